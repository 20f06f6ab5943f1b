import GalleyGeometry
import GalleyMotion

/// A view that takes what is dropped onto it.
struct DropContent: EffectContent, PlacedContent {
  let name: String
  /// Whether the view takes an item.
  let accepts: (Any) -> Bool
  /// Called when an item comes above the view, with the item and its place in the view's own points.
  var enter: (Any, CGPoint) -> Void = { _, _ in }
  var move: (Any, CGPoint) -> Void = { _, _ in }
  var leave: (Any, CGPoint) -> Void = { _, _ in }
  /// Takes the item.
  let drop: (Any, CGPoint) -> Void
  /// Takes the item where the view is a row, which takes what is dropped beside it, too: before it, or behind it.
  var insert: ((Any, _ isBehind: Bool) -> Void)?
  let place: ViewIdentity
}

/// What a finger has taken along in an image.
final class Dragging: GraphValue {
  /// Set by the graph whose values the object is one of.
  fileprivate(set) weak var graph: ViewGraph?
  private var item: Any?
  /// The view below the finger that takes the item, and where the finger was in it last.
  private var target: (node: ViewNode, place: CGPoint)?
  private var image = DraggedImage.none
  private var location = CGPoint.zero
  /// Where the finger has taken it from.
  private var home = CGPoint.zero
  private var returned: ReturningImage?

  init() {}

  /// - Parameters:
  ///   - home: where the finger is, in points of the image.
  ///   - image: what is drawn at the finger.
  func begin(_ item: Any, at home: CGPoint, as image: DraggedImage = .none) {
    (self.item, self.image, self.home) = (item, image, home)
    (target, returned) = (nil, nil)
  }

  /// The finger has moved to a place of the image.
  func move(to location: CGPoint) {
    guard let item else { return }
    self.location = location
    let old = currentTarget
    let new = self.target(at: location, of: item)
    if let old, old.node !== new?.node { call(old) { $0.leave(item, $1) } }
    target = new
    guard let new else { return }
    if old?.node !== new.node {
      call(new) { $0.enter(item, $1) }
    } else {
      call(new) { $0.move(item, $1) }
    }
  }

  /// The finger is lifted at a place of the image.
  func drop(at location: CGPoint) {
    move(to: location)
    guard let item else { return }
    let target = currentTarget
    (self.item, self.target) = (nil, nil)
    guard let target else { return comeBack() }
    let isBehind = target.place.y > target.node.layout.frame.height / 2
    call(target) { content, place in
      if let insert = content.insert { insert(item, isBehind) } else { content.drop(item, place) }
    }
  }

  /// What nothing has taken goes back to where it was taken from, by the clock.
  private func comeBack() {
    guard let time = graph?.time else { return }
    returned = ReturningImage(image: image, home: home, from: location, at: time)
  }

  /// Nothing is dropped.
  func end() {
    guard let item else { return }
    let old = currentTarget
    (self.item, target) = (nil, nil)
    if let old { call(old) { $0.leave(item, $1) } }
  }

  /// The view that was below the finger, or the one that stands for it now.
  private var currentTarget: (node: ViewNode, place: CGPoint)? {
    guard let target, let node = target.node.successor(in: graph?.root) else { return nil }
    return (node, target.place)
  }

  /// The innermost view at a place that takes the item.
  private func target(at location: CGPoint, of item: Any) -> (node: ViewNode, place: CGPoint)? {
    let hits = graph?.root?.hits(at: location) ?? []
    let hit = hits.last { hit in
      guard let content = hit.node.content as? DropContent, hit.node.environment.isEnabled else {
        return false
      }
      hit.node.reinstallProperties()
      return content.accepts(item)
    }
    return hit.map { ($0.node, $0.location) } ?? row(at: location, of: item)
  }

  /// How far from a row's content a finger may be, in points: rows have room around them (assumed).
  private static let reach: CGFloat = 22

