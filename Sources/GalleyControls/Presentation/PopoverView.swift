import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A view that presents a popover, and tells it where it lies.
struct PopoverSource<Source: View> {
  let source: Source
  let presented: PresentedView?
  let anchor: PopoverAttachmentAnchor
  @State private var frame = CGRect.zero

  init(source: Source, presented: PresentedView?, anchor: PopoverAttachmentAnchor) {
    self.source = source
    self.presented = presented
    self.anchor = anchor
  }
}

nonisolated extension PopoverSource: View {
  var body: some View {
    let isPresented = presented != nil
    // The same view whether something is presented or not: it keeps its state.
    source
      .onGeometryChange(for: CGRect?.self) {
        isPresented ? $0.frame(in: .global) : nil
      } action: {
        if let found = $0 { frame = found }
      }
      .presenting(
        presented.map { presented in
          var presented = presented
          presented.source = attached
          return presented
        })
  }

  private var attached: CGRect {
    switch anchor {
    case .rect: frame
    case .point(let point): CGRect(origin: frame.point(at: point), size: .zero)
    }
  }
}

/// A card that points at a view. On a phone's screen it is a sheet unless its content says otherwise.
struct PopoverView<Content: View> {
  let content: Content
  let source: CGRect
  let dismiss: () -> Void
  @State private var adaptation = PresentationAdaptation.automatic
  @Environment(\.horizontalSizeClass) private var sizeClass

  /// - Parameters:
  ///   - source: what the popover points at, in the image's points.
  ///   - dismiss: called when something beside it is touched.
  init(content: Content, source: CGRect, dismiss: @escaping () -> Void) {
    self.content = content
    self.source = source
    self.dismiss = dismiss
  }
}

nonisolated extension PopoverView: View {
  var body: some View {
    VStack { shown }.onPreferenceChange(CompactAdaptationKey.self) { adaptation = $0 }
  }

  private var shown: some View {
    GeometryReader { proxy in
      if isSheet(width: proxy.size.width) {
        SheetView(content: content, dismiss: dismiss)
          .frame(width: proxy.size.width, height: proxy.size.height)
      } else {
        let host = proxy.frame(in: .global)
        let source = source.offsetBy(dx: -host.minX, dy: -host.minY)
        ZStack {
          Color.clear.contentShape(Rectangle()).pressable(name: "Popover", action: dismiss)
            .keyboardShortcut(.cancelAction)
          card(at: source, in: proxy.size)
        }
        ._layoutName("popover")
        .accessibilityAddTraits(.isModal)
      }
    }
  }

  /// - Parameters:
  ///   - source: in the points of the screen.
  ///   - size: of the screen.
  private func card(at source: CGRect, in size: CGSize) -> some View {
    PopoverLayout(source: source) {
      GroundedContent { content }
        .clipShape(RoundedRectangle(cornerRadius: ScreenMetrics.popoverRadius))
      PopoverArrow(pointsUp: true).fill(SemanticColor.background)
      PopoverArrow(pointsUp: false).fill(SemanticColor.background)
    }
    .changingEnvironment { $0.isElevated = true }
    .frame(width: size.width, height: size.height)
    .compositingGroup()
    .shadow(
      color: Color(white: 0, opacity: ControlMetrics.menuShadowOpacity),
      radius: ControlMetrics.menuShadowRadius)
  }

  private func isSheet(width: CGFloat) -> Bool {
    guard sizeClass == .compact, width < 2 * ScreenMetrics.columnWidth else { return false }
    return adaptation != .popover && adaptation != .none
  }
}

/// A card below or above what it points at, with the arrow between them; boxes are in the points of the screen.
nonisolated private struct PopoverLayout: Layout, Equatable {
  let source: CGRect

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let views = Array(subviews)
    guard views.count == 3 else { return }
    let margin = ScreenMetrics.popoverMargin
    let arrow = CGSize(
      width: ScreenMetrics.popoverArrowWidth, height: ScreenMetrics.popoverArrowHeight)
    let mirrored = subviews.layoutDirection == .rightToLeft
    let middle = mirrored ? bounds.maxX - source.midX : bounds.minX + source.midX
    let (above, below) = (source.minY, bounds.height - source.maxY)
    let room = CGSize(
      width: max(0, bounds.width - 2 * margin),
      height: max(0, max(above, below) - arrow.height - margin))
    let wanted = views[0].sizeThatFits(.unspecified)
    let size = views[0].sizeThatFits(
      ProposedViewSize(
        width: min(wanted.width, room.width), height: min(wanted.height, room.height)))
    let isBelow = size.height + arrow.height + margin <= below || below >= above
    let left = max(
      bounds.minX + margin, min(middle - size.width / 2, bounds.maxX - margin - size.width))
    let edge = isBelow ? source.maxY + arrow.height : source.minY - arrow.height - size.height
    views[0].place(
      at: CGPoint(x: left, y: bounds.minY + edge), proposal: ProposedViewSize(size))
    let inset = ScreenMetrics.popoverRadius + arrow.width / 2
    let tip = max(left + inset, min(middle, left + size.width - inset))
    for (index, isShown) in [(1, isBelow), (2, !isBelow)] {
      let y = isBelow ? source.maxY : source.minY - arrow.height
      views[index].place(
        at: CGPoint(x: tip - arrow.width / 2, y: bounds.minY + y),
        proposal: isShown ? ProposedViewSize(arrow) : .zero)
    }
  }
}

/// A triangle whose sides are bent towards the card.
nonisolated private struct PopoverArrow: FixedShape {
  let pointsUp: Bool

  func path(in rect: CGRect) -> Path {
    let (tip, base) = pointsUp ? (rect.minY, rect.maxY) : (rect.maxY, rect.minY)
    let near = base + (tip - base) * 0.82
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: base))
    path.addCurve(
      to: CGPoint(x: rect.midX - rect.width * 0.08, y: near),
      control1: CGPoint(x: rect.minX + rect.width * 0.24, y: base),
      control2: CGPoint(x: rect.midX - rect.width * 0.16, y: base + (near - base) * 0.7))
    path.addQuadCurve(
      to: CGPoint(x: rect.midX + rect.width * 0.08, y: near), control: CGPoint(x: rect.midX, y: tip)
    )
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: base),
      control1: CGPoint(x: rect.midX + rect.width * 0.16, y: base + (near - base) * 0.7),
      control2: CGPoint(x: rect.maxX - rect.width * 0.24, y: base))
    path.closeSubpath()
    return path
  }
}
