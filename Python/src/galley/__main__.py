"""``python -m galley``: the program with its libraries, in any folder and without an environment that is active."""

from ._program import main

if __name__ == "__main__":
    main()
