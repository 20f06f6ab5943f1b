import GalleyGeometry

extension EnvironmentValues {
  /// Where paints find images; nil where nothing is drawn.
  var imageLibrary: ImageLibrary? { renderResources?.images }

  private enum ImageFolderKey: EnvironmentKey { static var defaultValue: URL? { nil } }

  /// Where images are looked up by name; nil finds none.
  var imageFolder: URL? {
    get { self[ImageFolderKey.self] }
    set { self[ImageFolderKey.self] = newValue }
  }

  private enum ImageBoundaryKey: EnvironmentKey { static var defaultValue: URL? { nil } }

  /// A folder that nothing is read outside of, as the name of `imageFolder` below it is not trusted; nil if that folder is
  /// trusted.
  package var imageBoundary: URL? {
    get { self[ImageBoundaryKey.self] }
    set { self[ImageBoundaryKey.self] = newValue }
  }
}
