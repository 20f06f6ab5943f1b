import Galley
import GalleyImages
import GalleyGoldens
import GalleyStrings

/// `galley diff`: whether two images are the same, and where they are not.
enum DiffCommand {
  static var command: Command {
    Command(
      name: "diff", summary: "Compare two images pixel by pixel.",
      operands: "EXPECTED ACTUAL [options]",
      arguments: [
        Command.Argument(
          name: "EXPECTED", summary: "The image that is right; - reads standard input.",
          values: .file(imageExtensions)),
        Command.Argument(
          name: "ACTUAL", summary: "The image to compare with it.", values: .file(imageExtensions)),
      ],
      details: """
        Compares the bytes of the files, then every pixel of the images, exactly. Reports how many pixels \
        differ, by how much at most, where the first one is, and which rectangles contain them. The exit code \
        is 0 when the images are the same and 1 when they differ.

        --tolerance accepts small differences by one of four measures: channel=N, the largest difference of a \
        channel, out of 255; pixels=N, the number of pixels that differ; perceptual=N, the largest distance in \
        OKLab, where black and white are 1 apart, ignoring antialiased edges; density=N/W, the number of pixels \
        that differ in any square of W by W pixels.
        """,
      options: [
        Command.Option(
          names: ["-o", "--output"], value: "FILE",
          summary: "Write expected, difference and actual side by side as a PNG."),
        ToleranceOptions.option, TerminalImage.option,
      ] + SceneDrawing.consoleOptions,
      exitCodes: [.difference, .usage, .file],
      examples: [
        "galley diff before.png after.png", "galley diff before.png after.png -o changes.png",
        "galley diff before.png after.png --tolerance channel=2",
      ],
      seeAlso: ["galley help golden check", "Guides/Goldens.md"],
      run: run)
  }

  private static let imageExtensions = ImageFileFormat.allFileExtensions.map { "." + $0 }

  private struct Answer: Encodable {
    var event = "diff"
    var verdict: String
    var difference: ImageDifference?
    var tolerance: String?
  }

  private static func run(_ arguments: ParsedArguments) throws {
    guard arguments.operands.count == 2 else {
      throw CommandError.usage(
        "galley diff needs two images; found \(arguments.operands.count)")
    }
    let (one, other) = (arguments.operands[0], arguments.operands[1])
    if one == "-", other == "-" {
      throw CommandError.usage("standard input can only be one of the two images")
    }
    let tolerance = try ToleranceOptions.tolerance(arguments)
    let console = Console(arguments)
    let isImage = arguments.string("-o") == "-"
    if arguments.has("--inline") { _ = try TerminalImage.chosen(arguments) }
    if isImage || arguments.has("--inline"), arguments.has("--json") {
      throw CommandError.usage("--json and an image cannot both go to standard output")
    }
    if let output = arguments.string("-o") {
      try SceneDrawing.refuse(output, over: arguments)
      try OutputFormat.requirePNG("-o", arguments)
    }
    let comparison = FileComparison(expected: try read(one), actual: try read(other))
    if let reason = comparison.excess(of: tolerance) { throw CommandError.usage(reason) }
    switch comparison.verdict {
    case .sameBytes:
      try say(
        "the same file, byte for byte", Answer(verdict: "same"), console, isImage: isImage)
      noteNothingWritten(arguments)
    case .unreadable(let reason, let isExpected):
      throw CommandError(code: .file, message: "\(isExpected ? one : other): \(reason)")
    case .sizes(let expected, let actual):
      try say(
        "\(one) is \(expected.width) x \(expected.height) pixels; \(other) is \(actual.width) x \(actual.height)",
        Answer(verdict: "size"), console, isImage: isImage)
      try show(
        DifferenceSheet(expected: expected, actual: actual, comparison: nil), arguments)
      throw different(one, other)
    case .compared(let comparison):
      try report(comparison, tolerance, arguments)
    }
  }

  private static func report(
    _ comparison: ImageComparison, _ tolerance: GoldenTolerance?, _ arguments: ParsedArguments
  ) throws {
    let console = Console(arguments)
    let difference = comparison.difference
    guard let summary = difference.summary else {
      try say(
        "the same pixels, encoded differently", Answer(verdict: "same"), console,
        isImage: arguments.string("-o") == "-")
      return noteNothingWritten(arguments)
    }
    let isTolerated = tolerance?.accepts(comparison) ?? false
    var lines = [summary]
    lines += difference.regions.prefix(10).map { region in
      "  \(region.width) x \(region.height) at \(region.x), \(region.y): \(region.pixels.counted("pixel"))"
    }
    if difference.regions.count > 10 {
      lines.append("  \(difference.regions.count - 10) more")
    }
    if isTolerated, let tolerance { lines.append("tolerated: \(tolerance)") }
    try say(
      lines.joined(separator: "\n"),
      Answer(
        verdict: isTolerated ? "same" : "different", difference: difference,
        tolerance: tolerance?.description), console, isImage: arguments.string("-o") == "-")
    try show(
      DifferenceSheet(
        expected: comparison.expected, actual: comparison.actual, comparison: comparison),
      arguments)
    if !isTolerated { throw different(arguments.operands[0], arguments.operands[1]) }
  }

  /// An image is waited for, and one of a run before would be taken for this one's.
  private static func noteNothingWritten(_ arguments: ParsedArguments) {
    guard let output = arguments.string("-o") else { return }
    let what = output == "-" ? "no image was written" : "\(output) was not written"
    Console(arguments).notice("note: nothing differs, so \(what)")
  }

  private static func different(_ one: String, _ other: String) -> CommandError {
    CommandError(code: .difference, message: "\(one) and \(other) differ")
  }

  /// - Parameter isImage: whether standard output is the sheet's.
  private static func say(
    _ line: String, _ answer: Answer, _ console: Console, isImage: Bool
  ) throws {
    if console.isJSON {
      try console.emit(json: answer)
    } else if isImage {
      for line in line.split(separator: "\n") { console.notice(String(line)) }
    } else if !console.isQuiet {
      try StandardStream.output.show(line)
    }
  }

  private static func read(_ path: String) throws -> Data {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw CommandError.usage(
        "\(path) is a folder; to compare the images of two folders, use galley golden check")
    }
    return try InputFile.read(path, limit: InputFile.dataLimit)
  }

  /// The sheet as a file and in the terminal, where it is wanted: it is made then alone.
  private static func show(
    _ sheet: @autoclosure () -> DifferenceSheet, _ arguments: ParsedArguments
  ) throws {
    let inline = try TerminalImage.chosen(arguments)
    let output = arguments.string("-o")
    guard inline != nil || output != nil else { return }
    do {
      let png = try sheet().pngData(with: Renderer())
      if let output { try SceneDrawing.write(png, to: output) }
      if let inline { try StandardStream.output.write(inline.sequence(png)) }
    } catch let error as RenderError {
      // The verdict counts.
      StandardStream.error.print("galley: the image of the difference cannot be made: \(error)")
    } catch let error as ImageError {
      StandardStream.error.print("galley: the image of the difference cannot be made: \(error)")
    }
  }
}
