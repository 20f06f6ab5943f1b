import GalleyGeometry

/// Reads the notation of layout cases.
struct CaseParser {
  private var rest: Substring

  /// - Throws: `NotationError`.
  static func items(_ text: String) throws -> [CaseItem] {
    var parser = CaseParser(rest: text[...])
    let items = try parser.items(until: nil)
    return items
  }

  private init(rest: Substring) { self.rest = rest }

  /// Skips spaces and comments: `// …` to the end of the line, `/* … */`.
  private mutating func skipSpace() {
    while true {
      rest = rest.drop { $0.isWhitespace }
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*"), let end = rest.range(of: "*/") {
        rest = rest[end.upperBound...]
      } else {
        return
      }
    }
  }

  private mutating func take(_ prefix: String) -> Bool {
    guard rest.hasPrefix(prefix) else { return false }
    rest = rest.dropFirst(prefix.count)
    return true
  }

  private func unknown() -> NotationError { NotationError(text: String(rest.prefix(60))) }

  private mutating func expect(_ text: String) throws {
    skipSpace()
    guard take(text) else { throw unknown() }
  }

  private mutating func word() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "'" }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  /// The text up to the bracket that closes the one that was just taken; both are consumed.
  private mutating func balanced(_ open: Character, _ close: Character) throws -> String {
    var depth = 1
    for index in rest.indices {
      if rest[index] == open { depth += 1 }
      if rest[index] == close { depth -= 1 }
      if depth == 0 {
        let text = String(rest[..<index])
        rest = rest[rest.index(after: index)...]
        return text
      }
    }
    throw unknown()
  }

  private mutating func items(until close: String?) throws -> [CaseItem] {
    var items: [CaseItem] = []
    while true {
      skipSpace()
      if let close, take(close) { return items }
      if rest.isEmpty {
        if close == nil { return items }
        throw NotationError(text: "the end of the tree before \(close ?? "")")
      }
      if take(";") || take(",") { continue }
      if take("_ in") { continue }
      if take("if false") {
        try expect("{")
        _ = try balanced("{", "}")
        continue
      }
      if take("if true") {
        try expect("{")
        items += try self.items(until: "}")
        continue
      }
      if take("(no row)") || take("(no children)") || take("(two root views)") { continue }
      if close == nil, try takeRemark() { continue }
      if rest.hasPrefix("[") {
        rest = rest.dropFirst()
        items.append(CaseItem(name: nil, head: "GridRow", children: try self.items(until: "]")))
        continue
      }
      items += try repeated()
    }
  }

  /// A remark in parentheses behind the whole tree.
  private mutating func takeRemark() throws -> Bool {
    let before = rest
    guard take("(") else { return false }
    _ = try balanced("(", ")")
    skipSpace()
    if rest.isEmpty { return true }
    rest = before
    return false
  }

  /// `3 x item` as three items, or one item.
  private mutating func repeated() throws -> [CaseItem] {
    if let items = try lettered() { return items }
    let digits = rest.prefix { $0.isNumber }
    let behind = rest.dropFirst(digits.count)
    if let rows = Int(digits), behind.hasPrefix(" GridRows of ") {
      rest = behind.dropFirst(" GridRows of ".count)
      let cells = try repeated()
      return Array(repeating: CaseItem(name: nil, head: "GridRow", children: cells), count: rows)
    }
    guard let count = Int(digits), behind.hasPrefix(" x ") else { return [try item()] }
    rest = behind.dropFirst(3)
    let item = try item()
    return Array(repeating: item, count: count)
  }

  /// `a..f: fx(10,10) x6` as six items with the names a to f.
  private mutating func lettered() throws -> [CaseItem]? {
    let start = Array(rest.prefix(4))
    guard start.count == 4, start[1] == ".", start[2] == ".", start[0].isLetter,
      let first = start[0].asciiValue, let last = start[3].asciiValue, first <= last
    else { return nil }
    rest = rest.dropFirst(4)
    try expect(":")
    skipSpace()
    let item = try item()
    skipSpace()
    if take("x") { _ = word() }
    return (first...last).map { letter in
      var named = item
      named.name = String(UnicodeScalar(letter))
      return named
    }
  }

  private mutating func item() throws -> CaseItem {
    var head = word()
    guard !head.isEmpty else { throw unknown() }
    var name: String?
    if take(":") {
      name = head
      skipSpace()
      head = word()
      guard !head.isEmpty else { throw unknown() }
    }
    if ["a", "an", "the"].contains(head), rest.hasPrefix(" ") {
      skipSpace()
      head = word()
      guard !head.isEmpty else { throw unknown() }
    }
    if head == "area", take(" leaf") {
      head = "area leaf"
      skipSpace()
    }
    var item = CaseItem(name: name, head: head)
    if take("(") { item.arguments = try arguments(of: head) }
    if head == "area leaf" { try areaIdeal(&item) }
    if head == "leaf", item.arguments.isEmpty { item.arguments = [try proseAnswer()] }
    if head == "Text", let points = points() { item.arguments.append(points) }
    skipWithWords(&item)
    if rest.drop(while: \.isWhitespace).hasPrefix("{") {
      skipSpace()
      rest = rest.dropFirst()
      item.children = try items(until: "}")
    } else if head == "GridRow", rest.hasPrefix("[") {
      rest = rest.dropFirst()
      item.children = try items(until: "]")
    }
    try suffixes(of: &item)
    return item
  }

  /// `that answers 40x20`, `answering (w, 20)`, `of 40x20` or `40x20` behind a leaf without arguments:
  /// the formulas of a `leaf(…)`.
  private mutating func proseAnswer() throws -> CaseArgument {
    let before = rest
    skipSpace()
    for phrase in ["that answers ", "which answers ", "answering ", "of "] where take(phrase) {
      break
    }
    skipSpace()
    if take("(") { return CaseArgument(label: nil, value: .string(try balanced("(", ")"))) }
    let text = rest.prefix { $0.isNumber || $0 == "x" || $0 == "." }
    let sides = text.split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2, text.contains("x") else {
      throw NotationError(text: "leaf\(before.prefix(60))")
    }
    rest = rest.dropFirst(text.count)
    return CaseArgument(label: nil, value: .string("\(sides[0]), \(sides[1])"))
  }

  /// `13pt` behind a text.
  private mutating func points() -> CaseArgument? {
    let behind = rest.drop(while: \.isWhitespace)
    let digits = behind.prefix { $0.isNumber || $0 == "." }
    guard let points = Double(digits), behind.dropFirst(digits.count).hasPrefix("pt") else {
      return nil
    }
    rest = behind.dropFirst(digits.count + 2)
    return CaseArgument(label: "points", value: .number(CGFloat(points)))
  }

  /// `, ideal width 100` behind an area leaf.
  private mutating func areaIdeal(_ item: inout CaseItem) throws {
    guard take(", ideal width ") else { throw unknown() }
    guard let width = Double(word()) else { throw unknown() }
    item.arguments.append(CaseArgument(label: "ideal", value: .number(width)))
  }

  /// Words between a layout's arguments and its braces.
  private mutating func skipWithWords(_ item: inout CaseItem) {
    let phrase = " with empty placeSubviews"
    if take(phrase) { item.remark = phrase }
  }

  private mutating func suffixes(of item: inout CaseItem) throws {
    while true {
      let before = rest
      skipSpace()
      if take("in .") || take(".") {
        item.modifiers.append(try modifier())
      } else if rest.hasPrefix("["), !isGridRow(after: before) {
        rest = rest.dropFirst()
        item.remark += try balanced("[", "]")
      } else {
        rest = before
        return
      }
    }
  }

  /// Whether the bracket ahead is a row of a grid and not a remark: rows hold items with calls.
  private func isGridRow(after before: Substring) -> Bool {
    let inside = rest.dropFirst().prefix { $0 != "]" }
    let isItem = inside.prefix(while: { $0 != "(" && $0 != " " }).allSatisfy {
      $0.isLetter || $0.isNumber || $0 == ":" || $0 == "_" || $0 == "."
    }
    return isItem && inside.contains("(") && !inside.contains("=") && !inside.contains("answers")
      && !inside.contains("stands")
  }

  private mutating func modifier() throws -> CaseModifier {
    var modifier = CaseModifier(name: word())
    guard !modifier.name.isEmpty else { throw unknown() }
    if take("(") { modifier.arguments = try arguments(of: modifier.name) }
    if rest.hasPrefix("{") {
      rest = rest.dropFirst()
      if modifier.name == "alignmentGuide" {
        modifier.closure = try balanced("{", "}")
      } else {
        modifier.children = try items(until: "}")
      }
    }
    return modifier
  }

  private mutating func arguments(of name: String) throws -> [CaseArgument] {
    if name == "leaf" || name == "area leaf" {
      let text = try balanced("(", ")")
      return [CaseArgument(label: nil, value: .string(text))]
    }
    var arguments: [CaseArgument] = []
    while true {
      skipSpace()
      if take(")") { return arguments }
      if take(",") { continue }
      arguments.append(try argument())
    }
  }

  private mutating func argument() throws -> CaseArgument {
    let before = rest
    let label = word()
    skipSpace()
    if !label.isEmpty, !label.first!.isNumber, take(":") {
      skipSpace()
      return CaseArgument(label: label, value: try value())
    }
    rest = before
    return CaseArgument(label: nil, value: try value())
  }

  private mutating func value() throws -> CaseValue {
    skipSpace()
    if take("[") {
      var values: [CaseValue] = []
      while true {
        skipSpace()
        if take("]") { return .list(values) }
        if take(",") { continue }
        values.append(try value())
      }
    }
    if take("\"") {
      let text = rest.prefix { $0 != "\"" }
      rest = rest.dropFirst(text.count + 1)
      return .string(String(text))
    }
    if take("@") {
      let name = word()
      skipSpace()
      return .guide(name, remark: take("[") ? try balanced("[", "]") : "")
    }
    if take(".") { return try memberValue() }
    if let size = pointSize() { return size }
    if let number = try number() { return .number(number) }
    let name = word()
    switch name {
    case "": throw unknown()
    case "true", "false": return .bool(name == "true")
    case "inf": return .number(.infinity)
    case "HorizontalAlignment", "VerticalAlignment":
      try expect(".")
      return .call(name, [CaseArgument(label: nil, value: .member(word()))])
    default: return take("(") ? .call(name, try arguments(of: name)) : .member(name)
    }
  }

  private mutating func memberValue() throws -> CaseValue {
    let name = word()
    if name == "infinity" { return .number(.infinity) }
    if take("(") { return .call(name, try arguments(of: name)) }
    return .member(name)
  }

  /// A number or `16/9`.
  private mutating func number() throws -> CGFloat? {
    let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    guard let number = Double(digits) else { return nil }
    rest = rest.dropFirst(digits.count)
    if take("/") {
      guard let divisor = try self.number() else { throw unknown() }
      return number / divisor
    }
    return number
  }

  /// `40x20pt`, as a call of `pt` with both numbers.
  private mutating func pointSize() -> CaseValue? {
    let text = rest.prefix { $0.isNumber || $0 == "x" }
    let sides = text.split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2, text.contains("x"), rest.dropFirst(text.count).hasPrefix("pt") else {
      return nil
    }
    rest = rest.dropFirst(text.count + 2)
    return .call("pt", sides.map { CaseArgument(label: nil, value: .number(CGFloat($0))) })
  }
}
