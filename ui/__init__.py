"""What people see and touch: the window, and the commands for people without a screen."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # our words, in the player's language, are enough
