import GalleyGeometry

extension Text {
  /// A part of a text with its own looks.
  struct Segment {
    var string: String
    var attributes = TextAttributes()
    /// Parts that depend on the environment, in place of the string: a number in the locale's form.
    var deferred: ((EnvironmentValues) -> [Segment])?
    /// A text that is looked up by its key, in place of the string.
    var localized: LocalizedText?
    /// An image in place of the string.
    var image: Image?
    /// Whether the part is a string that states nothing.
    var isPlain: Bool {
      deferred == nil && localized == nil && image == nil && attributes.isEmpty
    }

    /// The part with the attributes of what is around it where it has none.
    func inheriting(_ outer: TextAttributes) -> Segment {
      var result = self
      result.attributes = attributes.inheriting(outer)
      return result
    }

    /// The part as it is shown; without words, it is an empty one that has its font.
    func resolved(in environment: EnvironmentValues) -> [Segment] {
      guard let parts = localized?.segments(in: environment) ?? deferred?(environment) else {
        return [self]
      }
      let shown = parts.flatMap { $0.inheriting(attributes).resolved(in: environment) }
      return shown.isEmpty ? [Segment(string: "", attributes: attributes)] : shown
    }
  }

  /// A text whose words depend on the environment.
  init(deferred words: @escaping (EnvironmentValues) -> String) {
    self.init(segments: [Segment(string: "", deferred: { [Segment(string: words($0))] })])
  }

  /// The text without its looks.
  package func words(in environment: EnvironmentValues) -> String {
    segments.words(in: environment)
  }
}

extension [Text.Segment] {
  /// The words without their looks.
  func words(in environment: EnvironmentValues) -> String {
    flatMap { $0.resolved(in: environment) }.map(\.string).joined()
  }
}

extension TextAttributes {
  /// Whether nothing is stated.
  var isEmpty: Bool {
    font == nil && weight == nil && isItalic == nil && design == nil && width == nil
      && features.isEmpty && style == nil && underline == nil && strikethrough == nil
      && background == nil && stroke == nil && tracking == nil && baselineOffset == nil
  }

  /// The attributes with all of other ones where they state nothing.
  func inheriting(_ outer: TextAttributes) -> TextAttributes {
    if outer.isEmpty { return self }
    var result = over(outer)
    result.font = font ?? outer.font
    result.weight = weight ?? outer.weight
    result.isItalic = isItalic ?? outer.isItalic
    result.design = design ?? outer.design
    result.width = width ?? outer.width
    result.features = features + outer.features
    result.style = style ?? outer.style
    result.background = background ?? outer.background
    return result
  }
}
