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
  /// - Parameter room: points above and below the view that belong to what opens the menu.
  func showingMenu<Rows: View>(
    _ isOpen: Binding<Bool>, room: CGFloat = 0,
    @ViewBuilder rows: @escaping (@escaping () -> Void) -> Rows
  ) -> some View {
    MenuPresenter(source: self, isOpen: isOpen, room: room, rows: rows)
  }
}

/// A view with its open menu. It is the same one whether the menu is open or not, and keeps its state.
private struct MenuPresenter<Source: View, Rows: View> {
  let source: Source
  let isOpen: Binding<Bool>
  let room: CGFloat
  let rows: (@escaping () -> Void) -> Rows
  /// Where the view lies in the image.
  @State private var frame = CGRect.zero
  @Environment(\.isInBar) private var isInBar
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.barRowHeight) private var barHeight
  @Environment(\._systemLook) private var look

  init(
    source: Source, isOpen: Binding<Bool>, room: CGFloat,
    rows: @escaping (@escaping () -> Void) -> Rows
  ) {
    self.source = source
    self.isOpen = isOpen
    self.room = room
    self.rows = rows
  }
}

nonisolated extension MenuPresenter: View {
  var body: some View {
    let isOpen = isOpen
    let isFaded = isOpen.wrappedValue && !isInMenu
    source
      .onGeometryChange(for: CGRect?.self) {
        isOpen.wrappedValue ? $0.frame(in: .global) : nil
      } action: {
        if let found = $0 { frame = found }
      }
      .opacity(isFaded ? openOpacity : 1, asOneImage: isFaded)
      .presenting(
        isOpen.wrappedValue
          ? MenuCard(
            source: opener, gap: gap, close: { isOpen.wrappedValue = false }, rows: rows) : nil,
        dimsTint: false)
  }

  private var openOpacity: Double {
    isInBar ? ControlMetrics.barMenuOpenerOpacity : ControlMetrics.menuOpenerOpacity
  }

  /// Whether the menu lies over what opened it.
  private var coversOpener: Bool { isInBar && look == .iOS26 }

  private var gap: CGFloat {
    if coversOpener { return -opener.height }
    return isInBar ? ScreenMetrics.barMenuGap : ScreenMetrics.menuGap
  }

  /// What the menu stands at: the view, or as much of its bar.
  private var opener: CGRect {
    let rest = isInBar ? max(0, barHeight - frame.height) / 2 : room
    return frame.insetBy(dx: coversOpener ? -MenuLook.barItemLead : 0, dy: -rest)
  }
}

/// The rows of an open menu on a card below or above what opened it. A touch beside it closes it.
struct MenuCard<Rows: View> {
  let source: CGRect
  /// Points between the source and the card.
  let gap: CGFloat
  /// Whether the card is in the middle of the source, and not at its start.
  let isCentred: Bool
  let close: () -> Void
  let rows: (@escaping () -> Void) -> Rows
  @Environment(\.lookNumbers) private var numbers
  @Environment(\.menuLook) private var lengths
  @Environment(\._systemLook) private var look
  @Environment(\.closeMenu) private var closeOuter

