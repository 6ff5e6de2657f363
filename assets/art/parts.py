"""All parts of people: importing this registers them."""

from importlib import import_module

_SUBJECTS = {
    "coats": ("court", "dark", "north", "west"),
    "grounds": ("basics", "court", "dark", "north", "west"),
    "hats": ("court", "dark", "hoods", "north", "west"),
    "people": ("beards", "hair", "marks"),
    "props": ("court", "dark", "gestures", "north", "west", "west_layers", "west_tools"),
}
for _kind, _places in _SUBJECTS.items():
    for _place in _places:
        import_module(f"assets.art.{_kind}.{_place}")
