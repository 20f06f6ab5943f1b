import Galley
import SwiftUI
import Testing

/// The chips as a finger moves them.
@MainActor @Suite struct ChipsTests {
  private let model = ChipsModel()
  private let renderer: ImageRenderer<AnyView>

  init() {
    let view = ChipsView(model: model).frame(width: 390, height: 844).background(.white)
    renderer = ImageRenderer(content: AnyView(view))
    renderer.scale = 1
  }

  @Test func theStepperChangesTheNumberOfChips() throws {
    #expect(model.count == 75)
    try renderer.tap("75 words, Decrement")
    try renderer.tap("74 words, Decrement")
    #expect(model.shown.count == 73)
    try renderer.tap("73 words, Increment")
    #expect(model.shown.count == 74)
  }

  @Test func slidersMoveTheChips() throws {
    let start = try place(of: 1)
    try renderer.slide("Padding", to: 60)
    let padded = try place(of: 1)
    #expect(abs(padded.minX - start.minX - 52) < 0.001)
    #expect(padded.minY == start.minY)
    try renderer.slide("Spacing", to: 40)
    #expect(try abs(place(of: 1).minX - padded.minX - 32) < 0.001)
  }

  @Test func thePickerMovesTheRows() throws {
    let leading = try place(of: 0).minX
    try renderer.tap("Trailing")
    #expect(model.alignment == .trailing)
    let trailing = try place(of: 0).minX
    try renderer.tap("Center")
    // 8 of the rows, and 8 of the chip.
    #expect(leading == 16)
    #expect(try place(of: 0).minX == (leading + trailing) / 2)
  }

  @Test func theShuffleIsAnimated() throws {
    let start = try image()
    try renderer.tap("Shuffle")
    #expect(Set(model.all.map(\.id)) == Set(0..<75))
    #expect(model.all.map(\.id) != Array(0..<75))
    try renderer.advance(by: 0.1)
    let between = try image()
    try renderer.advance(by: 5)
    let end = try image()
    #expect(between != start)
    #expect(between != end)
    try renderer.advance(by: 1)
    #expect(try image() == end)
  }

  private func image() throws -> Bitmap { try renderer.draw().bitmap() }

  /// The frame of the word of a chip in the image: of the first chip with that word.
  private func place(of id: Int) throws -> CGRect {
    let word = ChipsModel().all[id].word
    func find(_ node: LayoutTree) -> LayoutTree? {
      node.text == word ? node : node.children.lazy.compactMap(find).first
    }
    return try #require(try renderer.draw().layoutTree.flatMap(find)).frame
  }
}
