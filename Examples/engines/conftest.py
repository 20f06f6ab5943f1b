"""Lets the tests of this folder import `proxy`, the store that is cut, from the tests of the Python package."""

import pathlib
import sys

# At the end: that folder has a conftest of its own.
sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "Python" / "tests"))
