import GalleyGeometry
import GalleyLayout

/// A part of its content that a scroll view is asked to show.
struct ScrollRequest {
  enum Target {
    /// A view. With an anchor, that point of it comes to the same point of the window; without one, the content moves
    /// no further than it must.
    case id(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    /// Points of the content that come to the window's upper left corner; nil stays as it is.
    case point(x: CGFloat?, y: CGFloat?)
  }

  enum Window {
    /// The first one in a `ScrollViewReader` that has the view.
    case ofReader(Namespace.ID)
    /// The first one in a node.
    case first(ViewNode)
  }

  let window: Window
  let target: Target
  /// Whether it has waited for a pass that might bring its view.
  fileprivate var hasWaited = false

  init(_ target: Target, in window: Window) { (self.target, self.window) = (target, window) }
}

/// What scroll views are asked for until a pass has placed their content.
final class ScrollRequests: GraphValue {
  private var waiting: [ScrollRequest] = []

  init() {}

  var isEmpty: Bool { waiting.isEmpty }

  func add(_ request: ScrollRequest) { waiting.append(request) }

  /// Hands out what waits.
  fileprivate func take() -> [ScrollRequest] {
    defer { waiting = [] }
    return waiting
  }
}

extension CurrentCanvas {
  /// Asks a scroll view of the image for something. Called by code of the views.
  static func scroll(_ request: ScrollRequest) {
    guard let graph = device.views?.graph else { return }
    graph.scrollRequests.add(request)
    // It is done at the end of a pass: there has to be one.
    graph.noteChange(
      StateChange(view: "ScrollView", state: "scrollTo", old: "before", new: request.target))
  }
}

extension ScrollRequests {
  /// Scrolls as views have asked for. A view that is not there may come with the next pass; after it the request is
  /// forgotten.
  func endPass(in graph: ViewGraph) {
    guard !isEmpty, let root = graph.root else { return }
    for var request in take() where !root.scroll(request, in: graph) {
      guard !request.hasWaited, graph.hasChanged else { continue }
      request.hasWaited = true
      add(request)
    }
  }
}

extension ViewGraph {
  fileprivate var scrollRequests: ScrollRequests { memory.value() }

  /// Scrolls what lies at a place as a wheel does: the innermost window that can move along an axis takes all of that
  /// way.
  /// - Parameters:
  ///   - place: in points of the image.
  ///   - way: how far what is shown moves on in the content, in points of the image.
  /// - Returns: the windows that have moved, the innermost first.
  package func turnWheel(at place: CGPoint, by way: CGSize) -> [ViewNode] {
    let windows = root?.hits(at: place).map(\.node).filter(\.isScrollWindow) ?? []
    let end = CGPoint(x: place.x + way.width, y: place.y + way.height)
    var (needsX, needsY) = (true, true)
    var moved: [ViewNode] = []
    for window in windows.reversed() where window.canScroll && window.environment.isScrollEnabled {
      guard let start = window.point(fromImage: place), let own = window.point(fromImage: end)
      else { continue }
      let old = window.contentOffset
      let new = window.scroll(
        to: CGPoint(
          x: old.x + (needsX && window.scrolls(.horizontal) ? own.x - start.x : 0),
          y: old.y + (needsY && window.scrolls(.vertical) ? own.y - start.y : 0)), in: self)
      if new == old { continue }
      moved.append(window)
      settleWheel(window, from: old)
      if new.x != old.x { needsX = false }
      if new.y != old.y { needsY = false }
    }
    return moved
  }
}

extension ViewNode {
  /// The first window in the node, or the node itself.
  var firstScrollWindow: ViewNode? { first(\.isScrollWindow) }

  func scrolls(_ axis: Axis) -> Bool {
    (layout.behavior as? ScrollBehavior)?.axes.contains(Axis.Set(axis)) ?? false
  }

  /// - Returns: whether the window and the view are there.
  fileprivate func scroll(_ request: ScrollRequest, in graph: ViewGraph) -> Bool {
    switch request.window {
    case .first(let node): return node.firstScrollWindow?.show(request.target, in: graph) ?? false
    case .ofReader(let reader):
      return first {
        $0.isScrollWindow && $0.environment.scrollReaders.contains(reader)
          && $0.show(request.target, in: graph)
      } != nil
    }
  }

  /// Scrolls the window that the node is.
  /// - Returns: whether what it should show is there.
  private func show(_ target: ScrollRequest.Target, in graph: ViewGraph) -> Bool {
    let old = contentOffset
    var new = old
    switch target {
    case .id(let id, let anchor):
      let view = first { $0 !== self && $0.identity.ids(below: identity).contains(id) }
      guard let frame = view?.frame(in: self) else { return false }
      new = offset(showing: frame, at: anchor)
    case .edge(.top): new.y = 0
    case .edge(.bottom): new.y = .infinity
    case .edge(let edge):
      let isLeft = (edge == .leading) == (environment.layoutDirection == .leftToRight)
      new.x = isLeft ? 0 : .infinity
    case .point(let x, let y): new = CGPoint(x: x ?? old.x, y: y ?? old.y)
    }
    scroll(
      to: CGPoint(
        x: scrolls(.horizontal) ? new.x : old.x, y: scrolls(.vertical) ? new.y : old.y), in: graph)
    return true
  }

  /// The node's box in the points of a window around it; nil where nothing is seen of it.
  func frame(in window: ViewNode) -> CGRect? {
    pointInImage(.zero).flatMap { window.point(fromImage: $0) }
      .map { CGRect(origin: $0, size: layout.frame.size) }
  }

  /// What the window that the node is has to be scrolled to in order to show a box, in its own points.
  /// - Parameter anchor: the point of the box that comes to the same point of the window; nil moves as little as
  ///   possible.
  func offset(showing box: CGRect, at anchor: UnitPoint? = nil) -> CGPoint {
    func way(_ start: CGFloat, _ length: CGFloat, _ room: CGFloat, _ share: CGFloat?) -> CGFloat {
      if let share { return start + share * (length - room) }
      if start < 0 || length > room { return start }
      return max(0, start + length - room)
    }
    let (old, room) = (contentOffset, layout.frame.size)
    return CGPoint(
      x: old.x + way(box.minX, box.width, room.width, anchor?.x),
      y: old.y + way(box.minY, box.height, room.height, anchor?.y))
  }

  /// The id of the view whose point at an anchor is nearest to that of the window that the node is; nil where no view has
  /// an id of the kind.
  func nearestID<ID>(at anchor: UnitPoint, _ id: (AnyHashable) -> ID?) -> ID? {
    let size = layout.frame.size
    let place = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
    var nearest: (id: ID, distance: CGFloat)?
    func visit(_ node: ViewNode) {
      if node.layout.isAbsent { return }
      let found = node === self ? nil : node.identity.ids(below: identity).lazy.compactMap(id).first
      guard let found, let box = node.frame(in: self) else {
        return node.children.forEach(visit)
      }
      let point = box.point(at: anchor)
      let x = scrolls(.horizontal) ? point.x - place.x : 0
      let y = scrolls(.vertical) ? point.y - place.y : 0
      // Squared: it is only compared.
      let distance = x * x + y * y
      if distance < nearest?.distance ?? .infinity { nearest = (found, distance) }
    }
    visit(self)
    return nearest?.id
  }
}

nonisolated extension EnvironmentValues {
  /// The `ScrollViewReader`s around.
  @Entry var scrollReaders: [Namespace.ID] = []
}
