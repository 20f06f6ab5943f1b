import GalleyBudget
import GalleyImages
import GalleyGeometry
import GalleyGraphics
import GalleySVG
import GalleyStrings
import GalleyText

/// The images of one renderer: read from the folder that it was given, decoded once for each content.
package final class ImageLibrary {
  /// An image or why there is none. Warnings go on where its name ends: "is drawn as sRGB: …".
  enum Entry {
    case found(Bitmap, scale: CGFloat, warnings: [String])
    /// Vectors, `scale` of their units to a point.
    case drawing(SVGDocument, scale: CGFloat)
    case failed(String)
  }

  private var store = ImageStore()
  /// The SHA-256 of the files by the names that were asked for, while they are recorded; empty for a name without a
  /// file.
  private var recorded: [UTF8Key: String]?
  /// The folder that was asked for last: its path is worked out of its address.
  private var lastFolder: (url: URL, path: UTF8Key)?
  /// What is left for the image in the making. It asks for the memory of all its images, those that are kept from
  /// images before among them: whether it is over does not depend on those.
  package var budget = RenderBudget(.unlimited) {
    didSet { charged = [] }
  }
  /// The entries that the image in the making has asked for.
  private var charged: Set<ImageKey> = []
  /// The extensions of all files that can be drawn, without a dot.
  package static let fileExtensions =
    ImageFileFormat.allFileExtensions + SVGDocument.fileExtensions

  package init() {}

  /// Whether a name is that of a file in an image folder, whether it is there or not.
  package static func isFileName(_ name: String) -> Bool {
    !DataURL.isDataURL(name) && ImageAddress.refusal(of: name) == nil
      && FolderBoundary.isInside(name)
  }

  /// The files that a name may find, below the folder.
  package static func candidates(for name: String) -> [String] { ImageFiles.candidates(for: name) }

  /// The image `name` in `folder`: `name.png`, `name@2x.png` or `name@3x.png`, the one nearest to
  /// the display's scale first, then the same with `jpg`, `jpeg` and `webp`, then `name.svg` and `name.svgz`, told
  /// apart by their bytes. A name with one of these extensions has that one. Names cannot leave the folder.
  /// - Parameter boundary: a folder around, which the image folder itself must lie in; nil trusts it.
  /// - Parameter scale: pixels to a point of the file with just this name; nil looks for the best one.
  func image(
    named name: String, in folder: URL?, below boundary: URL? = nil, displayScale: CGFloat,
    onlyOfScale scale: Int? = nil
  ) -> Entry {
    if DataURL.isDataURL(name) { return embedded(name) }
    if let refusal = ImageAddress.refusal(of: name) { return .failed(refusal) }
    guard let folder else {
      return .failed(
        "the image \"\(name)\" cannot be found: the renderer was given no image folder")
    }
    let key = self.key(name, folder, displayScale, scale)
    // A file may change while a renderer lives.
    if let known = store[key], let entry = known.entry, known.isCurrent {
      recorded?[UTF8Key(name)] = known.digest
      return charge(entry, key)
    }
    let files = ImageFiles.candidates(for: name, displayScale: displayScale, onlyOfScale: scale)
    let size = ImageFiles.size(
      ofFirstIn: files.map { folder.appendingPathComponent($0.file).path })
    let loaded = budget.reserving(size ?? 0, for: "the file of an image") {
      load(name, in: folder, below: boundary, from: files)
    }
    recorded?[UTF8Key(name)] = ""
    guard let (entry, digest, file) = loaded, !budget.isExhausted else {
      return Self.overLimit(name)
    }
    store[key] = ImageStore.Known(entry: entry, digest: digest, file: file)
    recorded?[UTF8Key(name)] = digest
    return charge(entry, key)
  }

  /// The image that an address holds itself. It is no file, so it cannot have changed.
  private func embedded(_ name: String) -> Entry {
    let key = ImageKey(name: UTF8Key(name))
    if let known = store[key]?.entry { return charge(known, key) }
    let entry: Entry
    do {
      let url = try DataURL(name)
      guard url.byteBound <= ImageFiles.byteLimit else {
        throw DataURL.FormatError(reason: "it has more than \(ImageFiles.byteLimit) bytes")
      }
      let loaded = try budget.reserving(url.byteBound, for: "the data of an image") {
        try decode(Data(url.bytes()), scale: 1)
      }
      guard let loaded, !budget.isExhausted else { return Self.overLimit("in a data URL") }
      entry = loaded
    } catch {
      if budget.isExhausted { return Self.overLimit("in a data URL") }
      let reason = (error as? DataURL.FormatError)?.reason ?? "\(error)"
      entry = .failed("the image \"\(DataURL.title(of: name))\" cannot be read: \(reason)")
    }
    store.keep(entry, embeddedIn: key, bytes: name.utf8.count)
    return charge(entry, key)
  }

  private func load(
    _ name: String, in folder: URL, below boundary: URL?, from candidates: [ImageFiles.Candidate]
  ) -> (Entry, digest: String, file: (path: String, state: FileState)?) {
    switch ImageFiles.find(name, in: folder, below: boundary, from: candidates) {
    case .failure(let reason): return (.failed(reason.description), "", nil)
    case .success(let found):
      let data = found.content.data
      let digest = ContentDigest.sha256(of: data)
      let file = (folder.appendingPathComponent(found.file).path, found.content.state)
      do {
        return (try decode(data, scale: CGFloat(found.scale)), digest, file)
      } catch {
        return (.failed("the image \(found.file) cannot be read: \(error)"), digest, file)
      }
    }
  }

  /// The pixels or vectors of an image's bytes.
  func decode(_ data: Data, scale: CGFloat) throws -> Entry {
    try store.decode(data, scale: scale, budget: budget)
  }

  /// The variants of a symbol in a document.
  func template(of document: SVGDocument) -> SymbolTemplate { store.template(of: document) }

  /// Why there is no image is said by the budget.
  static func overLimit(_ name: String) -> Entry {
    .failed("the image \(name) exceeds the limits of one image")
  }

  private func charge(_ entry: Entry, _ key: ImageKey) -> Entry {
    guard case .found(let bitmap, _, _) = entry, charged.insert(key).inserted else { return entry }
    let size = "\(bitmap.width) x \(bitmap.height) pixels"
    let isThere = budget.reserve(
      RenderBudget.bytes(bitmap.width, by: bitmap.height, each: 4), for: "an image of \(size)")
    return isThere ? entry : Self.overLimit("of \(size)")
  }

  private func key(
    _ name: String, _ folder: URL, _ displayScale: CGFloat, _ scale: Int? = nil
  ) -> ImageKey {
    let path: UTF8Key
    if let lastFolder, lastFolder.url == folder {
      path = lastFolder.path
    } else {
      path = UTF8Key(folder.path)
      lastFolder = (folder, path)
    }
    return ImageKey(
      folder: path, name: UTF8Key(name), displayScale: displayScale, scale: scale)
  }
}

