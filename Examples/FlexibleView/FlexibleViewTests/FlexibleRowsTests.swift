import SwiftUI
import Testing

@Suite struct FlexibleRowsTests {
  private func rows(_ widths: [CGFloat], in width: CGFloat = 200) -> [Range<Int>] {
    let sizes = widths.map { CGSize(width: $0, height: 20) }
    return PackedRow.rows(of: sizes, width: width, spacing: 8).map(\.indices)
  }

  @Test func aGapIsCountedBetweenViewsAlone() {
    // 60 + 8 + 60 + 8 + 64 is 200.
    #expect(rows([60, 60, 64]) == [0..<3])
    #expect(rows([60, 60, 65]) == [0..<2, 2..<3])
  }

  @Test func aWideViewHasARowOfItsOwn() {
    #expect(rows([250, 20]) == [0..<1, 1..<2])
    #expect(rows([20, 250, 20]) == [0..<1, 1..<2, 2..<3])
    #expect(rows([]) == [])
  }

  @Test func aRowIsAsHighAsItsHighestView() {
    let sizes = [CGSize(width: 50, height: 10), CGSize(width: 50, height: 30)]
    let rows = PackedRow.rows(of: sizes, width: 200, spacing: 8)
    #expect(rows == [PackedRow(indices: 0..<2, width: 108, height: 30)])
  }
}
