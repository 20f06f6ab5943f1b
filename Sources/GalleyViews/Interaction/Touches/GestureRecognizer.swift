import GalleyGeometry
import GalleyLayout

/// Which button of a pointer is down. A finger is the primary one.
package enum PointerButton: Hashable, Sendable {
  case primary
  /// The one that opens context menus.
  case secondary
}

/// One finger, or two, at a moment.
package struct TouchEvent {
  package enum Phase {
    case began, moved, ended
    /// Time has passed; the fingers are where they were, or not there at all.
    case waited
  }

  package var phase: Phase
  /// Seconds of the renderer's time.
  package var time: Double
  /// In points of the whole image.
  package var location: CGPoint
  /// That of a second finger, in points of the whole image.
  package var second: CGPoint?
  package var button: PointerButton
  /// The keys that are held.
  package var modifiers: EventModifiers = []

  package init(
    phase: Phase, time: Double, location: CGPoint, second: CGPoint? = nil,
    button: PointerButton = .primary
  ) {
    (self.phase, self.time) = (phase, time)
    (self.location, self.second) = (location, second)
    self.button = button
  }
}

/// What a gesture has come to.
enum GesturePhase<Value> {
  /// It may begin still. It may have a value before it begins, as a long press that is held has.
  case possible(Value?)
  case active(Value)
  case ended(Value)
  case failed

  /// The value, where there is one.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  var state: TouchState {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// A phase without its value.
enum TouchState: Hashable {
  case possible, active, ended, failed

  /// Whether nothing more follows.
  var isOver: Bool { self == .ended || self == .failed }
}

/// What a recognizer knows of the view that its gesture was added to, and the actions that it hands back.
struct TouchContext {
  /// From the points of the whole image to those of a space; nil where nothing is seen of the view.
  let convert: (CGPoint, CoordinateSpace) -> CGPoint?
  /// Whether a point of the whole image lies in the view's box or at most a number of points from it.
  let isNear: (CGPoint, CGFloat) -> Bool
  /// The view's size in points.
  let size: CGSize
  /// The smallest box around the view, in points of the whole image; nil where nothing is seen of it.
  let box: () -> CGRect?
  /// What the view says to the layout around it.
  let layout: LayoutNode
  /// The view as a row of the container around it; nil where there is none.
  let row: (EventModifiers) -> RowTouch?
  /// The size of the container around the view, in points.
  let containerSize: () -> CGSize
  /// Whether a scroll view around the view can scroll.
  let isInScrollView: () -> Bool
  /// Actions that run once the gesture is known to count, in their order: those of this event.
  var actions: [() -> Void] = []
}

/// A recognizer without its type of value.
protocol TouchRecognizer: AnyObject {
  /// How many taps the gesture asks for; 0 for one that does not tap.
  var tapCount: Int { get }
  /// What an event makes of the gesture.
  func step(_ event: TouchEvent, in context: inout TouchContext) -> TouchState
  /// The gesture does not count, or its touch was taken away.
  func cancel(in context: inout TouchContext)
}

/// Follows a gesture from event to event. It outlives the views: a view that is made again hands its new closures
/// to the recognizer that is at work.
class GestureRecognizer<Value>: TouchRecognizer {
  var tapCount: Int { 0 }

  /// What an event makes of the gesture. Not called again once it has ended or failed.
  func receive(_ event: TouchEvent, in context: inout TouchContext) -> GesturePhase<Value> {
    .failed
  }

  func cancel(in context: inout TouchContext) {}

  final func step(_ event: TouchEvent, in context: inout TouchContext) -> TouchState {
    receive(event, in: &context).state
  }
}

nonisolated extension Gesture {
  /// The recognizer of the gesture: the one that is at work, brought up to date, or a new one.
  func recognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<Value> {
    func open(_ primitive: some PrimitiveGesture) -> TouchRecognizer {
      primitive.makeRecognizer(keeping: old)
    }
    if let primitive = self as? any PrimitiveGesture {
      return open(primitive) as? GestureRecognizer<Value> ?? GestureRecognizer()
    }
    let body = onAnyActor(self) { $0.body }
    return body.recognizer(keeping: old) as TouchRecognizer as? GestureRecognizer<Value>
      ?? GestureRecognizer()
  }
}
