import GalleyBudget

/// The way back to a browser: what a session sends by. It may be used by any thread, and longer than the connection lasts.
package final class LiveConnection: Sendable {
  private struct State {
    var outbox = LiveOutbox()
    /// Whether the thread of the server has a message that is not yet with the kernel.
    var isSending = false
    /// Whether the connection has ended, or is to end once the outbox is empty.
    var isClosed = false
    var hasOverflowed = false
  }
  private let state = Locked(State())
  /// Bytes of the outbox.
  private let limit: Int
  private let alarm: ServiceAlarm

  init(limit: Int, alarm: ServiceAlarm) {
    self.limit = limit
    self.alarm = alarm
  }

  /// Sends a message when the browser has read those before it.
  ///
  /// A browser that reads slowly misses messages and is never late: a message that was not begun is replaced by the next one
  /// of its kind.
  ///
  /// - Parameters:
  ///   - message: what is sent; after the end of the connection, it is dropped.
  ///   - kind: what the message replaces; `nil` if it replaces nothing. Such messages arrive in their order, and if more than
  ///     `LiveLimits.pending` bytes wait, the connection ends.
  package func send(_ message: LiveMessage, replacing kind: String? = nil) {
    let isHeard = state.withLock {
      guard !$0.isClosed else { return false }
      $0.outbox.add(message, kind: kind)
      guard $0.outbox.count > limit else { return true }
      $0.outbox = LiveOutbox()
      $0.isClosed = true
      $0.hasOverflowed = true
      return true
    }
    if isHeard { alarm.ring() }
  }

  /// Whether nothing waits to be sent: a session that sends only then, and replaces nothing, is as fast as the browser reads.
  /// `LiveSession.drained` says when it becomes true. A connection that has ended is idle.
  package var isIdle: Bool { state.withLock { $0.outbox.isEmpty && !$0.isSending } }

  /// Ends the connection after what was sent.
  package func close() {
    let wasOpen = state.withLock {
      let wasOpen = !$0.isClosed
      $0.isClosed = true
      return wasOpen
    }
    if wasOpen { alarm.ring() }
  }

  /// What the thread of the server finds to do.
  enum Order: Equatable {
    case send(LiveMessage)
    /// Nothing waits; `wasSending` if that is news.
    case wait(wasSending: Bool)
    case close
    /// Ends because more was sent than may wait.
    case overflow
  }

  /// The next order, asked for when the message before is with the kernel; a message is taken out of the outbox.
  func next() -> Order {
    state.withLock {
      if $0.hasOverflowed { return .overflow }
      if let message = $0.outbox.takeFirst() {
        $0.isSending = true
        return .send(message)
      }
      let wasSending = $0.isSending
      $0.isSending = false
      return $0.isClosed ? .close : .wait(wasSending: wasSending)
    }
  }

  /// Drops what waits, and what comes.
  func drop() {
    state.withLock {
      $0.isClosed = true
      $0.isSending = false
      $0.outbox = LiveOutbox()
    }
  }
}
