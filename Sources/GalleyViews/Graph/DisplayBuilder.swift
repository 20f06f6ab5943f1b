import GalleyGeometry
import GalleyGraphics
import GalleyLayout

/// Collects what the nodes paint, back to front. Here points become pixels.
struct DisplayBuilder {
  let grid: PixelGrid
  let graph: ViewGraph
  private(set) var list = DisplayList()
  /// The upper left corner of the node being painted where it is seen, in points of the root.
  private(set) var origin = CGPoint.zero
  /// Where layout has put that corner, as the groups around are seen.
  private var corner = CGPoint.zero
  /// A box that a clip cuts where it is not rounded, in points of the root: frames that share an edge
  /// with it are rounded outwards there, so that they cover all that the clip shows.
  private var coveredBox: CGRect?
  /// Whether a view around has a shape that others inside may ask for.
  private(set) var isInContainerShape = false
  /// What is done to each view that draws.
  private var inherited = InheritedEffects()

  init(grid: PixelGrid, graph: ViewGraph) {
    self.grid = grid
    self.graph = graph
  }

  /// Paints a node at its place; one that comes or goes fades as its presence says.
  mutating func display(_ node: ViewNode) {
    if node.layout.isAbsent || !graph.canContinue { return }
    guard let opacity = node.motion?.shownOpacity, opacity != 1 else { return paint(node) }
    handingDown({ $0.opacity *= opacity }) { $0.paint(node) }
  }

  /// Paints a node in front of what was painted, somewhere else than layout has put it.
  /// - Parameter place: its upper left corner, in points of the root.
  mutating func display(_ node: ViewNode, at place: CGPoint) {
    let outer = (origin, corner)
    let frame = node.layout.frame
    corner = CGPoint(x: place.x - frame.minX, y: place.y - frame.minY)
    display(node)
    (origin, corner) = outer
  }

  private mutating func paint(_ node: ViewNode) {
    let outer = (origin, corner)
    let frame = node.layout.frame
    corner = CGPoint(x: corner.x + frame.minX, y: corner.y + frame.minY)
    origin = corner
    if let way = node.motion?.displacement {
      origin = CGPoint(x: corner.x + way.x, y: corner.y + way.y)
      if node.frameMovement == .group { corner = origin }
    }
    node.motion?.beginPainting()
    if node.motion?.isAtWork == false {
      displayChildren(of: node)
    } else if !inherited.isNone, node.children.isEmpty, node.secondary.isEmpty {
      asOne { node.content.display(node, in: &$0) }
    } else {
      node.content.display(node, in: &self)
    }
    (origin, corner) = outer
  }

  mutating func displayChildren(of node: ViewNode) {
    let children = node.shownChildren
    if children.count > 1, children.contains(where: { $0.zIndex != 0 }) {
      // Stable: equals keep their order (ST16).
      let order = children.indices.sorted {
        (children[$0].zIndex, $0) < (children[$1].zIndex, $1)
      }
      for index in order { display(children[index]) }
    } else {
      for child in children { display(child) }
    }
  }

  mutating func append(_ item: DisplayItem) { list.append(item) }

  /// Runs `body` and rounds the edges that frames share with `box` outwards.
  mutating func withSharedEdges(_ box: CGRect, _ body: (inout DisplayBuilder) -> Void) {
    let outer = coveredBox
    coveredBox = box
    body(&self)
    coveredBox = outer
  }

  /// Runs `body`; shapes in it are told how far they lie inside the container of their environment.
  mutating func inContainerShape(_ body: (inout DisplayBuilder) -> Void) {
    let outer = isInContainerShape
    isInContainerShape = true
    body(&self)
    isInContainerShape = outer
  }

  /// The node's box in pixels, its edges rounded (SH11).
  func pixelFrame(of node: ViewNode) -> PixelRect {
    let frame = CGRect(origin: origin, size: node.shownSize)
    let snapped = grid.snap(frame)
    guard let box = coveredBox else { return snapped }
    return snapped.union(grid.cover(frame.sharingEdges(with: box)))
  }

  /// What `body` paints, apart from all else.
  mutating func items(_ body: (inout DisplayBuilder) -> Void) -> [DisplayItem] {
    let outer = inherited
    inherited = InheritedEffects()
    let items = part(body)
    inherited = outer
    return items
  }

  /// What `body` paints, with all that is handed down to it.
  private mutating func part(_ body: (inout DisplayBuilder) -> Void) -> [DisplayItem] {
    let outer = list
    list = DisplayList()
    body(&self)
    let items = list.items
    list = outer
    return items
  }
}

