import GalleyGeometry

extension LocalizedStringKey {
  /// A stretch of the text with the markup around it, values put in.
  struct Piece {
    enum Content {
      case words(String)
      /// A value with looks of its own.
      case segments([Text.Segment])
    }
    var content: Content
    var style: InlineMarkdown.Style
  }

  /// The text in stretches of one style, the values put in as an environment has them.
  /// - Parameter language: that of the words, by which they agree with their numbers.
  func pieces(in environment: EnvironmentValues, language: String) -> [Piece] {
    var rest = values[...]
    lazy var writer = NumberWriter(environment.statedLocale)
    let parts = InlineMarkdown.parts(of: format)
    var pieces: [Piece] = []
    for index in parts.indices {
      let style = parts[index].style
      var words = ""
      func finish() {
        if words.isEmpty { return }
        pieces.append(Piece(content: .words(words), style: style))
        words = ""
      }
      for character in parts[index].text {
        guard character == Self.placeholder, let value = rest.popFirst() else {
          words.append(character)
          continue
        }
        if let number = value.argument.number {
          words += writer.words(of: number, in: value.argument)
        } else if let plain = value.plainString {
          words += plain
        } else {
          finish()
          pieces.append(Piece(content: .segments(value.argument.segments), style: style))
        }
      }
      finish()
      // Values in a destination come behind those in its text.
      if let target = style.target, target.contains(Self.placeholder),
        index + 1 == parts.count || parts[index + 1].style.target != target
      {
        let filled = target.reduce(into: "") { words, character in
          if character == Self.placeholder, let value = rest.popFirst() {
            words += value.words(in: environment, writer)
          } else {
            words.append(character)
          }
        }
        for place in pieces.indices.reversed() {
          guard pieces[place].style.target == target else { break }
          pieces[place].style.target = filled
        }
      }
    }
    if parts.contains(where: { $0.style.inflection != nil }) {
      Inflection.agree(&pieces, language: language)
    }
    return pieces
  }

  /// The parts of the text, the values put in as an environment has them.
  func segments(in environment: EnvironmentValues, language: String = "en") -> [Text.Segment] {
    pieces(in: environment, language: language).flatMap { piece in
      let attributes = TextAttributes(piece.style)
      switch piece.content {
      case .words(let words): return [Text.Segment(string: words, attributes: attributes)]
      case .segments(let segments): return segments.map { $0.inheriting(attributes) }
      }
    }
  }
}

extension InlineMarkdown.Style {
  /// Where a link or an image leads to.
  fileprivate var target: String? {
    get { image ?? link }
    set { if image != nil { image = newValue } else { link = newValue } }
  }
}

extension LocalizedStringKey.Value {
  /// The value where it is nothing but a string.
  fileprivate var plainString: String? {
    guard argument.segments.count == 1, argument.segments[0].isPlain else { return nil }
    return argument.segments[0].string
  }

  /// The value without its looks.
  func words(in environment: EnvironmentValues, _ writer: NumberWriter) -> String {
    argument.number.map { writer.words(of: $0, in: argument) }
      ?? argument.segments.words(in: environment)
  }
}

extension NumberWriter {
  /// A number by the format of its place in a text. Where a format has more places than one there is no value for the
  /// others, and they are empty.
  func words(of number: LocalizedNumber, in argument: LocalizedText.Argument) -> String {
    if argument.format.isEmpty { return words(of: number) }
    var isPlaced = false
    return argument.format.map { part in
      switch part {
      case .text(let text): return text
      case .place(let place):
        if isPlaced { return "" }
        isPlaced = true
        return words(of: number, by: place) ?? words(of: number)
      }
    }.joined()
  }
}
