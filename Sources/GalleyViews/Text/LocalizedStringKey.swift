import GalleyGeometry

/// A text that is written in the source, with values in it. It is shown as the environment's tables of texts have
/// it, as it is written where there are none; its Markdown is read.
///
/// Values are shown as they are: markup in them is text.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// What is written, with a place for each value.
  let format: String
  let values: [Value]
  /// What tables call the text, where that is not made of what is written.
  var identifier: String?
  /// The table's name; nil is the one that every project has.
  var table: String?
  /// That of the words; nil is the one that the sources are written in.
  var language: String?

  /// Stands for a value.
  static let placeholder = InlineMarkdown.placeholder

  /// A text without values, as it is written.
  public init(_ value: String) {
    format = value.filter { $0 != Self.placeholder }
    values = []
  }

  init(format: String, values: [Value], identifier: String? = nil, table: String? = nil) {
    self.format = format
    self.values = values
    self.identifier = identifier
    self.table = table
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    format = stringInterpolation.format
    values = stringInterpolation.values
  }

  /// A value in a text. Formats and images do not change, so it may be shared.
  struct Value: Hashable, @unchecked Sendable {
    let argument: LocalizedText.Argument

    init(_ argument: LocalizedText.Argument) { self.argument = argument }
    init(_ string: String) { argument = .init(segments: [Text.Segment(string: string)]) }
    init(_ text: Text) { argument = .init(segments: text.segments) }

    /// A number in the form of its type; anything else as it is printed.
    init(_ value: some CVarArg, specifier: String) {
      if let number = LocalizedNumber(value) {
        argument = .init(specifier: specifier, number: number)
      } else {
        argument = .init(segments: [Text.Segment(string: "\(value)")], specifier: specifier)
      }
    }

    /// A number by a format of its own; anything else as the format has it.
    init(_ value: some CVarArg, format: String) {
      if let number = LocalizedNumber(value) {
        argument = .init(
          specifier: format, number: number, format: FormatSpecifier.parts(of: format))
      } else {
        let words = String(format: format, value)
        argument = .init(segments: [Text.Segment(string: words)], specifier: format)
      }
    }

    static func == (one: Value, other: Value) -> Bool {
      let (one, other) = (one.argument, other.argument)
      guard one.specifier == other.specifier, one.number == other.number else { return false }
      let environment = EnvironmentValues()
      return one.number != nil
        || one.segments.words(in: environment) == other.segments.words(in: environment)
    }

    /// Words are left out: a format takes long to write them.
    func hash(into hasher: inout Hasher) { hasher.combine(argument.number) }
  }

  /// The pieces of a text in the source: what is written, and the values between.
  public struct StringInterpolation: StringInterpolationProtocol {
    var format = ""
    var values: [Value] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      format.reserveCapacity(literalCapacity + interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      format += literal.filter { $0 != LocalizedStringKey.placeholder }
    }

    private mutating func append(_ value: Value) {
      format.append(LocalizedStringKey.placeholder)
      values.append(value)
    }

    /// A number in the locale's form: 2,024 and 8.000000 in `en_US`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(Value(value._arg, specifier: value._specifier))
    }

    /// A date, a `Decimal` or an `NSNumber` in the locale's form; a value of another type as it is printed.
    public mutating func appendInterpolation<T>(_ value: T) {
      append(Value(bridged: value) ?? Value("\(value)"))
    }

    /// A text, shown as it is: markup in it is not read.
    public mutating func appendInterpolation(_ value: String) { append(Value(value)) }

    /// A number by a format such as `%.2f`, in the locale's form.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(Value(value, format: specifier))
    }

    /// A text with its own looks.
    public mutating func appendInterpolation(_ text: Text) { append(Value(text)) }

    /// A text with its own attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(Value(Text(attributedString)))
    }

    /// An image or a symbol among the words.
    public mutating func appendInterpolation(_ image: Image) { append(Value(Text(image))) }

    /// A text that is looked up where it is shown.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(Value(Text(resource)))
    }

    /// A value as its format has it, in the environment's locale.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(Value(Text(input, format: format)))
    }

    /// A value as its format has it with attributes, in the environment's locale.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append(Value(Text(input, format: format)))
    }

    /// A value as Foundation's formatter has it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append(Value(Text(subject, formatter: formatter)))
    }

    /// A date by a style, in the environment's locale.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(Value(Text(date, style: style)))
    }

    /// From one date to another, in the environment's locale.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(Value(Text(dates)))
    }

    /// From the start of an interval to its end, in the environment's locale.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(Value(Text(interval)))
    }

    /// How much of an interval is left, or has passed, at the image's date.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        Value(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)))
    }
  }
}
