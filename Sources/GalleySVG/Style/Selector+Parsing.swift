extension Selector {
  /// How deep `:not()` and its kind may stand in each other.
  private static let depthLimit = 8
  private static let partLimit = 64
  private static let byteLimit = 10_000

  /// Nil for what is not understood.
  /// - Parameter namespaces: whether each prefix, and `""` for names without one, is SVG's.
  init?(_ text: some StringProtocol, namespaces: [String: Bool] = [:], depth: Int = 0) {
    guard depth <= Self.depthLimit, text.utf8.count <= Self.byteLimit else { return nil }
    var scanner = SVGScanner(text)
    var parts: [Compound] = []
    var specificity = 0
    scanner.skipSpaces()
    var combinator: UInt8 = 32
    while !scanner.isAtEnd {
      guard var compound = Self.compound(&scanner, namespaces, depth) else { return nil }
      compound.combinator = combinator
      parts.append(compound)
      specificity += compound.specificity
      combinator = 32
      scanner.skipSpaces()
      if let sign = scanner.peek, sign == 62 || sign == 43 || sign == 126 {
        combinator = sign
        scanner.advance()
        scanner.skipSpaces()
        if scanner.isAtEnd { return nil }
      }
    }
    if parts.isEmpty || parts.count > Self.partLimit { return nil }
    (self.parts, self.specificity) = (parts, specificity)
  }

  /// The selectors of a list with commas: nil for each one that is not understood.
  static func list(
    _ text: some StringProtocol, namespaces: [String: Bool] = [:], depth: Int = 0
  ) -> [(text: Substring, selector: Selector?)] {
    StyleText.split(Substring(text), at: ",").map { part in
      (part, Selector(part, namespaces: namespaces, depth: depth))
    }
  }

  private static func compound(
    _ scanner: inout SVGScanner, _ namespaces: [String: Bool], _ depth: Int
  ) -> Compound? {
    var result = Compound()
    guard let hasType = type(&scanner, namespaces, &result) else { return nil }
    var isEmpty = !hasType
    while let sign = scanner.peek {
      switch sign {
      case UInt8(ascii: "#"):
        scanner.advance()
        guard let id = scanner.identifier() else { return nil }
        result.ids.append(id)
      case UInt8(ascii: "."):
        scanner.advance()
        guard let name = scanner.identifier() else { return nil }
        result.classes.append(name)
      case UInt8(ascii: "["):
        scanner.advance()
        guard let inner = scanner.text(upTo: UInt8(ascii: "]")), let attribute = Attribute(inner)
        else { return nil }
        result.attributes.append(attribute)
      case UInt8(ascii: ":"):
        scanner.advance()
        guard let pseudo = pseudoClass(&scanner, namespaces, depth) else { return nil }
        result.pseudoClasses.append(pseudo)
      default: return isEmpty ? nil : result
      }
      isEmpty = false
    }
    return isEmpty ? nil : result
  }

  /// `rect`, `*`, `svg|rect`; nil for a prefix that is not declared.
  private static func type(
    _ scanner: inout SVGScanner, _ namespaces: [String: Bool], _ result: inout Compound
  ) -> Bool? {
    func name() -> String? { scanner.take("*") ? "*" : scanner.identifier() }
    var prefix: String?
    var local = name()
    if scanner.peek == UInt8(ascii: "|"), scanner.peek(1) != UInt8(ascii: "=") {
      scanner.advance()
      prefix = local ?? ""
      local = name()
      guard local != nil else { return nil }
    }
    guard let local else { return false }
    if local != "*" { result.type = local }
    switch prefix {
    // Names without a prefix are of the default namespace; elements without one are SVG's here.
    case nil: result.isForeign = namespaces[""] == false
    case "", "*": break
    case let prefix?:
      guard let isSVG = namespaces[prefix] else { return nil }
      result.isForeign = !isSVG
    }
    return true
  }

  private static func pseudoClass(
    _ scanner: inout SVGScanner, _ namespaces: [String: Bool], _ depth: Int
  ) -> PseudoClass? {
    guard let name = scanner.identifier()?.lowercased() else { return nil }
    guard scanner.peek == UInt8(ascii: "(") else { return plain(name) }
    guard let inner = scanner.brackets() else { return nil }
    /// One that is not understood selects nothing and takes the others nothing: both lists are forgiving.
    func selectors() -> [Selector] {
      list(inner, namespaces: namespaces, depth: depth + 1).compactMap(\.selector)
    }
    switch name {
    case "is", "where": return .isAny(selectors(), weighs: name == "is")
    case "not":
      let parsed = list(inner, namespaces: namespaces, depth: depth + 1).map(\.selector)
      return parsed.contains { $0 == nil } ? nil : .isNone(parsed.compactMap { $0 })
    case "lang":
      return .language(
        StyleText.split(Substring(inner), at: ",").map { StyleText.unquoted($0).lowercased() })
    default:
      guard var nth = Nth(name, inner) else { return nil }
      if let counted = Nth.counted(inner) {
        let parsed = list(counted, namespaces: namespaces, depth: depth + 1).map(\.selector)
        guard !nth.isOfType, parsed.allSatisfy({ $0 != nil }) else { return nil }
        nth.of = parsed.compactMap { $0 }
      }
      return .nth(nth)
    }
  }

  private static func plain(_ name: String) -> PseudoClass? {
    switch name {
    case "root": .root
    case "empty": .empty
    case "first-child": .nth(Nth(step: 0, offset: 1))
    case "last-child": .nth(Nth(step: 0, offset: 1, isFromEnd: true))
    case "first-of-type": .nth(Nth(step: 0, offset: 1, isOfType: true))
    case "last-of-type": .nth(Nth(step: 0, offset: 1, isFromEnd: true, isOfType: true))
    case "only-child", "only-of-type": .only(isOfType: name == "only-of-type")
    case "link", "any-link": .link
    case "hover", "active", "focus", "focus-visible", "focus-within", "visited", "target",
      "target-within", "enabled", "disabled", "checked", "indeterminate", "fullscreen", "playing",
      "paused", "current", "past", "future", "valid", "invalid", "required", "optional",
      "read-write", "default", "placeholder-shown", "autofill", "modal", "popover-open":
      .never
    default: nil
    }
  }
}

