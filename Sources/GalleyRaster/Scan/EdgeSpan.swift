/// An edge and how far it moves to the right for each unit downwards.
struct ActiveEdge {
  let edge: FixedEdge
  private let slope: Double

  init(_ edge: FixedEdge) {
    self.edge = edge
    slope = (Double(edge.x1) - Double(edge.x0)) / (Double(edge.y1) - Double(edge.y0))
  }

  /// Where the edge crosses a height within its own.
  @inline(__always)
  func x(at y: Int32) -> Int32 {
    if y == edge.y1 { return edge.x1 }
    return edge.x0 &+ roundedInteger((Double(y) - Double(edge.y0)) * slope)
  }
}

/// The part of an edge inside a row or a slab.
struct EdgeSpan {
  let winding: Int32
  let top: Int32
  let bottom: Int32
  let topX: Int32
  let bottomX: Int32

  @inline(__always)
  init(_ active: ActiveEdge, _ top: Int32, _ bottom: Int32) {
    winding = active.edge.winding
    self.top = max(active.edge.y0, top)
    self.bottom = min(active.edge.y1, bottom)
    topX = active.x(at: self.top)
    bottomX = active.x(at: self.bottom)
  }
}

/// The part of an edge inside a slab, or inside the part of one in which no edges cross.
struct SlabSpan {
  /// The edge's place among those of its row.
  let number: Int32
  let winding: Int32
  /// Where the edge ends.
  let end: Int32
  private(set) var topX: Int32
  var bottomX: Int32
  /// Where the edge is at the lower end of the slab.
  var lowerX: Int32

  @inline(__always)
  init(_ active: ActiveEdge, number: Int, at top: Int32) {
    self.number = Int32(truncatingIfNeeded: number)
    (winding, end) = (active.edge.winding, active.edge.y1)
    let x = active.x(at: top)
    (topX, bottomX, lowerX) = (x, x, x)
  }

  /// Goes on where it ended, down to the end of the slab.
  @inline(__always)
  mutating func beginPart() { (topX, bottomX) = (bottomX, lowerX) }

  /// Spans in one place are in the order of their edges.
  @inline(__always)
  func isLeft(of other: SlabSpan) -> Bool {
    if topX != other.topX { return topX < other.topX }
    if bottomX != other.bottomX { return bottomX < other.bottomX }
    return number < other.number
  }
}

/// Edges of one winding in a row that follow each other downwards, and their box.
struct EdgeChain {
  let winding: Int32
  let top: Int32
  private(set) var bottom: Int32
  private(set) var left: Int32
  private(set) var right: Int32
  private var bottomX: Int32

  @inline(__always)
  init(_ span: EdgeSpan) {
    winding = span.winding
    top = span.top
    bottom = span.bottom
    left = min(span.topX, span.bottomX)
    right = max(span.topX, span.bottomX)
    bottomX = span.bottomX
  }

  @inline(__always)
  func isContinued(by span: EdgeSpan) -> Bool {
    bottom == span.top && bottomX == span.topX && winding == span.winding
  }

  @inline(__always)
  mutating func add(_ span: EdgeSpan) {
    bottom = span.bottom
    bottomX = span.bottomX
    left = min(left, span.bottomX)
    right = max(right, span.bottomX)
  }

  @inline(__always)
  func isLeft(of other: EdgeChain) -> Bool {
    left < other.left || (left == other.left && right < other.right)
  }

  /// Whether both begin and end at the same heights.
  func isPaired(with other: EdgeChain) -> Bool { top == other.top && bottom == other.bottom }
}

/// A list of values that is filled and emptied for every row, without an array's checks.
final class RowBuffer<Element> {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private let ownCapacity: Int
  private(set) var count = 0

  /// - Precondition: `Element` is a plain value.
  /// - Parameter capacity: for how many there is room at first.
  init(capacity: Int) {
    precondition(_isPOD(Element.self))
    self.capacity = capacity
    ownCapacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  @inline(__always)
  subscript(index: Int) -> Element {
    get { base[index] }
    set { base[index] = newValue }
  }

  func removeAll() { count = 0 }

  /// Removes all, and gives back the room that was taken for many.
  func shrink() {
    count = 0
    if capacity > ownCapacity { setCapacity(ownCapacity) }
  }

  private func setCapacity(_ new: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: new)
    larger.initialize(from: base, count: count)
    base.deallocate()
    (base, capacity) = (larger, new)
  }

  @inline(__always)
  func append(_ element: Element) {
    if count == capacity { setCapacity(2 * capacity) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Behind all that do not follow it: few elements, nearly in order.
  @inline(__always)
  func insert(_ element: Element, by isBefore: (Element, Element) -> Bool) {
    if count == capacity { setCapacity(2 * capacity) }
    var place = count
    while place > 0, isBefore(element, base[place - 1]) {
      (base + place).initialize(to: base[place - 1])
      place -= 1
    }
    (base + place).initialize(to: element)
    count += 1
  }

  /// Puts few elements, nearly in order, into their order.
  @inline(__always)
  func sort(by isBefore: (Element, Element) -> Bool) {
    for index in 1..<max(1, count) where isBefore(base[index], base[index - 1]) {
      let own = base[index]
      var place = index
      while place > 0, isBefore(own, base[place - 1]) {
        base[place] = base[place - 1]
        place -= 1
      }
      base[place] = own
    }
  }

  @inline(__always)
  func removeAll(where isOver: (Element) -> Bool) {
    var kept = 0
    for index in 0..<count where !isOver(base[index]) {
      base[kept] = base[index]
      kept += 1
    }
    count = kept
  }
}
