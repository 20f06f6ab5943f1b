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
  @Environment(\.listContext) private var list
  @Environment(\.buttonStyles) private var buttonStyles

  var body: some View {
    switch look {
    case .menu: menu
    case .link:
      LabeledRow(label: label) {
        HStack {
          selectedOption.controlForeground { _ in AnyShapeStyle(Color.secondary) }
          DisclosureSign()
        }
      }
    case .segments, .palette: segments
    case .rows:
      if list == nil {
        wheel
      } else {
        if !labelsAreHidden { label.foregroundStyle(Color.secondary) }
        presented { TickedRow(content: $0, isSelected: $1) }
      }
    case .radioButtons: LabeledRow(label: label) { radioButtons }.drawnPlainly("Picker")
    case .wheel: wheel
    }
  }

  /// All options, each as `row` makes it.
  private func presented<Row: View>(_ row: @escaping (AnyView, Bool) -> Row) -> some View {
    let presenter = OptionPresenter(isSelected: isSelected) { AnyView(row($0, $1)) }
    return options.changingEnvironment { $0.optionPresenter = presenter }
  }

  /// All options, made to one view that knows which of them is chosen.
  private func together<Whole: View>(
    @ViewBuilder _ whole: @escaping ([PickerOption]) -> Whole
  ) -> some View {
    Group(subviews: presented { $0.containerValue(\.isChosenOption, $1) }) { subviews in
      whole(
        subviews.map { PickerOption(view: $0, isChosen: $0.containerValues.isChosenOption) })
    }
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

  /// In a list a row with the value at its end; elsewhere the value alone, as a button.
  @ViewBuilder private var menu: some View {
    if list != nil {
      LabeledRow(label: label) {
        menuValue.controlForeground { _ in AnyShapeStyle(Color.secondary) }
      }
    } else if buttonStyles.isEmpty {
      menuValue
        .controlForeground { $0.controlTint }
        .padding(.horizontal, ControlMetrics.buttonPaddingX)
        .padding(.vertical, ControlMetrics.buttonPaddingY)
    } else {
      Button {
      } label: {
        menuValue
      }
    }
  }

  private var menuValue: some View {
    HStack(spacing: 5) {
      selectedOption
      if indicator != .hidden { MenuSign() }
    }
  }

  private var segments: some View {
    together { Segments(options: $0) }.sunkInListRows().fadedWhenDisabled()
  }

  private var wheel: some View {
    together { options in
      WheelRows(
        rows: options.map { AnyView($0.view) },
        chosen: options.firstIndex { $0.isChosen } ?? 0, rowHeight: itemHeight
      )
      .frame(maxWidth: .infinity)
      .background { WheelBand(height: itemHeight) }
    }
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
}

/// An option of a picker that shows all of them.
nonisolated struct PickerOption {
  let view: Subview
  let isChosen: Bool
}

nonisolated extension ContainerValues {
  private enum IsChosenKey: ContainerValueKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the view is what the picker around has chosen.
  fileprivate var isChosenOption: Bool {
    get { self[IsChosenKey.self] }
    set { self[IsChosenKey.self] = newValue }
  }
}

/// Says of a view that it is the option to be seen.
nonisolated private struct IsOptionKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// The first option, as large as it is. All other views lie out of sight.
nonisolated private struct SelectedOptionLayout: Layout, Equatable {
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

/// An option as a row, with a tick behind the selected one.
nonisolated private struct TickedRow: View {
  let content: AnyView
  let isSelected: Bool
  @ScaledMetric private var side: CGFloat = 13

  var body: some View {
    HStack {
      content
      Spacer(minLength: 0)
      if isSelected {
        Tick()
          .stroke(style: StrokeStyle(lineWidth: side / 6.5, lineCap: .round, lineJoin: .round))
          .frame(width: side, height: side * 0.92)
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
