import Galley

extension SceneRegistry {
  static var leaves: [ElementDefinition] {
    [
      text,
      ElementDefinition(
        name: "Color", summary: "A colour that fills what it is offered.",
        keys: [.required("color", .color, "The colour.")]
      ) { arguments in
        AnyView(try arguments.required("color").color())
      },
      ElementDefinition(
        name: "Spacer", summary: "Room that grows along the stack around it.",
        keys: [.optional("minLength", .length, "8", "The least length in points.")]
      ) { arguments in
        AnyView(Spacer(minLength: try arguments["minLength"]?.length()))
      },
      ElementDefinition(name: "Divider", summary: "A line a pixel thick.", keys: []) { _ in
        AnyView(Divider())
      },
      ElementDefinition(name: "EmptyView", summary: "Nothing.", keys: []) { _ in
        AnyView(EmptyView())
      },
    ]
  }

  private static var text: ElementDefinition {
    ElementDefinition(
      name: "Text", summary: "Text in one or more lines.",
      keys: [
        .optional("text", .text, "none", "What is to be read; either this or runs."),
        .optional("runs", .text, "none", "Parts of one text, each with a text and attributes."),
      ]
    ) { arguments in
      guard let runs = try arguments["runs"] else {
        return AnyView(Text(verbatim: try arguments.required("text").displayText()))
      }
      if let text = try arguments["text"] {
        throw text.error(found: "a text beside runs", expected: "one or the other")
      }
      return AnyView(
        try runs.list().reduce(Text(verbatim: "")) {
          $0 + (try $1.textRun(arguments.decoder))
        })
    }
  }
}

extension SceneValue {
  /// A part of a text: `{"text": "a", "bold": true, "foregroundStyle": "red"}`, or a string.
  fileprivate func textRun(_ decoder: ViewDecoder) throws -> Text {
    guard case .object = node.value else { return Text(verbatim: try displayText()) }
    try check(
      keys: [
        "text", "font", "fontWeight", "bold", "italic", "monospaced", "foregroundStyle",
        "underline", "strikethrough", "tracking", "baselineOffset",
      ], of: "a part of a text")
    guard let string = try member("text") else {
      throw error(found: "no \"text\"", expected: "what is to be read")
    }
    var text = Text(verbatim: try string.displayText())
    if let font = try member("font") { text = text.font(try font.font()) }
    if let weight = try member("fontWeight") { text = text.fontWeight(try weight.fontWeight()) }
    if let bold = try member("bold") { text = text.bold(try bold.bool()) }
    if let italic = try member("italic") { text = text.italic(try italic.bool()) }
    if let fixed = try member("monospaced") { text = text.monospaced(try fixed.bool()) }
    if let style = try member("foregroundStyle") {
      text = text.foregroundStyle(try decoder.style(style))
    }
    if let line = try member("underline")?.textLine() {
      text = text.underline(line.isActive, color: line.color)
    }
    if let line = try member("strikethrough")?.textLine() {
      text = text.strikethrough(line.isActive, color: line.color)
    }
    if let points = try member("tracking") {
      text = text.tracking(try points.length(allowsNegative: true))
    }
    if let points = try member("baselineOffset") {
      text = text.baselineOffset(try points.length(allowsNegative: true))
    }
    return text
  }
}
