import CProcess
import Galley

// A reader that goes away is an error like any other, not a signal that ends the program.
signal(SIGPIPE, SIG_IGN)
// So is a file that grows beyond what is allowed.
signal(SIGXFSZ, SIG_IGN)
// A stream that is closed has a number that the next file would get, and messages would be written into it.
for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
  // What can be neither read nor written; unlike /dev/null every root has it.
  _ = open("/", O_RDONLY | O_DIRECTORY)
}
let arguments = (1..<max(1, galley_argument_count())).compactMap { index in
  galley_argument(index).map { String(cString: $0) }
}
exit(GalleyCommand.run(arguments).rawValue)
