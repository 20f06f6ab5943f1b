import Galley
import GalleyStrings

/// Reads what stands between `{{` and `}}`.
///
/// From the loosest to the tightest: `|`, `or`, `and`, `not`, comparisons, `+ -`, `* / %`, `-` before a value, `??`.
/// The grammar stands in Guides/Scenes.md.
struct ExpressionParser {
  var scanner: ExpressionScanner
  private var depth = 0
  private var turns = 0
  /// Whether anything was read that a placeholder without operators would read otherwise.
  var hasOperators = false
  /// Names that hold what looks like an operator.
  var oddNames: [[String]] = []

  /// Parentheses, lists, arguments and signs within each other.
  static let depthLimit = 32
  private let start: Int

  init(_ bytes: [UInt8], from index: Int, readsOperators: Bool = true) {
    scanner = ExpressionScanner(bytes, from: index, readsOperators: readsOperators)
    start = index
  }

  var index: Int { scanner.index }

  typealias Failure = Placeholder.Failure

  /// The expression and the braces that end it.
  mutating func whole() throws(Placeholder.Failure) -> Expression {
    var expression = try piped()
    if let next = scanner.next, next == UInt8(ascii: "?") {
      throw failure("\"if\", as in if(isNew, 'new', 'old')", found: "\"?\"")
    }
    guard scanner.takes("}}") else {
      throw failure("\"}}\" at the end of a placeholder such as {{name}}")
    }
    if !hasOperators { expression = expression.namingColumns }
    return expression
  }

  func failure(
    _ expected: String, found: String? = nil, suggestion: String? = nil, at place: Int? = nil
  ) -> Failure {
    if scanner.isTooLong {
      let limit = ExpressionScanner.lengthLimit
      return Failure(
        found: "a placeholder of more than \(limit) bytes", expected: "at most \(limit)",
        offset: self.start)
    }
    let place = place ?? scanner.skippingSpace(from: index)
    let rest = String(
      decoding: scanner.bytes[min(place, scanner.bytes.count)...].prefix(96), as: UTF8.self)
    let start = String(rest.prefix(16))
    return Failure(
      found: found ?? (start.isEmpty ? "\"{{\" without \"}}\"" : "\"\(start)\""),
      expected: expected, suggestion: suggestion, offset: place)
  }

  mutating func deeper<Result>(
    _ body: (inout ExpressionParser) throws(Placeholder.Failure) -> Result
  ) throws(Placeholder.Failure) -> Result {
    guard depth < Self.depthLimit else {
      throw failure(
        "at most \(Self.depthLimit)",
        found:
          "parentheses, lists and arguments within each other more than \(Self.depthLimit) deep"
      )
    }
    depth += 1
    let result = try body(&self)
    depth -= 1
    return result
  }

  func range(from start: Int) -> Range<Int> {
    start..<max(start, scanner.index)
  }

  mutating func begin() -> Int {
    scanner.skipSpace()
    return index
  }

  /// `value | function | function(argument)`. What a function gives is one value for what stands behind it:
  /// `tags | count > 3`.
  mutating func piped() throws(Placeholder.Failure) -> Expression {
    let start = begin()
    var value = try disjunction(nil)
    while true {
      var calls: [Expression.Call] = []
      while scanner.takes("|") {
        if scanner.readsOperators, scanner.next == UInt8(ascii: "|") {
          throw failure("\"or\"", found: "\"||\"", at: index - 1)
        }
        calls.append(try pipedCall())
      }
      if calls.isEmpty { return value }
      value = Expression(form: .piped(value, calls), range: range(from: start))
      guard goesOn else { return value }
      hasOperators = true
      value = try deeper { parser throws(Placeholder.Failure) in try parser.disjunction(value) }
      // Each turn puts the value one deeper.
      turns += 1
      guard turns <= Self.depthLimit else {
        throw failure(
          "at most \(Self.depthLimit), or parentheses",
          found: "operators behind functions more than \(Self.depthLimit) times")
      }
    }
  }

