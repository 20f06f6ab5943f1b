import CHarfBuzz
import GalleyGeometry
import GalleyGraphics

/// OpenType's COLR table, version 1: a tree of paints for every glyph that has one.
///
/// FreeType reads this version only where it was built to, which Debian's was not, and HarfBuzz from 7 on;
/// so the table is read here. Every place is checked against the table's end. Fields that vary have their
/// defaults.
struct ColorPaintTable {
  /// One paint, by its place in the table.
  struct Place: Hashable {
    fileprivate var offset: Int
  }

  struct ColorStop {
    var location: CGFloat
    var entry: Int
    var alpha: Double
  }

  struct ColorLine {
    var extend: GradientPaint.Extend
    /// In the order of the table.
    var stops: [ColorStop]
  }

  indirect enum Paint {
    /// The places of layers, back to front.
    case layers([Place])
    case solid(entry: Int, alpha: Double)
    case linear(ColorLine, CGPoint, CGPoint, CGPoint)
    case radial(ColorLine, CGPoint, CGFloat, CGPoint, CGFloat)
    /// Radians, counter-clockwise.
    case sweep(ColorLine, CGPoint, start: Double, end: Double)
    case glyph(GlyphID, Place)
    case paintedGlyph(GlyphID)
    case transform(Place, CGAffineTransform)
    case composite(source: Place, mode: Int, backdrop: Place)
  }

  /// A place behind the end of the table, or a format that does not exist.
  private struct FormatError: Error {}

  /// How many layers and stops one paint may have, so that hostile fonts end.
  private static let listLimit = 1024

  private let bytes: [UInt8]
  private let baseGlyphs: Int
  private let layerList: Int
  private let clipList: Int

