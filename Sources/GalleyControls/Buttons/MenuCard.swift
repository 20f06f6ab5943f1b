import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A view that opens a menu when it is pressed, or pressed for long.
struct MenuSource<Label: View, Rows: View> {
  private let opensLate: Bool
  private let rows: (@escaping () -> Void) -> Rows
  private let label: Label
  @State private var isOpen = false

  /// - Parameter rows: what is in the menu; it is handed what closes it.
  init(
    opensLate: Bool = false, @ViewBuilder rows: @escaping (@escaping () -> Void) -> Rows,
    @ViewBuilder label: () -> Label
  ) {
    self.opensLate = opensLate
    self.rows = rows
    self.label = label()
  }
}

nonisolated extension MenuSource: View {
  var body: some View {
    if opensLate {
      label
        .highPriorityGesture(LongPressGesture().onEnded { _ in isOpen = true })
        .showingMenu($isOpen, rows: rows)
    } else {
      label.pressable(name: "Menu", as: TappedPart(.menu)) { isOpen = true }
        .showingMenu($isOpen, rows: rows)
    }
  }
}

nonisolated extension View {
  /// Draws a menu at the view over all others while it is open.
  func showingMenu<Rows: View>(
    _ isOpen: Binding<Bool>, @ViewBuilder rows: @escaping (@escaping () -> Void) -> Rows
  ) -> some View {
    MenuPresenter(source: self, isOpen: isOpen, rows: rows)
  }
}

/// A view with its open menu. It is the same one whether the menu is open or not, and keeps its state.
private struct MenuPresenter<Source: View, Rows: View> {
  let source: Source
  let isOpen: Binding<Bool>
  let rows: (@escaping () -> Void) -> Rows
  /// Where the view lies in the image.
  @State private var frame = CGRect.zero
  @Environment(\.isInBar) private var isInBar
  @Environment(\.barRowHeight) private var barHeight

  init(
    source: Source, isOpen: Binding<Bool>, rows: @escaping (@escaping () -> Void) -> Rows
  ) {
    self.source = source
    self.isOpen = isOpen
    self.rows = rows
  }
}

nonisolated extension MenuPresenter: View {
  var body: some View {
    let isOpen = isOpen
    source
      .onGeometryChange(for: CGRect?.self) {
        isOpen.wrappedValue ? $0.frame(in: .global) : nil
      } action: {
        if let found = $0 { frame = found }
      }
      .presenting(
        isOpen.wrappedValue
          ? MenuCard(
            source: opener, gap: isInBar ? 0 : ScreenMetrics.menuGap,
            close: { isOpen.wrappedValue = false }, rows: rows) : nil, dimsTint: false)
  }

  /// What the menu stands at: the view, or as much of its bar.
  private var opener: CGRect {
    let rest = isInBar ? max(0, barHeight - frame.height) : 0
    return frame.insetBy(dx: 0, dy: -rest / 2)
  }
}

/// The rows of an open menu on a card below or above what opened it. A touch beside it closes it.
struct MenuCard<Rows: View> {
  let source: CGRect
  /// Points between the source and the card.
  let gap: CGFloat
  let close: () -> Void
  let rows: (@escaping () -> Void) -> Rows
  @Environment(\.lookNumbers) private var numbers
  @Environment(\.closeMenu) private var closeOuter

  /// - Parameters:
  ///   - source: the box of what opened the menu, in points of the image.
  ///   - rows: what is in the menu; it is handed what closes it.
  init(
    source: CGRect, gap: CGFloat, close: @escaping () -> Void,
    @ViewBuilder rows: @escaping (@escaping () -> Void) -> Rows
  ) {
    (self.source, self.gap) = (source, gap)
    (self.close, self.rows) = (close, rows)
  }

  /// Closes the menu and those that it was opened in.
  private var closeAll: () -> Void {
    {
      close()
      closeOuter?()
    }
  }
}

