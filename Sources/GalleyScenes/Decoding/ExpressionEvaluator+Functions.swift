import Galley
import GalleyBudget
import GalleyData

// Functions.
extension ExpressionEvaluator {
  /// A call at work: its value, where that comes from, and the arguments.
  struct Invocation {
    var call: Expression.Call
    var value: SceneValue
    /// What the value was worked out of, for messages.
    var source: Expression
    var arguments: [SceneValue]

    var name: String { call.function.name }
  }

  func apply(
    _ call: Expression.Call, to value: SceneValue, _ source: Expression
  ) throws -> SceneValue {
    switch call.function.work {
    case .formatter(let function):
      return try working(call, value, source) { try formatted(function, $0) }
    case .text(let function):
      return try working(call, value, source) { try textual(function, $0) }
    case .list(let function):
      return try working(call, value, source) { try listed(function, $0) }
    case .number(let function):
      return try working(call, value, source) { try numeric(function, $0) }
    case .choice:
      guard let isTrue = value.node.bool ?? (Self.isNothing(value) ? false : nil) else {
        throw wrong(value, source, expected: "true or false before \"\(call.function.name)\"")
      }
      return try self.value(of: call.arguments[isTrue ? 0 : 1].value)
    }
  }

  /// Does the work with the arguments' values. What is wrong with a value that is nothing is a reason for `??`.
  private func working(
    _ call: Expression.Call, _ value: SceneValue, _ source: Expression,
    _ work: (Invocation) throws -> SceneValue
  ) throws -> SceneValue {
    let arguments = try call.arguments.map { try self.value(of: $0.value) }
    do {
      return try work(Invocation(call: call, value: value, source: source, arguments: arguments))
    } catch let error as SceneError where Self.isNothing(value) && error.excess == nil {
      throw MissingValue(error: error)
    }
  }

  private func formatted(
    _ function: ValueFunction.Formatter, _ invocation: Invocation
  ) throws -> SceneValue {
    let labelled = zip(invocation.call.arguments, invocation.arguments).map { ($0.label, $1) }
    let site = site.placed(at: invocation.call.range.lowerBound)
    let formatter = ValueFormatter(
      function: function, arguments: labelled, locale: context.locale, site: site,
      text: placeholder.text)
    guard case .array = invocation.value.node.value, function.isForEachText else {
      if case .string(let text) = invocation.value.node.value {
        try context.work(bytes: text.utf8.count, at: site)
      }
      return made(try formatter.apply(to: invocation.value))
    }
    return try mapping(invocation) { element, text in
      .init(
        value: try formatter.apply(to: self.made(.string(text), isCell: element.node.isCell)),
        offset: self.site.node.offset)
    }
  }

  /// The list with each of its texts changed.
  func mapping(
    _ invocation: Invocation, _ change: (SceneValue, String) throws -> JSONNode
  ) throws -> SceneValue {
    let elements = try elements(invocation)
    try reserveList(elements.count)
    return made(
      .array(
        try elements.map { element in
          let text = try text(element, invocation)
          try context.work(bytes: text.utf8.count, at: site)
          return try change(element, text)
        }))
  }

  // MARK: Arguments

  /// An error at the call's place.
  func error(_ invocation: Invocation, found: String, expected: String) -> SceneError {
    site.placed(at: invocation.call.range.lowerBound).error(found: found, expected: expected)
  }

  /// The value before the call is of the wrong kind.
  func wrongValue(_ invocation: Invocation, expected: String) -> any Error {
    wrong(
      invocation.value, invocation.source, expected: "\(expected) before \"\(invocation.name)\"")
  }

  /// A text, a number as it is written, true or false.
  func text(_ value: SceneValue, _ invocation: Invocation) throws -> String {
    switch value.node.value {
    case .string(let string): return string
    case .number(let number): return JSONNode.text(number)
    case .bool(let bool): return "\(bool)"
    default:
      let source = invocation.source
      throw wrong(value, source, expected: "a text before \"\(invocation.name)\"")
    }
  }

  func textArgument(_ index: Int, _ invocation: Invocation) throws -> String {
    let expression = invocation.call.arguments[index].value
    let value = invocation.arguments[index]
    switch value.node.value {
    case .string(let string): return string
    case .number(let number): return JSONNode.text(number)
    default:
      throw wrong(value, expression, expected: "a text in \(invocation.call.function.example)")
    }
  }

  func integerArgument(
    _ index: Int, _ invocation: Invocation, _ range: ClosedRange<Int>
  ) throws -> Int {
    let expression = invocation.call.arguments[index].value
    let value = invocation.arguments[index]
    guard let number = value.node.readNumber, number == number.rounded(),
      number >= Double(range.lowerBound), number <= Double(range.upperBound)
    else {
      let bounds =
        range.upperBound >= SceneContext.viewLimit
        ? "" : " from \(range.lowerBound) to \(range.upperBound)"
      throw wrong(
        value, expression,
        expected: "a whole number\(bounds) in \(invocation.call.function.example)")
    }
    return Int(number)
  }

  /// The elements of the value before the call, repetitions written out.
  func elements(_ invocation: Invocation) throws -> [SceneValue] {
    guard case .array(let elements) = invocation.value.node.value else {
      throw wrongValue(invocation, expected: "a list")
    }
    try context.work(bytes: elements.count * 64, at: site)
    try reserveList(elements.count)
    return try invocation.value.list()
  }

  // MARK: What is made

  /// Bytes of an element of a list, with what is kept beside it.
  private static let bytesPerElement = 128

  /// - Throws: `SceneError` where a list would have too many elements or the image has no memory for it.
  func reserveList(_ count: Int) throws {
    guard count <= SceneContext.viewLimit else {
      throw site.error(
        found: "a list of \(count) elements in \(placeholder.text)",
        expected: "at most \(SceneContext.viewLimit)")
    }
    try context.reserveList(RenderBudget.bytes(count, each: Self.bytesPerElement), at: site)
  }

  /// - Throws: `SceneError` where a text would be too long or the image has no memory for it.
  func reserveText(_ bytes: Int, from source: Int = 0) throws {
    guard bytes <= max(SceneValue.textLimit, source) else {
      throw site.error(
        found: "a text of \(bytes) bytes in \(placeholder.text)",
        expected: "at most \(SceneValue.textLimit)")
    }
    try context.reserveText(bytes, at: site)
  }

  func list(_ elements: [SceneValue]) throws -> SceneValue {
    made(.array(try elements.map { try plain($0) }))
  }

  /// The value as data: what it holds is worked out, so that nothing in it is read for placeholders again.
  func plain(_ value: SceneValue) throws -> JSONNode {
    if value.scope.isLiteral { return value.node }
    switch value.node.value {
    case .array:
      return JSONNode(
        value: .array(try value.list().map { try plain($0) }), offset: value.node.offset)
    case .object(let members):
      var result: [JSONNode.Member] = []
      for member in members {
        try context.work(bytes: 64, at: site)
        guard let inner = try SceneValue.resolve(member.value, in: value.scope) else { continue }
        result.append(
          JSONNode.Member(
            key: member.key, keyOffset: member.keyOffset, value: try plain(inner)))
      }
      return JSONNode(value: .object(result), offset: value.node.offset)
    default: return value.node
    }
  }
}