  /// Whether an operator stands behind a function.
  private var goesOn: Bool {
    guard scanner.readsOperators else { return false }
    let place = scanner.skippingSpace(from: index)
    return scanner.isAt("??", place) || scanner.infix(at: place, inName: false) != nil
  }

  private mutating func pipedCall() throws(Placeholder.Failure) -> Expression.Call {
    let start = begin()
    let name = scanner.name()
    guard !name.isEmpty else { throw failure("the name of a function") }
    let function = try function(name)
    let arguments = scanner.takes("(") ? try arguments() : []
    return try call(function, arguments, range(from: start))
  }

  func function(_ name: Range<Int>) throws(Placeholder.Failure) -> ValueFunction {
    let text = String(decoding: scanner.bytes[name], as: UTF8.self)
    if let function = ValueFunction.named(text) { return function }
    let names = ValueFunction.all.map(\.name)
    throw failure(
      "one of \(names.joined(separator: ", "))",
      found: "the unknown function \"\(text.prefix(80))\"",
      suggestion: SpellingSuggestion.of(text, among: names), at: name.lowerBound)
  }

  func call(
    _ function: ValueFunction, _ arguments: [(label: String?, value: Expression)],
    _ range: Range<Int>
  ) throws(Placeholder.Failure) -> Expression.Call {
    let limits = function.arguments
    guard limits.contains(arguments.count) else {
      let text = String(decoding: scanner.bytes[range], as: UTF8.self)
      let most = limits.upperBound
      let wanted =
        limits.count == 1
        ? (most == 0 ? "none" : "\(most)")
        : (limits.lowerBound == 0 ? "at most \(most)" : "\(limits.lowerBound) to \(most)")
      throw failure(
        "\(wanted), as in \(function.example)",
        found: (arguments.isEmpty
          ? "no arguments" : arguments.count == 1 ? "1 argument" : "\(arguments.count) arguments")
          + " in \(text)", at: range.lowerBound)
    }
    if !function.takesLabels, let label = arguments.lazy.compactMap(\.label).first {
      throw failure(
        "its value alone, as in \(function.example)",
        found: "\"\(label):\" before an argument of \(function.name)", at: range.lowerBound)
    }
    return Expression.Call(function: function, arguments: arguments, range: range)
  }

  /// What stands between parentheses, and the closing one.
  mutating func arguments() throws(Placeholder.Failure) -> [(
    label: String?, value: Expression
  )] {
    if scanner.takes(")") { return [] }
    let lists = scanner.lists
    scanner.lists = 0
    let result = try deeper { parser throws(Placeholder.Failure) in
      var arguments: [(label: String?, value: Expression)] = []
      repeat {
        let label = parser.label()
        arguments.append((label, try parser.piped()))
      } while parser.scanner.takes(",")
      return arguments
    }
    guard scanner.takes(")") else { throw failure("a comma or \")\"") }
    scanner.lists = lists
    return result
  }

  /// `one:` before an argument.
  private mutating func label() -> String? {
    let start = begin()
    let name = scanner.name()
    if !name.isEmpty, scanner.takes(":") {
      return String(decoding: scanner.bytes[name], as: UTF8.self)
    }
    scanner.index = start
    return nil
  }

  // MARK: Operators

  private mutating func infix() -> (infix: ExpressionScanner.Infix, length: Int)? {
    scanner.skipSpace()
    return scanner.infix(at: index, inName: false)
  }

  /// - Parameter first: a value that was read before; nil reads one.
  private mutating func disjunction(
    _ first: Expression?
  ) throws(Placeholder.Failure) -> Expression {
    let start = first?.range.lowerBound ?? begin()
    var parts = [try conjunction(first)]
    while case .or? = infix()?.infix {
      accept(2)
      parts.append(try conjunction(nil))
    }
    return parts.count == 1
      ? parts[0] : Expression(form: .any(parts), range: range(from: start))
  }

