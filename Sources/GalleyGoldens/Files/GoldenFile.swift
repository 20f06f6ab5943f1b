import Galley
import GalleyImages

/// How a golden is kept.
public enum GoldenStorage: String, Hashable, Sendable, Codable, CaseIterable {
  /// As a PNG. Files of results have called it `picture` from the beginning, and are read by other programs.
  case image = "picture"
  /// As the hash of its pixels, for suites whose images are too many for a repository.
  case hash

  /// The old name of `image`.
  @available(*, deprecated, renamed: "image")
  public static var picture: GoldenStorage { .image }
}

/// A golden as it was found on the disk.
struct GoldenFile {
  enum Content {
    /// There is none.
    case missing
    /// It is there and cannot be compared with, for this reason.
    case unusable(String)
    /// The image's bytes.
    case image([UInt8])
    /// The hash and the size in pixels.
    case hash(width: Int, height: Int)
  }

  let content: Content
  var isMissing: Bool { if case .missing = content { true } else { false } }
  private let makeStamp: () -> GoldenStamp?
  /// What it says of itself; nil for an image that Galley did not write.
  var stamp: GoldenStamp? { makeStamp() }
  /// The hash of its pixels, where the stamp can be believed: the image is the one that it was put on.
  let trustedHash: UInt64?

  private init(
    _ content: Content, trustedHash: UInt64? = nil,
    stamp: @escaping () -> GoldenStamp? = { nil }
  ) {
    (self.content, self.trustedHash, makeStamp) = (content, trustedHash, stamp)
  }

  /// A pipe without a writer must not block.
  private static let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
  /// Files of more bytes are not goldens.
  private static let byteLimit = 256 << 20

  static func read(_ id: GoldenID, in folder: GoldenFolder, storage: GoldenStorage) -> GoldenFile {
    let path = folder.path(of: id, storage)
    do {
      guard let data = try rawBytes(of: path) else { return GoldenFile(.missing) }
      return storage == .image ? image(data) : hash(data)
    } catch let reason as InvalidGolden {
      return GoldenFile(.unusable(reason.description))
    } catch {
      return GoldenFile(.unusable("it cannot be read: \(error.localizedDescription)"))
    }
  }

  /// The hash of a golden, nil where its stamp cannot be believed, and how many bytes were read.
  /// - Parameters:
  ///   - name: that of a regular file, which is not checked again.
  ///   - buffer: what is read is put there; it grows.
  static func trustedHash(
    of name: UnsafePointer<CChar>, in folder: Int32, _ buffer: inout [UInt8]
  ) -> (hash: UInt64?, size: Int) {
    let descriptor = openat(folder, name, flags)
    guard descriptor >= 0 else { return (nil, 0) }
    defer { close(descriptor) }
    var count = 0
    while true {
      let room = buffer.count - count
      let part = buffer.withUnsafeMutableBytes { bytes in
        Glibc.read(descriptor, bytes.baseAddress.map { $0 + count }, room)
      }
      guard part >= 0 else { return (nil, count) }
      count += part
      // Where less is read than there is room for, the file is at its end; else the image would have none.
      if part < room { break }
      guard count < byteLimit else { return (nil, count) }
      buffer += [UInt8](repeating: 0, count: buffer.count)
    }
    guard let chunks = try? PNGChunks(buffer, count: count),
      chunks.header.bitDepth <= 8, let hash = GoldenStamp.trustedHash(chunks)
    else { return (nil, count) }
    return (hash, count)
  }

  private struct InvalidGolden: Error, CustomStringConvertible { var description: String }

  /// Nil where there is no file.
  static func bytes(of path: String) throws -> Data? { try rawBytes(of: path).map { Data($0) } }

  private static func rawBytes(of path: String) throws -> [UInt8]? {
    func failure() -> InvalidGolden {
      InvalidGolden(description: "it cannot be read: \(String(cString: strerror(errno)))")
    }
    let descriptor = open(path, flags)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      if errno == ELOOP {
        throw InvalidGolden(description: "it is a symbolic link; expected a file")
      }
      throw failure()
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure() }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw InvalidGolden(description: "it is a folder; expected a file")
    default: throw InvalidGolden(description: "it is a device or a pipe; expected a file")
    }
    guard status.st_size <= byteLimit else {
      throw InvalidGolden(
        description: "it has \(status.st_size) bytes; the limit is \(byteLimit)")
    }
    return try [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      guard let found = read(descriptor, buffer.baseAddress, upTo: buffer.count) else {
        throw failure()
      }
      count = found
    }
  }

  /// Reads as many bytes as there are, `count` at most; nil where they cannot be read.
  private static func read(
    _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, upTo count: Int
  ) -> Int? {
    var filled = 0
    while filled < count {
      let part = Glibc.read(descriptor, bytes.map { $0 + filled }, count - filled)
      if part < 0, errno == EINTR { continue }
      if part < 0 { return nil }
      // The file was made shorter meanwhile.
      if part == 0 { break }
      filled += part
    }
    return filled
  }

  private static func image(_ data: [UInt8]) -> GoldenFile {
    do {
      let chunks = try PNGChunks(data)
      guard chunks.header.bitDepth <= 8 else {
        return GoldenFile(
          .unusable(
            "it has \(chunks.header.bitDepth) bits per channel, but Galley draws 8: record it again"
          ))
      }
      return GoldenFile(
        .image(data), trustedHash: GoldenStamp.trustedHash(chunks), stamp: { GoldenStamp(chunks) }
      )
    } catch let error as ImageError {
      return GoldenFile(.unusable("\(error)"))
    } catch {
      return GoldenFile(.unusable("it cannot be read: \(error)"))
    }
  }

  private static func hash(_ data: [UInt8]) -> GoldenFile {
    guard let (stamp, width, height) = GoldenStamp.read(file: Data(data)) else {
      return GoldenFile(
        .unusable(
          "it is not the hash of a golden; expected JSON with \"pixels\", \"width\" and \"height\"")
      )
    }
    return GoldenFile(
      .hash(width: width, height: height), trustedHash: stamp.pixelHash, stamp: { stamp })
  }
}
