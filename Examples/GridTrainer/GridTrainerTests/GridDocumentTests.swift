import Testing

@Suite struct GridDocumentTests {
  /// Three rows of three cells; the second cell of the first row spans two columns.
  private let document: GridDocument = {
    var document = GridDocument()
    for _ in 0..<3 { document.addRow([.red, .green, .blue].map { CellLook(color: $0) }) }
    document.update([3]) { $0.layout.span = 2 }
    return document
  }()

  private var ids: [[Int]] { document.rows.map { $0.cells.map(\.id) } }

  @Test func identifiersAreCountedUp() {
    #expect(ids == [[2, 3, 4], [6, 7, 8], [10, 11, 12]])
  }

  @Test func cellsAreAddedBesideOthers() {
    var document = document
    document.addCell(.before, cell: 2)
    document.addCell(.after, cell: 7)
    let ids = document.rows.map { $0.cells.map(\.id) }
    #expect(ids == [[13, 2, 3, 4], [6, 7, 14, 8], [10, 11, 12]])
    #expect(document.cell(13)?.look.color == .orange)
    #expect(document.cell(13)?.layout == CellLayout())
  }

  @Test func rowsAreAddedBesideOthers() {
    var document = document
    document.addRow(.before, cell: 3)
    document.addRow(.after, cell: 12)
    #expect(document.rows.map { $0.cells.count } == [3, 3, 3, 3, 3])
    #expect(document.rows.map(\.id) == [13, 1, 5, 9, 17])
    // A new row has the colours of the one beside it, and no spans.
    #expect(document.rows[0].cells.map(\.look.color) == [.red, .green, .blue])
    #expect(document.rows[0].cells.allSatisfy { $0.layout == CellLayout() })
  }

  @Test func rowsLeftEmptyAreRemoved() {
    var document = document
    document.remove([6, 7, 8, 11])
    #expect(document.rows.map { $0.cells.map(\.id) } == [[2, 3, 4], [10, 12]])
    document.remove(document.cellIDs)
    #expect(document.rows.isEmpty)
    document.addRow([])
    #expect(document.rows.isEmpty)
    // Identifiers of cells that are gone do not come back.
    document.addRow([CellLook(color: .red)])
    #expect(document.cellIDs.isDisjoint(with: ids.joined()))
  }

  @Test func unknownCellsAreLeftAlone() {
    var changed = document
    changed.addCell(.after, cell: 99)
    changed.addRow(.after, cell: 99)
    changed.remove([99])
    changed.update([99]) { $0.layout.span = 3 }
    #expect(changed == document)
    #expect(document.cell(99) == nil)
    #expect(document.row(of: 99) == nil)
    #expect(document.column(of: 99).isEmpty)
  }

  @Test func columnsCountSpans() {
    #expect(document.columnCount == 4)
    #expect(document.firstColumn == [2, 6, 10])
    // The other rows end before the last column.
    #expect(document.lastColumn == [4])
    #expect(document.column(of: 7) == [3, 7, 11])
    #expect(document.column(of: 8) == [3, 8, 12])
    #expect(GridDocument().lastColumn.isEmpty)
  }

  @Test func sharedValuesTellWhereCellsDiffer() {
    #expect(document.shared(\.layout.span, in: [2, 4]) == .same(1))
    #expect(document.shared(\.layout.span, in: [2, 3, 4]) == .different(first: 1))
    #expect(document.shared(\.layout.span, in: []) == .none)
    var document = document
    document.updateRows(of: [2, 3]) { $0.alignment = .bottom }
    #expect(document.rows.map(\.alignment) == [.bottom, .unspecified, .unspecified])
    #expect(document.sharedRows(\.alignment, of: [2, 4]) == .same(.bottom))
    #expect(document.sharedRows(\.alignment, of: [2, 6]) == .different(first: .bottom))
  }

  @Test func framesFixSides() {
    var layout = CellLayout()
    let sides = CellFrame.allCases.map { frame in
      layout.frame = frame
      return [layout.fixedWidth, layout.fixedHeight]
    }
    #expect(sides == [[80, 80], [nil, 80], [80, nil], [nil, nil]])
  }

  @Test func titlesAreTheNamesInWords() {
    #expect(GridAlignment.topLeading.title == "Top leading")
    #expect(GridAlignment.leadingFirstTextBaseline.title == "Leading first baseline")
    #expect(RowAlignment.unspecified.title == "Default")
    #expect(CellAnchor.unspecified.code == nil)
    #expect(CellAnchor.bottomTrailing.code == ".bottomTrailing")
  }

  @Test func honeycombStepsAddUp() {
    let combs = Honeycomb.Step.allCases.map { Honeycomb(step: $0) }
    #expect(combs.map(\.width) == [64, 55.4, 55.4, 55.4, 55.4, 55.4, 55.4])
    #expect(combs.map(\.shift) == [0, 0, 0, 15.4, 15.4, 15.4, 15.4])
    #expect(combs.map(\.rowHeight) == [64, 64, 64, 64, 48, 48, 48])
  }
}