nonisolated extension MenuCard: View {
  var body: some View { screen.hostingPresentations() }

  private var screen: some View {
    GeometryReader { proxy in
      let host = proxy.frame(in: .global)
      ZStack(alignment: .topLeading) {
        Color.clear.contentShape(Rectangle()).pressable(name: "Menu", action: closeAll)
          .keyboardShortcut(.cancelAction)
        MenuPlace(source: source.offsetBy(dx: -host.minX, dy: -host.minY), gap: gap) {
          card
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    ._layoutName("menu")
    .accessibilityAddTraits(.isModal)
  }

  private var card: some View {
    Group(subviews: rows(closeAll)) { rows in
      VStack(spacing: 0) {
        // There is nothing to choose, and nothing would be seen of what covers the image.
        if rows.isEmpty { Color.clear.frame(width: 0, height: 0).onAppear(perform: close) }
        ForEach(rows.indices, id: \.self) { index in
          if index > 0, numbers.menuSeparator > 0 { Divider() }
          rows[index]
        }
      }
    }
    .padding(.vertical, unlessZero: numbers.menuPadding)
    .changingEnvironment {
      $0.isInMenu = true
      $0.closeMenu = closeAll
      $0.listContext = nil
      // A style around the menu is that of its label: rows have a title and an icon.
      $0[stylesOf: LabelStyleConfiguration.self] = ControlStyleSlot()
    }
    .frame(width: ScreenMetrics.menuWidth)
    .background(PresentationColor.card)
    .clipShape(RoundedRectangle(cornerRadius: ScreenMetrics.menuRadius))
    .compositingGroup()
    .shadow(
      color: Color(white: 0, opacity: ControlMetrics.menuShadowOpacity),
      radius: ControlMetrics.menuShadowRadius)
  }
}

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

/// A row of a menu. One of those of which some are chosen has room for a tick before it.
struct MenuRow {
  let content: AnyView
  /// Whether the row is chosen; nil of a row that is never.
  var isSelected: Bool?
  var role: ButtonRole?
  @Environment(\.pixelLength) private var pixel
  @Environment(\.lookNumbers) private var numbers

  init(content: AnyView, isSelected: Bool? = nil, role: ButtonRole? = nil) {
    self.content = content
    self.isSelected = isSelected
    self.role = role
  }

  private var tick: some View {
    SizedTick(width: ControlMetrics.menuTickWidth, height: ControlMetrics.menuTickHeight)
  }
}

nonisolated extension MenuRow: View {
  var body: some View {
    HStack(spacing: 0) {
      if let isSelected {
        HStack(spacing: 0) { if isSelected { tick } }
          .frame(
            width: ScreenMetrics.menuTextStart - ScreenMetrics.menuTickStart, alignment: .leading)
      }
      HStack { content }
      Spacer(minLength: 0)
    }
    .font(.body)
    .defaultForegroundStyle(role == .destructive ? Color.red : Color.primary)
    .padding(
      .leading, isSelected == nil ? ScreenMetrics.menuMargin : ScreenMetrics.menuTickStart
    )
    .padding(.trailing, ScreenMetrics.menuMargin)
    // The line below is as thick as a pixel.
    .frame(minHeight: numbers.menuRowHeight - numbers.menuSeparator * pixel)
    .fadedWhenDisabled(asOneImage: false)
  }
}

/// A card at the start of what opened it: below it where there is room, else above.
nonisolated private struct MenuPlace: Layout, Equatable {
  let source: CGRect
  /// Points between the source and the card.
  let gap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let card = subviews.first else { return }
    let edge = ScreenMetrics.menuEdge
    let size = card.sizeThatFits(.unspecified)
    let isMirrored = subviews.layoutDirection == .rightToLeft
    let start = isMirrored ? bounds.width - source.maxX : source.minX
    let below = source.maxY + gap
    let fits = below + size.height <= bounds.height || source.minY < bounds.height - source.maxY
    let top = fits ? below : max(0, source.minY - gap - size.height)
    let left = max(edge, min(start, bounds.width - size.width - edge))
    card.place(
      at: CGPoint(x: bounds.minX + left, y: bounds.minY + top),
      proposal: ProposedViewSize(size))
  }
}

nonisolated extension EnvironmentValues {
  /// Whether the views are rows of an open menu.
  @Entry var isInMenu: Bool = false

  /// Closes the open menu whose rows the views are, and those that it was opened in.
  @Entry var closeMenu: (() -> Void)?
}

nonisolated extension View {
  /// Padding, which is no view of its own where it is 0.
  @ViewBuilder fileprivate func padding(_ edges: Edge.Set, unlessZero length: CGFloat) -> some View
  {
    if length == 0 { self } else { padding(edges, length) }
  }
}
