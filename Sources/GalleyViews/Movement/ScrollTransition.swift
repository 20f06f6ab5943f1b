import GalleyGeometry
import GalleyMotion

/// Where a view is in a scroll view: before its visible part, in it, or behind it.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view lies before the visible part.
  case topLeading
  /// The view lies in the visible part.
  case identity
  /// The view lies behind the visible part.
  case bottomTrailing

  /// Whether the view lies in the visible part.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the visible part, 0 in it, 1 behind it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a scroll view changes views at its ends.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view is to be seen before it counts as visible.
  public struct Threshold: Sendable {
    private var amount: Double
    private init(_ amount: Double) { self.amount = amount }

    /// All of it.
    public static let visible = Threshold(1)
    /// None of it.
    public static let hidden = Threshold(0)
    /// Half of it.
    public static var centered: Threshold { Threshold(0.5) }
    /// A part of it, 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(amount) }

    /// A threshold between this one and another: 0 is this one, 1 is the other.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(self.amount.interpolated(towards: other.amount, amount: amount))
    }

    /// No effect: an image does not scroll.
    public func inset(by distance: Double) -> Threshold { self }
  }

  private var timingCurve: UnitCurve?
  private var animation: Animation?
  private var threshold: Threshold?

  /// Views do not change.
  public static let identity = ScrollTransitionConfiguration()
  /// Views change by an animation when they reach a threshold.
  public static var animated: ScrollTransitionConfiguration { animated() }
  /// Views change as they are scrolled.
  public static var interactive: ScrollTransitionConfiguration { interactive() }

  /// Views change by an animation of your own when they reach a threshold.
  public static func animated(
    _ animation: Animation = .default
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(animation: animation)
  }

  /// Views change as they are scrolled, by a curve.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(timingCurve: timingCurve)
  }

  /// The same with another animation. On an image it has no effect.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var result = self
    result.animation = animation
    return result
  }

  /// The same with another threshold. On an image it has no effect.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }
}

nonisolated extension View {
  /// Draws the view as it is in the visible part of a scroll view. Views at its ends are drawn so, too.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modified(
      by: VisualEffectContent(name: "scrollTransition") { _ in
        transition(EmptyVisualEffect(), .identity)
      })
  }

  /// Draws the view as it is in the visible part of a scroll view. Views at its ends are drawn so, too.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading, axis: axis, transition: transition)
  }
}
