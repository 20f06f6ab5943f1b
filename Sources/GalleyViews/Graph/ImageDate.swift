import GalleyGeometry

extension EnvironmentValues {
  /// The moment that an image is drawn for: 1 January 2024, 9:41 UTC, unless set, whatever the
  /// machine's clock says, so that an image does not depend on it.
  @Entry var imageDate: Date = Date(timeIntervalSinceReferenceDate: 725_794_860)
}
