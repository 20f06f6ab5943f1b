/// A function of expressions: `value | name(arguments)`, or `name(value, arguments)`.
///
/// `ValueFunction.all` is the one list of them: the parser, the reference and "did you mean" read it.
struct ValueFunction: Sendable {
  let work: Work
  /// How many arguments it takes beside its value.
  let arguments: ClosedRange<Int>
  let summary: String
  /// How it stands behind a value.
  let example: String
  /// Whether names before arguments are read: `plural(one: '# stop')`.
  var takesLabels = false

  let name: String

  private init(
    _ work: Work, _ arguments: ClosedRange<Int>, _ example: String, _ summary: String,
    labels: Bool = false
  ) {
    (self.work, self.arguments, name) = (work, arguments, work.name)
    (self.example, self.summary, takesLabels) = (example, summary, labels)
  }

  static func named(_ name: String) -> ValueFunction? { byName[name] }

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  static let all = formatters + texts + lists + numbers + choices

  private static let formatters = [
    ValueFunction(
      .formatter(.number), 0...1, "number(2)",
      "A number in the format of the locale; the argument is the number of decimals."),
    ValueFunction(
      .formatter(.percent), 0...1, "percent(1)",
      "A fraction as a percentage; the argument is the number of decimals."),
    ValueFunction(
      .formatter(.currency), 1...2, "currency('EUR')",
      "An amount of money: the currency's code, and how many decimals."),
    ValueFunction(
      .formatter(.date), 0...9, "date('long', from: 'dd.MM.yyyy')",
      "A date as short, medium, long or full, or by a pattern of Unicode's; read from ISO 8601, by "
        + "the patterns after from:, or from a number of seconds since 1970; shown in the offset that "
        + "it is written in.", labels: true),
    ValueFunction(
      .formatter(.time), 0...9, "time('short')",
      "The time of a date: short, medium, or a pattern; read as by date.", labels: true),
    ValueFunction(
      .formatter(.plural), 0...6, "plural(one: '# stop', other: '# stops')",
      "The form for a number by the locale's rules; # is the number.", labels: true),
    ValueFunction(
      .formatter(.uppercase), 0...0, "uppercase", "The text in capitals, or each text of a list."),
    ValueFunction(
      .formatter(.lowercase), 0...0, "lowercase",
      "The text in small letters, or each text of a list."),
    ValueFunction(
      .formatter(.capitalized), 0...0, "capitalized",
      "The text with a capital at the start of each word, or each text of a list."),
    ValueFunction(
      .formatter(.slug), 0...0, "slug",
      "The text as a file name: lower-case letters, marks and digits of all scripts, Latin letters "
        + "without accents, and hyphens; a single emoji becomes its code point."),
    ValueFunction(
      .formatter(.equals), 1...1, "equals('sale')",
      "True when the value, as it is shown, is the argument. `==` compares more exactly."),
    ValueFunction(
      .formatter(.exceeds), 1...1, "exceeds(10)", "True if the number is above the argument."),
    ValueFunction(.formatter(.not), 0...0, "not", "True for false and for nothing."),
  ]

  private static let texts = [
    ValueFunction(
      .text(.split), 1...1, "split(';')",
      "The pieces of a text between separators; an empty text has none."),
    ValueFunction(
      .text(.trim), 0...0, "trim",
      "The text without white space at its ends, or each text of a list."),
    ValueFunction(
      .text(.replace), 2...2, "replace('-', ' ')",
      "The text with another in all places of the first argument; or each text of a list."),
    ValueFunction(.text(.startsWith), 1...1, "startsWith('A')", "True when the text begins so."),
    ValueFunction(.text(.endsWith), 1...1, "endsWith('.png')", "True when the text ends so."),
    ValueFunction(
      .text(.contains), 1...1, "contains('sale')",
      "True when the text has the argument in it, or the list an element that is equal."),
  ]

  private static let lists = [
    ValueFunction(
      .list(.join), 0...1, "join(', ')",
      "A list as a text; the argument stands between two, by default a comma and a blank."),
    ValueFunction(
      .list(.count), 0...0, "count",
      "How many elements a list has, or characters a text, as a reader counts them."),
    ValueFunction(.list(.length), 0...0, "length", "The same as `count`."),
    ValueFunction(
      .list(.isEmpty), 0...0, "isEmpty", "True for null, an empty text and an empty list."),
    ValueFunction(
      .list(.first), 0...0, "first", "The first element of a list, or character of a text."),
    ValueFunction(
      .list(.last), 0...0, "last", "The last element of a list, or character of a text."),
    ValueFunction(
      .list(.slice), 1...2, "slice(0, 3)",
      "The elements or characters from a place, counted from 0, up to another one; a negative place "
        + "counts from the end."),
    ValueFunction(
      .list(.sorted), 0...0, "sorted",
      "Numbers by their value, then texts by their code points; what is equal keeps its order."),
    ValueFunction(.list(.reversed), 0...0, "reversed", "The list from its end to its start."),
    ValueFunction(.list(.unique), 0...0, "unique", "The list with each element once, the first."),
    ValueFunction(.list(.compact), 0...0, "compact", "The list without null and empty texts."),
  ]

  private static let numbers = [
    ValueFunction(
      .number(.min), 0...64, "min(100)", "The least of several values, or of a list."),
    ValueFunction(
      .number(.max), 0...64, "max(0)", "The greatest of several values, or of a list."),
    ValueFunction(.number(.sum), 0...0, "sum", "The numbers of a list together; 0 for none."),
    ValueFunction(
      .number(.round), 0...1, "round(1)",
      "The nearest number with that many decimals, by default 0; a half is rounded away from 0."),
    ValueFunction(.number(.floor), 0...0, "floor", "The next whole number below."),
    ValueFunction(.number(.ceil), 0...0, "ceil", "The next whole number above."),
    ValueFunction(.number(.abs), 0...0, "abs", "The number without its sign."),
  ]

  private static let choices = [
    ValueFunction(
      .choice, 2...2, "if('yes', 'no')",
      "The first argument when the value is true, the second when it is false. The other one is not "
        + "worked out.")
  ]
}
