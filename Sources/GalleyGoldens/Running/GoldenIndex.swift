import Galley

/// The hashes of goldens that are read together: a suite's, once some of its cases were checked. One after the
/// other, between drawings, each takes three times as long.
final class GoldenIndex: Sendable {
  private let folder: GoldenFolder
  private let suites = Locked<[String: Suite]>([:])

  private struct Suite {
    /// Cases that were asked for before the suite was read.
    var asked = 0
    /// By the goldens' names, where a stamp can be believed.
    var hashes: [String: UInt64] = [:]
  }

  /// A suite of which fewer cases are asked for is not read.
  private static let threshold = 4
  /// What is read at once, at most.
  private static let fileLimit = 4096
  private static let byteLimit = 1 << 26

  init(_ folder: GoldenFolder) { self.folder = folder }

  /// The hash of a golden's pixels, where it is known.
  func hash(of id: GoldenID) -> UInt64? {
    // Two file names may be one text otherwise.
    guard id.key.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return suites.withLock { suites in
      var suite = suites[id.suite] ?? Suite()
      suite.asked += 1
      if suite.asked == Self.threshold { suite.hashes = read(id.suite) }
      suites[id.suite] = suite
      return suite.hashes[id.name]
    }
  }

  private func read(_ suite: String) -> [String: UInt64] {
    let path = suite.isEmpty ? folder.path : "\(folder.path)/\(suite)"
    let suffix = GoldenFolder.suffix(.picture)
    guard let stream = opendir(path) else { return [:] }
    defer { closedir(stream) }
    var hashes: [String: UInt64] = [:]
    var (files, bytes) = (0, 0)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while let entry = readdir(stream), files < Self.fileLimit, bytes < Self.byteLimit {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.utf8.allSatisfy({ $0 < 0x80 }), name.hasSuffix(suffix) else { continue }
      files += 1
      let found = GoldenFile.trustedHash(of: name, in: dirfd(stream), &buffer)
      bytes += found.size
      if let hash = found.hash { hashes[String(name.dropLast(suffix.count))] = hash }
    }
    return hashes
  }
}
