"""`python -m tortuga`."""

import sys

from tortuga.cli import main

sys.exit(main())
