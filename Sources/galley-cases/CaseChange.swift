import GalleyGeometry

/// Changes a tree as a case says: `the same with c:fx(57,20)`, `the same with a.layoutPriority(1)`.
enum CaseChange {
  static func apply(_ change: String, to tree: String) throws -> String {
    let name = String(change.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let rest = change.dropFirst(name.count)
    guard !name.isEmpty, let start = range(of: name, in: tree) else {
      throw NotationError(text: "the same with \(change)")
    }
    let end = endOfItem(from: start, in: tree)
    if rest.hasPrefix(":") { return tree.replacingCharacters(in: start..<end, with: change) }
    guard rest.hasPrefix(".") else { throw NotationError(text: "the same with \(change)") }
    return "\(tree[..<end])\(rest)\(tree[end...])"
  }

  /// `tree` without a modifier and its arguments.
  static func removing(_ modifier: String, from tree: String) -> String {
    var result = tree
    while let start = result.range(of: ".\(modifier)(") {
      guard let end = result[start.upperBound...].firstIndex(of: ")") else { break }
      result.removeSubrange(start.lowerBound...end)
    }
    return result
  }

  /// `tree` with the items of another tree in place of their bare names.
  static func filling(_ tree: String, from items: String) -> String {
    var result = ""
    var word = ""
    func flush(_ next: Character?) {
      if !word.isEmpty, next != "(", next != ":", !result.hasSuffix("."), !result.hasSuffix("("),
        let start = range(of: word, in: items)
      {
        result += items[start..<endOfItem(from: start, in: items)]
      } else {
        result += word
      }
      word = ""
    }
    for character in tree {
      if character.isLetter || character.isNumber {
        word.append(character)
      } else {
        flush(character)
        result.append(character)
      }
    }
    flush(nil)
    return result
  }

  /// Where the item of that name begins.
  private static func range(of name: String, in tree: String) -> String.Index? {
    var search = tree.startIndex
    while let found = tree.range(of: "\(name):", range: search..<tree.endIndex) {
      let before =
        found.lowerBound == tree.startIndex
        ? " " : tree[tree.index(before: found.lowerBound)]
      if !before.isLetter, !before.isNumber { return found.lowerBound }
      search = found.upperBound
    }
    return nil
  }

  /// The separator, the bracket or the end behind the item that begins at `start`.
  private static func endOfItem(from start: String.Index, in tree: String) -> String.Index {
    var depth = 0
    var index = start
    while index < tree.endIndex {
      switch tree[index] {
      case "(", "{": depth += 1
      case ")", "}":
        if depth == 0 { return index }
        depth -= 1
      case ";", ",", "[", "]", " ":
        if depth == 0 { return index }
      default: break
      }
      index = tree.index(after: index)
    }
    return index
  }
}
