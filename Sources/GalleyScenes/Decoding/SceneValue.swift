import Galley
import GalleyBudget
import GalleyData
import GalleyStrings

/// A value of a scene on its way to a Swift value: it knows its place and what names the data around
/// it has. Placeholders such as `{{word}}` are replaced and conditions decided when it is made.
struct SceneValue {
  let node: JSONNode
  let scope: SceneScope
  /// Where a value that came out of the data is reported: at its placeholder.
  private let site: Site?
  /// What the value moves between; nil for one that does not move.
  private(set) var moving: MovingValue?

  /// An object, so that a value is small: as many copies of it lie on the stack as views lie within each other.
  private final class Site {
    let document: JSONDocument
    let offset: Int
    /// In UTF-8 bytes of the string that stands there, where something in it is meant.
    let byte: Int?

    init(document: JSONDocument, offset: Int, byte: Int?) {
      (self.document, self.offset, self.byte) = (document, offset, byte)
    }
  }

  private init(_ node: JSONNode, _ scope: SceneScope, site: Site?) {
    (self.node, self.scope, self.site) = (node, scope, site)
  }

  /// A node as it is.
  init(_ node: JSONNode, literal scope: SceneScope) { self.init(node, scope, site: nil) }

  /// The value of a node; nil where a condition without an `else` leaves nothing.
  /// - Throws: `SceneError` for a placeholder that names nothing.
  static func resolve(_ node: JSONNode, in scope: SceneScope) throws -> SceneValue? {
    if let part = scope.parts?.part(for: node) { return part }
    if scope.isLiteral || !node.isOpen { return SceneValue(node, scope, site: nil) }
    switch node.value {
    case .string(let string):
      return try SceneValue(node, scope, site: nil).replacingPlaceholders(in: string)
    case .object(let members) where JSONNode.index(of: JSONNode.conditionKey, in: members) != nil:
      return try SceneValue(node, scope, site: nil).branch()
    case .object(let members) where JSONNode.index(of: JSONNode.animationKey, in: members) != nil:
      return try SceneValue(node, scope, site: nil).moved()
    default:
      return SceneValue(node, scope, site: nil)
    }
  }

  /// The value of a node that must be there.
  init(_ node: JSONNode, scope: SceneScope) throws {
    guard let value = try Self.resolve(node, in: scope) else {
      throw SceneValue(node, scope, site: nil).error(
        found: "a condition that is false, without an \"else\"", expected: "a value")
    }
    self = value
  }

  /// The value reported at another one's place.
  private func reported(at other: SceneValue) -> SceneValue {
    let site =
      other.site ?? Site(document: other.scope.document, offset: other.node.offset, byte: nil)
    return SceneValue(node, scope, site: site).moving(moving)
  }

  /// The value with what it moves between.
  func moving(_ moving: MovingValue?) -> SceneValue {
    var result = self
    result.moving = moving
    return result
  }

  /// The value reported at a place in its string, in UTF-8 bytes.
  func placed(at byte: Int) -> SceneValue {
    let (document, offset) = place(nil)
    return SceneValue(node, scope, site: Site(document: document, offset: offset, byte: byte))
      .moving(moving)
  }

  /// Why its placeholders cannot be read, where in the string.
  func error(_ failure: Placeholder.Failure) -> SceneError {
    placed(at: failure.offset).error(
      found: failure.found, expected: failure.expected, suggestion: failure.suggestion)
  }

  /// Where a value of the data stands: `cities.csv:18:4`; nil for one that stands in no file.
  var dataPlace: String? {
    guard scope.isLiteral, !scope.document.bytes.isEmpty else { return nil }
    let (line, column) = scope.document.position(of: node.offset)
    return "\(scope.document.file):\(line):\(column)"
  }

  /// Whether the value was written in the scene itself at its own place.
  var isWritten: Bool { site == nil && !scope.isLiteral }

  /// The value among other names.
  func scoped(to scope: SceneScope) throws -> SceneValue { try SceneValue(node, scope: scope) }

  private func place(_ other: Int?) -> (document: JSONDocument, offset: Int) {
    guard let site else { return (scope.document, other ?? node.offset) }
    let byte = site.byte.map { site.document.offset(ofByte: $0, inStringAt: site.offset) }
    return (site.document, byte ?? site.offset)
  }

  var source: SourceLocation {
    let (document, offset) = place(nil)
    return SourceLocation(document, offset: offset)
  }

  /// A limit that was exceeded while the value was read.
  func error(_ excess: LimitError) -> SceneError {
    var error = error(found: "", expected: "")
    error.excess = excess
    return error
  }

  /// The error where a key must be there and is not, or one of several.
  func missing(_ keys: String..., expected: String) -> SceneError {
    let names = keys.map { "\"\($0)\"" }.joined(separator: " nor ")
    var error = error(found: (keys.count > 1 ? "neither " : "no ") + names, expected: expected)
    error.kind = .missingKey
    return error
  }