  /// Nil for a face without such a table.
  init?(_ face: OpaquePointer) {
    let tag = "COLR".utf8.reduce(hb_tag_t(0)) { $0 << 8 | hb_tag_t($1) }
    guard let blob = hb_face_reference_table(face, tag) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length >= 34 else { return nil }
    let bytes = data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(length)))
    }
    self.bytes = bytes
    func unsigned(_ offset: Int) -> Int {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes[0] > 0 || bytes[1] >= 1 else { return nil }
    let offsets = [14, 18, 22].map(unsigned)
    (baseGlyphs, layerList, clipList) = (offsets[0], offsets[1], offsets[2])
    if baseGlyphs == 0 { return nil }
  }

  /// The root of a glyph's tree.
  /// - Complexity: O(log n) in the glyphs that have one.
  func root(of glyph: GlyphID) -> Place? {
    guard let count = try? unsigned(baseGlyphs, 4) else { return nil }
    var (low, high) = (0, min(count, 65536))
    while low < high {
      let middle = (low + high) / 2
      let record = baseGlyphs + 4 + middle * 6
      guard let found = try? unsigned(record, 2) else { return nil }
      if found == Int(glyph) {
        return (try? unsigned(record + 2, 4)).map { Place(offset: baseGlyphs + $0) }
      }
      if found < Int(glyph) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The box outside of which nothing of the glyph is painted, where the table has one.
  func clipBox(of glyph: GlyphID) -> CGRect? {
    guard clipList != 0, let count = try? unsigned(clipList + 1, 4) else { return nil }
    for index in 0..<min(count, 65536) {
      let record = clipList + 5 + index * 7
      guard let first = try? unsigned(record, 2), let last = try? unsigned(record + 2, 2),
        let offset = try? unsigned(record + 4, 3)
      else { return nil }
      guard (first...max(first, last)).contains(Int(glyph)) else { continue }
      let box = clipList + offset + 1
      guard let left = try? signed(box), let bottom = try? signed(box + 2),
        let right = try? signed(box + 4), let top = try? signed(box + 6), right > left, top > bottom
      else { return nil }
      return CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
    }
    return nil
  }

  /// Nil for what is damaged or of a later version.
  func paint(at place: Place) -> Paint? { try? read(place.offset) }
}

// MARK: Numbers

extension ColorPaintTable {
  private func unsigned(_ offset: Int, _ count: Int) throws -> Int {
    guard offset >= 0, offset + count <= bytes.count else { throw FormatError() }
    var value = 0
    for index in offset..<offset + count { value = value << 8 | Int(bytes[index]) }
    return value
  }

  private func signed(_ offset: Int) throws -> CGFloat {
    CGFloat(Int16(truncatingIfNeeded: try unsigned(offset, 2)))
  }

  private func point(_ offset: Int) throws -> CGPoint {
    CGPoint(x: try signed(offset), y: try signed(offset + 2))
  }

  /// A fraction of 14 bits.
  private func fraction(_ offset: Int) throws -> CGFloat { try signed(offset) / 16384 }

  /// A fraction of 16 bits.
  private func fixed(_ offset: Int) throws -> CGFloat {
    CGFloat(Int32(truncatingIfNeeded: try unsigned(offset, 4))) / 65536
  }

  /// A paint by its offset from the one that names it.
  private func place(_ offset: Int, from base: Int) throws -> Place {
    Place(offset: base + (try unsigned(offset, 3)))
  }
}

// MARK: Paints

extension ColorPaintTable {
  private func read(_ at: Int) throws -> Paint {
    let format = try unsigned(at, 1)
    switch format {
    case 1: return .layers(try layers(count: unsigned(at + 1, 1), first: unsigned(at + 2, 4)))
    case 2, 3:
      return .solid(entry: try unsigned(at + 1, 2), alpha: Double(try fraction(at + 3)))
    case 4, 5:
      return .linear(
        try line(at, varies: format == 5), try point(at + 4), try point(at + 8), try point(at + 12))
    case 6, 7:
      return .radial(
        try line(at, varies: format == 7), try point(at + 4), CGFloat(try unsigned(at + 8, 2)),
        try point(at + 10), CGFloat(try unsigned(at + 14, 2)))
    case 8, 9:
      // Half turns, less one.
      return .sweep(
        try line(at, varies: format == 9), try point(at + 4),
        start: (Double(try fraction(at + 8)) + 1) * .pi,
        end: (Double(try fraction(at + 10)) + 1) * .pi)
    case 10: return .glyph(GlyphID(try unsigned(at + 4, 2)), try place(at + 1, from: at))
    case 11: return .paintedGlyph(GlyphID(try unsigned(at + 1, 2)))
    case 12...31:
      return .transform(try place(at + 1, from: at), try transform(format & ~1, at))
    case 32:
      return .composite(
        source: try place(at + 1, from: at), mode: try unsigned(at + 4, 1),
        backdrop: try place(at + 5, from: at))
    default: throw FormatError()
    }
  }

  private func layers(count: Int, first: Int) throws -> [Place] {
    let all = try unsigned(layerList, 4)
    guard layerList != 0, first + count <= all else { throw FormatError() }
    return try (first..<first + count).map { index in
      Place(offset: layerList + (try unsigned(layerList + 4 + index * 4, 4)))
    }
  }

  private func line(_ at: Int, varies: Bool) throws -> ColorLine {
    let line = at + (try unsigned(at + 1, 3))
    let count = try unsigned(line + 1, 2)
    guard count <= Self.listLimit else { throw FormatError() }
    let extend: GradientPaint.Extend =
      switch try unsigned(line, 1) {
      case 1: .repeat
      case 2: .reflect
      default: .pad
      }
    return ColorLine(
      extend: extend,
      stops: try (0..<count).map { index in
        let stop = line + 3 + index * (varies ? 10 : 6)
        return ColorStop(
          location: try fraction(stop), entry: try unsigned(stop + 2, 2),
          alpha: Double(try fraction(stop + 4)))
      })
  }

  /// The transform of a paint, of the format that does not vary.
  private func transform(_ format: Int, _ at: Int) throws -> CGAffineTransform {
    let values = at + 4
    switch format {
    case 12:
      let matrix = at + (try unsigned(values, 3))
      return CGAffineTransform(
        a: try fixed(matrix), b: try fixed(matrix + 4), c: try fixed(matrix + 8),
        d: try fixed(matrix + 12), tx: try fixed(matrix + 16), ty: try fixed(matrix + 20))
    case 14: return CGAffineTransform(translationX: try signed(values), y: try signed(values + 2))
    case 16, 18:
      let scale = CGAffineTransform(scaleX: try fraction(values), y: try fraction(values + 2))
      return format == 16 ? scale : about(try point(values + 4), scale)
    case 20, 22:
      let factor = try fraction(values)
      let scale = CGAffineTransform(scaleX: factor, y: factor)
      return format == 20 ? scale : about(try point(values + 2), scale)
    case 24, 26:
      let turn = CGAffineTransform(rotationAngle: try fraction(values) * .pi)
      return format == 24 ? turn : about(try point(values + 2), turn)
    default:
      let skew = CGAffineTransform(
        a: 1, b: try tangent(values + 2), c: -(try tangent(values)), d: 1, tx: 0, ty: 0)
      return format == 28 ? skew : about(try point(values + 4), skew)
    }
  }

  private func tangent(_ offset: Int) throws -> CGFloat {
    let (sine, cosine) = DeterministicMath.sincos(Double(try fraction(offset)) * .pi)
    return cosine == 0 ? 0 : CGFloat(sine / cosine)
  }

  private func about(_ center: CGPoint, _ transform: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
