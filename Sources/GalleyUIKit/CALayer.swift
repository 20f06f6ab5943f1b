import GalleyGeometry
import GalleyViews

/// A view's layer under the name of Core Animation: of what can be set on it, corners, border and opacity are drawn.
@MainActor @preconcurrency
public final class CALayer: NSObject {
  /// Points; 0 is a rectangle.
  public var cornerRadius: CGFloat = 0
  /// How the corners are rounded: in quarters of circles by default.
  public var cornerCurve = CALayerCornerCurve.circular
  /// Whether the view is cut off at its edges and corners. A layer with a corner radius always cuts.
  public var masksToBounds = false
  /// Points; 0 is no line.
  public var borderWidth: CGFloat = 0
  /// The colour of the border; nil is black.
  public var borderColor: CGColor?
  /// The colour behind the view where the view has no `backgroundColor`; nil is none.
  public var backgroundColor: CGColor?
  /// 0...1, multiplied by the view's `alpha`. At 0 or below the view is not drawn; above 1 it is opaque.
  public var opacity: Float = 1
}

/// How corners are rounded.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarters of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners that begin earlier and bend more gently than circles.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")

  var style: RoundedCornerStyle { self == .continuous ? .continuous : .circular }
}
