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
  /// How far the gesture has come: `possible` before it begins and once the messages of its end are sent. Between its
  /// messages, a gesture that goes on stays as it was in the last one. What a recognizer of one's own sets sends nothing.
  public var state = State.possible
  /// Whether touches are heard: true by default. Setting it to false ends a gesture that goes on, without a message.
  public var isEnabled = true {
    didSet { if !isEnabled { reset() } }
  }
  /// Whether the view hears of touches that are a gesture's: true by default. On an image it has no effect.
  public var cancelsTouchesInView = true
  /// Whether touches are told to the view only if there is no gesture: false by default. On an image it has no effect.
  public var delaysTouchesBegan = false
  /// Whether the end of touches is told to the view only if there is no gesture: true by default. On an image it has no
  /// effect.
  public var delaysTouchesEnded = true
  /// Whether touches of another kind are not heard meanwhile: true by default. On an image it has no effect.
  public var requiresExclusiveTouchType = true
  /// Decides whether the gesture goes on beside others.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// What the recognizer is called: nil by default.
  public var name: String?
  /// How many fingers touch: during a gesture 1, or 2 of one that takes two, otherwise 0.
  public var numberOfTouches: Int { state == .possible ? 0 : fingers }

  private var messages: [UIMessage] = []
  /// Called with the messages.
  var onMessage: (() -> Void)?
  /// Whether the delegate has refused the gesture of the touch that goes on.
  private var isRefused = false
  /// Where the finger is, in points of `view`.
  private var place = CGPoint.zero
  /// Lasts as long as a touch that is followed: what a touch that was taken away has left is forgotten.
  private lazy var touch = GestureState(wrappedValue: false) { [weak self] _, _ in self?.reset() }

  /// A recognizer that sends a message to `target`; nil sends none.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer that sends no message yet.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Sends one more message: a method without parameters, or with the recognizer as its only one.
  public func addTarget(_ target: Any, action: Selector) {
    messages.append(UIMessage(target: target as AnyObject, action: action))
  }

  /// Stops sending messages: those of `action`, or all if it is nil, to `target`, or to all targets if it is nil.
  public func removeTarget(_ target: Any?, action: Selector?) {
    messages.removeAll { $0.isSent(to: target, by: action) }
  }

  /// Where the finger is, in points of a view of the same tree; nil is the outermost view, which UIKit would give the
  /// window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, own !== view else { return place }
    let (inner, outer) = (own.originInTree, view?.originInTree ?? .zero)
    return CGPoint(x: place.x + inner.x - outer.x, y: place.y + inner.y - outer.y)
  }

  /// Requires another gesture to fail first. Does nothing: the innermost gesture counts, and a tap waits for more taps
  /// in any case.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Would hear of fingers that are put down. Galley does not call it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Would hear of fingers that move. Galley does not call it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Would hear of fingers that are lifted. Galley does not call it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Would hear of touches that are taken away. Galley does not call it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Sends the messages of a state with the finger at a place, unless the delegate refuses the gesture that begins so.
  package func send(_ state: State, at place: CGPoint) {
    guard isEnabled, !isRefused, view?.hearsTouches == true else { return }
    self.place = place
    if self.state == .possible, delegate?.gestureRecognizerShouldBegin(self) == false {
      isRefused = state != .ended
      return
    }
    self.state = state
    for message in messages { message.send(from: self) }
    onMessage?()
    if state == .ended { self.state = .possible }
  }

  /// Forgets a gesture that goes on.
  func reset() { (state, isRefused) = (.possible, false) }

  /// The gesture of SwiftUI that the recognizer is driven by; nil of a class that hears nothing, and of one that asks
  /// for more fingers than touch.
  /// - Parameter sent: called when messages were sent.
  func gesture(_ sent: @escaping () -> Void) -> AnyGesture<Void>? { nil }

  /// A gesture that goes on, with a message for each of its values: the first one begins it, the last one ends it.
  /// - Parameter note: takes a value, and says where the finger is; `isNew` of the first one.
  func ongoing<Source: Gesture>(
    _ gesture: Source, _ sent: @escaping () -> Void,
    note: @escaping (_ value: Source.Value, _ isNew: Bool) -> CGPoint
  ) -> AnyGesture<Void> where Source.Value: Equatable {
    AnyGesture(
      gesture
        .following { [self] value in
          let isNew = state == .possible
          send(isNew ? .began : .changed, at: note(value, isNew))
          sent()
        }
        .onEnded { [self] value in
          guard state != .possible else { return }
          send(.ended, at: note(value, false))
          sent()
        }
        .map { _ in () })
  }

  /// How many fingers touch during a gesture.
  var fingers: Int { 1 }

  /// How many taps are waited for; 0 of what is no tap.
  var awaitedTaps: Int { 0 }

  /// Whether the gesture counts beside those of others: some do whatever they are.
  func countsBeside(_ others: [UIGestureRecognizer]) -> Bool {
    others.contains { other in
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
        || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    }
  }

  /// The gesture that the recognizer is driven by, which begins anew with each touch.
  func followed(_ sent: @escaping () -> Void) -> AnyGesture<Void>? {
    gesture(sent).map { AnyGesture($0.updating(touch) { _, isDown, _ in isDown = true }) }
  }
}

