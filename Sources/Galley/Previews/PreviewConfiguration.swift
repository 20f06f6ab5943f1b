import GalleyGeometry
import GalleyLayout
import GalleyViews

/// What a preview is drawn on. What is nil is left to the preview, and where it says nothing to a default.
///
/// ```swift
/// var configuration = PreviewConfiguration()
/// try configuration.set("device", to: "iPhone 15 Pro")
/// try configuration.set("scheme", to: "dark")
/// let drawing = try preview.draw(on: configuration)
/// ```
public struct PreviewConfiguration: Hashable, Sendable {
  /// The name of a device of `DeviceTable`.
  public var device: String?
  /// How the device is held; without a device, the default one.
  public var orientation: InterfaceOrientation?
  /// The picture's size in points. It overrides a device's, which then gives its scale alone.
  public var size: CGSize?
  /// Pixels to a point.
  public var scale: CGFloat?
  /// Light or dark, whatever the view prefers.
  public var colorScheme: ColorScheme?
  public var dynamicTypeSize: DynamicTypeSize?
  /// The language and region; where no direction is set, its own direction of reading comes with it.
  public var locale: Locale?
  public var layoutDirection: LayoutDirection?
  public var contrast: ColorSchemeContrast?

  /// All is left to the preview.
  public init() {}

  /// What a file's name says of the values that are set, in one order: `-dark-rtl-accessibility3`; nothing where none is.
  /// It holds lower case letters of the words, digits, `-`, `_` and `.`, and is a part of a name on every system.
  public var suffix: String {
    Self.names.compactMap { value(of: $0) }.map { "-" + $0.fileWord }.joined()
  }

  /// The values that are set, for people: `iPhone 15 Pro, landscape, dark`; `default` where none is.
  public var summary: String {
    let words = Self.names.compactMap { value(of: $0)?.words }
    return words.isEmpty ? "default" : words.joined(separator: ", ")
  }

  /// This configuration, and the values of another one where they are set.
  public func overridden(by other: PreviewConfiguration) -> PreviewConfiguration {
    PreviewConfiguration(
      device: other.device ?? device, orientation: other.orientation ?? orientation,
      size: other.size ?? size, scale: other.scale ?? scale,
      colorScheme: other.colorScheme ?? colorScheme,
      dynamicTypeSize: other.dynamicTypeSize ?? dynamicTypeSize, locale: other.locale ?? locale,
      layoutDirection: other.layoutDirection ?? layoutDirection,
      contrast: other.contrast ?? contrast)
  }

  private init(
    device: String?, orientation: InterfaceOrientation?, size: CGSize?, scale: CGFloat?,
    colorScheme: ColorScheme?, dynamicTypeSize: DynamicTypeSize?, locale: Locale?,
    layoutDirection: LayoutDirection?, contrast: ColorSchemeContrast?
  ) {
    (self.device, self.orientation, self.size, self.scale) = (device, orientation, size, scale)
    (self.colorScheme, self.dynamicTypeSize) = (colorScheme, dynamicTypeSize)
    (self.locale, self.layoutDirection, self.contrast) = (locale, layoutDirection, contrast)
  }

  /// The environment of a view that is drawn on this.
  func apply(to environment: inout EnvironmentValues) {
    if let colorScheme {
      environment.colorScheme = colorScheme
      environment.hasStatedScheme = true
    }
    if let dynamicTypeSize { environment.dynamicTypeSize = dynamicTypeSize }
    if let contrast { environment.colorSchemeContrast = contrast }
    if let locale {
      environment.locale = locale
      environment.layoutDirection =
        locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if let layoutDirection { environment.layoutDirection = layoutDirection }
  }
}
