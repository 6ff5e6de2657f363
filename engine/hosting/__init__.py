"""A running table and the people at it. The window, the network and the terminal are doors to it."""
