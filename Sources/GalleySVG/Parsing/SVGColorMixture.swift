import GalleyGeometry
import GalleyGraphics

/// `color-mix(in oklch longer hue, red 30%, blue)` (CSS Color 5, 3).
struct SVGColorMixture {
  /// The axes in which colours are mixed: three components each.
  private enum Space: Equatable {
    case lab, oklab, hsl, hwb, lch, oklch
    /// One of `color()`.
    case profiled(SVGColorSpace)

    private static let names: [String: Space] = [
      "lab": .lab, "oklab": .oklab, "hsl": .hsl, "hwb": .hwb, "lch": .lch, "oklch": .oklch,
    ]

    init?(_ name: String) {
      let profiled = SVGColorSpace(rawValue: name).map { Space.profiled($0) }
      guard let space = Self.names[name] ?? profiled else { return nil }
      self = space
    }

    /// The component that is an angle in degrees.
    var hue: Int? {
      switch self {
      case .hsl, .hwb: 0
      case .lch, .oklch: 2
      default: nil
      }
    }
  }
  private enum HueInterpolation: String {
    case shorter, longer, increasing, decreasing
  }

  /// - Parameters:
  ///   - inner: what is in the brackets.
  ///   - current: what `currentcolor` is; nil where it is not known.
  /// - Returns: nil for what is no mixture, and for spaces that colours are not mixed in: those of photographs and films.
  static func color(_ inner: Substring, current: ResolvedColor?) -> ResolvedColor? {
    let parts = StyleText.split(inner, at: ",")
    guard parts.count == 3 else { return nil }
    let words = StyleText.words(parts[0].lowercased()).map(String.init)
    guard words.first == "in", (2...4).contains(words.count), let space = Space(words[1])
    else { return nil }
    var interpolation = HueInterpolation.shorter
    if words.count > 2 {
      guard words.count == 4, words[3] == "hue", space.hue != nil,
        let own = HueInterpolation(rawValue: words[2])
      else { return nil }
      interpolation = own
    }
    guard let one = part(parts[1], current), let other = part(parts[2], current) else { return nil }
    return mixed(one, other, space, interpolation)
  }

  /// A colour and its percentage, in either order, 0 to 1.
  private static func part(
    _ text: Substring, _ current: ResolvedColor?
  ) -> (color: ResolvedColor, share: Double?)? {
    var share: Double?
    var color: ResolvedColor?
    for word in StyleText.words(text) {
      if word.hasSuffix("%"), let number = SVGScanner.number(String(word.dropLast())) {
        guard share == nil, (0...100).contains(number) else { return nil }
        share = number / 100
      } else {
        guard color == nil, let own = SVGColor.parse(String(word), current: current) else {
          return nil
        }
        color = own
      }
    }
    return color.map { ($0, share) }
  }

  private static func mixed(
    _ one: (color: ResolvedColor, share: Double?), _ other: (color: ResolvedColor, share: Double?),
    _ space: Space, _ interpolation: HueInterpolation
  ) -> ResolvedColor? {
    let first = one.share ?? other.share.map { 1 - $0 } ?? 0.5
    let second = other.share ?? 1 - first
    let sum = first + second
    guard sum > 0 else { return nil }
    let share = second / sum
    guard var from = components(one.color, space), var to = components(other.color, space) else {
      return nil
    }
    if let hue = space.hue {
      // A colour without a hue takes the other one's.
      if isGray(from, space) {
        from[hue] = to[hue]
      } else if isGray(to, space) {
        to[hue] = from[hue]
      }
      turn(&from[hue], &to[hue], interpolation)
    }
    let (a, b) = (one.color.alpha, other.color.alpha)
    let alpha = a + (b - a) * share
    var result = SIMD3<Double>.zero
    for place in 0..<3 {
      // Components count by their alphas, but for angles.
      if place == space.hue {
        result[place] = from[place] + (to[place] - from[place]) * share
      } else if alpha > 0 {
        result[place] = (from[place] * a * (1 - share) + to[place] * b * share) / alpha
      }
    }
    return color(result, space, alpha: alpha * min(sum, 1))
  }

