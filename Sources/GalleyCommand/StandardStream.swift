import Galley

/// Standard output and standard error.
enum StandardStream {
  case output
  case error

  private var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }

  var isTerminal: Bool { isatty(descriptor) != 0 }

  /// Writes a line and does not care whether anybody reads it.
  func print(_ line: String) {
    try? write(Data((TerminalColor.painted(line) + "\n").utf8))
  }

  /// Writes a part of a line.
  func printRaw(_ text: String) { try? write(Data(text.utf8)) }

  /// - Throws: `CommandFailure` when the stream is closed or full.
  func write(_ text: String) throws { try write(Data(text.utf8)) }

  func write(_ data: Data) throws {
    if let reason = OutputFile.write(data, to: descriptor) {
      throw CommandFailure(
        code: .file, message: "standard output: cannot be written: \(reason)")
    }
  }
}
