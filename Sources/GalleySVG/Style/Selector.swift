/// A selector of CSS: simple ones in a row, each inside of the one before.
struct Selector {
  struct Attribute {
    enum Match {
      case exists, equals, includes, dash, prefix, suffix, contains
    }
    var name: String
    var match: Match
    var value: String
  }
  struct Simple {
    var type: String?
    var ids: [String] = []
    var classes: [String] = []
    var attributes: [Attribute] = []
    var isFirstChild = false
    /// How it is bound to the one before: ` `, `>`, `+` or `~`.
    var combinator: UInt8 = 32
  }
  private var parts: [Simple] = []
  /// Ids, then classes, attributes and pseudo-classes, then types.
  private(set) var specificity = 0

  /// Nil for what is not understood.
  init?(_ text: String) {
    var scanner = SVGScanner(text)
    scanner.skipSpaces()
    var combinator: UInt8 = 32
    while !scanner.isAtEnd {
      guard var simple = Self.simple(&scanner) else { return nil }
      simple.combinator = combinator
      parts.append(simple)
      specificity += simple.ids.count * 1_000_000
      specificity += (simple.classes.count + simple.attributes.count) * 1000
      specificity += (simple.isFirstChild ? 1000 : 0) + (simple.type == nil ? 0 : 1)
      combinator = 32
      scanner.skipSpaces()
      if let sign = scanner.peek, sign == 62 || sign == 43 || sign == 126 {
        combinator = sign
        scanner.advance()
        scanner.skipSpaces()
        if scanner.isAtEnd { return nil }
      }
    }
    if parts.isEmpty || parts.count > 64 { return nil }
  }

  private static func simple(_ scanner: inout SVGScanner) -> Simple? {
    var result = Simple()
    var isEmpty = true
    if scanner.take("*") {
      isEmpty = false
    } else if let type = scanner.word() {
      result.type = type
      isEmpty = false
    }
    while let sign = scanner.peek {
      switch sign {
      case UInt8(ascii: "#"):
        scanner.advance()
        guard let id = scanner.word() else { return nil }
        result.ids.append(id)
      case UInt8(ascii: "."):
        scanner.advance()
        guard let name = scanner.word() else { return nil }
        result.classes.append(name)
      case UInt8(ascii: "["):
        scanner.advance()
        guard let inner = scanner.text(upTo: UInt8(ascii: "]")), let attribute = attribute(inner)
        else { return nil }
        result.attributes.append(attribute)
      case UInt8(ascii: ":"):
        scanner.advance()
        guard scanner.word() == "first-child" else { return nil }
        result.isFirstChild = true
      default: return isEmpty ? nil : result
      }
      isEmpty = false
    }
    return isEmpty ? nil : result
  }

  private static func attribute(_ text: String) -> Attribute? {
    guard let equals = text.firstIndex(of: "=") else {
      return Attribute(name: text.trimmingBlanks, match: .exists, value: "")
    }
    var name = text[..<equals].trimmingBlanks
    var value = text[text.index(after: equals)...].trimmingBlanks
    if value.count >= 2, let quote = value.first, quote == "\"" || quote == "'",
      value.last == quote
    {
      value = String(value.dropFirst().dropLast())
    }
    let signs: [Character: Attribute.Match] = [
      "~": .includes, "|": .dash, "^": .prefix, "$": .suffix, "*": .contains,
    ]
    guard let last = name.last, let match = signs[last] else {
      return Attribute(name: name, match: .equals, value: value)
    }
    name.removeLast()
    return Attribute(name: name.trimmingBlanks, match: match, value: value)
  }

  /// Whether it looks at the elements beside one.
  var hasSiblings: Bool { parts.contains { $0.combinator == 43 || $0.combinator == 126 } }

  /// Whether it selects an element.
  /// - Complexity: O(n) in the elements around for each part, with descendants looked for nearest first.
  func matches(_ index: Int, in tree: SVGTree) -> Bool {
    var budget = 10_000
    return matches(index, parts.count - 1, in: tree, &budget)
  }

  private func matches(_ index: Int, _ part: Int, in tree: SVGTree, _ budget: inout Int) -> Bool {
    budget -= 1
    guard budget > 0, parts[part].matches(tree[index]) else { return false }
    if part == 0 { return true }
    switch parts[part].combinator {
    case 62:
      guard let parent = tree[index].parent else { return false }
      return matches(parent, part - 1, in: tree, &budget)
    case 43, 126:
      guard let parent = tree[index].parent else { return false }
      let before = tree[parent].children(tree).prefix { $0 != index }
      if parts[part].combinator == 43 {
        return before.last.map { matches($0, part - 1, in: tree, &budget) } ?? false
      }
      for sibling in before where matches(sibling, part - 1, in: tree, &budget) { return true }
      return false
    default:
      var around = tree[index].parent
      while let next = around {
        if matches(next, part - 1, in: tree, &budget) { return true }
        around = tree[next].parent
      }
      return false
    }
  }
}

extension Selector.Simple {
  func matches(_ element: SVGElement) -> Bool {
    if let type, type != element.name { return false }
    if isFirstChild, element.sibling != 0 || element.parent == nil { return false }
    if !ids.isEmpty, ids.contains(where: { $0 != element["id"] }) { return false }
    if !classes.isEmpty {
      let own = (element["class"] ?? "").split { $0.isWhitespace }
      if !classes.allSatisfy({ name in own.contains { $0 == name } }) { return false }
    }
    return attributes.allSatisfy { $0.matches(element[$0.name]) }
  }
}

extension Selector.Attribute {
  func matches(_ text: String?) -> Bool {
    guard let text else { return false }
    switch match {
    case .exists: return true
    case .equals: return text == value
    case .includes: return text.split { $0.isWhitespace }.contains { $0 == value }
    case .dash: return text == value || text.hasPrefix(value + "-")
    case .prefix: return !value.isEmpty && text.hasPrefix(value)
    case .suffix: return !value.isEmpty && text.hasSuffix(value)
    case .contains: return !value.isEmpty && text.contains(value)
    }
  }
}
