/// Writes JSON (RFC 8259) value by value, with the members of an object in the order in which they come.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.openObject()
/// writer.key("name")
/// writer.string("card")
/// writer.key("size")
/// writer.openArray()
/// writer.integer(40)
/// writer.number(20.5)
/// writer.close()
/// writer.close()
/// writer.text  // {"name":"card","size":[40,20.5]}
/// ```
///
/// Containers are opened and closed, not written by closures: those of a nested value would need the stack several
/// times.
///
/// A document of one `Codable` value is `JSONEncoder`'s.
package struct JSONWriter {
  package enum Spacing: Sendable {
    /// `{"a":1,"b":[2,3]}`
    case compact
    /// `{"a": 1, "b": [2, 3]}`
    case spaced
  }

  package enum Escapes: Sendable {
    /// Of quotation marks, backslashes and the controls of ASCII, these by number: `\u000a`.
    case required
    /// Of `ControlCharacters`'s controls, too, so that a terminal obeys nothing; `\n`, `\r` and `\t` have JSON's short
    /// forms.
    case visible
  }

  private let spacing: Spacing
  private let escapes: Escapes
  /// UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// Whether a value stands before the next one in its array or object.
  private var needsComma = false
  /// What closes the containers that are open, the innermost one last.
  private var closings: [UInt8] = []

  package init(spacing: Spacing = .compact, escapes: Escapes = .visible) {
    (self.spacing, self.escapes) = (spacing, escapes)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// A string in quotation marks.
  package static func quoted(_ string: String, escapes: Escapes = .visible) -> String {
    var writer = JSONWriter(escapes: escapes)
    writer.string(string)
    return writer.text
  }

  // MARK: Containers

  package mutating func openObject() { open("{", closing: "}") }

  package mutating func openArray() { open("[", closing: "]") }

  private mutating func open(_ opening: Unicode.Scalar, closing: Unicode.Scalar) {
    begin()
    bytes.append(UInt8(ascii: opening))
    closings.append(UInt8(ascii: closing))
    needsComma = false
  }

  /// Ends the innermost container; does nothing where none is open.
  package mutating func close() {
    guard let closing = closings.popLast() else { return }
    bytes.append(closing)
    needsComma = true
  }

  /// The key of the value that follows.
  package mutating func key(_ name: String) {
    begin()
    quote(name)
    append(spacing == .spaced ? ": " : ":")
    needsComma = false
  }

  // MARK: Values

  package mutating func null() { plain("null") }

  package mutating func bool(_ value: Bool) { plain(value ? "true" : "false") }

  package mutating func integer(_ value: Int) {
    begin()
    bytes += String(value).utf8
  }

  /// The shortest digits that are read as the same number, `8.0` for a whole one. JSON has no infinity and nothing that
  /// is not a number: they are strings, `"inf"`, `"-inf"` and `"nan"`.
  package mutating func number(_ value: Double) {
    guard value.isFinite else { return string("\(value)") }
    begin()
    bytes += "\(value)".utf8
  }

  package mutating func string(_ value: String) {
    begin()
    quote(value)
  }

  /// A value that is JSON already.
  package mutating func written(_ json: String) {
    begin()
    bytes += json.utf8
  }

  // MARK: Bytes

  private mutating func plain(_ word: StaticString) {
    begin()
    append(word)
  }

  /// Separates a value, or a member, from the one before it.
  private mutating func begin() {
    if needsComma { append(spacing == .spaced ? ", " : ",") }
    needsComma = true
  }

  private mutating func append(_ text: StaticString) { text.withUTF8Buffer { bytes += $0 } }

  private mutating func quote(_ string: String) {
    append("\"")
    if string.utf8.allSatisfy(Self.isPlain) {
      bytes += string.utf8
    } else {
      for scalar in string.unicodeScalars { escape(scalar) }
    }
    append("\"")
  }

  /// Whether a byte stands for itself wherever it is: printable ASCII but for what JSON gives a meaning.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "\n" where escapes == .visible: append("\\n")
    case "\r" where escapes == .visible: append("\\r")
    case "\t" where escapes == .visible: append("\\t")
    case _ where isEscaped(scalar): bytes += ControlCharacters.jsonEscape(scalar).utf8
    default: bytes += scalar.utf8
    }
  }

  private func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    escapes == .visible ? ControlCharacters.isControl(scalar) : scalar.value < 0x20
  }
}
