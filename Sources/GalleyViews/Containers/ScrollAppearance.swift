import GalleyGeometry
import GalleyLayout

/// Whether scroll views show how far they are. An image has no indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Shown while something scrolls.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Hidden, but where a pointer is used.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// What happens at the end of what scrolls.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Content always bounces.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Content bounces where it is larger than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// What keeps a margin from the edges of a scroll view.
public struct ContentMarginPlacement: Hashable, Sendable {
  fileprivate let name: String
  /// A margin of content and of indicators.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// A margin of content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// A margin of indicators. On an image it has no effect.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// How content fades where it leaves a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// A sharp edge.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// A soft edge.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

nonisolated extension View {
  /// Whether scroll views show how far they are while they scroll, in a renderer that shows that. An image at rest has no
  /// indicators.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    EnvironmentView(content: self) {
      if visibility == .hidden || visibility == .never {
        $0.hiddenScrollIndicators.formUnion(axes)
      } else {
        $0.hiddenScrollIndicators.subtract(axes)
      }
    }
  }

  /// No effect: an image has no indicators.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// No effect: an image has no indicators.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Keeps a driven renderer's touches from scrolling; an image itself does not scroll.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self) { $0.isScrollEnabled = !disabled }
  }

  /// Shows the content of scroll views beyond their windows, too.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    EnvironmentView(content: self) { $0.isScrollClipDisabled = disabled }
  }

  /// No effect: content bounces in a renderer that is driven where it is larger than the scroll view.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// No effect: at its start a scroll view has no edge effect.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  /// No effect: at its start a scroll view has no edge effect.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }

  /// Room around the content of scroll views, inside of their windows.
  /// - Parameter length: points; nil is the default, 16.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    EnvironmentView(content: self) { environment in
      guard placement != .scrollIndicators else { return }
      for edge in Edge.allCases where edges.contains(edge) {
        environment.scrollContentMargins.set(edge, length ?? 16)
        environment.statedScrollMargins.insert(Edge.Set(edge))
      }
    }
  }

  /// Room at some edges of the content of scroll views, in points for each edge.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    EnvironmentView(content: self) { environment in
      guard placement != .scrollIndicators else { return }
      for edge in Edge.allCases where edges.contains(edge) {
        environment.scrollContentMargins.set(edge, insets[edge])
        environment.statedScrollMargins.insert(Edge.Set(edge))
      }
    }
  }

  /// The same room at all four edges of the content of scroll views, in points.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

nonisolated extension EnvironmentValues {
  /// The edges of which a modifier around says how much room is around the content of scroll views.
  @Entry package var statedScrollMargins: Edge.Set = []

  /// The axes along which scroll views do not show how far they are.
  @Entry var hiddenScrollIndicators: Axis.Set = []

  /// Whether views scroll, on a screen.
  @Entry public var isScrollEnabled: Bool = true
}

extension EdgeInsets {
  mutating func set(_ edge: Edge, _ length: CGFloat) {
    switch edge {
    case .top: top = length
    case .leading: leading = length
    case .bottom: bottom = length
    case .trailing: trailing = length
    }
  }
}
