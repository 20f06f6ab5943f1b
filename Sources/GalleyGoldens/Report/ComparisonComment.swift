import Galley
import GalleyStrings

/// A comparison as Markdown, for a comment of a pull request: what changed and why first, then every image.
struct ComparisonComment {
  private let comparison: RevisionComparison

  /// By which a program finds its own comment again.
  static let mark = "[//]: # (galley compare)"
  private static let causeLimit = 20
  private static let nameLimit = 4
  private static let rowLimit = 100

  init(_ comparison: RevisionComparison) { self.comparison = comparison }

  /// With a line's end.
  var text: String {
    let changes = comparison.changes
    let sides = "`\(Self.code(comparison.before))` → `\(Self.code(comparison.after))`"
    var lines = [Self.mark, ""]
    guard !changes.isEmpty else {
      lines += ["### Images: none of \(comparison.count) changed", "", sides]
      return (lines + failures).joined(separator: "\n") + "\n"
    }
    let images = comparison.count.counted("image")
    lines += ["### Images: \(comparison.summary)", "", "\(sides), \(images)", ""]
    let causes = ChangeCauses(changes).causes
    for cause in causes.prefix(Self.causeLimit) {
      lines.append("- \(Self.names(cause.keys)):")
      lines += cause.sentences.map { "  - \(Self.escaped($0))" }
    }
    if causes.count > Self.causeLimit {
      lines.append("- \(causes.count - Self.causeLimit) more causes: see the report")
    }
    if !causes.isEmpty { lines.append("") }
    lines += table(changes)
    return (lines + warnings + failures).joined(separator: "\n") + "\n"
  }

  private func table(_ changes: [GoldenResult]) -> [String] {
    var lines = [
      "<details><summary>Every image</summary>", "", "| image | change | pixels |", "|---|---|---|",
    ]
    for change in changes.prefix(Self.rowLimit) {
      lines.append(
        "| \(Self.escaped(change.key)) | \(RevisionComparison.word(change.verdict)) | \(Self.escaped(Self.measure(change))) |"
      )
    }
    if changes.count > Self.rowLimit {
      lines.append("| \(changes.count - Self.rowLimit) more | | |")
    }
    return lines + ["", "</details>"]
  }

  /// By how much an image changed.
  private static func measure(_ change: GoldenResult) -> String {
    switch change.verdict {
    case .different:
      return change.difference?.summary ?? ""
    case .size: return "\(change.expected?.text ?? "") became \(change.actual?.text ?? "")"
    case .missing, .unread: return (change.actual ?? change.expected)?.text ?? ""
    default: return change.explanation.first ?? ""
    }
  }

  private var failures: [String] {
    guard !comparison.failures.isEmpty else { return [] }
    let names = comparison.failures.prefix(Self.nameLimit).map { Self.escaped($0.key) }
    let rest = comparison.failures.count - names.count
    let list = names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return ["", "Drawn neither before nor after: \(list)"]
  }

  private var warnings: [String] {
    let all = comparison.warnings
    guard !all.isEmpty else { return [] }
    let lines = all.prefix(Self.causeLimit).map { warning in
      "- \(Self.names(warning.keys)): \(Self.escaped(warning.text))"
    }
    let rest = all.count - lines.count
    return ["", "Drawn with warnings:", ""] + lines
      + (rest > 0 ? ["- \(rest.counted("more warning")): see the report"] : [])
  }

  private static func names(_ keys: [String]) -> String {
    let names = keys.prefix(nameLimit).map { "**\(escaped($0))**" }
    let rest = keys.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// What stands between backquotes.
  private static func code(_ text: String) -> String {
    text.replacingOccurrences(of: "`", with: "'")
  }

  /// A sentence whose names stay between backquotes, and in which nothing else is Markdown, HTML or a mention.
  static func escaped(_ text: String) -> String {
    CodeSpan.parts(of: text).map { part in
      switch part {
      case .plain(let text): plain(text)
      case .code(let span): String(span)
      }
    }.joined()
  }

  private static func plain(_ text: Substring) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "@": result += "&#64;"
      case "|": result += "&#124;"
      case "\\", "`", "*", "_", "[", "]", "#", "~": result += "\\\(character)"
      case "\n", "\r", "\r\n": result += " "
      default: result.append(character)
      }
    }
  }
}
