/// The rules of a document's style elements.
struct StyleSheet {
  struct Declaration {
    /// In lower case, but for custom properties, which have any.
    var name: String
    var value: String
    var isImportant: Bool
  }
  struct Rule {
    var selector: Selector
    var declarations: [Declaration]
    var order: Int
  }
  /// A style element's text and the media that it is for.
  struct Source {
    var text: String
    var media: String?
  }
  private(set) var rules: [Rule] = []
  private let media: MediaEnvironment
  /// Whether a prefix is SVG's; the empty one is the default namespace.
  private var namespaces: [String: Bool] = [:]
  private let warnings: SVGWarnings
  static let ruleLimit = 20_000
  /// How deep groups of rules may stand in each other.
  private static let depthLimit = 16

  init(_ sources: [Source], _ media: MediaEnvironment, _ warnings: SVGWarnings) {
    (self.media, self.warnings) = (media, warnings)
    for source in sources {
      if let query = source.media, !media.matches(query[...], warnings) { continue }
      namespaces = [:]
      read(StyleText.withoutComments(source.text)[...], depth: 0)
    }
  }

  /// Whether a rule has a `var()`.
  var usesVariables: Bool {
    rules.contains { $0.declarations.contains { $0.value.contains("var(") } }
  }

  private mutating func read(_ source: Substring, depth: Int) {
    var rest = source.drop { $0.isWhitespace }
    while !rest.isEmpty, rules.count < Self.ruleLimit {
      // What is no at-rule goes on to its brackets, whatever is before them.
      guard let end = StyleText.first(rest.hasPrefix("@") ? [123, 59] : [123], in: rest)
      else { return }
      let head = rest[..<end]
      let body = rest[rest.index(after: end)...]
      if rest[end] == ";" {
        statement(head)
        rest = body.drop { $0.isWhitespace }
        continue
      }
      let close = StyleText.first([125], in: body) ?? body.endIndex
      block(head, body[..<close], depth)
      rest = body[close...].dropFirst().drop { $0.isWhitespace }
    }
  }

  /// What ends with a semicolon.
  private mutating func statement(_ head: Substring) {
    guard head.hasPrefix("@") else { return }
    let name = head.prefix { !$0.isWhitespace && $0 != "\"" }.lowercased()
    switch name {
    case "@charset": return
    case "@namespace":
      let words = head.dropFirst(name.count).split { $0.isWhitespace }
      guard let address = words.last, words.count <= 2 else { return }
      let text = StyleText.unquoted(SVGStyle.reference(String(address))?.0 ?? String(address))
      namespaces[words.count == 2 ? String(words[0]) : ""] = text == SVGTreeBuilder.svg
    default: ignore(name)
    }
  }

  private func ignore(_ name: String) {
    warnings.add("css:\(name)", "the style sheet's \(name) rule is not supported", 1)
  }

  /// What has curly brackets.
  private mutating func block(_ head: Substring, _ body: Substring, _ depth: Int) {
    guard head.hasPrefix("@") else { return rule(head, body) }
    let name = head.prefix { !$0.isWhitespace && $0 != "(" }.lowercased()
    let query = head.dropFirst(name.count)
    guard name == "@media" || name == "@supports" else { return ignore(name) }
    guard depth < Self.depthLimit else {
      warnings.add("css:depth", "the style sheet's \(name) rules are nested too deep", 1)
      return
    }
    let holds =
      name == "@media"
      ? media.matches(query, warnings) : SupportsCondition.holds(query, namespaces: namespaces)
    if holds { read(body, depth: depth + 1) }
  }

  private mutating func rule(_ head: Substring, _ body: Substring) {
    let declarations = Self.declarations(body, warnings)
    if declarations.isEmpty { return }
    // Each selector of a list counts for itself.
    for (text, selector) in Selector.list(head, namespaces: namespaces) {
      guard let selector else {
        let name = text.trimmingBlanks
        warnings.add("css:selector \(name)", "the selector \(name.prefix(80)) is not supported", 1)
        continue
      }
      guard rules.count < Self.ruleLimit else { return }
      rules.append(Rule(selector: selector, declarations: declarations, order: rules.count))
    }
  }

  /// `name: value; name: value !important`.
  static func declarations(_ source: Substring, _ warnings: SVGWarnings) -> [Declaration] {
    var result: [Declaration] = []
    for statement in StyleText.split(source, at: ";") {
      guard let part = withoutRule(statement, warnings), let colon = part.firstIndex(of: ":")
      else { continue }
      var name = part[..<colon].trimmingBlanks
      if !name.hasPrefix("--") { name = StyleText.withoutEscapes(name).lowercased() }
      var value = part[part.index(after: colon)...].trimmingBlanks
      var isImportant = false
      if let mark = value.lastIndex(of: "!"),
        value[value.index(after: mark)...].trimmingBlanks.lowercased() == "important"
      {
        isImportant = true
        value = value[..<mark].trimmingBlanks
      }
      // A custom property may be empty.
      if name.isEmpty || value.isEmpty && !name.hasPrefix("--") { continue }
      if !name.hasPrefix("--"), !value.contains(where: { $0 == "\"" || $0 == "'" }) {
        value = StyleText.withoutEscapes(value)
      }
      result.append(Declaration(name: name, value: value, isImportant: isImportant))
    }
    return result
  }

  /// A declaration without an at-rule before it; nil for a rule in another rule, which is warned of.
  private static func withoutRule(_ source: Substring, _ warnings: SVGWarnings) -> Substring? {
    guard let open = StyleText.first([123], in: source) else { return source }
    let head = source[..<open].trimmingBlanks
    if head.hasPrefix("--") { return source }
    warnings.add("css:nested", "a rule in another rule is not supported", 1)
    let body = source[source.index(after: open)...]
    guard head.hasPrefix("@"), let close = StyleText.first([125], in: body) else { return nil }
    return body[body.index(after: close)...]
  }
}
