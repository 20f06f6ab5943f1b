import Dispatch
import Galley
import GalleyBudget

/// The hashes of goldens that are read together: a suite's, once some of its cases were checked. One after the
/// other, between drawings, each takes three times as long. No case waits for them: files are read on a thread of the
/// index while images are drawn, and a case that is ahead of the thread reads its golden itself.
final class GoldenIndex: Sendable {
  private let folder: GoldenFolder
  private let suites = Locked<[String: Suite]>([:])
  /// One suite after the other.
  private let reading = DispatchQueue(label: "galley.goldens", qos: .userInitiated)

  private struct Suite {
    /// Cases that were asked for.
    var asked = 0
    /// By the goldens' names, where a stamp can be believed.
    var hashes: [String: UInt64] = [:]

    /// What is known of a golden, and whether it is time to read the suite.
    mutating func ask(_ name: String) -> (hash: UInt64?, isDue: Bool) {
      asked += 1
      return (hashes[name], asked == threshold)
    }
  }

  /// A suite of which fewer cases are asked for is not read.
  private static let threshold = 4
  /// What is read at once, at most.
  private static let fileLimit = 4096
  private static let byteLimit = 1 << 26
  /// Hashes that are made known together.
  private static let batch = 32

  init(_ folder: GoldenFolder) { self.folder = folder }

  /// The hash of a golden's pixels, where it is known.
  func hash(of id: GoldenID) -> UInt64? {
    // Two file names may be one text otherwise.
    guard id.key.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let (hash, isDue) = suites.withLock { $0[id.suite, default: Suite()].ask(id.name) }
    if isDue { reading.async { self.read(id.suite) } }
    return hash
  }

  /// Waits until all that was asked for is read: for tests.
  func wait() { reading.sync {} }

  private func read(_ suite: String) {
    let path = suite.isEmpty ? folder.path : "\(folder.path)/\(suite)"
    let suffix = GoldenFolder.suffix(.image)
    guard let stream = opendir(path) else { return }
    defer { closedir(stream) }
    var found: [(String, UInt64)] = []
    var (files, bytes) = (0, 0)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while let entry = readdir(stream), files < Self.fileLimit, bytes < Self.byteLimit {
      // What may be a link or a device is left to those who ask.
      guard entry.pointee.d_type == DT_REG else { continue }
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { file in
          let name = String(cString: file)
          guard name.utf8.allSatisfy({ $0 < 0x80 }), name.hasSuffix(suffix) else { return }
          files += 1
          let golden = GoldenFile.trustedHash(of: file, in: dirfd(stream), &buffer)
          bytes += golden.size
          if let hash = golden.hash { found.append((String(name.dropLast(suffix.count)), hash)) }
        }
      }
      if found.count == Self.batch { publish(&found, of: suite) }
    }
    publish(&found, of: suite)
  }

  private func publish(_ found: inout [(String, UInt64)], of suite: String) {
    suites.withLock { $0[suite, default: Suite()].hashes.merge(found) { $1 } }
    found.removeAll(keepingCapacity: true)
  }
}
