/// What a canvas is told of the sources of its preview.
package struct CanvasSources: Codable, Equatable, Sendable {
  package var types: TypePlaces
  /// Where the preview itself is written; nil where that is not known.
  package var preview: TypePlaces.Place?
  /// What its views had been changed to before the last save; nil where nothing is carried.
  package var states: CanvasStates?

  package init(types: TypePlaces = TypePlaces(), preview: TypePlaces.Place? = nil) {
    (self.types, self.preview) = (types, preview)
  }
}
