"""`python -m aegean` is the command `aegean`."""

from aegean.cli import main

main()
