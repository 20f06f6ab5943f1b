/// The rules of a document's style elements.
struct StyleSheet {
  struct Declaration {
    var name: String
    var value: String
    var isImportant: Bool
  }
  struct Rule {
    var selector: Selector
    var declarations: [Declaration]
    var order: Int
  }
  private(set) var rules: [Rule] = []
  private static let ruleLimit = 20_000

  init(_ sources: [String], _ warnings: SVGWarnings) {
    for source in sources { read(Self.withoutComments(source), warnings) }
  }

  private mutating func read(_ source: String, _ warnings: SVGWarnings) {
    var rest = Substring(source)
    while rules.count < Self.ruleLimit {
      rest = rest.drop { $0.isWhitespace }
      if rest.hasPrefix("@") {
        let name = rest.prefix { !$0.isWhitespace && $0 != "{" && $0 != ";" }
        warnings.add("css:\(name)", "the style sheet's \(name) rule is ignored", 1)
        rest = Self.afterAtRule(rest)
        continue
      }
      guard let open = rest.firstIndex(of: "{") else { return }
      let selectors = rest[..<open]
      let body = rest[rest.index(after: open)...]
      let close = body.firstIndex(of: "}") ?? body.endIndex
      let declarations = Self.declarations(String(body[..<close]))
      let parsed = selectors.split(separator: ",", omittingEmptySubsequences: false)
        .map { Selector(String($0)) }
      // One selector that is not understood makes the rule void.
      if parsed.allSatisfy({ $0 != nil }) {
        for case let selector? in parsed {
          rules.append(
            Rule(selector: selector, declarations: declarations, order: rules.count))
        }
      } else {
        warnings.add(
          "css:selector \(selectors)", "the selector \(selectors.trimmingBlanks) is ignored", 1)
      }
      rest = close == body.endIndex ? "" : body[body.index(after: close)...]
    }
  }

  private static func afterAtRule(_ text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case ";" where depth == 0: return text[text.index(after: index)...]
      case "{": depth += 1
      case "}":
        depth -= 1
        if depth <= 0 { return text[text.index(after: index)...] }
      default: break
      }
    }
    return ""
  }

  static func withoutComments(_ source: String) -> String {
    guard source.contains("/*") || source.contains("<!--") else { return source }
    var result: [UInt8] = []
    let bytes = Array(source.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index] == 47, index + 1 < bytes.count, bytes[index + 1] == 42 {
        index += 2
        while index < bytes.count, !(bytes[index] == 47 && bytes[index - 1] == 42) { index += 1 }
        index += 1
        result.append(32)
        continue
      }
      result.append(bytes[index])
      index += 1
    }
    return String(decoding: result, as: UTF8.self).removing("<!--").removing("-->")
  }

  /// `name: value; name: value !important`.
  static func declarations(_ source: String) -> [Declaration] {
    var result: [Declaration] = []
    for part in split(withoutComments(source)) {
      guard let colon = part.firstIndex(of: ":") else { continue }
      let name = part[..<colon].trimmingBlanks.lowercased()
      var value = part[part.index(after: colon)...].trimmingBlanks
      var isImportant = false
      if let mark = value.lastIndex(of: "!"),
        value[value.index(after: mark)...].trimmingBlanks.lowercased() == "important"
      {
        isImportant = true
        value = value[..<mark].trimmingBlanks
      }
      if name.isEmpty || value.isEmpty { continue }
      result.append(Declaration(name: name, value: value, isImportant: isImportant))
    }
    return result
  }

  /// At semicolons that are in no quotes and no brackets.
  private static func split(_ source: String) -> [Substring] {
    var parts: [Substring] = []
    var start = source.startIndex
    var quote: Character?
    var depth = 0
    for index in source.indices {
      let sign = source[index]
      if let open = quote {
        if sign == open { quote = nil }
      } else if sign == "\"" || sign == "'" {
        quote = sign
      } else if sign == "(" {
        depth += 1
      } else if sign == ")" {
        depth -= 1
      } else if sign == ";", depth <= 0 {
        parts.append(source[start..<index])
        start = source.index(after: index)
      }
    }
    parts.append(source[start...])
    return parts
  }
}

extension String {
  fileprivate func removing(_ part: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: " ")
  }
}
