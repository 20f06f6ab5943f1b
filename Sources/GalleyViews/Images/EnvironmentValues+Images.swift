import GalleyGeometry

extension EnvironmentValues {
  /// Where paints find images; nil where nothing is drawn.
  var imageLibrary: ImageLibrary? { renderResources?.images }

  /// Where images are looked up by name; nil finds none.
  @Entry var imageFolder: URL?

  /// A folder that nothing is read outside of, as the name of `imageFolder` below it is not trusted; nil if that folder is
  /// trusted.
  @Entry package var imageBoundary: URL?
}