extension Selector.Nth {
  /// `nth-child` and its kind with what is in its brackets.
  init?(_ name: String, _ inner: String) {
    guard
      ["nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type"].contains(name),
      let (step, offset) = Self.formula(inner)
    else { return nil }
    self.init(
      step: step, offset: offset, isFromEnd: name.hasPrefix("nth-last"),
      isOfType: name.hasSuffix("type"))
  }

  /// What follows on ` of `; nil where it does not.
  static func counted(_ inner: String) -> Substring? {
    inner.range(of: " of ").map { inner[$0.upperBound...] }
  }

  /// `odd`, `even`, `3`, `2n+1`, `-n + 3`.
  private static func formula(_ inner: String) -> (Int, Int)? {
    let head = inner.range(of: " of ").map { inner[..<$0.lowerBound] } ?? inner[...]
    let text = head.lowercased().filter { !$0.isWhitespace }
    if text == "odd" { return (2, 1) }
    if text == "even" { return (2, 0) }
    guard let n = text.firstIndex(of: "n") else { return integer(text[...]).map { (0, $0) } }
    let (front, back) = (text[..<n], text[text.index(after: n)...])
    let step = front.isEmpty || front == "+" ? 1 : front == "-" ? -1 : integer(front)
    guard let step else { return nil }
    if back.isEmpty { return (step, 0) }
    guard back.hasPrefix("+") || back.hasPrefix("-"), let offset = integer(back) else { return nil }
    return (step, offset)
  }

  private static func integer(_ text: Substring) -> Int? {
    Int(text).flatMap { $0.magnitude <= 1_000_000_000 ? $0 : nil }
  }
}

extension Selector.Attribute {
  /// What stands in square brackets.
  fileprivate init?(_ text: String) {
    guard let equals = text.firstIndex(of: "=") else {
      let name = text.trimmingBlanks
      if name.isEmpty { return nil }
      self.init(name: Self.local(name), match: .exists, value: "")
      return
    }
    var name = text[..<equals].trimmingBlanks
    var value = text[text.index(after: equals)...].trimmingBlanks
    var ignoresCase = false
    if let mark = value.last, mark == "i" || mark == "I" || mark == "s" || mark == "S",
      value.dropLast().last.map({ $0.isWhitespace || $0 == "\"" || $0 == "'" }) == true
    {
      ignoresCase = mark == "i" || mark == "I"
      value = value.dropLast().trimmingBlanks
    }
    value = StyleText.unquoted(value)
    let signs: [Character: Match] = [
      "~": .includes, "|": .dash, "^": .prefix, "$": .suffix, "*": .contains,
    ]
    let match = name.last.flatMap { signs[$0] }
    if match != nil { name.removeLast() }
    name = Self.local(name.trimmingBlanks)
    guard !name.isEmpty else { return nil }
    self.init(name: name, match: match ?? .equals, value: value, ignoresCase: ignoresCase)
  }

  /// `xlink|href` is kept as `href`.
  private static func local(_ name: String) -> String {
    name.lastIndex(of: "|").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
