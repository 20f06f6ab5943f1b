/// What the program tells its caller.
enum ExitCode: Int32 {
  case success = 0
  /// What was compared differs.
  case difference = 1
  /// The command line is wrong.
  case usage = 2
  /// The scene is wrong, or cannot become a picture.
  case scene = 3
  /// A file cannot be read or written.
  case file = 5
}

/// Why a command ended early.
struct CommandFailure: Error {
  var code: ExitCode
  var message: String

  static func usage(_ message: String) -> CommandFailure {
    CommandFailure(code: .usage, message: message)
  }
}
