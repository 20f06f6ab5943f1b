import Galley

/// What `galley inspect` writes of the elements of an image.
struct ElementOutput {
  static let treeOption = Command.Option(
    names: ["--tree"], value: "FILE",
    summary: "Write the texts, images and controls as JSON to FILE; - is standard output.")
  static let options: [Command.Option] =
    [
      treeOption,
      Command.Option(
        names: ["--marks"], value: "FILE",
        summary: "Draw the image with the numbers of the tree on top, to FILE."),
      Command.Option(
        names: ["--legend"], value: nil, summary: "With --marks: write the reading order beside."),
      Command.Option(
        names: ["--reading-order"], value: nil,
        summary: "Print a line for each element, in the order in which they are read."),
    ] + accessibilityOptions

  /// Those of commands that draw, whose warnings they add to.
  static let accessibilityOptions: [Command.Option] = [
    Command.Option(
      names: ["--accessibility"], value: nil,
      summary:
        "Warn of low contrast, small targets, cut texts, and images and controls without labels."),
    Command.Option(
      names: ["--contrast-rule"], value: "RULE",
      summary:
        "With --accessibility: all, every text needs a contrast of 4.5; wcag, 3 is enough from 24 points on.",
      defaultValue: AccessibilityAudit.ContrastRule.all.rawValue,
      values: .choice(AccessibilityAudit.ContrastRule.allCases.map(\.rawValue))),
  ]

  private let tree: String?
  private let marks: String?
  private let hasLegend: Bool
  private let printsOrder: Bool
  private let warns: Bool
  private let rule: AccessibilityAudit.ContrastRule

  /// Nil where none of the options is given.
  /// - Throws: `CommandError` for options that do not go together.
  init?(_ arguments: ParsedArguments) throws {
    (tree, marks) = (arguments.string("--tree"), arguments.string("--marks"))
    (hasLegend, warns) = (arguments.has("--legend"), arguments.has("--accessibility"))
    printsOrder = arguments.has("--reading-order")
    rule = try Self.contrastRule(arguments) ?? .all
    if hasLegend, marks == nil { throw CommandError.usage("--legend is for --marks FILE") }
    let prints = [
      tree == "-", marks == "-", arguments.string("--png") == "-", printsOrder,
      arguments.has("--json"), arguments.has("--why"), arguments.has("--steps"),
    ]
    guard prints.filter({ $0 }).count <= 1 else {
      throw CommandError.usage(
        "--tree -, --marks -, --png -, --reading-order, --json, --why and --steps all write to standard output: "
          + "choose one of them")
    }
    guard tree != nil || marks != nil || printsOrder || warns else { return nil }
  }

  /// Which contrast texts have at least; nil where nothing is looked for.
  /// - Throws: `CommandError` for a rule alone.
  static func contrastRule(
    _ arguments: ParsedArguments
  ) throws -> AccessibilityAudit.ContrastRule? {
    let rule = arguments.string("--contrast-rule").flatMap {
      AccessibilityAudit.ContrastRule(rawValue: $0)
    }
    guard arguments.has("--accessibility") else {
      if rule != nil { throw CommandError.usage("--contrast-rule is for --accessibility") }
      return nil
    }
    return rule ?? .all
  }

  /// - Parameter images: what would be several images, for the message.
  /// - Throws: `CommandError` where `--tree` is given, which is for one image.
  static func refuseTree(_ arguments: ParsedArguments, of images: String) throws {
    guard arguments.has("--tree") else { return }
    throw CommandError.usage("--tree is for one image, and not for \(images)")
  }

  /// - Parameter images: an animation of a preview, for the message.
  /// - Throws: `CommandError` where `--accessibility` is given, which is for images that stand still.
  static func refuseAccessibility(_ arguments: ParsedArguments, of images: String) throws {
    guard arguments.has("--accessibility") else { return }
    throw CommandError.usage(
      "--accessibility is for images, and not for \(images); choose a moment with --at")
  }

