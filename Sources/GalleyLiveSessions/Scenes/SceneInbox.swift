import Galley
import GalleyBudget
import GalleyLive

/// What the thread of an editor's session finds to do: the thread of the server puts it in.
final class SceneInbox: LiveSession {
  struct Orders: Equatable {
    /// Whether the connection has ended.
    var isEnded = false
    /// Of the scene that was open before `open`: it comes first.
    var save: SceneMessage.Saving?
    /// The newest wins.
    var open: String?
    var draw: SceneMessage.Drawing?
    /// The last ones that were wrong.
    var wrong: [String] = []
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
      case .open(let scene): ($0.open, $0.draw) = (scene, nil)
      case .draw(let drawing): $0.draw = drawing
      case .save(let saving): $0.save = saving
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
