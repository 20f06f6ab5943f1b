/// The statements of a `#Preview`, and the variables among them that are `@Previewable`.
struct PreviewClosure {
  private let source: SourceTokens
  /// The places of the tokens between the braces.
  private let inner: Range<Int>
  private var properties: [String] = []
  private var statements = ""

  /// - Parameter closure: the closure's tokens, its braces included.
  init(_ source: SourceTokens, _ closure: Range<Int>) throws {
    self.source = source
    inner = closure.dropFirst().dropLast()
    try read()
  }

  /// The closure's statements as a function. What it stands for has a `@ViewBuilder`, which it takes over unless
  /// there is a `return` in it, as a closure does. Variables that are `@Previewable` are properties of a type around
  /// the statements, which is no view: the members of views would hide what statements name.
  var members: String {
    guard !properties.isEmpty else {
      return "  static func __makeView() -> any GalleyViews.View {\(statements)\n  }"
    }
    return """
        struct __Properties: GalleyViews._PreviewableProperties {
          \(properties.joined(separator: "\n    "))
          var __content: some GalleyViews.View {\(statements)
          }
        }
        static func __makeView() -> any GalleyViews.View {
          GalleyViews._PreviewableView(__Properties())
        }
      """
  }

  /// The views of a preview with arguments are made by one closure, whose argument no property can see.
  /// - Throws: `MacroError` at the first `@Previewable`.
  static func refuseProperties(_ source: SourceTokens, _ closure: Range<Int>) throws {
    for index in closure where source.isPreviewable(index) {
      throw MacroError(
        "@Previewable is not supported in a #Preview with arguments: move the variable to a view "
          + "that is given the argument", offset: source.tokens[index].range.lowerBound)
    }
  }

  private mutating func read() throws {
    let tokens = source.tokens
    var place = endOfSignature
    // Bytes from here on belong to the statements.
    var rest = tokens[place - 1].range.upperBound
    while place < inner.upperBound {
      let attributes = attributes(at: place)
      if let marks = attributes?.marks, !marks.isEmpty {
        let end = source.endOfStatement(from: attributes?.end ?? place, to: inner.upperBound)
        statements += source.text(rest..<tokens[place].range.lowerBound)
        properties.append(text(place..<end, without: marks))
        rest = tokens[end - 1].range.upperBound
        place = end
        // What separates it from the next statement goes with it.
        if place < inner.upperBound, tokens[place].text == ";" {
          rest = tokens[place].range.upperBound
          place += 1
        }
        continue
      }
      place = attributes?.end ?? place
      guard place < inner.upperBound else { break }
      if ["(", "[", "{"].contains(tokens[place].text), let closing = source.closing(place) {
        for index in place..<closing where source.isPreviewable(index) {
          throw MacroError(
            "@Previewable is supported at the top level of #Preview only",
            offset: tokens[index].range.lowerBound)
        }
        place = closing
      }
      place += 1
    }
    statements += source.text(rest..<tokens[inner.upperBound].range.lowerBound)
  }

  /// The place behind the `in` of `() -> any View in`, as there is nothing that it could say to the statements; where
  /// they begin if there is none.
  private var endOfSignature: Int {
    let tokens = source.tokens
    var place = attributes(at: inner.lowerBound)?.end ?? inner.lowerBound
    if place < inner.upperBound, tokens[place].text == "(", let closing = source.closing(place) {
      place = closing + 1
    }
    // `for x in list` is a statement.
    guard place > inner.lowerBound else { return place }
    while place < inner.upperBound, !tokens[place].startsLine {
      if tokens[place].text == "in" { return place + 1 }
      // A result: `-> any View`.
      guard tokens[place].kind == .word || "->.<".contains(tokens[place].text) else { break }
      place += 1
    }
    return inner.lowerBound
  }

  /// The attributes that begin at a token.
  /// - Returns: where they end, and the tokens of those that are `@Previewable`; nil where there are none.
  private func attributes(at start: Int) -> (end: Int, marks: [Range<Int>])? {
    let tokens = source.tokens
    var (place, marks) = (start, [Range<Int>]())
    while place + 1 < inner.upperBound, tokens[place].text == "@", tokens[place + 1].kind == .word {
      let first = place
      place += 2
      while place + 1 < inner.upperBound, tokens[place].text == ".",
        tokens[place + 1].kind == .word
      {
        place += 2
      }
      // `@State (a, b)` is no attribute with arguments.
      if place < inner.upperBound, tokens[place].text == "(",
        tokens[place].range.lowerBound == tokens[place - 1].range.upperBound,
        let closing = source.closing(place)
      {
        place = closing + 1
      }
      if source.isPreviewable(first) { marks.append(first..<place) }
    }
    return place > start ? (place, marks) : nil
  }

  /// The text of a declaration without some of its attributes.
  private func text(_ tokens: Range<Int>, without marks: [Range<Int>]) -> String {
    var text = ""
    var start = tokens.lowerBound
    for mark in marks {
      if start < mark.lowerBound { text += source.text(tokens: start..<mark.lowerBound) + " " }
      start = mark.upperBound
    }
    return start < tokens.upperBound ? text + source.text(tokens: start..<tokens.upperBound) : text
  }
}

extension SourceTokens {
  /// Whether `@Previewable` begins at a token.
  func isPreviewable(_ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index].text == "@" && tokens[index + 1].text == "Previewable"
  }

  /// The index behind the declaration that has the token at `index`: where a line begins in no bracket, and
  /// not with what goes on with the line before; or where a `;` stands.
  func endOfStatement(from index: Int, to end: Int) -> Int {
    var place = index
    var hasName = false
    while place < end {
      if place > index, hasName, tokens[place].startsLine, !goesOn(at: place) { return place }
      if tokens[place].text == ";" { return place }
      if ["(", "[", "{"].contains(tokens[place].text), let closing = closing(place) {
        place = closing
      }
      hasName = hasName || tokens[place].text == "var" || tokens[place].text == "let"
      place += 1
    }
    return end
  }

  /// Whether a line that begins with the token goes on with the line before.
  private func goesOn(at place: Int) -> Bool {
    let (token, last) = (tokens[place], tokens[place - 1])
    if [".", "=", "?", ":", "{", ","].contains(token.text)
      || ["as", "is", "else"].contains(token.text)
    {
      return true
    }
    if ["=", ":", ".", ","].contains(last.text) || ["try", "await", "as", "is"].contains(last.text)
    {
      return true
    }
    // An operator with spaces on both sides is one between two operands.
    return isOperator(place) && hasSpace(behindOperatorAt: place)
      || isOperator(place - 1) && hasSpace(beforeOperatorAt: place - 1)
  }

  private func isOperator(_ place: Int) -> Bool {
    tokens[place].kind == .sign && "+-*/%<>&|^!~?".contains(tokens[place].text)
  }

  private func hasSpace(behindOperatorAt place: Int) -> Bool {
    var last = place
    while last + 1 < tokens.count, isOperator(last + 1), touch(last) { last += 1 }
    return last + 1 < tokens.count && !touch(last)
  }

  private func hasSpace(beforeOperatorAt place: Int) -> Bool {
    var first = place
    while first > 0, isOperator(first - 1), touch(first - 1) { first -= 1 }
    return first > 0 && !touch(first - 1)
  }

  /// Whether nothing is between a token and the next one.
  private func touch(_ place: Int) -> Bool {
    tokens[place].range.upperBound == tokens[place + 1].range.lowerBound
  }
}
