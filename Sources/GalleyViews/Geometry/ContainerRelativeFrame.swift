import GalleyGeometry
import GalleyLayout

nonisolated extension View {
  /// A box as large as the nearest container around: the window of a scroll view, less its content's margins, or the image.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// A frame as long as `span` of the equal parts that the container around has room for.
  /// - Parameters:
  ///   - count: how many parts there are.
  ///   - span: how many of them the frame has.
  ///   - spacing: points between two parts.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(count, 1))
      let span = CGFloat(max(span, 1))
      let part = (length - spacing * (count - 1)) / count
      return part * span + spacing * (span - 1)
    }
  }

  /// A box whose sides are made of those of the container around.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modified(by: RelativeFrameContent(axes: axes, alignment: alignment, length: length))
  }

  /// Makes the view a container that frames in it are relative to.
  package func relativeFrameContainer() -> some View {
    modified(by: RelativeFrameContainer())
  }
}

private struct RelativeFrameContainer: EffectContent {
  var name: String { "container" }
}

/// A frame whose lengths come from a container that the pass has placed: another pass knows them.
private struct RelativeFrameContent: NodeContent {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  var name: String { "containerRelativeFrame" }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior { RelativeFrameBehavior() }

  func updateBehavior(_ behavior: any NodeBehavior, in context: NodeContext) -> Bool { true }

  /// The lengths are set where they are known.
  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    (old as? Self)?.alignment == alignment
  }

  func settle(_ node: ViewNode, in graph: ViewGraph) -> Bool {
    guard let behavior = node.layout.behavior as? RelativeFrameBehavior else { return true }
    let container = Self.container(of: node)
    func own(_ axis: Axis) -> CGFloat? {
      guard axes.contains(Axis.Set(axis)) else { return nil }
      let value = length(container[axis], axis)
      return value.isNaN ? 0 : max(value, 0)
    }
    let lengths = ProposedViewSize(width: own(.horizontal), height: own(.vertical))
    if behavior.lengths == lengths, behavior.alignment == alignment { return true }
    graph.noteChange(
      StateChange(
        view: name, state: "size", old: "\(behavior.lengths)", new: "\(lengths)"), isTold: true)
    (behavior.lengths, behavior.alignment) = (lengths, alignment)
    node.layout.invalidate()
    return false
  }

  private static func container(of node: ViewNode) -> CGSize {
    var last = node
    while let parent = last.parent {
      last = parent
      if last.isScrollWindow {
        return last.layout.frame.size.inset(by: last.environment.scrollContentMargins)
      }
      if last.content is RelativeFrameContainer { return last.layout.frame.size }
    }
    return last.layout.placedProposal.replacingUnspecifiedDimensions(by: last.layout.frame.size)
  }
}

extension CGSize {
  /// What margins leave of the size.
  fileprivate func inset(by margins: EdgeInsets) -> CGSize {
    CGSize(
      width: max(width - margins.leading - margins.trailing, 0),
      height: max(height - margins.top - margins.bottom, 0))
  }
}

private final class RelativeFrameBehavior: UnaryBehavior {
  var rule: String { "CRF: a part of the container around, or the child's" }
  /// Nil along an axis is the child's, and before the first pass.
  var lengths = ProposedViewSize.unspecified
  var alignment = Alignment.center

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: lengths.width ?? proposal.width, height: lengths.height ?? proposal.height)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let child = node.children.first?.sizeThatFits(offer(proposal)) ?? .zero
    return CGSize(width: lengths.width ?? child.width, height: lengths.height ?? child.height)
  }

  func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Placement {
    let offer = offer(proposal)
    let box = ViewDimensions(size: size)
    let own = child.dimensions(for: offer)
    return Placement(
      origin: CGPoint(
        x: box[alignment.horizontal] - own[alignment.horizontal],
        y: box[alignment.vertical] - own[alignment.vertical]), proposal: offer)
  }
}