  func error(expected: String, suggestion: String? = nil) -> SceneError {
    error(found: kind, expected: expected, suggestion: suggestion)
  }

  /// - Parameter offset: where in the document; nil is where the value begins.
  func error(
    found: String, expected: String, suggestion: String? = nil, at offset: Int? = nil
  ) -> SceneError {
    let (document, place) = place(offset)
    return document.error(
      at: place, pathOf: self.place(nil).offset, found: found, expected: expected,
      suggestion: suggestion)
  }

  func string() throws -> String {
    try moving?.checkStops { _ = try $0.string() }
    guard case .string(let string) = node.value else { throw error(expected: "a string") }
    return string
  }

  /// The text of a value that is shown: a string, or a number as it is written.
  func displayText() throws -> String {
    try moving?.checkStops { _ = try $0.displayText() }
    switch node.value {
    case .string(let string): return string
    case .number(let number): return JSONNode.text(number)
    case .bool(let value): return "\(value)"
    case .array:
      throw error(
        expected: "a string, a number, true or false; join(', ') makes a text of a list")
    default: throw error(expected: "a string, a number, true or false")
    }
  }

  func bool() throws -> Bool {
    try moving?.checkStops { _ = try $0.bool() }
    guard let value = node.bool else { throw error(expected: "true or false") }
    return value
  }

  func number(_ range: ClosedRange<Double>, _ name: String) throws -> Double {
    try moving?.checkStops { _ = try $0.number(range, name) }
    if moving != nil, let number = node.number {
      return min(max(number, range.lowerBound), range.upperBound)
    }
    guard let number = node.number, range.contains(number) else {
      throw error(
        expected:
          "\(name) from \(JSONNode.text(range.lowerBound)) to \(JSONNode.text(range.upperBound))"
          + meantNumber(in: range))
    }
    return number
  }

