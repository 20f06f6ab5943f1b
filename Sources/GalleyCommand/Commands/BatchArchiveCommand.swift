import Galley
import GalleyBatch
import GalleyScenes

/// `galley batch --out -`: the images as a tar archive on standard output.
enum BatchArchiveCommand {
  /// Whether the images of a batch go to standard output: `-`, or `-/` and the names of the files.
  static func isMeant(by output: String?) -> Bool {
    output == "-" || output?.hasPrefix("-/") == true
  }

  static func run(_ scene: String, _ arguments: ParsedArguments) throws {
    try StreamedBatch.refuse(
      ["--report", "--force", "--durable", "--json"], with: "--out -", arguments)
    if arguments.string("--manifest") == "-" {
      throw CommandError.usage(
        "--manifest - cannot be combined with --out -: both are standard output")
    }
    let batch = StreamedBatch(
      settings: try settings(scene, arguments), console: Console(arguments), output: .archive)
    try batch.run { image in
      for part in SampleArchive.bytes(of: image) { try StandardStream.output.write(part) }
    } finish: {
      // An archive without its end was interrupted.
      try StandardStream.output.write(SampleArchive.end)
    }
  }

  /// The rest of each name is checked once it is finished.
  /// - Throws: `CommandError` for a folder that is none in the archive.
  private static func checkFolder(of output: String) throws {
    let folder: String
    do { folder = try OutputName(output).folder } catch let error as SceneError {
      throw CommandError(error)
    }
    let parts = folder.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard !parts.contains(where: ["", ".", ".."].contains) || folder == "." else {
      throw CommandError.usage(
        "found --out \"\(output)\"; expected a path inside the archive, without empty parts, . or .."
      )
    }
  }

  private static func settings(
    _ scene: String, _ arguments: ParsedArguments
  ) throws -> BatchSettings {
    let output = arguments.string("--out")
    try output.map(checkFolder)
    let format = try OutputFormat.asked(arguments) ?? .png
    var settings = try StreamedBatch.settings(
      scene, arguments, output: output == "-" ? nil : output, start: "-/", end: ".\(format.name)")
    let checkFormat = settings.checkName
    settings.checkName = { name in
      try SampleArchive.check(name)
      try checkFormat(name)
    }
    return settings
  }
}
