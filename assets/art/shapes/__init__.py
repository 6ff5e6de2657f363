"""Small things that parts and pictures share."""
