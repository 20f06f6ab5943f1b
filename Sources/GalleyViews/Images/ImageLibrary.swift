import GalleyGeometry
import GalleyGraphics
import GalleyImages
import GalleyLimits
import GalleySVG
import GalleyText

/// The pictures of one renderer: read from the folder that it was given, decoded once for each content.
package final class ImageLibrary {
  /// A picture or why there is none. Warnings go on where its name ends: "is drawn as sRGB: …".
  enum Entry {
    case found(Bitmap, scale: CGFloat, warnings: [String])
    /// Vectors, `scale` of their units to a point.
    case drawing(SVGDocument, scale: CGFloat)
    case failed(String)
  }
  /// Larger files are refused.
  private static let byteLimit = 256 << 20
  /// The SHA-256 of files by the names that were asked for since somebody took them; nothing for a name
  /// without a file.
  private var used: [ExactText: String] = [:]
  private var digests: [ExactText: String] = [:]
  /// The files of entries as they were when they were read.
  private var files: [ExactText: (path: String, state: FileState)] = [:]
  private var entries: [ExactText: Entry] = [:]
  /// Files' bytes and what they were decoded to: copies of one file are one picture.
  private var decoded: [Data: DecodedImage] = [:]
  private var drawings: [Data: SVGDocument] = [:]
  /// Those of symbols, which keep their documents.
  var templates: [ObjectIdentifier: SymbolTemplate] = [:]
  private var keptBytes = 0
  /// Of files and of their pixels; then all are forgotten, but for what a picture in the making uses.
  private static let budget = 256 << 20
  private var failedPaints: [String] = []
  /// The folder that was asked for last: its path is worked out of its address.
  private var lastFolder: (url: URL, path: String)?
  /// What is left for the picture in the making. It asks for the memory of all its images, those that are kept from
  /// pictures before among them: whether it is over does not depend on those.
  public var budget = PictureBudget(.unlimited) {
    didSet { charged = [] }
  }
  /// The entries that the picture in the making has asked for.
  private var charged: Set<ExactText> = []
  /// The extensions of all files that can be drawn, without a dot.
  package static let fileExtensions =
    ImageFileFormat.allFileExtensions + SVGDocument.fileExtensions

  public init() {}

  /// The picture `name` in `folder`: `name.png`, `name@2x.png` or `name@3x.png`, the one nearest to
  /// the display's scale first, then the same with `jpg`, `jpeg` and `webp`, then `name.svg` and `name.svgz`, told apart by their bytes. A
  /// name with one of these endings has that one. Names cannot leave the folder.
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
    // A file may change while a renderer lives: one look at it costs a microsecond.
    if let known = entries[key], let file = self.files[key], file.state == FileState(file.path) {
      used[ExactText(name)] = digests[key] ?? ""
      return charge(known, key)
    }
    let files = Self.candidates(for: name, displayScale: displayScale, onlyOfScale: scale)
    let size = Self.size(ofFirstIn: files.map { folder.appendingPathComponent($0.file).path })
    let loaded = budget.reserving(size ?? 0, for: "the file of an image") {
      load(name, in: folder, below: boundary, from: files)
    }
    used[ExactText(name)] = ""
    guard let (entry, digest, file) = loaded, !budget.isExhausted else {
      return Self.overLimit(name)
    }
    entries[key] = entry
    self.files[key] = file
    digests[key] = digest
    used[ExactText(name)] = digest
    return charge(entry, key)
  }

  /// The bytes of the first file that is there. Each is looked at once: a lazy sequence would ask twice for the one that it
  /// has found, which may be gone by then.
  private static func size(ofFirstIn paths: [String]) -> Int? {
    for path in paths {
      if let state = FileState(path) { return state.size }
    }
    return nil
  }

  /// The image that an address holds itself. It is no file, so that nobody has to ask whether it changed.
  private func embedded(_ name: String) -> Entry {
    let key = ExactText(name)
    if let known = entries[key] { return charge(known, key) }
    let entry: Entry
    do {
      let url = try DataURL(name)
      guard url.byteBound <= Self.byteLimit else {
        throw DataURL.Failure(reason: "it has more than \(Self.byteLimit) bytes")
      }
      let loaded = try budget.reserving(url.byteBound, for: "the data of an image") {
        try decode(Data(url.bytes()), scale: 1)
      }
      guard let loaded, !budget.isExhausted else { return Self.overLimit("in a data URL") }
      entry = loaded
    } catch {
      if budget.isExhausted { return Self.overLimit("in a data URL") }
      let reason = (error as? DataURL.Failure)?.reason ?? "\(error)"
      entry = .failed("the image \"\(DataURL.title(of: name))\" cannot be read: \(reason)")
    }
    makeRoom(name.utf8.count)
    entries[key] = entry
    return charge(entry, key)
  }

  /// Why there is no picture is said by the budget.
  static func overLimit(_ name: String) -> Entry {
    .failed("the image \(name) exceeds the limits of one image")
  }

  private func charge(_ entry: Entry, _ key: ExactText) -> Entry {
    guard case .found(let bitmap, _, _) = entry, charged.insert(key).inserted else { return entry }
    let size = "\(bitmap.width) x \(bitmap.height) pixels"
    let isThere = budget.reserve(
      PictureBudget.bytes(bitmap.width, by: bitmap.height, each: 4), for: "an image of \(size)")
    return isThere ? entry : Self.overLimit("of \(size)")
  }

  /// The names that were asked for since this was called last, with the SHA-256 of their files.
  public func takeUsed() -> [ExactText: String] {
    defer { used = [:] }
    return used
  }

  /// The SHA-256 of the file that a name would find; empty where there is none. A file that is the one that was read
  /// is not read again.
  public func digest(ofImageNamed name: String, in folder: URL?, displayScale: CGFloat) -> String {
    guard let folder, !DataURL.isDataURL(name) else { return "" }
    let key = self.key(name, folder, displayScale)
    if let known = digests[key], let file = files[key], file.state == FileState(file.path) {
      return known
    }
    // What was decoded belongs to what the file was.
    (entries[key], digests[key], files[key]) = (nil, nil, nil)
    let candidates = Self.candidates(for: name, displayScale: displayScale)
    guard case .success(let found) = find(name, in: folder, from: candidates) else {
      return ""
    }
    let digest = ContentDigest.sha256(of: found.content.data)
    digests[key] = digest
    files[key] = (folder.appendingPathComponent(found.file).path, found.content.state)
    return digest
  }

  private func key(
    _ name: String, _ folder: URL, _ displayScale: CGFloat, _ scale: Int? = nil
  ) -> ExactText {
    if lastFolder?.url != folder { lastFolder = (folder, folder.path) }
    let tail = scale.map { "\u{0}\($0)" } ?? ""
    return ExactText("\(lastFolder?.path ?? "")\u{0}\(name)\u{0}\(displayScale)\(tail)")
  }

  /// Notes why a picture that something is painted with is not there.
  func noteFailedPaint(_ reason: String) { failedPaints.append(reason) }

  /// What was noted since it was last asked for.
  func takeFailedPaints() -> [String] {
    defer { failedPaints = [] }
    return failedPaints
  }

  private func load(
    _ name: String, in folder: URL, below boundary: URL?, from candidates: [Candidate]
  ) -> (Entry, digest: String, file: (path: String, state: FileState)?) {
    switch find(name, in: folder, below: boundary, from: candidates) {
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

  /// A file that a name may find, and its pixels to a point.
  private typealias Candidate = (file: String, scale: Int)

  /// Why there is no file.
  private struct Missing: Error, CustomStringConvertible {
    var description: String
  }

  private func find(
    _ name: String, in folder: URL, below boundary: URL? = nil, from candidates: [Candidate]
  ) -> Result<(content: FolderBoundary.Content, file: String, scale: Int), Missing> {
    guard FolderBoundary.isInside(name) else {
      return .failure(
        Missing(
          description: "\"\(name)\" is not an image name: it leads out of the image folder"))
    }
    for (file, scale) in candidates {
      do throws(FolderBoundary.Refusal) {
        let (path, root) = Self.place(of: file, in: folder, below: boundary)
        let content = try FolderBoundary.read(path, below: root, limit: Self.byteLimit)
        return .success((content, file, scale))
      } catch {
        guard let reason = Self.reason(error, for: file) else { continue }
        return .failure(Missing(description: reason))
      }
    }
    let hasExtension = Self.fileExtensions.contains {
      name.lowercased().hasSuffix("." + $0)
    }
    let (way, root) = Self.place(of: "", in: folder, below: boundary)
    return .failure(
      Missing(
        description:
          "there is no image \"\(name)\(hasExtension ? "" : ".png")\" in the image folder"
          + ImageNeighbours.hint(for: name, in: way, below: root)))
  }

  /// The files that a name may find, below the folder.
  public static func candidates(for name: String) -> [String] {
    candidates(for: name, displayScale: 1).map(\.file)
  }

  private static func candidates(
    for name: String, displayScale: CGFloat, onlyOfScale scale: Int? = nil
  ) -> [Candidate] {
    if let scale { return [(name, scale)] }
    // The nearest scale first, of two equally near ones the larger.
    let scales = [3, 2, 1].sorted { one, other in
      let distance = (CGFloat(one) - displayScale).magnitude
      return distance < (CGFloat(other) - displayScale).magnitude
    }
    let formats = ImageFileFormat.allFileExtensions
    let own = formats.first { name.hasSuffix("." + $0) }
    let stem = own.map { String(name.dropLast($0.count + 1)) } ?? name
    let files: [Candidate] = (own.map { [$0] } ?? formats).flatMap { ending in
      scales.map { scale in
        ("\(stem)\(scale == 1 ? "" : "@\(scale)x").\(ending)", scale)
      }
    }
    // Vectors have no scale. A file with another ending is told by its bytes, too: photo.JPG, or a format that is not
    // supported.
    let vectors = SVGDocument.fileExtensions
    if vectors.contains(where: { name.hasSuffix("." + $0) }) { return [(name, 1)] }
    guard own == nil else { return files }
    let hasOther = name.utf8.contains(UInt8(ascii: "."))
    return files + vectors.map { ("\(name).\($0)", 1) } + (hasOther ? [(name, 1)] : [])
  }

  /// A file's path and the folder that it is opened from: the outer one, where the image folder lies in it.
  private static func place(
    of file: String, in folder: URL, below boundary: URL?
  ) -> (path: String, root: String) {
    guard let root = boundary?.path, folder.path.utf8.starts(with: (root + "/").utf8) else {
      return (file, folder.path)
    }
    let inner = folder.path.utf8.dropFirst(root.utf8.count + 1)
    return (String(decoding: inner, as: UTF8.self) + "/" + file, root)
  }

  /// Why a file is not read; nil where there is none, so that the next name counts.
  private static func reason(_ refusal: FolderBoundary.Refusal, for file: String) -> String? {
    switch refusal {
    case .missing, .notAFolder: nil
    case .outside: "the image \(file) is a link that leads out of the image folder"
    case .notAFile: "the image \(file) is not a file"
    case .tooLarge(let size):
      "the image \(file) has \(size) bytes; the limit is \(byteLimit)"
    case .unreadable: "the image \(file) cannot be read"
    }
  }

  /// The one place where the bytes of an image become pixels or vectors, told apart by the first of them: those of files,
  /// catalogues and data URLs.
  func decode(_ data: Data, scale: CGFloat) throws -> Entry {
    guard SVGDocument.recognizes(data) else {
      let image = try image(of: data)
      return .found(image.bitmap, scale: scale, warnings: image.warnings)
    }
    if let known = drawings[data] { return .drawing(known, scale: scale) }
    let document = try SVGDocument(data, budget: budget)
    makeRoom(data.count * 8)
    drawings[data] = document
    return .drawing(document, scale: scale)
  }

  private func image(of data: Data) throws -> DecodedImage {
    if let known = decoded[data] { return known }
    var decoder = ImageDecoder()
    decoder.formats = "PNG, JPEG, WebP or SVG"
    decoder.budget = budget
    let image = try decoder.decodeImage(data)
    makeRoom(data.count + image.bitmap.pixels.count * 4)
    decoded[data] = image
    return image
  }

  /// Forgets all where there is no room for as many bytes more.
  private func makeRoom(_ bytes: Int) {
    if keptBytes + bytes > Self.budget {
      decoded = [:]
      drawings = [:]
      templates = [:]
      entries = [:]
      digests = [:]
      files = [:]
      keptBytes = 0
    }
    keptBytes += bytes
  }
}

extension EnvironmentValues {
  private enum ImageLibraryKey: EnvironmentKey { static var defaultValue: ImageLibrary? { nil } }

  /// Where paints find pictures; a graph sets its own.
  var imageLibrary: ImageLibrary? {
    get { self[ImageLibraryKey.self] }
    set { self[ImageLibraryKey.self] = newValue }
  }

  private enum ImageFolderKey: EnvironmentKey { static var defaultValue: URL? { nil } }

  /// Where images are looked up by name; nil finds none.
  var imageFolder: URL? {
    get { self[ImageFolderKey.self] }
    set { self[ImageFolderKey.self] = newValue }
  }

  private enum ImageBoundaryKey: EnvironmentKey { static var defaultValue: URL? { nil } }

  /// A folder that nothing is read outside of though `imageFolder` below it was named by somebody who is not trusted;
  /// nil where that folder is trusted.
  package var imageBoundary: URL? {
    get { self[ImageBoundaryKey.self] }
    set { self[ImageBoundaryKey.self] = newValue }
  }
}
