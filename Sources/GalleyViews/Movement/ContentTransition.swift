import GalleyGeometry
import GalleyStrings

/// How one content of a view becomes another: without a clock an image shows the last one.
public struct ContentTransition: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic
    case identity
    case opacity
    case interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
    case symbolEffect(SymbolEffectConfiguration, SymbolEffectOptions)
  }
  private let kind: Kind

  /// What contents do unless set: the old one fades while the new one comes.
  static let automatic = ContentTransition(kind: .automatic)
  /// At once, also in a change that moves.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades while the new one comes.
  public static let opacity = ContentTransition(kind: .opacity)
  /// The content changes gradually. On an image that moves it fades, as with `opacity`.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// Digits roll. On an image that moves they fade, as with `opacity`.
  public static var numericText: ContentTransition { numericText() }

  /// Digits roll up or down. On an image that moves they fade, as with `opacity`.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Digits roll by the size of a value. On an image that moves they fade, as with `opacity`.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }

  /// An effect of symbols. On an image the content changes at once.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// An effect of symbols. On an image the content changes at once.
  public static func symbolEffect<T: SymbolEffect & ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbolEffect(effect.configuration, options))
  }
}

extension ContentTransition {
  /// Whether the old content fades while the new one comes.
  fileprivate var fades: Bool {
    switch kind {
    case .identity, .symbolEffect: false
    case .automatic, .opacity, .interpolate, .numericText, .numericValue: true
    }
  }
}

extension TextContent {
  /// A text of other words fades while the other one comes.
  func fades(into other: any NodeContent, in environment: EnvironmentValues) -> Bool {
    guard environment.contentTransition.fades, let other = other as? TextContent else {
      return false
    }
    return !text.string.hasSameBytes(as: other.text.string)
  }
}

extension EnvironmentValues {
  /// How contents of views become others.
  @Entry public var contentTransition: ContentTransition = .automatic

  /// Whether contents are painted together while they change.
  @Entry public var contentTransitionAddsDrawingGroup: Bool = false
}

nonisolated extension View {
  /// How texts in the view become others in a change that moves: by a fade, as unless set and whatever the transition,
  /// or at once for `identity`.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    changingEnvironment { $0.contentTransition = transition }
  }
}
