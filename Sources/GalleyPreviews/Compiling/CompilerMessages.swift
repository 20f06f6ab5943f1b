import Foundation

/// Reads what the compiler prints with `-diagnostic-style llvm`.
enum CompilerMessages {
  /// The messages in their order, with the paths that the compiler was given; lines of source between them are left
  /// out.
  static func read(_ output: String) -> [SourceDiagnostic] {
    var found: [SourceDiagnostic] = []
    for line in output.split(whereSeparator: \.isNewline) {
      if let diagnostic = located(line) ?? unlocated(line) { found.append(diagnostic) }
    }
    return found
  }

  /// `/path/Card.swift:3:5: error: message`
  private static func located(_ line: Substring) -> SourceDiagnostic? {
    for severity in [SourceDiagnostic.Severity.error, .warning, .note] {
      guard let mark = line.range(of: ": \(severity.rawValue): ") else { continue }
      let place = line[..<mark.lowerBound].split(
        separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let column = Int(place[place.count - 1]),
        let row = Int(place[place.count - 2])
      else { continue }
      let path = place.dropLast(2).joined(separator: ":")
      return SourceDiagnostic(
        severity, path: path, line: row, column: column, text(line[mark.upperBound...]))
    }
    return nil
  }

  /// Without the name of the message's group at its end.
  private static func text(_ message: Substring) -> String {
    guard message.hasSuffix("]"), let mark = message.range(of: " [#", options: .backwards) else {
      return String(message)
    }
    return String(message[..<mark.lowerBound])
  }

  /// `<unknown>:0: error: message` and `error: message`.
  private static func unlocated(_ line: Substring) -> SourceDiagnostic? {
    for prefix in ["<unknown>:0: error: ", "error: "] where line.hasPrefix(prefix) {
      return SourceDiagnostic(.error, String(line.dropFirst(prefix.count)))
    }
    return nil
  }
}

extension CompilerMessages {
  /// Whether an error may be one of a declaration in another file.
  static func missNames(_ diagnostics: [SourceDiagnostic]) -> Bool {
    let words = [
      "cannot find ", "has no member", "does not conform", "conform to", "cannot infer",
      "extra argument", "incorrect argument label", "no exact matches",
    ]
    return diagnostics.contains { diagnostic in
      diagnostic.severity == .error && words.contains { diagnostic.message.contains($0) }
    }
  }
}
