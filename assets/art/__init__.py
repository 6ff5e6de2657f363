"""Where the pictures of the cards are drawn. The running program reads only what `build` packs into `assets/pictures`."""
