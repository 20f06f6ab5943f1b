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
  static func located(_ line: Substring) -> SourceDiagnostic? {
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
  /// Of a compiler that crashed.
  static func crash(_ signal: Int32, at path: String) -> SourceDiagnostic {
    stop(.crash, "crashed (signal \(signal))", at: path)
  }

  /// Of a compiler that took longer than it may.
  static func timeout(_ limit: Duration, at path: String) -> SourceDiagnostic {
    stop(.timeout, "was stopped after \(limit.components.seconds) seconds", at: path)
  }

  /// - Parameter reason: how it ended, as a verb.
  private static func stop(
    _ kind: SourceDiagnostic.Kind, _ reason: String, at path: String
  ) -> SourceDiagnostic {
    var diagnostic = SourceDiagnostic(
      .error, path: path, "the compiler \(reason) while compiling this file")
    diagnostic.kind = kind
    return diagnostic
  }

  /// Of an expression that the type checker gave up.
  static func isUnfinished(_ diagnostic: SourceDiagnostic) -> Bool {
    diagnostic.severity == .error
      && diagnostic.message.contains("unable to type-check this expression in reasonable time")
  }

  /// Whether an error may come from two files that declare the same.
  static func isClash(_ diagnostic: SourceDiagnostic) -> Bool {
    let words = [
      "invalid redeclaration of ", "operator redeclared", "ambiguous use of ",
      "is ambiguous for type lookup", "redundant conformance of ", "used twice",
    ]
    return diagnostic.severity == .error && words.contains { diagnostic.message.contains($0) }
  }

  /// Whether what an error says may come from something that was not there: a name, a member, an operator, a conformance, or
  /// another form of a function.
  static func mayMissSomething(_ diagnostic: SourceDiagnostic) -> Bool {
    let words = [
      "cannot find ", "has no ", "no macro named", "unknown ", "is not a member type of",
      "cannot be applied to", "is not a prefix", "is not a postfix", "is not a binary",
      "conform to ", "requires that ", "no exact matches", "extra argument", "missing argument",
      "incorrect argument label", "cannot convert", "cannot infer", "cannot be constructed",
      "reference to member",
    ]
    return diagnostic.severity == .error && words.contains { diagnostic.message.contains($0) }
  }

  /// The files that declare what errors name between quotes: names, operators, labels, conformances.
  static func declaring(
    missing diagnostics: [SourceDiagnostic], _ index: SourceIndex
  ) -> Set<String> {
    var found: Set<String> = []
    for diagnostic in diagnostics where diagnostic.severity == .error {
      let words = quoted(diagnostic.message)
      for word in words {
        let isStandard = SwiftWord.standardOperators.contains(word)
        for path in index.declaring[word] ?? [] {
          let operands = index.source(path)?.outline.operands[word] ?? []
          if !isStandard || !operands.isDisjoint(with: words) { found.insert(path) }
        }
        for place in index.adding[word] ?? [] {
          guard let item = index.item(place) else { continue }
          let isMeant =
            !isStandard && item.members.contains(word)
            || words.contains(item.type)
              && (item.members.contains(word) || !item.protocols.isDisjoint(with: words))
          let labels = item.subscripts.union(item.initialisers)
          if isMeant || !labels.isDisjoint(with: words) { found.insert(place.path) }
        }
      }
    }
    return found
  }

  /// The names and operators that stand between quotes.
  private static func quoted(_ message: String) -> Set<UInt64> {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    var words: Set<UInt64> = []
    for place in stride(from: 1, to: parts.count, by: 2) {
      let text = String(parts[place])
      SourceOutline.readTokens(text) { token in
        if token.kind == .word || token.kind == .symbol { words.insert(token.hash) }
      }
    }
    return words
  }
}
