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
  public init() {}
  var color: Color { SemanticColor.separator }
}

/// The ground of what is selected: the tint.
public struct SelectionShapeStyle: DerivedStyle {
  public init() {}

  func source(in environment: EnvironmentValues) -> StyleSource {
    StyleSource(style: TintShapeStyle(), environment: environment)
  }
}

/// The text of an empty field.
public struct PlaceholderTextShapeStyle: SystemStyle {
  public init() {}
  var color: Color { SemanticColor.placeholder }
}

/// Links.
public struct LinkShapeStyle: SystemStyle {
  public init() {}
  var color: Color { SemanticColor.link }
}

/// The ground of shapes on a background: a grey that lets it through.
public struct FillShapeStyle: SystemStyle {
  public init() {}
  var color: Color { SemanticColor.fill }

  public var secondary: some ShapeStyle { SemanticColor.secondaryFill }
  public var tertiary: some ShapeStyle { SemanticColor.tertiaryFill }
  public var quaternary: some ShapeStyle { SemanticColor.quaternaryFill }
  /// As the fourth: UIKit has four fills, and that a deeper one is the last is assumed.
  public var quinary: some ShapeStyle { SemanticColor.quaternaryFill }
}

/// The ground of a window.
public struct WindowBackgroundShapeStyle: SystemStyle {
  public init() {}
  var color: Color { SemanticColor.background }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
