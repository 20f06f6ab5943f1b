import Galley
import GalleyBatch
import GalleyImages
import GalleyStrings

/// The files of `galley batch --sprites`: `icons.png`, `icons-2.png` and so on, and `icons.json` beside them.
struct SpriteFiles: Sendable {
  private let first: String
  private let index: String
  private let format: ImageFileFormat
  private let encoding: EncodingOptions
  private let arguments: ParsedArguments
  private var sheets: SpriteSheets
  private var files: [SpriteSheets.File] = []
  /// The places of other files of this command, which no further sheet takes.
  private var taken: Set<String>
  /// What was written.
  private(set) var events: [Console.Event] = []

  /// - Throws: `CommandError` for files that cannot be written or that are read.
  init(_ form: SpriteSheets.Form, _ arguments: ParsedArguments) throws {
    guard let first = arguments.string("--sprites") else {
      throw CommandError.usage("--sprites needs a file, such as icons.png")
    }
    let what = "a sheet of sprites"
    guard let output = try OutputFormat.asked(arguments) ?? OutputFormat(fileName: first) else {
      throw CommandError.usage("\(first): found no known extension, expected .png or .webp")
    }
    let format = try output.pixelFormat(of: what)
    try output.checkEffort(arguments)
    guard format != .jpeg else {
      throw CommandError.usage(
        "\(what) has transparent pixels, which JPEG has not; use .png or .webp")
    }
    (self.first, self.format, self.arguments) = (first, format, arguments)
    encoding = try EncodingOptions(arguments)
    index = Self.stem(of: first) + ".json"
    sheets = SpriteSheets(form)
    try OutputPlaces.apart(
      [("--sprites", first), ("the index of --sprites", index)]
        + (arguments.string("--manifest").map { [("--manifest", $0)] } ?? []))
    taken = Set((arguments.strings("--manifest") + [index]).map(ResolvedPath.of))
    for file in [first, index] { try BatchCommand.checkPlace(of: file, arguments) }
  }

  /// A path without its extension.
  private static func stem(of path: String) -> String {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
    let dot = path.utf8[(name ?? path.startIndex)...].lastIndex(of: UInt8(ascii: "."))
    return String(decoding: path.utf8[..<(dot ?? path.endIndex)], as: UTF8.self)
  }

  /// Those whose names are known before the first image.
  var known: [String] { [first, index] }

  /// Adds an image, and writes the sheet that it does not fit into any more.
  /// - Throws: `CommandError`, `ImageError`.
  mutating func add(_ image: BatchStream.Image) throws {
    if let sheet = try sheets.add(image) { try write(sheet) }
  }

  /// Writes the last sheet, and then the index, so that there is one only where all of its sheets are.
  /// - Throws: `CommandError`, `ImageError`.
  mutating func finish() throws {
    if let sheet = sheets.takeSheet() { try write(sheet) }
    let json = Data(sheets.json(of: files).utf8)
    try SceneDrawing.write(json, to: index, isDurable: arguments.has("--durable"))
    var event = Console.Event("sprites")
    (event.path, event.bytes) = (index, json.count)
    event.message =
      "\(index): \(files.count.counted("sheet")), \(json.count) bytes"
    events.append(event)
  }

  private mutating func write(_ sheet: Bitmap) throws {
    let suffix = String(first.dropFirst(Self.stem(of: first).count))
    let path = files.isEmpty ? first : "\(Self.stem(of: first))-\(files.count + 1)\(suffix)"
    try SceneDrawing.refuse(path, over: arguments)
    guard taken.insert(ResolvedPath.of(path)).inserted else {
      throw CommandError.usage(
        "sheet \(files.count + 1) of --sprites and another output are one file, \(path)")
    }
    // That of an earlier run names other sheets.
    if files.isEmpty { unlink(index) }
    let data: Data
    do {
      data = try encoded(sheet)
    } catch let error as ImageError {
      throw CommandError(code: error.code, message: "\(path): \(error)")
    }
    try SceneDrawing.write(data, to: path, isDurable: arguments.has("--durable"))
    let name = path.split(separator: "/").last.map(String.init) ?? path
    files.append(SpriteSheets.File(name: name, sheet: sheet))
    var event = Console.Event("sheet")
    (event.path, event.bytes) = (path, data.count)
    (event.width, event.height) = (sheet.width, sheet.height)
    event.message = "\(path): \(sheet.width) x \(sheet.height) px, \(data.count) bytes"
    events.append(event)
  }

  private func encoded(_ sheet: Bitmap) throws -> Data {
    if format == .webp { return try WebPEncoder(quality: encoding.quality).encode(sheet) }
    return try PNGEncoder(compression: encoding.compression).encode(sheet)
  }
}