/// A message to a target. Targets are not kept, as in UIKit, but for those of selectors that name a method of an object
/// (`self.method`).
struct UIMessage {
  weak var target: AnyObject?
  let action: Selector

  @MainActor func send(from sender: Any) {
    if let target { action.send(to: target, from: sender) }
  }

  /// Whether the message is one to a target by an action; nil is any of them.
  func isSent(to target: Any?, by action: Selector?) -> Bool {
    let isOfTarget = target.map { self.target === $0 as AnyObject } ?? true
    return isOfTarget && (action ?? self.action) == self.action
  }
}

/// Decides about gestures. The innermost gesture counts, unless two of one view may go on together.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin: true unless it is implemented. Asked once of each, before its first message. Of one that
  /// may not no messages are sent; the touch is no other gesture's for that.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures of one view may go on together. Asked when the view is drawn; then the gestures count beside
  /// all others, too.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a touch counts. Not asked.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Whether another gesture has to fail first. Not asked.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the gesture has to fail before another one. Not asked.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
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
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
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
    gestureRecognizer.reset()
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Whether touches on the view are heard: as in UIKit, by it and by all views around.
  var hearsTouches: Bool { isUserInteractionEnabled && (superview?.hearsTouches ?? true) }

  /// Forgets the gestures on the view and on those in it that go on.
  func resetGestures() {
    gestureRecognizers?.forEach { $0.reset() }
    subviews.forEach { $0.resetGestures() }
  }

  /// The recognizers that are heard, in the order in which they are tried: those of more taps first, which the others
  /// wait for, and of equal ones the first that was added.
  fileprivate var triedRecognizers: [UIGestureRecognizer] {
    guard hearsTouches else { return [] }
    return (gestureRecognizers ?? []).filter(\.isEnabled)
      .sorted { $0.awaitedTaps > $1.awaitedTaps }
  }
}

/// A view with the gestures of its recognizers. Of gestures that wrap each other the innermost is tried first: the
/// recognizer that is tried first is the innermost, too.
struct UIGestures: ViewModifier {
  let view: UIView
  /// Counts messages: what they set on views of UIKit is drawn in another pass.
  @State private var sent = 0

  init(view: UIView) { self.view = view }

  func body(content: Content) -> some View {
    let gestures = gestures
    if gestures.isEmpty {
      content
    } else {
      gestures.reduce(AnyView(content.contentShape(Rectangle()))) { view, next in
        next.countsBesideOthers
          ? AnyView(view.simultaneousGesture(next.gesture)) : AnyView(view.gesture(next.gesture))
      }
    }
  }

  /// The gestures in the order in which they are tried; that of a control comes last.
  private var gestures: [(gesture: AnyGesture<Void>, countsBesideOthers: Bool)] {
    let recognizers = view.triedRecognizers
    let own = recognizers.compactMap { recognizer in
      recognizer.followed { sent += 1 }.map { gesture in
        (gesture, recognizer.countsBeside(recognizers.filter { $0 !== recognizer }))
      }
    }
    let tap = (view as? UIControl)?.tap { sent += 1 }
    return own + (tap.map { [($0, false)] } ?? [])
  }
}
