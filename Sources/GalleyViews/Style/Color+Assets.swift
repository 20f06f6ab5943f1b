import GalleyGeometry

/// A colour of an asset catalogue, as the symbols that Xcode makes of catalogues name it.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// The colour of a name. All catalogues of the project are searched, whatever the bundle.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
  /// A colour of the asset catalogues of the environment's `projectResources`. As with SwiftUI, what it paints is
  /// clear where there is no such colour; the report says so.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(assetName: name) }

  /// A colour of an asset catalogue, by the symbol that Xcode makes of it.
  public init(_ resource: ColorResource) { self.init(assetName: resource.name) }
}
