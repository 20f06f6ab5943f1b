/// The notation of conditions in style sheets: `(a) and (b)`, `(a) or (b)`, `not (a)`, in brackets again.
struct StyleCondition {
  /// Whether what is in brackets holds; nil for what is not known.
  var test: (String) -> Bool?
  /// Whether a function with its argument holds; nil for what is not known.
  var function: (_ name: String, _ argument: String) -> Bool? = { _, _ in nil }
  private static let depthLimit = 16

  init(
    test: @escaping (String) -> Bool?,
    function: @escaping (_ name: String, _ argument: String) -> Bool? = { _, _ in nil }
  ) {
    (self.test, self.function) = (test, function)
  }

  /// Nil for what is not known, which its negation is not, either.
  func holds(_ source: Substring, depth: Int = 0) -> Bool? {
    guard depth < Self.depthLimit, source.utf8.count < 10_000 else { return nil }
    var scanner = SVGScanner(source)
    var result: Bool?
    var joint: String?
    var isFirst = true
    scanner.skipSpaces()
    while !scanner.isAtEnd {
      if !isFirst {
        guard let word = scanner.identifier()?.lowercased(), word == "and" || word == "or",
          joint == nil || joint == word
        else { return nil }
        joint = word
        scanner.skipSpaces()
      }
      guard let part = part(&scanner, depth) else { return nil }
      result = isFirst ? part.value : Self.joined(result, part.value, isEither: joint == "or")
      isFirst = false
      scanner.skipSpaces()
    }
    return result
  }

  private struct Part {
    /// Nil for what is not known.
    var value: Bool?
  }

  /// Nil for what is no part of a condition.
  private func part(_ scanner: inout SVGScanner, _ depth: Int) -> Part? {
    var isNegated = false
    var name = scanner.identifier()?.lowercased()
    if name == "not" {
      isNegated = true
      scanner.skipSpaces()
      name = scanner.identifier()?.lowercased()
    }
    guard let inner = scanner.brackets() else { return nil }
    let text = inner.trimmingBlanks
    var value: Bool?
    if let name {
      value = function(name, text)
    } else if text.hasPrefix("(") || text.lowercased().hasPrefix("not ") {
      value = holds(text[...], depth: depth + 1)
    } else {
      value = test(text)
    }
    return Part(value: isNegated ? value.map { !$0 } : value)
  }

  private static func joined(_ one: Bool?, _ other: Bool?, isEither: Bool) -> Bool? {
    if isEither {
      return one == true || other == true ? true : one == nil || other == nil ? nil : false
    }
    return one == false || other == false ? false : one == nil || other == nil ? nil : true
  }
}
