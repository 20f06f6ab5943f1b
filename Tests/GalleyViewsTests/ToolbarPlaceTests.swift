import Galley
import Testing

/// Where items of toolbars stand on a phone's screen of 390 points.
@Suite struct ToolbarPlaceTests {
  private func box(_ text: String, in view: some View) throws -> CGRect {
    let page = NavigationStack { view }.frame(width: 390, height: 400)
    let tree = try ImageRenderer(content: page).draw().layoutTree
    return try #require(tree?.first { $0.text == text }?.frame, "\(text)")
  }

  /// The documentation of `ToolbarItemPlacement.status`: in the middle of the bottom toolbar.
  @Test func aStatusStandsInTheMiddle() throws {
    let both = Color.red.toolbar {
      ToolbarItem(placement: .bottomBar) { Text("L") }
      ToolbarItem(placement: .status) { Text("Status") }
      ToolbarItem(placement: .bottomBar) { Text("Right") }
    }
    #expect(abs(try box("Status", in: both).midX - 195) < 1)
    #expect(abs(try box("L", in: both).minX - 16) < 1)
    #expect(abs(try box("Right", in: both).maxX - 374) < 1)
    let spread = Color.red.toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        Text("L")
        Spacer()
        Text("Right")
      }
      ToolbarItem(placement: .status) { Text("Status") }
    }
    #expect(abs(try box("Status", in: spread).midX - 195) < 1)
    #expect(abs(try box("L", in: spread).minX - 16) < 1)
    #expect(abs(try box("Right", in: spread).maxX - 374) < 1)
  }

  @Test func aTitleGivesWayToItems() throws {
    let screen = Color.red
      .navigationTitle("A title that is far too long for this bar")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Text("Lead") }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Text("Trailing one")
          Text("Two")
        }
      }
    let whole = try layoutTree(Text("Lead")).answer.width
    let lead = try box("Lead", in: screen)
    #expect(abs(lead.width - whole) < 1 && abs(lead.minX - 16) < 1)
    let title = try box("A title that is far too long for this bar", in: screen)
    #expect(title.minX >= lead.maxX + 7)
  }
}
