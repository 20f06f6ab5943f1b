import GalleyGeometry

extension AnyTransition {
  /// Comes and goes at once.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  /// Fades.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  /// Comes over the leading edge and goes over the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// Grows from a point and shrinks to it.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// Grows from a part of its size, where 1 is all of it, and shrinks to it, about a point of the view.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// Comes from another place and goes back to it, by a width and a height in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// Comes from another place and goes back to it, by distances in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Comes over an edge and goes back over it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// Fades while it comes over an edge and goes over the opposite one.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// An effect of symbols. On an image the view comes and goes at once.
  public static var symbolEffect: AnyTransition { symbolEffect(.automatic) }

  /// An effect of symbols. On an image the view comes and goes at once.
  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition {
    AnyTransition(SymbolEffectTransition(effect: effect, options: options))
  }
}
