import Galley
import GalleyRendering
import Testing

/// How wide the columns of a split view are.
@MainActor @Suite struct SplitColumnTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  /// The share of the middle line that the sidebar has.
  private func sidebar(_ width: CGFloat, column: CGFloat? = nil) throws -> Int {
    let split = NavigationSplitView {
      if let column { red.navigationSplitViewColumnWidth(column) } else { red }
    } detail: {
      Color(red: 0, green: 0, blue: 1)
    }
    let view = split.environment(\.horizontalSizeClass, .regular).frame(width: width, height: 200)
    let bitmap = try ImageRenderer(content: view).draw().bitmap()
    return (0..<bitmap.width).count { bitmap[$0, 150].red == 255 && bitmap[$0, 150].blue == 0 }
  }

  @Test func aColumnHasItsOwnWidth() throws {
    #expect(abs(try sidebar(1000) - 320) <= 1)
    #expect(abs(try sidebar(1000, column: 200) - 200) <= 1)
  }

  @Test func aThirdOfANarrowRoomIsLeftForTheLastColumn() throws {
    #expect(abs(try sidebar(390) - 260) <= 1)
    #expect(abs(try sidebar(600, column: 500) - 400) <= 1)
  }
}
