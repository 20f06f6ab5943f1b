/// What stands between `{{` and `}}`: a way into the data or a literal, what to take where there is
/// nothing, and formatters: `{{title ?? 'Untitled' | uppercase}}`.
struct Placeholder {
  /// A value of an expression.
  enum Operand {
    /// The names on the way: `item.price`.
    case path([String])
    case literal(JSONNode.Value)
  }

  /// `number(fractionLength: 2)`.
  struct Formatter {
    var name: String
    var arguments: [(label: String?, value: Operand)]
  }

  /// As it is written, for messages.
  var text: String
  /// The first that is there counts.
  var operands: [Operand]
  var formatters: [Formatter]

  /// A piece of a string.
  enum Segment {
    case text(String)
    case placeholder(Placeholder)
  }

  /// Why a string cannot be read.
  struct Failure: Error {
    var found: String
    var expected: String
  }

  /// Cuts a string at its placeholders.
  /// - Throws: `Failure`.
  static func segments(of string: String) throws -> [Segment] {
    var scanner = PlaceholderScanner(string)
    return try scanner.segments()
  }
}

/// Reads placeholders letter by letter.
private struct PlaceholderScanner {
  private let characters: [Character]
  private var index = 0
  /// What ends a name.
  private static let ends: Set<Character> = ["|", "?", "(", ")", ",", "'", "}", "{", ":"]

  init(_ string: String) { characters = Array(string) }

  private func starts(with text: String) -> Bool { characters[index...].starts(with: text) }

  mutating func segments() throws -> [Placeholder.Segment] {
    var result: [Placeholder.Segment] = []
    var text = ""
    while index < characters.count {
      guard starts(with: "{{") else {
        text.append(characters[index])
        index += 1
        continue
      }
      if !text.isEmpty { result.append(.text(text)) }
      text = ""
      result.append(.placeholder(try placeholder()))
    }
    if !text.isEmpty { result.append(.text(text)) }
    return result
  }

  private mutating func placeholder() throws -> Placeholder {
    let start = index
    index += 2
    var operands = [try operand()]
    while takes("??") { operands.append(try operand()) }
    var formatters: [Placeholder.Formatter] = []
    while takes("|") { formatters.append(try formatter()) }
    guard takes("}}") else {
      throw failure("\"}}\" at the end of a placeholder such as {{name}}")
    }
    let text = String(characters[start..<index])
    return Placeholder(text: text, operands: operands, formatters: formatters)
  }

  private func failure(_ expected: String) -> Placeholder.Failure {
    let rest = String(characters[index...].prefix(16))
    return Placeholder.Failure(
      found: rest.isEmpty ? "\"{{\" without \"}}\"" : "\"\(rest)\"", expected: expected)
  }

  private mutating func skipSpace() {
    while index < characters.count, characters[index].isWhitespace { index += 1 }
  }

  private mutating func takes(_ text: String) -> Bool {
    skipSpace()
    guard starts(with: text) else { return false }
    index += text.count
    return true
  }

  /// Letters up to the next sign, without white space at the ends.
  private mutating func name() -> String {
    skipSpace()
    let start = index
    while index < characters.count, !Self.ends.contains(characters[index]) { index += 1 }
    var end = index
    while end > start, characters[end - 1].isWhitespace { end -= 1 }
    return String(characters[start..<end])
  }

  private mutating func operand() throws -> Placeholder.Operand {
    if takes("'") { return .literal(.string(try quoted())) }
    let name = name()
    switch name {
    case "": throw failure("the path of a value, or a text in single quotation marks")
    case "true": return .literal(.bool(true))
    case "false": return .literal(.bool(false))
    case "null": return .literal(.null)
    default:
      if let first = name.utf8.first, first == 0x2D || (0x30...0x39).contains(first),
        let number = Double(name), number.isFinite
      {
        return .literal(.number(number))
      }
      let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      return .path(parts)
    }
  }

  /// The text up to the closing quotation mark; two of them stand for one.
  private mutating func quoted() throws -> String {
    var text = ""
    while index < characters.count {
      let character = characters[index]
      index += 1
      guard character == "'" else {
        text.append(character)
        continue
      }
      guard index < characters.count, characters[index] == "'" else { return text }
      text.append("'")
      index += 1
    }
    throw failure("the closing quotation mark")
  }

  private mutating func formatter() throws -> Placeholder.Formatter {
    let name = name()
    guard !name.isEmpty else { throw failure("the name of a formatter") }
    var arguments: [(label: String?, value: Placeholder.Operand)] = []
    guard takes("(") else { return Placeholder.Formatter(name: name, arguments: []) }
    if takes(")") { return Placeholder.Formatter(name: name, arguments: []) }
    repeat {
      let start = index
      let label = self.name()
      if !label.isEmpty, takes(":") {
        arguments.append((label, try operand()))
      } else {
        index = start
        arguments.append((nil, try operand()))
      }
    } while takes(",")
    guard takes(")") else { throw failure("a comma or \")\"") }
    return Placeholder.Formatter(name: name, arguments: arguments)
  }
}
