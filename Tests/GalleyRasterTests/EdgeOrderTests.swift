import TestSupport
import Testing

@testable import GalleyRaster

/// Edges are put into the order of their upper ends in three ways, by how they lie: all give the same one.
struct EdgeOrderTests {
  /// Few rows and many, few edges and many, above and below the origin.
  @Test(arguments: [1, 2, 7, 60, 300, 4096, 4097, 9000], [1, 3, 40, 500, 5000])
  func edgesComeByTheirUpperEnds(count: Int, rows: Int) {
    var random = SeededRandom(seed: UInt64(count * 10_000 + rows))
    var order = EdgeOrder()
    for start in [Int32(0), -300, 20_000_000, -20_000_000] {
      let edges = (0..<count).map { _ in
        // Heights that come often, too.
        let y =
          start + Int32(random.next(in: 0...rows - 1)) * (random.next(in: 0...2) == 0 ? 1024 : 1000)
        return FixedEdge(x0: 0, y0: y, x1: 5, y1: y + 100, winding: 1)
      }
      order.sort(edges)
      #expect(order.count == count)
      let expected = edges.indices.sorted { (edges[$0].y0, $0) < (edges[$1].y0, $1) }
      #expect((0..<count).map { order[$0] } == expected)
    }
  }

  @Test func noEdgesHaveNoOrder() {
    var order = EdgeOrder()
    order.sort([FixedEdge(x0: 0, y0: 0, x1: 5, y1: 100, winding: 1)])
    order.sort([])
    #expect(order.count == 0)
  }
}
