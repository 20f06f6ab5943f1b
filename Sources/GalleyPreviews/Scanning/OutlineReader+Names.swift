import Foundation

// The names of previews, as far as the source says them.
extension OutlineReader {
  /// Notes the `#Preview` whose `#` is the next token.
  mutating func notePreview() {
    let name = isSign(place + 2, 0x28) ? literal(place + 3) : nil
    outline.previews.append(
      ScannedPreview(
        .macro, line: lines.line(of: tokens[place].start), names: name.map { [$0] } ?? []))
  }

  /// Notes a provider whose name is at `name`; its brace is to be read.
  mutating func noteProvider(_ path: [String], name: Int) {
    let open = opening(from: place) { isSign($0, 0x7B) }
    var names: [String] = []
    for index in open..<max(open, afterBracket(open)) where hash(index) == SwiftWord.displayName {
      if isSign(index + 1, 0x28), let name = literal(index + 2) { names.append(name) }
    }
    outline.previews.append(
      ScannedPreview(
        .provider, line: lines.line(of: tokens[name].start), typeName: path.joined(separator: "."),
        names: names))
  }

  /// The text of a literal that is a whole argument; nil for one with interpolations, or of several lines.
  private func literal(_ index: Int) -> String? {
    guard index + 1 < tokens.count, tokens[index].kind == .string,
      isSign(index + 1, 0x29) || isSign(index + 1, 0x2C)
    else { return nil }
    let text = String(
      decoding: bytes[Int(tokens[index].start)..<Int(tokens[index].end)], as: UTF8.self)
    let hashes = text.prefix { $0 == "#" }
    let inner = text.dropFirst(hashes.count).dropLast(hashes.count)
    guard inner.first == "\"", inner.count >= 2, inner.last == "\"", !inner.hasPrefix("\"\"\"")
    else {
      return nil
    }
    return Self.unescaped(inner.dropFirst().dropLast(), "\\" + hashes)
  }

  private static func unescaped(_ text: Substring, _ escape: String) -> String? {
    var result = ""
    var rest = text
    while let mark = rest.range(of: escape) {
      result += rest[..<mark.lowerBound]
      rest = rest[mark.upperBound...]
      switch rest.popFirst() {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "0": result += "\0"
      case "u":
        guard let end = rest.firstIndex(of: "}"), rest.first == "{",
          let value = UInt32(rest[..<end].dropFirst(), radix: 16),
          let scalar = Unicode.Scalar(value)
        else { return nil }
        result.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      case let sign? where "\\\"'".contains(sign): result.append(sign)
      default: return nil
      }
    }
    return result + rest
  }
}
