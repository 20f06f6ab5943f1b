/// The messages of one connection that are not yet being sent.
struct LiveOutbox {
  private struct Entry {
    var kind: String?
    var message: LiveMessage
  }
  private var entries: [Entry] = []
  /// Bytes of all messages.
  private(set) var count = 0

  var isEmpty: Bool { entries.isEmpty }

  /// Adds a message behind the others. If one of the same kind is there, it is taken away: the newest wins.
  ///
  /// - Parameter kind: what the message shows; `nil` if it replaces none.
  /// - Complexity: linear in the number of messages.
  mutating func add(_ message: LiveMessage, kind: String?) {
    if let kind, let old = entries.firstIndex(where: { $0.kind == kind }) {
      count -= entries.remove(at: old).message.count
    }
    entries.append(Entry(kind: kind, message: message))
    count += message.count
  }

  /// The oldest message, which is then no longer in it; `nil` if there is none.
  mutating func takeFirst() -> LiveMessage? {
    guard !entries.isEmpty else { return nil }
    let message = entries.removeFirst().message
    count -= message.count
    return message
  }
}
