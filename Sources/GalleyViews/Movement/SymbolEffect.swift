import GalleyGeometry

/// A movement of a symbol. An image shows the symbol at rest.
public protocol SymbolEffect: Hashable, Sendable {
  /// What the effect was made of.
  var configuration: SymbolEffectConfiguration { get }
}

/// What an effect was made of, in words.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind {
    case automatic, bounce, pulse, variableColor, scale, appear, disappear, replace, wiggle, rotate,
      breathe, drawOn, drawOff
  }

  let kind: Kind
  var traits: [String] = []

  init(_ kind: Kind) { self.kind = kind }
}

/// An effect that runs when a value changes.
public protocol DiscreteSymbolEffect {}
/// An effect that runs as long as it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect by which a symbol comes and goes.
public protocol TransitionSymbolEffect {}
/// An effect by which one symbol becomes another.
public protocol ContentTransitionSymbolEffect {}

/// An effect whose configuration grows by what is asked of it.
public protocol _ConfiguredSymbolEffect: SymbolEffect {
  var configuration: SymbolEffectConfiguration { get set }
}

extension _ConfiguredSymbolEffect {
  func with(_ trait: String) -> Self {
    var result = self
    result.configuration.traits.append(trait)
    return result
  }

  /// Layer by layer.
  public var byLayer: Self { with("byLayer") }
  /// The symbol as one.
  public var wholeSymbol: Self { with("wholeSymbol") }
}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect repeats itself.
  public struct RepeatBehavior: Hashable, Sendable {
    private var count: Int?
    private var delay: Double?
    private var isContinuous: Bool

    /// Without a pause.
    public static let continuous = RepeatBehavior(isContinuous: true)
    /// With pauses, without end.
    public static var periodic: RepeatBehavior { periodic() }

    /// - Parameters:
    ///   - count: how many times; nil is without end.
    ///   - delay: seconds between two times.
    public static func periodic(
      _ count: Int? = nil, delay: Double? = nil
    ) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay, isContinuous: false)
    }
  }

  private enum Repetition: Hashable {
    case none
    case times(Int?)
    case behavior(RepeatBehavior)
  }
  private var repetition: Repetition?
  private var factor = 1.0

  /// Once, as fast as usual.
  public static let `default` = SymbolEffectOptions()
  /// Without end.
  public static var repeating: SymbolEffectOptions { Self.default.repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { Self.default.nonRepeating }
  /// A number of times; nil is without end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { Self.default.repeat(count) }
  /// As a behaviour says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    Self.default.repeat(behavior)
  }
  /// Faster or slower: 2 is twice as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }

  /// The same without end.
  public var repeating: SymbolEffectOptions { with(.times(nil)) }
  /// The same once.
  public var nonRepeating: SymbolEffectOptions { with(.none) }
  /// The same a number of times; nil is without end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with(.times(count)) }
  /// The same as a behaviour says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with(.behavior(behavior))
  }

  /// The same faster or slower: 2 is twice as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var result = self
    result.factor = speed
    return result
  }

  private func with(_ repetition: Repetition) -> SymbolEffectOptions {
    var result = self
    result.repetition = repetition
    return result
  }
}

nonisolated extension View {
  /// The symbols as the effect has them at rest: gone after `disappear`, otherwise as they are.
  @ViewBuilder
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    switch isActive ? effect.configuration.kind : nil {
    case .disappear, .drawOff: hidden()
    case .scale: ignored("symbolEffect(.scale)")
    case .automatic, .bounce, .pulse, .variableColor, .appear, .replace, .wiggle, .rotate, .breathe,
      .drawOn, nil:
      self
    }
  }

  /// No effect: the effect runs when the value changes.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// No effect: symbols are at rest.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
