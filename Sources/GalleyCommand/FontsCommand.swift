import Galley
import GalleyScenes
import GalleyText

/// `galley fonts`: which fonts there are, and which one each character of a text takes.
enum FontsCommand {
  static var verb: Verb {
    Verb(
      name: "fonts",
      summary: "Lists the fonts, checks which ones a text takes, or locks a scene's.",
      operands: "[check TEXT | lock SCENE.json...] [--fonts DIR] [--system-fonts] "
        + "[--images DIR]",
      details: """
        Lists every family in the order in which names are looked up, with its faces, its
        licence and the scripts that it has. With check, prints the font of each character of TEXT, and ends with
        exit code 3 when no font has one of them. With lock, draws a scene and prints the fonts that it
        is set in, each with the SHA-256 of its file: an object for the scene's key "fonts". A scene
        that has it is an error when a font has changed, is missing or is not in it.
        """,
      options: [
        Verb.Option(
          names: ["--fonts"], value: "DIR", summary: "Fonts besides the bundled ones, found first.")
      ]
        + SceneDrawing.canvasOptions.filter {
          ["--system-fonts", "--images"].contains($0.names[0])
        } + SceneInput.dataOptions + ProjectOptions.all,
      examples: [
        "galley fonts", "galley fonts lock card.json", "galley fonts lock *.json > fonts.lock",
        "galley fonts check 'Καλημέρα 👋'",
        "galley fonts --fonts ./fonts",
      ],
      run: run)
  }

  private static func run(_ arguments: ParsedArguments) throws {
    let isLock = arguments.operands.first == "lock" && arguments.operands.count > 1
    let arguments = try arguments.inProject(of: isLock ? arguments.operands.dropFirst() : [])
    if isLock {
      return try lock(arguments.operands.dropFirst(), arguments)
    }
    let engine = TextEngine(fonts: try SceneDrawing.fonts(arguments))
    switch arguments.operands.first {
    case nil: try list(engine)
    case "check" where arguments.operands.count == 2: try check(arguments.operands[1], engine)
    default:
      throw CommandFailure.usage(
        "galley fonts takes nothing, check and one text, or lock and scenes")
    }
  }

  private static func list(_ engine: TextEngine) throws {
    for family in engine.fontFamilies() {
      let scripts = family.scripts.prefix(8).map { "\($0.name) \($0.count)" }
      let more = family.scripts.count > 8 ? ", and \(family.scripts.count - 8) more" : ""
      let known = scripts.isEmpty ? "none" : scripts.joined(separator: ", ") + more
      try StandardStream.output.show(
        "\(family.family): \(family.characterCount) characters; scripts: \(known)")
      // A licence may be a page of text: its first sentence names it.
      let words = (family.license ?? "").split(whereSeparator: \.isWhitespace)
      let sentence = words.joined(separator: " ").components(separatedBy: ". ")[0].prefix(160)
      let license = [String(sentence), family.licenseURL ?? ""].filter { !$0.isEmpty }
      try StandardStream.output.show(
        "  licence: \(license.isEmpty ? "not stated in it" : license.joined(separator: "; "))")
      for face in family.faces {
        let slant = face.isItalic ? ", italic" : ""
        try StandardStream.output.show("  \(face.weight.rawValue)\(slant)  \(face.name)")
        for axis in face.axes {
          let range = "\(axis.minimum.brief) to \(axis.maximum.brief)"
          try StandardStream.output.show(
            "    axis \(axis.tag): \(range), \(axis.defaultValue.brief) unless stated")
        }
        for named in face.instances {
          let name = named.postScriptName.map { " (\($0))" } ?? ""
          try StandardStream.output.show("    instance \(named.name)\(name)")
        }
      }
    }
  }

  /// Prints the fonts of all scenes together.
  private static func lock(_ inputs: ArraySlice<String>, _ arguments: ParsedArguments) throws {
    let renderer = Renderer(fonts: try SceneDrawing.fonts(arguments))
    var fonts: [String: String] = [:]
    for input in inputs {
      let scenes = try SceneInput(input, arguments)
      for canvas in scenes.canvases {
        var scene = try scenes.scene(canvas)
        scene.fontLock = nil
        let report = try SceneDrawing.draw(
          scene, name: scenes.name, images: SceneDrawing.imageFolder(arguments, input: input),
          with: renderer)
        fonts.merge(renderer.lock(report).fonts) { first, _ in first }
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try Console().emit(text: String(decoding: encoder.encode(fonts), as: UTF8.self))
  }

  private static func check(_ text: String, _ engine: TextEngine) throws {
    let choices = engine.fontChoices(for: text, FontDescriptor(size: 17))
    var missing = 0
    for choice in choices {
      let codes = choice.character.unicodeScalars.map { scalar in
        let code = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
      }
      if choice.file == nil { missing += 1 }
      let shown = choice.character.isNewline ? " " : choice.character
      try StandardStream.output.show(
        "\(shown)\t\(codes.joined(separator: " "))\t\(choice.file ?? "no font")")
    }
    if missing > 0 {
      throw CommandFailure(
        code: .scene, message: "no font has \(missing) of the \(choices.count) characters")
    }
  }
}
