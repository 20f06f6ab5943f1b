import GalleyGeometry
import GalleyGraphics

extension GraphicsContext {
  /// How gradients go on.
  public struct GradientOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The colours repeat.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The colours forwards and backwards in turn.
    public static let mirror = GradientOptions(rawValue: 2)
    /// The colours are mixed in proportion to light.
    public static let linearColor = GradientOptions(rawValue: 4)

    fileprivate var extend: GradientPaint.Extend {
      contains(.mirror) ? .reflect : contains(.repeat) ? .repeat : .pad
    }
  }

  /// What a path is filled with. Points of gradients are those that are drawn with.
  public struct Shading {
    fileprivate indirect enum Source {
      case style(AnyShapeStyle)
      case gradient(AnyGradient, GradientPaint.Geometry, GradientOptions)
      case image(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
      case backdrop
      case palette([Shading])
    }
    fileprivate let source: Source

    /// What is drawn below.
    public static var backdrop: Shading { Shading(source: .backdrop) }

    /// The canvas's foreground style.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// Several shadings, for what asks for more than one; paths take the first.
    public static func palette(_ array: [Shading]) -> Shading { Shading(source: .palette(array)) }

    /// A colour.
    public static func color(_ color: Color) -> Shading { .style(color) }

    /// A colour of components of 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey of 0, black, to 1, white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style, in the box around the path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(source: .style(AnyShapeStyle(style)))
    }

    /// Colours along a line between two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        source: .gradient(AnyGradient(gradient), .linear(start: startPoint, end: endPoint), options)
      )
    }

    /// Colours around a point, between two radii; negative ones are 0.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        source: .gradient(
          AnyGradient(gradient),
          .radial(
            center: center, startRadius: max(startRadius, 0), endRadius: max(endRadius, 0)),
          options))
    }

    /// Colours around a point, clockwise from an angle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        source: .gradient(
          AnyGradient(gradient),
          .angular(center: center, start: angle.radians, end: angle.radians + 2 * .pi), options))
    }

    /// Colours in a geometry, whose outer ones go on.
    static func between(_ gradient: AnyGradient, _ geometry: GradientPaint.Geometry) -> Shading {
      Shading(source: .gradient(gradient, geometry, []))
    }

    /// An image as tiles in both directions from a point.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(source: .image(image, origin: origin, sourceRect: sourceRect, scale: scale))
    }
  }

  /// A shading with nothing left to the environment.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// A shading as paint for a box.
  func paint(_ shading: Shading, in frame: PixelRect) -> Paint {
    let builder = DisplayBuilder(grid: scene.grid, graph: scene.graph)
    switch shading.source {
    case .style(let style): return builder.paint(style, of: scene.node, in: frame)
    case .palette(let shadings):
      return shadings.first.map { paint($0, in: frame) } ?? .solid(.clear)
    case .backdrop:
      return .backdrop(BackdropPaint(sigma: 0, saturation: 1, tint: .clear))
    case .gradient(let gradient, let geometry, let options):
      var paint = gradient.paint(geometry, in: environment)
      if options.contains(.linearColor) { paint.space = .linear }
      paint.extend = options.extend
      paint.transform = toPixels
      paint.isDithered = environment.ditheredGradients
      paint.interpolation = environment.gradientInterpolation
      return .gradient(paint)
    case .image(let image, let origin, let sourceRect, let scale):
      let style = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
      guard case .bitmap(var paint) = builder.paint(style, of: scene.node, in: frame),
        case .bitmap(let own) = style._resolve(in: environment).paint
      else { return .solid(.clear) }
      paint.transform = own.transform
        .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
        .concatenating(toPixels)
      return .bitmap(paint)
    }
  }
}
