import Galley
import GalleyStrings

/// What a command says, to people or to programs: data on standard output, the rest on standard error.
struct Console {
  /// Something that happened, for programs.
  struct Event: Encodable {
    var event: String
    var path: String?
    var row: Int?
    var width: Int?
    var height: Int?
    var bytes: Int?
    var milliseconds: Double?
    var warnings: [String]?
    var message: String?
    /// Cases that have a tolerance.
    var tolerant: [String]?
    var code: Int32?

    init(_ event: String) { self.event = event }
  }

  let isQuiet: Bool
  let isJSON: Bool

  init(isQuiet: Bool = false, isJSON: Bool = false) {
    (self.isQuiet, self.isJSON) = (isQuiet, isJSON)
  }

  /// A result: a line for people, or an event for programs.
  func say(_ line: String, _ event: @autoclosure () -> Event) throws {
    if isJSON {
      try emit(event())
    } else if !isQuiet {
      try StandardStream.output.show(ControlCharacters.escaped(line))
    }
  }

  func emit(_ event: Event) throws { try emit(json: event) }

  func emit(json event: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try emit(text: String(decoding: encoder.encode(event), as: UTF8.self))
  }

  /// JSON that is written already.
  func emit(text: String) throws {
    let shown = ControlCharacters.withoutCommands(json: ControlCharacters.escaped(json: text))
    try StandardStream.output.write(shown + "\n")
  }

  /// A warning or a note, on standard error.
  func notice(_ line: String) {
    if !isQuiet { StandardStream.error.print(ControlCharacters.escaped(line)) }
  }
}

/// Colours on a terminal that wants them (https://no-color.org).
enum TerminalColor: String {
  case red = "31"
  case yellow = "33"

  private static var isWanted: Bool {
    let environment = ProcessInfo.processInfo.environment
    return (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
      && StandardStream.error.isTerminal
  }

  /// The line with its word for what happened in colour.
  static func painted(_ line: String) -> String {
    guard isWanted else { return line }
    for (word, color) in [("galley:", TerminalColor.red), ("warning", .yellow)] {
      if let range = line.range(of: word) {
        return line.replacingCharacters(
          in: range, with: "\u{1B}[\(color.rawValue)m\(line[range])\u{1B}[0m")
      }
    }
    return line
  }
}
