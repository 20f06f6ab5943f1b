/// How the ends of a stroke look.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// The stroke ends where the path does.
  case butt
  /// A half disc beyond the end.
  case round
  /// Half a square beyond the end.
  case square
}

/// How the corners of a stroke look.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// The outer sides meet in a point, as far as the miter limit allows.
  case miter
  /// A disc around the corner.
  case round
  /// The corner is cut off.
  case bevel
}

/// How a path is drawn as a line (SH4).
public struct StrokeStyle: Hashable, Sendable {
  /// Points; zero and less draw nothing.
  public var lineWidth: CGFloat
  /// How the ends look.
  public var lineCap: CGLineCap
  /// How the corners look.
  public var lineJoin: CGLineJoin
  /// Corners whose miter would be longer than this many half widths are cut off.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn, in points; empty is a whole line.
  public var dash: [CGFloat]
  /// How far into the pattern the line begins, in points.
  public var dashPhase: CGFloat

  /// A stroke.
  /// - Parameters:
  ///   - lineWidth: points.
  ///   - miterLimit: half widths.
  ///   - dash: lengths of dashes and gaps in turn, in points.
  ///   - dashPhase: how far into the pattern the line begins, in points.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
