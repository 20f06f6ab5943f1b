import Galley
import GalleyData
import GalleyStrings

/// Works an expression out among the names of one place and one row.
///
/// Nothing that comes out of data is read as an expression: a text is a text. What is made is counted as steps and
/// memory of the image before it is made.
struct ExpressionEvaluator {
  /// The string that the placeholder stands in, for its names and its place.
  let site: SceneValue
  let placeholder: Placeholder
  /// Where strings are what they are.
  let literal: SceneScope

  init(_ placeholder: Placeholder, at site: SceneValue) {
    (self.placeholder, self.site) = (placeholder, site)
    literal = site.scope.literal
  }

  /// What `??` stands in for: a name that is not there, null and an empty cell where a value is needed.
  struct MissingValue: Error {
    var error: SceneError
  }

  var context: SceneContext { site.scope.context }

  /// - Throws: `SceneError`.
  func value() throws -> SceneValue {
    let held = context.listBytes
    defer { context.releaseLists(to: held) }
    do {
      if let plain = placeholder.plain,
        try plain.names.contains(where: { try look($0, in: site.scope) != nil })
      {
        return try value(of: plain.expression)
      }
      switch placeholder.reading {
      case .success(let expression): return try value(of: expression)
      case .failure(let failure): throw site.error(failure)
      }
    } catch let nothing as MissingValue {
      throw nothing.error
    }
  }

  /// A value that was worked out.
  func made(_ value: JSONNode.Value, isCell: Bool = false) -> SceneValue {
    SceneValue(
      JSONNode(value: value, offset: site.node.offset, isCell: isCell), literal: literal)
  }

  func value(of expression: Expression) throws -> SceneValue {
    switch expression.form {
    // What is looked up only was counted where it was made.
    case .path, .literal, .numeral, .longInteger: break
    default: try context.work(bytes: 0, at: site)
    }
    switch expression.form {
    case .path(let path): return try value(at: path, expression)
    case .literal(let value): return made(value)
    case .numeral(let number):
      // A column may be called 2024.
      return try look([JSONNode.text(number)], in: site.scope) ?? made(.number(number))
    case .longInteger(let text):
      let node = JSONNode(longInteger: text, offset: site.node.offset)
      return try look([text], in: site.scope) ?? SceneValue(node, literal: literal)
    case .list(let elements):
      return made(.array(try elements.map { try plain(value(of: $0)) }))
    case .member(let whole, let path): return try member(path, of: whole, expression)
    case .negated(let inner):
      let number = try number(value(of: inner), inner, for: "-")
      return made(.number(-number))
    case .not(let inner): return made(.bool(!(try isTrue(inner, for: "not"))))
    case .arithmetic(let first, let rest): return try arithmetic(first, rest)
    case .comparison(let comparison, let first, let second):
      return made(.bool(try compare(comparison, first, second)))
    case .all(let parts):
      return made(.bool(try parts.allSatisfy { try isTrue($0, for: "and") }))
    case .any(let parts):
      return made(.bool(try parts.contains { try isTrue($0, for: "or") }))
    case .firstOf(let parts): return try firstOf(parts)
    case .piped(let first, let calls):
      var (value, source) = (try value(of: first), first)
      for call in calls {
        try context.work(bytes: 0, at: site)
        value = try apply(call, to: value, source)
        source = Expression(
          form: first.form, range: source.range.lowerBound..<call.range.upperBound)
      }
      return value
    }
  }

  // MARK: Names

  /// The value that a path leads to; nil where there is none.
  func look(_ path: [String], in scope: SceneScope) throws -> SceneValue? {
    guard let binding = scope.find(path[0]) else { return nil }
    guard let value = try SceneValue.resolve(binding.node, in: binding.scope) else { return nil }
    return try Self.member(path[1...], of: value)
  }

  private static func member(
    _ path: ArraySlice<String>, of value: SceneValue
  ) throws -> SceneValue? {
    var value = value
    for part in path {
      if case .array(let elements) = value.node.value {
        guard let index = Int(part), elements.indices.contains(index) else { return nil }
        guard let next = try SceneValue.resolve(elements[index], in: value.scope) else {
          return nil
        }
        value = next
      } else {
        guard let next = try value.member(part) else { return nil }
        value = next
      }
    }
    return value
  }

  private func value(at path: [String], _ expression: Expression) throws -> SceneValue {
    if let value = try look(path, in: site.scope) { return value }
    if Self.isTooLarge(path.joined(separator: ".")) {
      throw error(
        expression, found: "a number that is too large in \(placeholder.text)",
        expected: "numbers up to 1.8e308")
    }
    throw MissingValue(error: try missing(path, expression))
  }

  /// Whether a name that there is not was meant as a number.
  private static func isTooLarge(_ name: String) -> Bool {
    guard let first = name.utf8.first, (0x30...0x39).contains(first) else { return false }
    return Double(name)?.isInfinite == true
  }

  private func member(
    _ path: [String], of whole: Expression, _ expression: Expression
  ) throws -> SceneValue {
    let value = try value(of: whole)
    if let member = try Self.member(path[...], of: value) { return member }
    let nearest = try nearestMember(path[...], of: value)
    throw MissingValue(
      error: error(
        expression, found: "no \"\(path.joined(separator: "."))\" in \(text(of: whole))",
        expected: "the path of a value in it, or a default behind ??", suggestion: nearest))
  }

