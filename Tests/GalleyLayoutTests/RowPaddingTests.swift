import GalleyGeometry
import GalleyLayout
import Testing

private struct FixedPadding: RowPaddingRule {
  var scale: CGFloat = 1

  func padding(of content: LayoutNode) -> RowPadding {
    RowPadding(
      insets: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16), leastInset: 3,
      minimumHeight: 44, displayScale: scale)
  }
}

/// How high a list's row is around its content (LI1).
@Suite struct RowPaddingTests {
  private func height(_ content: CGFloat, scale: CGFloat = 1) -> CGFloat {
    let node = LayoutNode(name: "row", behavior: RowPaddingBehavior(FixedPadding(scale: scale)))
    node.setChildren([leaf(20, content)])
    return node.sizeThatFits(ProposedViewSize(width: 100, height: nil)).height
  }

  @Test func aRowIsFortyFourPointsHighUntilItsContentNeedsMore() {
    #expect([0, 20, 22, 28, 36, 38].map { height($0) } == [44, 44, 44, 44, 44, 44])
    #expect([38.5, 39, 45, 60].map { height($0) } == [61, 61, 67, 82])
  }

  @Test func aRowIsWholePixelsHigh() {
    #expect(height(39.3, scale: 2) == 61.5)
    #expect(height(39.5, scale: 2) == 61.5)
  }
}
