import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A card that stands on the lower edge of the screen, as high as its detent says.
struct SheetView<Content: View> {
  let content: Content
  /// What takes the sheet away.
  let dismiss: () -> Void
  /// How far a finger has pulled the sheet down, in points; less than 0 is upwards.
  @State private var pull: CGFloat = 0
  /// Whether the sheet is on its way out of the screen.
  @State private var isLeaving = false
  /// The detent that a finger has chosen.
  @State private var detent: PresentationDetent?
  @Environment(\.deviceSafeArea) private var device
  @Environment(\.lookNumbers) private var numbers

  init(content: Content, dismiss: @escaping () -> Void) {
    (self.content, self.dismiss) = (content, dismiss)
  }

  /// How much of the way a sheet follows that cannot be taken away (assumed).
  private static var resistance: CGFloat { 1 / 3.0 }
}

nonisolated extension SheetView: View {
  var body: some View {
    ReportReader(PresentationStyle.self) { style in
      let heights = heights(of: style)
      SheetLayout(heights: heights, stretch: max(0, -pull)) {
        GroundedContent {
          content
            .onDevice(device, edges: [.horizontal, .bottom])
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .mask { SheetShapeView(style: style) }
        .overlay(alignment: .top) { DragIndicatorView(style: style) }
        .offset(y: max(0, pull))
        .pullGesture(name: "Sheet", pulling(style, heights))
      }
      .background { SheetDimming(style: style, dismiss: dismiss).opacity(isLeaving ? 0 : 1) }
      .allowsHitTesting(!isLeaving)
      .accessibilityAddTraits(
        isLeaving || style.allowsBackgroundInteraction == true ? [] : .isModal)
    }
    .changingEnvironment { $0.isElevated = true }
    ._layoutName("sheet")
  }

  private func heights(of style: PresentationStyle) -> SheetHeights {
    var style = style
    style.selectedDetent = style.selectedDetent ?? detent
    return SheetHeights(style: style, device: device ?? EdgeInsets(), gap: numbers.sheetTop)
  }

  /// A finger that pulls the sheet down, or up to a higher detent. It comes to the detent that is nearest to where it
  /// would be a quarter of a second later, and leaves the screen where its lower edge is nearer (assumed): it is taken away
  /// once it is gone.
  private func pulling(_ style: PresentationStyle, _ heights: SheetHeights) -> some Gesture {
    let stays = style.staysWhenPulled == true
    return AxisDragGesture(.vertical, in: .global) { drag in
      drag.way > 0 || heights.canGrow(on: drag.containerSize().height)
    } cancelled: {
      withAnimation(.released(distance: -pull, velocity: 0)) { pull = 0 }
    }
    .following { drag in
      let isLowest = !heights.canShrink(on: drag.containerSize().height)
      pull = drag.way * (stays && isLowest && drag.way > 0 ? Self.resistance : 1)
    }
    .onEnded { drag in
      let screen = drag.containerSize().height
      let height = heights.height(on: screen)
      let wanted = height - drag.way - drag.velocity / 4
      let nearest = heights.nearest(to: wanted, on: screen)
      if !stays, wanted < nearest.height / 2 {
        leave(height, velocity: drag.velocity)
      } else {
        let way = height - nearest.height - pull
        withAnimation(.released(distance: way, velocity: drag.velocity)) {
          pull = 0
          guard let next = nearest.detent else { return }
          if let selection = style.selection { selection.choose(next) } else { detent = next }
        }
      }
    }
  }

  /// Moves the sheet out of the screen and takes it away; back, where it stays.
  private func leave(_ height: CGFloat, velocity: CGFloat) {
    withAnimation(
      .released(distance: height - pull, velocity: velocity), completionCriteria: .removed
    ) {
      (pull, isLeaving) = (height, true)
    } completion: {
      dismiss()
      (pull, isLeaving) = (0, false)
    }
  }
}

/// How high a sheet is at its detents, in points: of that, what the device takes at the bottom is no part.
nonisolated private struct SheetHeights: Equatable {
  let style: PresentationStyle
  /// What the device takes of the screen, in points.
  let device: EdgeInsets
  /// Between that and a large sheet, in points.
  let gap: CGFloat

  /// Above a large sheet, in points.
  var top: CGFloat { device.top + gap }

  /// The sheet's height on a screen of this one.
  func height(on screen: CGFloat) -> CGFloat {
    let room = max(0, screen - top)
    return min(room, style.height(within: max(0, room - device.bottom)) + device.bottom)
  }

  /// The detents and their heights; none where the sheet is as high as there is room.
  private func all(on screen: CGFloat) -> [(detent: PresentationDetent, height: CGFloat)] {
    let room = max(0, screen - top)
    return (style.detents ?? []).compactMap { detent in
      detent.points(within: max(0, room - device.bottom)).map {
        (detent, min(room, $0 + device.bottom))
      }
    }
  }

  func canGrow(on screen: CGFloat) -> Bool {
    let height = height(on: screen)
    return all(on: screen).contains { $0.height > height + 0.5 }
  }

  func canShrink(on screen: CGFloat) -> Bool {
    let height = height(on: screen)
    return all(on: screen).contains { $0.height < height - 0.5 }
  }

  /// The detent that is nearest to a height, with its own; without detents the sheet's height.
  func nearest(
    to height: CGFloat, on screen: CGFloat
  ) -> (detent: PresentationDetent?, height: CGFloat) {
    let nearest = all(on: screen).min { one, other in
      let (first, second) = (abs(one.height - height), abs(other.height - height))
      return first == second ? one.height < other.height : first < second
    }
    return nearest.map { ($0.detent, $0.height) } ?? (nil, self.height(on: screen))
  }
}

/// A view that covers the whole screen.
struct CoverView<Content: View> {
  let content: Content
  @Environment(\.deviceSafeArea) private var device

  init(content: Content) { self.content = content }
}

nonisolated extension CoverView: View {
  var body: some View {
    GroundedContent {
      content
        .onDevice(device, edges: .all)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    ._layoutName("fullScreenCover")
    .accessibilityAddTraits(.isModal)
  }
}

/// What is presented, in front of the views that its content puts behind it, or of the usual ground.
nonisolated struct GroundedContent<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    BackedLayout {
      VStack(spacing: 0) { content }
      FollowingViews(PresentationGround.self) { ground in
        if let view = ground.view { view } else { UsualGround() }
      }
      .zIndex(-1)
    }
  }
}