  private mutating func conjunction(
    _ first: Expression?
  ) throws(Placeholder.Failure) -> Expression {
    let start = first?.range.lowerBound ?? begin()
    var parts = [try negation(first)]
    while case .and? = infix()?.infix {
      accept(3)
      parts.append(try negation(nil))
    }
    return parts.count == 1
      ? parts[0] : Expression(form: .all(parts), range: range(from: start))
  }

  mutating func accept(_ length: Int) {
    hasOperators = true
    scanner.index += length
  }

  private mutating func negation(
    _ first: Expression?
  ) throws(Placeholder.Failure) -> Expression {
    if let first { return try comparison(first) }
    let start = begin()
    guard scanner.isPrefix("not") else { return try comparison(nil) }
    // `not(a)` and `not a` are the same; a column may be called `not sold`.
    accept(3)
    let value = try deeper { parser throws(Placeholder.Failure) in try parser.negation(nil) }
    return Expression(form: .not(value), range: range(from: start))
  }

  private mutating func comparison(
    _ first: Expression?
  ) throws(Placeholder.Failure) -> Expression {
    let start = first?.range.lowerBound ?? begin()
    let first = try arithmetic(first, products: false)
    guard let found = infix() else { return first }
    if case .wrong(let sign, let expected) = found.infix {
      hasOperators = true
      throw failure("\"\(expected)\"", found: "\"\(sign)\"")
    }
    guard case .comparison(let comparison) = found.infix else { return first }
    accept(found.length)
    let second = try arithmetic(nil, products: false)
    if let third = infix(), case .comparison = third.infix {
      throw failure("\"and\" between two comparisons: a < b and b < c")
    }
    return Expression(form: .comparison(comparison, first, second), range: range(from: start))
  }

  /// A chain of `+ -`, or of `* / %`.
  private mutating func arithmetic(
    _ first: Expression?, products: Bool
  ) throws(Placeholder.Failure) -> Expression {
    let start = first?.range.lowerBound ?? begin()
    let first = try products ? sign(first) : arithmetic(first, products: true)
    var rest: [(Expression.Arithmetic, Expression)] = []
    while let found = infix(), case .arithmetic(let operation) = found.infix,
      operation.isProduct == products
    {
      accept(found.length)
      rest.append((operation, try products ? sign(nil) : arithmetic(nil, products: true)))
    }
    return rest.isEmpty
      ? first : Expression(form: .arithmetic(first, rest), range: range(from: start))
  }

  private mutating func sign(_ first: Expression?) throws(Placeholder.Failure) -> Expression {
    if let first { return try defaulted(first) }
    let start = begin()
    guard scanner.readsOperators, scanner.next == UInt8(ascii: "-") else {
      return try defaulted(nil)
    }
    var behind = scanner
    if behind.number() != nil { return try defaulted(nil) }
    behind.index += 1
    guard let next = behind.byte(at: behind.skippingSpace(from: behind.index)),
      !ExpressionScanner.ends.subtracting("'(".utf8).contains(next)
    else { return try defaulted(nil) }
    accept(1)
    let value = try deeper { parser throws(Placeholder.Failure) in try parser.sign(nil) }
    return Expression(form: .negated(value), range: range(from: start))
  }

  /// `value ?? value`.
  private mutating func defaulted(
    _ first: Expression?
  ) throws(Placeholder.Failure) -> Expression {
    let start = first?.range.lowerBound ?? begin()
    var parts: [Expression] = []
    if let first { parts.append(first) } else { parts.append(try operand()) }
    while scanner.takes("??") { parts.append(try operand()) }
    if parts.count == 1 { return parts[0] }
    return Expression(form: .firstOf(parts), range: range(from: start))
  }
}

extension Expression {
  /// The expression of a placeholder without operators, in which a number may be the name of a column.
  fileprivate var namingColumns: Expression {
    var copy = self
    switch form {
    case .literal(.number(let number)): copy.form = .numeral(number)
    case .firstOf(let parts): copy.form = .firstOf(parts.map(\.namingColumns))
    case .piped(let value, let calls): copy.form = .piped(value.namingColumns, calls)
    default: break
    }
    return copy
  }
}
