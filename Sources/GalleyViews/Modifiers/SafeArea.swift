import GalleyGeometry
import GalleyLayout

/// What takes room at the edges of a screen: its bars, and the device.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The bars of the screen and what the device takes of it.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard. An image has none, so that nothing is taken.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
}

nonisolated extension View {
  /// Lets the view lie below the bars of the screen that it is in, and under what the device takes of it, where
  /// it touches them. An image without a device has bars alone.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    SafeAreaReachingView(content: self, edges: regions.contains(.container) ? edges : [])
  }

  /// The same as `ignoresSafeArea(_:edges:)` for all regions. SwiftUI's older name.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// A view above or below this one, which gets the rest of the room; backgrounds and what ignores safe areas reach
  /// there, and on a device content scrolls under it.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaInsetView(
      content: self, inset: content(), edge: edge, alignment: alignment, spacing: spacing)
  }

  /// A view beside this one, which gets the rest of the room. On a device content scrolls under it, and backgrounds
  /// and what ignores safe areas reach there.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    SideInsetView(
      content: self, inset: content(), edge: edge, alignment: alignment, spacing: spacing)
  }

  /// As `safeAreaInset`: no edge effect is drawn.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// As `safeAreaInset`: no edge effect is drawn.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Room around the view. On a device backgrounds, and what scrolls or ignores safe areas, reach there; elsewhere
  /// a scroll view is clipped there, too.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    SafeAreaPaddingView(content: self, insets: insets)
  }

  /// Room at some edges of the view, in points; nil is 16.
  public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    safeAreaPadding(EdgeInsets(length ?? 16, edges: edges))
  }

  /// The same room at all four edges of the view, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(EdgeInsets(length))
  }

  /// Name only: drawn without it, and reported.
  public func backgroundExtensionEffect() -> some View { ignored("backgroundExtensionEffect") }

  /// Name only: drawn without it, and reported.
  @ViewBuilder
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    if isEnabled { ignored("backgroundExtensionEffect") } else { self }
  }
}

/// A view that is a bar to another one.
private struct SafeAreaInsetView<Content: View, Inset: View> {
  let content: Content
  let inset: Inset
  let edge: VerticalEdge
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  @Environment(\.screenLevel) private var level

  init(
    content: Content, inset: Inset, edge: VerticalEdge, alignment: HorizontalAlignment,
    spacing: CGFloat?
  ) {
    self.content = content
    self.inset = inset
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
  }
}

nonisolated extension SafeAreaInsetView: View {
  var body: some View {
    VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { inset.zIndex(1) }
      content.screenMiddle(level: level + 1)
      if edge == .bottom { inset.zIndex(1) }
    }
    .screenWhole(level: level + 1)
  }
}

/// A view that is a bar at a side of another one.
private struct SideInsetView<Content: View, Inset: View> {
  let content: Content
  let inset: Inset
  let edge: HorizontalEdge
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  @Environment(\.screenLevel) private var level
  @Environment(\.deviceSafeArea) private var device

  init(
    content: Content, inset: Inset, edge: HorizontalEdge, alignment: VerticalAlignment,
    spacing: CGFloat?
  ) {
    self.content = content
    self.inset = inset
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
  }
}

nonisolated extension SideInsetView: View {
  var body: some View {
    if device == nil {
      HStack(alignment: alignment, spacing: spacing) {
        if edge == .leading { inset }
        content
        if edge == .trailing { inset }
      }
    } else {
      HStack(alignment: alignment, spacing: spacing) {
        if edge == .leading { inset.zIndex(1) }
        content.screenMiddle(level: level + 1, edges: edge == .leading ? .leading : .trailing)
        if edge == .trailing { inset.zIndex(1) }
      }
      .screenWhole(level: level + 1)
    }
  }
}

/// A view with more room at the edges of its screen.
private struct SafeAreaPaddingView<Content: View> {
  let content: Content
  let insets: EdgeInsets
  @Environment(\.screenLevel) private var level
  @Environment(\.deviceSafeArea) private var device

  init(content: Content, insets: EdgeInsets) {
    self.content = content
    self.insets = insets
  }
}

nonisolated extension SafeAreaPaddingView: View {
  var body: some View {
    if device == nil {
      content.padding(insets)
    } else {
      content.keptOut(of: insets, level: level + 1)
    }
  }
}
