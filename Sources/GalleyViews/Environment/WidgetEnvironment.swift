import GalleyGeometry

/// The sizes of widgets.
public enum WidgetFamily: Int, Hashable, CaseIterable, Sendable {
  /// Widgets of home screens, from the smallest.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  /// Widgets of lock screens and watches.
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
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
  private enum WidgetFamilyKey: EnvironmentKey {
    static var defaultValue: WidgetFamily { .systemSmall }
  }
  private enum WidgetRenderingModeKey: EnvironmentKey {
    static var defaultValue: WidgetRenderingMode { .fullColor }
  }

  /// `.systemSmall` unless set.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// `.fullColor` unless set.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }
}
