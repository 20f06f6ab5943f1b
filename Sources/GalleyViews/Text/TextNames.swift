import GalleyGeometry

extension Text {
  /// How large a text is beside the one around it.
  public struct Scale: Hashable, Sendable {
    private let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }

  /// Name only: drawn at its own size, and reported.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    scale == .default || !isEnabled ? self : missing("textScale")
  }

  /// Changes nothing: fonts are chosen by the environment's locale.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> Text { self }

  /// Changes nothing: attributes of one's own are for text renderers.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

/// What a part of a text carries for renderers.
public protocol TextAttribute {}

/// Which language a text is set in.
public struct TypesettingLanguage: Hashable, Sendable {
  public static let automatic = TypesettingLanguage()
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage()
  }
}

nonisolated extension EnvironmentValues {
  private enum TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Name only: texts keep the distances of their letters.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Changes nothing: texts keep the distances of their letters.
  public func allowsTightening(_ flag: Bool) -> some View {
    EnvironmentView(content: self) { $0.allowsTightening = flag }
  }

  /// Name only: drawn at its own size, and reported.
  @ViewBuilder
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    if scale == .default || !isEnabled { self } else { ignored("textScale") }
  }

  /// Changes nothing: fonts are chosen by the environment's locale.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }

  /// Changes nothing: fonts are chosen by the environment's locale.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }

  /// Name only: lines are as high as the font says, and it is reported.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    ignored("lineHeight")
  }
}

extension AttributedString {
  /// How high lines are.
  public struct LineHeight: Hashable, Sendable {
    public static let normal = LineHeight()
    public static let tight = LineHeight()
    public static let loose = LineHeight()
    public static let variable = LineHeight()
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight() }
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight() }
    public static func exact(points: CGFloat) -> LineHeight { LineHeight() }
  }
}
