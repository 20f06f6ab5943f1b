import Galley
import GalleyData

// Texts and images.
extension SwiftCall {
  func text() throws -> SwiftLines {
    guard let runs = try arguments["runs"] else {
      let text = SwiftLiteral.string(try arguments.required("text").displayText())
      return SwiftLines(
        try arguments["markdown"]?.bool() == true ? "Text(\(text))" : "Text(verbatim: \(text))")
    }
    var lines = SwiftLines("[")
    for run in try runs.list() {
      lines.append(try run.counted { try textRun(run) + "," }, depth: 1)
    }
    // A list is quick to check for types; a long sum is not.
    lines.append("].reduce(Text(verbatim: \"\")) { $0 + $1 }")
    return lines
  }

  /// A part of a text, in one line.
  private func textRun(_ run: SceneValue) throws -> String {
    guard case .object = run.node.value else {
      return "Text(verbatim: \(SwiftLiteral.string(try run.displayText())))"
    }
    var text = "Text(verbatim: \(SwiftLiteral.string(try run.member("text")?.displayText() ?? "")))"
    func add(_ key: String, _ kind: ValueKind) throws {
      guard let value = try run.member(key) else { return }
      text += ".\(key)(\(try writer.value(value, kind)))"
    }
    try add("font", .font)
    try add("fontWeight", .fontWeight)
    for key in ["bold", "italic", "monospaced"] { try add(key, .bool) }
    try add("fontDesign", .fontDesign)
    try add("fontWidth", .fontWidth)
    if try run.member("monospacedDigit")?.bool() == true { text += ".monospacedDigit()" }
    try add("foregroundStyle", .style)
    for key in ["underline", "strikethrough"] {
      if let line = try run.member(key) { text += ".\(key)\(try Self.textLine(line, color: nil))" }
    }
    try add("tracking", .signedLength)
    if let stroke = try run.member("textStroke") {
      writer.noteAddition("textStroke", at: stroke)
      let width = try run.member("textStrokeWidth")?.swiftNumber() ?? "1"
      text += ".textStroke(\(try writer.style(stroke)), lineWidth: \(width))"
    }
    try add("baselineOffset", .signedLength)
    return text
  }

  /// `(true, color: …)` of a line below or through a text.
  static func textLine(_ value: SceneValue?, color: SceneValue?) throws -> String {
    let line = try value?.textLine()
    let own = line?.color == nil ? nil : value
    return SwiftLiteral.arguments([
      (nil, "\(line?.isActive ?? true)"), ("color", try (color ?? own)?.swiftColor()),
    ])
  }

  func image() throws -> SwiftLines {
    if let symbol = try arguments["systemName"] {
      return SwiftLines(
        "Image"
          + SwiftLiteral.arguments([
            ("systemName", SwiftLiteral.string(try symbol.string())),
            ("variableValue", try value("variableValue")),
          ]))
    }
    let name = try arguments.required("name").string()
    guard var image = SwiftLiteral.image(name) else {
      return writer.missing("an image of a data: URL that is not base64 of pixels", at: owner)
    }
    if try arguments["resizable"]?.bool() == true {
      image += ".resizable" + SwiftLiteral.arguments(try list(["capInsets", "resizingMode"]))
    }
    if let interpolation = try arguments["interpolation"]?.swiftName() {
      if interpolation == "linear" { writer.noteAddition("inLinearLight", at: owner) }
      image +=
        interpolation == "linear"
        ? ".interpolation(.medium, inLinearLight: true)" : ".interpolation(.\(interpolation))"
    }
    if let mode = try value("renderingMode") { image += ".renderingMode(\(mode))" }
    guard let placeholder = try arguments["placeholder"] else { return SwiftLines(image) }
    var lines = writer.comment("the placeholder of an image that cannot be read", at: placeholder)
    lines.append(image)
    return lines
  }
}
