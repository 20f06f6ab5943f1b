import GalleyBudget
import GalleyGeometry
import GalleyImages
import GalleySVG
import GalleyStrings
import GalleyText

/// What an image is known by.
struct ImageKey: Hashable {
  /// The path of its folder; nil where the name is an address that holds the image itself.
  var folder: UTF8Key?
  var name: UTF8Key
  /// Pixels to a point of the display that it was looked for.
  var displayScale: CGFloat = 1
  /// Pixels to a point of the file with just this name; nil where the best one was looked for.
  var scale: Int?
}

/// The images that a library keeps from image to image, with what was read for them. All are forgotten together.
struct ImageStore {
  /// What is known of a name.
  struct Known {
    /// The image, or why there is none; nil where only the file was looked at.
    var entry: ImageLibrary.Entry?
    /// The SHA-256 of the file; empty where there is none.
    var digest = ""
    /// The file as it was when it was read; nil for what is no file.
    var file: (path: String, state: FileState)?

    /// Whether the file is the one that was read. One look at it costs a microsecond.
    var isCurrent: Bool { file.map { $0.state == FileState($0.path) } ?? false }
  }

  private var known: [ImageKey: Known] = [:]
  /// Files' bytes and what they were decoded to: copies of one file are one image.
  private var decoded: [Data: DecodedImage] = [:]
  private var drawings: [Data: SVGDocument] = [:]
  /// Those of symbols, which keep their documents.
  private var templates: [ObjectIdentifier: SymbolTemplate] = [:]
  private var keptBytes = 0
  /// Of files and of their pixels, in bytes; then all are forgotten, but for what an image in the making uses.
  private static let limit = 256 << 20

  /// What is known of a name.
  subscript(key: ImageKey) -> Known? {
    get { known[key] }
    set { known[key] = newValue }
  }

  /// Keeps the image that a text of `bytes` bytes holds itself.
  mutating func keep(_ entry: ImageLibrary.Entry, embeddedIn key: ImageKey, bytes: Int) {
    makeRoom(bytes)
    known[key] = Known(entry: entry)
  }

  /// The one place where the bytes of an image become pixels or vectors, told apart by the first of them: those of
  /// files, catalogues and data URLs.
  mutating func decode(
    _ data: Data, scale: CGFloat, budget: RenderBudget
  ) throws -> ImageLibrary.Entry {
    guard SVGDocument.recognizes(data) else {
      let image = try image(of: data, budget: budget)
      return .found(image.bitmap, scale: scale, warnings: image.warnings)
    }
    if let known = drawings[data] { return .drawing(known, scale: scale) }
    let document = try SVGDocument(data, budget: budget)
    makeRoom(data.count * 8)
    drawings[data] = document
    return .drawing(document, scale: scale)
  }

  private mutating func image(of data: Data, budget: RenderBudget) throws -> DecodedImage {
    if let known = decoded[data] { return known }
    var decoder = ImageDecoder()
    decoder.formats = "PNG, JPEG, WebP or SVG"
    decoder.budget = budget
    let image = try decoder.decodeImage(data)
    makeRoom(data.count + image.bitmap.pixels.count * 4)
    decoded[data] = image
    return image
  }

  /// The variants of a symbol in a document.
  mutating func template(of document: SVGDocument) -> SymbolTemplate {
    let key = ObjectIdentifier(document)
    if let known = templates[key] { return known }
    let template = SymbolTemplate(document)
    templates[key] = template
    return template
  }

  /// Forgets all where there is no room for as many bytes more.
  private mutating func makeRoom(_ bytes: Int) {
    if keptBytes + bytes > Self.limit { self = ImageStore() }
    keptBytes += bytes
  }
}
