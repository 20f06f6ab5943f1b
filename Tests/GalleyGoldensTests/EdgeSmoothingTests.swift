import GalleyImages
import Testing

@testable import GalleyGoldens

/// A pixel smooths an edge where it lies between a darker and a lighter neighbour, and nowhere else.
@Suite struct EdgeSmoothingTests {
  /// Rows of characters, turned as often by a quarter.
  private func image(_ rows: [String], turned count: Int) -> StraightAlphaImage {
    var cells = rows.map(Array.init)
    for _ in 0..<count {
      let width = cells[0].count
      cells = (0..<width).map { column in cells.map { $0[column] }.reversed() }
    }
    let colors: [Character: UInt32] = ["#": 0xFF00_0000, "o": 0xFF80_8080, ".": 0xFFFF_FFFF]
    return StraightAlphaImage(
      width: cells[0].count, height: cells.count,
      pixels: cells.joined().map { colors[$0] ?? 0 })
  }

  private func isSmoothing(_ rows: [String], turned count: Int) -> Bool {
    let one = image(rows, turned: count)
    return EdgeSmoothing.isSmoothing(one.width / 2, one.height / 2, in: one, beside: one)
  }

  @Test(arguments: 0..<4) func betweenTwoSidesOfAnEdge(_ turns: Int) {
    #expect(isSmoothing(["###..", "###..", "##o..", "##...", "##..."], turned: turns))
  }

  @Test(arguments: 0..<4) func whatLiesTwoPixelsAwayIsNoNeighbour(_ turns: Int) {
    #expect(!isSmoothing(["#....", "#....", "#.o..", "#....", "#...."], turned: turns))
  }

  @Test func aFlatStretchAndASingleDotAreNone() {
    #expect(!isSmoothing(["ooo..", "ooo..", "ooo..", "ooo..", "ooo.."], turned: 0))
    #expect(!isSmoothing([".....", ".....", "..#..", ".....", "....."], turned: 0))
  }
}
