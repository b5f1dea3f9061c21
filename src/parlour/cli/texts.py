"""The texts of the command line."""

from parlour.text import Texts

text = Texts("cli")
