import GalleyGeometry

extension Text {
  /// How large a text is beside the one around it.
  public struct Scale: Hashable, Sendable {
    private let name: String
    /// The text's own size.
    public static let `default` = Scale(name: "default")
    /// Smaller than the text around. It is drawn at its own size, and reported.
    public static let secondary = Scale(name: "secondary")
  }

  /// Name only: drawn at its own size, and reported.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    scale == .default || !isEnabled ? self : missing("textScale")
  }

  /// No effect: fonts are chosen by the environment's locale.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> Text { self }

  /// No effect: attributes of one's own are for text renderers.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

/// What a part of a text carries for renderers.
public protocol TextAttribute {}

/// Which language a text is set in.
public struct TypesettingLanguage: Hashable, Sendable {
  /// The language of the environment's locale.
  public static let automatic = TypesettingLanguage()
  /// A language of its own. On an image it has no effect.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage()
  }
}

nonisolated extension EnvironmentValues {
  /// Name only: texts keep the distances of their letters.
  @Entry public var allowsTightening: Bool = false
}

nonisolated extension View {
  /// No effect: texts keep the distances of their letters.
  public func allowsTightening(_ flag: Bool) -> some View {
    EnvironmentView(content: self) { $0.allowsTightening = flag }
  }

  /// Name only: drawn at its own size, and reported.
  @ViewBuilder
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    if scale == .default || !isEnabled { self } else { ignored("textScale") }
  }

  /// No effect: fonts are chosen by the environment's locale.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }

  /// No effect: fonts are chosen by the environment's locale.
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
    /// As the font says.
    public static let normal = LineHeight()
    /// Nearer to each other. Lines are as high as the font says.
    public static let tight = LineHeight()
    /// Further from each other. Lines are as high as the font says.
    public static let loose = LineHeight()
    /// As high as what stands in a line. Lines are as high as the font says.
    public static let variable = LineHeight()
    /// A multiple of the font's size. Lines are as high as the font says.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight() }
    /// Some points between lines. Lines are as high as the font says.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight() }
    /// A height in points. Lines are as high as the font says.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight() }
  }
}
