/// `#Preview("Name", traits: …) { … }`: a type that knows its name, its traits and its place, and makes the
/// view of the closure.
enum PreviewMacro {
  static func expansion(of request: MacroRequest) throws -> String {
    let parts = try PreviewParts(request.source)
    let name = "\(request.discriminator)7PreviewfMu_"
    return """
      struct \(name): PreviewRegistry {
        static var fileID: String { \(literal(request.fileID)) }
        static var line: Int { \(request.line + parts.line) }
        static var displayName: String? { \(parts.name ?? "nil") }
        static var traits: [PreviewTrait<Preview.ViewTraits>] { [\(parts.traits)] }
      \(parts.content)
      }
      """
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"" + escaped.replacing("\n", with: "\\n").replacing("\r", with: "\\r") + "\""
  }
}

/// The parts of a `#Preview`.
private struct PreviewParts {
  /// The literal or the expression of the name.
  var name: String?
  /// Separated by commas.
  var traits = ""
  /// Lines above the macro in its text.
  var line = 0
  /// The members that make the view.
  var content = ""

  init(_ text: String) throws {
    let source = SourceTokens(text)
    let tokens = source.tokens
    guard let start = tokens.firstIndex(where: { $0.text == "Preview" }) else {
      throw MacroError("expected #Preview")
    }
    line = source.bytes[..<tokens[start].range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    var body: Range<Int>?
    var place = start + 1
    if place < tokens.count, tokens[place].text == "(" {
      guard let end = source.closing(place) else {
        throw MacroError(
          "#Preview has no closing parenthesis", offset: tokens[place].range.lowerBound)
      }
      body = try readArguments(source, from: place + 1, to: end)
      place = end + 1
    }
    if place < tokens.count, tokens[place].text == "{" {
      guard let end = source.closing(place) else {
        throw MacroError(
          "the closure of #Preview has no closing brace", offset: tokens[place].range.lowerBound)
      }
      body = place..<end
    }
    guard let body else { throw MacroError("#Preview needs a closure that returns a view") }
    content = Self.members(source, body)
  }

  /// - Returns: the tokens of a closure that is among the arguments, from its brace to the closing one.
  private mutating func readArguments(
    _ source: SourceTokens, from first: Int, to end: Int
  ) throws -> Range<Int>? {
    let tokens = source.tokens
    var body: Range<Int>?
    var label = ""
    var place = first
    while place < end {
      let next = min(source.first([","], from: place) ?? end, end)
      var start = place
      if start + 1 < next, tokens[start].kind == .word, tokens[start + 1].text == ":" {
        label = tokens[start].text
        start += 2
      } else if place == first {
        label = ""
      }
      guard start < next else {
        throw MacroError(
          "an argument of #Preview is missing", offset: tokens[place].range.lowerBound)
      }
      let text = source.text(tokens[start].range.lowerBound..<tokens[next - 1].range.upperBound)
      switch label {
      case "": name = text
      case "traits": traits += traits.isEmpty ? text : ", \(text)"
      case "body": body = tokens[start].text == "{" ? start..<(next - 1) : nil
      default:
        throw MacroError(
          "#Preview has no argument \"\(label)\" here; expected name, traits or body",
          offset: tokens[place].range.lowerBound)
      }
      place = next + 1
    }
    return body
  }

  /// The closure's statements as a function. What it stands for has a `@ViewBuilder`, which it takes over unless
  /// there is a `return` in it, as a closure does. With `@Previewable` variables they are a view's, whose
  /// properties those variables are.
  private static func members(_ source: SourceTokens, _ body: Range<Int>) -> String {
    let inner = source.tokens[body.lowerBound].range.upperBound
    let end = source.tokens[body.upperBound].range.lowerBound
    var properties: [String] = []
    var statements = ""
    var place = inner
    var index = body.lowerBound + 1
    while index + 1 < body.upperBound {
      guard source.tokens[index].text == "@", source.tokens[index + 1].text == "Previewable" else {
        index += 1
        continue
      }
      let last = endOfStatement(source, from: index + 2, to: body.upperBound)
      statements += source.text(place..<source.tokens[index].range.lowerBound)
      properties.append(
        source.text(
          source.tokens[index + 2].range.lowerBound..<source.tokens[last - 1].range.upperBound))
      place = source.tokens[last - 1].range.upperBound
      index = last
    }
    statements += source.text(place..<end)
    guard !properties.isEmpty else {
      return "  @MainActor static func makeView() -> some View {\(statements)\n  }"
    }
    return """
        struct Previewed: View {
          \(properties.joined(separator: "\n    "))
          var body: some View {\(statements)
          }
        }
        @MainActor static func makeView() -> some View { Previewed() }
      """
  }

  /// The index behind the statement that has the token at `index`: where a line begins in no bracket, and
  /// not with what goes on with the line before.
  private static func endOfStatement(_ source: SourceTokens, from index: Int, to end: Int) -> Int {
    var place = index
    var hasName = false
    while place < end {
      let token = source.tokens[place]
      let goesOn =
        [".", "=", "?", ":", "{"].contains(token.text)
        || ["=", ":", ".", ","].contains(source.tokens[place - 1].text)
      if place > index, hasName, token.startsLine, !goesOn { return place }
      if token.text == ";" { return place }
      if ["(", "[", "{"].contains(token.text), let closing = source.closing(place) {
        place = closing
      }
      hasName = hasName || token.text == "var" || token.text == "let"
      place += 1
    }
    return end
  }
}
