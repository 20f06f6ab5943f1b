import GalleyDriving
import GalleyGeometry

/// What is done to a view by its label: what of it is possible, and its words in messages.
package enum TouchKind: Hashable {
  /// A finger is put on the view and stays there.
  case touch
  case tap(count: Int)
  case secondaryClick
  /// A pointer without buttons.
  case hover
  case wheel
  /// - Parameter seconds: how long; nil where that is not told.
  case press(seconds: TimeInterval?)
  case drag
  case pinch

  /// Whether it may be done to a scroll view: its content goes along with a finger that moves.
  package var scrolls: Bool {
    switch self {
    case .touch, .drag, .wheel: true
    case .tap, .secondaryClick, .hover, .press, .pinch: false
    }
  }

  /// Which views react to it.
  var reach: TouchReach {
    if self == .hover { return .hovers }
    return scrolls ? .gesturesAndScrolling : .gestures
  }

  /// `a drag`, as in messages.
  package var words: String {
    switch self {
    case .touch: "a touch"
    case .tap(count: 1): "a tap"
    case .tap(let count): "\(count) taps"
    case .secondaryClick: "a secondary click"
    case .hover: "a pointer"
    case .wheel: "a wheel"
    case .press(nil): "a press"
    case .press(let seconds?): "a press of \(CGFloat(seconds).shortDescription) s"
    case .drag: "a drag"
    case .pinch: "a pinch"
    }
  }
}
