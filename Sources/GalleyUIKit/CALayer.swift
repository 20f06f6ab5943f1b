import GalleyGeometry
import GalleyViews

/// A view's layer under the name of Core Animation: of what can be set on it, corners, border and opacity are drawn.
@MainActor @preconcurrency
public final class CALayer: NSObject {
  /// Points; 0 is a rectangle.
  public var cornerRadius: CGFloat = 0
  public var cornerCurve = CALayerCornerCurve.circular
  public var masksToBounds = false
  /// Points; 0 is no line.
  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor?
  public var backgroundColor: CGColor?
  public var opacity: Float = 1
}

/// How corners are rounded.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")

  var style: RoundedCornerStyle { self == .continuous ? .continuous : .circular }
}
