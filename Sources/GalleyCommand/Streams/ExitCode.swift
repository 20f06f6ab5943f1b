import Galley
import GalleyBatch
import GalleyScenes
import GalleyStrings

/// What the program tells its caller.
enum ExitCode: Int32 {
  case success = 0
  /// What was compared differs.
  case difference = 1
  /// The command line is wrong.
  case usage = 2
  /// The scene or a source is wrong, or cannot become an image.
  case scene = 3
  /// Some rows of a batch failed; the others are done.
  case rows = 4
  /// A file cannot be read or written.
  case file = 5
  /// The machine, or what the program may use of it, has no memory left: what was done stays.
  case memory = 6
  /// The program has a fault; what was done stays.
  case fault = 7
  /// The user ended it by Ctrl-C.
  case interrupted = 130

  /// All of them, for the help.
  static let list: [(code: ExitCode, meaning: String)] = [
    (.success, "Success."), (.difference, "What was compared differs."),
    (.usage, "The command line is wrong."),
    (.scene, "A scene, its data or a Swift file has an error, or cannot be drawn."),
    (.rows, "Some rows failed; the others are done."),
    (.file, "A file cannot be read or written."),
    (.memory, "Out of memory; what was finished stays."),
    (.fault, "A fault in Galley itself; what was finished stays."),
    (.interrupted, "Interrupted by Ctrl-C; what was finished stays."),
  ]
}

extension ImageError {
  /// Files that cannot be kept are no fault of a scene.
  var code: ExitCode {
    if case .file = self { .file } else { .scene }
  }
}

/// Why a command ended early.
struct CommandError: ErrorOfRow, CustomStringConvertible {
  var code: ExitCode
  var message: String
  /// What is wrong, one by one, for programs.
  var problems: [RowProblem] = []
  /// Whether nothing can be written to standard output any more: nothing is left to do.
  var endsOutput = false
  var description: String { message }

  /// The message with the line feeds of names that somebody gave as `\u{A}`; its own begin lines.
  func message(quoting arguments: [String]) -> String {
    arguments.reduce(message) { message, argument in
      guard argument.contains(where: \.isNewline), argument.contains(where: { !$0.isWhitespace })
      else { return message }
      return message.replacingOccurrences(of: argument, with: ControlCharacters.escaped(argument))
    }
  }

  /// - Parameter reason: why nothing can be written to standard output.
  static func unwritableOutput(_ reason: String = "it is closed") -> CommandError {
    CommandError(
      code: .file, message: "standard output: cannot be written: \(reason)", endsOutput: true)
  }

  static func usage(_ message: String) -> CommandError {
    CommandError(code: .usage, message: message)
  }
}
