/// Characters that a terminal obeys instead of showing them, in texts that quote foreign text.
///
/// `ESC ]52;…` puts words into the reader's clipboard, U+202E turns the rest of a line around: a message that quotes a
/// scene or a row must do neither.
package enum ControlCharacters {
  /// The controls of ASCII and of Latin 1 (C0, DEL, C1), those of writing directions, and Unicode's ends of lines.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The text with `\u{1B}` for each control.
  /// - Parameter keepingLines: whether line feeds and tabs stay: in texts of several lines. What is quoted in a line
  ///   has none.
  /// - Complexity: O(n); a text without any is given back.
  package static func escaped(_ text: String, keepingLines: Bool = false) -> String {
    guard mayHaveControls(text) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      let stays = keepingLines && (scalar == "\n" || scalar == "\t")
      if isControl(scalar), !stays {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// JSON with JSON's own escapes for the controls in its strings that it need not escape. Line feeds and tabs
  /// between values stay.
  /// - Complexity: O(n); a text without any is given back.
  package static func escaped(json: String) -> String {
    guard mayHaveControls(json) else { return json }
    var result = ""
    for scalar in json.unicodeScalars {
      // JSON has none of ASCII's in its strings, and needs some of them between values.
      if isControl(scalar), scalar.value >= 0x7F {
        result += jsonEscape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// `\u001b`.
  package static func jsonEscape(_ control: Unicode.Scalar) -> String {
    let digits = String(control.value, radix: 16)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Whether a look at the bytes finds anything that could be one: most messages are printable ASCII.
  private static func mayHaveControls(_ text: String) -> Bool {
    text.utf8.contains { $0 < 0x20 || $0 >= 0x7F }
  }
}
