import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The controls of a group as the segments of a picker: equally wide, with lines between them, in the label colour. They fill
/// what is offered, and no text size changes them (measured: SwiftUI-ControlGroup1.png of mvolkmann/blog).
struct ControlSegments {
  let configuration: ControlGroupStyleConfiguration
  @Environment(\.lookNumbers) private var numbers
}

nonisolated extension ControlSegments: View {
  var body: some View {
    Group(subviews: configuration.content) { controls in
      EqualParts {
        ForEach(controls.indices, id: \.self) { index in
          controls[index]
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(alignment: .leading) {
              if index > 0 { ControlDivider().offset(x: -ControlMetrics.stepperDividerWidth) }
            }
        }
      }
    }
    .buttonStyle(SegmentButtonStyle())
    .labelStyle(SegmentLabelStyle())
    .font(.system(size: ControlMetrics.controlGroupFont, weight: .medium))
    .lineLimit(1)
    .frame(height: ControlMetrics.controlGroupHeight)
    .background(
      Color.controlFill, in: RoundedRectangle(cornerRadius: numbers.segmentsRadius)
    )
    .spacedAsControl()
  }
}

/// A button that can be pressed wherever its segment is.
nonisolated private struct SegmentButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.label }
      .changingEnvironment { environment in
        if configuration.label.view.wrapped is Image { environment.font = .segmentIcon }
      }
      .controlForeground { _ in AnyShapeStyle(Color.primary) }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .triggering(configuration)
  }
}

/// A label of which the icon is seen.
nonisolated private struct SegmentLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    IconOnlyLabelStyle().makeBody(configuration: configuration).font(.segmentIcon)
  }
}

nonisolated extension Font {
  fileprivate static var segmentIcon: Font { .system(size: ControlMetrics.controlGroupIconFont) }
}

/// Views beside each other, all as wide as the widest at least, a line's width apart.
nonisolated private struct EqualParts: Layout, Equatable {
  private var line: CGFloat { ControlMetrics.stepperDividerWidth }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let ideals = subviews.map { $0.sizeThatFits(.unspecified) }
    guard let widest = ideals.map(\.width).max(), let highest = ideals.map(\.height).max() else {
      return .zero
    }
    let count = CGFloat(subviews.count)
    let least = count * (widest + 2 * ControlMetrics.controlGroupPadding) + (count - 1) * line
    return CGSize(
      width: max(proposal.width ?? least, least), height: proposal.height ?? highest)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let count = CGFloat(subviews.count)
    let width = (bounds.width - (count - 1) * line) / count
    for (index, part) in subviews.enumerated() {
      part.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * (width + line), y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
