/// A function of expressions: `value | name(arguments)`, or `name(value, arguments)`.
///
/// `ValueFunction.all` is the one list of them: the parser, the reference and "did you mean" read it.
struct ValueFunction: Sendable {
  let name: String
  /// How many arguments it takes beside its value.
  let arguments: ClosedRange<Int>
  let kind: Kind
  let summary: String
  /// How it stands behind a value.
  let example: String
  /// Whether names before arguments are read: `plural(one: '# stop')`.
  var takesLabels = false

  /// Who works it out.
  enum Kind: Sendable {
    /// `ValueFormatter`, for the canvas's locale.
    case formatter
    case choice
    case text
    case list
    case number
  }

  private init(
    _ name: String, _ arguments: ClosedRange<Int>, _ kind: Kind, _ example: String,
    _ summary: String, labels: Bool = false
  ) {
    (self.name, self.arguments, self.kind) = (name, arguments, kind)
    (self.example, self.summary, takesLabels) = (example, summary, labels)
  }

  static func named(_ name: String) -> ValueFunction? { byName[name] }

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  static let all = formatters + texts + lists + numbers + choices

  private static let formatters = [
    ValueFunction(
      "number", 0...1, .formatter, "number(2)",
      "A number in the format of the locale; the argument is the number of decimals.", labels: true),
    ValueFunction(
      "percent", 0...1, .formatter, "percent(1)",
      "A fraction as a percentage; the argument is the number of decimals.", labels: true),
    ValueFunction(
      "currency", 1...2, .formatter, "currency('EUR')",
      "An amount of money: the currency's code, and how many decimals.", labels: true),
    ValueFunction(
      "date", 0...9, .formatter, "date('long', from: 'dd.MM.yyyy')",
      "A date as short, medium, long or full, or by a pattern of Unicode's; read from ISO 8601, by "
        + "the patterns after from:, or from a number of seconds since 1970; shown in the offset that "
        + "it is written in.", labels: true),
    ValueFunction(
      "time", 0...9, .formatter, "time('short')",
      "The time of a date: short, medium, or a pattern; read as by date.", labels: true),
    ValueFunction(
      "plural", 0...6, .formatter, "plural(one: '# stop', other: '# stops')",
      "The form for a number by the locale's rules; # is the number.", labels: true),
    ValueFunction(
      "uppercase", 0...0, .formatter, "uppercase", "The text in capitals, or each text of a list."),
    ValueFunction(
      "lowercase", 0...0, .formatter, "lowercase",
      "The text in small letters, or each text of a list."),
    ValueFunction(
      "capitalized", 0...0, .formatter, "capitalized",
      "The text with a capital at the start of each word, or each text of a list."),
    ValueFunction(
      "slug", 0...0, .formatter, "slug",
      "The text as a file name: lower-case letters, marks and digits of all scripts, Latin letters "
        + "without accents, and hyphens; a single emoji becomes its code point."),
    ValueFunction(
      "equals", 1...1, .formatter, "equals('sale')",
      "True when the value, as it is shown, is the argument. `==` compares more exactly.",
      labels: true),
    ValueFunction(
      "exceeds", 1...1, .formatter, "exceeds(10)", "True if the number is above the argument.",
      labels: true),
    ValueFunction("not", 0...0, .formatter, "not", "True for false and for nothing."),
  ]

  private static let texts = [
    ValueFunction(
      "split", 1...1, .text, "split(';')",
      "The pieces of a text between separators; an empty text has none."),
    ValueFunction(
      "trim", 0...0, .text, "trim",
      "The text without white space at its ends, or each text of a list."),
    ValueFunction(
      "replace", 2...2, .text, "replace('-', ' ')",
      "The text with another in all places of the first argument; or each text of a list."),
    ValueFunction("startsWith", 1...1, .text, "startsWith('A')", "True when the text begins so."),
    ValueFunction("endsWith", 1...1, .text, "endsWith('.png')", "True when the text ends so."),
    ValueFunction(
      "contains", 1...1, .text, "contains('sale')",
      "True when the text has the argument in it, or the list an element that is equal."),
  ]

  private static let lists = [
    ValueFunction(
      "join", 0...1, .list, "join(', ')",
      "A list as a text; the argument stands between two, a comma and a blank unless given.",
      labels: true),
    ValueFunction(
      "count", 0...0, .list, "count",
      "How many elements a list has, or characters a text, as a reader counts them."),
    ValueFunction("length", 0...0, .list, "length", "The same as `count`."),
    ValueFunction(
      "isEmpty", 0...0, .list, "isEmpty", "True for null, an empty text and an empty list."),
    ValueFunction(
      "first", 0...0, .list, "first", "The first element of a list, or character of a text."),
    ValueFunction(
      "last", 0...0, .list, "last", "The last element of a list, or character of a text."),
    ValueFunction(
      "slice", 1...2, .list, "slice(0, 3)",
      "The elements or characters from a place, counted from 0, up to another one; a negative place "
        + "counts from the end."),
    ValueFunction(
      "sorted", 0...0, .list, "sorted",
      "Numbers by their value, then texts by their code points; what is equal keeps its order."),
    ValueFunction("reversed", 0...0, .list, "reversed", "The list from its end to its start."),
    ValueFunction("unique", 0...0, .list, "unique", "The list with each element once, the first."),
    ValueFunction("compact", 0...0, .list, "compact", "The list without null and empty texts."),
  ]

  private static let numbers = [
    ValueFunction(
      "min", 0...64, .number, "min(100)", "The least of several values, or of a list."),
    ValueFunction(
      "max", 0...64, .number, "max(0)", "The greatest of several values, or of a list."),
    ValueFunction("sum", 0...0, .number, "sum", "The numbers of a list together; 0 for none."),
    ValueFunction(
      "round", 0...1, .number, "round(1)",
      "The nearest number of so many decimals, 0 unless given; a half goes away from 0."),
    ValueFunction("floor", 0...0, .number, "floor", "The next whole number below."),
    ValueFunction("ceil", 0...0, .number, "ceil", "The next whole number above."),
    ValueFunction("abs", 0...0, .number, "abs", "The number without its sign."),
  ]

  private static let choices = [
    ValueFunction(
      "if", 2...2, .choice, "if('yes', 'no')",
      "The first argument when the value is true, the second when it is false. The other one is not "
        + "worked out.")
  ]
}
