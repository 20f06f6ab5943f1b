import GalleyGeometry
import GalleyGraphics

extension GraphicsContext {
  /// How a filter works.
  public struct FilterOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// No effect: filters work in sRGB.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// What a shadow's filter draws.
  public struct ShadowOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// No effect: shadows lie behind what casts them.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// No effect: what casts the shadow is drawn, too.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// The shadow on what is drawn, as if it were cut out of what lies around.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// No effect.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How a blur works.
  public struct BlurOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// No effect: transparent pixels stay so.
    public static let opaque = BlurOptions(rawValue: 1)
    /// No effect.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// What happens to what is drawn before it meets what is there.
  public struct Filter {
    /// The effects in the order in which they are applied; lengths are multiplied by `scale`.
    fileprivate let effects: (_ environment: EnvironmentValues, _ scale: CGFloat) -> [Effect]
    /// What is reported because it is not drawn.
    fileprivate var missing: String?

    private init(_ matrix: ColorMatrix) {
      effects = { _, _ in [.color(matrix)] }
    }

    private init(
      missing: String? = nil, _ effects: @escaping (EnvironmentValues, CGFloat) -> [Effect]
    ) {
      self.effects = effects
      self.missing = missing
    }

    /// Name only: drawn without it, and reported.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(missing: "GraphicsContext.Filter.projectionTransform") { _, _ in [] }
    }

    /// - Parameters:
    ///   - radius: the Gaussian's standard deviation in points.
    ///   - blendMode: kept for source compatibility: the shadow lies over what is there.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0, blendMode: GraphicsContext.BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      let style: ShadowStyle =
        options.contains(.invertsAlpha)
        ? .inner(color: color, radius: radius, x: x, y: y)
        : .drop(color: color, radius: radius, x: x, y: y)
      return Filter { environment, scale in [style.effect(in: environment, scale: scale)] }
    }

    /// - Parameter radius: the Gaussian's standard deviation in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter { _, scale in [.blur(sigma: EffectLimits.sigma(radius) * scale)] }
    }

    /// Every colour multiplied by another one.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { environment, _ in [.color(.multiply(color.solid(in: environment)))] }
    }

    /// Every colour by a matrix of its components.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(matrix) }

    /// Every hue turned around the circle of colours.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(angle)) }
    /// Colours more or less vivid: 0 is grey, 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }
    /// Colours brighter by an amount that is added to each component; 0 changes nothing.
    public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }
    /// Colours further from a middle grey: 0 is that grey, 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }

    /// Every colour its opposite, by an amount of 0 to 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      var matrix = ColorMatrix.identity
      let share = min(max(amount, 0), 1)
      matrix.red.x = 1 - 2 * share
      matrix.green.y = 1 - 2 * share
      matrix.blue.z = 1 - 2 * share
      matrix.constant = SIMD4(share, share, share, 0)
      return Filter(matrix)
    }

    /// Colours nearer to grey: 0 changes nothing, 1 is grey. Values outside count as the nearest.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(.saturation(1 - min(max(amount, 0), 1)))
    }

    /// Black as opaque as what is drawn is bright.
    public static var luminanceToAlpha: Filter { Filter { _, _ in [.luminanceToAlpha] } }

    /// A colour where what is drawn is more opaque than `min`, nothing elsewhere. The edge is a few
    /// hundredths of opacity wide, so that it is smooth.
    /// - Parameter max: kept for source compatibility: what is more opaque is there, too.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter { environment, _ in
        let color = color.solid(in: environment)
        let steepness = 32.0
        return [
          .color(
            ColorMatrix(
              red: .zero, green: .zero, blue: .zero, alpha: SIMD4(0, 0, 0, steepness),
              constant: SIMD4(color.red, color.green, color.blue, 0.5 - min * steepness))),
          .opacity(color.alpha),
        ]
      }
    }

    /// Name only: drawn without it, and reported.
    public static func colorShader(_ shader: Shader) -> Filter {
      Filter(missing: "GraphicsContext.Filter.colorShader") { _, _ in [] }
    }

    /// Name only: drawn without it, and reported.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(missing: "GraphicsContext.Filter.distortionShader") { _, _ in [] }
    }

    /// Name only: drawn without it, and reported.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(missing: "GraphicsContext.Filter.layerShader") { _, _ in [] }
    }
  }

  /// Applies a filter to each thing that is drawn from now on, before the filters that were added
  /// earlier.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    effects.insert(
      contentsOf: filter.effects(environment, scene.grid.scale * magnification), at: 0)
    if let missing = filter.missing {
      scene.graph.report(.ignored(missing), in: "Canvas", source: scene.node.source)
    }
  }
}

extension Color {
  fileprivate func solid(in environment: EnvironmentValues) -> ResolvedColor {
    if case .solid(let color) = _resolve(in: environment).paint { return color }
    return .clear
  }
}
