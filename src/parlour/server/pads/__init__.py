"""Score pads that several devices write on."""
