import CFreeType
import GalleyGeometry
import GalleyGraphics

/// Glyphs in colours as trees of paints (OpenType's COLR table, version 1), in the font's first palette,
/// turned into display items in font units with y upwards.
struct ColorPaints {
  /// What a tree may have, so that hostile fonts end.
  private static let depthLimit = 64
  private static let paintLimit = 4096
  /// Further than any font unit: the side of what is painted everywhere.
  private static let everywhere = CGRect(x: -65536, y: -65536, width: 131_072, height: 131_072)
  /// The palette's entry that stands for the colour of the text.
  private static let foregroundEntry = 0xFFFF

  private let table: ColorPaintTable
  private let palette: [ResolvedColor]
  private let foreground: ResolvedColor
  private let outline: (GlyphID) -> Path
  private var paints = 0
  private(set) var usesForeground = false

  init(
    _ table: ColorPaintTable, palette: [ResolvedColor], foreground: ResolvedColor,
    outline: @escaping (GlyphID) -> Path
  ) {
    self.table = table
    self.palette = palette
    self.foreground = foreground
    self.outline = outline
  }

  /// What paints the glyph; nil where it has no tree, a damaged one or one that nothing bounds.
  mutating func items(of glyph: GlyphID) -> [DisplayItem]? {
    guard let painted = painted(glyph, depth: 0), let bounds = painted.bounds else { return nil }
    return [.group(DisplayGroup(items: painted.items, bounds: PixelRect(bounds)))]
  }

  private struct Painted {
    var items: [DisplayItem]
    /// Outside of it nothing is painted; nil where they are painted everywhere.
    var bounds: CGRect?

    static let nothing = Painted(items: [], bounds: .null)
  }

  /// A glyph's tree within its clip box.
  private mutating func painted(_ glyph: GlyphID, depth: Int) -> Painted? {
    guard let root = table.root(of: glyph), let tree = items(root, depth: depth) else { return nil }
    guard let box = table.clipBox(of: glyph) else { return tree }
    return Painted(
      items: [.group(DisplayGroup(items: tree.items, clip: Path(box)))],
      bounds: Self.intersection(tree.bounds, box))
  }

  /// Nil for what is damaged or too much.
  private mutating func items(_ place: ColorPaintTable.Place, depth: Int) -> Painted? {
    guard let paint = read(place, depth) else { return nil }
    if let fill = fill(paint, depth: depth) {
      return Painted(items: [.fillRect(PixelRect(Self.everywhere), paint: fill)], bounds: nil)
    }
    switch paint {
    case .layers(let layers):
      var result = Painted.nothing
      for layer in layers {
        guard let layer = items(layer, depth: depth + 1) else { return nil }
        result.items += layer.items
        result.bounds = Self.union(result.bounds, layer.bounds)
      }
      return result
    case .glyph(let glyph, let child): return clipped(child, by: outline(glyph), depth)
    case .paintedGlyph(let glyph): return painted(glyph, depth: depth + 1)
    case .transform(let child, let transform):
      guard let inner = items(child, depth: depth + 1) else { return nil }
      return Painted(
        items: [.group(DisplayGroup(items: inner.items, transform: transform))],
        bounds: Self.applying(transform, to: inner.bounds))
    case .composite(let source, let mode, let backdrop):
      return composite(source, mode, backdrop, depth)
    case .solid, .linear, .radial, .sweep: return nil
    }
  }

  private mutating func read(_ place: ColorPaintTable.Place, _ depth: Int) -> ColorPaintTable.Paint?
  {
    paints += 1
    guard depth < Self.depthLimit, paints <= Self.paintLimit else { return nil }
    return table.paint(at: place)
  }

  /// A paint inside of an outline: a plain fill where it is no more than that.
  private mutating func clipped(
    _ place: ColorPaintTable.Place, by path: Path, _ depth: Int
  ) -> Painted? {
    if path.isEmpty { return .nothing }
    if let paint = read(place, depth + 1), let fill = fill(paint, depth: depth + 1) {
      return Painted(
        items: [.fill(path: path, rule: .nonZero, paint: fill)], bounds: path.controlBounds)
    }
    guard let inner = items(place, depth: depth + 1) else { return nil }
    return Painted(
      items: [.group(DisplayGroup(items: inner.items, clip: path))],
      bounds: Self.intersection(inner.bounds, path.controlBounds))
  }

  private mutating func composite(
    _ source: ColorPaintTable.Place, _ mode: Int, _ backdrop: ColorPaintTable.Place, _ depth: Int
  ) -> Painted? {
    guard let backdrop = items(backdrop, depth: depth + 1),
      let source = items(source, depth: depth + 1), Self.modes.indices.contains(mode)
    else { return nil }
    let mode = Self.modes[mode]
    let group = DisplayGroup(
      items: backdrop.items + [.group(DisplayGroup(items: source.items, blendMode: mode))],
      isIsolated: true)
    let bounds: CGRect? =
      switch mode {
      case .clear: .null
      case .copy, .sourceOut, .destinationAtop: source.bounds
      case .destination, .destinationOut, .sourceAtop: backdrop.bounds
      case .sourceIn, .destinationIn: Self.intersection(source.bounds, backdrop.bounds)
      default: Self.union(source.bounds, backdrop.bounds)
      }
    return Painted(items: [.group(group)], bounds: bounds)
  }

  // Hostile transforms make boxes that are not finite, which Foundation's own functions trap on.

