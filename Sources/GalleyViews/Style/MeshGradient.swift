import GalleyGeometry
import GalleyGraphics

/// Colours at the crossings of a grid whose lines may be bent: a style, and a view that fills what it is
/// offered. How colours run between the crossings is our own: Apple does not say.
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
  /// A crossing and where the lines that leave it are drawn to.
  public struct BezierPoint: Hashable, Sendable {
    /// The crossing, in the unit square of what is filled.
    public var position: SIMD2<Float>
    /// Where the line to the crossing before it in the row is drawn to, in the unit square.
    public var leadingControlPoint: SIMD2<Float>
    /// Where the line to the crossing above is drawn to, in the unit square.
    public var topControlPoint: SIMD2<Float>
    /// Where the line to the crossing after it in the row is drawn to, in the unit square.
    public var trailingControlPoint: SIMD2<Float>
    /// Where the line to the crossing below is drawn to, in the unit square.
    public var bottomControlPoint: SIMD2<Float>

    /// A crossing with the control points of its four lines, all in the unit square of what is filled.
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
    /// Crossings whose lines are not bent by control points.
    case points([SIMD2<Float>])
    /// Crossings with control points.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the crossings, row by row from the top.
  public enum Colors: Hashable, Sendable {
    /// Colours that depend on the environment.
    case colors([Color])
    /// Colours that no environment changes.
    case resolvedColors([Color.Resolved])
  }

  /// Crossings in a row.
  public var width: Int
  /// Rows of crossings.
  public var height: Int
  /// Where the crossings lie: `width * height` of them; of another number only the background is painted.
  public var locations: Locations
  /// The colours of the crossings: as many as there are crossings, or only the background is painted.
  public var colors: Colors
  /// What lies beyond the mesh.
  public var background: Color
  /// Whether colours change slowly near the crossings.
  public var smoothsColors: Bool
  /// What colours between the crossings are mixed in.
  public var colorSpace: Gradient.ColorSpace

  /// A mesh of `width` by `height` crossings, at least 2 by 2; of fewer only the background is painted.
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

  /// A mesh with lines that control points bend.
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

  public func _resolve(in environment: EnvironmentValues) -> _StylePaint {
    background._resolve(in: environment)
  }

  /// An image of the mesh in the frame's pixels.
  public func _paint(in environment: EnvironmentValues, frame: PixelRect, scale: CGFloat)
    -> _StylePaint
  {
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
    let (wide, high) = (frame.width / factor, frame.height / factor)
    // A frame that is far longer than high has less than a row of them.
    guard wide >= 1, high >= 1, wide * high < 2 * Self.mostPixels else { return .solid(ground) }
    let (columns, rows) = (Int(wide), Int(high))
    let isThere =
      environment.imageLibrary?.budget.reserve(columns * rows * 4, for: "a mesh gradient") ?? true
    guard isThere else { return .solid(ground) }
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
