import GalleyGeometry
import GalleyGraphics
import GalleyMotion

/// Comes and goes at once.
nonisolated public struct IdentityTransition: RestingTransition {
  /// A transition that shows nothing of the change.
  public init() {}
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Fades.
nonisolated public struct OpacityTransition: RestingTransition {
  /// A transition that fades.
  public init() {}
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Grows and shrinks about a point of the view.
nonisolated public struct ScaleTransition: RestingTransition {
  /// The part of the view's size before it comes and after it has gone; 1 is all of it.
  public var scale: Double
  /// The point of the view that stays, in its unit square.
  public var anchor: UnitPoint

  /// A transition from a part of the view's size, about a point of it.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// Comes from another place and goes back to it.
nonisolated public struct OffsetTransition: RestingTransition {
  /// Points.
  public var offset: CGSize
  /// A transition from a place that lies a width and a height in points away.
  public init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Comes over an edge and goes back over it. Where one reads from right to left, the leading edge is the right one.
nonisolated public struct MoveTransition: RestingTransition {
  /// The edge that the view comes over.
  public var edge: Edge
  /// A transition over an edge.
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.shifted(over: edge, times: phase.isIdentity ? 0 : 1)
  }
}

/// Comes over the leading edge and goes over the trailing one.
nonisolated public struct SlideTransition: RestingTransition {
  /// A transition from the leading to the trailing edge.
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.shifted(over: .trailing, times: CGFloat(phase.value))
  }
}

/// Fades while it comes over an edge and goes over the opposite one.
nonisolated public struct PushTransition: RestingTransition {
  /// The edge that the view comes over.
  public var edge: Edge
  /// A transition over an edge and the opposite one.
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.shifted(over: edge, times: CGFloat(-phase.value)).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Fades, blurs by a radius of 7 and shrinks to nine tenths while it takes another view's place, or grows as it goes
/// (OpenSwiftUI, `BlurReplaceTransition`).
nonisolated public struct BlurReplaceTransition: RestingTransition {
  /// Whether views become larger as they go, or smaller.
  public struct Configuration: Hashable, Sendable {
    fileprivate var goesUp = false
    /// Smaller.
    public static let downUp = Configuration()
    /// Larger.
    public static let upUp = Configuration(goesUp: true)
  }

  /// Whether the view becomes larger as it goes, or smaller.
  public var configuration: Configuration
  /// A transition whose views become larger as they go, or smaller.
  public init(configuration: Configuration) { self.configuration = configuration }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let scale: CGFloat =
      switch phase {
      case .identity: 1
      case .willAppear: 0.9
      case .didDisappear: configuration.goesUp ? 1.1 : 0.9
      }
    return content.opacity(phase.isIdentity ? 1 : 0).blur(radius: phase.isIdentity ? 0 : 7)
      .scaleEffect(scale)
  }
}

/// Comes and goes by an effect of symbols: an image does not move.
nonisolated public struct SymbolEffectTransition: RestingTransition {
  /// A transition by an effect, which has no effect on an image.
  public init<T: SymbolEffect & TransitionSymbolEffect>(
    effect: T, options: SymbolEffectOptions
  ) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// One transition to come by and another one to go by.
nonisolated public struct AsymmetricTransition<
  Insertion: Transition, Removal: Transition
>: RestingTransition {
  /// How the view comes.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal

  /// One transition to come by and another one to go by.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public static var properties: TransitionProperties {
    CombinedTransition<Insertion, Removal>.properties
  }

  var isAtRest: Bool { CombinedTransition(first: insertion, second: removal).isAtRest }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    insertion.apply(
      content: removal.apply(content: content, phase: phase == .didDisappear ? phase : .identity),
      phase: phase == .willAppear ? phase : .identity)
  }
}

nonisolated extension View {
  /// The view moved over an edge, `times` as far as it is long.
  fileprivate func shifted(over edge: Edge, times: CGFloat) -> some View {
    let way =
      switch edge {
      case .top: CGSize(width: 0, height: -times)
      case .bottom: CGSize(width: 0, height: times)
      case .leading: CGSize(width: -times, height: 0)
      case .trailing: CGSize(width: times, height: 0)
      }
    return modified(by: ShiftContent(way: way))
  }
}

/// Draws a view elsewhere, by a part of its size.
private struct ShiftContent: EffectContent, MovingContent {
  /// In widths and heights of the view, towards the trailing edge and downwards.
  var way: CGSize
  var name: String { "shift" }

  var movingData: CGSize.AnimatableData {
    get { way.animatableData }
    set { way.animatableData = newValue }
  }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    if way == .zero { return builder.displayChildren(of: node) }
    let frame = builder.pixelFrame(of: node)
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    let shift = CGAffineTransform(
      translationX: (isMirrored ? -way.width : way.width) * frame.width,
      y: way.height * frame.height)
    builder.mapping(by: shift) { $0.displayChildren(of: node) }
  }
}

nonisolated extension Transition where Self == IdentityTransition {
  /// Comes and goes at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}
nonisolated extension Transition where Self == OpacityTransition {
  /// Fades.
  public static var opacity: OpacityTransition { OpacityTransition() }
}
nonisolated extension Transition where Self == SlideTransition {
  /// Comes over the leading edge and goes over the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}
nonisolated extension Transition where Self == ScaleTransition {
  /// Grows from a point and shrinks to it.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Grows from a part of its size, where 1 is all of it, and shrinks to it, about a point of the view.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
nonisolated extension Transition where Self == OffsetTransition {
  /// Comes from another place and goes back to it, by a width and a height in points.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// Comes from another place and goes back to it, by distances in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
nonisolated extension Transition where Self == MoveTransition {
  /// Comes over an edge and goes back over it.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
nonisolated extension Transition where Self == PushTransition {
  /// Fades while it comes over an edge and goes over the opposite one.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
nonisolated extension Transition where Self == BlurReplaceTransition {
  /// Fades, blurs and shrinks while it takes another view's place.
  public static var blurReplace: BlurReplaceTransition { blurReplace(.downUp) }
  /// Fades and blurs while it takes another view's place, and shrinks or grows as it goes.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}
nonisolated extension Transition where Self == SymbolEffectTransition {
  /// An effect of symbols. On an image the view comes and goes at once.
  public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }
  /// An effect of symbols. On an image the view comes and goes at once.
  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
