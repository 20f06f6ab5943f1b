import GalleyStrings

extension JSONDocument {
  /// A value of the document in the words in which it was written: `1.0` stays `1.0`, `"\u00e9"` its escape, and a
  /// number keeps all its digits. White space, comments and commas behind last elements are left out, so that it is RFC
  /// 8259's JSON on one line; what a terminal would obey is an escape.
  /// - Parameter node: one that was read from the document's bytes.
  /// - Complexity: O(n) in the bytes of the value.
  package func written(_ node: JSONNode) -> String {
    switch node.value {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .string where !node.isLongInteger: string(at: node.offset)
    case .number, .string: number(at: node.offset)
    case .array(let elements): "[" + elements.map(written).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.map { string(at: $0.keyOffset) + ":" + written($0.value) }
        .joined(separator: ",") + "}"
    }
  }

  private func number(at start: Int) -> String {
    let digits = bytes[start...].prefix { byte in
      (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte)
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// The string whose opening quotation mark stands there, with both marks.
  private func string(at start: Int) -> String {
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return ControlCharacters.escaped(
      json: String(decoding: bytes[start..<min(end + 1, bytes.count)], as: UTF8.self))
  }
}
