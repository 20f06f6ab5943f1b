import GalleyGeometry
import GalleyLayout
import Testing

/// A leaf that tells its grid something.
private final class CellLeaf: NodeBehavior {
  private let values: [ObjectIdentifier: Any]
  private let side: CGFloat

  init(_ side: CGFloat, _ values: [ObjectIdentifier: Any]) {
    (self.side, self.values) = (side, values)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    CGSize(width: side, height: side)
  }

  func layoutValue(_ key: ObjectIdentifier, of node: LayoutNode) -> Any? { values[key] }
}

/// Views without a row beside cells that reach over several rows.
@Suite struct GridCoverTests {
  private func cell(_ side: CGFloat, row: GridRowMark?, rows: Int = 1) -> LayoutNode {
    var values: [ObjectIdentifier: Any] = [ObjectIdentifier(GridCellValues.Rows.self): rows]
    if let row { values[ObjectIdentifier(GridCellValues.Row.self)] = row }
    return LayoutNode(name: "cell", behavior: CellLeaf(side, values))
  }

  private func size(_ children: [LayoutNode]) -> CGSize {
    container(GridLayout(horizontalSpacing: 4, verticalSpacing: 2), children)
      .sizeThatFits(ProposedViewSize(width: nil, height: nil))
  }

  @Test func whereAllColumnsAreCoveredAViewHasOneBehindThem() {
    let row = GridRowMark(alignment: nil)
    #expect(size([cell(10, row: row, rows: 2), cell(8, row: nil)]).width == 22)
  }

  @Test func theLongestRunOfFreeColumnsIsAViewsOwn() {
    let row = GridRowMark(alignment: nil)
    // The first column of two is covered: the view lies in the second one, which it makes wider.
    let cells = [cell(10, row: row, rows: 2), cell(6, row: row), cell(9, row: nil)]
    #expect(size(cells).width == 23)
  }
}
