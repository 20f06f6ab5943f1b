import GalleyGeometry
import GalleyLayout

/// Views that can ask the scroll views in them to scroll.
public struct ScrollViewReader<Content: View> {
  /// What makes the views, of a proxy that asks for scrolls.
  public var content: (ScrollViewProxy) -> Content
  @Namespace private var reader

  /// Views that get a proxy, whose scrolls their actions ask for.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

nonisolated extension ScrollViewReader: View {
  public var body: some View {
    content(ScrollViewProxy(reader: reader))
      .changingEnvironment { [reader] in $0.scrollReaders.append(reader) }
  }
}

/// Scrolls the scroll views of a reader.
public struct ScrollViewProxy: Sendable {
  let reader: Namespace.ID

  /// Scrolls the first scroll view of the reader that has a view of an id. It is there at once: scrolls do not move over
  /// time. An id that no view has after the next pass changes nothing.
  /// - Parameter anchor: the point of the view that comes to the same point of the window; nil scrolls no further than
  ///   it takes to see the view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    CurrentCanvas.scroll(
      ScrollRequest(.id(AnyHashable(id), anchor: anchor), in: .ofReader(reader)))
  }
}

/// Where a scroll view stands: what code asks for, or where the user has scrolled it to.
public struct ScrollPosition: Equatable, Sendable {
  private enum Place: Equatable, Sendable {
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }
  private var id: AnySendableID?
  private var place: Place?
  private var idType: IDType
  /// Whether the user has scrolled since code has asked for a position. Only driven renderers scroll.
  public private(set) var isPositionedByUser = false

  /// A position at the start.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.idType = IDType(idType) }

  /// A position at the view of an id.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    (self.id, idType) = (AnySendableID(id, anchor: anchor), IDType(type(of: id)))
  }

  /// A position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(idType: idType)
    place = .edge(edge)
  }

  /// A position at a point of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(idType: idType)
    place = .point(x: point.x, y: point.y)
  }

  /// A position at coordinates of the content, in points; without `x` the content stays as it lies across.
  public init(
    idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat? = nil, y: CGFloat
  ) {
    self.init(idType: idType)
    place = .point(x: x, y: y)
  }

  /// A position at a horizontal coordinate of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(idType: idType)
    place = .point(x: x, y: nil)
  }

  /// Takes the view of an id as position.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    set(AnySendableID(id, anchor: anchor), nil)
  }

  /// Takes an edge of the content as position.
  public mutating func scrollTo(edge: Edge) { set(nil, .edge(edge)) }

  /// Takes a point of the content as position, in points.
  public mutating func scrollTo(point: CGPoint) { set(nil, .point(x: point.x, y: point.y)) }

  /// Takes coordinates of the content as position, in points.
  public mutating func scrollTo(x: CGFloat? = nil, y: CGFloat) { set(nil, .point(x: x, y: y)) }

  /// Takes a horizontal coordinate of the content as position, in points.
  public mutating func scrollTo(x: CGFloat) { set(nil, .point(x: x, y: nil)) }

  private mutating func set(_ id: AnySendableID?, _ place: Place?) {
    (self.id, self.place) = (id, place)
    isPositionedByUser = false
  }

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

  /// The id of the view that is asked for or was scrolled to, or nil.
  public var viewID: (any Hashable & Sendable)? { id?.value }

  /// The id of the view that is asked for or was scrolled to; nil where there is none or it is of another type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.value as? T }

  /// What code asks for; nil where it asks for nothing, or the user has scrolled since.
  /// - Parameter anchor: that of an id that was asked for without one.
  func target(anchor: UnitPoint?) -> ScrollRequest.Target? {
    if isPositionedByUser { return nil }
    if let id { return .id(AnyHashable(id.value), anchor: id.anchor ?? anchor) }
    switch place {
    case .edge(let edge): return .edge(edge)
    case .point(let x, let y): return .point(x: x, y: y)
    case nil: return nil
    }
  }

  /// The position after the user has scrolled a window.
  func scrolled(in window: ViewNode, anchor: UnitPoint?) -> ScrollPosition {
    var position = self
    position.set(window.nearestID(at: anchor ?? .topLeading, idType.id), nil)
    position.isPositionedByUser = true
    return position
  }
}

/// An id of any type.
private struct AnySendableID: Equatable, Sendable {
  let value: any Hashable & Sendable
  var anchor: UnitPoint?