  func integer(_ range: ClosedRange<Int>) throws -> Int {
    try moving?.checkStops { _ = try $0.integer(range) }
    if moving != nil, let number = node.number {
      let near = min(max(number, Double(range.lowerBound)), Double(range.upperBound))
      return Int(near.rounded())
    }
    guard let number = node.number, number == number.rounded(),
      number >= Double(range.lowerBound), number <= Double(range.upperBound)
    else {
      throw error(expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return Int(number)
  }

  /// What a text that is no number means by one. A percentage is a part, and no number of points or degrees.
  func meantNumber(in range: ClosedRange<Double>) -> String {
    guard case .string(let text) = node.value, let number = Synonyms.number(text),
      range.contains(number), !text.hasSuffix("%") || range.upperBound <= 1000
    else { return "" }
    return ", here \(JSONNode.text(number)) without quotation marks"
  }

  /// The elements; repetitions are written out, and what conditions leave out is not there.
  func list() throws -> [SceneValue] {
    guard case .array(let elements) = node.value else { throw error(expected: "a list") }
    var result: [SceneValue] = []
    result.reserveCapacity(elements.count)
    defer { scope.context.releaseElements(result.count) }
    for element in elements {
      _ = try scope.context.attempt { try append(element, scope, to: &result) }
    }
    return result
  }

  private func append(
    _ element: JSONNode, _ scope: SceneScope, to result: inout [SceneValue]
  ) throws {
    if element.isOpen, !scope.isLiteral, element.member(JSONNode.repetitionKey) != nil {
      return try SceneValue(element, scope, site: nil).repeated { body, scope in
        try append(body, scope, to: &result)
      }
    }
    guard let value = try Self.resolve(element, in: scope) else { return }
    guard result.count < SceneContext.viewLimit else {
      throw error(
        found: "more than \(SceneContext.viewLimit) elements",
        expected: "at most \(SceneContext.viewLimit)")
    }
    try scope.context.reserveElement(at: self)
    result.append(value)
  }

  func members() throws -> [JSONNode.Member] {
    guard case .object(let members) = node.value else { throw error(expected: "an object") }
    return members
  }

  func member(_ key: String) throws -> SceneValue? {
    guard let member = node.member(key) else { return nil }
    return try Self.resolve(member.value, in: scope)
  }

  /// One of a set of names.
  func choice<Choice>(_ choices: [(String, Choice)], _ what: String) throws -> Choice {
    try moving?.checkStops { _ = try $0.choice(choices, what) }
    if case .string(let name) = node.value, let choice = choices.first(where: { $0.0 == name }) {
      return choice.1
    }
    let names = choices.map(\.0)
    var suggestion: String?
    if case .string(let name) = node.value {
      suggestion =
        Synonyms.value(name, among: names) ?? SpellingSuggestion.of(name, among: names)
    }
    throw error(
      expected: "\(what): \(names.joined(separator: ", "))", suggestion: suggestion)
  }

  /// Refuses keys that are not known.
  func check(keys known: [String], of what: String) throws {
    let members = try members()
    for index in members.indices where !known.contains(members[index].key) {
      throw unknown(members[index], among: known, of: what)
    }
  }

  func unknown(_ member: JSONNode.Member, among known: [String], of what: String) -> SceneError {
    let meant = Synonyms.key(member.key, among: known)
    // A view has modifiers in a list; people write them as its keys.
    if meant == nil, known.contains("modifiers"), scope.context.definitions.isModifier(member.key) {
      return error(
        found: "the modifier \"\(member.key)\" among the keys of \(what)",
        expected: "it in the list \"modifiers\"",
        suggestion: "{\"modifiers\": [{\"\(member.key)\": \(member.value.briefJSON)}]}",
        at: member.keyOffset)
    }
    return error(
      found: "the key \"\(member.key)\"",
      expected: known.isEmpty
        ? "no keys in \(what)" : "the keys of \(what): \(known.joined(separator: ", "))",
      suggestion: meant ?? SpellingSuggestion.of(member.key, among: known), at: member.keyOffset)
  }
}

extension JSONNode {
  /// The value in JSON, or an ellipsis for a long one.
  fileprivate var briefJSON: String {
    let text = json
    return text.utf8.count <= 60 ? text : "…"
  }
}

// Placeholders, conditions and repetitions.
extension SceneValue {
  /// Bytes of one text.
  static let textLimit = 4 << 20

  /// A string that is one placeholder becomes the value behind it, its type kept; placeholders
  /// within a string become text.
  private func replacingPlaceholders(in string: String) throws -> SceneValue {
    let segments: [Placeholder.Segment]
    do {
      segments = try scope.context.definitions.segments(of: string)
    } catch let failure as Placeholder.Failure {
      throw error(failure)
    }
    if segments.count == 1, case .placeholder(let placeholder) = segments[0] {
      let value = try evaluate(placeholder)
      // What was written in the scene keeps its own place.
      return value.isWritten ? value : value.reported(at: self)
    }
    var text = ""
    for segment in segments {
      switch segment {
      case .text(let piece): text += piece
      case .placeholder(let placeholder):
        let place = placed(at: placeholder.offset)
        text += try evaluate(placeholder).reported(at: place).displayText()
        guard text.utf8.count <= Self.textLimit else {
          throw error(
            found: "a text of more than \(Self.textLimit) bytes", expected: "a shorter one")
        }
      }
    }
    return SceneValue(JSONNode(value: .string(text), offset: node.offset), scope, site: nil)
  }

  private func evaluate(_ placeholder: Placeholder) throws -> SceneValue {
    scope.context.noteRead()
    return try ExpressionEvaluator(placeholder, at: self).value()
  }

  /// The value of `{"if": condition, "then": value, "else": value}`.
  private func branch() throws -> SceneValue? {
    try check(keys: ["if", "then", "else"], of: "if")
    guard let condition = try member("if"), let then = node.member("then") else {
      throw missing("then", expected: "the value for a true condition")
    }
    let isTrue: Bool
    switch condition.node.value {
    case .null: isTrue = false
    default:
      guard let value = condition.node.bool else {
        throw condition.error(
          expected: "true or false, such as {{isNew}}, {{kind == 'sale'}}, or {{not (note | trim | "
            + "isEmpty)}} for a text that is not empty")
      }
      isTrue = value
    }
    guard let taken = isTrue ? then : node.member("else") else { return nil }
    return try Self.resolve(taken.value, in: scope)
  }

  private func variable(_ key: String) throws -> String? {
    guard let value = try member(key) else { return nil }
    let name = try value.string()
    if name.isEmpty { throw value.error(expected: "a name such as item, for {{item}}") }
    return name
  }

  /// The body of `{"forEach": list, "as": name, "view": body}` for each value of the list.
  private func repeated(_ body: (JSONNode, SceneScope) throws -> Void) throws {
    try check(keys: ["forEach", "as", "index", "view", "value"], of: "forEach")
    let bodies = ["view", "value"].compactMap { node.member($0) }
    guard let list = try member("forEach"), let template = bodies.first, bodies.count == 1 else {
      throw error(
        found: bodies.isEmpty ? "no \"view\"" : "a view and a value",
        expected: "\"view\" in a list of views, or \"value\" in another list")
    }
    let (name, index) = (try variable("as") ?? "item", try variable("index"))
    if name == index {
      throw error(found: "\"\(name)\" for an element and its index", expected: "two names")
    }
    scope.context.noteRead()
    guard case .array(let elements) = list.node.value else {
      guard case .string = list.node.value else { throw list.error(expected: "a list") }
      throw list.error(expected: "a list; {{text | split(';')}} makes one of a text")
    }
    guard elements.count <= SceneContext.viewLimit else {
      throw list.error(
        found: "\(elements.count) repetitions", expected: "at most \(SceneContext.viewLimit)")
    }
    for (number, element) in elements.enumerated() {
      try scope.context.step(at: self)
      var inner = scope.binding(name, to: element, in: list.scope)
      if let index {
        inner = inner.binding(
          index, to: JSONNode(value: .number(Double(number)), offset: node.offset),
          in: scope.literal)
      }
      try body(template.value, inner)
    }
  }
}
