import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A picker without its types.
struct PickerView {
  let look: _PickerLook
  let label: AnyView
  let options: AnyView
  let currentValueLabel: AnyView?
  let isSelected: (OptionTag) -> Bool
  let select: (OptionTag) -> Void
  /// What is chosen, where that is a text.
  let title: Text?
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.radioButtonsAreHorizontal) private var isHorizontal
  @Environment(\.defaultWheelPickerItemHeight) private var itemHeight
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.listContext) private var list
  @Environment(stylesOf: PrimitiveButtonStyleConfiguration.self) private var buttonStyles
  @Environment(\.isInMenu) private var isInMenu

  init(
    look: _PickerLook, label: AnyView, options: AnyView, currentValueLabel: AnyView?,
    isSelected: @escaping (OptionTag) -> Bool, select: @escaping (OptionTag) -> Void, title: Text?
  ) {
    self.look = look
    self.label = label
    self.options = options
    self.currentValueLabel = currentValueLabel
    self.isSelected = isSelected
    self.select = select
    self.title = title
  }
}

nonisolated extension PickerView: View {
  var body: some View {
    if isInMenu {
      rows()
    } else {
      closed
    }
  }

  /// All options as rows of a menu.
  private func rows(then close: @escaping () -> Void = {}) -> some View {
    presented(then: close) { MenuRow(content: $0, isSelected: $1) }
  }

  @ViewBuilder private var closed: some View {
    switch look {
    case .menu: menu.element(.picker)
    case .link:
      MenuSource { close in
        rows(then: close)
      } label: {
        LabeledRow(label: label) {
          HStack {
            selectedOption.controlForeground { _ in AnyShapeStyle(Color.secondary) }
            PickerChevron()
          }
        }
        .contentShape(Rectangle())
      }
      .element(.picker)
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
  /// - Parameter close: runs once an option was chosen.
  private func presented<Row: View>(
    then close: @escaping () -> Void = {}, _ row: @escaping (AnyView, Bool) -> Row
  ) -> some View {
    let (isSelected, select) = (isSelected, select)
    let presenter = OptionPresenter(isSelected: isSelected) { option, tag in
      AnyView(
        row(option, isSelected(tag))
          .contentShape(Rectangle())
          .pressable(name: "Option", as: TappedPart(.option, isSelected: isSelected(tag))) {
            select(tag)
            close()
          })
    }
    return options.changingEnvironment { $0.optionPresenter = presenter }
  }

  /// All options, each of which knows whether it is chosen, and how it is.
  private var marked: some View {
    let (isSelected, select) = (isSelected, select)
    let presenter = OptionPresenter(isSelected: isSelected) { option, tag in
      AnyView(
        option.containerValue(\.isChosenOption, isSelected(tag))
          .containerValue(\.optionChoice, { select(tag) }))
    }
    return options.changingEnvironment { $0.optionPresenter = presenter }
  }

  /// All options, made to one view that knows which of them is chosen.
  private func together<Whole: View>(
    @ViewBuilder _ whole: @escaping ([PickerOption]) -> Whole
  ) -> some View {
    Group(subviews: marked) { subviews in
      whole(
        subviews.map {
          PickerOption(
            view: $0, isChosen: $0.containerValues.isChosenOption,
            choose: $0.containerValues.optionChoice)
        })
    }
  }

  /// The option that is chosen; what has no tag takes no room and is not seen.
  private var selectedOption: some View {
    let isSelected = isSelected
    let presenter = OptionPresenter(isSelected: isSelected) { option, tag in
      isSelected(tag)
        ? AnyView(HStack { option }.layoutValue(key: IsOptionKey.self, value: true)) : nil
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
      MenuSource { close in
        rows(then: close)
      } label: {
        LabeledRow(label: label) {
          menuValue.controlForeground { _ in AnyShapeStyle(Color.secondary) }
        }
        .contentShape(Rectangle())
      }
    } else if buttonStyles.isEmpty {
      MenuSource { close in
        rows(then: close)
      } label: {
        menuValue
          .controlForeground { $0.controlTint }
          .padding(.horizontal, ControlMetrics.buttonPaddingX)
          .padding(.vertical, ControlMetrics.buttonPaddingY)
          .contentShape(Rectangle())
      }
    } else {
      MenuSource { close in
        rows(then: close)
      } label: {
        Button {
        } label: {
          menuValue
        }
        .allowsHitTesting(false)
        .background { Color.clear.contentShape(Rectangle()) }
      }
    }
  }

  private var menuValue: some View {
    HStack(spacing: ControlMetrics.menuIndicatorGap) {
      MenuValue { selectedOption }
      if indicator != .hidden { MenuIndicator() }
    }
  }

  private var segments: some View {
    together { Segments(options: $0) }.sunkInListRows().fadedWhenDisabled()
  }

  private var wheel: some View {
    together { options in
      TurningWheel(rowHeight: itemHeight) { _ in
        let chosen = options.firstIndex { $0.isChosen } ?? 0
        return WheelColumn(
          rows: options.map {
            AnyView(
              $0.view.contentShape(Rectangle()).pressable(
                name: "Option", as: TappedPart(.option, isSelected: $0.isChosen),
                action: $0.choose))
          }, chosen: chosen, turn: { options[chosen + $0].choose() })
      }
      .frame(maxWidth: .infinity)
      .background { WheelBand(height: itemHeight) }
    }
    .fadedWhenDisabled()
  }

  @ViewBuilder private var radioButtons: some View {
    if isHorizontal {
      HStack(spacing: ControlMetrics.radioColumnGap) {
        presented { RadioRow(content: $0, isSelected: $1) }
      }
    } else {
      VStack(alignment: .leading, spacing: ControlMetrics.radioRowGap) {
        presented { RadioRow(content: $0, isSelected: $1) }
      }
    }
  }
}

/// An option of a picker that shows all of them.
nonisolated struct PickerOption {
  let view: Subview
  let isChosen: Bool
  let choose: () -> Void
}

nonisolated extension ContainerValues {
  private enum IsChosenKey: ContainerValueKey {
    static var defaultValue: Bool { false }
  }
  private enum ChoiceKey: ContainerValueKey {
    static var defaultValue: () -> Void { {} }
  }

  /// What chooses the option that the view is.
  fileprivate var optionChoice: () -> Void {
    get { self[ChoiceKey.self] }
    set { self[ChoiceKey.self] = newValue }
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

  var body: some View {
    HStack {
      content
      Spacer(minLength: 0)
      if isSelected {
        SizedTick().controlForeground { $0.controlTint }
      }
    }
    .fadedWhenDisabled()
  }
}

/// An option with a round button before it.
private struct RadioRow {
  let content: AnyView
  let isSelected: Bool
  @Environment(\.tintStyle) private var tint
}

nonisolated extension RadioRow: View {
  var body: some View {
    HStack(spacing: ControlMetrics.radioGap) {
      Circle()
        .fill(
          isSelected ? tint ?? AnyShapeStyle(Color.accentColor) : AnyShapeStyle(Color.controlFill)
        )
        .frame(width: ControlMetrics.radioSide, height: ControlMetrics.radioSide)
        .overlay {
          if isSelected {
            Circle().fill(Color.white)
              .frame(width: ControlMetrics.radioDot, height: ControlMetrics.radioDot)
          }
        }
      content
    }
  }
}
