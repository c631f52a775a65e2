"""Why the site cannot be built."""


class Refusal(Exception):
    """One line for the terminal."""
