import Galley
import GalleyImages
import GalleyPreviews

/// The images of previews on the disk: drawn into a folder of their own, then put in their place.
final class PreviewFiles {
  /// Nil is beside each source.
  private let folder: String?
  private let drawn: TemporaryFolder
  /// The folders that sources lie in: what is there and was not drawn by this command may be an image that they show.
  private var sourceFolders: Set<String> = []

  /// - Throws: `CommandError` where there can be no folder to draw in.
  init(folder: String?) throws {
    self.folder = folder
    drawn = try TemporaryFolder()
  }

  /// Notes where sources are, among the files that are read.
  func note(sources: [String]) {
    let files = sources.filter { $0.hasSuffix(".swift") && FileState($0)?.isRegular == true }
    let folders = files.map { LexicalPath.parent(of: LexicalPath.absolute($0)) }
    sourceFolders.formUnion(Set(folders).map(ResolvedPath.of))
  }

  private var areBesideSources: Bool {
    guard let folder else { return true }
    return sourceFolders.contains(ResolvedPath.of(folder))
  }

  /// A file to draw into.
  func temporary(_ fileExtension: String) -> String { drawn.file(fileExtension) }

  /// Where a preview's image goes.
  func path(
    of preview: PreviewNames.Named, suffix: String, fileExtension: String = "png"
  ) -> String {
    let place = folder ?? LexicalPath.folder(of: preview.description.path)
    return Self.join(place, preview.stem + suffix + "." + fileExtension)
  }

  static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Puts an image that was drawn in its place.
  /// - Returns: the file's bytes.
  /// - Throws: `CommandError`.
  func place(_ drawn: String, at path: String) throws -> Int {
    let file = try InputFile.read(drawn)
    unlink(drawn)
    return try write(file, to: path)
  }

  /// Puts the elements of an image that was drawn in their place.
  /// - Returns: the file's bytes.
  /// - Throws: `CommandError`, for a place where another file is, too.
  func place(tree drawn: String, at path: String) throws -> Int {
    let tree = try InputFile.read(drawn)
    unlink(drawn)
    if areBesideSources, access(path, F_OK) == 0,
      try !InputFile.read(path).starts(with: Self.start)
    {
      throw Self.foreign(path)
    }
    return try write(to: path) { tree }
  }

  /// How a file of elements begins.
  private static let start = Data("{\"version\": ".utf8)

  /// Writes an image, a PNG with a mark in it that says whose it is.
  /// - Returns: the file's bytes.
  /// - Throws: `CommandError`, also for a path with an image that Galley did not write.
  @discardableResult
  func write(_ file: Data, to path: String) throws -> Int {
    if areBesideSources { try Self.refuseForeign(path) }
    return try write(to: path) { path.hasSuffix(".png") ? try Self.marked(file) : file }
  }

  private func write(to path: String, _ make: () throws -> Data) throws -> Int {
    do {
      if let folder {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
      }
      let file = try make()
      try OutputFile.write(file, to: path)
      return file.count
    } catch let error as OutputFile.WriteError {
      throw CommandError(code: .file, message: error.description)
    } catch {
      throw CommandError(
        code: .file, message: "\(path): cannot be written: \(error.localizedDescription)")
    }
  }

  /// An image with the mark.
  /// - Throws: `ImageError` for what is no PNG.
  static func marked(_ png: Data) throws -> Data {
    try PNGChunks(png).withTexts([keyword: mark])
  }

  private static let keyword = "Software"
  private static let mark = "galley preview"

  /// Beside sources there may be images that the sources show.
  /// - Throws: `CommandError` where a file is that has no mark.
  static func refuseForeign(_ path: String) throws {
    guard access(path, F_OK) == 0 else { return }
    let data = try InputFile.read(path)
    guard (try? PNGChunks(data))?.text(keyword) == mark else { throw foreign(path) }
  }

  private static func foreign(_ path: String) -> CommandError {
    CommandError(
      code: .file,
      message:
        "\(path) already exists and was not written by galley preview; give another folder with -o, or "
        + "remove it")
  }
}

/// The images of one preview in all combinations, with captions.
struct PreviewSheet {
  let columns: Int
  private var cells: [(caption: String, file: String?)] = []

  init(columns: Int) { self.columns = columns }

  /// - Parameter file: the PNG; nil where there is none.
  mutating func add(_ caption: String, _ file: String?) { cells.append((caption, file)) }

  /// Whether there is no image at all.
  var isEmpty: Bool { cells.allSatisfy { $0.file == nil } }

  /// - Throws: `CommandError`.
  func image() throws -> (png: Data, width: Int, height: Int) {
    let renderer = Renderer()
    do {
      let images = try cells.map { cell in
        guard let file = cell.file else {
          return CaptionedImages.Item(caption: cell.caption, bitmap: nil, scale: 1)
        }
        let png = try InputFile.read(file)
        unlink(file)
        return CaptionedImages.Item(
          caption: cell.caption, bitmap: try Bitmap(imageData: png),
          scale: try PNGChunks(png).scale ?? 2)
      }
      let sheet = CaptionedImages(images: images, columns: columns)
      let drawing = try renderer.draw(sheet.view, scale: sheet.scale)
      return (try drawing.pngData(), drawing.width, drawing.height)
    } catch let error as RenderError {
      throw CommandError(
        code: .scene,
        message: "\(error); make it smaller with --scale 1, or write separate files with --separate"
      )
    } catch let error as ImageError {
      throw CommandError(code: error.code, message: error.description)
    }
  }
}
