import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import GalleyRaster

/// A file of shapes, and what of it is images.
package struct VectorFile: Sendable {
  package var data: Data
  /// In the order in which they were found; those of one kind as one.
  package var problems: [VectorProblem]
}

/// Writes display lists as SVG or PDF: `VectorReducer` makes of a list what the format can say, and the format's writer
/// writes that down. The same list gives the same bytes.
///
/// ```swift
/// let encoder = VectorEncoder(.svg, scale: 2, rasterizer: Rasterizer(), glyphs: TextEngine())
/// let file = try encoder.encode(list, width: 640, height: 480)
/// ```
package struct VectorEncoder<Glyphs: VectorGlyphSource> {
  private let format: VectorFormat
  private let scale: CGFloat
  private let rasterizer: Rasterizer
  private let glyphs: Glyphs
  /// How texts are written in SVG.
  package var text = SVGText.outlines
  /// Whether the streams of a PDF are deflated.
  package var compresses = true

  /// - Parameters:
  ///   - scale: device pixels to a point; the file is as large as the image in points.
  ///   - rasterizer: paints what the format cannot say; its budget holds for the file, too.
  package init(_ format: VectorFormat, scale: CGFloat, rasterizer: Rasterizer, glyphs: Glyphs) {
    (self.format, self.scale) = (format, scale)
    (self.rasterizer, self.glyphs) = (rasterizer, glyphs)
  }

  /// The file of an image of `width` by `height` device pixels; a list without items gives an empty page.
  /// - Throws: `LimitError`, and `ImageError` where an image in the file cannot be encoded.
  /// - Complexity: O(n) in the items, their elements and the pixels of what is painted instead.
  package func encode(_ list: DisplayList, width: Int, height: Int) throws -> VectorFile {
    let size = CGSize(width: width, height: height)
    var reducer = VectorReducer(
      format, size: size, scale: scale, rasterizer: rasterizer, glyphs: glyphs)
    defer { reducer.end() }
    let items = reducer.layer(list.items, .identity)
    let budget = rasterizer.budget
    try budget.check()
    let bytes: [UInt8]
    switch format {
    case .svg:
      var writer = SVGWriter(size: size, scale: scale, text: text, glyphs: glyphs, budget: budget)
      bytes = try writer.file(items)
    case .pdf:
      var writer = PDFWriter(
        size: size, scale: scale, glyphs: glyphs, budget: budget, compresses: compresses)
      bytes = try writer.file(items)
    }
    try budget.check()
    return VectorFile(data: Data(bytes), problems: reducer.problems.list)
  }
}
