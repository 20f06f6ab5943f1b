import Galley
import GalleyControls
import Testing

/// Inspectors are columns, and sheets in a compact width.
@Suite struct InspectorTests {
  private func box(
    _ text: String, isPresented: Bool = true, width: UserInterfaceSizeClass
  ) throws -> CGRect? {
    let view = Text("main")
      .inspector(isPresented: .constant(isPresented)) {
        Text("inspector").inspectorColumnWidth(100)
      }
      .frame(width: 500, height: 200)
      .environment(\.horizontalSizeClass, width)
    return try ImageRenderer(content: view).draw().layoutTree?.first { $0.text == text }?.frame
  }

  @Test func aColumnStandsAtTheTrailingEdge() throws {
    let inspector = try #require(try box("inspector", width: .regular))
    let main = try #require(try box("main", width: .regular))
    #expect(abs(inspector.midX - 450) < 1)
    // Between the view and the column is a line of a pixel.
    #expect(abs(main.midX - 199.5) < 1)
    #expect(try box("inspector", isPresented: false, width: .regular) == nil)
    let alone = try #require(try box("main", isPresented: false, width: .regular))
    #expect(abs(alone.midX - 250) < 1)
  }

  @Test func inACompactWidthItIsASheet() throws {
    let main = try #require(try box("main", width: .compact))
    let inspector = try #require(try box("inspector", width: .compact))
    #expect(abs(main.midX - 250) < 1 && abs(inspector.midX - 250) < 1)
    #expect(try box("inspector", isPresented: false, width: .compact) == nil)
  }
}
