"""How Hypothesis runs here."""

from hypothesis import settings

# The same commit gives the same verdict, and no deadline: the first call of a kernel may wait for the disk or a core.
settings.register_profile("tortuga", deadline=None, derandomize=True)
settings.load_profile("tortuga")