  /// - Parameters:
  ///   - source: the box of what opened the menu, in points of the image.
  ///   - rows: what is in the menu; it is handed what closes it.
  init(
    source: CGRect, gap: CGFloat, isCentred: Bool = false, close: @escaping () -> Void,
    @ViewBuilder rows: @escaping (@escaping () -> Void) -> Rows
  ) {
    (self.source, self.gap, self.isCentred) = (source, gap, isCentred)
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
        MenuPlace(
          source: source.offsetBy(dx: -host.minX, dy: -host.minY), gap: gap, isCentred: isCentred
        ) {
          card
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    ._layoutName("menu")
    .accessibilityAddTraits(.isModal)
  }

  private var card: some View {
    Group(sections: rows(closeAll)) { sections in
      let parts = MenuPart.all(in: sections)
      let hasTicks = parts.contains { $0.hasTickRoom }
      VStack(spacing: 0) {
        // There is nothing to choose, and nothing would be seen of what covers the image.
        if parts.isEmpty { Color.clear.frame(width: 0, height: 0).onAppear(perform: close) }
        ForEach(parts.indices, id: \.self) { index in
          switch parts[index].above {
          case .none: EmptyView()
          case .line: if numbers.menuSeparator > 0 { Divider() }
          case .band: MenuSectionGap()
          }
          parts[index].view
        }
      }
      .changingEnvironment { $0.menuHasTicks = hasTicks }
    }
    .padding(.vertical, unlessZero: lengths.padding)
    .labelStyle(MenuLabelStyle())
    .changingEnvironment {
      $0.isInMenu = true
      $0.closeMenu = closeAll
      $0.listContext = nil
      // A style around the menu is that of its label: rows have a title and an icon.
      $0[stylesOf: LabelStyleConfiguration.self] = ControlStyleSlot()
    }
    .frame(width: lengths.width)
    .background(PresentationColor.menu(look))
    .clipShape(RoundedRectangle(cornerRadius: lengths.radius))
    .modifier(MenuRim(radius: lengths.radius))
    .compositingGroup()
    .shadow(
      color: Color(white: 0, opacity: Double(numbers.menuShadowOpacity)),
      radius: numbers.menuShadowRadius, y: numbers.menuShadowOffset)
  }
}

/// A view of a menu and what is above it.
nonisolated private struct MenuPart {
  enum Gap { case none, line, band }
  let view: Subview
  let above: Gap

  /// Whether the view is a row that can be chosen.
  var hasTickRoom: Bool { view.containerValues.hasTickRoom }

  /// All views of a menu. Dividers begin a section, as sections do, and are no views of their own.
  static func all(in sections: SectionCollection) -> [MenuPart] {
    var parts: [MenuPart] = []
    for section in sections {
      var above = parts.isEmpty ? Gap.none : .band
      for view in Array(section.header) + Array(section.content) + Array(section.footer) {
        if view.containerValues.isDivider {
          if !parts.isEmpty { above = .band }
        } else {
          parts.append(MenuPart(view: view, above: above))
          above = .line
        }
      }
    }
    return parts
  }
}

/// What is between two sections of a menu: a band from side to side, or, on iOS 26, a line.
private struct MenuSectionGap {
  @Environment(\.lookNumbers) private var numbers
  @Environment(\._systemLook) private var look
}

nonisolated extension MenuSectionGap: View {
  var body: some View {
    if look == .iOS26 {
      Rectangle().fill(PresentationColor.menuLine)
        .frame(height: MenuLook.sectionLine)
        .padding(.horizontal, MenuLook.sectionLineInset)
        .frame(height: numbers.menuSectionGap)
    } else {
      Rectangle().fill(PresentationColor.menuBand).frame(height: numbers.menuSectionGap)
    }
  }
}

/// The bright edge of a menu of iOS 26.
private struct MenuRim {
  let radius: CGFloat
  @Environment(\._systemLook) private var look

  init(radius: CGFloat) { self.radius = radius }
}

nonisolated extension MenuRim: ViewModifier {
  func body(content: Content) -> some View {
    content.overlay {
      if look == .iOS26 {
        RoundedRectangle(cornerRadius: radius)
          .strokeBorder(PresentationColor.menuRim, lineWidth: MenuLook.rim)
      }
    }
  }
}

/// A card at the start of what opened it: below it where there is room, else above.
nonisolated private struct MenuPlace: Layout, Equatable {
  let source: CGRect
  /// Points between the source and the card.
  let gap: CGFloat
  /// Whether the card is in the middle of the source.
  let isCentred: Bool

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
    let atStart = isMirrored ? bounds.width - source.maxX : source.minX
    let start = isCentred ? atStart + (source.width - size.width) / 2 : atStart
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

  /// Whether rows of the open menu around may have ticks.
  @Entry var menuHasTicks: Bool = false

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
