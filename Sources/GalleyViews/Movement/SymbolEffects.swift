import GalleyGeometry

/// The effect that suits the symbol.
public struct AutomaticSymbolEffect: _ConfiguredSymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  public var configuration = SymbolEffectConfiguration(.automatic)
}

/// The symbol bounces.
public struct BounceSymbolEffect: _ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public var configuration = SymbolEffectConfiguration(.bounce)
  /// Upwards.
  public var up: Self { with("up") }
  /// Downwards.
  public var down: Self { with("down") }
}

/// The symbol fades and comes back.
public struct PulseSymbolEffect: _ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public var configuration = SymbolEffectConfiguration(.pulse)
}

/// The symbol's variable layers light up in turn.
public struct VariableColorSymbolEffect: _ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public var configuration = SymbolEffectConfiguration(.variableColor)
  /// Layers that are lit stay so until all are.
  public var cumulative: Self { with("cumulative") }
  /// One layer is lit at a time.
  public var iterative: Self { with("iterative") }
  /// Layers that are not lit are faint.
  public var dimInactiveLayers: Self { with("dimInactiveLayers") }
  /// Layers that are not lit are not seen.
  public var hideInactiveLayers: Self { with("hideInactiveLayers") }
  /// Forwards and backwards in turn.
  public var reversing: Self { with("reversing") }
  /// Forwards and again from the start.
  public var nonReversing: Self { with("nonReversing") }
}

/// The symbol is larger or smaller.
public struct ScaleSymbolEffect: _ConfiguredSymbolEffect, IndefiniteSymbolEffect {
  public var configuration = SymbolEffectConfiguration(.scale)
  /// Larger.
  public var up: Self { with("up") }
  /// Smaller.
  public var down: Self { with("down") }
}

/// The symbol comes.
public struct AppearSymbolEffect: _ConfiguredSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  public var configuration = SymbolEffectConfiguration(.appear)
  /// It grows.
  public var up: Self { with("up") }
  /// It shrinks to its size.
  public var down: Self { with("down") }
}

/// The symbol goes.
public struct DisappearSymbolEffect: _ConfiguredSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  public var configuration = SymbolEffectConfiguration(.disappear)
  /// It grows as it goes.
  public var up: Self { with("up") }
  /// It shrinks as it goes.
  public var down: Self { with("down") }
}

/// One symbol takes another's place.
public struct ReplaceSymbolEffect: _ConfiguredSymbolEffect, ContentTransitionSymbolEffect {
  public var configuration = SymbolEffectConfiguration(.replace)
  /// The old one shrinks and the new one grows.
  public var downUp: Self { with("downUp") }
  /// Both grow.
  public var upUp: Self { with("upUp") }
  /// The old one goes at once and the new one grows.
  public var offUp: Self { with("offUp") }
  /// Shapes that both symbols have stay; others are replaced as `fallback` says.
  public func magic(fallback: ReplaceSymbolEffect) -> Self { with("magic") }
}

/// The symbol shakes.
public struct WiggleSymbolEffect: _ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public var configuration = SymbolEffectConfiguration(.wiggle)
  /// Clockwise.
  public var clockwise: Self { with("clockwise") }
  /// Counterclockwise.
  public var counterClockwise: Self { with("counterClockwise") }
  /// To the left.
  public var left: Self { with("left") }
  /// To the right.
  public var right: Self { with("right") }
  /// Upwards.
  public var up: Self { with("up") }
  /// Downwards.
  public var down: Self { with("down") }
  /// In the direction in which one reads.
  public var forward: Self { with("forward") }
  /// Against the direction in which one reads.
  public var backward: Self { with("backward") }
  /// At an angle, in degrees.
  public func custom(angle: Double) -> Self { with("custom") }
  /// At an angle.
  public func custom(angle: Angle) -> Self { with("custom") }
}

/// The symbol turns.
public struct RotateSymbolEffect: _ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public var configuration = SymbolEffectConfiguration(.rotate)
  /// Clockwise.
  public var clockwise: Self { with("clockwise") }
  /// Counterclockwise.
  public var counterClockwise: Self { with("counterClockwise") }
}

/// The symbol grows and shrinks.
public struct BreatheSymbolEffect: _ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public var configuration = SymbolEffectConfiguration(.breathe)
  /// In size alone.
  public var plain: Self { with("plain") }
  /// In size and opacity.
  public var pulse: Self { with("pulse") }
}

/// The symbol is drawn stroke by stroke.
public struct DrawOnSymbolEffect: _ConfiguredSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  public var configuration = SymbolEffectConfiguration(.drawOn)
  /// Each layer by itself.
  public var individually: Self { with("individually") }
}

/// The symbol is taken away stroke by stroke.
public struct DrawOffSymbolEffect: _ConfiguredSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  public var configuration = SymbolEffectConfiguration(.drawOff)
  /// Each layer by itself.
  public var individually: Self { with("individually") }
  /// From the end to the start.
  public var reversed: Self { with("reversed") }
  /// From the start to the end.
  public var nonReversed: Self { with("nonReversed") }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that suits the symbol.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol bounces.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The symbol's variable layers light up in turn.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger or smaller. On an image it is drawn at its own size, and that is reported.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol comes: on an image it is there.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol goes: on an image it is hidden while the effect is active.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol takes another's place.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol shakes.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The symbol is drawn stroke by stroke: on an image it is there.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The symbol is taken away stroke by stroke: on an image it is hidden while the effect is active.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
