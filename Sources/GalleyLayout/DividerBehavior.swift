import GalleyGeometry

/// `Divider`: thin along the stack around it, across it as long as is offered (DV1).
package final class DividerBehavior: NodeBehavior {
  package var rule: String { "DV1: one pixel thick, as long as the offered length" }

  private let axis: Axis
  private let thickness: CGFloat

  /// - Parameters:
  ///   - orientation: the axis of the stack around; nil behaves as in a column.
  ///   - thickness: points.
  package init(orientation: Axis?, thickness: CGFloat) {
    axis = orientation ?? .vertical
    self.thickness = thickness
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    CGSize(major: thickness, minor: proposal[axis.other] ?? 10, along: axis)
  }
}
