import GalleyGeometry
import GalleyGraphics
import GalleyLayout

/// A colour: a style to fill with, and a view that fills what it is offered (PV1).
public struct Color: Hashable, Sendable, ShapeStyle {
  private indirect enum Source: Hashable, Sendable {
    case fixed(ResolvedColor)
    case system(SystemColor)
    case faded(Source, Double)
    case mixed(Source, Source, Double, MixingSpace)
    case adaptive(light: Source, dark: Source)
    case raised(base: Source, elevated: Source)
    case accent
    case named(String)
    case provided(ColorProvider)
  }
  private let source: Source

  private init(source: Source) { self.source = source }

  init(system: SystemColor) { source = .system(system) }

  package init(_ color: ResolvedColor) { source = .fixed(color) }

  package init(_ provider: ColorProvider) { source = .provided(provider) }

  /// A colour of an asset catalogue. As with SwiftUI, what it paints is clear where there is no such colour; the
  /// report says so.
  init(assetName: String) { source = .named(assetName) }

  /// What red, green and blue are measured in.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// sRGB's colours in proportion to light.
    case sRGBLinear
    /// More vivid colours; those that sRGB does not have are drawn as its nearest.
    case displayP3
  }

  /// What two colours are mixed in.
  public enum MixingSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case device
    /// OKLab, as the eye sees it.
    case perceptual
  }

  /// Components of 0 to 1; values outside are allowed (CO4).
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let color =
      switch colorSpace {
      case .sRGB: ResolvedColor(red: red, green: green, blue: blue, alpha: opacity)
      case .sRGBLinear:
        ResolvedColor(linearRed: red, green: green, blue: blue, alpha: opacity)
      case .displayP3:
        ResolvedColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
      }
    source = .fixed(color)
  }

  /// This colour and a part, 0 to 1, of another one.
  public func mix(
    with other: Color, by fraction: Double, in space: MixingSpace = .perceptual
  ) -> Color {
    let share = fraction > 0 ? min(fraction, 1) : 0
    return Color(source: .mixed(source, other.source, share, space))
  }

  /// What `init(light:dark:)` is.
  package init(_light light: Color, dark: Color) {
    source = .adaptive(light: light.source, dark: dark.source)
  }

  /// Another colour on sheets and popovers, which are raised.
  init(_base base: Color, elevated: Color) {
    source = .raised(base: base.source, elevated: elevated.source)
  }

  /// A grey of 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// The hexagonal model: each value is 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let hue = hue.isFinite ? hue : 0
    let sixth = (hue - hue.rounded(.down)) * 6
    let sector = sixth.rounded(.down)
    let rest = sixth - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * rest)
    let rising = brightness * (1 - saturation * (1 - rest))
    let (red, green, blue) =
      switch Int(sector) {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// The colour with its opacity multiplied by 0 to 1.
  public func opacity(_ opacity: Double) -> Color { Color(source: .faded(source, opacity)) }

  /// The colour in an environment: light or dark.
  package func resolved(in environment: EnvironmentValues) -> ResolvedColor {
    func resolve(_ source: Source) -> ResolvedColor {
      switch source {
      case .fixed(let color): color
      case .system(let color):
        color.resolved(in: environment.colorScheme, environment.systemPalette)
      case .faded(let source, let opacity): resolve(source).opacity(opacity)
      case .adaptive(let light, let dark):
        resolve(environment.colorScheme == .dark ? dark : light)
      case .raised(let base, let elevated):
        resolve(environment.isElevated ? elevated : base)
      case .mixed(let one, let other, let share, .device):
        resolve(one).mixed(with: resolve(other), share)
      case .mixed(let one, let other, let share, .perceptual):
        resolve(one).perceptuallyMixed(with: resolve(other), share)
      case .accent: Self.accent(in: environment)
      case .provided(let provider): provider.color(in: environment).resolved(in: environment)
      case .named(let name): environment.assetColor(name)
      }
    }
    return resolve(source)
  }

  /// What `accentColor(_:)` around says; there, `Color.accentColor` is the project's, or blue.
  private static func accent(in environment: EnvironmentValues) -> ResolvedColor {
    if let dimmed = environment.dimmedTint { return dimmed.resolved(in: environment) }
    var outer = environment
    outer.accentColor = nil
    return (environment.accentColor ?? environment.projectAccent ?? .blue).resolved(in: outer)
  }

  /// The colour without an environment; nil where it depends on one.
  package var fixed: ResolvedColor? {
    switch source {
    case .fixed(let color): color
    case .faded(.fixed(let color), let opacity): color.opacity(opacity)
    default: nil
    }
  }

  /// The name of a colour that has one.
  var name: String? {
    switch source {
    case .system(.label): "primary"
    case .system(.secondaryLabel): "secondary"
    case .system(let color): color.rawValue
    case .named(let name): "Color(\"\(name)\")"
    case .accent: "accentColor"
    default: nil
    }
  }

  /// Which level of the labels' colours the colour is; nil of any other one.
  var labelLevel: Int? {
    switch source {
    case .system(.label): 0
    case .system(.secondaryLabel): 1
    case .system(.tertiaryLabel): 2
    case .system(.quaternaryLabel): 3
    default: nil
    }
  }

  public func _resolve(in environment: EnvironmentValues) -> _StylePaint {
    .solid(resolved(in: environment))
  }

  /// Not by way of `Color.Resolved`, whose components have 32 bits: 0.9 would be another of 255 steps.
  public func _paint(in environment: EnvironmentValues, frame: PixelRect, scale: CGFloat)
    -> _StylePaint
  {
    .solid(resolved(in: environment))
  }

  /// The system's red, another one in dark.
  public static let red = Color(system: .red)
  /// The system's orange, another one in dark.
  public static let orange = Color(system: .orange)
  /// The system's yellow, another one in dark.
  public static let yellow = Color(system: .yellow)
  /// The system's green, another one in dark.
  public static let green = Color(system: .green)
  /// The system's mint, another one in dark.
  public static let mint = Color(system: .mint)
  /// The system's teal, another one in dark.
  public static let teal = Color(system: .teal)
  /// The system's cyan, another one in dark.
  public static let cyan = Color(system: .cyan)
  /// The system's blue, another one in dark.
  public static let blue = Color(system: .blue)
  /// The system's indigo, another one in dark.
  public static let indigo = Color(system: .indigo)
  /// The system's purple, another one in dark.
  public static let purple = Color(system: .purple)
  /// The system's pink, another one in dark.
  public static let pink = Color(system: .pink)
  /// The system's brown, another one in dark.
  public static let brown = Color(system: .brown)
  /// The system's grey; another one in dark in the look of iOS 26.
  public static let gray = Color(system: .gray)
  /// Black, in light and in dark.
  public static let black = Color(white: 0)
  /// White, in light and in dark.
  public static let white = Color(white: 1)
  /// Nothing: a colour of opacity 0.
  public static let clear = Color(white: 0, opacity: 0)
  /// The colour of main texts: black in light, white in dark.
  public static let primary = Color(system: .label)
  /// The colour of less important texts, which lets its background through.
  public static let secondary = Color(system: .secondaryLabel)
  /// What `accentColor(_:)` around says, blue elsewhere.
  public static let accentColor = Color(source: .accent)
}

