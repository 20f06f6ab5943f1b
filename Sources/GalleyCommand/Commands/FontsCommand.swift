import Galley
import GalleyScenes
import GalleyStrings
import GalleyText

/// `galley fonts`: which fonts there are, which one each character of a text takes, and which ones scenes use.
enum FontsCommand {
  static var command: Command {
    Command(
      name: "fonts",
      summary: "List the fonts, check which ones a text uses, or lock those of scenes.",
      operands: "[check TEXT | lock SCENE.json...] [--fonts DIR] [options]",
      subcommands: subcommands,
      details: """
        Without a subcommand, lists every family in the order in which names are looked up, with its faces, its \
        license and the scripts it covers.
        """,
      options: options + ProjectOptions.all, exitCodes: [.usage, .scene, .rows, .file],
      examples: [
        "galley fonts", "galley fonts --fonts ./fonts", "galley fonts check 'Καλημέρα 👋'",
        "galley fonts lock card.json --data cities.csv > fonts.lock",
      ],
      seeAlso: ["galley help render", "Guides/Text.md"],
      run: run)
  }

  static let lockOption = Command.Option(
    names: ["--font-lock"], value: "FILE",
    summary: "A file from galley fonts lock; a font that differs from it is an error.")

  private static let subcommands: [Command.Subcommand] = [
    Command.Subcommand(
      name: "check", summary: "Print the font of each character of a text.",
      operands: "TEXT [--fonts DIR] [--system-fonts]",
      arguments: [Command.Argument(name: "TEXT", summary: "The text, in quotes.")],
      details: "The exit code is 3 if no font has one of the characters.",
      examples: ["galley fonts check 'Καλημέρα 👋'"]),
    Command.Subcommand(
      name: "lock", summary: "Print the fonts that scenes use, with their SHA-256.",
      operands: "SCENE.json... [--data FILE] [options]",
      arguments: [
        Command.Argument(
          name: "SCENE.json", summary: "A scene; several are locked together.",
          values: .file([".json", ".jsonc", ".json5"]))
      ],
      details: """
        Lays out each scene on all of its canvases, with its sample or with every row of --data, and prints a \
        JSON object for the scene's key "fonts" or for --font-lock of render and batch. A font that has changed, \
        is missing, or is not in the lock is then an error. If a row cannot be laid out, nothing is printed and \
        the exit code is 4.
        """,
      examples: [
        "galley fonts lock card.json > fonts.lock", "galley fonts lock *.json > fonts.lock",
        "galley fonts lock card.json --data cities.csv > fonts.lock",
      ]),
  ]

  private static var options: [Command.Option] {
    let lock =
      SceneInput.dataOptions + [
        Command.Option(
          names: ["--row"], value: "N", summary: "The row to lock, counted from 1.",
          defaultValue: "all")
      ]
    let canvas = SceneDrawing.canvasOptions
    return canvas.filter { ["--fonts", "--system-fonts"].contains($0.names[0]) }
      + (canvas.filter { $0.names[0] == "--images" } + lock).map { option in
        var option = option
        option.subcommands = ["lock"]
        return option
      }
  }

  private static func run(_ arguments: ParsedArguments) throws {
    let isLock = arguments.operands.first == "lock"
    let arguments = try arguments.inProject(of: isLock ? arguments.operands.dropFirst() : [])
    guard !arguments.operands.isEmpty else {
      try refuse(arguments, of: "the list of fonts")
      return try list(TextEngine(fonts: SceneDrawing.fonts(arguments)))
    }
    let rest = arguments.operands.dropFirst()
    switch try command.requiredSubcommand(arguments).name {
    case "check":
      try refuse(arguments, of: "galley fonts check")
      guard let text = rest.first, rest.count == 1 else {
        throw CommandError.usage(
          "galley fonts check takes one text, but \(rest.count) were given")
      }
      try check(text, TextEngine(fonts: SceneDrawing.fonts(arguments)))
    default:
      guard !rest.isEmpty else { throw CommandError.usage("galley fonts lock takes a scene") }
      try FontLocking(arguments).run(rest)
    }
  }

  /// - Throws: `CommandError` for an option that would change nothing.
  private static func refuse(_ arguments: ParsedArguments, of what: String) throws {
    let options = command.options.filter { !$0.subcommands.isEmpty }.map(\.names[0])
    if let option = arguments.given.first(where: options.contains) {
      throw CommandError.usage("\(option) belongs to galley fonts lock, not to \(what)")
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
          let range = "\(axis.minimum.shortDescription) to \(axis.maximum.shortDescription)"
          try StandardStream.output.show(
            "    axis \(axis.tag): \(range), default \(axis.defaultValue.shortDescription)")
        }
        for named in face.instances {
          let name = named.postScriptName.map { " (\($0))" } ?? ""
          try StandardStream.output.show("    instance \(named.name)\(name)")
        }
      }
    }
  }

  private static func check(_ text: String, _ engine: TextEngine) throws {
    let choices = engine.fontChoices(for: text, FontDescriptor(size: 17))
    var missing = 0
    for choice in choices {
      let codes = choice.character.unicodeScalars.map(\.codeName)
      if choice.file == nil { missing += 1 }
      let shown = choice.character.isNewline ? " " : choice.character
      try StandardStream.output.show(
        "\(shown)\t\(codes.joined(separator: " "))\t\(choice.file ?? "no font")")
    }
    if missing > 0 {
      throw CommandError(
        code: .scene, message: "\(missing) of the \(choices.count) characters have no font")
    }
  }
}
