import GalleyGeometry

/// All that is to be painted, back to front, in device pixels: nothing inherited, relative or
/// optional is left, so a rasteriser needs no opinion about style.
package struct DisplayList: Hashable, Sendable {
  package var items: [DisplayItem]

  package init(items: [DisplayItem] = []) { self.items = items }

  package mutating func append(_ item: DisplayItem) { items.append(item) }

  /// The faces of all glyphs in it.
  /// - Complexity: O(n) in the items.
  package var faces: Set<FaceID> {
    var faces: Set<FaceID> = []
    for item in items { item.insertFaces(into: &faces) }
    return faces
  }

  /// How many items there are, those of groups and tiles too, and how many pixels their bitmaps have, each counted
  /// where it is.
  /// - Complexity: O(n) in the items.
  package var extent: (items: Int, pixels: Int) {
    var extent = (items: 0, pixels: 0)
    for item in items { item.add(to: &extent) }
    return extent
  }
}

/// One thing to paint.
package indirect enum DisplayItem: Hashable, Sendable {
  /// The inside of `path`.
  case fill(path: Path, rule: FillRule, paint: Paint)
  /// A pixel-aligned rectangle, the commonest fill, told apart so that no path is built for it.
  case fillRect(PixelRect, paint: Paint)
  /// Glyphs with the run's origin at `origin`; sizes and positions of the run are points and
  /// `scale` pixels make one.
  case glyphs(GlyphRun, origin: PixelPoint, scale: CGFloat, paint: Paint)
  /// Lines along the outlines of glyphs, their width and dashes in device pixels; glyphs that are
  /// images have none.
  case glyphOutlines(
    GlyphRun, origin: PixelPoint, scale: CGFloat, stroke: StrokeStyle, paint: Paint)
  /// A bitmap stretched over `frame`.
  case image(Bitmap, frame: PixelRect, sampling: ImageSampling = .smooth)
  /// Items painted together and then composited.
  case group(DisplayGroup)

  fileprivate func insertFaces(into faces: inout Set<FaceID>) {
    switch self {
    case .glyphs(let run, _, _, _), .glyphOutlines(let run, _, _, _, _): faces.insert(run.face)
    case .group(let group):
      for item in group.allItems { item.insertFaces(into: &faces) }
    case .fill, .fillRect, .image: break
    }
  }

  fileprivate func add(to extent: inout (items: Int, pixels: Int)) {
    extent.items += 1
    switch self {
    case .image(let bitmap, _, _): extent.pixels += bitmap.width * bitmap.height
    case .group(let group):
      for item in group.allItems { item.add(to: &extent) }
    case .fill(_, _, let paint), .fillRect(_, let paint), .glyphs(_, _, _, let paint),
      .glyphOutlines(_, _, _, _, let paint):
      paint.add(to: &extent)
    }
  }
}

/// How pixels of a bitmap become those of the device.
package enum ImageSampling: Hashable, Sendable {
  /// Each pixel is that of the bitmap which lies at its middle.
  case nearest
  /// Bilinear, and where the bitmap becomes smaller the mean of the areas.
  case smooth
  /// The same, the mean of their light.
  case smoothInLinearLight
  /// Catmull-Rom's cubic, for larger and for smaller ones.
  case cubic
}

/// Which points are inside a path that crosses itself.
package enum FillRule: Hashable, Sendable {
  case nonZero
  case evenOdd
}

/// What a fill is made of.
package enum Paint: Hashable, Sendable {
  case solid(ResolvedColor)
  case gradient(GradientPaint)
  case bitmap(BitmapPaint)
  case tiles(TilePaint)
  case backdrop(BackdropPaint)

  fileprivate func add(to extent: inout (items: Int, pixels: Int)) {
    switch self {
    case .bitmap(let paint): extent.pixels += paint.bitmap.width * paint.bitmap.height
    case .tiles(let paint): for item in paint.items { item.add(to: &extent) }
    case .solid, .gradient, .backdrop: break
    }
  }
}

/// What happens to a group's pixels before they are composited.
package enum Effect: Hashable, Sendable {
  /// Alpha multiplied by 0 to 1.
  case opacity(Double)
  case color(ColorMatrix)
  case channels(ChannelTables)
  /// Black, as opaque as the group is light and opaque.
  case luminanceToAlpha
  /// A Gaussian blur by its standard deviation, in the group's pixels.
  case blur(sigma: CGFloat)
  /// A colour below the group, as opaque as it is, blurred as iOS does (a Gaussian that is cut at two deviations) and
  /// moved, in the group's pixels.
  case shadow(ResolvedColor, sigma: CGFloat, x: CGFloat, y: CGFloat)
  /// The same by a whole Gaussian, as `drop-shadow()` of CSS is.
  case dropShadow(ResolvedColor, sigma: CGFloat, x: CGFloat, y: CGFloat)
  /// A colour on the group where what is not the group would cast a shadow, in the group's pixels.
  case innerShadow(ResolvedColor, sigma: CGFloat, x: CGFloat, y: CGFloat)
}
