import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import GalleyImages
import GalleyText

/// An SVG file as it was read: vectors, which are drawn at any size.
///
///     let document = try SVGDocument(bytes)
///     let drawing = document.drawing(in: PixelRect(x: 0, y: 0, width: 600, height: 300))
package final class SVGDocument: Sendable {
  let tree: SVGTree
  /// The size in points: a user unit is a point.
  package let size: CGSize
  /// What of the file is not understood; drawing may find more.
  package let warnings: [SVGWarning]

  /// - Parameters:
  ///   - bytes: an SVG file, also one that gzip has packed.
  ///   - encoding: what the bytes are in where something else than the file says so; it counts before the XML declaration.
  /// - Throws: `SVGError` for what is no SVG or over a limit, `LimitError` where the budget does not
  ///   leave as much.
  /// - Complexity: O(n) in the bytes, and in the elements by the rules of style sheets.
  package init(
    _ bytes: some Collection<UInt8>, encoding: String? = nil,
    budget: RenderBudget = RenderBudget(.unlimited)
  ) throws {
    let warnings = SVGWarnings()
    if Gzip.recognizes(bytes) {
      let unpacked = try Self.unpacked(Array(bytes), budget)
      defer { budget.release(unpacked.count) }
      tree = try SVGTreeBuilder.tree(of: unpacked, encoding: encoding, warnings, budget)
    } else {
      tree = try SVGTreeBuilder.tree(of: bytes, encoding: encoding, warnings, budget)
    }
    size = tree[0].documentSize
    self.warnings = warnings.list
  }

  private static func unpacked(_ bytes: [UInt8], _ budget: RenderBudget) throws -> [UInt8] {
    do {
      return try Gzip.unpack(bytes, limit: SVGTreeBuilder.limits.bytes, budget: budget)
    } catch ImageError.decoding(let message) {
      throw SVGError(message: message, line: 1, column: 1)
    }
  }

  /// Whether bytes look like an SVG file: XML whose root may be `svg`, also packed by gzip, as in `.svgz` files.
  package static func recognizes(_ bytes: some Collection<UInt8>) -> Bool {
    FileKind.mayBeSVG(bytes)
  }

  /// The extensions of SVG files without a dot: plain, and packed by gzip.
  package static let fileExtensions = ["svg", "svgz"]

  /// What the document paints.
  package struct Drawing: Sendable {
    /// In device pixels.
    package var items: [DisplayItem]
    /// What is not drawn as the file says, each kind once, those of reading before.
    package var warnings: [SVGWarning]
  }

  /// The document drawn into a frame, stretched where its proportions are others.
  /// - Parameters:
  ///   - engine: sets its texts; nil leaves them out with a warning.
  ///   - genericFamilies: the font families that CSS's generic ones, such as `cursive`, stand for, by their names in lower
  ///     case; those that are not named are the bundled designs.
  ///   - budget: of the image that it is a part of.
  package func drawing(
    in frame: PixelRect, engine: TextEngine? = nil, genericFamilies: [String: String] = [:],
    budget: RenderBudget = RenderBudget(.unlimited)
  ) -> Drawing {
    let warnings = SVGWarnings()
    for warning in self.warnings { warnings.add(warning.subject, warning.message, warning.line) }
    if tree[0].noteWithoutArea(warnings) {
      return Drawing(items: [], warnings: warnings.list)
    }
    guard frame.width > 0, frame.height > 0, size.width > 0, size.height > 0 else {
      return Drawing(items: [], warnings: warnings.list)
    }
    let painter = SVGPainter(tree, frame: frame, engine: engine, warnings, budget)
    painter.genericFamilies = genericFamilies
    let transform = CGAffineTransform(
      a: frame.width / size.width, b: 0, c: 0, d: frame.height / size.height, tx: frame.minX,
      ty: frame.minY)
    let items = painter.document(size: size, transform)
    return Drawing(items: items, warnings: warnings.list)
  }
}
