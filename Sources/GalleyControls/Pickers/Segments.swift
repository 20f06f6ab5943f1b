import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Options beside each other in one box, all of one width; the chosen one lies on a box of its own. No text
/// size changes them.
struct Segments {
  let options: [PickerOption]
  @Environment(\.lookNumbers) private var numbers
}

nonisolated extension Segments: View {
  var body: some View {
    HStack(spacing: ControlMetrics.segmentDividerWidth) {
      ForEach(options.indices, id: \.self) { index in
        Segment(option: options[index])
          .overlay(alignment: .leading) {
            if hasDivider(before: index) { SegmentDivider() }
          }
      }
    }
    .frame(height: ControlMetrics.segmentsHeight)
    .background(Color.controlFill)
    .clipShape(RoundedRectangle(cornerRadius: numbers.segmentsRadius))
    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    .spacedAsControl()
  }

  /// There is a line between two options of which none is chosen.
  private func hasDivider(before index: Int) -> Bool {
    index > 0 && !options[index].isChosen && !options[index - 1].isChosen
  }
}

nonisolated private struct SegmentDivider: View {
  var body: some View {
    Rectangle().fill(Color.controlDivider)
      .frame(
        width: ControlMetrics.segmentDividerWidth, height: ControlMetrics.segmentDividerHeight
      )
      .offset(x: -ControlMetrics.segmentDividerWidth)
  }
}

private struct Segment {
  let option: PickerOption
  @Environment(\.lookNumbers) private var numbers
}

nonisolated extension Segment: View {
  var body: some View {
    option.view
      .font(
        .system(size: ControlMetrics.segmentFont, weight: option.isChosen ? .semibold : .medium)
      )
      .lineLimit(1)
      .padding(.horizontal, ControlMetrics.segmentPadding)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if option.isChosen {
          RoundedRectangle(cornerRadius: numbers.segmentRadius)
            .fill(Color.chosenSegment)
            .knobShadow()
        }
      }
      .padding(ControlMetrics.segmentsInset)
      .contentShape(Rectangle())
      .pressable(
        name: "Option", as: TappedPart(.option, isSelected: option.isChosen), action: option.choose)
  }
}
