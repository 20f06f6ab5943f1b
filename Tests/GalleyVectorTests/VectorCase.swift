import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import GalleyImages
import GalleyRaster
import GalleySVG
import GalleyText
import GalleyVector

/// Glyphs that are squares of 500 units, and a space, of faces by their numbers: outlines, and layers in colours.
struct SquareGlyphs: VectorGlyphSource {
  static let plain = FaceID(rawValue: 0)
  static let layered = FaceID(rawValue: 1)
  /// The glyph without ink.
  static let space: GlyphID = 9

  var family = "Squares"

  private func square(_ glyph: GlyphID) -> Path {
    glyph == Self.space ? Path() : Path(CGRect(x: 0, y: 0, width: 500, height: 700))
  }

  func image(of glyph: GlyphID, in face: FaceID) -> GlyphImage {
    guard face == Self.layered else { return .outline(square(glyph), unitsPerEm: 1000) }
    return .layers(
      [
        GlyphLayer(path: square(glyph), color: nil),
        GlyphLayer(
          path: Path(CGRect(x: 0, y: 0, width: 250, height: 700)),
          color: ResolvedColor(red: 1, green: 0, blue: 0)),
      ], unitsPerEm: 1000)
  }

  func isMonochrome(_ face: FaceID) -> Bool { face == Self.plain }

  /// Glyph 1 is `A`, and so on; those from 100 on stand for no character.
  func characters(of face: FaceID) -> [GlyphID: Unicode.Scalar] {
    var characters: [GlyphID: Unicode.Scalar] = [Self.space: " "]
    for glyph in GlyphID(1)..<9 { characters[glyph] = Unicode.Scalar(64 + glyph) }
    characters[10] = "&"
    characters[11] = "<"
    characters[12] = "\u{1}"
    // Forms of letters: an initial meem, and fi.
    characters[13] = "\u{FEE3}"
    characters[14] = "\u{FB01}"
    return characters
  }

  func style(of face: FaceID) -> FaceStyle {
    FaceStyle(family: family, weight: 400, isItalic: false)
  }
}

/// A display list and the files that are made of it.
struct VectorCase {
  var items: [DisplayItem]
  var width = 100
  var height = 80
  var scale: CGFloat = 2
  var text = SVGText.outlines
  var glyphs = SquareGlyphs()
  var limits = RenderBudget.Limits.unlimited

  init(_ items: [DisplayItem]) { self.items = items }

  func file(_ format: VectorFormat, compresses: Bool = false) throws -> VectorFile {
    let rasterizer = Rasterizer()
    rasterizer.budget = RenderBudget(limits)
    var encoder = VectorEncoder(format, scale: scale, rasterizer: rasterizer, glyphs: glyphs)
    (encoder.text, encoder.compresses) = (text, compresses)
    return try encoder.encode(DisplayList(items: items), width: width, height: height)
  }

  func svg() throws -> String { String(decoding: try file(.svg).data, as: UTF8.self) }

  /// Bytes as Latin characters, one for each.
  func pdf() throws -> String {
    String(String.UnicodeScalarView(try file(.pdf).data.map { Unicode.Scalar($0) }))
  }

  /// The lines between head and foot of an SVG file.
  func svgLines() throws -> [String] {
    try svg().split(separator: "\n").map(String.init).dropFirst().dropLast()
  }

  /// The operators of a PDF's page.
  func pdfLines() throws -> [String] {
    let text = try pdf()
    guard let start = text.range(of: "\n4 0 obj\n"),
      let stream = text[start.upperBound...].range(of: "stream\n"),
      let end = text[stream.upperBound...].range(of: "\nendstream")
    else { return [] }
    return text[stream.upperBound..<end.lowerBound].split(separator: "\n").map(String.init)
  }

  /// The image of the list.
  func bitmap() -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    Rasterizer().draw(DisplayList(items: items), into: &bitmap, glyphs: glyphs)
    return bitmap
  }

  /// The image of the SVG file, as Galley reads it.
  func bitmapOfSVG() throws -> (bitmap: Bitmap, warnings: [String]) {
    let document = try SVGDocument(file(.svg).data)
    let frame = PixelRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let drawing = document.drawing(in: frame)
    var bitmap = Bitmap(width: width, height: height)
    Rasterizer().draw(DisplayList(items: drawing.items), into: &bitmap, glyphs: glyphs)
    return (bitmap, drawing.warnings.map(\.description))
  }

  // MARK: Items

  static let red = ResolvedColor(red: 1, green: 0, blue: 0)
  static let blue = ResolvedColor(red: 0, green: 0, blue: 1)

  static func rect(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    _ color: ResolvedColor = VectorCase.red
  ) -> DisplayItem {
    .fillRect(PixelRect(x: x, y: y, width: width, height: height), paint: .solid(color))
  }

  static func gradient(_ geometry: GradientPaint.Geometry) -> Paint {
    .gradient(
      GradientPaint(
        stops: [
          GradientPaint.Stop(color: red, location: 0), GradientPaint.Stop(color: blue, location: 1),
        ], geometry))
  }

  /// Glyphs of ten pixels, six apart.
  static func run(
    _ glyphs: [GlyphID], face: FaceID = SquareGlyphs.plain, level: UInt8 = 0,
    color: ResolvedColor = .black, clusters: [String] = []
  ) -> DisplayItem {
    var glyphs = glyphs.enumerated().map { index, id in
      GlyphRun.Glyph(
        id: id, position: CGPoint(x: CGFloat(index) * 6, y: 0), advance: 6, cluster: index)
    }
    // Those from right to left begin at the end of the text.
    var place = level % 2 == 0 ? 0 : clusters.joined().utf8.count
    for (index, text) in clusters.enumerated() {
      let length = text.utf8.count
      if level % 2 == 1 { place -= length }
      (glyphs[index].cluster, glyphs[index].clusterLength) = (place, UInt32(length))
      if level % 2 == 0 { place += length }
      // A glyph without a text is in the cluster of the one before.
      guard length == 0, index > 0 else { continue }
      glyphs[index].cluster = glyphs[index - 1].cluster
      glyphs[index].clusterLength = glyphs[index - 1].clusterLength
    }
    var run = GlyphRun(
      face: face, size: 10, bidiLevel: level, glyphs: glyphs, width: CGFloat(glyphs.count) * 6)
    if !clusters.isEmpty {
      let parts = level % 2 == 0 ? clusters : clusters.reversed()
      run.text = GlyphText(Array(parts.joined().utf8))
    }
    return .glyphs(run, origin: PixelPoint(x: 10, y: 30), scale: 1, paint: .solid(color))
  }
}

extension Bitmap {
  /// Pixels in which a channel differs by more than `tolerance`.
  func different(from other: Bitmap, above tolerance: Int = 32) -> Int {
    zip(pixels, other.pixels).count { one, other in
      (0..<4).contains { channel in
        let shift = UInt32(channel * 8)
        return abs(Int(one >> shift & 255) - Int(other >> shift & 255)) > tolerance
      }
    }
  }
}
