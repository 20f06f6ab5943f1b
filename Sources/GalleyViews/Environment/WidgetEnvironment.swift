import GalleyGeometry

/// The sizes of widgets.
public enum WidgetFamily: Int, Hashable, CaseIterable, Sendable {
  /// Widgets of home screens, from the smallest.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  /// Widgets of lock screens and watches.
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}

extension WidgetFamily {
  /// The size in points on a screen of 393 x 852 (HIG, Widgets: "Widget dimensions"); nil where a phone has none of them.
  package var phoneSize: CGSize? {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    case .systemExtraLarge, .accessoryCorner: nil
    }
  }
}

/// How widgets are coloured.
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String

  /// In their own colours.
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  /// In two groups of colours.
  public static let accented = WidgetRenderingMode(name: "accented")
  /// Without colours, over a wallpaper.
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

nonisolated extension EnvironmentValues {
  /// `.systemSmall` unless set.
  @Entry public var widgetFamily: WidgetFamily = .systemSmall

  /// `.fullColor` unless set.
  @Entry public var widgetRenderingMode: WidgetRenderingMode = .fullColor
}
