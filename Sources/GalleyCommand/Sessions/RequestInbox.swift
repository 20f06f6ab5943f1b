import Galley
import GalleyBatch
import GalleyBudget

/// Requests of a client, read by a thread of their own while others are answered: so the client can take one back that is being
/// answered, or has not begun.
final class RequestInbox: Sendable {
  /// What a line asks for. Requests have keys, one for each of their ids.
  enum Kind: Equatable, Sendable {
    case request(key: String)
    /// Takes a request back.
    case cancellation(key: String)
    /// What cannot be taken back.
    case other
  }

  private struct Entry: Sendable {
    var line: RequestStream.Line
    var kind: Kind
  }

  private struct State: Sendable {
    var entries: [Entry] = []
    /// The request that is being answered, and whether it was taken back.
    var current: Kind?
    var isCancelled = false
    var isEnded = false
    /// Why no more can be read.
    var failure: CommandError?
  }

  /// The most lines that wait; while there are as many, no more are read.
  private static let limit = 64
  /// As that of the main thread: JSON may nest deeply.
  private static let stackSize = 8 << 20
  /// Milliseconds between two checks of a waiting thread whether the session is over.
  private static let pause = 100

  private let state = Locked(State())
  /// Signalled for each entry, and at the end.
  private let filled = DispatchSemaphore(value: 0)
  private let room = DispatchSemaphore(value: 0)

  init() {
    // A semaphore may not end below the value that it was made with.
    for _ in 0..<Self.limit { room.signal() }
  }

  /// Whether the request that is being answered was taken back. From any thread.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// How many lines wait to be answered. From any thread.
  var waitingCount: Int { state.withLock { $0.entries.count } }
  /// Whether nothing more is read. From any thread.
  var hasEnded: Bool { state.withLock { $0.isEnded } }

  /// Begins to read lines.
  /// - Parameters:
  ///   - limit: bytes of a line.
  ///   - isInterrupted: ends the reading.
  ///   - kind: what a line asks for.
  func read(
    _ descriptor: Int32, limit: Int, isInterrupted: @escaping @Sendable () -> Bool,
    kind: @escaping @Sendable (RequestStream.Line) -> Kind
  ) {
    let thread = Thread { [self] in
      var lines = LineReader(descriptor: descriptor, limit: limit, isInterrupted: isInterrupted)
      do {
        while let line = try lines.next() { add(Entry(line: line, kind: kind(line))) }
        state.withLock { $0.isEnded = true }
      } catch {
        let failure = error as? CommandError ?? CommandError(code: .file, message: "\(error)")
        state.withLock { ($0.isEnded, $0.failure) = (true, failure) }
      }
      filled.signal()
    }
    thread.stackSize = Self.stackSize
    thread.start()
  }

  private func add(_ entry: Entry) {
    if case .cancellation(let key) = entry.kind {
      let removed = state.withLock { state in
        let count = state.entries.count
        if state.current == .request(key: key) { state.isCancelled = true }
        state.entries.removeAll { $0.kind == .request(key: key) }
        return count - state.entries.count
      }
      for _ in 0..<removed { room.signal() }
      return
    }
    room.wait()
    state.withLock { $0.entries.append(entry) }
    filled.signal()
  }

  /// Answers lines in their order until there are none. What was taken back has no answer.
  /// - Parameters:
  ///   - answer: nil is no answer.
  ///   - say: what hands an answer over.
  /// - Throws: `CommandError` for a stream that cannot be read, and what `say` throws.
  func serve(
    isInterrupted: () -> Bool, answer: (RequestStream.Line) -> String?,
    say: (String) throws -> Void
  ) throws {
    while let line = try next(isInterrupted) {
      let text = answer(line)
      let isCancelled = state.withLock { state in
        defer { (state.current, state.isCancelled) = (nil, false) }
        return state.isCancelled
      }
      if let text, !isCancelled { try say(text) }
      if isInterrupted() { return }
    }
  }

  /// The next line; nil at the end.
  private func next(_ isInterrupted: () -> Bool) throws -> RequestStream.Line? {
    while !isInterrupted() {
      guard filled.wait(timeout: .now() + .milliseconds(Self.pause)) == .success else { continue }
      let (entry, isEnded, failure) = state.withLock { state in
        let entry = state.entries.isEmpty ? nil : state.entries.removeFirst()
        state.current = entry?.kind
        return (entry, state.isEnded, state.failure)
      }
      if let entry {
        room.signal()
        return entry.line
      }
      if let failure { throw failure }
      if isEnded { return nil }
    }
    return nil
  }
}