  /// Refuses `--tree` where another option makes more than one image, or takes standard output.
  /// - Throws: `CommandError`.
  static func checkTree(_ arguments: ParsedArguments) throws {
    guard let tree = arguments.string("--tree") else { return }
    if arguments.operands.count > 1 { try refuseTree(arguments, of: "several scenes") }
    for option in ["--matrix", "--frames"] where arguments.has(option) {
      try refuseTree(arguments, of: option)
    }
    if tree == "-", arguments.string("-o") == "-" || arguments.has("--json") {
      throw CommandError.usage(
        "--tree -, -o - and --json all write to standard output: choose one of them")
    }
    if tree != "-" {
      try SceneDrawing.refuse(tree, over: arguments)
      try OutputPlaces.apart([
        ("-o", arguments.imagePath(for: arguments.operands[0])), ("--tree", tree),
      ])
    }
    // The name and the size of the image are printed there, too.
    if tree == "-", !arguments.has("--quiet") {
      throw CommandError.usage("--tree - needs --quiet, so that nothing else is printed")
    }
  }

  /// Writes the tree of an image where `--tree` or `--observe` asks for it.
  /// - Parameter image: the file of the image.
  /// - Throws: `CommandError`.
  static func writeTree(
    of drawing: Drawing, _ arguments: ParsedArguments, _ observation: Observation?,
    besides image: String
  ) throws {
    guard let path = try treePath(arguments, observation, besides: image),
      let tree = drawing.elementTree
    else { return }
    try write(tree: Data(tree.json.utf8), to: path, arguments)
  }

  /// Where the tree of an image is written; nil writes none.
  /// - Throws: `CommandError` where both would be standard output, and for a place beside the image where the command reads
  ///   a file.
  static func treePath(
    _ arguments: ParsedArguments, _ observation: Observation?, besides image: String
  ) throws -> String? {
    if let path = arguments.string("--tree") { return path }
    guard let observation, observation.hasTree else { return nil }
    guard image == "-" else {
      let path = Observation.treePath(besides: image)
      try SceneDrawing.refuse(path, over: arguments)
      return path
    }
    guard !observation.hasImage else {
      throw CommandError.usage("--observe both writes two files, and -o - is one: use -o FILE")
    }
    return "-"
  }

  /// Writes a tree, and says where it is unless the option named it.
  /// - Throws: `CommandError`.
  static func write(tree: Data, to path: String, _ arguments: ParsedArguments) throws {
    try SceneDrawing.write(tree, to: path, isDurable: arguments.has("--durable"))
    guard !arguments.has("--tree"), path != "-" else { return }
    var event = Console.Event("tree")
    (event.path, event.bytes) = (path, tree.count)
    try Console(arguments).say("\(path): \(tree.count) bytes", event)
  }

  /// Whether the image is needed, and not only its elements.
  var needsImage: Bool { marks != nil || warns }

  /// - Parameter name: that of the scene, for messages.
  /// - Throws: `CommandError`.
  func write(_ drawing: Drawing, scale: CGFloat, name: String) throws {
    guard let elements = drawing.elementTree else { return }
    if let tree { try SceneDrawing.write(Data(elements.json.utf8), to: tree) }
    if printsOrder { try StandardStream.output.write(elements.readingOrder) }
    guard needsImage else { return }
    let bitmap: Bitmap
    do {
      bitmap = try drawing.bitmap()
    } catch {
      throw CommandError(code: .scene, message: "\(name): \(error)")
    }
    try write(elements, bitmap, scale: scale, name: name)
  }

  /// Writes the marks, and warns.
  /// - Parameter name: the scene or the preview, for messages.
  /// - Throws: `CommandError`.
  func write(_ elements: ElementTree, _ bitmap: Bitmap, scale: CGFloat, name: String) throws {
    if let marks {
      let image = ElementMarks(bitmap, elements, scale: scale, hasLegend: hasLegend)
      try SceneDrawing.write(image.pngData(), to: marks)
    }
    if warns {
      for warning in AccessibilityAudit(bitmap, scale: scale, rule: rule).warnings(of: elements) {
        let place = elements.elements[warning.element - 1].source.map { "\($0.file):\($0.line)" }
        Console().notice("\(place ?? name): warning: \(warning)")
      }
    }
  }
}
