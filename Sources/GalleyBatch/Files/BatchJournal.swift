import Galley
import GalleyData
import GalleyStrings

/// What was done, a line for each image, appended when the image is in its place: a run that was
/// killed is picked up from it, and a later one sees what is unchanged.
///
/// A line is the manifest's, a tab, and what the image was made of. A line that a crash cut short counts
/// nothing. A mark, `ended` and how, separates what an earlier run finished from what the present one did.
final class BatchJournal {
  private static let ended = "ended "
  /// The mark of a run whose images were on the disk.
  private static let durable = "durable"
  private let path: String
  private let descriptor: Int32
  private var end: Int
  /// Whether the last run came to its end, and all that it wrote is still what it wrote: it was on the disk, or the
  /// machine has not been started again since. If not, sizes and times of files say nothing: a file system may have
  /// them and not the bytes.
  private(set) var endedCleanly = true
  /// Whether, of such a run, all was on the disk.
  private(set) var wasDurable = false
  /// By the image's name: where its last line is, and whether an earlier run wrote it.
  private var known: [UTF8Key: (line: Range<Int>, isOlder: Bool)] = [:]

  /// What an image was made of, and the file that came of it.
  struct Origin: Equatable {
    var input: String
    var images: [UTF8Key: String]
    /// Its size and time.
    var file: String
    /// Of its bytes; empty if it is not known.
    var checksum: String
  }

