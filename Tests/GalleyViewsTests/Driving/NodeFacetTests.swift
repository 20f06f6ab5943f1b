import GalleyGeometry
import Testing

@testable import GalleyViews

/// What nodes say of their contents: it holds for the node's whole life, whatever value the content gets.
@Suite struct NodeFacetTests {
  private func nodes(of view: some View, in graph: ViewGraph) -> [ViewNode] {
    _ = graph.settle(view, environment: EnvironmentValues(), in: .unspecified)
    func all(_ node: ViewNode) -> [ViewNode] {
      [node] + (node.children + node.secondary).flatMap(all)
    }
    return graph.root.map(all) ?? []
  }

  @Test func everyFacetIsThatOfTheContent() {
    let view = VStack {
      Text("a").onTapGesture {}.accessibilityIdentifier("tap")
      Rectangle().opacity(0).allowsHitTesting(false).rotationEffect(.degrees(3))
      Image(systemName: "star").overlay { Text("b") }.onAppear {}.onHover { _ in }.clipped()
    }
    let found = nodes(of: view, in: ViewGraph())
    #expect(found.count > 10)
    for node in found {
      #expect(node.facets == NodeFacets(of: node.content), "\(node.name)")
      #expect((node.leaf != nil) == (node.content is any HitLeaf), "\(node.name)")
      #expect((node.hitFilter != nil) == (node.content is any HitFilter), "\(node.name)")
      #expect((node.hitMap != nil) == (node.content is any HitMap), "\(node.name)")
      #expect((node.layered != nil) == (node.content is any LayeredContent), "\(node.name)")
      #expect((node.touchable != nil) == (node.content is any TouchableContent), "\(node.name)")
      #expect((node.placed != nil) == (node.content is any PlacedContent), "\(node.name)")
      #expect((node.namedImage != nil) == (node.content is any NamedImageContent), "\(node.name)")
      #expect((node.opacityHolder != nil) == (node.content is any OpacityHolder), "\(node.name)")
      #expect((node.appearanceHolder != nil) == (node.content is any AppearanceHolder))
      #expect((node.clipping != nil) == (node.content is any ClippingContent), "\(node.name)")
      #expect(node.isHoverable == (node.content is any HoverHolder), "\(node.name)")
    }
    let all = found.reduce(into: NodeFacets()) { $0.formUnion($1.facets) }
    #expect(all.isSuperset(of: [.leaf, .filter, .map, .layered, .touchable, .placed]))
    #expect(all.isSuperset(of: [.namedImage, .opacity, .appearance, .hover, .clipping]))
  }

  @Test func aFacetGivesTheContentOfThePassThatIsShown() {
    let graph = ViewGraph()
    let clear = { (opacity: Double) in
      self.nodes(of: Rectangle().opacity(opacity), in: graph).compactMap {
        $0.opacityHolder?.isClear
      }
    }
    #expect(clear(1) == [false])
    #expect(clear(0) == [true])
    #expect(clear(0.5) == [false])
  }

  @Test func contentsAreAskedForWhatMovesWithoutACast() {
    let graph = ViewGraph()
    graph.beginClock()
    let found = nodes(of: Rectangle().opacity(0.5).padding(3), in: graph)
    let motions = found.filter { $0.motion?.content != nil }
    #expect(motions.contains { $0.content is any OpacityHolder })
    // Where a view lies is its own frame's.
    #expect(!motions.contains { $0.name.hasPrefix("padding") })
  }
}
