import Galley
import GalleyRendering
import Testing

@testable import GalleyViews

/// Where nodes are seen on their way: each is looked at once.
@MainActor @Suite struct SeenBoxTests {
  private struct Rows: View {
    let rows: Int
    let columns: Int
    @State private var isMoved = false
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).layoutName("go").onTapGesture {
          withAnimation(.linear(duration: 1)) { isMoved = true }
        }
        ForEach(0..<rows, id: \.self) { _ in
          HStack(spacing: 0) {
            ForEach(0..<columns, id: \.self) { _ in Color.blue.frame(width: 4, height: 4) }
          }
          .padding(isMoved ? 3 : 1)
        }
      }
      .frame(width: 600, alignment: isMoved ? .trailing : .leading)
    }
  }

  /// In the middle of the way of all views.
  private func graph(rows: Int, columns: Int) throws -> ViewGraph {
    let renderer = ImageRenderer(content: Rows(rows: rows, columns: columns))
    try renderer.tap("go")
    try renderer.advance(by: 0.5)
    return renderer.graph
  }

  private func nodes(_ node: ViewNode) -> [ViewNode] {
    [node] + (node.children + node.secondary).flatMap { nodes($0) }
  }

  /// The box of a node that asks all in it anew.
  private func simpleBox(_ node: ViewNode) -> CGRect? {
    let own = CGRect(origin: .zero, size: node.shownSize)
    guard node.frameMovement == .none else { return node.seenBoxInImage(of: own) }
    var (seen, final): (CGRect?, CGRect?) = (nil, nil)
    for child in node.paintedChildren where !child.layout.isAbsent {
      guard let now = simpleBox(child), let later = child.boxInImage else { continue }
      (seen, final) = (seen?.union(now) ?? now, final?.union(later) ?? later)
    }
    guard let seen, let final, let box = node.boxInImage, seen != final else {
      return node.seenBoxInImage(of: own)
    }
    let (left, top) = (seen.minX + box.minX - final.minX, seen.minY + box.minY - final.minY)
    return CGRect(
      x: left, y: top, width: max(0, seen.maxX + box.maxX - final.maxX - left),
      height: max(0, seen.maxY + box.maxY - final.maxY - top))
  }

  @Test func boxesAreThoseOfAllInThem() throws {
    let graph = try graph(rows: 3, columns: 4)
    let root = try #require(graph.root)
    graph.drawing {
      let boxes = SeenBoxes(graph)
      let nodes = nodes(root).filter { !$0.layout.isAbsent }
      #expect(nodes.contains { boxes.box(of: $0) != $0.boxInImage })
      for node in nodes { #expect(boxes.box(of: node) == simpleBox(node)) }
    }
  }

  /// Of 10,000 views and all that they lie in, each is asked for by what it lies in alone.
  @Test func eachNodeIsLookedAtOnce() throws {
    let graph = try graph(rows: 100, columns: 100)
    let root = try #require(graph.root)
    graph.drawing {
      let boxes = SeenBoxes(graph)
      let nodes = nodes(root).filter { !$0.layout.isAbsent }
      for node in nodes { _ = boxes.box(of: node) }
      #expect(nodes.count > 10_000)
      #expect(boxes.count <= nodes.count && boxes.steps < nodes.count)
    }
  }
}
