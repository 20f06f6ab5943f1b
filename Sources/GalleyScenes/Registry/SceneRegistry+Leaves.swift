import Galley

extension SceneRegistry {
  static var leaves: [ElementDefinition] {
    [
      text,
      ElementDefinition(
        name: "Color", summary: "A colour that fills the offered size.",
        keys: [.required("color", .color, "The colour.")]
      ) { arguments in
        AnyView(try arguments.required("color").color())
      },
      ElementDefinition(
        name: "Spacer", summary: "Space that grows along the enclosing stack.",
        keys: [.optional("minLength", .length, "8", "The minimum length in points.")]
      ) { arguments in
        AnyView(Spacer(minLength: try arguments["minLength"]?.length()))
      },
      ElementDefinition(name: "Divider", summary: "A line, one pixel thick.", keys: []) { _ in
        AnyView(Divider())
      },
      ElementDefinition(name: "EmptyView", summary: "Nothing.", keys: []) { _ in
        AnyView(EmptyView())
      },
    ]
  }

  /// The keys of a part of a text.
  static let runKeys: [KeyDefinition] = [
    .required("text", .text, "The text."),
    .optional("font", .font, "the text's", "The font."),
    .optional("fontWeight", .fontWeight, "the font's", "The weight."),
    .optional("fontDesign", .fontDesign, "the font's", "The design."),
    .optional("fontWidth", .fontWidth, "the font's", "The width."),
    .optional("bold", .bool, "false", "Whether it is bold."),
    .optional("italic", .bool, "false", "Whether it is italic."),
    .optional("monospaced", .bool, "false", "Whether its widths are fixed."),
    .optional("monospacedDigit", .bool, "false", "Whether its digits have one width."),
    .optional("foregroundStyle", .style, "the text's", "The style that fills it."),
    .optional("underline", .textLine, "false", "A line below, or its colour."),
    .optional("strikethrough", .textLine, "false", "A line through it, or its colour."),
    .optional("tracking", .signedLength, "0", "Points after each character."),
    .optional("baselineOffset", .signedLength, "0", "Points above the baseline."),
    .optional("textStroke", .style, "none", "A line along the outlines."),
    .optional(
      "textStrokeWidth", .length, "1", "The width of that line in points, half of it outside."),
  ]

  private static var text: ElementDefinition {
    ElementDefinition(
      name: "Text", summary: "Text in one or more lines.",
      keys: [
        .optional("text", .text, "none", "The text; use this or runs."),
        .optional("runs", .runs, "none", "Parts of one text, each with a text and attributes."),
        .optional(
          "markdown", .bool, "false",
          "Whether the text is Markdown: bold, italic, code."),
      ]
    ) { arguments in
      guard let runs = try arguments["runs"] else {
        let text = try arguments.required("text").displayText()
        return try arguments["markdown"]?.bool() == true
          ? AnyView(Text(LocalizedStringKey(text))) : AnyView(Text(verbatim: text))
      }
      if let text = try arguments["text"] {
        throw text.error(found: "a text together with runs", expected: "one or the other")
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
      keys: SceneRegistry.runKeys.map(\.name), of: "a part of a text")
    guard let string = try member("text") else {
      throw missing("text", expected: "the text")
    }
    var text = Text(verbatim: try string.displayText())
    if let font = try member("font") { text = text.font(try font.font()) }
    if let weight = try member("fontWeight") { text = text.fontWeight(try weight.fontWeight()) }
    if let bold = try member("bold") { text = text.bold(try bold.bool()) }
    if let italic = try member("italic") { text = text.italic(try italic.bool()) }
    if let fixed = try member("monospaced") { text = text.monospaced(try fixed.bool()) }
    if let design = try member("fontDesign") { text = text.fontDesign(try design.fontDesign()) }
    if let width = try member("fontWidth") { text = text.fontWidth(try width.fontWidth()) }
    if try member("monospacedDigit")?.bool() == true { text = text.monospacedDigit() }
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
    if let stroke = try member("textStroke") {
      text = text.textStroke(
        try decoder.style(stroke), lineWidth: try member("textStrokeWidth")?.length() ?? 1)
    }
    if let points = try member("baselineOffset") {
      text = text.baselineOffset(try points.length(allowsNegative: true))
    }
    return text
  }
}
