import Galley
import GalleyData
import GalleyStrings

// Arithmetic.
extension ExpressionEvaluator {
  func isTrue(_ expression: Expression, for sign: String) throws -> Bool {
    let value = try value(of: expression)
    if case .null = value.node.value { return false }
    guard let isTrue = value.node.bool else {
      throw wrong(value, expression, expected: "true or false for \"\(sign)\"")
    }
    return isTrue
  }

  /// - Throws: for what is no number, and for whole numbers of more digits than arithmetic keeps.
  func number(_ value: SceneValue, _ expression: Expression, for sign: String) throws -> Double {
    guard let number = value.node.readNumber else {
      var expected = "a number for \"\(sign)\""
      if sign == "+", case .string = value.node.value, !Self.isNothing(value) {
        expected += "; texts are put together by {{a}}{{b}}, or by [a, b] | join('')"
      }
      throw wrong(value, expression, expected: expected)
    }
    guard number.magnitude < LongNumber.least || LongNumber(value.node)?.isWritten != true else {
      throw error(
        expression, found: told(value, expression),
        expected: "a number of at most 15 digits for \"\(sign)\"")
    }
    return number
  }

  func arithmetic(
    _ first: Expression, _ rest: [(Expression.Arithmetic, Expression)]
  ) throws -> SceneValue {
    guard let sign = rest.first?.0.rawValue else { return try value(of: first) }
    var result = try number(value(of: first), first, for: sign)
    for (operation, operand) in rest {
      let other = try number(value(of: operand), operand, for: operation.rawValue)
      if operation == .over || operation == .modulo, other == 0 {
        throw error(
          operand, found: "a division by 0 in \(placeholder.text)",
          expected: "a divisor other than 0")
      }
      switch operation {
      case .plus: result += other
      case .minus: result -= other
      case .times: result *= other
      case .over: result /= other
      case .modulo: result = result.truncatingRemainder(dividingBy: other)
      }
      result = try bounded(result, operand)
    }
    return made(.number(result))
  }

  /// The result to 15 digits, as in a spreadsheet: 0.1 + 0.2 is 0.3.
  func bounded(_ number: Double, _ expression: Expression) throws -> Double {
    guard number.isFinite else {
      throw error(
        expression, found: "a result that is too large in \(placeholder.text)",
        expected: "numbers up to 1.8e308")
    }
    return Self.toFifteenDigits(number)
  }

  static func toFifteenDigits(_ number: Double) -> Double {
    if number == number.rounded(), number.magnitude <= 9_007_199_254_740_992 { return number }
    // Most results have few digits, which their shortest text tells.
    let text = "\(number)"
    if text.utf8.count <= 16 { return number }
    return Double(String(format: "%.15g", number)) ?? number
  }
}

// Comparisons.
extension ExpressionEvaluator {
  func compare(
    _ comparison: Expression.Comparison, _ first: Expression, _ second: Expression
  ) throws -> Bool {
    let (one, other) = (try value(of: first), try value(of: second))
    switch comparison {
    case .equal: return try areEqual(one, other, first)
    case .unequal: return try !areEqual(one, other, first)
    case .less: return try order(one, first, other, second, "<") < 0
    case .lessOrEqual: return try order(one, first, other, second, "<=") <= 0
    case .greater: return try order(one, first, other, second, ">") > 0
    case .greaterOrEqual: return try order(one, first, other, second, ">=") >= 0
    }
  }

  /// Values of different kinds are not equal. A cell is a number beside a number and beside a cell that reads as
  /// one, true or false beside those, and nothing where it is empty.
  func areEqual(
    _ one: SceneValue, _ other: SceneValue, _ expression: Expression
  ) throws -> Bool {
    try context.work(bytes: 0, at: site)
    let (a, b) = (one.node, other.node)
    switch (a.value, b.value) {
    case (.null, _): return Self.isNothing(other)
    case (_, .null): return Self.isNothing(one)
    case (.bool(let value), _): return b.bool == value
    case (_, .bool(let value)): return a.bool == value
    case (.number(let number), .number(let second)): return number == second
    case (.number, .string), (.string, .number): return a.isSameNumber(as: b)
    case (.string(let text), .string(let second)):
      try context.work(bytes: min(text.utf8.count, second.utf8.count), at: site)
      if text.hasSameBytes(as: second) { return true }
      return a.isCell && b.isCell && a.isSameNumber(as: b)
    case (.array(let elements), .array(let others)):
      guard elements.count == others.count else { return false }
      let (elements, others) = (try one.list(), try other.list())
      guard elements.count == others.count else { return false }
      for (element, other) in zip(elements, others) {
        guard try areEqual(element, other, expression) else { return false }
      }
      return true
    case (.object, .object):
      throw error(
        expression, found: "two objects to compare in \(placeholder.text)",
        expected: "numbers, texts, true, false, null or lists of those")
    default: return false
    }
  }

  /// Below 0 where the first value comes before the second: numbers by their value, and what reads like them;
  /// texts by their bytes.
  func order(
    _ one: SceneValue, _ first: Expression, _ other: SceneValue, _ second: Expression,
    _ sign: String
  ) throws -> Int {
    for (value, expression) in [(one, first), (other, second)] where Self.isNothing(value) {
      throw wrong(value, expression, expected: "a value for \"\(sign)\"")
    }
    switch (one.node.readNumber, other.node.readNumber) {
    case (let number?, let second?):
      return one.node.order(number, before: other.node, second)
    case (nil, nil):
      if case .string(let text) = one.node.value, case .string(let second) = other.node.value {
        try context.work(bytes: min(text.utf8.count, second.utf8.count), at: site)
        if text.hasSameBytes(as: second) { return 0 }
        return text.utf8.lexicographicallyPrecedes(second.utf8) ? -1 : 1
      }
      let isFirst = if case .string = one.node.value { false } else { true }
      throw wrong(
        isFirst ? one : other, isFirst ? first : second,
        expected: "two numbers or two texts for \"\(sign)\"")
    case (nil, _?):
      throw wrong(one, first, expected: "a number for \"\(sign)\", as on the other side")
    case (_?, nil):
      throw wrong(other, second, expected: "a number for \"\(sign)\", as on the other side")
    }
  }
}
