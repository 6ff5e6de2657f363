"""One game on the screen: the session behind it, what to show of it, where that lies, and the picture."""
