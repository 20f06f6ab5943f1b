import GalleyGeometry

/// A style that says what its levels are: what is called `secondary`, `tertiary` and so on of it. The levels of all other
/// styles are less and less of them.
protocol LeveledStyle: ShapeStyle {
  /// What a level of the style is painted as.
  /// - Parameter level: 1 for the second one.
  func source(ofLevel level: Int, in environment: EnvironmentValues) -> StyleSource

  /// The style whose levels are meant where levels of this one are asked for by name: that of which it is a level itself.
  /// Nil where that is this one.
  func primarySource(in environment: EnvironmentValues) -> StyleSource?
}

extension DerivedStyle {
  func source(ofLevel level: Int, in environment: EnvironmentValues) -> StyleSource {
    source(in: environment).level(level)
  }

  func primarySource(in environment: EnvironmentValues) -> StyleSource? {
    source(in: environment).primary
  }
}

extension StyleSource {
  /// A level of the style, 0 for the style itself.
  func level(_ level: Int) -> StyleSource {
    guard level > 0 else { return self }
    var result = Self.level(level, of: style, in: environment)
    result.opacity *= opacity
    return result
  }

  private static func level<Style: ShapeStyle>(
    _ level: Int, of style: Style, in environment: EnvironmentValues
  ) -> StyleSource {
    if let style = style as? any LeveledStyle {
      return style.source(ofLevel: level, in: environment)
    }
    if Style.Resolved.self != Never.self {
      let resolved = style.resolve(in: environment)
      return StyleSource(style: resolved, environment: environment).level(level)
    }
    return StyleSource(style: style, environment: environment, opacity: opacity(ofLevel: level))
  }

  /// Of a style without levels of its own, by OpenSwiftUI (`SystemColorDefinition`, audited for iOS 18): the fourth and all
  /// deeper ones are alike.
  static func opacity(ofLevel level: Int) -> Double {
    switch level {
    case ...0: 1
    case 1: 0.5
    case 2: 0.25
    default: 0.18
    }
  }

  /// The style whose levels are meant by name; nil where that is this one, as of one that is less of another
  /// (OpenSwiftUI's `_OpacityShapeStyle`, audited for 6.5.4).
  var primary: StyleSource? {
    guard opacity == 1 else { return nil }
    return Self.primary(of: style, in: environment)
  }

  private static func primary<Style: ShapeStyle>(
    of style: Style, in environment: EnvironmentValues
  ) -> StyleSource? {
    if let style = style as? any LeveledStyle {
      return style.primarySource(in: environment)
    }
    guard Style.Resolved.self != Never.self else { return nil }
    return StyleSource(style: style.resolve(in: environment), environment: environment).primary
  }

  /// Where levels are counted from.
  var counted: StyleSource { primary ?? self }
}

/// A colour of labels has the levels of labels; that of any other colour are parts of it (OpenSwiftUI's
/// `LegacyContentStyle`, audited for iOS 18).
extension Color: LeveledStyle {
  func source(ofLevel level: Int, in environment: EnvironmentValues) -> StyleSource {
    guard let own = labelLevel else {
      return StyleSource(
        style: self, environment: environment, opacity: StyleSource.opacity(ofLevel: level))
    }
    return StyleSource(style: Color.label(ofLevel: own + level), environment: environment)
  }

  func primarySource(in environment: EnvironmentValues) -> StyleSource? {
    labelLevel == nil ? nil : StyleSource(style: Color.primary, environment: environment)
  }

  /// UIKit's labels, and for the fifth level, which those do not have, a twentieth of black or white (OpenSwiftUI's
  /// `SystemColorDefinition`, audited for iOS 18).
  static func label(ofLevel level: Int) -> Color {
    switch level {
    case ...0: .primary
    case 1: .secondary
    case 2: Color(system: .tertiaryLabel)
    case 3: Color(system: .quaternaryLabel)
    default: .primary.opacity(0.05)
    }
  }
}

/// A level of another style, which is asked for it where it is painted. A level of a level is one of the style that both
/// are of, so that the last one counts, as of hierarchical styles (OpenSwiftUI's `HierarchicalShapeStyleModifier`, audited
/// for iOS 18, takes the level of the primary style).
private struct LevelStyle: DerivedStyle {
  let base: any ShapeStyle
  let level: Int

  func source(in environment: EnvironmentValues) -> StyleSource {
    source(ofLevel: 0, in: environment)
  }

  func source(ofLevel deeper: Int, in environment: EnvironmentValues) -> StyleSource {
    counted(in: environment).level(level + deeper)
  }

  func primarySource(in environment: EnvironmentValues) -> StyleSource? {
    counted(in: environment)
  }

  private func counted(in environment: EnvironmentValues) -> StyleSource {
    StyleSource(style: base, environment: environment).counted
  }
}

/// A level of a style that is changed in some other way, counted from where the style is.
struct OffsetStyle: DerivedStyle {
  let base: any ShapeStyle
  let level: Int

  func source(in environment: EnvironmentValues) -> StyleSource {
    StyleSource(style: base, environment: environment).level(level)
  }

  func source(ofLevel deeper: Int, in environment: EnvironmentValues) -> StyleSource {
    StyleSource(style: base, environment: environment).level(level + deeper)
  }
}

/// Styles of the first levels. The last one is that of all deeper levels, too, in full (OpenSwiftUI's `ShapeStylePair` and
/// `ShapeStyleTriple`, audited for 6.5.4).
struct StyleLevels: DerivedStyle {
  let first: AnyShapeStyle
  let deeper: [AnyShapeStyle]

  func source(in environment: EnvironmentValues) -> StyleSource {
    StyleSource(style: first, environment: environment)
  }

  func source(ofLevel level: Int, in environment: EnvironmentValues) -> StyleSource {
    StyleSource(style: deeper.prefix(level).last ?? first, environment: environment)
  }

  func primarySource(in environment: EnvironmentValues) -> StyleSource? { nil }
}

extension ShapeStyle {
  /// The second level: the system's colour or the style that was set for it, or half of a style that has no levels.
  public var secondary: some ShapeStyle { LevelStyle(base: self, level: 1) }
  /// The third level: the system's colour or the style that was set for it, or a quarter of a style that has no levels.
  public var tertiary: some ShapeStyle { LevelStyle(base: self, level: 2) }
  /// The fourth level: the system's colour or the style that was set for it, or 18 per cent of a style that has no levels.
  public var quaternary: some ShapeStyle { LevelStyle(base: self, level: 3) }
  /// The fifth level: the system's colour or the style that was set for it, or 18 per cent of a style that has no levels.
  public var quinary: some ShapeStyle { LevelStyle(base: self, level: 4) }
}
