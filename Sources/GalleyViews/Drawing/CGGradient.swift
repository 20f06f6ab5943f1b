import GalleyGeometry
import GalleyGraphics

/// A list under the name of Core Foundation, so that `[red, blue] as CFArray` builds.
public typealias CFArray = [Any]
/// A text under the name of Core Foundation.
public typealias CFString = String

/// What numbers of colours mean, under the name of Core Graphics: greys, sRGB, or Display P3.
public final class CGColorSpace: Hashable, Sendable {
  /// How many numbers a colour has, without its opacity.
  public let numberOfComponents: Int
  /// The name that the space was made by; nil of those of a device.
  public let name: CFString?

  init(_ numberOfComponents: Int, name: CFString?) {
    (self.numberOfComponents, self.name) = (numberOfComponents, name)
  }

  /// The space of a name; nil of others than those below.
  public convenience init?(name: CFString) {
    let greys = [Self.genericGrayGamma2_2, Self.linearGray]
    let colors = [Self.sRGB, Self.displayP3, Self.genericRGBLinear, Self.extendedSRGB]
    guard greys.contains(name) || colors.contains(name) else { return nil }
    self.init(greys.contains(name) ? 1 : 3, name: name)
  }

  /// Red, green and blue of sRGB.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The same, with numbers below 0 and above 1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// Red, green and blue of Display P3.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Taken for sRGB.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// Greys of sRGB.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Taken for greys of sRGB.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"

  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
    one.name == other.name && one.numberOfComponents == other.numberOfComponents
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The colour of numbers, the last of which is the opacity.
  func color(_ numbers: UnsafePointer<CGFloat>) -> CGColor {
    guard numberOfComponents == 3 else { return CGColor(gray: numbers[0], alpha: numbers[1]) }
    let parts = (0..<4).map { Double(numbers[$0]) }
    let space = name == Self.displayP3 ? Color.RGBColorSpace.displayP3 : .sRGB
    let color = Color(
      space, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    return color.cgColor
      ?? CGColor(
        red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }
}

/// The space of screens, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(3, name: nil) }
/// The greys of screens, which are those of sRGB here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(1, name: nil) }

extension CGColor {
  /// A colour of a space by its numbers and its opacity, each 0 to 1.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    self.init(space.color(components).color)
  }
}

/// Colours in an order, under the name of Core Graphics.
public final class CGGradient: Sendable {
  let stops: [Gradient.Stop]

  /// Colours at places of 0 to 1.
  /// - Parameters:
  ///   - space: in which they are mixed: whatever it is, in sRGB.
  ///   - colors: `CGColor` values; nil is returned where there are none, or anything else among them.
  ///   - locations: as many as there are colours; nil puts them at equal distances.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { $0 as? CGColor }
    guard !known.isEmpty, known.count == colors.count else { return nil }
    stops = Self.stops(known, locations)
  }

  /// Colours by their numbers and opacities, one behind the other, at places of 0 to 1.
  /// - Parameters:
  ///   - locations: as many as there are colours; nil puts them at equal distances.
  ///   - count: how many colours there are; nil is returned for less than one.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let length = space.numberOfComponents + 1
    stops = Self.stops((0..<count).map { space.color(components + $0 * length) }, locations)
  }

  private static func stops(
    _ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?
  ) -> [Gradient.Stop] {
    let distance = 1 / CGFloat(max(colors.count - 1, 1))
    return colors.enumerated()
      .map { index, color in
        Gradient.Stop(
          color: Color(cgColor: color), location: locations?[index] ?? CGFloat(index) * distance)
      }
      .sorted { $0.location < $1.location }
  }
}

/// Where the first and the last colour of a gradient go on, under the name of Core Graphics.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Behind the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Draws colours along a line from one point to another one, as far as the clip and the canvas reach. Before and behind
  /// the line nothing is drawn, where the options do not say so.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let way = CGSize(width: endPoint.x - startPoint.x, height: endPoint.y - startPoint.y)
    let length = (way.width * way.width + way.height * way.height).squareRoot()
    guard length > 0 else { return }
    draw(gradient, .linear(start: startPoint, end: endPoint)) { whole in
      // A rectangle across the line, which reaches beyond the whole at its sides and where it goes on.
      let reach = whole.reach(from: startPoint)
      let first = options.contains(.drawsBeforeStartLocation) ? -reach : 0
      let last = options.contains(.drawsAfterEndLocation) ? max(reach, length) : length
      let along = CGAffineTransform(
        a: way.width / length, b: way.height / length, c: -way.height / length,
        d: way.width / length, tx: startPoint.x, ty: startPoint.y)
      let band = CGRect(x: first, y: -reach, width: last - first, height: 2 * reach)
      return Path(band).applying(along)
    }
  }

  /// Draws colours from one circle to another one, as far as the clip and the canvas reach. Where one circle contains the
  /// other one, nothing is drawn in the inner one and outside of the outer one, where the options do not say so; other
  /// circles go on in any case.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let start = Circle(center: startCenter, radius: max(startRadius, 0))
    let end = Circle(center: endCenter, radius: max(endRadius, 0))
    let isPlain = start.center == end.center && start.radius < end.radius
    draw(
      gradient,
      isPlain
        ? .radial(center: start.center, startRadius: start.radius, endRadius: end.radius)
        : .conical(
          start: start.center, startRadius: start.radius, end: end.center, endRadius: end.radius)
    ) { whole in
      let (before, after) = (
        options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation)
      )
      if end.contains(start) {
        return end.path(after ? whole : nil, without: before ? nil : start)
      }
      if start.contains(end) {
        return start.path(before ? whole : nil, without: after ? nil : end)
      }
      return Path(whole)
    }
  }

  /// Fills a part of all that may be painted.
  private func draw(
    _ gradient: CGGradient, _ geometry: GradientPaint.Geometry, in part: @escaping (CGRect) -> Path
  ) {
    let shading = GraphicsContext.Shading.between(
      Gradient(stops: gradient.stops).colorSpace(.device), geometry)
    note { context in
      let whole = context.clipBoundingRect.insetBy(dx: -1, dy: -1)
      context.fill(part(whole), with: shading, style: FillStyle(eoFill: true))
    }
  }

  private struct Circle {
    let center: CGPoint
    let radius: CGFloat

    func contains(_ other: Circle) -> Bool {
      let (x, y) = (other.center.x - center.x, other.center.y - center.y)
      return (x * x + y * y).squareRoot() + other.radius <= radius
    }

    var box: CGRect {
      CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }

    /// The circle, or all of the rest of `whole` with it; without what is in `hole`.
    func path(_ whole: CGRect?, without hole: Circle?) -> Path {
      var path = Path()
      if let whole { path.addRect(whole.union(box)) } else { path.addEllipse(in: box) }
      if let hole, hole.radius > 0 { path.addEllipse(in: hole.box) }
      return path
    }
  }
}

extension CGRect {
  /// A length that leads from a point beyond all corners.
  fileprivate func reach(from point: CGPoint) -> CGFloat {
    let x = max(abs(minX - point.x), abs(maxX - point.x))
    let y = max(abs(minY - point.y), abs(maxY - point.y))
    return x + y
  }
}
