import Galley
import GalleyScenes

/// Answers requests, one to a line, with results, one to a line: the form in which other programs drive
/// Galley.
public struct RequestStream: Sendable {
  private let settings: RequestSettings
  /// How many requests may be unanswered for each thread: those that it draws together, and the next ones.
  private static let depth = 2 * BatchGroup.most

  /// Reads and makes nothing before `run`.
  public init(_ settings: RequestSettings) { self.settings = settings }

  /// A line that was read.
  public enum Line: Sendable {
    /// Without its end.
    case whole([UInt8])
    /// It has more bytes than a request may have, and was passed over.
    case tooLong(limit: Int)

    /// Bytes that are kept of it.
    var count: Int {
      if case .whole(let bytes) = self { bytes.count } else { 0 }
    }
  }

  /// Says the protocol's name and version, reads lines until there are none, and answers them, each by one line; blank
  /// ones are none. Nothing is read while sixteen requests for each thread are not handed on, or those without an answer
  /// have 64 MiB.
  /// - Parameters:
  ///   - read: the next line; nil at the end.
  ///   - write: hands an answer on, its line and then its file; false when the output is closed, and all ends. It is called
  ///     by one thread at a time.
  /// - Returns: how many requests failed, and whether all answers were handed on.
  /// - Throws: `SceneError` for an output that no file can have, `BatchError` for a folder that cannot be
  ///   made.
  public func run(
    reading read: () throws -> Line?, writing write: @escaping @Sendable (RequestAnswer) -> Bool
  ) throws -> (failed: Int, isComplete: Bool) {
    let output = try RequestWorker.outputName(settings)
    let key = "requests-\(getpid())-\(UInt64.random(in: 0 ... .max).hexadecimal)"
    // Requests for inline results need no folder: the working one may be read-only.
    let folder =
      output.folder == "."
      ? try? BatchFolder(".", key: key, isDurable: settings.isDurable)
      : try BatchFolder(output.folder, key: key, isDurable: settings.isDurable)
    defer { folder?.removeIfUnused() }
    guard write(RequestAnswer(greeting: RequestProtocol.greeting)) else { return (0, false) }
    let memory = RequestMemory()
    let queue = RequestWorker.Queue(
      capacity: settings.jobs * Self.depth, keepsOrder: settings.keepsOrder, write: write)
    let settings = settings
    let group = DrawingThreads.start(settings.jobs) { index in
      guard
        let worker = try? RequestWorker(
          settings, folder: folder, thread: index, memory: memory)
      else { return }
      BatchGroup.drawAll(next: { queue.next(atMost: $0, threads: settings.jobs) }) { requests in
        worker.answer(requests) { request, answer in
          queue.answer(
            request, answer, bytes: answer.line.count + answer.file.count,
            isFailure: answer.isFailure)
        }
      }
    }
    defer {
      queue.end()
      group.wait()
    }
    while let line = try read() {
      if case .whole(let bytes) = line, bytes.allSatisfy(Self.isBlank) { continue }
      guard queue.add(line, bytes: line.count) else { break }
    }
    queue.end()
    group.wait()
    return (queue.failed, !queue.isBroken)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }
}
