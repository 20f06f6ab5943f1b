import GalleyScenes

/// What the program tells its caller.
enum ExitCode: Int32 {
  case success = 0
  /// What was compared differs.
  case difference = 1
  /// The command line is wrong.
  case usage = 2
  /// The scene or a source is wrong, or cannot become a picture.
  case scene = 3
  /// Some rows of a batch failed; the others are done.
  case rows = 4
  /// A file cannot be read or written.
  case file = 5
  /// The machine, or what the program may use of it, has no memory left: what was done stays.
  case memory = 6
  /// The program has a fault; what was done stays.
  case fault = 7
  /// Somebody ended it by Ctrl-C.
  case interrupted = 130

  /// All of them, for the help.
  static let list: [(code: ExitCode, meaning: String)] = [
    (.success, "done"), (.difference, "what was compared differs"),
    (.usage, "the command line is wrong"),
    (.scene, "the scene, its data or a Swift file is wrong, or cannot become a picture"),
    (.rows, "some rows of a batch failed, the others are done"),
    (.file, "a file cannot be read or written"),
    (.memory, "memory is exhausted; what was done stays"),
    (.fault, "the program has a fault; what was done stays"),
    (.interrupted, "interrupted; what was done stays"),
  ]
}

/// Why a command ended early.
struct CommandFailure: Error, CustomStringConvertible {
  var code: ExitCode
  var message: String
  /// What is wrong, one by one, for programs.
  var problems: [RowProblem] = []
  var description: String { message }

  static func usage(_ message: String) -> CommandFailure {
    CommandFailure(code: .usage, message: message)
  }
}
