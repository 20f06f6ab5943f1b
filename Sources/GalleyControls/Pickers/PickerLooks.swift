import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A picker without its types.
nonisolated struct PickerView: View {
  let look: _PickerLook
  let label: AnyView
  let options: AnyView
  let currentValueLabel: AnyView?
  let isSelected: (OptionTag) -> Bool
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.radioButtonsAreHorizontal) private var isHorizontal
  @Environment(\.defaultWheelPickerItemHeight) private var itemHeight
  @Environment(\.menuIndicatorVisibility) private var indicator

  var body: some View {
    switch look {
    case .menu: LabeledRow(label: label) { menuValue }
    case .link:
      LabeledRow(label: label) {
        HStack {
          selectedOption.controlForeground { _ in AnyShapeStyle(Color.secondary) }
          DisclosureSign()
        }
      }
    case .segments: segments
    case .rows:
      if !labelsAreHidden { label.foregroundStyle(Color.secondary) }
      presented { TickedRow(content: $0, isSelected: $1) }
    case .radioButtons: LabeledRow(label: label) { radioButtons }
    case .wheel: wheel
    case .palette:
      HStack(spacing: 12) { presented { PaletteItem(content: $0, isSelected: $1) } }
        .fadedWhenDisabled()
    }
  }

  /// All options, each as `row` makes it.
  private func presented<Row: View>(_ row: @escaping (AnyView, Bool) -> Row) -> some View {
    let presenter = OptionPresenter(isSelected: isSelected) { AnyView(row($0, $1)) }
    return options.changingEnvironment { $0.optionPresenter = presenter }
  }

  /// The option that is chosen; what has no tag takes no room and is not seen.
  private var selectedOption: some View {
    let presenter = OptionPresenter(isSelected: isSelected) { option, isSelected in
      isSelected ? AnyView(HStack { option }.layoutValue(key: IsOptionKey.self, value: true)) : nil
    }
    return SelectedOptionLayout {
      if let currentValueLabel {
        HStack { currentValueLabel }.layoutValue(key: IsOptionKey.self, value: true)
      } else {
        options.changingEnvironment { $0.optionPresenter = presenter }
      }
    }
    .clipped()
  }

  private var menuValue: some View {
    HStack(spacing: 5) {
      selectedOption
      if indicator != .hidden { MenuSign() }
    }
    .controlForeground { $0.controlTint }
  }

  private var segments: some View {
    HStack(spacing: 0) { presented { Segment(content: $0, isSelected: $1) } }
      .padding(2)
      .background(Color.controlFill, in: RoundedRectangle(cornerRadius: 9))
      .fadedWhenDisabled()
  }

  @ViewBuilder private var radioButtons: some View {
    if isHorizontal {
      HStack(spacing: 12) { presented { RadioRow(content: $0, isSelected: $1) } }
    } else {
      VStack(alignment: .leading, spacing: 6) {
        presented { RadioRow(content: $0, isSelected: $1) }
      }
    }
  }

  private var wheel: some View {
    selectedOption
      .frame(maxWidth: .infinity, minHeight: itemHeight)
      .background(Color.controlFill, in: RoundedRectangle(cornerRadius: 8))
      .padding(.horizontal, 9)
      .frame(height: 216)
      .fadedWhenDisabled()
  }
}

/// Says of a view that it is the option to be seen.
nonisolated private struct IsOptionKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// The first option, as large as it is. All other views lie out of sight.
nonisolated private struct SelectedOptionLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.first { $0[IsOptionKey.self] }?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var isPlaced = false
    for subview in subviews {
      if !isPlaced, subview[IsOptionKey.self] {
        isPlaced = true
        subview.place(at: bounds.origin, proposal: proposal)
      } else {
        subview.place(
          at: CGPoint(x: bounds.maxX + 10_000, y: bounds.maxY), proposal: .zero)
      }
    }
  }
}

/// An option of a segmented picker.
nonisolated private struct Segment: View {
  let content: AnyView
  let isSelected: Bool
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    HStack { content }
      .font(.footnote.weight(isSelected ? .semibold : .medium))
      .lineLimit(1)
      .frame(maxWidth: .infinity, minHeight: 28)
      .background {
        if isSelected { RoundedRectangle(cornerRadius: 7).fill(pill) }
      }
  }

  private var pill: Color { scheme == .light ? .white : Color.gray.opacity(0.6) }
}

/// An option as a row, with a tick behind the selected one.
nonisolated private struct TickedRow: View {
  let content: AnyView
  let isSelected: Bool

  var body: some View {
    HStack {
      content
      Spacer(minLength: 0)
      if isSelected {
        Tick().stroke(lineWidth: 2).frame(width: 13, height: 12)
          .controlForeground { $0.controlTint }
      }
    }
    .fadedWhenDisabled()
  }
}

/// An option with a round button before it.
nonisolated private struct RadioRow: View {
  let content: AnyView
  let isSelected: Bool
  @Environment(\.tintStyle) private var tint

  var body: some View {
    HStack(spacing: 6) {
      Circle()
        .fill(
          isSelected ? tint ?? AnyShapeStyle(Color.accentColor) : AnyShapeStyle(Color.controlFill)
        )
        .frame(width: 16, height: 16)
        .overlay {
          if isSelected { Circle().fill(Color.white).frame(width: 6, height: 6) }
        }
      content
    }
  }
}

/// An option beside others, in a box when it is selected.
nonisolated private struct PaletteItem: View {
  let content: AnyView
  let isSelected: Bool

  var body: some View {
    HStack { content }
      .padding(6)
      .background(
        isSelected ? Color.controlFill : Color.clear, in: RoundedRectangle(cornerRadius: 6))
  }
}
