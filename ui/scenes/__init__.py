"""The screens, one on top of the other on a stack."""
