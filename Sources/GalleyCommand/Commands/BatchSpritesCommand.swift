import Galley
import GalleyBatch
import GalleyBudget
import GalleyImages

/// `galley batch --sprites FILE.png`: the images side by side in few large ones, with an index of their places.
enum BatchSpritesCommand {
  static let options: [Command.Option] = [
    Command.Option(
      names: ["--sprites"], value: "FILE.png",
      summary:
        "Write the images side by side into one file or, where it is full, into several, and "
        + "FILE.json with their places; --out is then the name of each, such as {{slug}}.",
      values: .file([".png", ".webp"])),
    Command.Option(
      names: ["--sprite-side"], value: "N",
      summary: "The most pixels of a sheet's side with --sprites, from 64 to 8192.",
      defaultValue: "\(SpriteSheets.Form().side)"),
    Command.Option(
      names: ["--sprite-gap"], value: "N",
      summary: "Transparent pixels between images with --sprites, from 0 to 64.",
      defaultValue: "\(SpriteSheets.Form().gap)"),
  ]

  static let names = options.map { $0.names[0] }

  static func run(_ scene: String, _ arguments: ParsedArguments) throws {
    try StreamedBatch.refuse(
      ["--report", "--force", "--max-bytes", "--svg-text"], with: "--sprites", arguments)
    let console = Console(arguments)
    var form = SpriteSheets.Form()
    form.side = try arguments.integer("--sprite-side", 64...8192) ?? form.side
    form.gap = try arguments.integer("--sprite-gap", 0...64) ?? form.gap
    let files = try SpriteFiles(form, arguments)
    let batch = StreamedBatch(
      settings: try settings(scene, form, files, arguments), console: console, output: .sprites)
    let written = Locked(files)
    try batch.run { image in
      try written.withLock { try $0.add(image) }
    } finish: {
      try written.withLock { try $0.finish() }
      for event in written.withLock({ $0.events }) { try console.say(event.message ?? "", event) }
    }
  }

  private static func settings(
    _ scene: String, _ form: SpriteSheets.Form, _ files: SpriteFiles, _ arguments: ParsedArguments
  ) throws -> BatchSettings {
    let output = arguments.string("--out")
    if BatchArchiveCommand.isMeant(by: output) {
      throw CommandError.usage("--sprites cannot be combined with --out -")
    }
    var settings = try StreamedBatch.settings(scene, arguments, output: output)
    // The names of sprites say no format.
    settings.checkName = { _ in }
    BatchCommand.keepImages(&settings, from: files.known)
    settings.encode = { drawing, _ in try form.pixels(of: drawing) }
    return settings
  }
}
