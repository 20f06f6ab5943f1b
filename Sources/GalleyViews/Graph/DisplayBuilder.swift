import GalleyGeometry
import GalleyGraphics
import GalleyLayout

/// Collects what the nodes paint, back to front. Here points become pixels.
struct DisplayBuilder {
  let grid: PixelGrid
  let graph: ViewGraph
  private(set) var list = DisplayList()
  /// The upper left corner of the node being painted, in points of the root.
  private(set) var origin = CGPoint.zero
  /// A box that a clip cuts where it is not rounded, in points of the root: frames that share an edge
  /// with it are rounded outwards there, so that they cover all that the clip shows.
  private var coveredBox: CGRect?
  /// A node that comes or goes, whose group is being painted.
  private var fadingNode: ViewNode?
  /// Shadows of the views around, the innermost first: every leaf casts them by itself (SH9).
  private var shadows: [Effect] = []

  init(grid: PixelGrid, graph: ViewGraph) {
    self.grid = grid
    self.graph = graph
  }

  /// Paints a node at its place.
  mutating func display(_ node: ViewNode) {
    if node.layout.isAbsent || !graph.mayGoOn { return }
    if node.motion != nil, fades(node) { return displayFading(node) }
    let outer = origin
    let frame = node.shownFrame
    origin = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
    node.motion?.beginPainting()
    if !shadows.isEmpty, node.children.isEmpty, node.secondary.isEmpty {
      group(
        { DisplayGroup(items: $0) }, { node.content.display(node, in: &$0) })
    } else {
      node.content.display(node, in: &self)
    }
    origin = outer
  }

  /// Whether a node that comes or goes is not yet in a group of its opacity.
  private func fades(_ node: ViewNode) -> Bool {
    node !== fadingNode && node.motion?.shownOpacity != 1
  }

  private mutating func displayFading(_ node: ViewNode) {
    let opacity = node.motion?.shownOpacity ?? 1
    group({ DisplayGroup(items: $0, effects: [.opacity(opacity)]) }) {
      $0.fadingNode = node
      $0.display(node)
      $0.fadingNode = nil
    }
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
  mutating func covering(_ box: CGRect, _ body: (inout DisplayBuilder) -> Void) {
    let outer = coveredBox
    coveredBox = box
    body(&self)
    coveredBox = outer
  }

  /// Runs `body` with one more shadow for each leaf and each group that it paints.
  mutating func casting(_ shadow: Effect, _ body: (inout DisplayBuilder) -> Void) {
    let outer = shadows
    shadows = [shadow] + outer
    body(&self)
    shadows = outer
  }

  /// The node's box in pixels, its edges rounded (SH11).
  func pixelFrame(of node: ViewNode) -> CGRect {
    let frame = CGRect(origin: origin, size: node.shownFrame.size)
    let snapped = grid.snap(frame)
    guard let box = coveredBox else { return snapped }
    return snapped.union(grid.cover(frame.sharingEdges(with: box)))
  }

  /// A style as paint for a frame of pixels. What it lacks is reported.
  func paint(_ style: some ShapeStyle, of node: ViewNode, in frame: CGRect) -> Paint {
    var paint = style._paint(in: node.environment, frame: frame, scale: grid.scale)
    if case .gradient(var gradient) = paint {
      gradient.isDithered = node.environment.ditheredGradients
      gradient.interpolation = node.environment.gradientInterpolation
      paint = .gradient(gradient)
    }
    for reason in graph.images.takeFailedPaints() {
      graph.report(.image(reason), in: node.content.name, source: node.source)
    }
    guard let motion = graph.motion else { return paint }
    return node.motion(in: motion).shown(paint, in: frame, motion)
  }

  /// A colour as the node's environment has it, on its way where it moves.
  func color(_ color: Color, of node: ViewNode) -> ResolvedColor {
    let resolved = color.resolved(in: node.environment)
    guard let motion = graph.motion else { return resolved }
    let shown = node.motion(in: motion).shown(.solid(resolved), in: .zero, motion)
    guard case .solid(let color) = shown else { return resolved }
    return color
  }

  /// A shape's outline in the node's box, in pixels: it is drawn for the box that the pixels have.
  func path(of shape: some Shape, in node: ViewNode) -> Path {
    let frame = pixelFrame(of: node)
    let scale = grid.scale
    let box = CGRect(x: 0, y: 0, width: frame.width / scale, height: frame.height / scale)
    return shape._path(in: box, environment: node.environment).applying(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: frame.minX, ty: frame.minY))
  }

  /// What `body` paints, apart from all else.
  mutating func items(_ body: (inout DisplayBuilder) -> Void) -> [DisplayItem] {
    let outer = list
    list = DisplayList()
    body(&self)
    let items = list.items
    list = outer
    return items
  }

  /// Runs `body` and puts what it paints into a group.
  mutating func group(
    _ make: ([DisplayItem]) -> DisplayGroup, _ body: (inout DisplayBuilder) -> Void
  ) {
    // A group casts the shadows of the views around as one.
    let around = shadows
    shadows = []
    let items = items(body)
    shadows = around
    if items.isEmpty { return }
    let group = make(items)
    let isPlain = group == DisplayGroup(items: group.items)
    list.append(
      .group(
        around.isEmpty
          ? group : DisplayGroup(items: isPlain ? group.items : [.group(group)], effects: around)))
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
