import Galley
import Testing

/// Headers and footers of sections in lazy grids have lines of their own.
@Suite struct LazySectionTests {
  private func box(_ width: CGFloat, _ height: CGFloat, _ name: String) -> some View {
    Color.red.frame(width: width, height: height).layoutName(name)
  }

  /// Two tracks of 40 points with 10 between them in a grid that is offered 200.
  private func grid(_ alignment: HorizontalAlignment) -> some View {
    let columns = [GridItem(.fixed(40), spacing: 10), GridItem(.fixed(40))]
    return LazyVGrid(columns: columns, alignment: alignment, spacing: 5) {
      Section {
        ForEach(0..<3) { box(40, 20, "\($0)") }
      } header: {
        Color.blue.frame(height: 12).layoutName("header")
      } footer: {
        box(30, 8, "footer")
      }
      Section {
        box(40, 20, "3")
      } header: {
        box(20, 6, "second")
      }
    }
  }

  @Test func aHeaderIsAsWideAsTheGrid() throws {
    let tree = try layoutTree(grid(.leading), ProposedViewSize(width: 200, height: nil))
    // Lines of 12, 20, 20, 8, 6 and 20 points with 5 between them.
    #expect(tree.answer == CGSize(width: 200, height: 111))
    let frames: [(String, CGRect)] = [
      ("header", CGRect(x: 0, y: 0, width: 200, height: 12)),
      ("0", CGRect(x: 0, y: 17, width: 40, height: 20)),
      ("1", CGRect(x: 50, y: 17, width: 40, height: 20)),
      ("2", CGRect(x: 0, y: 42, width: 40, height: 20)),
      ("footer", CGRect(x: 0, y: 67, width: 30, height: 8)),
      ("second", CGRect(x: 0, y: 80, width: 20, height: 6)),
      ("3", CGRect(x: 0, y: 91, width: 40, height: 20)),
    ]
    for (name, frame) in frames { #expect(tree.first(named: name)?.frame == frame, "\(name)") }
  }

  @Test func headersAreAlignedAsTheGrid() throws {
    let tree = try layoutTree(grid(.trailing), ProposedViewSize(width: 200, height: nil))
    #expect(tree.first(named: "header")?.frame.minX == 0)
    #expect(tree.first(named: "0")?.frame.minX == 110)
    #expect(tree.first(named: "footer")?.frame.minX == 170)
    let middle = try layoutTree(grid(.center), ProposedViewSize(width: 200, height: nil))
    #expect(middle.first(named: "0")?.frame.minX == 55)
    #expect(middle.first(named: "second")?.frame.minX == 90)
  }

  @Test func theHeaderOfRowsIsAsHighAsTheGrid() throws {
    let rows = [GridItem(.fixed(20), spacing: 4), GridItem(.fixed(20))]
    let grid = LazyHGrid(rows: rows, spacing: 3) {
      Section {
        ForEach(0..<3) { box(10, 20, "\($0)") }
      } header: {
        Color.blue.frame(width: 7).layoutName("header")
      }
    }
    let tree = try layoutTree(grid, ProposedViewSize(width: nil, height: 60))
    #expect(tree.answer == CGSize(width: 33, height: 60))
    #expect(tree.first(named: "header")?.frame == CGRect(x: 0, y: 0, width: 7, height: 60))
    #expect(tree.first(named: "0")?.frame == CGRect(x: 10, y: 8, width: 10, height: 20))
    #expect(tree.first(named: "1")?.frame == CGRect(x: 10, y: 32, width: 10, height: 20))
    #expect(tree.first(named: "2")?.frame == CGRect(x: 23, y: 8, width: 10, height: 20))
  }

  /// Stacks have headers and footers as views one after the other.
  @Test func stacksHaveNoLines() throws {
    let stack = HStack(spacing: 0) {
      Section {
        box(10, 10, "row")
      } header: {
        box(20, 10, "header")
      }
    }
    let tree = try layoutTree(stack, ProposedViewSize(width: 200, height: 100))
    #expect(tree.answer == CGSize(width: 30, height: 10))
    #expect(tree.first(named: "row")?.frame.minX == 20)
  }
}
