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

  /// The middles of a slab's edges in the upper half of each number, and the edges' numbers.
  private var order: [UInt64] = []
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
    let crosses = crosses(active, top, bottom)
    guard crosses, bottom - top > Self.step else {
      return emit(active, top, bottom, rule, into: &pieces) || crosses
    }
    for start in stride(from: top, to: bottom, by: Int32.Stride(Self.step)) {
      let end = min(start + Self.step, bottom)
      sort(active, start, end)
      _ = emit(active, start, end, rule, into: &pieces)
    }
    return true
  }

  private mutating func sort(_ active: RowBuffer<ActiveEdge>, _ top: Int32, _ bottom: Int32) {
    order.removeAll(keepingCapacity: true)
    for index in 0..<active.count {
      let edge = active[index]
      guard edge.edge.y0 <= top, edge.edge.y1 >= bottom else { continue }
      // Coordinates have 31 bits, with their sign.
      let middle = Int64(edge.x(at: top)) + Int64(edge.x(at: bottom)) + 1 << 32
      order.append(UInt64(middle) << 31 | UInt64(index))
    }
    order.sort()
  }

  private func edge(_ place: UInt64, of active: RowBuffer<ActiveEdge>) -> ActiveEdge {
    active[Int(place & UInt64(Self.mostEdges))]
  }

  private func crosses(_ active: RowBuffer<ActiveEdge>, _ top: Int32, _ bottom: Int32) -> Bool {
    var (upper, lower) = (Int32.min, Int32.min)
    for place in order {
      let edge = edge(place, of: active)
      let (one, other) = (edge.x(at: top), edge.x(at: bottom))
      if one < upper || other < lower { return true }
      (upper, lower) = (one, other)
    }
    return false
  }

  /// - Returns: whether the winding number is not 0 and one other value in turn.
  private mutating func emit(
    _ active: RowBuffer<ActiveEdge>, _ top: Int32, _ bottom: Int32, _ rule: FillRule,
    into pieces: inout [FixedEdge]
  ) -> Bool {
    var differs = false
    var winding: Int32 = 0
    for place in order {
      let edge = edge(place, of: active)
      let wasInside = rule == .nonZero ? winding != 0 : winding & 1 != 0
      winding += edge.edge.winding
      let isInside = rule == .nonZero ? winding != 0 : winding & 1 != 0
      if inside == 0 { inside = winding }
      if winding != 0, winding != inside { differs = true }
      if wasInside == isInside { continue }
      pieces.append(
        FixedEdge(
          x0: edge.x(at: top), y0: top, x1: edge.x(at: bottom), y1: bottom,
          winding: isInside ? 1 : -1))
    }
    return differs
  }
}