  /// Angles by how one goes to the other (CSS Color 4, 12.4).
  private static func turn(
    _ from: inout Double, _ to: inout Double, _ interpolation: HueInterpolation
  ) {
    let difference = to - from
    switch interpolation {
    case .shorter:
      if difference > 180 { from += 360 } else if difference < -180 { to += 360 }
    case .longer:
      if (0..<180).contains(difference), difference > 0 {
        from += 360
      } else if difference > -180, difference <= 0 {
        to += 360
      }
    case .increasing: if to < from { to += 360 }
    case .decreasing: if from < to { from += 360 }
    }
  }

  /// Whether a colour is so gray that its angle says nothing (CSS Color 4, 4.4).
  private static func isGray(_ value: SIMD3<Double>, _ space: Space) -> Bool {
    switch space {
    case .hsl: value.y < 1e-5
    case .hwb: value.y + value.z > 1 - 1e-5
    case .lch: value.y < 0.0015
    case .oklch: value.y < 0.000004
    default: false
    }
  }

  /// Nil in a space that colours are not mixed in.
  private static func components(_ color: ResolvedColor, _ space: Space) -> SIMD3<Double>? {
    switch space {
    case .profiled(let own): return own.components(of: color)
    case .lab: return SVGColorSpace.lab(of: color)
    case .oklab: return color.oklab
    case .lch: return polar(SVGColorSpace.lab(of: color))
    case .oklch: return polar(color.oklab)
    case .hsl, .hwb:
      let encoded = SIMD3(color.red, color.green, color.blue)
      let (most, least) = (encoded.max(), encoded.min())
      let hue = hue(encoded, most, least)
      if space == .hwb { return SIMD3(hue, least, 1 - most) }
      let light = (most + least) / 2
      let room = 1 - (2 * light - 1).magnitude
      return SIMD3(hue, most > least && room > 0 ? (most - least) / room : 0, light)
    }
  }

  private static func hue(_ value: SIMD3<Double>, _ most: Double, _ least: Double) -> Double {
    guard most > least else { return 0 }
    let size = most - least
    let sector =
      most == value.x
      ? (value.y - value.z) / size
      : most == value.y ? (value.z - value.x) / size + 2 : (value.x - value.y) / size + 4
    return sector < 0 ? (sector + 6) * 60 : sector * 60
  }

  /// Lightness, chroma and hue of lightness and two axes.
  private static func polar(_ value: SIMD3<Double>) -> SIMD3<Double> {
    let chroma = (value.y * value.y + value.z * value.z).squareRoot()
    let angle = chroma > 0 ? DeterministicMath.angle(x: value.y, y: value.z) * 180 / Double.pi : 0
    return SIMD3(value.x, chroma, angle < 0 ? angle + 360 : angle)
  }

  private static func rectangular(_ value: SIMD3<Double>) -> SIMD3<Double> {
    let turned = DeterministicMath.sincos(
      value.z.truncatingRemainder(dividingBy: 360) * Double.pi / 180)
    return SIMD3(value.x, value.y * turned.cos, value.y * turned.sin)
  }

  private static func color(
    _ value: SIMD3<Double>, _ space: Space, alpha: Double
  ) -> ResolvedColor {
    switch space {
    case .profiled(let own): return own.color(value, alpha: alpha)
    case .lab: return SVGColorSpace.color(lab: value, alpha: alpha)
    case .oklab: return ResolvedColor(oklab: value, alpha: alpha)
    case .lch: return SVGColorSpace.color(lab: rectangular(value), alpha: alpha)
    case .oklch: return ResolvedColor(oklab: rectangular(value), alpha: alpha)
    case .hsl:
      let rgb = SVGColor.hued(value.x, value.y, value.z)
      return ResolvedColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
    case .hwb:
      let rgb = SVGColor.hued(value.x, white: value.y, black: value.z)
      return ResolvedColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
    }
  }
}
