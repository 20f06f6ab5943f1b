import GalleyGeometry
import Testing

@testable import GalleyViews

/// What is stored in a node and in a graph is split by what changes together: a new value goes to the part that it
/// changes with.
@Suite struct NodePartsTests {
  /// Node and graph of a view in a frame, as an image has them.
  private func drawn() throws -> (graph: ViewGraph, node: ViewNode) {
    let graph = ViewGraph()
    graph.update(Color.red.frame(width: 4, height: 4), environment: EnvironmentValues())
    return (graph, try #require(graph.root))
  }

  /// The numbers are those of the parts, and may only fall.
  @Test func nodesAndGraphsHaveFewStoredProperties() throws {
    let (graph, node) = try drawn()
    #expect(Mirror(reflecting: node).children.count <= 9)
    #expect(Mirror(reflecting: graph).children.count <= 11)
    let parts = ["key", "surroundings", "relatives", "kept", "reports"]
    let found = Mirror(reflecting: node).children.filter { parts.contains($0.label ?? "") }
    #expect(found.count == parts.count)
    for part in found {
      #expect(Mirror(reflecting: part.value).children.count <= 4, "\(part.label ?? "")")
    }
  }

  /// A part costs no memory of its own: nothing is boxed, and the bytes are those of the values.
  @Test func partsLieInTheNode() {
    let parts =
      MemoryLayout<NodeKey>.size + MemoryLayout<NodeSurroundings>.size
      + MemoryLayout<NodeRelatives>.size + MemoryLayout<NodeMemory>.size
      + MemoryLayout<NodeReports>.size
    #expect(parts <= 180, "\(parts)")
  }
}
