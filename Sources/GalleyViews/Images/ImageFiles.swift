import GalleyGeometry
import GalleyImages
import GalleySVG

/// The files that the names of images may find, and how they are read without leaving the image folder.
enum ImageFiles {
  /// Larger files are refused.
  static let byteLimit = 256 << 20

  /// A file that a name may find, and its pixels to a point.
  typealias Candidate = (file: String, scale: Int)

  /// Why there is no file.
  struct MissingFileError: Error, CustomStringConvertible {
    var description: String
  }

  static func find(
    _ name: String, in folder: URL, below boundary: URL? = nil, from candidates: [Candidate]
  ) -> Result<(content: FolderBoundary.Content, file: String, scale: Int), MissingFileError> {
    guard FolderBoundary.isInside(name) else {
      return .failure(
        MissingFileError(
          description: "\"\(name)\" is not an image name: it leads out of the image folder"))
    }
    for (file, scale) in candidates {
      do throws(FolderBoundary.AccessError) {
        let (path, root) = place(of: file, in: folder, below: boundary)
        let content = try FolderBoundary.read(path, below: root, limit: byteLimit)
        return .success((content, file, scale))
      } catch {
        guard let reason = reason(error, for: file) else { continue }
        return .failure(MissingFileError(description: reason))
      }
    }
    let (way, root) = place(of: "", in: folder, below: boundary)
    return .failure(
      MissingFileError(
        description: missing(name) + ImageNeighbours.suggestion(for: name, in: way, below: root)))
  }

  /// How the reason begins where nothing in the folder has the name.
  static func missing(_ name: String) -> String {
    let hasExtension = ImageLibrary.fileExtensions.contains {
      name.lowercased().hasSuffix("." + $0)
    }
    return "there is no image \"\(name)\(hasExtension ? "" : ".png")\" in the image folder"
  }

  /// The files that a name may find, below the folder.
  static func candidates(for name: String) -> [String] {
    candidates(for: name, displayScale: 1).map(\.file)
  }

  static func candidates(
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
    let files: [Candidate] = (own.map { [$0] } ?? formats).flatMap { fileExtension in
      scales.map { scale in
        ("\(stem)\(scale == 1 ? "" : "@\(scale)x").\(fileExtension)", scale)
      }
    }
    // Vectors have no scale. A file with another extension is told by its bytes, too: photo.JPG, or a format that is
    // not supported.
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
  private static func reason(_ refusal: FolderBoundary.AccessError, for file: String) -> String? {
    switch refusal {
    case .missing, .notAFolder: nil
    case .outside: "the image \(file) is a link that leads out of the image folder"
    case .notAFile: "the image \(file) is not a file"
    case .tooLarge(let size):
      "the image \(file) has \(size) bytes; the limit is \(byteLimit)"
    case .unreadable: "the image \(file) cannot be read"
    }
  }

  /// The bytes of the first file that is there. Each is looked at once: a lazy sequence would ask twice for the one
  /// that it has found, which may be gone by then.
  static func size(ofFirstIn paths: [String]) -> Int? {
    for path in paths {
      if let state = FileState(path) { return state.size }
    }
    return nil
  }
}
