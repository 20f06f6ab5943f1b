// Words of others in the log of a CI service, which obeys lines of a form.
extension ControlCharacters {
  /// The text without what a CI service takes for a command: `::error::…` at the start of a line, behind blanks and
  /// what is not seen, too, has `\u{3A}` in the place of its first colon; `##[…]` and `##vso[…]` anywhere have
  /// `\u{5B}`.
  ///
  /// GitHub's runner reads both forms (`ActionCommand.TryParseV2` and `TryParse` of actions/runner), Azure Pipelines
  /// the last one.
  /// - Complexity: O(n); a text without any is given back.
  package static func withoutCommands(_ text: String) -> String {
    let bytes = text.utf8
    // A command has two colons, or a `#`.
    let colons = bytes.lazy.filter { $0 == UInt8(ascii: ":") }.prefix(2).count
    guard colons == 2 || bytes.contains(UInt8(ascii: "#")) else { return text }
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { withoutOldCommands(withoutStart(Substring($0)), bracket: "\\u{5B}") }
    return lines.joined(separator: "\n")
  }

  /// JSON without commands: a line of it begins with none, and `##[` stands in strings alone, where it may be escaped.
  /// - Complexity: O(n); a text without any is given back.
  package static func withoutCommands(json: String) -> String {
    withoutOldCommands(json[...], bracket: "\\u005b")
  }

  private static func withoutStart(_ line: Substring) -> Substring {
    let scalars = line.unicodeScalars
    func seen(from index: Substring.Index) -> Substring.Index? {
      scalars[index...].firstIndex {
        !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
      }
    }
    guard let first = seen(from: scalars.startIndex), scalars[first] == ":",
      let second = seen(from: scalars.index(after: first)), scalars[second] == ":"
    else { return line }
    var result = String(scalars[..<first])
    result += "\\u{3A}"
    result.unicodeScalars.append(contentsOf: scalars[scalars.index(after: first)...])
    return result[...]
  }

  private static func withoutOldCommands(_ line: Substring, bracket: String) -> String {
    guard line.utf8.contains(UInt8(ascii: "#")) else { return String(line) }
    var result = ""
    // Bytes: a character before it may make one letter of it and the first of the characters.
    func ends(in word: String) -> Bool {
      result.utf8.suffix(word.utf8.count).elementsEqual(word.utf8)
    }
    for scalar in line.unicodeScalars {
      if scalar == "[", ends(in: "##") || ends(in: "##vso") {
        result += bracket
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