// What was asked for.
extension ImageLibrary {
  /// Runs `body` and records the images that it asks for.
  /// - Returns: the names with the SHA-256 of their files; empty for a name without a file.
  package func recording<Result>(
    _ body: () throws -> Result
  ) rethrows -> (result: Result, images: [UTF8Key: String]) {
    let outer = recorded
    recorded = [:]
    defer { recorded = outer?.merging(recorded ?? [:]) { $1 } }
    let result = try body()
    return (result, recorded ?? [:])
  }

  /// The SHA-256 of the file that a name would find; empty where there is none. A file that is the one that was read
  /// is not read again.
  package func digest(ofImageNamed name: String, in folder: URL?, displayScale: CGFloat) -> String {
    guard let folder, !DataURL.isDataURL(name) else { return "" }
    let key = self.key(name, folder, displayScale)
    if let known = store[key], known.isCurrent { return known.digest }
    // What was decoded belongs to what the file was.
    store[key] = nil
    let candidates = ImageFiles.candidates(for: name, displayScale: displayScale)
    guard case .success(let found) = ImageFiles.find(name, in: folder, from: candidates) else {
      return ""
    }
    let digest = ContentDigest.sha256(of: found.content.data)
    let path = folder.appendingPathComponent(found.file).path
    store[key] = ImageStore.Known(digest: digest, file: (path, found.content.state))
    return digest
  }
}
