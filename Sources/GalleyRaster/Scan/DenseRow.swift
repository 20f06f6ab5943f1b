import GalleyBudget
import GalleyGraphics

/// The edges of a row of pixels that has hundreds of them, cut into pieces that bound what is filled.
///
/// The row is cut into slabs where edges end. Where no edges cross in a slab their order from left to right says
/// which of them bound the inside, exactly. Where some do, looking for each crossing would take the square of the
/// edges: the slab is cut into lower ones, each with the order at its middle. That is wrong for the triangles
/// between a crossing and the middle of a 64th of a row, less than one part in 255 of a pixel.
struct DenseRow {
  /// Edges have numbers of 31 bits.
  static let mostEdges = Int(Int32.max)
  /// The height of slabs in which edges cross, in units of fixed point.
  private static let step = FixedEdge.one / 64

  /// An edge of a slab.
  private struct Place {
    /// The middle of the edge in the slab in the upper half, the edge's number in the lower one.
    var key: UInt64 = 0
    /// Where the edge is at both ends of the slab.
    var topX: Int32
    var bottomX: Int32
    let end: Int32
    let winding: Int32
    let edge: Int32
  }
  /// What an edge of a row takes.
  static let bytesPerEdge = MemoryLayout<Place>.stride

  /// The edges of a slab from left to right. From slab to slab few of them change.
  private var places: [Place] = []
  /// The edge that is to come into the slabs next; those of a row are in the order of their upper ends.
  private var next = 0
  /// The slab that the places are of.
  private var slab: (top: Int32, bottom: Int32) = (0, 0)
  /// For each height of a row whether an edge ends there.
  private var isCut = [Bool](repeating: false, count: Int(FixedEdge.one) + 1)
  /// The winding number of the inside, 0 as long as none was seen.
  private var inside: Int32 = 0
  /// Pieces that there is room for: some need not be asked for.
  private var room = 1 << 17
  private var held: [MemoryReservation] = []

  /// Adds the pieces of a row.
  /// - Returns: whether they differ from the row's edges.
  mutating func resolve(
    _ active: RowBuffer<ActiveEdge>, _ top: Int32, _ rule: FillRule, _ budget: RenderBudget,
    into pieces: inout [FixedEdge]
  ) -> Bool {
    for index in isCut.indices { isCut[index] = false }
    isCut[Int(FixedEdge.one)] = true
    for index in 0..<active.count {
      let edge = active[index].edge
      if edge.y0 > top { isCut[Int(edge.y0 - top)] = true }
      if edge.y1 < top + FixedEdge.one { isCut[Int(edge.y1 - top)] = true }
    }
    inside = 0
    (next, slab) = (0, (top, top))
    places.removeAll(keepingCapacity: true)
    var differs = false
    var start = top
    for height in 1...FixedEdge.one where isCut[Int(height)] {
      guard hasRoom(pieces.count, budget) else { return true }
      if resolve(active, start, top + height, rule, into: &pieces) { differs = true }
      start = top + height
    }
    return differs
  }

  private mutating func hasRoom(_ count: Int, _ budget: RenderBudget) -> Bool {
    while count > room {
      let size = room * MemoryLayout<FixedEdge>.stride
      guard
        let more = MemoryReservation(
          size, of: budget, for: "a path that crosses itself \(room) times")
      else { return false }
      held.append(more)
      room *= 2
    }
    return budget.canContinue("painting")
  }

  /// The same for a slab in which no edge ends.
  private mutating func resolve(
    _ active: RowBuffer<ActiveEdge>, _ top: Int32, _ bottom: Int32, _ rule: FillRule,
    into pieces: inout [FixedEdge]
  ) -> Bool {
    sort(active, top, bottom)
    let crosses = crosses
    guard crosses, bottom - top > Self.step else {
      return emit(rule, into: &pieces) || crosses
    }
    for start in stride(from: top, to: bottom, by: Int32.Stride(Self.step)) {
      sort(active, start, min(start + Self.step, bottom))
      _ = emit(rule, into: &pieces)
    }
    return true
  }

  /// Puts the edges of a slab that lies below the last one, or is the upper part of it, into their order.
  private mutating func sort(_ active: RowBuffer<ActiveEdge>, _ top: Int32, _ bottom: Int32) {
    if top != slab.top {
      places.removeAll { $0.end <= top }
      for index in places.indices { places[index].topX = places[index].bottomX }
    }
    while next < active.count, active[next].edge.y0 <= top {
      let edge = active[next]
      if edge.edge.y1 > top {
        let x = edge.x(at: top)
        places.append(
          Place(
            topX: x, bottomX: x, end: edge.edge.y1, winding: edge.edge.winding, edge: Int32(next)))
      }
      next += 1
    }
    slab = (top, bottom)
    places.withUnsafeMutableBufferPointer { places in
      for index in places.indices {
        let edge = places[index].edge
        places[index].bottomX = active[Int(edge)].x(at: bottom)
        // Coordinates have 31 bits, with their sign.
        let middle = Int64(places[index].topX) + Int64(places[index].bottomX) + 1 << 32
        places[index].key = UInt64(middle) << 31 | UInt64(edge)
      }
      if !Self.insert(places) { places.sort { $0.key < $1.key } }
    }
  }

  /// Sorts what is nearly in order.
  /// - Returns: false where it is not: the places are in another order then.
  private static func insert(_ places: UnsafeMutableBufferPointer<Place>) -> Bool {
    var moves = 0
    for index in places.indices.dropFirst() where places[index - 1].key > places[index].key {
      let own = places[index]
      var place = index
      while place > 0, places[place - 1].key > own.key {
        places[place] = places[place - 1]
        place -= 1
      }
      places[place] = own
      moves += index - place
      if moves > 8 * places.count { return false }
    }
    return true
  }

  /// Whether edges of the slab cross in it.
  private var crosses: Bool {
    var (upper, lower) = (Int32.min, Int32.min)
    for place in places {
      if place.topX < upper || place.bottomX < lower { return true }
      (upper, lower) = (place.topX, place.bottomX)
    }
    return false
  }

  /// - Returns: whether the winding number is not 0 and one other value in turn.
  private mutating func emit(_ rule: FillRule, into pieces: inout [FixedEdge]) -> Bool {
    let isNonZero = rule == .nonZero
    var differs = false
    var winding: Int32 = 0
    for place in places {
      let wasInside = isNonZero ? winding != 0 : winding & 1 != 0
      winding += place.winding
      let isInside = isNonZero ? winding != 0 : winding & 1 != 0
      if inside == 0 { inside = winding }
      if winding != 0, winding != inside { differs = true }
      if wasInside == isInside { continue }
      pieces.append(
        FixedEdge(
          x0: place.topX, y0: slab.top, x1: place.bottomX, y1: slab.bottom,
          winding: isInside ? 1 : -1))
    }
    return differs
  }
}
