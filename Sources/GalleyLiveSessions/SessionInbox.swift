import Galley
import GalleyBudget
import GalleyLive

/// What the thread of a session finds to do: other threads put it in, and ring.
final class SessionInbox: Sendable {
  struct Orders {
    /// Whether the connection has ended.
    var isEnded = false
    /// The preview that is to be shown; the newest wins.
    var show: String?
    var restarts = false
    /// Whether the previews, or what is wrong with them, have changed.
    var hasNews = false
    /// For the drawing process, in their order.
    var events: [ForwardedEvent] = []
    /// What is wrong with messages.
    var reports: [HostMessage] = []
    /// Bytes of the events.
    var count = 0
  }

  /// Bytes of events that wait; a browser that sends more loses them.
  static let limit = 4 << 20

  let alarm: ServiceAlarm
  private let orders = Locked(Orders())

  /// - Throws: `LiveError` if the process has no more descriptors.
  init() throws { alarm = try ServiceAlarm() }

  func put(_ text: String) {
    let message = BrowserMessage(text)
    orders.withLock {
      switch message {
      case .show(let id):
        // What was meant for another preview is not for this one.
        ($0.show, $0.events, $0.count) = (id, [], 0)
      case .restart: $0.restarts = true
      case .event(let event) where $0.count + event.text.utf8.count <= Self.limit:
        $0.count += event.text.utf8.count
        $0.events.append(event)
      case .event(let event):
        $0.reports = [
          .report(["the preview is too busy: an event was dropped"], event: event.event)
        ]
      case .wrong(let sentence, let event):
        // At most 16 reports wait: a browser that sends nothing right gets the last ones.
        $0.reports = $0.reports.suffix(15) + [.report([sentence], event: event)]
      }
    }
    alarm.ring()
  }

  func putNews() {
    orders.withLock { $0.hasNews = true }
    alarm.ring()
  }

  func end() {
    orders.withLock { $0.isEnded = true }
    alarm.ring()
  }

  func look() { alarm.ring() }

  /// - Parameter takesEvents: whether there is a process for the events; otherwise they stay.
  func take(takesEvents: Bool) -> Orders {
    _ = alarm.silence()
    return orders.withLock {
      var taken = $0
      var rest = Orders()
      rest.isEnded = taken.isEnded
      if !takesEvents { (rest.events, rest.count, taken.events) = (taken.events, taken.count, []) }
      $0 = rest
      return taken
    }
  }

  /// Whether a drawing process that is being opened is no longer needed.
  var isImpatient: Bool { orders.withLock { $0.isEnded || $0.show != nil } }
}
