import GalleyGeometry

/// The effect that suits the symbol.
public struct AutomaticSymbolEffect: _ConfiguredSymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  public var configuration = SymbolEffectConfiguration("automatic")
}

/// The symbol bounces.
public struct BounceSymbolEffect: _ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public var configuration = SymbolEffectConfiguration("bounce")
  public var up: Self { with("up") }
  public var down: Self { with("down") }
}

/// The symbol fades and comes back.
public struct PulseSymbolEffect: _ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public var configuration = SymbolEffectConfiguration("pulse")
}

/// The symbol's variable layers light up in turn.
public struct VariableColorSymbolEffect: _ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public var configuration = SymbolEffectConfiguration("variableColor")
  public var cumulative: Self { with("cumulative") }
  public var iterative: Self { with("iterative") }
  public var dimInactiveLayers: Self { with("dimInactiveLayers") }
  public var hideInactiveLayers: Self { with("hideInactiveLayers") }
  public var reversing: Self { with("reversing") }
  public var nonReversing: Self { with("nonReversing") }
}

/// The symbol is larger or smaller.
public struct ScaleSymbolEffect: _ConfiguredSymbolEffect, IndefiniteSymbolEffect {
  public var configuration = SymbolEffectConfiguration("scale")
  public var up: Self { with("up") }
  public var down: Self { with("down") }
}

/// The symbol comes.
public struct AppearSymbolEffect: _ConfiguredSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  public var configuration = SymbolEffectConfiguration("appear")
  public var up: Self { with("up") }
  public var down: Self { with("down") }
}

/// The symbol goes.
public struct DisappearSymbolEffect: _ConfiguredSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  public var configuration = SymbolEffectConfiguration("disappear")
  public var up: Self { with("up") }
  public var down: Self { with("down") }
}

/// One symbol takes another's place.
public struct ReplaceSymbolEffect: _ConfiguredSymbolEffect, ContentTransitionSymbolEffect {
  public var configuration = SymbolEffectConfiguration("replace")
  public var downUp: Self { with("downUp") }
  public var upUp: Self { with("upUp") }
  public var offUp: Self { with("offUp") }
  /// Shapes that both symbols have stay; others are replaced as `fallback` says.
  public func magic(fallback: ReplaceSymbolEffect) -> Self { with("magic") }
}

/// The symbol shakes.
public struct WiggleSymbolEffect: _ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public var configuration = SymbolEffectConfiguration("wiggle")
  public var clockwise: Self { with("clockwise") }
  public var counterClockwise: Self { with("counterClockwise") }
  public var left: Self { with("left") }
  public var right: Self { with("right") }
  public var up: Self { with("up") }
  public var down: Self { with("down") }
  public var forward: Self { with("forward") }
  public var backward: Self { with("backward") }
  public func custom(angle: Double) -> Self { with("custom") }
  public func custom(angle: Angle) -> Self { with("custom") }
}

/// The symbol turns.
public struct RotateSymbolEffect: _ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public var configuration = SymbolEffectConfiguration("rotate")
  public var clockwise: Self { with("clockwise") }
  public var counterClockwise: Self { with("counterClockwise") }
}

/// The symbol grows and shrinks.
public struct BreatheSymbolEffect: _ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public var configuration = SymbolEffectConfiguration("breathe")
  public var plain: Self { with("plain") }
  public var pulse: Self { with("pulse") }
}

/// The symbol is drawn stroke by stroke.
public struct DrawOnSymbolEffect: _ConfiguredSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  public var configuration = SymbolEffectConfiguration("drawOn")
  public var individually: Self { with("individually") }
}

/// The symbol is taken away stroke by stroke.
public struct DrawOffSymbolEffect: _ConfiguredSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  public var configuration = SymbolEffectConfiguration("drawOff")
  public var individually: Self { with("individually") }
  public var reversed: Self { with("reversed") }
  public var nonReversed: Self { with("nonReversed") }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