// They yield to the colours' own names: without that `Color.red` is one of two equal members, which the type checker
// tries in each element of an array anew, so that a dozen pairs with colours are not checked in any time.
extension ShapeStyle where Self == Color {
  /// The system's red, another one in dark.
  @_disfavoredOverload public static var red: Color { .red }
  /// The system's orange, another one in dark.
  @_disfavoredOverload public static var orange: Color { .orange }
  /// The system's yellow, another one in dark.
  @_disfavoredOverload public static var yellow: Color { .yellow }
  /// The system's green, another one in dark.
  @_disfavoredOverload public static var green: Color { .green }
  /// The system's mint, another one in dark.
  @_disfavoredOverload public static var mint: Color { .mint }
  /// The system's teal, another one in dark.
  @_disfavoredOverload public static var teal: Color { .teal }
  /// The system's cyan, another one in dark.
  @_disfavoredOverload public static var cyan: Color { .cyan }
  /// The system's blue, another one in dark.
  @_disfavoredOverload public static var blue: Color { .blue }
  /// The system's indigo, another one in dark.
  @_disfavoredOverload public static var indigo: Color { .indigo }
  /// The system's purple, another one in dark.
  @_disfavoredOverload public static var purple: Color { .purple }
  /// The system's pink, another one in dark.
  @_disfavoredOverload public static var pink: Color { .pink }
  /// The system's brown, another one in dark.
  @_disfavoredOverload public static var brown: Color { .brown }
  /// The system's grey; another one in dark in the look of iOS 26.
  @_disfavoredOverload public static var gray: Color { .gray }
  /// Black, in light and in dark.
  @_disfavoredOverload public static var black: Color { .black }
  /// White, in light and in dark.
  @_disfavoredOverload public static var white: Color { .white }
  /// Nothing: a colour of opacity 0.
  @_disfavoredOverload public static var clear: Color { .clear }
}

extension Color: PrimitiveView {
  public func _collect(into collector: inout _ViewCollector) {
    collector.emit(ColorContent(color: self))
  }
}

private struct ColorContent: NodeContent {
  let color: Color
  var name: String { "Color" }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior { FlexibleBehavior() }
  func updateBehavior(_ behavior: any NodeBehavior, in context: NodeContext) -> Bool {
    behavior is FlexibleBehavior
  }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool { true }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    let frame = builder.pixelFrame(of: node)
    guard frame.width > 0, frame.height > 0 else { return }
    builder.append(.fillRect(frame, paint: builder.paint(color, of: node, in: frame)))
  }
}

extension ColorContent: HitLeaf {
  func covers(_ point: CGPoint, in node: ViewNode) -> Bool {
    let box = CGRect(origin: .zero, size: node.layout.frame.size)
    return box.encloses(point)
      && !color._paint(in: node.environment, frame: PixelRect(box), scale: 1).paint.isClear
  }
}

/// A view that takes what it is offered, 10 where nothing is (PV1).
final class FlexibleBehavior: NodeBehavior {
  var rule: String { "PV1: the offered length, or 10 where none is offered" }
  func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
