import Galley
import SwiftUI
import Testing

/// The trainer as a finger uses it.
@MainActor @Suite struct TrainerTests {
  private let model = TrainerModel()
  private let renderer: ImageRenderer<AnyView>

  init() {
    let view = TrainerView(model: model)
      .frame(width: 1100, height: 900)
      .background(.white)
      .environment(\.horizontalSizeClass, .regular)
    renderer = ImageRenderer(content: AnyView(view))
    renderer.scale = 1
  }

  @Test func clicksSelectAndDeselect() throws {
    try renderer.tap("red cell", occurrence: 1)
    try renderer.tap("green cell", occurrence: 2)
    #expect(model.selection == [2, 12])
    try renderer.tap("red cell", occurrence: 1)
    #expect(model.selection == [12])
    try renderer.tap(at: CGPoint(x: 20, y: 60))
    #expect(model.selection.isEmpty)
  }

  @Test func aPickerChangesAllSelectedCells() throws {
    try renderer.tap("red cell", occurrence: 1)
    try renderer.tap("red cell", occurrence: 2)
    try renderer.tap("Anchor")
    try renderer.tap("Top trailing")
    #expect(model.document.shared(\.layout.anchor, in: [2, 9]) == .same(.topTrailing))
    #expect(model.document.cells.count { $0.layout.anchor == .topTrailing } == 2)
    #expect(model.code.contains(".gridCellAnchor(.topTrailing)"))
    #expect(model.undoName == "Anchor")
  }

  @Test func aSignShowsWhereCellsDiffer() throws {
    model.edit("Span") { $0.update([2]) { $0.layout.span = 2 } }
    model.select([2])
    #expect(try count("Mixed") == 0)
    model.select([3])
    // Spans and colours.
    #expect(try count("Mixed") == 2)
    model.deselect([2])
    #expect(try count("Mixed") == 0)
  }

  /// A drag is many changes and one step.
  @Test func undoTakesADragBack() throws {
    try renderer.slide("Horizontal", to: 30)
    #expect(model.document.settings.horizontalSpacing == 30)
    try renderer.slide("Horizontal", to: 40)
    try renderer.tap("undo")
    #expect(model.document.settings.horizontalSpacing == 30)
    try renderer.tap("undo")
    #expect(model.document.settings.horizontalSpacing == 5)
    #expect(throws: (any Error).self) { try renderer.tap("undo") }
    try renderer.tap("redo")
    #expect(model.document.settings.horizontalSpacing == 30)
  }

  @Test func undoKeepsTheCellsThatAreThere() throws {
    model.select(model.document.cellIDs)
    model.edit("Add Row") { $0.addRow(.after, cell: 2) }
    model.select(model.document.cellIDs)
    #expect(model.selection.count == 24)
    try renderer.tap("undo")
    #expect(model.selection.count == 18)
  }

  @Test func casesAreOpenedAndTakenBack() throws {
    try renderer.tap("Cases")
    try renderer.tap("Ambiguous spans")
    #expect(model.document == Preset.ambiguousSpans.document)
    try renderer.tap("Cases")
    try renderer.tap("Honeycomb in seven steps")
    for _ in 0..<9 { _ = try? renderer.tap(stepper) }
    #expect(model.document == Preset.honeycomb(.gaps).document)
    try renderer.tap("undo")
    #expect(model.document == Preset.honeycomb(.clip).document)
  }

  private var stepper: String {
    let step = model.document.settings.honeycomb?.step.rawValue ?? 0
    return "Step \(step) of 7, Increment"
  }

  @Test func theMenuRemovesWhatIsSelected() throws {
    try renderer.tap("Edit")
    try renderer.tap("Select First Column")
    #expect(model.selection == [2, 9, 16])
    try renderer.tap("Edit")
    try renderer.tap("Remove Selected Cells")
    #expect(model.document.rows.map(\.cells.count) == [5, 5, 5])
    #expect(model.selection.isEmpty)
  }

  @Test func cellsTakeWords() throws {
    try renderer.tap("red cell", occurrence: 1)
    try renderer.scroll(to: "Text")
    try renderer.tap("Text")
    #expect(model.document.cell(2)?.look.text == "Words")
    #expect(model.code.contains("TextTile(text: \"Words\", size: 20, color: .red)"))
    try renderer.scroll(to: "words")
    try renderer.type("ome", into: "words")
    #expect(model.document.cell(2)?.look.text == "Wordsome")
    // What is typed is one step.
    try renderer.tap("undo")
    #expect(model.document.cell(2)?.look.text == "Words")
  }

  /// The button says so until the code is another one.
  @Test func theCodeIsCopied() throws {
    try renderer.tap("Copy Code")
    #expect(try count("Copied") == 1)
    model.edit("Padding") { $0.settings.padding = 0 }
    #expect(try count("Copied") == 0)
    #expect(try count("Copy Code") == 1)
  }

  @Test func aGridWithoutCellsSaysSo() throws {
    model.edit("Remove Cells") { $0.remove(model.document.cellIDs) }
    #expect(try count("No Cells") == 1)
    try renderer.tap("Edit")
    try renderer.tap("Add Row")
    #expect(try count("No Cells") == 0)
    #expect(model.document.rows.map(\.cells.count) == [6])
  }

  /// How many views in sight, or below it in the inspector, show a text.
  private func count(_ text: String) throws -> Int {
    func count(_ node: LayoutTree) -> Int {
      node.children.reduce(node.text == text ? 1 : 0) { $0 + count($1) }
    }
    return try count(#require(renderer.draw().layoutTree))
  }
}
