import Foundation
import Galley
import GalleyScenes
import Testing

/// Why a cell of a grid has the room that it has.
@Suite struct GridExplanationTests {
  private func scene(_ view: String, width: Int, height: Int) throws -> Scene {
    try Scene(
      data: Data(
        #"{"galley": 1, "canvas": {"width": \#(width), "height": \#(height)}, "view": \#(view)}"#
          .utf8), file: "grid.json")
  }

  /// Six rows of three texts in Inter, whose widths are its own; with `spans`, the first column has one text for three
  /// rows.
  private func table(size: Int, spans: Bool = false, more: String = "") -> String {
    func text(_ text: String, _ modifiers: String = "") -> String {
      #"""
      {"type": "Text", "text": "\#(text)", "modifiers": [
        {"font": {"name": "Inter", "size": \#(size)}}\#(modifiers)]}
      """#
    }
    let tall = spans ? #", {"gridCellRows": 3}"# : ""
    let rows = [
      [text("Line"), text("Stop"), text("Min")],
      [text("7", tall), text("Old mill", more), text("9")],
      [text("Harbour"), text("14")], [text("Lantern"), text("38")],
      [text("2"), text("Heron point"), text("52")], [text("Quay"), text("60")],
    ].map { #"{"type": "GridRow", "children": [\#($0.joined(separator: ", "))]}"# }
    return
      #"{"type": "Grid", "alignment": "leading", "children": [\#(rows.joined(separator: ", "))]}"#
  }

  private func lines(_ scene: Scene, _ name: String) throws -> [String] {
    let report = try scene.render(explaining: [name])
    return "\(try #require(report.explanations[name]))".split(separator: "\n").map(String.init)
  }

  /// GR8 and GR14: rows without any cell that covers rows leave room, too.
  @Test func aTextThatIsCutBesideRoomIsExplained() throws {
    let name = #"Text "Old mill""#
    let scene = try scene(table(size: 33), width: 299, height: 303)
    #expect(
      try lines(scene, name).dropFirst(2).prefix(8) == [
        "in Grid", "  it covers row 2, column 2",
        "  11 of 15 cells were measured before it: the least flexible come first (GR7)",
        "  of 299 wide, gaps took 16 and settled columns 57; 2 open columns get 113 each (GR8)",
        "  of 303 high, gaps took 0 and settled rows 80; 4 open rows get 55.75 each (GR8)",
        "  it was offered 113 x 55.75 and answered 81 x 40; its slot became 95 x 40",
        "  at the width of its slot it asks for a height of 80, 40 more than the slot has",
        "  28 of width and 23 of height were left when all cells had answered; a grid does not "
          + "offer them again (GR8, GR14)",
      ])
  }

  /// What the guide advises: the text asks for all of its height, so it is measured among the first.
  @Test func aTextThatKeepsItsHeightIsWhole() throws {
    let scene = try scene(
      table(size: 33, more: #", {"fixedSize": "vertical"}"#), width: 299, height: 303)
    let report = try scene.render()
    #expect(!report.problems.contains { "\($0)".contains("Old mill") })
  }

  @Test func cellsThatCoverRowsAreExplained() throws {
    let scene = try scene(table(size: 20, spans: true), width: 299, height: 303)
    let lines = try lines(scene, #"Text "7""#)
    #expect(lines.contains("in Grid"))
    #expect(lines.contains("  it covers rows 2 to 4, column 1"))
  }

  @Test func withoutAProposalEveryCellHasItsIdealSize() throws {
    let scene = try Scene(
      data: Data(#"{"galley": 1, "view": \#(table(size: 20))}"#.utf8), file: "grid.json")
    let lines = try lines(scene, #"Text "Old mill""#)
    #expect(
      lines.contains(
        "  nothing was offered, so every cell was measured at its ideal size (GR6)"))
  }

  /// A view that modifiers lie around is its cell; one in a stack in a cell is the stack's.
  @Test func aCellIsFoundThroughItsModifiers() throws {
    let cell =
      #"{"type": "Text", "text": "a", "modifiers": [{"layoutName": "a"}, {"padding": 4}, {"border": "red"}]}"#
    let stack =
      #"{"type": "HStack", "children": [{"type": "Text", "text": "b", "modifiers": [{"layoutName": "b"}]}, {"type": "Divider"}]}"#
    let scene = try scene(
      #"{"type": "Grid", "children": [{"type": "GridRow", "children": [\#(cell), \#(stack)]}]}"#,
      width: 200, height: 100)
    #expect(try lines(scene, "a").contains("  it covers row 1, column 1"))
    #expect(try !lines(scene, "b").contains("in Grid"))
  }

  /// An explanation leaves no trace: the image is the same with it and without.
  @Test func explainingChangesNothing() throws {
    let scene = try scene(table(size: 31, spans: true), width: 251, height: 203)
    let names = [#"Text "7""#, #"Text "Quay""#, "Grid"]
    #expect(try scene.render(explaining: names).bitmap == scene.render().bitmap)
  }
}
