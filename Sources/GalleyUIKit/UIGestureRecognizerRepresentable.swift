import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A gesture recognizer of UIKit on a view of SwiftUI, by `gesture(_:)`: the touches of a renderer that is driven reach it, as
/// far as they reach recognizers on views of UIKit. It is on no other view, and `location(in:)` is in points of the one that it
/// is on.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The class of the recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// What the recognizer talks to; nothing by default.
  associatedtype Coordinator = Void
  /// What the recognizer is made and updated with.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// Says where the gesture is.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes the recognizer, once for each place in the tree of views.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Sets on the recognizer what has changed. It is called after `makeUIGestureRecognizer`, and in each pass in which the
  /// view's body is read.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Hears of each state that the recognizer comes to, where UIKit would send a message.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes what the recognizer talks to, once, before the recognizer.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing.
  public func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
  /// Does nothing.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a represented recognizer is made with.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// What `makeCoordinator(converter:)` made. It is kept from pass to pass, as the recognizer is.
  public let coordinator: Representable.Coordinator
  /// Says where the gesture is.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Says where the gesture of a represented recognizer is, in points of the view that it is on and of other spaces.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  fileprivate let place: GesturePlace

  /// Where the finger is, in points of the view.
  public var localLocation: CGPoint { place.recognizer?.location(in: place.view) ?? .zero }
  /// How far a finger that moves has come, in points of the view; nil of other gestures.
  public var localTranslation: CGPoint? { pan?.translation(in: place.view) }
  /// A second's way of a finger that moves, in points of the view; nil of other gestures.
  public var localVelocity: CGPoint? { pan?.velocity(in: place.view) }

  /// Where the finger is, in points of a space.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    convert(localPoint: localLocation, to: coordinateSpace)
  }
  /// How far a finger that moves has come, in points: the same in each space. Nil of other gestures.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    localTranslation
  }
  /// A second's way of a finger that moves, in points: the same in each space. Nil of other gestures.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    localVelocity
  }

  /// A point of the image, in points of a space.
  public func convert(
    globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local
  ) -> CGPoint {
    let start = origin(in: .global)
    return convert(
      localPoint: CGPoint(x: globalPoint.x - start.x, y: globalPoint.y - start.y),
      to: coordinateSpace)
  }
  /// A point of the view, in points of a space.
  public func convert(
    localPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol
  ) -> CGPoint {
    let start = origin(in: coordinateSpace)
    return CGPoint(x: localPoint.x + start.x, y: localPoint.y + start.y)
  }

  private var pan: UIPanGestureRecognizer? { place.recognizer as? UIPanGestureRecognizer }

  private func origin(in space: some CoordinateSpaceProtocol) -> CGPoint {
    place.proxy?.frame(in: space).origin ?? .zero
  }
}

/// What a represented recognizer is on: it is kept from pass to pass.
@MainActor private final class GesturePlace {
  let view = UIView()
  var recognizer: UIGestureRecognizer?
  var proxy: GeometryProxy?
}

/// A view with a represented recognizer.
private struct RepresentedGesture<Representable: UIGestureRecognizerRepresentable>: ViewModifier {
  let representable: Representable
  @State private var made = Made()
  /// Counts messages: what they set on the recognizer is seen in another pass.
  @State private var sent = 0

  init(representable: Representable) { self.representable = representable }

  /// The recognizer and its coordinator.
  private final class Made {
    var place: GesturePlace?
    var recognizer: Representable.UIGestureRecognizerType?
    var context: Representable.Context?
  }

  func body(content: Content) -> some View {
    let (recognizer, place) = updated()
    let placed = content.background {
      GeometryReader { proxy in
        let _ = note(proxy, on: place)
        Color.clear
      }
    }
    if let gesture = recognizer.followed({ sent += 1 }) {
      placed.gesture(gesture)
    } else {
      placed
    }
  }

  private func note(_ proxy: GeometryProxy, on place: GesturePlace) {
    place.proxy = proxy
    place.view.frame = CGRect(origin: .zero, size: proxy.size)
  }

  /// The recognizer as the representable sets it now.
  private func updated() -> (Representable.UIGestureRecognizerType, GesturePlace) {
    let place = made.place ?? GesturePlace()
    made.place = place
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(place: place)
    let context =
      made.context
      ?? Representable.Context(
        coordinator: representable.makeCoordinator(converter: converter), converter: converter)
    made.context = context
    let recognizer =
      made.recognizer ?? representable.makeUIGestureRecognizer(context: context)
    if made.recognizer == nil { place.view.addGestureRecognizer(recognizer) }
    (made.recognizer, place.recognizer) = (recognizer, recognizer)
    representable.updateUIGestureRecognizer(recognizer, context: context)
    // The context knows the recognizer: nothing that the recognizer keeps may keep the context.
    recognizer.onMessage = { [weak made] in
      guard let made, let recognizer = made.recognizer, let context = made.context else { return }
      representable.handleUIGestureRecognizerAction(recognizer, context: context)
    }
    return (recognizer, place)
  }
}

extension View {
  /// Adds a gesture recognizer of UIKit to the view. The touches of a renderer that is driven reach it.
  @MainActor @preconcurrency
  public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    modifier(RepresentedGesture(representable: representable))
  }
}