  private func missing(_ path: [String], _ expression: Expression) throws -> SceneError {
    let name = path.joined(separator: ".")
    // A placeholder that is a name is told as it stands.
    let isAlone = placeholder.plain == nil && expression.range == wholeRange
    let told = isAlone ? placeholder.text : "\"\(name)\" in \(placeholder.text)"
    if path.count > 1, let binding = site.scope.find(path[0]) {
      let rest = path.dropFirst().joined(separator: ".")
      let start = try SceneValue.resolve(binding.node, in: binding.scope)
      return error(
        expression, found: "\(placeholder.text): there is no \"\(rest)\" in it",
        expected: "the path of a value in the data, or a default: {{\(name) ?? ''}}",
        suggestion: try start.flatMap { try nearestMember(path[1...], of: $0) })
    }
    let names = site.scope.names
    let suggestion = indexed(path) ?? SpellingSuggestion.of(path[0], among: names)
    let advice = operatorAdvice(name, among: names)
    let place = site.scope.context.advice(onMissing: path[0])
    var error = error(
      expression, found: "\(told), which names no data",
      expected: (advice
        ?? (names.isEmpty
          ? "no placeholder, because the scene has no data"
          : "one of \(Self.listed(names)), or a default: {{\(path[0]) ?? ''}}"))
        + (place.map { "; \($0)" } ?? ""),
      suggestion: advice == nil && place == nil ? suggestion : nil)
    if advice == nil, !names.isEmpty { error.kind = .unknownName }
    return error
  }

  /// Names of data in a message: a table may have any number of columns.
  private static func listed(_ names: [String]) -> String {
    let rest = names.count - 40
    return names.prefix(40).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// Where the first value stands that a placeholder without operators begins with.
  private var wholeRange: Range<Int>? {
    guard case .success(let expression) = placeholder.reading else { return nil }
    switch expression.form {
    case .piped(let first, _):
      if case .firstOf(let parts) = first.form { return parts.first?.range }
      return first.range
    case .firstOf(let parts): return parts.first?.range
    default: return expression.range
    }
  }

  /// `tags[0]` is `tags.0`.
  private func indexed(_ path: [String]) -> String? {
    guard let last = path.last, last.hasSuffix("]"), let open = last.lastIndex(of: "["),
      let index = Int(last[last.index(after: open)...].dropLast())
    else { return nil }
    let name = (path.dropLast() + [String(last[..<open])]).joined(separator: ".")
    return site.scope.find(String(name.prefix { $0 != "." })) == nil ? nil : "\(name).\(index)"
  }

  /// What is meant by `price-1` or `price +` if there is `price`.
  private func operatorAdvice(_ name: String, among names: [String]) -> String? {
    for sign in ["+", "-", "*", "/", "%", "<", ">", "="] where name.hasSuffix(sign) {
      let rest = name.dropLast().trimmingCharacters(in: .whitespaces)
      if names.contains(rest) { return "a value behind the operator: \(rest) \(sign) 1" }
    }
    for sign in ["-", "/"] {
      let parts = name.components(separatedBy: sign).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }), let first = parts.first,
        names.contains(first)
      else { continue }
      return "blanks on both sides of an operator: " + parts.joined(separator: " \(sign) ")
    }
    return nil
  }

  /// The nearest name for the part of a path that is not there.
  private func nearestMember(
    _ path: ArraySlice<String>, of value: SceneValue
  ) throws -> String? {
    var value = value
    for part in path {
      if let next = try Self.member([part], of: value) {
        value = next
        continue
      }
      guard case .object(let members) = value.node.value else { return nil }
      return SpellingSuggestion.of(part, among: members.map(\.key))
    }
    return nil
  }

  // MARK: Nothing

  /// Null, and an empty cell of a table.
  static func isNothing(_ value: SceneValue) -> Bool {
    switch value.node.value {
    case .null: true
    case .string(let text): value.node.isCell && text.isEmpty
    default: false
    }
  }

  /// The first that is there; of those that are nothing the last.
  private func firstOf(_ parts: [Expression]) throws -> SceneValue {
    var found: SceneValue?
    var missing: MissingValue?
    for part in parts {
      do {
        let value = try value(of: part)
        if !Self.isNothing(value) { return value }
        found = value
      } catch let nothing as MissingValue {
        missing = missing ?? nothing
      }
    }
    if let found { return found }
    throw missing ?? MissingValue(error: site.error(found: placeholder.text, expected: "a value"))
  }

  // MARK: Messages

  func text(of expression: Expression) -> String {
    guard case .string(let string) = site.node.value else { return placeholder.text }
    let piece = String(decoding: Array(string.utf8)[expression.range], as: UTF8.self)
    return piece.count > 60 ? piece.prefix(57) + "..." : piece
  }

  /// An error at the expression's own place in the string.
  func error(
    _ expression: Expression, found: String, expected: String, suggestion: String? = nil
  ) -> SceneError {
    site.placed(at: expression.range.lowerBound).error(
      found: found, expected: expected, suggestion: suggestion)
  }

  /// What a value is and where it comes from: `the string "n/a" in price (rows.csv:4:7)`.
  func told(_ value: SceneValue, _ expression: Expression) -> String {
    let kind = Self.isNothing(value) && value.node.isCell ? "an empty cell" : value.node.kind
    guard case .literal = expression.form else {
      let place = value.scope.document === site.scope.document ? nil : value.dataPlace
      return "\(kind) in \(text(of: expression))" + (place.map { " (\($0))" } ?? "")
    }
    return kind
  }

  /// The error for a value of the wrong kind; one that nothing is found for is `MissingValue`.
  func wrong(
    _ value: SceneValue, _ expression: Expression, expected: String
  ) -> any Error {
    let isNothing = Self.isNothing(value)
    let error = error(
      expression, found: told(value, expression),
      expected: isNothing ? expected + ", or a default behind ??" : expected)
    return isNothing ? MissingValue(error: error) : error
  }
}
