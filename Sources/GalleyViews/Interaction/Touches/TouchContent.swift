import GalleyGeometry
import GalleyLayout

/// Which gestures go before others.
enum TouchPriority {
  /// The innermost goes first.
  case normal
  /// The outermost goes first, and before all normal ones.
  case high
  /// Beside all others.
  case simultaneous
}

/// A node with a gesture.
protocol TouchableContent: NodeContent {
  var priority: TouchPriority { get }
  var mask: GestureMask { get }
  /// The recognizer that is at work, brought up to date, or a new one.
  func recognizer(keeping old: TouchRecognizer?) -> TouchRecognizer
}

/// A view with a gesture.
struct TouchContent<G: Gesture>: EffectContent, TouchableContent {
  let gesture: G
  let name: String
  var priority = TouchPriority.normal
  var mask = GestureMask.all

  func recognizer(keeping old: TouchRecognizer?) -> TouchRecognizer {
    gesture.recognizer(keeping: old)
  }
}

nonisolated extension View {
  func touchable(
    by gesture: some Gesture, name: String, priority: TouchPriority = .normal,
    mask: GestureMask = .all
  ) -> some View {
    modified(by: TouchContent(gesture: gesture, name: name, priority: priority, mask: mask))
  }
}
