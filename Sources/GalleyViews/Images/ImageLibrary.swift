import GalleyGeometry
import GalleyGraphics
import GalleyImages

/// The pictures of one renderer: read from the folder that it was given, decoded once for each content.
public final class ImageLibrary {
  /// A picture or why there is none.
  enum Entry {
    case found(Bitmap, scale: CGFloat)
    case failed(String)
  }
  private var entries: [String: Entry] = [:]
  /// Files' bytes and what they were decoded to: copies of one file are one picture.
  private var decoded: [Data: Bitmap] = [:]
  private var keptBytes = 0
  /// Of files and of their pixels; then all are forgotten, but for what a picture in the making uses.
  private static let budget = 256 << 20
  private var failedPaints: [String] = []
  private static let endings = ["png", "jpg", "jpeg", "webp"]

  public init() {}

  /// The picture `name` in `folder`: `name.png`, `name@2x.png` or `name@3x.png`, the one nearest to
  /// the display's scale first, then the same with `jpg`, `jpeg` and `webp`, told apart by their bytes. A
  /// name with one of these endings has that one. Names cannot leave the folder.
  func image(named name: String, in folder: URL?, displayScale: CGFloat) -> Entry {
    guard let folder else {
      return .failed(
        "the image \"\(name)\" cannot be found: the renderer was given no image folder")
    }
    let key = "\(folder.path)\u{0}\(name)\u{0}\(displayScale)"
    if let known = entries[key] { return known }
    let entry = load(name, in: folder, displayScale: displayScale)
    entries[key] = entry
    return entry
  }

  /// Notes why a picture that something is painted with is not there.
  func noteFailedPaint(_ reason: String) { failedPaints.append(reason) }

  /// What was noted since it was last asked for.
  func takeFailedPaints() -> [String] {
    defer { failedPaints = [] }
    return failedPaints
  }

  private func load(_ name: String, in folder: URL, displayScale: CGFloat) -> Entry {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.isEmpty, !parts.contains(".."), !parts.contains(""), !name.contains("\u{0}") else {
      return .failed("\"\(name)\" is no name of an image: it would leave the image folder")
    }
    // The nearest scale first, of two equally near ones the larger.
    let scales = [3, 2, 1].sorted { one, other in
      let distance = (CGFloat(one) - displayScale).magnitude
      return distance < (CGFloat(other) - displayScale).magnitude
    }
    let own = Self.endings.first { name.hasSuffix("." + $0) }
    let stem = own.map { String(name.dropLast($0.count + 1)) } ?? name
    for ending in own.map({ [$0] }) ?? Self.endings {
      for scale in scales {
        let suffix = scale == 1 ? "" : "@\(scale)x"
        let file = folder.appendingPathComponent("\(stem)\(suffix).\(ending)")
        guard let data = try? Data(contentsOf: file) else { continue }
        do {
          return .found(try bitmap(of: data), scale: CGFloat(scale))
        } catch {
          return .failed("the image \(file.lastPathComponent) cannot be read: \(error)")
        }
      }
    }
    return .failed("there is no image \"\(stem).\(own ?? "png")\" in \(folder.path)")
  }

  private func bitmap(of data: Data) throws -> Bitmap {
    if let known = decoded[data] { return known }
    let bitmap = try ImageDecoder().decode(data)
    let bytes = data.count + bitmap.pixels.count * 4
    if keptBytes + bytes > Self.budget {
      decoded = [:]
      entries = [:]
      keptBytes = 0
    }
    keptBytes += bytes
    decoded[data] = bitmap
    return bitmap
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
  public var imageFolder: URL? {
    get { self[ImageFolderKey.self] }
    set { self[ImageFolderKey.self] = newValue }
  }
}
