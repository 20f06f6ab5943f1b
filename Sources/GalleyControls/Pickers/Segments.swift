import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Options beside each other in one box, all of one width; the chosen one lies on a box of its own. No text
/// size changes them.
nonisolated struct Segments: View {
  let options: [PickerOption]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(options.indices, id: \.self) { index in
        Segment(option: options[index])
          .overlay(alignment: .leading) {
            if hasDivider(before: index) { SegmentDivider() }
          }
      }
    }
    .padding(ControlMetrics.segmentsInset)
    .frame(height: ControlMetrics.segmentsHeight)
    .background(
      Color.controlFill, in: RoundedRectangle(cornerRadius: ControlMetrics.segmentsRadius)
    )
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
      .frame(width: 1, height: ControlMetrics.segmentDividerHeight)
      .offset(x: -0.5)
  }
}

nonisolated private struct Segment: View {
  let option: PickerOption

  var body: some View {
    option.view
      .font(
        .system(size: ControlMetrics.segmentFont, weight: option.isChosen ? .semibold : .medium)
      )
      .lineLimit(1)
      .padding(.horizontal, 4)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if option.isChosen {
          RoundedRectangle(cornerRadius: ControlMetrics.segmentRadius)
            .fill(Color.chosenSegment)
            .shadow(color: Color.black.opacity(0.04), radius: 0.5, y: 3)
            .shadow(color: Color.black.opacity(0.12), radius: 4, y: 3)
        }
      }
      .contentShape(Rectangle())
      .pressable(name: "Option", action: option.choose)
  }
}
