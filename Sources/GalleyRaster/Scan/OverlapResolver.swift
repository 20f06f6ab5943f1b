import GalleyBudget
import GalleyGraphics

/// Finds the rows of pixels in which a path overlaps or crosses itself, and cuts its edges there into
/// pieces that bound what is filled.
///
/// Signed areas add up to the covered area only where the winding number is 0 or one other value: two
/// halves of a pixel that are wound against each other cancel, two that lie on each other count twice.
/// In such rows:
///
/// 1. The row is cut into slabs at the ends of edges and where edges cross, so that edges have one order
///    from left to right in a slab.
/// 2. Of a slab's edges those are kept where the inside of the path begins or ends.
///
/// All other rows are left as they are, to the bit. Crossings are rounded to the fixed point of edges,
/// a thousandth of a pixel. Rows with hundreds of edges are cut by `DenseRow`.
final class OverlapResolver {
  /// Rows with more edges than this are not looked at twice.
  private static let plainLimit = 64
  /// The most edges of a row that are kept in order by insertion.
  private static let fewEdges = 256
  /// With more pieces than this the rows that have been looked at are to be summed before others.
  private static let manyPieces = 1 << 16

  /// Edges of the rows in `rows`, each within one of them.
  private(set) var pieces: [FixedEdge] = []
  /// For each row that was asked for last whether pieces stand for its edges.
  private(set) var rows: [Bool] = []
  /// The row of the first flag.
  private(set) var firstRow = 0
  var isNeeded: Bool { !pieces.isEmpty }

  private var edges: [FixedEdge] = []
  private var order = EdgeOrder()
  private var next = 0
  private var rule = FillRule.nonZero
  private var held: MemoryReservation?
  /// The edges of the row at hand.
  private let active = RowBuffer<ActiveEdge>(capacity: fewEdges)
  /// The edges of a slab from left to right. From slab to slab few of them change.
  private let spans = RowBuffer<SlabSpan>(capacity: fewEdges)
  /// The active edge that is to come into the slabs next; those of a row are in the order of their upper ends.
  private var nextActive = 0
  private let links = RowBuffer<EdgeChain>(capacity: plainLimit)
  private let chains = RowBuffer<EdgeChain>(capacity: plainLimit)
  private let cuts = RowBuffer<Int32>(capacity: 2 * fewEdges + 2)
  private var dense = DenseRow()

  /// Takes the edges of a path, of whose rows `resolve` is asked from the top to the bottom.
  /// - Returns: false where they are too few to overlap, or where the budget does not leave room for them.
  /// - Complexity: O(n log n) in the edges.
  func begin(_ edges: [FixedEdge], rule: FillRule, budget: RenderBudget) -> Bool {
    pieces.removeAll(keepingCapacity: true)
    guard edges.count > 2, edges.count < DenseRow.mostEdges else { return false }
    if edges.count > Self.manyPieces {
      held = MemoryReservation(
        edges.count * (8 + MemoryLayout<ActiveEdge>.stride + DenseRow.bytesPerEdge), of: budget,
        for: "a path of \(edges.count) lines")
      if held == nil { return false }
    }
    order.sort(edges)
    active.removeAll()
    (self.edges, self.rule, next) = (edges, rule, 0)
    return true
  }

  /// Forgets the edges.
  func end() {
    edges = []
    held = nil
    guard order.count > Self.manyPieces || pieces.capacity > 2 * Self.manyPieces else { return }
    (order, pieces) = (EdgeOrder(), [])
    active.shrink()
    dense = DenseRow()
  }

  /// Finds the pieces of some rows, which are those behind the last ones that were asked for.
  /// - Returns: the row behind the last one that was looked at: not all of them where they have very many pieces.
  /// - Complexity: for each row O(n log n) in its edges, as often as edges end there, cross or both.
  func resolve(_ range: Range<Int>, _ budget: RenderBudget) -> Int {
    pieces.removeAll(keepingCapacity: true)
    firstRow = range.lowerBound
    rows.removeAll(keepingCapacity: true)
    rows.append(contentsOf: repeatElement(false, count: range.count))
    for row in range {
      let top = Int32(truncatingIfNeeded: row) << FixedEdge.shift
      let bottom = top + FixedEdge.one
      while next < order.count {
        let edge = edges[order[next]]
        if edge.y0 >= bottom { break }
        if edge.y1 > top { active.append(ActiveEdge(edge)) }
        next += 1
      }
      if active.count == 0 {
        if next == order.count { break }
        continue
      }
      let isDense = active.count > Self.fewEdges
      if !isPlain(top, bottom) {
        let count = pieces.count
        let differs =
          isDense
          ? dense.resolve(active, top, rule, budget, into: &pieces) : resolveRow(top, bottom, rule)
        if differs {
          rows[row - firstRow] = true
        } else {
          pieces.removeLast(pieces.count - count)
        }
      }
      active.removeAll { $0.edge.y1 <= bottom }
      if pieces.count > Self.manyPieces || (isDense && !budget.canContinue("painting")) {
        return row + 1
      }
    }
    return range.upperBound
  }

