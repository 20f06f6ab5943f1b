import GalleyGeometry
import GalleyViews

/// The screen under the name of UIKit: the image that is being drawn, or a phone of 393 by 852 points.
public final class UIScreen: NSObject, Sendable {
  /// The one screen.
  public static let main = UIScreen()

  /// Points.
  public var bounds: CGRect { CGRect(origin: .zero, size: CurrentCanvas.size) }
  /// Pixels to a point.
  public var scale: CGFloat { CurrentCanvas.scale }
  /// The same as `scale`.
  public var nativeScale: CGFloat { scale }
  /// Pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// How many images a second the screen could show: 60.
  public var maximumFramesPerSecond: Int { 60 }
  /// Setting it changes nothing.
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }
  /// The traits of the image that is being drawn.
  public var traitCollection: UITraitCollection { .current }
}
