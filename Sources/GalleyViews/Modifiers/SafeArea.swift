import GalleyGeometry
import GalleyLayout

/// What takes room at the edges of a screen: its bars.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

nonisolated extension View {
  /// Lets the view lie below the bars of the screen that it is in, where it touches them. A picture has no
  /// other edges that a device takes.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    SafeAreaReachingView(content: self, edges: regions.contains(.container) ? edges : [])
  }

  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// A view above or below this one, which gets the rest of the room; nothing scrolls under it, but backgrounds
  /// and what ignores safe areas reach there.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaInsetView(
      content: self, inset: content(), edge: edge, alignment: alignment, spacing: spacing)
  }

  /// A view beside this one, which gets the rest of the room; nothing scrolls under it.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return HStack(alignment: alignment, spacing: spacing) {
      if edge == .leading { inset }
      self
      if edge == .trailing { inset }
    }
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

  /// Room around the view: a scroll view is clipped there, too.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { padding(edges, length) }

  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Name only: drawn without it, and reported.
  public func backgroundExtensionEffect() -> some View { ignored("backgroundExtensionEffect") }

  /// Name only: drawn without it, and reported.
  @ViewBuilder
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    if isEnabled { ignored("backgroundExtensionEffect") } else { self }
  }
}

/// A view that is a bar to another one.
nonisolated private struct SafeAreaInsetView<Content: View, Inset: View>: View {
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

  var body: some View {
    VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { inset.zIndex(1) }
      content.screenMiddle(level: level + 1)
      if edge == .bottom { inset.zIndex(1) }
    }
    .screenWhole(level: level + 1)
  }
}
