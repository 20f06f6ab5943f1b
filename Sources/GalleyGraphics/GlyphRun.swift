import GalleyGeometry

/// The number of a glyph inside its font file.
public typealias GlyphID = UInt32

/// A font file as a renderer knows it: its place in the renderer's list of faces.
public struct FaceID: Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// Shaped glyphs of one face, size and direction, ready to be placed.
public struct GlyphRun: Hashable, Sendable {
  /// One glyph; offsets and advances are in points.
  public struct Glyph: Hashable, Sendable {
    public var id: GlyphID
    /// Where the glyph's origin lies, from the run's origin on the baseline; y grows downwards.
    public var position: CGPoint
    /// How far the pen moves after the glyph.
    public var advance: CGFloat
    /// The offset in UTF-8 bytes of the first character that the glyph stands for, in the source
    /// text of the whole paragraph.
    public var cluster: Int

    public init(id: GlyphID, position: CGPoint, advance: CGFloat, cluster: Int) {
      self.id = id
      self.position = position
      self.advance = advance
      self.cluster = cluster
    }
  }

  public var face: FaceID
  /// Points to an em.
  public var size: CGFloat
  /// Unicode's embedding level: even runs from left to right, odd from right to left.
  public var bidiLevel: UInt8
  /// In visual order, from left to right.
  public var glyphs: [Glyph]
  /// The sum of the advances, in points; negative where a negative tracking exceeds them.
  public var width: CGFloat
  /// The box around a glyph's origin outside of which no glyph of the face has ink, in ems; y grows downwards.
  public var inkBox: CGRect

  /// Two ems to all sides: more than the glyphs of most faces reach.
  public static let commonInkBox = CGRect(x: -2, y: -2, width: 4, height: 4)

  public init(
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
