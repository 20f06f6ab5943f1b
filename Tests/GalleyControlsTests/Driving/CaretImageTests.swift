import Galley
import Testing

/// The caret and the selection as they are drawn.
@MainActor @Suite struct CaretImageTests {
  private func field(_ text: String) -> ImageRenderer<some View> {
    ImageRenderer(
      content: TextField("Name", text: .constant(text)).tint(.red).frame(width: 200, height: 40)
        .background(.white))
  }

  /// The columns of the image that have a red of the caret or of the selection.
  private func redColumns(_ renderer: ImageRenderer<some View>, full: Bool) throws -> [Int] {
    let bitmap = try renderer.draw().bitmap()
    return (0..<bitmap.width).filter { x in
      let color = bitmap[x, 20]
      let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
      return red > max(green, blue) + 20 && (green < 100) == full
    }
  }

  @Test func theCaretIsDrawnWhereItStands() throws {
    let renderer = field("mmmm")
    renderer.showsCaret = true
    // Nothing has the focus.
    #expect(try redColumns(renderer, full: true) == [])
    try renderer.tap("Name")
    let end = try redColumns(renderer, full: true)
    #expect(end.count == 2)
    try renderer.key(.leftArrow)
    let before = try redColumns(renderer, full: true)
    try renderer.key(.home)
    let start = try redColumns(renderer, full: true)
    let columns = [start, before, end].compactMap(\.last)
    #expect(columns.count == 3 && columns == columns.sorted() && Set(columns).count == 3)
    renderer.showsCaret = false
    #expect(try redColumns(renderer, full: true) == [])
  }

  @Test func aSelectionIsDrawnInPlaceOfTheCaret() throws {
    let renderer = field("mmmm")
    renderer.showsCaret = true
    try renderer.tap("Name")
    let end = try #require(try redColumns(renderer, full: true).last)
    try renderer.key("a", modifiers: .command)
    #expect(try redColumns(renderer, full: true) == [])
    let selected = try redColumns(renderer, full: false)
    #expect(selected.count > end / 4 && (selected.last ?? 0) <= end)
  }

  @Test func anEmptyFieldHasItsCaretAtItsStart() throws {
    let renderer = field("")
    renderer.showsCaret = true
    try renderer.tap("Name")
    #expect(try redColumns(renderer, full: true).first.map { $0 < 3 } == true)
  }
}
