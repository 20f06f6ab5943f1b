import CLibc
import CProcess
import Galley

galley_explain_faults(ExitCode.memory.rawValue, ExitCode.fault.rawValue)
// A reader that goes away is an error like any other, not a signal that ends the program.
signal(SIGPIPE, SIG_IGN)
// So is a file that grows beyond what is allowed.
signal(SIGXFSZ, SIG_IGN)
galley_occupy_closed_streams()
var arguments: [String] = []
for index in 1..<max(1, galley_argument_count()) {
  guard let word = galley_argument(index) else { continue }
  // A file's name with other bytes would be another file.
  guard let argument = String(validatingCString: word) else {
    let shown = String(
      decoding: UnsafeRawBufferPointer(start: word, count: strlen(word)), as: UTF8.self)
    StandardStream.error.print(
      "galley: found \"\(shown)\", which is not UTF-8, expected UTF-8 text")
    exit(ExitCode.usage.rawValue)
  }
  arguments.append(argument)
}
exit(GalleyCommand.run(arguments).rawValue)