// What is done to the pixels of views.
extension DisplayBuilder {
  /// Runs `body` and puts what it paints into a group, which is one image for all that is done to it.
  mutating func group(
    _ make: ([DisplayItem]) -> DisplayGroup, _ body: (inout DisplayBuilder) -> Void
  ) {
    let items = items(body)
    if items.isEmpty { return }
    let group = make(items)
    if inherited.isNone { return list.append(.group(group)) }
    append(inherited.applied(to: [.group(group)]))
  }

  /// Runs `body`; what it paints is one image for all that is done to it.
  mutating func asOne(_ body: (inout DisplayBuilder) -> Void) {
    if inherited.isNone { return body(&self) }
    let items = items(body)
    append(inherited.applied(to: items))
  }

  private mutating func append(_ items: [DisplayItem]) { list.items += items }

  /// Runs `body` with something changed that all that draws in it does by itself.
  mutating func handingDown(
    _ change: (inout InheritedEffects) -> Void, _ body: (inout DisplayBuilder) -> Void
  ) {
    let outer = inherited
    change(&inherited)
    body(&self)
    inherited = outer
  }

  /// Runs `body` with one more filter for all that draws in it.
  mutating func filtering(_ effect: Effect, _ body: (inout DisplayBuilder) -> Void) {
    handingDown({ $0.add([effect]) }, body)
  }

  /// Runs `body` with a shadow of each leaf and of each image in it (SH9). What has a shadow or a filter around it is
  /// one image for that.
  mutating func withShadow(_ shadow: Effect, _ body: (inout DisplayBuilder) -> Void) {
    guard !inherited.effects.isEmpty else { return filtering(shadow, body) }
    let items = items { $0.filtering(shadow, body) }
    // Two shadows of one view need no group within a group.
    if items.count == 1, case .group(let group) = items[0], group.castsOnly {
      return handingDown({ $0.add(group.compositing.effects) }) {
        $0.append($0.inherited.applied(to: group.items))
      }
    }
    append(inherited.applied(to: items))
  }

  /// Runs `body`, whose leaves meet what lies below in another way.
  mutating func blending(_ mode: BlendMode, _ body: (inout DisplayBuilder) -> Void) {
    // Such an operator changes all around what it draws: a second leaf would undo what the first one did.
    if mode.reachesBeyondSource {
      return group({ DisplayGroup(items: $0, blendMode: mode) }, body)
    }
    if inherited.effects.isEmpty || mode == .normal {
      return handingDown({ $0.blendMode = mode }, body)
    }
    asOne { $0.handingDown({ $0.blendMode = mode }, body) }
  }

  /// Runs `body` and shows of it what lies inside a path of pixels.
  mutating func clipping(
    to path: Path, rule: FillRule = .nonZero, _ body: (inout DisplayBuilder) -> Void
  ) {
    if !inherited.effects.isEmpty {
      return group({ DisplayGroup(items: $0, clip: path, clipRule: rule) }, body)
    }
    let items = part(body)
    if items.isEmpty { return }
    list.append(.group(DisplayGroup(items: items, clip: path, clipRule: rule)))
  }

  /// Runs `body` and paints it through a map of pixels.
  mutating func mapping(
    by transform: CGAffineTransform, _ body: (inout DisplayBuilder) -> Void
  ) {
    let isEven =
      transform.b == 0 && transform.c == 0 && transform.a == transform.d && transform.a > 0
    if !inherited.effects.isEmpty, !isEven {
      return group({ DisplayGroup(items: $0, transform: transform) }, body)
    }
    let outer = inherited
    inherited.fit(magnification: transform.a)
    let items = part(body)
    inherited = outer
    if !items.isEmpty { list.append(.group(DisplayGroup(items: items, transform: transform))) }
  }
}

extension CGRect {
  /// The rectangle, each edge that does not lie on the same edge of `box` drawn in to the middle.
  fileprivate func sharingEdges(with box: CGRect) -> CGRect {
    func edge(_ own: CGFloat, _ other: CGFloat, _ middle: CGFloat) -> CGFloat {
      (own - other).magnitude < 1e-6 ? own : middle
    }
    let left = edge(minX, box.minX, midX)
    let top = edge(minY, box.minY, midY)
    return CGRect(
      x: left, y: top, width: edge(maxX, box.maxX, midX) - left,
      height: edge(maxY, box.maxY, midY) - top)
  }
}
