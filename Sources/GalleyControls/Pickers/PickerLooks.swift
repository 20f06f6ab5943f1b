import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A picker without its types.
struct PickerView {
  let look: _PickerLook
  let label: AnyView
  let options: AnyView
  let currentValueLabel: AnyView?
  let choice: OptionChoice
  /// The label, where it has a text.
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
    choice: OptionChoice, title: Text?
  ) {
    self.look = look
    self.label = label
    self.options = options
    self.currentValueLabel = currentValueLabel
    self.choice = choice
    self.title = title
  }
}

nonisolated extension PickerView: View {
  var body: some View {
    if isInMenu {
      // The options are a section of the menu.
      Section { rows() }
    } else {
      closed
    }
  }

  /// What the picker is called where its label is not drawn: outside of lists, and where labels are hidden.
  private var undrawnTitle: Text? {
    guard let title, title != Text(verbatim: ""), title != Text("") else { return nil }
    return list == nil || labelsAreHidden ? title : nil
  }

  /// All options as rows of a menu.
  private func rows(then close: @escaping () -> Void = {}) -> some View {
    presented(then: close) { MenuRow(content: $0, isSelected: $1) }
  }

  @ViewBuilder private var closed: some View {
    switch look {
    case .menu: menu.element(.picker, label: undrawnTitle)
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
      .element(.picker, label: labelsAreHidden ? undrawnTitle : nil)
    case .segments, .palette: segments
    case .rows:
      if list == nil {
        wheel
      } else {
        if !labelsAreHidden { label.defaultForegroundStyle(Color.secondary) }
        presented { TickedRow(content: $0, isSelected: $1) }
      }
    case .radioButtons: LabeledRow(label: label) { radioButtons }.drawnPlainly("Picker")
    case .wheel: wheel
    }
  }

  /// All views of the content: each option as `row` makes it, and what stands between options as it is.
  /// - Parameter close: runs once an option was chosen.
  private func presented<Row: View>(
    then close: @escaping () -> Void = {}, _ row: @escaping (AnyView, Bool) -> Row
  ) -> some View {
    let choice = choice
    return Group(subviews: options) { views in
      ForEach(views) { view in
        let values = view.containerValues
        if choice.isOption(values) {
          row(AnyView(view), choice.isChosen(values))
            .contentShape(Rectangle())
            .pressable(
              name: "Option", as: TappedPart(.option, isSelected: choice.isChosen(values))
            ) {
              choice.choose(values)
              close()
            }
        } else {
          view
        }
      }
    }
  }

  /// All views of the content, made to one view that knows which of them is chosen.
  private func together<Whole: View>(
    @ViewBuilder _ whole: @escaping ([PickerOption]) -> Whole
  ) -> some View {
    let choice = choice
    return Group(subviews: options) { views in
      whole(
        views.map { view in
          let values = view.containerValues
          return PickerOption(
            view: view, isChosen: choice.isChosen(values), choose: { choice.choose(values) })
        })
    }
  }

  /// The option that is chosen, as large as it is; no other view of the content is there.
  private var selectedOption: some View {
    let choice = choice
    return SelectedOptionLayout {
      if let currentValueLabel {
        HStack { currentValueLabel }
      } else {
        Group(subviews: options) { views in
          ForEach(views.filter { choice.isChosen($0.containerValues) }.prefix(1)) { option in
            HStack { option }
          }
        }
      }
    }
    .clipped()
  }

  /// In a list a row with the value at its end; elsewhere the value alone, as a button.
  @ViewBuilder private var menu: some View {
    if list != nil {
      PickerMenuRow(label: label) {
        menuValue.controlForeground { _ in AnyShapeStyle(Color.secondary) }
      } rows: {
        rows(then: $0)
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

/// A row of a list that opens a menu at its value wherever it is pressed.
private struct PickerMenuRow<Value: View, Rows: View> {
  let label: AnyView
  let value: Value
  let rows: (@escaping () -> Void) -> Rows
  @State private var isOpen = false

  init(
    label: AnyView, @ViewBuilder value: () -> Value,
    @ViewBuilder rows: @escaping (@escaping () -> Void) -> Rows
  ) {
    self.label = label
    self.value = value()
    self.rows = rows
  }
}

nonisolated extension PickerMenuRow: View {
  var body: some View {
    LabeledRow(label: label) {
      // As much belongs to it as to a picker's box elsewhere.
      value.showingMenu($isOpen, room: ControlMetrics.buttonPaddingY, rows: rows)
    }
    .contentShape(Rectangle())
    .pressable(name: "Menu", as: TappedPart(.menu)) { isOpen = true }
  }
}

/// An option of a picker that shows all of them.
nonisolated struct PickerOption {
  let view: Subview
  let isChosen: Bool
  let choose: () -> Void
}

/// One view, as large as it is, at the start; what goes while it comes lies there, too.
nonisolated private struct SelectedOptionLayout: Layout, Equatable {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
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
