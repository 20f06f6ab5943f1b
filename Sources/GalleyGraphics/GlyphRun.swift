import GalleyGeometry

/// The number of a glyph inside its font file.
package typealias GlyphID = UInt32

/// A font file as a renderer knows it: its place in the renderer's list of faces.
package struct FaceID: Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
}

/// The text that glyphs are set from. It is no part of how a run looks: all texts are equal.
package struct GlyphText: Hashable, Sendable {
  private let bytes: [UInt8]
  private let offset: Int

  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - offset: where it begins in the text that the clusters of glyphs count in, in bytes.
  package init(_ bytes: [UInt8], offset: Int = 0) { (self.bytes, self.offset) = (bytes, offset) }

  /// What a glyph stands for together with the others of its cluster; nil where that is not known.
  package func characters(of glyph: GlyphRun.Glyph) -> String? {
    let start = glyph.cluster - offset
    let end = start + Int(glyph.clusterLength)
    guard glyph.clusterLength > 0, start >= 0, end <= bytes.count else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  package static func == (one: GlyphText, other: GlyphText) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}

/// Shaped glyphs of one face, size and direction, ready to be placed.
package struct GlyphRun: Hashable, Sendable {
  /// One glyph; offsets and advances are in points.
  package struct Glyph: Hashable, Sendable {
    package var id: GlyphID
    /// How many bytes of the source text its cluster has: all that it stands for together with the glyphs of the same
    /// cluster. 0 where that is not known, as of an ellipsis.
    package var clusterLength: UInt32 = 0
    /// Where the glyph's origin lies, from the run's origin on the baseline; y grows downwards.
    package var position: CGPoint
    /// How far the pen moves after the glyph.
    package var advance: CGFloat
    /// The offset in UTF-8 bytes of the first character that the glyph stands for, in the source
    /// text of the whole paragraph.
    package var cluster: Int

    package init(id: GlyphID, position: CGPoint, advance: CGFloat, cluster: Int) {
      self.id = id
      self.position = position
      self.advance = advance
      self.cluster = cluster
    }
  }

  package var face: FaceID
  /// Points to an em.
  package var size: CGFloat
  /// Unicode's embedding level: even runs from left to right, odd from right to left.
  package var bidiLevel: UInt8
  /// In visual order, from left to right.
  package var glyphs: [Glyph]
  /// The sum of the advances, in points; negative where a negative tracking exceeds them.
  package var width: CGFloat
  /// The box around a glyph's origin outside of which no glyph of the face has ink, in ems; y grows downwards.
  package var inkBox: CGRect
  /// The text that it is a part of; nil where that is not known.
  package var text: GlyphText?

  /// Two ems to all sides: more than the glyphs of most faces reach.
  package static let commonInkBox = CGRect(x: -2, y: -2, width: 4, height: 4)

  package init(
    face: FaceID, size: CGFloat, bidiLevel: UInt8, glyphs: [Glyph], width: CGFloat,
    inkBox: CGRect = GlyphRun.commonInkBox
  ) {
    self.face = face
    self.size = size
    self.bidiLevel = bidiLevel
    self.glyphs = glyphs
    self.width = width
    self.inkBox = inkBox
  }
}
