/// A name between backquotes, as Markdown has it (CommonMark 6.1): a name with backquotes stands between more of them than
/// it has in a row.
enum CodeSpan {
  static func of(_ name: String) -> String {
    guard let longest = runs(in: name).max() else { return "`\(name)`" }
    let fence = String(repeating: "`", count: longest + 1)
    // A blank at both ends is none of the name's.
    let needsBlanks = name.hasPrefix("`") || name.hasSuffix("`")
    return needsBlanks ? "\(fence) \(name) \(fence)" : "\(fence)\(name)\(fence)"
  }

  /// The lengths of all runs of backquotes.
  private static func runs(in text: String) -> [Int] {
    text.split(whereSeparator: { $0 != "`" }).map(\.count)
  }

  /// A part of a text.
  enum Part: Equatable {
    case plain(Substring)
    /// With its fences.
    case code(Substring)
  }

  /// The spans of a text, and what is between them. Backquotes that nothing closes are plain.
  /// - Complexity: O(n m) in the characters and the runs of backquotes.
  static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var start = text.startIndex
    var index = start
    while let opening = text[index...].firstIndex(of: "`") {
      let fence = text[opening...].prefix { $0 == "`" }
      guard let end = end(of: fence, in: text) else {
        index = fence.endIndex
        continue
      }
      if start < opening { parts.append(.plain(text[start..<opening])) }
      parts.append(.code(text[opening..<end]))
      (start, index) = (end, end)
    }
    if start < text.endIndex { parts.append(.plain(text[start...])) }
    return parts
  }

  /// Behind the next run that is as long as the one that opens; nil where there is none.
  private static func end(of fence: Substring, in text: String) -> String.Index? {
    var rest = text[fence.endIndex...]
    while let next = rest.firstIndex(of: "`") {
      let run = text[next...].prefix { $0 == "`" }
      if run.count == fence.count { return run.endIndex }
      rest = text[run.endIndex...]
    }
    return nil
  }
}
