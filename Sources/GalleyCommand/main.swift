import CLibc
import CProcess
import Galley

galley_explain_faults(ExitCode.memory.rawValue, ExitCode.fault.rawValue)
// A reader that goes away is an error like any other, not a signal that ends the program.
signal(SIGPIPE, SIG_IGN)
// So is a file that grows beyond what is allowed.
signal(SIGXFSZ, SIG_IGN)
galley_occupy_closed_streams()
let arguments = (1..<max(1, galley_argument_count())).compactMap { index in
  galley_argument(index).map { String(cString: $0) }
}
exit(GalleyCommand.run(arguments).rawValue)
