import GalleyGeometry

/// A style that is one of the system's colours. Its levels are less and less of it, but for those that have colours of
/// their own.
protocol SystemStyle: DerivedStyle {
  var color: Color { get }
}

extension SystemStyle {
  func source(in environment: EnvironmentValues) -> StyleSource {
    StyleSource(style: color, environment: environment)
  }
}

/// The lines between rows.
public struct SeparatorShapeStyle: SystemStyle {
  /// The style of lines between rows.
  public init() {}
  var color: Color { SemanticColor.separator }
}

/// The ground of what is selected: the tint.
public struct SelectionShapeStyle: DerivedStyle {
  /// The style of what is selected.
  public init() {}

  func source(in environment: EnvironmentValues) -> StyleSource {
    StyleSource(style: TintShapeStyle(), environment: environment)
  }
}

/// The text of an empty field.
public struct PlaceholderTextShapeStyle: SystemStyle {
  /// The style of the text of an empty field.
  public init() {}
  var color: Color { SemanticColor.placeholder }
}

/// Links.
public struct LinkShapeStyle: SystemStyle {
  /// The style of links.
  public init() {}
  var color: Color { SemanticColor.link }
}

/// The ground of shapes on a background: a grey that lets it through.
public struct FillShapeStyle: SystemStyle {
  /// The style of shapes on a background.
  public init() {}
  var color: Color { SemanticColor.fill }

  /// The system's fills, weaker and weaker. UIKit has four, and that a deeper one is the last is assumed.
  func source(ofLevel level: Int, in environment: EnvironmentValues) -> StyleSource {
    let fill =
      switch level {
      case ...0: color
      case 1: SemanticColor.secondaryFill
      case 2: SemanticColor.tertiaryFill
      default: SemanticColor.quaternaryFill
      }
    return StyleSource(style: fill, environment: environment)
  }
}

/// The ground of a window.
public struct WindowBackgroundShapeStyle: SystemStyle {
  /// The style of the ground of a window.
  public init() {}
  var color: Color { SemanticColor.background }

  /// As those of `.background` (assumed), whatever views around set.
  func source(ofLevel level: Int, in environment: EnvironmentValues) -> StyleSource {
    StyleSource(style: SemanticColor.background(ofLevel: level), environment: environment)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of the lines between rows.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  /// The ground of what is selected: the tint.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of the text of an empty field.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// The ground of shapes on a background: a grey that lets it through.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The ground of a window, whatever `backgroundStyle` says.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
