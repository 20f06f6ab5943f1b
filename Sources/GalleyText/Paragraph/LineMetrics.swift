import GalleyGeometry

/// The vertical measures of a line in points, rounded as SwiftUI rounds them for fonts other than
/// the system's: ascent and descent each to a whole number (TX5).
struct LineMetrics: Equatable {
  var ascent: CGFloat = 0
  var descent: CGFloat = 0
  var leading: CGFloat = 0
  /// The height of capitals above the baseline, not rounded.
  var capHeight: CGFloat = 0

  init() {}

  init(_ face: FontFace, size: CGFloat) {
    let scale = size / face.unitsPerEm
    ascent = (face.metrics.ascent * scale).rounded()
    descent = (face.metrics.descent * scale).rounded()
    leading = face.metrics.lineGap * scale
    capHeight = face.metrics.capHeight * scale
  }

  var height: CGFloat { ascent + descent + leading }

  /// The measures of a line that holds both.
  func union(_ other: LineMetrics) -> LineMetrics {
    var result = self
    result.ascent = max(ascent, other.ascent)
    result.descent = max(descent, other.descent)
    result.leading = max(leading, other.leading)
    result.capHeight = max(capHeight, other.capHeight)
    return result
  }
}
