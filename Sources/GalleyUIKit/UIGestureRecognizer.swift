import GalleyGeometry
import GalleyViews

/// What hears touches on a view under the name of UIKit, and sends a message about them. In a `UIViewRepresentable` the
/// touches of a renderer that is driven are heard; messages are those of methods that a preview's file declares with
/// `@objc` and names with `#selector`.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Hashable, Sendable {
    /// Not recognized, or not yet.
    case possible
    /// Recognized: a gesture that goes on.
    case began
    /// Something of it has changed.
    case changed
    /// Over: a gesture that went on, or one that is recognized at its end.
    case ended
    /// Given up by the system. No gesture has this state.
    case cancelled
    /// Not the gesture. No gesture has this state.
    case failed

    /// The end of a gesture that does not go on.
    public static let recognized = State.ended
  }

  /// The view that the recognizer was added to; nil of none.
  public internal(set) weak var view: UIView?
  /// How far the gesture has come: `possible` but while its messages are sent.
  public internal(set) var state = State.possible
  /// Whether touches are heard: true by default.
  public var isEnabled = true
  /// Whether the view hears of touches that are a gesture's: true by default. On an image it has no effect.
  public var cancelsTouchesInView = true
  /// Who may forbid the gesture. It is not asked.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// What the recognizer is called: nil by default.
  public var name: String?
  /// How many fingers touch: 1 during a gesture, otherwise 0.
  public var numberOfTouches: Int { state == .possible ? 0 : 1 }

  private var messages: [Message] = []
  /// Where the finger is, in points of `view`.
  private var place = CGPoint.zero

  /// Whom a message is sent to. Targets are not kept, as in UIKit.
  private struct Message {
    weak var target: AnyObject?
    let action: Selector
  }

  /// A recognizer that sends a message to `target`; nil sends none.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer that sends no message yet.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Sends one more message: a method without parameters, or with the recognizer as its only one.
  public func addTarget(_ target: Any, action: Selector) {
    messages.append(Message(target: target as AnyObject, action: action))
  }

  /// Sends messages no more: those of `action`, or all where it is nil, to `target`, or to anybody where it is nil.
  public func removeTarget(_ target: Any?, action: Selector?) {
    messages.removeAll { message in
      let isOfTarget = target.map { message.target === $0 as AnyObject } ?? true
      return isOfTarget && (action ?? message.action) == message.action
    }
  }

  /// Where the finger is, in points of a view of the same tree; nil is the outermost view, which UIKit would give the
  /// window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, own !== view else { return place }
    let (inner, outer) = (own.originInTree, view?.originInTree ?? .zero)
    return CGPoint(x: place.x + inner.x - outer.x, y: place.y + inner.y - outer.y)
  }

  /// Requires another gesture to fail first. Does nothing: the innermost gesture counts.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Sends the messages of a state with the finger at a place.
  package func send(_ state: State, at place: CGPoint) {
    guard isEnabled else { return }
    (self.state, self.place) = (state, place)
    for message in messages {
      if let target = message.target { message.action.send(to: target, from: self) }
    }
    if state == .ended { self.state = .possible }
  }

  /// The gesture of SwiftUI that the recognizer is driven by; nil of a class that hears nothing.
  /// - Parameter sent: called when messages were sent.
  func gesture(_ sent: @escaping () -> Void) -> AnyGesture<Void>? { nil }
}

/// Who is asked about gestures. Nobody is: the innermost gesture counts.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin. Not asked.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may go on together. Not asked.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

extension UIView {
  /// The upper left corner in points of the outermost view.
  fileprivate var originInTree: CGPoint {
    guard let superview else { return .zero }
    let outer = superview.originInTree
    return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
  }

  /// Hears touches on the view. A recognizer belongs to one view.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Hears touches for a recognizer no more.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
}

/// A view with the gestures of its recognizers, the last one added in front.
struct UIGestures: ViewModifier {
  let view: UIView
  /// Counts messages: what they set on views of UIKit is drawn in another pass.
  @State private var sent = 0

  init(view: UIView) { self.view = view }

  func body(content: Content) -> some View {
    let recognizers = view.isUserInteractionEnabled ? view.gestureRecognizers ?? [] : []
    let gestures = recognizers.filter(\.isEnabled).compactMap { $0.gesture { sent += 1 } }
    if gestures.isEmpty {
      content
    } else {
      gestures.reduce(AnyView(content.contentShape(Rectangle()))) { AnyView($0.gesture($1)) }
    }
  }
}
