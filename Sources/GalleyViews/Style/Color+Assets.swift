import GalleyGeometry

/// A colour of an asset catalogue, as the symbols that Xcode makes of catalogues name it.
public struct ColorResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
  /// A colour of the asset catalogues of the environment's `projectResources`. As with SwiftUI, what it paints is
  /// clear where there is no such colour; the report says so.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(assetName: name) }

  public init(_ resource: ColorResource) { self.init(assetName: resource.name) }
}
