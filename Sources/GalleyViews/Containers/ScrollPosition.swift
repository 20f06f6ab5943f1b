import GalleyGeometry
import GalleyLayout

/// Views that can ask scroll views to scroll, which an image's do not.
nonisolated public struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content

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

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.id = AnySendableID(id)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    place = .edge(edge)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    place = .point(x: point.x, y: point.y)
  }

  public init(
    idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat? = nil, y: CGFloat
  ) {
    place = .point(x: x, y: y)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    place = .point(x: x, y: nil)
  }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    (self.id, place) = (AnySendableID(id), nil)
  }

  public mutating func scrollTo(edge: Edge) { (id, place) = (nil, .edge(edge)) }

  public mutating func scrollTo(point: CGPoint) {
    (id, place) = (nil, .point(x: point.x, y: point.y))
  }

  public mutating func scrollTo(x: CGFloat? = nil, y: CGFloat) {
    (id, place) = (nil, .point(x: x, y: y))
  }

  public mutating func scrollTo(x: CGFloat) { (id, place) = (nil, .point(x: x, y: nil)) }

  public var edge: Edge? {
    if case .edge(let edge) = place { return edge }
    return nil
  }

  public var point: CGPoint? {
    guard let x, let y else { return nil }
    return CGPoint(x: x, y: y)
  }

  public var x: CGFloat? {
    if case .point(let x, _) = place { return x }
    return nil
  }

  public var y: CGFloat? {
    if case .point(_, let y) = place { return y }
    return nil
  }

  public var viewID: (any Hashable & Sendable)? { id?.value }

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
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
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
