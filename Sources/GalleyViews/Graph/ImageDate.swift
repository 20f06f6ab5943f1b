import GalleyGeometry

extension EnvironmentValues {
  private enum ImageDateKey: EnvironmentKey {
    static var defaultValue: Date { Date(timeIntervalSinceReferenceDate: 725_794_860) }
  }

  /// The moment that an image is drawn for: 1 January 2024, 9:41 UTC, unless set, whatever the
  /// machine's clock says, so that an image does not depend on it.
  var imageDate: Date {
    get { self[ImageDateKey.self] }
    set { self[ImageDateKey.self] = newValue }
  }
}
