import Galley
import GalleyText

/// `galley fonts`: which fonts there are, and which one each character of a text takes.
enum FontsCommand {
  static var verb: Verb {
    Verb(
      name: "fonts", summary: "Lists the fonts, or checks which ones a text takes.",
      operands: "[check TEXT] [--fonts DIR]",
      details: """
        Lists every family in the order in which a character is looked up in them, with its faces and
        the scripts that it has. With check, prints the font of each character of TEXT, and ends with
        exit code 3 when no font has one of them.
        """,
      options: [
        Verb.Option(
          names: ["--fonts"], value: "DIR", summary: "Fonts besides the bundled ones, found first.")
      ],
      examples: [
        "galley fonts", "galley fonts check 'Καλημέρα 👋'", "galley fonts --fonts ./fonts",
      ],
      run: run)
  }

  private static func run(_ arguments: ParsedArguments) throws {
    let engine = TextEngine(fonts: try RenderCommand.fonts(arguments))
    switch arguments.operands.first {
    case nil: try list(engine)
    case "check" where arguments.operands.count == 2: try check(arguments.operands[1], engine)
    default:
      throw CommandFailure.usage("galley fonts takes nothing, or check and one text")
    }
  }

  private static func list(_ engine: TextEngine) throws {
    for family in engine.fontFamilies() {
      let scripts = family.scripts.prefix(8).map { "\($0.name) \($0.count)" }
      let more = family.scripts.count > 8 ? ", and \(family.scripts.count - 8) more" : ""
      let known = scripts.isEmpty ? "none" : scripts.joined(separator: ", ") + more
      try StandardStream.output.write(
        "\(family.family): \(family.characterCount) characters; scripts: \(known)\n")
      for face in family.faces {
        let slant = face.isItalic ? ", italic" : ""
        try StandardStream.output.write("  \(face.weight.rawValue)\(slant)  \(face.name)\n")
      }
    }
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
      try StandardStream.output.write(
        "\(shown)\t\(codes.joined(separator: " "))\t\(choice.file ?? "no font")\n")
    }
    if missing > 0 {
      throw CommandFailure(
        code: .scene, message: "no font has \(missing) of the \(choices.count) characters")
    }
  }
}
