import GalleyGeometry
import GalleyGraphics

/// A colour of an asset catalogue, as the symbols that Xcode makes of catalogues name it.
public struct ColorResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
  /// A colour of an asset catalogue. Catalogues are not read yet: as with SwiftUI where there is no such
  /// colour, what it paints is clear, and the report says so.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(assetName: name) }

  public init(_ resource: ColorResource) { self.init(assetName: resource.name) }
}

extension EnvironmentValues {
  /// What stands for a colour that is not there; the report names it.
  func missingColor(_ name: String) -> ResolvedColor {
    imageLibrary?.noteFailedPaint(
      "the colour \"\(name)\" cannot be found: asset catalogues are not read; it is clear")
    return .clear
  }
}

/// A colour that code works out from the traits of where it is painted.
final class ColorProvider: Hashable, Sendable {
  private let make: @Sendable (UITraitCollection) -> UIColor

  init(_ make: @escaping @Sendable (UITraitCollection) -> UIColor) { self.make = make }

  func color(in environment: EnvironmentValues) -> Color {
    make(UITraitCollection(environment)).color
  }

  static func == (one: ColorProvider, other: ColorProvider) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
