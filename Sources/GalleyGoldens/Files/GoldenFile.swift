import Galley
import GalleyImages

/// How a golden is kept.
public enum GoldenStorage: String, Hashable, Sendable, Codable, CaseIterable {
  /// As a PNG.
  case picture
  /// As the hash of its pixels, for suites whose pictures are too many for a repository.
  case hash
}

/// A golden as it was found on the disk.
struct GoldenFile {
  enum Content {
    /// There is none.
    case missing
    /// It is there and cannot be compared with, for this reason.
    case unusable(String)
    /// The picture's bytes.
    case picture(Data)
    /// The hash and the size in pixels.
    case hash(width: Int, height: Int)
  }

  let content: Content
  /// What it says of itself; nil for a picture that somebody else wrote.
  private(set) var stamp: GoldenStamp?
  /// The hash of its pixels, where the stamp can be believed: the picture is the one that it was put on.
  private(set) var trustedHash: UInt64?

  private init(_ content: Content) { self.content = content }

  /// Files of more bytes are no goldens.
  private static let byteLimit = 256 << 20

  static func read(_ id: GoldenID, in folder: GoldenFolder, storage: GoldenStorage) -> GoldenFile {
    let path = folder.path(of: id, storage)
    do {
      guard let data = try bytes(of: path) else { return GoldenFile(.missing) }
      return storage == .picture ? picture(data) : hash(data)
    } catch let reason as UnusableGolden {
      return GoldenFile(.unusable(reason.description))
    } catch {
      return GoldenFile(.unusable("it cannot be read: \(error.localizedDescription)"))
    }
  }

  private struct UnusableGolden: Error, CustomStringConvertible { var description: String }

  /// Nil where there is no file.
  static func bytes(of path: String) throws -> Data? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw UnusableGolden(description: "it cannot be read: \(String(cString: strerror(errno)))")
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFLNK:
      throw UnusableGolden(description: "it is a symbolic link: a golden is a file of its own")
    case S_IFDIR: throw UnusableGolden(description: "it is a folder, a file was expected")
    default: throw UnusableGolden(description: "it is a device or a pipe, a file was expected")
    }
    guard status.st_size <= byteLimit else {
      throw UnusableGolden(
        description: "it has \(status.st_size) bytes, at most \(byteLimit) are read")
    }
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }

  private static func picture(_ data: Data) -> GoldenFile {
    do {
      let chunks = try PNGChunks(data)
      guard chunks.header.bitDepth <= 8 else {
        return GoldenFile(
          .unusable(
            "it has \(chunks.header.bitDepth) bits a channel, and Galley draws 8: record it anew"))
      }
      var file = GoldenFile(.picture(data))
      var isUntouched = false
      file.stamp = GoldenStamp(chunks, isUntouched: &isUntouched)
      if isUntouched { file.trustedHash = file.stamp?.pixelHash }
      return file
    } catch let error as ImageError {
      return GoldenFile(.unusable("\(error)"))
    } catch {
      return GoldenFile(.unusable("it cannot be read: \(error)"))
    }
  }

  private static func hash(_ data: Data) -> GoldenFile {
    var (width, height) = (0, 0)
    guard let stamp = GoldenStamp(file: data, width: &width, height: &height) else {
      return GoldenFile(
        .unusable("it is no golden without a picture: JSON with \"pixels\" and so on was expected"))
    }
    var file = GoldenFile(.hash(width: width, height: height))
    (file.stamp, file.trustedHash) = (stamp, stamp.pixelHash)
    return file
  }
}
