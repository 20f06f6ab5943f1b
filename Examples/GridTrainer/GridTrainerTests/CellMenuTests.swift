import Galley
import SwiftUI
import Testing

/// What the menu of a cell does, in a menu that a tap opens.
@MainActor @Suite struct CellMenuTests {
  private let model = TrainerModel(Preset.anchors.document)
  private let renderer: ImageRenderer<AnyView>

  /// The middle cell of the first row.
  init() {
    let model = model
    let view = Menu("Menu") { CellMenu(model: model, id: 3) }
      .frame(width: 400, height: 700, alignment: .topLeading)
      .background(.white)
    renderer = ImageRenderer(content: AnyView(view))
    renderer.scale = 1
  }

  private var ids: [[Int]] { model.document.rows.map { $0.cells.map(\.id) } }

  private func choose(_ item: String) throws {
    try renderer.tap("Menu")
    try renderer.tap(item)
  }

  @Test func cellsRowsAndColumnsAreSelected() throws {
    #expect(ids == [[2, 3, 4], [6, 7, 8]])
    try choose("Select Cell")
    #expect(model.selection == [3])
    try choose("Select Column")
    #expect(model.selection == [3, 7])
    try choose("Select Row")
    #expect(model.selection == [2, 3, 4, 7])
    try choose("Deselect Cell")
    #expect(model.selection == [2, 4, 7])
    try choose("Deselect Row")
    #expect(model.selection == [7])
  }

  @Test(arguments: [
    ("Add Cell Before", [[2, 9, 3, 4], [6, 7, 8]]),
    ("Add Cell After", [[2, 3, 9, 4], [6, 7, 8]]),
    ("Add Row Above", [[10, 11, 12], [2, 3, 4], [6, 7, 8]]),
    ("Add Row Below", [[2, 3, 4], [10, 11, 12], [6, 7, 8]]),
    ("Remove Cell", [[2, 4], [6, 7, 8]]),
    ("Remove Row", [[6, 7, 8]]),
    ("Remove Selected Cells", [[2, 3], [6, 8]]),
  ])
  func cellsAndRowsAreAddedAndRemoved(_ item: String, _ expected: [[Int]]) throws {
    model.select([4, 7])
    try choose(item)
    #expect(ids == expected)
    model.undo()
    #expect(model.document == Preset.anchors.document)
  }
}
