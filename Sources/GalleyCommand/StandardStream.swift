import Galley

/// Standard output and standard error.
enum StandardStream {
  case output
  case error

  private var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }

  var isTerminal: Bool { isatty(descriptor) != 0 }

  /// Writes a line and does not care whether anybody reads it.
  func print(_ line: String) { try? write(TerminalColor.painted(line) + "\n") }

  /// Writes a part of a line.
  func printRaw(_ text: String) { try? write(text) }

  /// - Throws: `CommandFailure` when the stream is closed or full.
  func write(_ text: String) throws {
    var text = text
    // `Data(text.utf8)` asks for a conformance, and the first answer takes a fiftieth of a short run.
    try text.withUTF8 { try write(UnsafeRawBufferPointer($0)) }
  }

  func write(_ data: some ContiguousBytes) throws {
    if let reason = OutputFile.write(data, to: descriptor) {
      throw CommandFailure(
        code: .file,
        message: "standard output: cannot be written: \(InputFile.isClosed(descriptor) ?? reason)")
    }
  }
}
