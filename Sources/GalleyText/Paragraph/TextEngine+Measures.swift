import CHarfBuzz
import GalleyGeometry
import GalleyGraphics

extension TextEngine {
  /// The measures of the face that a descriptor finds; nil where no font can be opened.
  package func measures(of descriptor: FontDescriptor) -> FontMeasures? {
    library.face(for: descriptor).face.map { FontMeasures($0, size: descriptor.size) }
  }

  /// Whether the face that a descriptor finds has an OpenType feature, for any script.
  package func hasFeature(_ tag: String, in descriptor: FontDescriptor) -> Bool {
    library.face(for: descriptor).face?.hasFeature(tag) ?? false
  }

  /// Whether the face that a descriptor finds has a character of its own.
  package func hasCharacter(_ character: Character, in descriptor: FontDescriptor) -> Bool {
    library.face(for: descriptor).face?.has(character) ?? false
  }

  /// Whether the face that a descriptor finds varies along an axis.
  package func hasAxis(_ tag: String, in descriptor: FontDescriptor) -> Bool {
    guard let face = library.face(for: descriptor).face else { return false }
    return library.file(of: face.id).axes.contains { $0.tag == tag }
  }

  /// Where a glyph of a run lies that stands upright in a vertical line; nil for a face that is not there.
  package func verticalMetrics(of glyph: GlyphID, in run: GlyphRun) -> VerticalMetrics? {
    guard let face = library.face(run.face) else { return nil }
    let scale = run.size / face.unitsPerEm
    let found = face.verticalMetrics(of: glyph)
    return VerticalMetrics(
      advance: found.advance * scale, originX: found.originX * scale,
      originY: found.originY * scale)
  }

  /// Whether a face that a run is set in has an OpenType feature, for any script.
  package func hasFeature(_ tag: String, in face: FaceID) -> Bool {
    library.face(face)?.hasFeature(tag) ?? false
  }
}