  /// Opens or makes the journal, and keeps others away from it.
  /// - Throws: `BatchError`.
  init(_ folder: BatchFolder) throws {
    path = folder.journalPath
    descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw BatchFolder.failure(path, BatchFolder.reason()) }
    end = 0
    var (own, named) = (stat(), stat())
    let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0
    // A batch that ended between both has put another file into the journal's place.
    let isCurrent =
      fstat(descriptor, &own) == 0 && stat(path, &named) == 0 && own.st_ino == named.st_ino
    guard isLocked, isCurrent else {
      close(descriptor)
      throw BatchFolder.failure(path, "another batch is writing it")
    }
    try load()
    if folder.isDurable, let reason = OutputFile.synchronizeFolder(of: path) {
      throw BatchFolder.failure(path, reason)
    }
  }

  /// What says how a run ended: whether its images were on the disk, or else which start of the machine they belong
  /// to.
  private static func mark(isDurable: Bool) -> String {
    if isDurable { return ended + durable }
    let start = try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
    return ended + (start?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "unknown")
  }

  deinit { close(descriptor) }

  private func load() throws {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    let bytes = [UInt8](data)
    // Of a line that was cut short nothing is kept.
    end = bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    if ftruncate(descriptor, off_t(end)) != 0 {
      throw BatchFolder.failure(path, BatchFolder.reason())
    }
    var start = 0
    var (mark, isWhole) = ("", end == bytes.count)
    var lines: [(name: String, line: Range<Int>)] = []
    while start < end, let stop = bytes[start..<end].firstIndex(of: 0x0A) {
      defer { start = stop + 1 }
      if bytes[start..<stop].starts(with: Self.ended.utf8) {
        mark = String(decoding: bytes[start..<stop], as: UTF8.self)
        for line in lines { known[UTF8Key(line.name)] = (line.line, true) }
        lines = []
        continue
      }
      guard let tab = bytes[start..<stop].firstIndex(of: 0x09),
        let origin = try? JSONParser.parse(bytes, in: tab + 1..<stop),
        case .string(let name)? = origin.member("name")?.value.value
      else {
        isWhole = false
        continue
      }
      lines.append((name, start..<stop))
    }
    // Whatever stands behind the last mark was drawn by a run that did not end.
    for line in lines { known[UTF8Key(line.name)] = (line.line, false) }
    let trusted = [Self.mark(isDurable: true), Self.mark(isDurable: false)]
    endedCleanly =
      bytes.isEmpty
      || isWhole && lines.isEmpty && trusted.contains(mark)
        && mark != Self.ended + "unknown"
    wasDurable = endedCleanly && mark == Self.mark(isDurable: true)
  }

  /// The last result of an image.
  func result(of name: String) -> (
    result: BatchResult, origin: Origin, line: Range<Int>, isOlder: Bool
  )? {
    guard let entry = known[UTF8Key(name)] else { return nil }
    let bytes = read(entry.line)
    guard let tab = bytes.firstIndex(of: 0x09),
      let node = try? JSONParser.parse(bytes, in: 0..<tab), let result = BatchResult(node),
      let origin = try? JSONParser.parse(bytes, in: tab + 1..<bytes.count)
    else { return nil }
    func text(_ node: JSONNode?) -> String {
      if case .string(let text)? = node?.value { return text }
      return ""
    }
    var images: [UTF8Key: String] = [:]
    if case .object(let members)? = origin.member("images")?.value.value {
      for member in members { images[UTF8Key(member.key)] = text(member.value) }
    }
    return (
      result,
      Origin(
        input: text(origin.member("input")?.value), images: images,
        file: text(origin.member("file")?.value),
        checksum: text(origin.member("checksum")?.value)), entry.line, entry.isOlder
    )
  }

  private func read(_ range: Range<Int>) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: range.count)
    let count = pread(descriptor, &bytes, bytes.count, off_t(range.lowerBound))
    return count == bytes.count ? bytes : []
  }

  /// The manifest's line of a result.
  func manifestLine(_ range: Range<Int>) -> [UInt8] {
    Array(read(range).prefix { $0 != 0x09 })
  }

  /// Appends a result.
  /// - Returns: where its line is.
  /// - Throws: `BatchError`; the image will be drawn again.
  func append(_ result: BatchResult, name: String, origin: Origin?) throws -> Range<Int> {
    var members: [(String, JSONNode.Value)] = [("name", .string(name))]
    if let origin {
      let images = origin.images.sorted { $0.key < $1.key }.map {
        ($0.key.string, JSONNode.Value.string($0.value))
      }
      members += [
        ("input", .string(origin.input)), ("images", JSONNode.object(images).value),
        ("file", .string(origin.file)), ("checksum", .string(origin.checksum)),
      ]
    }
    return try append(line: result.json + "\t" + JSONNode.object(members).json)
  }

  private func append(line: String) throws -> Range<Int> {
    let bytes = Array(line.utf8) + [0x0A]
    if let reason = OutputFile.write(bytes, to: descriptor, at: end) {
      // Half a line would be taken for the start of the next one.
      ftruncate(descriptor, off_t(end))
      throw BatchFolder.failure(path, reason)
    }
    defer { end += bytes.count }
    return end..<(end + bytes.count - 1)
  }

  /// Waits until all lines are on the disk. Any thread may call it.
  /// - Throws: `BatchError`.
  func synchronize() throws {
    if let reason = OutputFile.synchronize(descriptor) { throw BatchFolder.failure(path, reason) }
  }

  /// Marks all that was known as older than what follows.
  /// - Parameters:
  ///   - lines: what stays, in its order.
  ///   - isDurable: whether all images are on the disk.
  /// - Throws: `BatchError`; the journal is then as before.
  func finish(keeping lines: [Range<Int>], isDurable: Bool) throws {
    let temporary = path + ".tmp"
    let output = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard output >= 0 else { throw BatchFolder.failure(path, BatchFolder.reason()) }
    var reason: String?
    var buffer = Data()
    func flush() {
      if reason == nil { reason = OutputFile.write(buffer, to: output) }
      buffer.removeAll(keepingCapacity: true)
    }
    for line in lines {
      buffer.append(contentsOf: read(line) + [0x0A])
      if buffer.count > 1 << 16 { flush() }
    }
    buffer.append(contentsOf: Array(Self.mark(isDurable: isDurable).utf8) + [0x0A])
    flush()
    if reason == nil, isDurable { reason = OutputFile.synchronize(output) }
    if close(output) != 0, reason == nil { reason = BatchFolder.reason() }
    if reason == nil, rename(temporary, path) != 0 { reason = BatchFolder.reason() }
    if let reason {
      unlink(temporary)
      throw BatchFolder.failure(path, reason)
    }
    if isDurable, let reason = OutputFile.synchronizeFolder(of: path) {
      throw BatchFolder.failure(path, reason)
    }
  }
}
