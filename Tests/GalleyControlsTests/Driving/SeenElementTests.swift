import Foundation
import Galley
import Testing

/// What of the elements is seen, where a view around or the image shows only a part.
@MainActor @Suite struct SeenElementTests {
  private func tree(_ view: some View) throws -> ElementTree {
    try #require(try ImageRenderer(content: view).draw().elementTree)
  }

  private func box(_ label: String, width: CGFloat = 20) -> some View {
    Color.red.frame(width: width, height: 20).accessibilityLabel(label)
  }

  @Test func whatIsScrolledAwayIsOutOfSight() throws {
    let tree = try tree(
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<4, id: \.self) { box("Row \($0)", width: 40) } }
        }
        .frame(width: 40, height: 50)
        box("Below", width: 40)
      })
    #expect(tree.elements.map(\.label) == ["Row 0", "Row 1", "Row 2", "Row 3", "Below"])
    #expect(tree.elements.map(\.isOutOfSight) == [false, false, false, true, false])
    #expect(
      tree.elements.map(\.seen) == [nil, nil, CGRect(x: 0, y: 40, width: 40, height: 10), nil, nil])
    // Where it is, is still said.
    #expect(tree.elements[3].frame == CGRect(x: 0, y: 60, width: 40, height: 20))
    #expect(tree.readingOrder.contains("4 Group \"Row 3\" out of sight\n"))
    #expect(tree.text.contains("Group \"Row 3\" out of sight at 0, 60, 40 x 20\n"))
    #expect(tree.json.contains("\"seen\": [0.0, 40.0, 40.0, 10.0]"))
    #expect(tree.json.contains("\"outOfSight\": true"))
    #expect(try ElementTree(json: Data(tree.json.utf8)).json == tree.json)
  }

  @Test func clipsMasksAndTheImageCutElements() throws {
    let tree = try tree(
      VStack(alignment: .leading, spacing: 0) {
        box("cut").offset(x: 10).clipped()
        box("away").offset(x: 40).clipped()
        box("masked").mask { Color.black.frame(width: 5, height: 20) }
        box("circle", width: 40).clipShape(Circle())
        box("off").offset(x: 900)
        box("edge").offset(x: 30)
        ScrollView { box("free").offset(y: 15) }.frame(width: 20, height: 20).scrollClipDisabled()
      })
    #expect(tree.size == CGSize(width: 40, height: 140))
    let seen = Dictionary(tree.elements.map { ($0.label, $0.seen) }) { $1 }
    #expect(seen["cut"] == CGRect(x: 10, y: 0, width: 10, height: 20))
    #expect(seen["masked"] == CGRect(x: 7.5, y: 40, width: 5, height: 20))
    #expect(seen["circle"] == CGRect(x: 10, y: 60, width: 20, height: 20))
    #expect(seen["edge"] == CGRect(x: 30, y: 100, width: 10, height: 20))
    #expect(seen["free"] == CGRect(x: 0, y: 135, width: 20, height: 5))
    #expect(tree.elements.filter(\.isOutOfSight).map(\.label) == ["away", "off"])
  }

  /// What is drawn at the place of a text that is scrolled away says nothing of its contrast.
  @Test func whatIsOutOfSightHasNoContrast() throws {
    let view = VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { Text("Row \($0)").foregroundStyle(.white).frame(height: 40) }
        }
        .frame(width: 80)
      }
      .frame(width: 80, height: 40).background(.black)
      Color.white.frame(width: 80, height: 80)
    }
    let drawing = try ImageRenderer(content: view).draw()
    let tree = try #require(drawing.elementTree)
    #expect(tree.elements.map(\.isOutOfSight) == [false, true, true])
    #expect(AccessibilityAudit(try drawing.bitmap(), scale: 1).warnings(of: tree) == [])
  }
}
