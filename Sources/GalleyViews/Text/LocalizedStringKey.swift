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

  /// Stands for a value; a noncharacter, so that no text has it.
  static let placeholder: Character = "\u{FFFF}"

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

  /// A value in a text. Formats and images are values that nobody changes, so it may be shared.
  struct Value: Hashable, @unchecked Sendable {
    let argument: LocalizedText.Argument
    var segments: [Text.Segment] { argument.segments }

    init(_ argument: LocalizedText.Argument) { self.argument = argument }
    init(_ string: String) { argument = .init(segments: [Text.Segment(string: string)]) }
    init(_ text: Text) { argument = .init(segments: text.segments) }

    /// A value of any type, as it is printed.
    init(of value: Any, words: String, specifier: String? = nil) {
      argument = .init(
        segments: [Text.Segment(string: words)],
        specifier: specifier ?? LocalizedNumber.specifier(of: value),
        number: LocalizedNumber(value))
    }

    /// The value without its looks, as it is written where nothing else is asked for.
    var words: String { segments.words(in: EnvironmentValues()) }

    static func == (one: Value, other: Value) -> Bool {
      one.argument.specifier == other.argument.specifier && one.words == other.words
    }

    /// The words are left out: a format takes long to write them.
    func hash(into hasher: inout Hasher) { hasher.combine(segments.count) }
  }

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

    public mutating func appendInterpolation<T>(_ value: T) {
      append(Value(of: value, words: "\(value)"))
    }

    public mutating func appendInterpolation(_ value: String) { append(Value(value)) }

    /// A value by a format such as `%.2f`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(Value(of: value, words: String(format: specifier, value), specifier: specifier))
    }

    /// A text with its own looks.
    public mutating func appendInterpolation(_ text: Text) { append(Value(text)) }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(Value(Text(attributedString)))
    }

    /// A picture or a symbol among the words.
    public mutating func appendInterpolation(_ image: Image) { append(Value(Text(image))) }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(Value(Text(resource)))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(Value(Text(input, format: format)))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append(Value(Text(input, format: format)))
    }

    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append(Value(Text(subject, formatter: formatter)))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(Value(Text(date, style: style)))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(Value(Text(dates)))
    }

    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(Value(Text(interval)))
    }

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

  /// The parts of the text, the values put in.
  var segments: [Text.Segment] {
    var rest = values[...]
    let parts = InlineMarkdown.parts(of: format)
    var segments: [Text.Segment] = []
    for index in parts.indices {
      let attributes = TextAttributes(parts[index].style)
      var words = ""
      func finish() {
        if words.isEmpty { return }
        segments.append(Text.Segment(string: words, attributes: attributes))
        words = ""
      }
      for character in parts[index].text {
        if character == Self.placeholder, let value = rest.popFirst() {
          if let plain = value.plainString {
            words += plain
          } else {
            finish()
            segments += value.segments.map { $0.inheriting(attributes) }
          }
        } else {
          words.append(character)
        }
      }
      finish()
      // Values in a link's destination come behind those in its text.
      let link = parts[index].style.link
      if let link, index + 1 == parts.count || parts[index + 1].style.link != link {
        rest = rest.dropFirst(link.count { $0 == Self.placeholder })
      }
    }
    return segments
  }

  /// The text without its markup, values written where nothing else is asked for.
  package var words: String { segments.words(in: EnvironmentValues()) }
}

extension LocalizedStringKey.Value {
  /// The value where it is nothing but a string.
  fileprivate var plainString: String? {
    guard segments.count == 1, segments[0].isPlain else { return nil }
    return segments[0].string
  }
}