nonisolated extension View {
  /// What is presented, out of what the device takes at some edges; itself where the image has no device.
  @ViewBuilder
  fileprivate func onDevice(_ insets: EdgeInsets?, edges: Edge.Set) -> some View {
    if let insets { screenOfDevice(insets.only(edges)) } else { self }
  }
}

nonisolated extension EdgeInsets {
  /// The insets of some edges, 0 at the others.
  fileprivate func only(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }
}

/// What is behind a sheet that says nothing about it: lighter in dark than a screen.
nonisolated private struct UsualGround: View {
  var body: some View { Rectangle().fill(SemanticColor.background) }
}

/// The outline of a sheet, round at its upper corners.
private struct SheetShapeView {
  let style: PresentationStyle
  @Environment(\.lookNumbers) private var numbers

  init(style: PresentationStyle) { self.style = style }
}

nonisolated extension SheetShapeView: View {
  var body: some View {
    let radius = style.cornerRadius ?? numbers.sheetRadius
    UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius)
  }
}

nonisolated private struct DragIndicatorView: View {
  let style: PresentationStyle

  var body: some View {
    if style.showsDragIndicator {
      Capsule().fill(SemanticColor.tertiaryLabel)
        .frame(width: ScreenMetrics.grabberWidth, height: ScreenMetrics.grabberHeight)
        .padding(.top, ScreenMetrics.grabberTop)
    }
  }
}

/// What darkens the views behind a sheet. A tap on it takes the sheet away.
private struct SheetDimming {
  let style: PresentationStyle
  let dismiss: () -> Void
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\._systemLook) private var look

  init(style: PresentationStyle, dismiss: @escaping () -> Void) {
    (self.style, self.dismiss) = (style, dismiss)
  }
}

nonisolated extension SheetDimming: View {
  var body: some View {
    if style.allowsBackgroundInteraction != true {
      Rectangle().fill(
        sizeClass == .regular || look == .iOS26
          ? PresentationColor.dimming : PresentationColor.sheetDimming
      )
      .pressable(name: "Sheet") { if style.staysWhenPulled != true { dismiss() } }
    }
  }
}

/// A sheet at the lower edge of the room that it is offered. It is asked for its height once its content
/// has said its detents.
nonisolated private struct SheetLayout: Layout, Equatable {
  let heights: SheetHeights
  /// How much higher a finger has pulled the sheet, in points.
  let stretch: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let ideal = subviews.first?.sizeThatFits(proposal) ?? .zero
    // Where no height is offered: one at which the sheet has what its content asks for.
    var screen = ideal.height + heights.top
    for _ in 0..<4 where heights.height(on: screen) < ideal.height { screen *= 2 }
    return CGSize(
      width: proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? ideal.width,
      height: proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? screen)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let room = max(0, bounds.height - heights.top)
    let resting = heights.height(on: bounds.height)
    let height = stretch > 0 ? max(resting, min(room, resting + stretch)) : resting
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.maxY), anchor: .bottom,
      proposal: ProposedViewSize(width: bounds.width, height: height))
  }
}
