import GalleyGeometry

/// `Spacer`: PV4, PV6, SG3.
package final class SpacerBehavior: NodeBehavior {
  package var rule: String { "PV4: at least its minimum, at most the offered length" }

  /// The length in points of a spacer that states none.
  package static let defaultMinimum: CGFloat = 8

  private let minimum: CGFloat
  private let axes: Axis.Set

  /// - Parameter orientation: the axis of the stack around the spacer, nil for both axes.
  package init(minLength: CGFloat?, orientation: Axis?) {
    minimum = max(0, minLength ?? Self.defaultMinimum)
    axes = orientation.map { Axis.Set($0) } ?? [.horizontal, .vertical]
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    func length(_ axis: Axis) -> CGFloat {
      axes.contains(Axis.Set(axis)) ? max(minimum, proposal[axis] ?? minimum) : 0
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { .zero(on: axes) }

  package func priority(of node: LayoutNode) -> Double { -.infinity }
}
