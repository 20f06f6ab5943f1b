import GalleyGeometry
import GalleyGraphics

/// What a rasteriser cannot paint as it was asked to. It is known by the list of items alone, so that it does not
/// depend on what of an image is painted, by whom and in which order.
package enum RasterProblem: Hashable, Sendable {
  /// Paths with a coordinate that is infinite or undefined.
  case undefinedPaths(count: Int)
  /// Rectangles, images, texts and groups at such a place.
  case undefinedPlaces(count: Int)
  /// Lines with too many dashes, which are drawn whole.
  case undashedLines(count: Int)
}

extension RasterProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .undefinedPaths(let count):
      "\(count) path\(count == 1 ? " has" : "s have") a coordinate that is infinite or undefined "
        + "and \(count == 1 ? "was" : "were") not painted"
    case .undefinedPlaces(let count):
      "\(count) rectangle\(count == 1 ? "" : "s"), image\(count == 1 ? "" : "s") or "
        + "text\(count == 1 ? " has" : "s have") a position that is infinite or undefined "
        + "and \(count == 1 ? "was" : "were") not painted"
    case .undashedLines(let count):
      "\(count) path\(count == 1 ? " has" : "s have") more than \(StrokeStyle.mostDashes) dashes "
        + "and \(count == 1 ? "was" : "were") drawn as whole lines"
    }
  }
}

extension [DisplayItem] {
  /// What of the items cannot be painted as it was asked for.
  /// - Complexity: O(n) in the elements of their paths.
  func problems(_ glyphs: some GlyphSource) -> [RasterProblem] {
    var count = ProblemCount()
    for item in self { count.add(item, .identity, glyphs) }
    var problems: [RasterProblem] = []
    if count.paths > 0 { problems.append(.undefinedPaths(count: count.paths)) }
    if count.places > 0 { problems.append(.undefinedPlaces(count: count.places)) }
    if count.lines > 0 { problems.append(.undashedLines(count: count.lines)) }
    return problems
  }
}

private struct ProblemCount {
  var paths = 0
  var places = 0
  var lines = 0

  mutating func add(
    _ item: DisplayItem, _ transform: CGAffineTransform, _ glyphs: some GlyphSource
  ) {
    switch item {
    case .fill(let path, _, _): add(path, transform)
    case .fillRect(let frame, _), .image(_, let frame, _):
      if frame.cgRect.isUndefined(transform) { places += 1 }
    case .glyphs(let run, let origin, let scale, _):
      add(run, origin.cgPoint, scale, transform)
    case .glyphOutlines(let run, let origin, let scale, let style, _):
      add(run, origin.cgPoint, scale, transform)
      if !style.dash.isEmpty { add(dashesOf: run, scale, style, glyphs) }
    case .group(let group):
      if case .projected(let projection) = group.look, !projection.isFinite {
        places += 1
        return
      }
      let inner = group.transform.concatenating(transform)
      if let clip = group.compositing.clip { add(clip, inner) }
      for item in group.allItems { add(item, inner, glyphs) }
    }
  }

  private mutating func add(_ path: Path, _ transform: CGAffineTransform) {
    if path.isUndefined(transform) { paths += 1 }
    if path.lacksDashes { lines += 1 }
  }

  private mutating func add(
    _ run: GlyphRun, _ origin: CGPoint, _ scale: CGFloat, _ transform: CGAffineTransform
  ) {
    let size = run.size * scale
    if size.isNaN || size == .infinity || origin.isUndefined(transform) { places += 1 }
  }

  /// Of glyphs only the face knows how long their outlines are.
  private mutating func add(
    dashesOf run: GlyphRun, _ scale: CGFloat, _ style: StrokeStyle, _ glyphs: some GlyphSource
  ) {
    let size = run.size * scale
    guard size > 0, size.isFinite else { return }
    for glyph in run.glyphs {
      guard case .outline(let path, let unitsPerEm) = glyphs.image(of: glyph.id, in: run.face)
      else { continue }
      let factor = size / unitsPerEm
      let outline = path.applying(CGAffineTransform(scaleX: factor, y: -factor))
      if outline.hasTooManyDashes(style) { lines += 1 }
    }
  }
}

extension CGPoint {
  /// Whether a coordinate, moved by `transform`, is infinite, undefined or nearly so.
  fileprivate func isUndefined(_ transform: CGAffineTransform) -> Bool {
    let moved = applying(transform)
    return !(moved.x.magnitude < 1e300 && moved.y.magnitude < 1e300)
  }
}

extension CGRect {
  fileprivate func isUndefined(_ transform: CGAffineTransform) -> Bool {
    // The null rectangle is nowhere, and that is defined.
    if origin.x == .infinity, origin.y == .infinity { return false }
    return CGPoint(x: minX, y: minY).isUndefined(transform)
      || CGPoint(x: maxX, y: maxY).isUndefined(transform)
  }
}

extension Path {
  /// Whether a coordinate, moved by `transform`, is infinite, undefined or nearly so.
  func isUndefined(_ transform: CGAffineTransform) -> Bool {
    elements.contains { element in
      switch element {
      case .move(let to), .line(let to): to.isUndefined(transform)
      case .quadCurve(let to, let control):
        to.isUndefined(transform) || control.isUndefined(transform)
      case .curve(let to, let one, let other):
        to.isUndefined(transform) || one.isUndefined(transform) || other.isUndefined(transform)
      case .closeSubpath: false
      }
    }
  }
}

extension ProjectionTransform {
  fileprivate var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
  }
}
