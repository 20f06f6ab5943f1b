import Galley
import GalleyBudget
import GalleyLive

/// What the thread of an editor's session finds to do: the thread of the server puts it in.
final class SceneInbox: LiveSession {
  struct Orders: Equatable {
    /// Whether the connection has ended.
    var isEnded = false
    /// The newest wins.
    var open: String?
    var save: (text: String, event: Int)?
    var draw: SceneMessage.Drawing?
    /// The last ones that were wrong.
    var wrong: [String] = []

    static func == (one: Orders, other: Orders) -> Bool {
      one.isEnded == other.isEnded && one.open == other.open && one.save?.text == other.save?.text
        && one.save?.event == other.save?.event && one.draw == other.draw
        && one.wrong == other.wrong
    }
  }

  private let orders = Locked(Orders())
  private let signal = DispatchSemaphore(value: 0)

  func receive(_ message: LiveMessage) {
    let found: SceneMessage =
      if case .text(let text) = message {
        SceneMessage(text)
      } else {
        .wrong("a message is not a text", event: 0)
      }
    orders.withLock {
      switch found {
      case .open(let scene): ($0.open, $0.draw, $0.save) = (scene, nil, nil)
      case .draw(let drawing): $0.draw = drawing
      case .save(let text, let event): $0.save = (text, event)
      case .wrong(let sentence, _): $0.wrong = $0.wrong.suffix(15) + [sentence]
      }
    }
    signal.signal()
  }

  func end() {
    orders.withLock { $0.isEnded = true }
    signal.signal()
  }

  /// Waits until there is something to do.
  /// - Parameter patience: in milliseconds.
  func take(within patience: Int) -> Orders {
    _ = signal.wait(timeout: .now() + .milliseconds(patience))
    return orders.withLock { waiting in
      defer { waiting = Orders(isEnded: waiting.isEnded) }
      return waiting
    }
  }
}
