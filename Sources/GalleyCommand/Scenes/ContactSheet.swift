import Galley
import GalleyImages
import GalleyScenes
import GalleyText

/// One image of a scene in all combinations of widths, schemes, directions and so on, with captions.
struct ContactSheet {
  /// What a combination changes, and its caption.
  private struct Cell {
    var caption: String
    var canvas: String?
    var changes: CanvasChanges
  }

  /// The names that may be combined, with the values that are known of each.
  static let axes: [(name: String, values: [String])] = [
    ("width", []), ("height", []), ("scheme", ["light", "dark"]), ("direction", ["ltr", "rtl"]),
    ("text", DynamicTypeSize.names), ("locale", []), ("canvas", []),
    ("scale", ["1", "2", "3"]),
  ]

  private let input: SceneInput
  private let cells: [Cell]
  /// How many cells stand side by side: the values of the last name.
  private let columns: Int
  private static let limit = 400

  /// - Parameter pairs: `width=320,390`.
  /// - Throws: `CommandError` for names and values that do not exist.
  init(_ pairs: [String], _ input: SceneInput) throws {
    self.input = input
    var cells = [Cell(caption: "", canvas: input.canvases[0], changes: input.changes)]
    var names: Set<String> = []
    var last = 1
    for pair in pairs {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw CommandError.usage("found --matrix \"\(pair)\"; expected NAME=VALUES")
      }
      guard names.insert(parts[0]).inserted else {
        throw CommandError.usage("--matrix has \(parts[0]) twice")
      }
      let values = parts[1].split(separator: ",").map(String.init)
      guard !values.isEmpty else {
        throw CommandError.usage("--matrix \(parts[0]) has no values")
      }
      last = values.count
      cells = try cells.flatMap { cell in
        try values.map { try Self.changed(cell, name: parts[0], value: $0, input) }
      }
      guard cells.count <= Self.limit else {
        throw CommandError.usage("--matrix has more than \(Self.limit) combinations")
      }
    }
    if !names.contains("canvas") {
      try input.requireOneCanvas(
        ", or combine them with --matrix canvas=NAMES", budget: RenderBudget())
    }
    (self.cells, columns) = (cells, last)
  }

  private static func changed(
    _ cell: Cell, name: String, value: String, _ input: SceneInput
  ) throws -> Cell {
    var cell = cell
    func wrong(_ expected: String) -> CommandError {
      .usage("--matrix \(name)=\(value): expected \(expected)")
    }
    func length(_ limit: Double) throws -> CGFloat {
      guard let number = Double(decimal: value), number > 0, number <= limit else {
        throw wrong("a number above 0, at most \(Int(limit))")
      }
      return CGFloat(number)
    }
    switch name {
    case "width": cell.changes.width = try length(1e6)
    case "height": cell.changes.height = try length(1e6)
    case "scale": cell.changes.scale = try length(100)
    case "scheme":
      let schemes: [String: ColorScheme] = ["light": .light, "dark": .dark]
      guard let scheme = schemes[value] else { throw wrong("light or dark") }
      cell.changes.colorScheme = scheme
    case "direction":
      let directions: [String: LayoutDirection] = ["ltr": .leftToRight, "rtl": .rightToLeft]
      guard let direction = directions[value] else { throw wrong("ltr or rtl") }
      cell.changes.layoutDirection = direction
    case "text":
      guard let place = DynamicTypeSize.names.firstIndex(of: value) else {
        throw wrong("one of " + DynamicTypeSize.names.joined(separator: ", "))
      }
      cell.changes.dynamicTypeSize = DynamicTypeSize.allCases[place]
    case "locale":
      guard let locale = LanguageTag.locale(value, ofKnownLanguage: true) else {
        throw wrong("a language tag such as fi-FI")
      }
      cell.changes.locale = locale
    case "canvas":
      let names = input.template.canvasNames
      guard !names.isEmpty else { throw wrong("no canvas: the scene names none") }
      guard names.contains(value) else {
        throw wrong("one of " + names.joined(separator: ", "))
      }
      cell.canvas = value
    default:
      throw CommandError.usage(
        "unknown name \"\(name)\" in --matrix; expected width, height, scheme, direction, text, locale, canvas or scale"
      )
    }
    cell.caption += (cell.caption.isEmpty ? "" : " · ") + "\(name) \(value)"
    return cell
  }

  /// Draws all combinations and the sheet.
  /// - Throws: `CommandError`.
  func render(
    to output: String, with renderer: Renderer, _ arguments: ParsedArguments,
    _ format: ImageFileFormat, _ settings: EncodingOptions
  ) throws {
    let images = try SceneDrawing.imageFolder(arguments, input: input.path)
    let console = Console(arguments)
    var captioned: [CaptionedImages.Item] = []
    // All of them are in memory together.
    let budget = RenderBudget(.init(bytes: renderer.limits.image.bytes, duration: nil))
    for cell in cells {
      let cellBudget = renderer.makeBudget()
      var scene: Scene
      do {
        scene = try input.template.scene(
          for: input.row, canvas: cell.canvas, changes: cell.changes, at: input.time,
          budget: cellBudget)
      } catch let error as SceneError {
        throw CommandError(error)
      }
      if let lock = arguments.string("--font-lock") {
        try SceneDrawing.lockFonts(of: &scene, file: lock)
      }
      let drawing = try SceneDrawing.draw(
        scene, name: input.name, images: images, with: renderer, budget: cellBudget)
      let name = "\(input.name) (\(cell.caption))"
      try SceneDrawing.audit(drawing, by: ElementOutput.contrastRule(arguments), name: name)
      try SceneDrawing.report(
        drawing.problems, file: name, isStrict: arguments.isStrict, console)
      do {
        let bytes = RenderBudget.bytes(drawing.width, by: drawing.height, each: 4)
        guard budget.reserve(bytes, for: "the images of a contact sheet") else {
          try budget.check()
          return
        }
        captioned.append(
          CaptionedImages.Item(
            caption: cell.caption, bitmap: try drawing.bitmap(), scale: scene.canvas.scale))
      } catch {
        throw CommandError(code: .scene, message: "\(name): \(error)")
      }
    }
    do {
      let sheet = CaptionedImages(images: captioned, columns: columns)
      let drawing = try renderer.draw(sheet.view, scale: sheet.scale)
      let image = try format.encode(drawing, settings)
      try SceneDrawing.write(
        image.data, to: output, isDurable: arguments.has("--durable"))
      guard output != "-" else { return }
      var event = Console.Event("picture")
      event.path = output
      (event.width, event.height, event.bytes) = (drawing.width, drawing.height, image.data.count)
      try console.say(
        "\(output): \(cells.count) combinations, \(drawing.width) x \(drawing.height) px, "
          + "\(image.data.count) bytes", event)
    } catch let error as RenderError {
      throw CommandError(code: .scene, message: "the contact sheet: \(error)")
    } catch let error as ImageError {
      throw CommandError(code: error.code, message: "the contact sheet: \(error)")
    }
  }
}
