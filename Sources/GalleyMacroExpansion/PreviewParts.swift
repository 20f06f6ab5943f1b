/// The parts of a `#Preview` as it is written.
struct PreviewParts {
  /// What makes the view.
  enum Body {
    /// A closure, from its brace to the closing one.
    case closure(Range<Int>)
    /// Anything else that can be called: `body: Card.init`.
    case function(Range<Int>)

    /// The tokens by their places.
    var tokens: Range<Int> {
      switch self {
      case .closure(let tokens), .function(let tokens): tokens
      }
    }
  }

  let source: SourceTokens
  /// The literal or the expression of the name.
  private(set) var name: String?
  private(set) var traits: [String] = []
  /// The expression of an array, of which each element is a preview.
  private(set) var arguments: String?
  /// The expression of a widget's size.
  private(set) var family: String?
  /// What makes a widget, and its entries or their provider: labels with expressions, in their order. The first one may
  /// have been written without its label.
  private(set) var widgetParts: [(label: String, text: String)] = []
  /// Lines above the macro in its text.
  private(set) var line = 0
  private(set) var body: Body?

  init(_ text: String) throws {
    source = SourceTokens(text)
    let tokens = source.tokens
    guard let start = tokens.firstIndex(where: { $0.text == "Preview" }) else {
      throw MacroError("expected #Preview")
    }
    line = source.bytes[..<tokens[start].range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    var place = start + 1
    if place < tokens.count, tokens[place].text == "(" {
      guard let end = source.closing(place) else {
        throw MacroError(
          "#Preview has no closing parenthesis", offset: tokens[place].range.lowerBound)
      }
      try readArguments(place + 1..<end)
      place = end + 1
    }
    if place < tokens.count, tokens[place].text == "{" {
      guard let end = source.closing(place) else {
        throw MacroError(
          "the closure of #Preview has no closing brace", offset: tokens[place].range.lowerBound)
      }
      body = .closure(place..<end + 1)
      try readTrailingClosures(from: end + 1)
    }
    if family != nil { try checkWidget() }
  }

  /// Closures with labels behind the first one: `} timeline: { … }`.
  private mutating func readTrailingClosures(from start: Int) throws {
    let tokens = source.tokens
    var place = start
    while place + 2 < tokens.count, tokens[place].kind == .word, tokens[place + 1].text == ":" {
      guard family != nil, tokens[place + 2].text == "{", let end = source.closing(place + 2) else {
        throw unexpected("a closure \"\(tokens[place].text)\"", at: place)
      }
      widgetParts.append((tokens[place].text, source.text(tokens: place + 2..<end + 1)))
      place = end + 1
    }
  }

  /// The first closure without a label makes the widget.
  private mutating func checkWidget() throws {
    if case .closure(let tokens) = body {
      let label = widgetParts.contains { $0.label == "widget" } ? "timeline" : "widget"
      widgetParts.insert((label, source.text(tokens: tokens)), at: label == "widget" ? 0 : 1)
      body = nil
    }
    let labels = widgetParts.map(\.label)
    guard labels == ["widget", "timeline"] || labels == ["widget", "timelineProvider"] else {
      throw MacroError(
        "#Preview of a widget has \(labels.isEmpty ? "no closures" : labels.joined(separator: ", ")); "
          + "expected widget and timeline, or widget and timelineProvider")
    }
  }

  private mutating func readArguments(_ list: Range<Int>) throws {
    let tokens = source.tokens
    var label = ""
    var place = list.lowerBound
    while place < list.upperBound {
      let next = min(source.first([","], from: place) ?? list.upperBound, list.upperBound)
      var start = place
      if start + 1 < next, tokens[start].kind == .word, tokens[start + 1].text == ":" {
        label = tokens[start].text
        start += 2
      } else if place > list.lowerBound, label != "traits" {
        // Only traits are several.
        throw unexpected("an argument without a label", at: place)
      }
      guard start < next else {
        throw MacroError(
          "an argument of #Preview is missing", offset: tokens[place].range.lowerBound)
      }
      let text = source.text(tokens: start..<next)
      switch label {
      case "": name = text
      case "traits": traits.append(text)
      case "arguments": arguments = text
      case "as": family = text
      case "widget", "timeline", "timelineProvider": widgetParts.append((label, text))
      case "body":
        let isClosure = tokens[start].text == "{" && source.closing(start) == next - 1
        body = isClosure ? .closure(start..<next) : .function(start..<next)
      default: throw unexpected("no argument \"\(label)\"", at: place)
      }
      place = next + 1
    }
  }

  private func unexpected(_ what: String, at place: Int) -> MacroError {
    MacroError(
      "#Preview has \(what) here; expected name, traits, arguments or body, or of a widget "
        + "as, widget and timeline",
      offset: source.tokens[place].range.lowerBound)
  }
}
