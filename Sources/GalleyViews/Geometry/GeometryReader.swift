import GalleyGeometry
import GalleyLayout

/// Views made with the knowledge of their container's size (GEO1).
///
/// The reader takes what it is offered, 10 where nothing is; its views lie at the top leading corner,
/// on top of each other. It is read after a pass has placed it: another pass draws its views.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// What makes the views, of what is known about the container.
  public var content: (GeometryProxy) -> Content

  /// Views that are made of a proxy for their container.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public func _collect(into collector: inout _ViewCollector) {
    collector.emit(GeometryReaderContent(content: content))
  }
}

/// What a view can know about where it lies.
public struct GeometryProxy {
  weak var node: ViewNode?
  /// The container's size in points.
  public let size: CGSize
  /// How often the reader has made its views: a view that was given another proxy reads it again (OpenSwiftUI,
  /// `GeometryProxy.seed`).
  var seed = 0

  /// Room that the bars of the screen around and the device take, where the container touches it.
  public var safeAreaInsets: EdgeInsets {
    node?.readerState?.readsInsets = true
    return barInsets(node?.environment.screenLevels ?? ScreenLevels())
  }

  /// Room that a container's rounded corners take: none in an image.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }

  /// The container's box in another space (CS2): a box around it where it is turned or scaled.
  public func frame(in space: CoordinateSpace) -> CGRect {
    let own = CGRect(origin: .zero, size: size)
    guard let node, space != .local else { return own }
    node.readerState?.readsFrame = true
    return node.convert(own, to: space)
  }

  /// The container's box in another space: a box around it where it is turned or scaled.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The box of the view that named a space, in the container's own space; nil where no view around did.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    node?.readerState?.readsFrame = true
    return node?.bounds(of: space.space)
  }

  /// The value of an anchor in the container's own space (PF5).
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    guard let node else { return anchor.value(.identity) }
    node.readerState?.readsFrame = true
    return anchor.value(node.fromRoot)
  }
}

/// A space that frames are given in (CS1).
public enum CoordinateSpace: Hashable {
  /// The view's own, its origin at its upper left corner.
  case local
  /// The whole image's.
  case global
  /// The one that a view around has named; where none has, the image's.
  case named(AnyHashable)
}

/// A space by name.
public struct NamedCoordinateSpace: Hashable, CoordinateSpaceProtocol {
  let space: CoordinateSpace
  /// The space as a value.
  public var coordinateSpace: CoordinateSpace { space }
}

/// Room at the corners of a rectangle.
public struct RectangleCornerInsets: Hashable, Sendable {
  /// Width and height at the upper leading corner, in points.
  public var topLeading = CGSize.zero
  /// Width and height at the upper trailing corner, in points.
  public var topTrailing = CGSize.zero
  /// Width and height at the lower leading corner, in points.
  public var bottomLeading = CGSize.zero
  /// Width and height at the lower trailing corner, in points.
  public var bottomTrailing = CGSize.zero

  /// No room at any corner.
  public init() {}
}

nonisolated extension View {
  /// Names the view's own space for the views in it (CS1).
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modified(by: CoordinateSpaceContent(space: .named(AnyHashable(name))))
  }

  /// Names the view's own space for the views in it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modified(by: CoordinateSpaceContent(space: name.space))
  }
}

struct CoordinateSpaceContent: EffectContent {
  let space: CoordinateSpace
  var name: String { "coordinateSpace" }
}

extension ViewNode {
  /// What a geometry reader keeps; nil of other views.
  fileprivate var readerState: ReaderState? { memory as? ReaderState }
}

/// What the views of a reader were made with.
private struct ReaderKey: Equatable {
  /// Weak: another reader may lie where one lay that is gone.
  weak var node: ViewNode?
  let size: CGSize
  let places: [CGAffineTransform]

  static func == (one: ReaderKey, other: ReaderKey) -> Bool {
    one.node != nil && one.node === other.node && one.size == other.size
      && one.places == other.places
  }
}

private struct GeometryReaderContent<Content: View>: NodeContent {
  let content: (GeometryProxy) -> Content
  var name: String { "GeometryReader" }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior { GeometryReaderBehavior() }

  func updateBehavior(_ behavior: any NodeBehavior, in context: NodeContext) -> Bool { true }

  /// The reader answers what it is offered; its views answer for themselves.
  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool { true }

  func orientation(within outer: Axis?) -> Axis? { nil }

  func collectChildren(into collector: inout _ViewCollector) {
    guard let node = collector.owner else { return }
    let state = node.readerState ?? ReaderState()
    node.memory = state
    guard let size = state.knownSize else { return }
    // The views are made again where they would be given something else.
    let key = ReaderKey(
      node: node, size: size, places: state.readsFrame ? state.knownPlaces : [])
    collector.collect(by: self, for: state.readsInsets ? nil : key) {
      state.makings += 1
      return content(GeometryProxy(node: node, size: size, seed: state.makings))
    }
  }

  func settle(_ node: ViewNode, in graph: ViewGraph) -> Bool {
    let state = node.readerState ?? ReaderState()
    node.memory = state
    let size = node.layout.frame.size
    let places = state.readsFrame ? node.placesAround : []
    let isSettled = state.knownSize == size && (!state.readsFrame || state.knownPlaces == places)
    if let known = state.knownSize, !isSettled {
      graph.noteChange(
        StateChange(
          view: "GeometryReader", state: state.knownSize == size ? "place" : "size",
          old: "\(known.width.shortDescription) x \(known.height.shortDescription)",
          new: "\(size.width.shortDescription) x \(size.height.shortDescription)"),
        isTold: true)
    }
    state.knownSize = size
    state.knownPlaces = places
    return isSettled
  }
}