  /// Whether the row is seen at once to be right as it is: its edges are chains beside each other, the
  /// inside of the path between the first and the second one and so on, where chains that begin or end
  /// inside of the row do so in pairs.
  private func isPlain(_ top: Int32, _ bottom: Int32) -> Bool {
    guard active.count <= Self.plainLimit else { return false }
    // Edges come in the order of their upper ends, so that a chain's next edge comes behind it.
    links.removeAll()
    for index in 0..<active.count {
      let span = EdgeSpan(active[index], top, bottom)
      var isLinked = false
      for link in 0..<links.count where links[link].isContinued(by: span) {
        links[link].add(span)
        isLinked = true
        break
      }
      if !isLinked { links.append(EdgeChain(span)) }
    }
    chains.removeAll()
    for index in 0..<links.count { chains.insert(links[index]) { $0.isLeft(of: $1) } }
    var index = 0
    var winding = chains[0].winding
    while index < chains.count {
      let chain = chains[index]
      if index > 0, chains[index - 1].right > chain.left { return false }
      if chain.winding != winding { return false }
      winding = -winding
      index += 1
      if chain.top == top, chain.bottom == bottom { continue }
      guard index < chains.count, chain.isPaired(with: chains[index]),
        chains[index].winding == winding, chain.right <= chains[index].left
      else { return false }
      winding = -winding
      index += 1
    }
    return winding == chains[0].winding
  }

  /// Whether the winding number is 0 and one other value in turn.
  private var alternates: Bool {
    guard spans.count % 2 == 0 else { return false }
    for index in stride(from: 0, to: spans.count, by: 2)
    where spans[index].winding != spans[0].winding
      || spans[index + 1].winding == spans[0].winding
    {
      return false
    }
    return true
  }

  /// Adds the pieces of a row.
  /// - Returns: whether they differ from the row's edges.
  private func resolveRow(_ top: Int32, _ bottom: Int32, _ rule: FillRule) -> Bool {
    cuts.removeAll()
    cuts.insert(top, by: <)
    cuts.insert(bottom, by: <)
    for index in 0..<active.count {
      let edge = active[index].edge
      if edge.y0 > top { cuts.insert(edge.y0, by: <) }
      if edge.y1 < bottom { cuts.insert(edge.y1, by: <) }
    }
    spans.removeAll()
    nextActive = 0
    var differs = false
    // The same other value in all slabs: areas of two signs cancel.
    var winding: Int32 = 0
    for index in 1..<cuts.count where cuts[index - 1] < cuts[index] {
      enter(cuts[index - 1], cuts[index])
      if resolveSlab(cuts[index - 1], cuts[index], rule) { differs = true }
      guard spans.count > 0 else { continue }
      if winding != 0, spans[0].winding != winding { differs = true }
      winding = spans[0].winding
    }
    return differs
  }

  /// Brings the spans from the slab above to a slab in which no edge begins or ends.
  private func enter(_ top: Int32, _ bottom: Int32) {
    spans.removeAll { $0.end <= top }
    while nextActive < active.count, active[nextActive].edge.y0 <= top {
      let edge = active[nextActive]
      if edge.edge.y1 > top { spans.append(SlabSpan(edge, number: nextActive, at: top)) }
      nextActive += 1
    }
    for index in 0..<spans.count {
      spans[index].lowerX = active[Int(spans[index].number)].x(at: bottom)
    }
  }

  /// Adds the pieces of a slab in which no edge begins or ends.
  private func resolveSlab(_ top: Int32, _ bottom: Int32, _ rule: FillRule) -> Bool {
    var differs = false
    var top = top
    while top < bottom {
      for index in 0..<spans.count { spans[index].beginPart() }
      spans.sort { $0.isLeft(of: $1) }
      let end = firstCrossing(top, bottom)
      if end < bottom {
        differs = true
        for index in 0..<spans.count {
          spans[index].bottomX = active[Int(spans[index].number)].x(at: end)
        }
      }
      if !alternates { differs = true }
      emit(rule, top, end)
      top = end
    }
    return differs
  }

  /// Where the first two neighbours cross, at least a unit below the top; the bottom where none do.
  private func firstCrossing(_ top: Int32, _ bottom: Int32) -> Int32 {
    var first = bottom
    for index in 1..<max(1, spans.count) {
      let (left, right) = (spans[index - 1], spans[index])
      let closing = Double(left.bottomX) - Double(right.bottomX)
      guard closing > 0 else { continue }
      let gap = Double(right.topX) - Double(left.topX)
      let part = gap / (gap + closing) * (Double(bottom) - Double(top))
      first = min(first, top + max(1, Int32(part.rounded())))
    }
    return first
  }

  private func emit(_ rule: FillRule, _ top: Int32, _ bottom: Int32) {
    let isNonZero = rule == .nonZero
    var winding: Int32 = 0
    for index in 0..<spans.count {
      let span = spans[index]
      let wasInside = isNonZero ? winding != 0 : winding & 1 != 0
      winding += span.winding
      let isInside = isNonZero ? winding != 0 : winding & 1 != 0
      if wasInside == isInside { continue }
      pieces.append(
        FixedEdge(
          x0: span.topX, y0: top, x1: span.bottomX, y1: bottom, winding: isInside ? 1 : -1))
    }
  }
}
