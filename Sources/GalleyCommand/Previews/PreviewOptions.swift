import Galley
import GalleyPreviews
import GalleyScenes
import GalleyVector

/// The options of `galley preview`, and what they say.
struct PreviewOptions {
  var operands: [String]
  /// The folder of images; nil is beside each source.
  var output: String?
  /// What everything is drawn on, besides what the matrix changes.
  var configuration: PreviewConfiguration
  var matrix: PreviewMatrix
  /// Whether combinations are files of their own.
  var isSeparate: Bool
  /// Which previews; all where none is named.
  var names: [String]
  var isStrict: Bool
  /// What is written of each image.
  var observation: Observation
  /// Whether the elements of an image are written beside it, or in its place.
  var hasTree: Bool
  /// Which moments are drawn; nil is where all that moves has come to its end.
  var motion: PreviewMotion?
  /// The folder of one image for each moment.
  var frames: String?
  /// Which contrast texts have at least, where accessibility is looked at.
  var contrastRule: AccessibilityAudit.ContrastRule?
  /// What images are written as instead of PNG; nil is PNG.
  var shapes: PreviewShapes?
  var tools: PreviewTools

  /// - Throws: `CommandError`.
  init(_ arguments: ParsedArguments) throws {
    guard !arguments.operands.isEmpty else {
      throw CommandError.usage("galley preview needs a Swift file, a folder or a package")
    }
    operands = arguments.operands
    output = arguments.string("-o")
    if let output { try Self.checkFolder(output) }
    configuration = try EnvironmentOptions.configuration(arguments)
    matrix = try PreviewMatrix(arguments.strings("--matrix"))
    try Self.addProject(arguments, &configuration, &matrix)
    for axis in matrix.axes where arguments.has("--\(axis.name)") {
      throw CommandError.usage(
        "--\(axis.name) and --matrix \(axis.name) set the same option; remove one of them")
    }
    isSeparate = arguments.has("--separate")
    if isSeparate, matrix.isEmpty {
      throw CommandError.usage("--separate needs --matrix")
    }
    names = arguments.strings("--name")
    isStrict = arguments.isStrict
    let options = try MotionOptions(arguments, to: "the folder of images")
    guard !options.isPipe else {
      throw CommandError.usage(
        "--frames - writes one preview: use galley render FILE.swift --preview NAME --frames -")
    }
    (frames, motion) = (options.folder, try options.motion(in: .png, nil))
    observation = try Observation(arguments, besides: Self.tree)
    hasTree = observation.hasTree || arguments.has(Self.tree)
    tools = try PreviewTools(arguments, drawing: configuration)
    shapes = try shapes(arguments, options)
    contrastRule = try ElementOutput.contrastRule(arguments)
    if options.wantsAnimation {
      try ElementOutput.refuseAccessibility(arguments, of: "an animation")
      try refuseTrees("an animation")
    }
    if !matrix.isEmpty, !isSeparate { try refuseTrees("a contact sheet; add --separate") }
  }

  static let tree = "--tree"

  /// - Throws: `CommandError` where trees or a limit of pixels are asked for.
  private func refuseTrees(_ images: String) throws {
    try observation.refuse(images)
    if hasTree { throw CommandError.usage("--tree is for single images, and not for \(images)") }
  }

  /// The format of shapes that was asked for.
  /// - Throws: `CommandError` for what is made of pixels, and where other files could be overwritten.
  private func shapes(
    _ arguments: ParsedArguments, _ motion: MotionOptions
  ) throws -> PreviewShapes? {
    let format = try OutputFormat.choose(arguments, output: "")
    guard case .shapes(let shapes) = format else { return nil }
    if motion.wantsAnimation { _ = try format.pixelFormat(of: "an animation") }
    if motion.moments.count > 1 {
      _ = try format.pixelFormat(of: "an image of several moments")
    }
    if !matrix.isEmpty, !isSeparate {
      _ = try format.pixelFormat(of: "a contact sheet", ", or --separate")
    }
    guard output != nil else {
      throw CommandError.usage(
        "--format \(format.name) needs a folder with -o: next to sources, only PNG files say whose they are"
      )
    }
    return PreviewShapes(format: shapes, text: try EncodingOptions(arguments).svgText)
  }

  /// The options of the images' format.
  static let formatOptions: [Command.Option] = [
    Command.Option(
      names: ["--format"], value: "NAME", summary: "The image format; svg and pdf need -o.",
      defaultValue: "png", values: .choice(["png"] + VectorFormat.allCases.map(\.rawValue))),
    EncodingOptions.svgTextOption,
  ]

  /// What the project file says, where no option says otherwise.
  private static func addProject(
    _ arguments: ParsedArguments, _ configuration: inout PreviewConfiguration,
    _ matrix: inout PreviewMatrix
  ) throws {
    guard let project = arguments.project else { return }
    var stated = Set(PreviewConfiguration.names.filter { arguments.has("--\($0)") })
    // Both say how large the image is.
    if !stated.isDisjoint(with: ["device", "size"]) { stated.formUnion(["device", "size"]) }
    // A matrix on the command line takes the place of the project's.
    if !matrix.isEmpty { stated.formUnion(PreviewConfiguration.names) }
    let usual = try project.previews(except: stated)
    configuration = usual.configuration.overridden(by: configuration)
    if matrix.isEmpty { matrix = try PreviewMatrix(axes: usual.axes) }
    if configuration.scale == nil, !matrix.axes.contains(where: { $0.setting == .scale }) {
      configuration.scale = project.values.scale
    }
  }

