import GalleyGeometry
import GalleyGraphics

/// Colours at the crossings of a grid whose lines may be bent: a style, and a view that fills what it is
/// offered. How colours run between the crossings is our own: Apple does not say.
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
  /// A crossing and where the lines that leave it are drawn to.
  public struct BezierPoint: Hashable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the crossings lie, row by row from the top, in the unit square of what is filled.
  public enum Locations: Hashable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  /// The colours of the crossings, row by row from the top.
  public enum Colors: Hashable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  /// Crossings in a row.
  public var width: Int
  /// Rows of crossings.
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  /// What lies beyond the mesh.
  public var background: Color
  /// Whether colours change slowly near the crossings.
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// - Parameters:
  ///   - width: crossings in a row, at least 2.
  ///   - height: rows, at least 2.
  ///   - points: `width * height` places in the unit square; of fewer nothing is painted.
  ///   - colors: as many colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  public func _resolve(in environment: EnvironmentValues) -> Paint {
    background._resolve(in: environment)
  }

  /// An image of the mesh in the frame's pixels.
  public func _paint(in environment: EnvironmentValues, frame: PixelRect, scale: CGFloat) -> Paint {
    let ground = background.resolved(in: environment)
    let resolved: [ResolvedColor] =
      switch colors {
      case .colors(let colors): colors.map { $0.resolved(in: environment) }
      case .resolvedColors(let colors): colors.map(\.color)
      }
    let crossings = MeshCrossing.crossings(locations, width: width, height: height)
    guard width > 1, height > 1, crossings.count == resolved.count, frame.width >= 1,
      frame.height >= 1
    else { return .solid(ground) }
    // Larger images are made of larger pixels.
    let factor = max(1, (frame.width * frame.height / Self.mostPixels).squareRoot())
    let (columns, rows) = (Int(frame.width / factor), Int(frame.height / factor))
    let isThere =
      environment.imageLibrary?.budget.reserve(columns * rows * 4, for: "a mesh gradient") ?? true
    guard isThere, columns > 0, rows > 0 else { return .solid(ground) }
    var image = MeshImage(
      width: columns, height: rows, ground: ground, isSmooth: smoothsColors,
      isPerceptual: colorSpace == .perceptual)
    for row in 0..<height - 1 {
      for column in 0..<width - 1 {
        let first = row * width + column
        let corners = [first, first + 1, first + width, first + width + 1]
        image.paint(corners.map { crossings[$0] }, corners.map { resolved[$0] })
      }
    }
    let (across, down) = (frame.width / CGFloat(columns), frame.height / CGFloat(rows))
    return .bitmap(
      BitmapPaint(
        bitmap: image.bitmap,
        transform: CGAffineTransform(
          a: across, b: 0, c: 0, d: down, tx: frame.minX, ty: frame.minY)))
  }

  private static let mostPixels: CGFloat = 4_194_304
}

extension MeshGradient: PrimitiveView {
  public func _collect(into collector: inout _ViewCollector) {
    FillShapeView(shape: Rectangle(), style: self)._collect(into: &collector)
  }
}
