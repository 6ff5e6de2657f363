"""Tables over the local network: the host owns the game, guests see what their seats may see, and send answers."""