  /// The row that is nearest to a place, above or below, and takes the item.
  private func row(at location: CGPoint, of item: Any) -> (node: ViewNode, place: CGPoint)? {
    var found: (node: ViewNode, place: CGPoint, distance: CGFloat)?
    func look(at node: ViewNode) {
      if node.layout.isAbsent { return }
      if node.isScrollWindow, node.boxInImage?.encloses(location) != true { return }
      if let content = node.content as? DropContent, content.insert != nil,
        node.environment.isEnabled,
        let box = node.boxInImage
      {
        let distance = max(box.minY - location.y, location.y - box.maxY, 0)
        if distance <= min(Self.reach, found?.distance ?? .infinity), content.accepts(item) {
          found = (
            node, CGPoint(x: location.x - box.minX, y: location.y - box.minY), distance
          )
        }
      }
      for child in node.children { look(at: child) }
    }
    if let root = graph?.root { look(at: root) }
    return found.map { ($0.node, $0.place) }
  }

  private func call(
    _ target: (node: ViewNode, place: CGPoint), _ body: (DropContent, CGPoint) -> Void
  ) {
    guard let content = target.node.content as? DropContent else { return }
    target.node.reinstallProperties()
    body(content, target.place)
  }
}

/// What is drawn of something that a finger has taken along.
enum DraggedImage {
  case none
  /// The view that it was taken from, and where the finger is in it, in the view's own points.
  case source(ViewNode, grip: CGPoint)
  /// A view of its own, with its middle at the finger (assumed).
  case preview(DetachedView)
}

/// What nothing has taken, on its way back: by a spring of half a second without a bounce (assumed).
private struct ReturningImage {
  let image: DraggedImage
  let home: CGPoint
  /// From its home to where it was let go.
  private let way: CGSize
  /// Seconds of the clock.
  private let start: Double
  /// Seconds that it takes.
  private let length: Double
  private(set) var location: CGPoint
  private(set) var isOver = false

  private static let spring = Spring(duration: 0.5, bounce: 0)
  /// Nearer than that to its home it is there, in points (assumed).
  private static let nearness = 0.1

  init(image: DraggedImage, home: CGPoint, from location: CGPoint, at time: Double) {
    (self.image, self.home, self.location, start) = (image, home, location, time)
    way = CGSize(width: location.x - home.x, height: location.y - home.y)
    length = Self.spring.settlingDuration(
      target: Double(location.distance(to: home)), initialVelocity: 0, epsilon: Self.nearness)
  }

  mutating func step(to time: Double) {
    let seconds = max(0, time - start)
    isOver = seconds >= length
    let left = isOver ? 0 : 1 - CGFloat(Self.spring.value(target: 1.0, time: seconds))
    location = CGPoint(x: home.x + way.width * left, y: home.y + way.height * left)
  }
}

extension Dragging {
  var isFront: Bool { true }

  /// What is below it can be seen (assumed).
  private static let opacity = 0.8

  var goesOn: Bool { returned != nil }

  func goOn(to time: Double, in graph: ViewGraph) {
    guard var moving = returned else { return }
    moving.step(to: time)
    returned = moving.isOver ? nil : moving
    // It belongs to no view: there has to be a pass that paints it.
    graph.noteChange(
      StateChange(view: "draggable", state: "place", old: "before", new: moving.location),
      isTold: true)
  }

  /// Paints what the finger has taken along where the finger is, and what goes back.
  func display(in builder: inout DisplayBuilder, of graph: ViewGraph) {
    if let returned { display(returned.image, at: returned.location, in: &builder, of: graph) }
    if item != nil { display(image, at: location, in: &builder, of: graph) }
  }

  private func display(
    _ image: DraggedImage, at location: CGPoint, in builder: inout DisplayBuilder,
    of graph: ViewGraph
  ) {
    builder.handingDown({ $0.opacity *= Self.opacity }) { builder in
      switch image {
      case .none: break
      case .source(let node, let grip):
        guard let node = node.successor(in: graph.root) else { return }
        builder.display(node, at: CGPoint(x: location.x - grip.x, y: location.y - grip.y))
      case .preview(let view): view.display(around: location, in: &builder)
      }
    }
  }
}

extension CurrentCanvas {
  /// What is dragged in the image whose code runs.
  static var dragging: Dragging? {
    guard let graph = device.views?.graph else { return nil }
    let dragging: Dragging = graph.memory.value()
    dragging.graph = graph
    return dragging
  }
}
