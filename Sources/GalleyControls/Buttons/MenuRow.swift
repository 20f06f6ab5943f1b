import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A button of a menu.
nonisolated struct MenuRowStyle: PrimitiveButtonStyle {
  let close: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    MenuRow(content: AnyView(configuration.label), role: configuration.role)
      .contentShape(Rectangle())
      .pressable(name: "Button", as: TappedPart(.button)) {
        close()
        configuration.trigger()
      }
  }
}

/// A row of a menu. One of those of which some are chosen has room for a tick before it, and so have all rows of its menu.
struct MenuRow {
  let content: AnyView
  /// Whether the row is chosen; nil of a row that is never.
  var isSelected: Bool?
  var role: ButtonRole?
  @Environment(\.pixelLength) private var pixel
  @Environment(\.lookNumbers) private var numbers
  @Environment(\.menuLook) private var lengths
  @Environment(\.menuHasTicks) private var menuHasTicks

  init(content: AnyView, isSelected: Bool? = nil, role: ButtonRole? = nil) {
    self.content = content
    self.isSelected = isSelected
    self.role = role
  }

  private var tick: some View {
    SizedTick(width: lengths.tickWidth, height: lengths.tickHeight)
  }

  private var hasTickRoom: Bool { isSelected != nil || menuHasTicks }
}

nonisolated extension MenuRow: View {
  var body: some View {
    HStack(spacing: 0) {
      if hasTickRoom {
        HStack(spacing: 0) { if isSelected == true { tick } }
          .frame(width: lengths.textStart - lengths.tickStart, alignment: .leading)
      }
      HStack { content }.frame(maxWidth: .infinity, alignment: .leading)
    }
    .font(lengths.font._ofLabels)
    .defaultForegroundStyle(role == .destructive ? Color.red : Color.primary)
    .padding(.leading, hasTickRoom ? lengths.tickStart : ScreenMetrics.menuMargin)
    .padding(.trailing, ScreenMetrics.menuMargin)
    .padding(.vertical, lengths.rowInset)
    // The line below is as thick as a pixel.
    .frame(minHeight: lengths.rowHeight - numbers.menuSeparator * pixel)
    .fadedWhenDisabled(asOneImage: false)
    .containerValue(\.hasTickRoom, isSelected != nil)
  }
}

/// The icon of a label in a menu is behind its title, at the end of the row; on iOS 26 before it.
nonisolated struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuLabel(configuration: configuration)
  }
}

private struct MenuLabel {
  let configuration: LabelStyleConfiguration
  @Environment(\._systemLook) private var look

  init(configuration: LabelStyleConfiguration) { self.configuration = configuration }
}

nonisolated extension MenuLabel: View {
  var body: some View {
    if look == .iOS26 {
      let start = MenuLook.iconMiddle - MenuLook.iconRoom / 2
      HStack(spacing: MenuLook.iconTitleStart - start - MenuLook.iconRoom) {
        icon
        configuration.title
      }
      .padding(.leading, start - ScreenMetrics.menuMargin)
    } else {
      HStack(spacing: 0) {
        configuration.title.frame(maxWidth: .infinity, alignment: .leading)
        icon
      }
    }
  }

  private var icon: some View { configuration.icon.frame(width: MenuLook.iconRoom) }
}

nonisolated extension ContainerValues {
  private enum TickRoomKey: ContainerValueKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the view is a row of a menu that can be chosen.
  var hasTickRoom: Bool {
    get { self[TickRoomKey.self] }
    set { self[TickRoomKey.self] = newValue }
  }
}
