"""The pictures of cards, characters and games: read from packs of SVG, painted beside the drawing, and kept."""
