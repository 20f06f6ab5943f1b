import GalleyGeometry
import GalleyViews

/// A layer that is filled with a gradient.
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`; others are left out. Nil is none, and nothing is drawn.
  public var colors: [Any]?
  /// Where the colours are, 0...1, one for each; nil spreads them evenly, and so does another number of them.
  public var locations: [NSNumber]?
  /// Where the first colour lies, in parts of the layer; the middle of the upper edge by default. The middle of a circle
  /// or of a turn.
  public var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour lies, in parts of the layer; the middle of the lower edge by default. A corner of the box
  /// around a circle, or the direction in which a turn begins.
  public var endPoint = CGPoint(x: 0.5, y: 1)
  /// How the colours run: along a line by default.
  public var type = CAGradientLayerType.axial

  var gradient: Gradient? {
    let shown = (colors ?? []).compactMap { $0 as? CGColor }.map { Color(cgColor: $0) }
    guard !shown.isEmpty else { return nil }
    guard let locations, locations.count == shown.count else { return Gradient(colors: shown) }
    return Gradient(
      stops: zip(shown, locations).map { Gradient.Stop(color: $0, location: $1.doubleValue) })
  }
}

/// How the colours of a gradient layer run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In circles, or ellipses, around a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  /// The path, in points of the layer; nil draws nothing. It is drawn beyond the layer's frame, too.
  public var path: CGPath?
  /// The colour of its inside: black by default, nil is none.
  public var fillColor: CGColor? = .black
  /// How inner parts of the path are told from holes: non-zero by default.
  public var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of its line: nil, none, by default.
  public var strokeColor: CGColor?
  /// Points: 1 by default.
  public var lineWidth: CGFloat = 1
  /// The ends of the line: butt by default.
  public var lineCap = CAShapeLayerLineCap.butt
  /// The corners of the line: mitred by default.
  public var lineJoin = CAShapeLayerLineJoin.miter
  /// Points of line and gap in turns; nil is a whole line.
  public var lineDashPattern: [NSNumber]?
  /// Points by which the dashes begin later.
  public var lineDashPhase: CGFloat = 0
  /// The part of the path at which the line begins, 0...1: 0 by default.
  public var strokeStart: CGFloat = 0
  /// The part of the path at which the line ends, 0...1: 1 by default.
  public var strokeEnd: CGFloat = 1

  var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap.cap, lineJoin: lineJoin.join,
      dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
  }
}

/// How inner parts of a shape layer's path are told from holes.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By the directions of the lines around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// By the number of lines around.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a shape layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut off at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle beyond the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A half square beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The corners of a shape layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