  /// Whether images can go into a folder, which is made where there is none.
  private static func checkFolder(_ path: String) throws {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard !exists || isFolder.boolValue else {
      throw CommandError.usage("-o \(path): it is a file, not a folder")
    }
  }
}

/// How previews are compiled, and how the process is run that draws them.
struct PreviewTools {
  var build = PreviewBuild.Settings()
  var process = PreviewProcessSettings()
  /// Says how far the compiler is; nil says nothing.
  var progress: CompileProgressLine?

  /// - Parameter configuration: what the process begins with: its language, its time zone and its date.
  /// - Throws: `CommandError`.
  init(
    _ arguments: ParsedArguments, drawing configuration: PreviewConfiguration = .init()
  ) throws {
    process.configuration = configuration
    build.swiftVersion = try arguments.integer("--swift-version", 5...6) ?? build.swiftVersion
    if let text = arguments.string("--timeout") {
      guard let seconds = Double(decimal: text), seconds > 0, seconds <= 86_400 else {
        throw CommandError.usage(
          "found --timeout \"\(text)\"; expected a number of seconds above 0")
      }
      process.timeout = .seconds(seconds)
    } else if let seconds = arguments.project?.values.timeout {
      // A preview that hangs is ended in any case.
      process.timeout = .seconds(seconds == 0 ? 86_400 : min(seconds, 86_400))
    }
    if let text = arguments.string("--max-memory") {
      guard let bytes = MemorySize.bytes(text), bytes >= Self.leastMemory else {
        throw CommandError.usage(
          "--max-memory is a size of at least 256M, such as 2G, not \"\(text)\": the drawing "
            + "process itself needs some")
      }
      process.memory = bytes
    } else if let project = arguments.project, let bytes = project.values.memory, bytes > 0 {
      guard bytes >= Self.leastMemory else {
        throw CommandError(
          code: .scene,
          message:
            "\(project.name): the limit maxMemory is too low for previews, whose process needs at "
            + "least 256M; name a higher one, or add --max-memory")
      }
      process.memory = bytes
    }
    process.usesSystemFonts = arguments.has("--system-fonts")
    if let folder = arguments.string("--fonts") {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
        isFolder.boolValue
      else {
        throw SceneDrawing.noFolder("--fonts", folder)
      }
      process.fontFolder = URL(fileURLWithPath: folder).standardizedFileURL.path
    } else {
      process.fontFolder = arguments.project?.values.fonts?.path
    }
    guard !arguments.has("--quiet") else { return }
    if !arguments.has("--json") { progress = CompileProgressLine() }
    process.output = { data in
      StandardStream.error.print(String(decoding: data, as: UTF8.self).trimmingLastNewline)
    }
  }

  /// Libraries and fonts take as much before anything is drawn.
  private static let leastMemory = 256 << 20
}

extension String {
  /// Without the line's end, which is written again.
  fileprivate var trimmingLastNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}

extension PreviewOptions {
  static let toolOptions: [Command.Option] = [
    Command.Option(
      names: ["--swift-version"], value: "N", summary: "Swift language mode.", defaultValue: "5",
      values: .words(["5", "6"])),
    Command.Option(
      names: ["--timeout"], value: "SECONDS", summary: "Time limit for each preview.",
      defaultValue: "20"),
    Command.Option(
      names: ["--max-memory", "--memory"], value: "SIZE",
      summary: "Memory limit of the drawing process, such as 800M or 2G.", defaultValue: "4G"),
    Command.Option(
      names: ["--fonts"], value: "DIR", summary: "Add the fonts of a folder."),
    Command.Option(
      names: ["--system-fonts"], value: nil,
      summary: "Also use the fonts of this machine, after all others; other machines may then "
        + "draw other images."),
  ]

  static let commandOptions: [Command.Option] =
    [
      Command.Option(
        names: ["-o", "--output"], value: "DIR", summary: "The folder to write images to.",
        defaultValue: "next to each source"),
      Command.Option(
        names: ["--name"], value: "NAME", summary: "The preview to draw.", isRepeatable: true,
        defaultValue: "all"),
      Command.Option(
        names: ["--matrix"], value: "NAMES",
        summary:
          "Draw all combinations as a contact sheet: scheme,size or 'scheme;locale=en,de,ar'.",
        isRepeatable: true, takesPairs: true, values: .axes(matrixAxes)),
      Command.Option(
        names: ["--separate"], value: nil,
        summary: "Write each combination of --matrix to its own file."),
      Command.Option(
        names: ["--watch"], value: nil, summary: "Draw again whenever a file is saved."),
      Command.Option(
        names: ["--interval"], value: "MS",
        summary: "Milliseconds between two looks at the files, with --watch.", defaultValue: "50"),
      Command.Option(
        names: ["--list"], value: nil, summary: "List the previews without drawing them."),
      Command.Option(
        names: ["--strict"], value: nil,
        summary:
          "Treat warnings about a preview as errors: its image is not written. Those of the compiler stay warnings."
      ),
      ProjectOptions.allowWarnings,
      Command.Option(
        names: [tree], value: nil,
        summary:
          "Also write the texts, images and controls of each image as JSON: Card-Large.tree.json."),
    ] + Observation.options + ElementOutput.accessibilityOptions

  /// The names that may be combined, with all words that are known of each.
  private static let matrixAxes = PreviewMatrix.usual.map { axis in
    (axis.name, PreviewConfiguration.words(of: axis.name) ?? axis.values)
  }
}
