import GalleyGeometry
import GalleyLayout

/// Views that can ask scroll views to scroll, which an image's do not.
nonisolated public struct ScrollViewReader<Content: View>: View {
  /// What makes the views, of a proxy that asks for scrolls.
  public var content: (ScrollViewProxy) -> Content

  /// Views that get a proxy, whose scrolls change nothing.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls the scroll views of a reader.
public struct ScrollViewProxy: Sendable {
  init() {}

  /// Changes nothing: an image is at rest.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Where a scroll view stands. Name only: an image is at rest.
public struct ScrollPosition: Equatable, Sendable {
  private enum Place: Equatable, Sendable {
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }
  private var id: AnySendableID?
  private var place: Place?
  /// Whether somebody has scrolled: nobody scrolls an image.
  public var isPositionedByUser: Bool { false }

  /// A position at the start.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// A position at the view of an id.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.id = AnySendableID(id)
  }

  /// A position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    place = .edge(edge)
  }

  /// A position at a point of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    place = .point(x: point.x, y: point.y)
  }

  /// A position at coordinates of the content, in points; without `x` the content stays as it lies across.
  public init(
    idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat? = nil, y: CGFloat
  ) {
    place = .point(x: x, y: y)
  }

  /// A position at a horizontal coordinate of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    place = .point(x: x, y: nil)
  }

  /// Takes the view of an id as position. The image stays as it is.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    (self.id, place) = (AnySendableID(id), nil)
  }

  /// Takes an edge of the content as position. The image stays as it is.
  public mutating func scrollTo(edge: Edge) { (id, place) = (nil, .edge(edge)) }

  /// Takes a point of the content as position, in points. The image stays as it is.
  public mutating func scrollTo(point: CGPoint) {
    (id, place) = (nil, .point(x: point.x, y: point.y))
  }

  /// Takes coordinates of the content as position, in points. The image stays as it is.
  public mutating func scrollTo(x: CGFloat? = nil, y: CGFloat) {
    (id, place) = (nil, .point(x: x, y: y))
  }

  /// Takes a horizontal coordinate of the content as position, in points. The image stays as it is.
  public mutating func scrollTo(x: CGFloat) { (id, place) = (nil, .point(x: x, y: nil)) }

  /// The edge that is asked for; nil where something else is.
  public var edge: Edge? {
    if case .edge(let edge) = place { return edge }
    return nil
  }

  /// The point that is asked for, in points of the content; nil where one of its coordinates is not.
  public var point: CGPoint? {
    guard let x, let y else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The horizontal coordinate that is asked for, in points of the content, or nil.
  public var x: CGFloat? {
    if case .point(let x, _) = place { return x }
    return nil
  }

  /// The vertical coordinate that is asked for, in points of the content, or nil.
  public var y: CGFloat? {
    if case .point(_, let y) = place { return y }
    return nil
  }

  /// The id of the view that is asked for, or nil.
  public var viewID: (any Hashable & Sendable)? { id?.value }

  /// The id of the view that is asked for; nil where there is none or it is of another type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.value as? T }
}

/// An id of any type.
private struct AnySendableID: Equatable, Sendable {
  let value: any Hashable & Sendable

  init(_ value: some Hashable & Sendable) { self.value = value }

  static func == (one: Self, other: Self) -> Bool {
    AnyHashable(one.value) == AnyHashable(other.value)
  }
}

/// What a default anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  fileprivate let name: String
  /// Where content stands before anybody scrolls.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// What stays in its place when sizes change. On an image it has no effect.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content lies that is smaller than its scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

nonisolated extension View {
  /// Changes nothing: scroll views stand at their start.
  public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Changes nothing: scroll views stand at their start.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Changes nothing: scroll views stand at their start.
  public func scrollPosition(
    initialAnchor anchor: UnitPoint?
  ) -> some View { defaultScrollAnchor(anchor) }

  /// Where scroll views stand at rest, and where content lies that is smaller than they are.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    EnvironmentView(content: self) { $0.scrollAnchor = anchor }
  }

  /// Where scroll views stand at rest; anchors for changes of their sizes change nothing.
  public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    EnvironmentView(content: self) { if role != .sizeChanges { $0.scrollAnchor = anchor } }
  }
}
