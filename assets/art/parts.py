"""All parts of people: importing this registers them."""

from importlib import import_module

_SUBJECTS = {
    "coats": ("court", "dark", "north", "west", "wilds"),
    "grounds": ("basics", "court", "dark", "north", "west", "wilds"),
    "hats": ("court", "dark", "hoods", "north", "west", "wilds"),
    "people": ("beards", "hair", "marks"),
    "props": ("court", "dark", "gestures", "north", "west", "west_layers", "west_tools", "wilds"),
}
for _kind, _places in _SUBJECTS.items():
    for _place in _places:
        import_module(f"assets.art.{_kind}.{_place}")