  init(_ value: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.value = value
    self.anchor = anchor
  }

  static func == (one: Self, other: Self) -> Bool {
    AnyHashable(one.value) == AnyHashable(other.value) && one.anchor == other.anchor
  }
}

/// The type of the ids that a position hears of.
private struct IDType: Equatable, Sendable {
  /// An id of any type as one of this type.
  let id: @Sendable (AnyHashable) -> AnySendableID?

  init<ID: Hashable & Sendable>(_ type: ID.Type) {
    id = { ($0.base as? ID).map { AnySendableID($0) } }
  }

  static func == (one: Self, other: Self) -> Bool { true }
}

/// A scroll view's position as code asks for it and hears of it.
private struct ScrollPositionContent<Position: Equatable>: EffectContent {
  let position: Position
  /// What a position asks for.
  let target: (Position) -> ScrollRequest.Target?
  /// The position of a window that the user has scrolled.
  let scrolled: (Position, ViewNode) -> Position
  let set: (Position) -> Void
  var name: String { "scrollPosition" }
  var reacts: Bool { true }

  private struct Memory {
    var position: Position
    /// Nil until what was asked for is done.
    var offset: CGPoint?
    /// What the binding was set to, until it says so: one that takes no value keeps its own.
    var told: Position?
  }

  func react(_ node: ViewNode, to preferences: PreferenceValues, in queue: ReactionQueue) {
    guard let window = node.firstScrollWindow else { return }
    let offset = window.contentOffset
    guard var memory = node.memory as? Memory,
      memory.position == position || memory.told == position
    else {
      let target = target(position)
      node.memory = Memory(position: position, offset: target == nil ? offset : nil)
      guard let target else { return }
      queue.add(node) { CurrentCanvas.scroll(ScrollRequest(target, in: .first(window))) }
      return
    }
    if memory.told == position { memory = Memory(position: position, offset: memory.offset) }
    let isAsked = memory.offset == nil
    if !isAsked, memory.offset != offset {
      let new = scrolled(position, window)
      memory.told = new
      if new != position { queue.add(node) { [set] in set(new) } }
    }
    memory.offset = offset
    node.memory = memory
  }
}

/// What a default anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  fileprivate let name: String
  /// Where content stands before it is scrolled.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// What stays in its place when sizes change. On an image it has no effect.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content lies that is smaller than its scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

nonisolated extension View {
  /// Scrolls the first scroll view in this view to the view of an id, and sets the binding to the id of the view that the
  /// user scrolls to: the one nearest to the anchor, or to the start. Any view with an id of the type counts, whether it is
  /// in a `scrollTargetLayout` or not.
  public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View { positioned(byID: id, anchor: anchor) }

  private func positioned<ID: Hashable>(
    byID id: Binding<ID?>, anchor: UnitPoint?
  ) -> some View {
    modified(
      by: ScrollPositionContent(
        position: id.wrappedValue,
        target: { $0.map { .id(AnyHashable($0), anchor: anchor) } },
        scrolled: { $1.nearestID(at: anchor ?? .topLeading) { $0.base as? ID } ?? $0 },
        set: { id.wrappedValue = $0 }))
  }

  /// Scrolls the first scroll view in this view to a position, and sets the binding when the user scrolls.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modified(
      by: ScrollPositionContent(
        position: position.wrappedValue, target: { $0.target(anchor: anchor) },
        scrolled: { $0.scrolled(in: $1, anchor: anchor) }, set: { position.wrappedValue = $0 }))
  }

  /// Where scroll views stand at rest.
  public func scrollPosition(
    initialAnchor anchor: UnitPoint?
  ) -> some View { defaultScrollAnchor(anchor) }

  /// Where scroll views stand at rest, and where content lies that is smaller than they are.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    EnvironmentView(content: self) {
      $0.scrollAnchors = ScrollAnchors(initialOffset: anchor, alignment: anchor)
    }
  }

  /// Where the content of scroll views lies before it is scrolled, or where it lies if it is smaller than they are; anchors
  /// for changes of sizes change nothing.
  public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    EnvironmentView(content: self) {
      switch role {
      case .initialOffset: $0.scrollAnchors.initialOffset = anchor
      case .alignment: $0.scrollAnchors.alignment = anchor
      default: break
      }
    }
  }
}
