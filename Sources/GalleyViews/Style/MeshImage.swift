import GalleyGeometry
import GalleyGraphics

/// A crossing of a mesh and the controls of the lines that leave it, in the unit square.
struct MeshCrossing {
  typealias Point = SIMD2<Double>
  var place: Point
  var leading: Point
  var top: Point
  var trailing: Point
  var bottom: Point

  /// Crossings with their controls; where none are given, lines run smoothly through the crossings. Empty
  /// where the numbers do not fit.
  static func crossings(
    _ locations: MeshGradient.Locations, width: Int, height: Int
  ) -> [MeshCrossing] {
    let (count, isOver) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !isOver else { return [] }
    switch locations {
    case .bezierPoints(let points):
      guard points.count == count else { return [] }
      return points.map {
        MeshCrossing(
          place: Point($0.position), leading: Point($0.leadingControlPoint),
          top: Point($0.topControlPoint), trailing: Point($0.trailingControlPoint),
          bottom: Point($0.bottomControlPoint))
      }
    case .points(let points):
      guard points.count == count else { return [] }
      let places = points.map { Point($0) }
      return places.indices.map { index in
        let (row, column) = (index / width, index % width)
        /// A third of the way that the line has in the crossing.
        func tangent(_ position: Int, of length: Int, step: Int) -> Point {
          let before = position > 0 ? places[index - step] : places[index]
          let after = position + 1 < length ? places[index + step] : places[index]
          return (after - before) / (position > 0 && position + 1 < length ? 6 : 3)
        }
        let across = tangent(column, of: width, step: 1)
        let down = tangent(row, of: height, step: width)
        return MeshCrossing(
          place: places[index], leading: places[index] - across, top: places[index] - down,
          trailing: places[index] + across, bottom: places[index] + down)
      }
    }
  }
}

/// An image that cells of a mesh are painted into, each as a Coons patch of small triangles.
struct MeshImage {
  private(set) var bitmap: Bitmap
  private let isSmooth: Bool
  private let isPerceptual: Bool

  private struct Vertex {
    /// Pixels.
    var place: SIMD2<Double>
    /// Premultiplied.
    var color: SIMD4<Double>
  }

  init(width: Int, height: Int, ground: ResolvedColor, isSmooth: Bool, isPerceptual: Bool) {
    bitmap = Bitmap(width: width, height: height, filledWith: ground.pixel)
    self.isSmooth = isSmooth
    self.isPerceptual = isPerceptual
  }

  /// Paints a cell by its corners: upper left, upper right, lower left, lower right.
  mutating func paint(_ corners: [MeshCrossing], _ colors: [ResolvedColor]) {
    let size = SIMD2(Double(bitmap.width), Double(bitmap.height))
    let box = corners.map { $0.place * size }
    let side = zip(box, box.dropFirst()).map { abs($0.x - $1.x) + abs($0.y - $1.y) }.max() ?? 0
    guard side.isFinite else { return }
    let steps = Int(min(max(side / 8, 8), 64))
    var last: [Vertex] = []
    for row in 0...steps {
      let vertices = (0...steps).map { column in
        let (u, v) = (Double(column) / Double(steps), Double(row) / Double(steps))
        return Vertex(place: Self.place(corners, u, v) * size, color: color(colors, u, v))
      }
      if !last.isEmpty {
        for column in 0..<steps {
          paint(last[column], last[column + 1], vertices[column])
          paint(last[column + 1], vertices[column + 1], vertices[column])
        }
      }
      last = vertices
    }
  }

  private static func place(
    _ corners: [MeshCrossing], _ u: Double, _ v: Double
  ) -> SIMD2<Double> {
    typealias Point = SIMD2<Double>
    func curve(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ t: Double) -> Point {
      let s = 1 - t
      return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
    }
    let (one, two, three, four) = (corners[0], corners[1], corners[2], corners[3])
    let upper = curve(one.place, one.trailing, two.leading, two.place, u)
    let lower = curve(three.place, three.trailing, four.leading, four.place, u)
    let left = curve(one.place, one.bottom, three.top, three.place, v)
    let right = curve(two.place, two.bottom, four.top, four.place, v)
    let straight =
      (one.place * (1 - u) + two.place * u) * (1 - v) + (three.place * (1 - u) + four.place * u) * v
    return upper * (1 - v) + lower * v + left * (1 - u) + right * u - straight
  }

  private func color(_ colors: [ResolvedColor], _ u: Double, _ v: Double) -> SIMD4<Double> {
    func eased(_ t: Double) -> Double { isSmooth ? t * t * (3 - 2 * t) : t }
    func mix(_ one: ResolvedColor, _ other: ResolvedColor, _ share: Double) -> ResolvedColor {
      isPerceptual ? one.perceptuallyMixed(with: other, share) : one.mixed(with: other, share)
    }
    let upper = mix(colors[0], colors[1], eased(u))
    let lower = mix(colors[2], colors[3], eased(u))
    let color = mix(upper, lower, eased(v))
    return SIMD4(
      color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha)
  }

  /// Paints the pixels whose middles lie in a triangle or on its edge.
  private mutating func paint(_ a: Vertex, _ b: Vertex, _ c: Vertex) {
    let (one, two) = (b.place - a.place, c.place - a.place)
    let area = one.x * two.y - one.y * two.x
    guard area != 0, area.isFinite else { return }
    func range(_ values: [Double], _ count: Int) -> Range<Int> {
      let low = (values.min() ?? 0) - 0.5
      let high = (values.max() ?? 0) - 0.5
      let first = Int(min(max(low.rounded(.up), 0), Double(count)))
      return first..<max(first, Int(min(max(high.rounded(.down) + 1, 0), Double(count))))
    }
    let columns = range([a.place.x, b.place.x, c.place.x], bitmap.width)
    for y in range([a.place.y, b.place.y, c.place.y], bitmap.height) {
      for x in columns {
        let way = SIMD2(Double(x) + 0.5, Double(y) + 0.5) - a.place
        let second = (way.x * two.y - way.y * two.x) / area
        let third = (one.x * way.y - one.y * way.x) / area
        guard second >= -1e-9, third >= -1e-9, second + third <= 1 + 1e-9 else { continue }
        let color = a.color + (b.color - a.color) * second + (c.color - a.color) * third
        let bytes = (color.clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(
          .toNearestOrEven)
        bitmap[x, y] = Pixel(
          red: UInt8(bytes.x), green: UInt8(bytes.y), blue: UInt8(bytes.z), alpha: UInt8(bytes.w))
      }
    }
  }
}
