import Galley
import GalleyData
import GalleyStrings

// Texts, numbers, names, lists, calls and what stands in parentheses.
extension ExpressionParser {
  mutating func operand() throws(Placeholder.Failure) -> Expression {
    let start = begin()
    if scanner.next == UInt8(ascii: "'") { return try text("'", from: start) }
    guard scanner.readsOperators else { return try named(from: start) }
    switch scanner.next {
    case UInt8(ascii: "\"")?:
      hasOperators = true
      return try text("\"", from: start)
    case UInt8(ascii: "(")?: return try parenthesised(from: start)
    case UInt8(ascii: "[")?: return try list(from: start)
    case UInt8(ascii: "`")?: hasOperators = true
    default: break
    }
    if let number = scanner.number() {
      return numeral(number, range(from: start))
    }
    return try named(from: start)
  }

  /// A number by its digits, where a `Double` may not keep them.
  private func numeral(_ number: Double, _ range: Range<Int>) -> Expression {
    let digits = scanner.bytes[range]
    let isLong =
      number.magnitude >= LongNumber.least
      && digits.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
    guard isLong else { return Expression(form: .literal(.number(number)), range: range) }
    return Expression(
      form: .longInteger(String(decoding: digits, as: UTF8.self)), range: range)
  }

  private mutating func text(
    _ mark: Unicode.Scalar, from start: Int
  ) throws(Placeholder.Failure) -> Expression {
    scanner.index += 1
    guard let text = scanner.quoted(UInt8(ascii: mark)) else {
      throw failure("the closing quotation mark")
    }
    return Expression(form: .literal(.string(text)), range: range(from: start))
  }

  private mutating func parenthesised(from start: Int) throws(Placeholder.Failure) -> Expression {
    accept(1)
    let lists = scanner.lists
    scanner.lists = 0
    let inner = try deeper { parser throws(Placeholder.Failure) in try parser.piped() }
    guard scanner.takes(")") else { throw failure("\")\"") }
    scanner.lists = lists
    return try member(of: Expression(form: inner.form, range: range(from: start)))
  }

  /// `.name` right behind a closing parenthesis.
  private mutating func member(of value: Expression) throws(Placeholder.Failure) -> Expression {
    guard scanner.next == UInt8(ascii: ".") else { return value }
    scanner.index += 1
    let name = scanner.name()
    guard !name.isEmpty else { throw failure("the name of a value in it") }
    return Expression(
      form: .member(value, scanner.parts(of: name)), range: range(from: value.range.lowerBound))
  }

  private mutating func list(from start: Int) throws(Placeholder.Failure) -> Expression {
    accept(1)
    scanner.lists += 1
    let elements = try deeper { parser throws(Placeholder.Failure) in
      var elements: [Expression] = []
      if parser.scanner.takes("]") { return elements }
      repeat { elements.append(try parser.piped()) } while parser.scanner.takes(",")
      guard parser.scanner.takes("]") else { throw parser.failure("a comma or \"]\"") }
      return elements
    }
    scanner.lists -= 1
    return Expression(form: .list(elements), range: range(from: start))
  }

  /// A path, a word or a call.
  private mutating func named(from start: Int) throws(Placeholder.Failure) -> Expression {
    let name = scanner.name()
    let text = String(decoding: scanner.bytes[name], as: UTF8.self)
    let range = name
    if scanner.readsOperators, !name.isEmpty, scanner.isAt("(", scanner.skippingSpace(from: index))
    {
      return try called(name, text)
    }
    switch text {
    case "": throw failure("the path of a value, or a text in single quotation marks")
    case "true": return Expression(form: .literal(.bool(true)), range: range)
    case "false": return Expression(form: .literal(.bool(false)), range: range)
    case "null": return Expression(form: .literal(.null), range: range)
    default: break
    }
    if let first = text.utf8.first, first == 0x2D || (0x30...0x39).contains(first),
      let number = Double(text), number.isFinite
    {
      return numeral(number, range)
    }
    let parts = scanner.parts(of: name)
    if !scanner.readsOperators, isOdd(name) { oddNames.append(parts) }
    return Expression(form: .path(parts), range: range)
  }

  /// Whether a name that was read without operators holds any.
  private func isOdd(_ name: Range<Int>) -> Bool {
    var other = ExpressionScanner(scanner.bytes, from: name.lowerBound, readsOperators: true)
    if let first = other.next, "[\"`-".utf8.contains(first) || other.isPrefix("not") { return true }
    return other.name() != name
  }

  /// `function(value, arguments)`, which is `value | function(arguments)`.
  private mutating func called(
    _ name: Range<Int>, _ text: String
  ) throws(Placeholder.Failure) -> Expression {
    hasOperators = true
    let isName = scanner.byte(at: name.upperBound) != UInt8(ascii: "(")
    guard ValueFunction.named(text) != nil else {
      let names = ValueFunction.all.map(\.name)
      throw failure(
        isName
          ? "a function, or a name with parentheses in backticks: `\(text) (…)`"
          : "one of \(names.joined(separator: ", ")); a name with parentheses stands in backticks",
        found: "the unknown function \"\(text.prefix(80))\"",
        suggestion: isName ? nil : SpellingSuggestion.of(text, among: names), at: name.lowerBound)
    }
    let function = try function(name)
    _ = scanner.takes("(")
    var arguments = try arguments()
    let whole = range(from: name.lowerBound)
    guard !arguments.isEmpty else {
      throw failure(
        "its value, as in \(function.name)(name) or name | \(function.name)",
        found: "\(text)() without a value", at: name.lowerBound)
    }
    let value = arguments.removeFirst()
    if let label = value.label {
      throw failure(
        "the value first", found: "\"\(label):\" before the value of \(text)", at: name.lowerBound)
    }
    let call = try call(function, arguments, whole)
    return try member(of: Expression(form: .piped(value.value, [call]), range: whole))
  }
}
