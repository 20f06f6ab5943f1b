/// What stands between `{{` and `}}`, with what it would be if all of it were a name.
///
/// A column may be called `Research and development` or `A / B`. So where a placeholder has operators, it is read a
/// second time without any, and the names that come out of that count first where the data has them.
struct Placeholder: Sendable {
  /// As it is written, for messages.
  var text: String
  /// Where it begins, in UTF-8 bytes of the string.
  var offset: Int
  /// The expression, or why there is none although the names of the other reading may exist.
  var reading: Result<Expression, Failure>
  /// The placeholder read without operators; nil where that says the same or nothing.
  var plain: PlainReading?

  /// A placeholder read without operators.
  struct PlainReading: Sendable {
    var expression: Expression
    /// The names in it that look like more.
    var names: [[String]]
  }

  /// A piece of a string.
  enum Segment: Sendable {
    case text(String)
    case placeholder(Placeholder)
  }

  /// Why a string cannot be read.
  struct Failure: Error, Sendable {
    var found: String
    var expected: String
    var suggestion: String?
    /// In UTF-8 bytes of the string.
    var offset: Int
  }

  /// Cuts a string at its placeholders.
  /// - Throws: `Failure`.
  /// - Complexity: O(n) in the bytes.
  static func segments(of string: String) throws -> [Segment] {
    let bytes = Array(string.utf8)
    var result: [Segment] = []
    var index = 0
    var start = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "{"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "{")
      else {
        index += 1
        continue
      }
      if index > start {
        result.append(.text(String(decoding: bytes[start..<index], as: UTF8.self)))
      }
      let (placeholder, end) = try read(bytes, from: index)
      result.append(.placeholder(placeholder))
      (index, start) = (end, end)
    }
    if index > start { result.append(.text(String(decoding: bytes[start..<index], as: UTF8.self))) }
    return result
  }

  private static func read(
    _ bytes: [UInt8], from start: Int
  ) throws -> (placeholder: Placeholder, end: Int) {
    var parser = ExpressionParser(bytes, from: start + 2)
    let reading = Result { () throws(Failure) in try parser.whole() }
    var plain: PlainReading?
    var end = parser.index
    if parser.hasOperators {
      var other = ExpressionParser(bytes, from: start + 2, readsOperators: false)
      // Both readings end at the same place, or they are of different texts.
      if let expression = try? other.whole(), !other.oddNames.isEmpty,
        reading.isFailure || other.index == end
      {
        plain = PlainReading(expression: expression, names: other.oddNames)
        end = other.index
      }
    }
    if plain == nil { _ = try reading.get() }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    return (Placeholder(text: text, offset: start, reading: reading, plain: plain), end)
  }
}

extension Result {
  fileprivate var isFailure: Bool {
    if case .failure = self { return true }
    return false
  }
}
