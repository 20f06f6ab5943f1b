import Foundation
import GalleyBudget

/// The sources of a build: read once, and again when they have changed.
final class SourceStore {
  /// A source as it was read.
  struct Source: Sendable {
    var outline: SourceOutline
    /// Of its bytes.
    var content: Fingerprint
    /// What the compiler reads in its place; nil where that is the file itself.
    var rewritten: [UInt8]?
    var problem: SourceDiagnostic?
  }

  /// What tells that a file has changed.
  private struct Stamp: Equatable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int
    var inode: UInt64
  }

  /// A source that is larger is refused, in bytes.
  static let largest = 10_000_000

  private var known: [Bool: [String: (stamp: Stamp, source: Source)]] = [:]
  /// Sources that were read in this process.
  private(set) var reads = 0

  /// Reads what is not known, with words and interfaces where it is to be whole; sources that cannot be read have a problem.
  /// - Complexity: O(bytes that have changed + paths).
  func load(_ paths: [String], isWhole: Bool) -> [String: Source] {
    let stamps = paths.map(Self.stamp)
    var known = self.known[isWhole, default: [:]]
    self.known[isWhole] = nil
    defer { self.known[isWhole] = known }
    let stale = paths.indices.filter { stamps[$0] == nil || known[paths[$0]]?.stamp != stamps[$0] }
    reads += stale.count
    let fresh = concurrentMap(stale) { Self.read(paths[$0], isWhole) }
    for (index, source) in zip(stale, fresh) {
      known[paths[index]] = stamps[index].map { ($0, source) }
    }
    var sources: [String: Source] = [:]
    sources.reserveCapacity(paths.count)
    for (index, source) in zip(stale, fresh) { sources[paths[index]] = source }
    for path in paths where sources[path] == nil { sources[path] = known[path]?.source }
    return sources
  }

  private static func stamp(_ path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Stamp(
      size: Int(status.st_size), seconds: Int(status.st_mtim.tv_sec),
      nanoseconds: Int(status.st_mtim.tv_nsec), inode: UInt64(status.st_ino))
  }

  private static func read(_ path: String, _ isWhole: Bool) -> Source {
    func refused(_ message: String, line: Int? = nil, column: Int? = nil) -> Source {
      Source(
        outline: SourceOutline(), content: Fingerprint(),
        problem: SourceDiagnostic(.error, path: path, line: line, column: column, message))
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      return refused("it cannot be read: \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return refused("it is not a readable file")
    }
    guard status.st_size <= largest else {
      return refused(
        "it has \(status.st_size) bytes; the limit is \(largest)")
    }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let part = bytes.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress.map { $0 + count }, $0.count - count)
      }
      guard part > 0 else { break }
      count += part
    }
    return bytes[..<count].withUnsafeBufferPointer { buffer in
      if let place = firstInvalidByte(buffer) {
        let before = buffer[..<place]
        let line = before.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
        let column = place - (before.lastIndex(of: 0x0A) ?? -1)
        let found = buffer[place] == 0 ? "it has a zero byte" : "the text is not valid UTF-8"
        return refused("this is not Swift source: \(found)", line: line, column: column)
      }
      var content = Fingerprint()
      content.combine(UnsafeRawBufferPointer(buffer))
      return Source(
        outline: SourceOutline(buffer, isWhole: isWhole), content: content,
        rewritten: SourceRewriter.rewritten(buffer))
    }
  }

  /// The place of the first byte that is not UTF-8 or is zero.
  private static func firstInvalidByte(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte > 0, byte < 0x80 {
        place += 1
        continue
      }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      guard byte >= 0xC2, byte < 0xF5, place + length <= bytes.count else { return place }
      for next in bytes[(place + 1)..<(place + length)] where next & 0xC0 != 0x80 { return place }
      let second = bytes[place + 1]
      if byte == 0xE0 && second < 0xA0 || byte == 0xED && second >= 0xA0
        || byte == 0xF0 && second < 0x90 || byte == 0xF4 && second >= 0x90
      {
        return place
      }
      place += length
    }
    return nil
  }
}

/// Does work on the processors that there are; answers stand in the order of the values.
func concurrentMap<Value: Sendable, Answer: Sendable>(
  _ values: [Value], threads: Int = ProcessInfo.processInfo.activeProcessorCount,
  _ work: @Sendable (Value) -> Answer
) -> [Answer] {
  guard values.count > 1, threads > 1 else { return values.map(work) }
  let answers = ConcurrentAnswers<Answer>(values.count)
  DispatchQueue.concurrentPerform(iterations: min(threads, values.count)) { _ in
    while let index = answers.next() { answers.put(work(values[index]), at: index) }
  }
  return answers.values
}

/// What threads hand in, behind one lock.
private final class ConcurrentAnswers<Answer: Sendable>: Sendable {
  private let state: Locked<(answers: [Answer?], started: Int)>

  init(_ count: Int) { state = Locked((Array(repeating: nil, count: count), 0)) }

  func next() -> Int? {
    state.withLock { state in
      guard state.started < state.answers.count else { return nil }
      state.started += 1
      return state.started - 1
    }
  }

  func put(_ answer: Answer, at index: Int) { state.withLock { $0.answers[index] = answer } }

  var values: [Answer] { state.withLock { $0.answers.compactMap { $0 } } }
}