  private static func union(_ one: CGRect?, _ other: CGRect?) -> CGRect? {
    guard let one, let other else { return nil }
    if one.isNull { return other }
    return other.isNull ? one : one.union(other)
  }

  private static func intersection(_ one: CGRect?, _ other: CGRect?) -> CGRect? {
    guard let one, let other else { return one ?? other }
    let (left, right) = (max(one.minX, other.minX), min(one.maxX, other.maxX))
    let (bottom, top) = (max(one.minY, other.minY), min(one.maxY, other.maxY))
    guard !one.isNull, !other.isNull, right > left, top > bottom else { return .null }
    return CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
  }

  /// A box transformed; null where that is not finite: the glyph then paints nothing there.
  private static func applying(_ transform: CGAffineTransform, to box: CGRect?) -> CGRect? {
    guard let box else { return nil }
    if box.isNull { return .null }
    let moved = box.applying(transform)
    let sides = [moved.minX, moved.minY, moved.width, moved.height]
    return sides.allSatisfy { $0.magnitude < 1e12 } ? moved : .null
  }

  /// By the numbers of the format.
  private static let modes: [BlendMode] = [
    .clear, .copy, .destination, .normal, .destinationOver, .sourceIn, .destinationIn, .sourceOut,
    .destinationOut, .sourceAtop, .destinationAtop, .xor, .plusLighter, .screen, .overlay, .darken,
    .lighten, .colorDodge, .colorBurn, .hardLight, .softLight, .difference, .exclusion, .multiply,
    .hue, .saturation, .color, .luminosity,
  ]
}

// MARK: Fills

extension ColorPaints {
  /// A colour or a gradient, perhaps transformed; nil for every other paint.
  private mutating func fill(_ paint: ColorPaintTable.Paint, depth: Int) -> Paint? {
    switch paint {
    case .solid(let entry, let alpha): return .solid(color(entry, alpha))
    case .linear(let line, let start, let end, let turn): return linear(line, start, end, turn)
    case .radial(let line, let start, let startRadius, let end, let endRadius):
      return gradient(line) { first, last in
        func center(_ part: CGFloat) -> CGPoint {
          CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        }
        func radius(_ part: CGFloat) -> CGFloat { startRadius + (endRadius - startRadius) * part }
        return .conical(
          start: center(first), startRadius: radius(first), end: center(last),
          endRadius: radius(last))
      }
    case .sweep(let line, let center, let start, let end):
      return gradient(line) { first, last in
        if start == end, line.extend != .pad { return nil }
        return .sweep(
          center: center, start: start + (end - start) * Double(first),
          end: start + (end - start) * Double(last))
      }
    case .transform(let child, let transform):
      let count = paints
      guard let inner = read(child, depth + 1), let fill = fill(inner, depth: depth + 1) else {
        paints = count
        return nil
      }
      guard case .gradient(var gradient) = fill else { return fill }
      gradient.transform = gradient.transform.concatenating(transform)
      return .gradient(gradient)
    case .layers, .glyph, .paintedGlyph, .composite: return nil
    }
  }

  private mutating func color(_ entry: Int, _ alpha: Double) -> ResolvedColor {
    if entry == Self.foregroundEntry {
      usesForeground = true
      return foreground.opacity(alpha)
    }
    return palette.indices.contains(entry) ? palette[entry].opacity(alpha) : .clear
  }

  /// A gradient whose stops reach from 0 to 1: `geometry` takes the places that the first and the last of
  /// them had, and is nil where nothing is painted.
  private mutating func gradient(
    _ line: ColorPaintTable.ColorLine,
    _ geometry: (_ first: CGFloat, _ last: CGFloat) -> GradientPaint.Geometry?
  ) -> Paint {
    // Equals keep their order.
    let order = line.stops.indices.sorted {
      (line.stops[$0].location, $0) < (line.stops[$1].location, $1)
    }
    guard let lowest = order.first, let highest = order.last else { return .solid(.clear) }
    let first = line.stops[lowest].location
    var last = line.stops[highest].location
    // Where all lie on one place, the colours change there at once, and nothing can be repeated.
    if last <= first {
      if line.extend != .pad { return .solid(.clear) }
      last = first + 1
    }
    guard let geometry = geometry(first, last) else { return .solid(.clear) }
    var gradient = GradientPaint(
      stops: order.map { index in
        let stop = line.stops[index]
        return GradientPaint.Stop(
          color: color(stop.entry, stop.alpha), location: (stop.location - first) / (last - first))
      }, geometry)
    gradient.extend = line.extend
    return .gradient(gradient)
  }

  /// Lines of one colour run along start to turn; the end is moved along them to where the way to it is
  /// square to them.
  private mutating func linear(
    _ line: ColorPaintTable.ColorLine, _ start: CGPoint, _ end: CGPoint, _ turn: CGPoint
  ) -> Paint {
    gradient(line) { first, last in
      let across = CGPoint(x: start.y - turn.y, y: turn.x - start.x)
      let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
      let square = across.x * across.x + across.y * across.y
      let part = square > 0 ? (way.x * across.x + way.y * across.y) / square : 1
      let step = square > 0 ? CGPoint(x: across.x * part, y: across.y * part) : way
      if step == .zero { return nil }
      return .linear(
        start: CGPoint(x: start.x + step.x * first, y: start.y + step.y * first),
        end: CGPoint(x: start.x + step.x * last, y: start.y + step.y * last))
    }
  }
}
