import GalleyGeometry

/// How one content of a view becomes another: a picture shows the last one.
public struct ContentTransition: Hashable, Sendable {
  private enum Kind: Hashable {
    case identity
    case opacity
    case interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
    case symbolEffect(SymbolEffectConfiguration, SymbolEffectOptions)
  }
  private let kind: Kind

  public static let identity = ContentTransition(kind: .identity)
  public static let opacity = ContentTransition(kind: .opacity)
  public static let interpolate = ContentTransition(kind: .interpolate)
  public static var numericText: ContentTransition { numericText() }

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }

  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  public static func symbolEffect<T: SymbolEffect & ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbolEffect(effect.configuration, options))
  }
}

extension EnvironmentValues {
  private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
  }
  private enum DrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// How contents of views become others.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether contents are painted together while they change.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[DrawingGroupKey.self] }
    set { self[DrawingGroupKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Changes nothing in a picture: its contents do not change.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    changingEnvironment { $0.contentTransition = transition }
  }
}
