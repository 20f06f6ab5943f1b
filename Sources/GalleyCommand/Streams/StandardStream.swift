import Galley
import GalleyStrings

/// Standard output and standard error.
enum StandardStream {
  case output
  case error

  private var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }

  var isTerminal: Bool { isatty(descriptor) != 0 }

  /// Writes a message, whose control characters are shown and not obeyed; a closed stream is ignored.
  func print(_ message: String) {
    try? write(TerminalColor.painted(Self.shown(message)) + "\n")
  }

  /// Writes text for people that quotes what others wrote.
  /// - Throws: `CommandError` when the stream is closed or full.
  func show(_ text: String) throws {
    try write(Self.shown(text) + "\n")
  }

  /// What neither a terminal nor the log of a CI service obeys.
  private static func shown(_ text: String) -> String {
    ControlCharacters.withoutCommands(ControlCharacters.escaped(text, keepingLines: true))
  }

  /// Writes a part of a line of our own, which may move the cursor.
  func printRaw(_ text: String) { try? write(text) }

  /// - Throws: `CommandError` when the stream is closed or full.
  func write(_ text: String) throws {
    var text = text
    // `Data(text.utf8)` asks for a conformance, and the first answer takes a fiftieth of a short run.
    try text.withUTF8 { try write(UnsafeRawBufferPointer($0)) }
  }

  func write(_ data: some ContiguousBytes) throws {
    if let reason = OutputFile.write(data, to: descriptor) {
      throw CommandError.unwritableOutput(InputFile.isClosed(descriptor) ?? reason)
    }
  }
}
