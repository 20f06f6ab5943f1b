import GalleyGeometry
import GalleyGraphics
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
package struct PreviewConfiguration: Hashable, Sendable {
  /// The name of a device of `DeviceTable`.
  package var device: String?
  /// How the device is held; without a device, the default one.
  package var orientation: InterfaceOrientation?
  /// The image's size in points. It overrides a device's, which then gives its scale alone.
  package var size: CGSize?
  /// Pixels to a point.
  package var scale: CGFloat?
  /// Light or dark, whatever the view prefers.
  package var colorScheme: ColorScheme?
  package var dynamicTypeSize: DynamicTypeSize?
  /// The language and region; where no direction is set, its own direction of reading comes with it.
  package var locale: Locale?
  /// That of dates in texts, and of `TimeZone.current` in a preview; Greenwich's unless set.
  package var timeZone: TimeZone?
  /// When the image's clock begins: `\.imageDate`, and `Date()` in a preview.
  package var date: PreviewDate?
  package var layoutDirection: LayoutDirection?
  package var contrast: ColorSchemeContrast?
  /// Which release's numbers and named colours lists, bars and controls have; those of iOS 18 unless set.
  package var look: SystemLook?

  /// All is left to the preview.
  package init() {}

  /// What a file's name says of the values that are set, in one order: `-dark-rtl-accessibility3`; nothing where none
  /// is. It holds lower case letters of the words, digits, `-`, `_` and `.`, and is a part of a name on every system.
  package var suffix: String {
    Setting.allCases.compactMap { value(of: $0) }.map { "-" + $0.fileWord }.joined()
  }

  /// The values that are set, for people: `iPhone 15 Pro, landscape, dark`; `default` where none is.
  package var summary: String {
    let words = Setting.allCases.compactMap { value(of: $0)?.words }
    return words.isEmpty ? "default" : words.joined(separator: ", ")
  }

  /// This configuration, and the values of another one where they are set.
  package func overridden(by other: PreviewConfiguration) -> PreviewConfiguration {
    var result = self
    for setting in Setting.allCases where other.value(of: setting) != nil {
      result.copy(setting, from: other)
    }
    return result
  }

  /// This configuration on the screen of the default device.
  /// - Parameter scale: pixels to a point, which stay what they are.
  package func onDefaultScreen(scale: CGFloat) -> PreviewConfiguration {
    var result = self
    (result.device, result.scale) = (DeviceTable.defaultScreen.name, scale)
    return result
  }

  /// What of it code finds where it asks the machine: a process that has begun with one has no other.
  package var machine: PreviewConfiguration {
    var machine = PreviewConfiguration()
    (machine.locale, machine.timeZone, machine.date) = (locale, timeZone, date)
    return machine
  }

  /// The environment of a view that is drawn on this.
  package func apply(to environment: inout EnvironmentValues) {
    if let colorScheme {
      environment.colorScheme = colorScheme
      environment.hasStatedScheme = true
    }
    if let dynamicTypeSize { environment.dynamicTypeSize = dynamicTypeSize }
    if let contrast { environment.colorSchemeContrast = contrast }
    if let look { environment._systemLook = look }
    if let locale {
      environment.locale = locale
      environment.layoutDirection =
        locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if let timeZone { environment.timeZone = timeZone }
    if let date = date?.date(in: environment.timeZone) { environment._imageDate = date }
    if let layoutDirection { environment.layoutDirection = layoutDirection }
  }
}
