import GalleyGeometry
import GalleyLayout
import Testing

/// How far neighbours are apart where no spacing is set (SG1 to SG10), and what containers state (ST13).
@Suite struct SpacingRuleTests {
  private let text = ViewSpacing.text(leading: 3, below: 5, above: 4)

  private func node(_ behavior: any NodeBehavior, _ children: LayoutNode...) -> LayoutNode {
    let node = LayoutNode(name: "node", behavior: behavior)
    node.setChildren(children)
    return node
  }

  private func spacer(_ orientation: Axis? = .horizontal) -> LayoutNode {
    node(SpacerBehavior(minLength: 0, orientation: orientation))
  }

  @Test("SG1, SG10: 8 points where neither view states a distance")
  func defaults() {
    for axis in [Axis.horizontal, .vertical] {
      #expect(ViewSpacing().distance(to: ViewSpacing(), along: axis) == 8)
      #expect(ViewSpacing.content.distance(to: .content, along: axis) == 8)
    }
  }

  @Test("SG2: a shared category is added up and decides; else a plain length; else the default")
  func categories() {
    #expect(text.distance(to: text, along: .vertical) == 3)
    #expect(text.distance(to: .content, along: .vertical) == 5)
    #expect(ViewSpacing.content.distance(to: text, along: .vertical) == 4)
    #expect(text.distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .horizontal) == 0)
  }

  @Test("SG3: a spacer states 0 along its axis, and on all edges outside of a stack")
  func spacers() {
    let inRow = spacer().spacing
    #expect(inRow.distance(to: .content, along: .horizontal) == 0)
    #expect(ViewSpacing.content.distance(to: inRow, along: .horizontal) == 0)
    #expect(inRow.distance(to: .content, along: .vertical) == 8)
    #expect(spacer(nil).spacing.distance(to: .content, along: .vertical) == 0)
  }

  @Test(
    "SG6: a symbol touches the text or symbol above or below it; in a row with a text, the text decides"
  )
  func symbols() {
    let symbol = ViewSpacing.symbol
    for (upper, lower) in [(symbol, symbol), (symbol, text), (text, symbol)] {
      #expect(upper.distance(to: lower, along: .vertical) == 0)
      #expect(upper.distance(to: lower, along: .horizontal) == 8)
    }
    #expect(symbol.distance(to: .content, along: .vertical) == 8)
    let row = symbol.union(text)
    #expect(row == text.union(symbol) && row == text)
    #expect(row.distance(to: row, along: .vertical) == 3)
  }

  @Test("SG4: texts state distances above and below, never beside")
  func texts() {
    for other in [text, .content] {
      #expect(text.distance(to: other, along: .horizontal) == 8)
      #expect(other.distance(to: text, along: .horizontal) == 8)
    }
  }

  @Test("SG5: padding takes the distance of the edges that it touches, a length of 0 none")
  func padding() {
    let right = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 4)
    let padded = node(PaddingBehavior(right), spacer()).spacing
    #expect(ViewSpacing.content.distance(to: padded, along: .horizontal) == 0)
    #expect(padded.distance(to: .content, along: .horizontal) == 8)
    let none = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    #expect(node(PaddingBehavior(none), spacer()).spacing == spacer().spacing)
  }

  @Test(
    "SG7: an overlay and an effect keep the distances of their view; a position has the default")
  func wrappers() {
    let own = spacer().spacing
    #expect(node(SecondaryBehavior(alignment: .center), spacer(), leaf(9, 9)).spacing == own)
    #expect(node(PassthroughBehavior(), spacer()).spacing == own)
    #expect(node(OffsetBehavior(CGSize(width: 9, height: 9)), spacer()).spacing == own)
    #expect(node(PositionBehavior(.zero), spacer()).spacing == ViewSpacing())
  }

  @Test("SG8: a union has the larger length of each category, on the edges that are named")
  func unions() {
    let wide = ViewSpacing.text(leading: 7, below: 1, above: 9)
    #expect(text.union(wide) == ViewSpacing.text(leading: 7, below: 5, above: 9))
    #expect(text.union(wide, edges: []) == text)
    #expect(text.union(.zero, edges: .leading).distance(to: .content, along: .horizontal) == 8)
    var leading = text
    leading.formUnion(.zero, edges: .leading)
    #expect(ViewSpacing.content.distance(to: leading, along: .horizontal) == 0)
  }

  private struct Plain: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { .zero }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test("SG9: a layout states the union of its views; a ZStack that of the highest priority")
  func layouts() {
    let both = container(Plain(), [leaf(5, 5), spacer()]).spacing
    #expect(both.distance(to: .content, along: .horizontal) == 0)
    // A spacer's priority is minus infinity.
    let stack = container(ZStackLayout(), [leaf(5, 5), spacer(nil)]).spacing
    #expect(stack.distance(to: .content, along: .horizontal) == 8)
    let alone = container(ZStackLayout(), [spacer(nil)]).spacing
    #expect(alone.distance(to: .content, along: .horizontal) == 0)
  }

  @Test("ST13: a stack states its first and last child's edges along its axis; an empty one 0")
  func stacks() {
    let row = container(HStackLayout(), [spacer(), leaf(5, 5), leaf(5, 5)]).spacing
    #expect(ViewSpacing.content.distance(to: row, along: .horizontal) == 0)
    #expect(row.distance(to: .content, along: .horizontal) == 8)
    #expect(row.distance(to: .content, along: .vertical) == 8)
    // Across its axis one child is enough.
    let column = container(VStackLayout(), [leaf(5, 5), spacer(), leaf(5, 5)]).spacing
    #expect(column.distance(to: .content, along: .horizontal) == 0)
    #expect(container(HStackLayout(), []).spacing == .zero)
  }
}
