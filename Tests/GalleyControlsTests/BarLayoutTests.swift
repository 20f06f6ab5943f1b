import Galley
import Testing

@testable import GalleyControls

/// How the views of a bar share its width: both ends, the middle, and one that says how wide the middle may become.
@Suite struct BarLayoutTests {
  private func end(_ ideal: CGFloat) -> some View {
    Color.red.frame(minWidth: 0, idealWidth: ideal, maxWidth: ideal).frame(height: 10)
  }

  private func frames(
    _ leading: CGFloat, _ middle: CGFloat, _ trailing: CGFloat, inline: CGFloat = 0,
    shortens: Bool = true
  ) throws -> [CGRect] {
    let bar = BarLayout(shortensLeading: shortens) {
      end(leading).layoutName("part")
      Color.red.frame(width: middle, height: 10).layoutName("part")
      end(trailing).layoutName("part")
      Color.red.frame(width: inline, height: 10)
    }
    func parts(_ tree: LayoutTree) -> [CGRect] {
      (tree.name == "part" ? [tree.frame] : []) + tree.children.flatMap(parts)
    }
    return parts(try #require(Renderer().render(bar.frame(width: 300, height: 10)).layoutTree))
  }

  /// The way back has what the middle leaves on its side, 8 points between them, and a quarter of the bar at least.
  @Test func theLeadingEndGivesWay() throws {
    let shared = try frames(200, 100, 20)
    #expect(shared.map(\.width) == [92, 100, 20])
    #expect(shared.map(\.minX) == [0, 100, 280])
    // A middle of more than half of the bar counts as half.
    #expect(try frames(200, 180, 20)[0].width == 75)
    // What is not seen keeps as much room.
    #expect(try frames(200, 40, 20, inline: 100)[0].width == 92)
    // Without a middle, the end has all that the other one leaves.
    #expect(try frames(400, 0, 20)[0].width == 280)
    #expect(try frames(50, 100, 20)[0].width == 50)
  }

  @Test func itemsAreNotShortened() throws {
    let items = try frames(200, 40, 20, shortens: false)
    #expect(items.map(\.width) == [200, 40, 20])
    // The middle stands between them, not in the middle of the bar.
    #expect(items[1].minX == 208)
    #expect(try frames(10, 40, 20, shortens: false)[1].midX == 150)
    // From the other side as well.
    #expect(try frames(10, 40, 180, shortens: false)[1].maxX == 112)
  }
}
