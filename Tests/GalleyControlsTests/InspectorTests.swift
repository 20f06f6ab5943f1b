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

  /// inspector.png of mecid/mecid.github.io: from 1046 to 1366.
  @Test func aColumnIs320PointsWide() throws {
    let view = Color.red.layoutName("main")
      .inspector(isPresented: .constant(true)) { Color.blue.layoutName("inspector") }
      .frame(width: 1366, height: 200)
      .environment(\.horizontalSizeClass, .regular)
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    let tree = try #require(try renderer.draw().layoutTree)
    func frame(_ name: String) throws -> CGRect {
      try #require(tree.first { $0.isNamed && $0.name == name }?.frame)
    }
    #expect(try frame("inspector") == CGRect(x: 1046, y: 0, width: 320, height: 200))
    // The line before it is a pixel wide.
    #expect(try frame("main").maxX == 1045.5)
  }

  @Test func inACompactWidthItIsASheet() throws {
    let main = try #require(try box("main", width: .compact))
    let inspector = try #require(try box("inspector", width: .compact))
    #expect(abs(main.midX - 250) < 1 && abs(inspector.midX - 250) < 1)
    #expect(try box("inspector", isPresented: false, width: .compact) == nil)
  }
}
