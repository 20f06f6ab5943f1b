import GalleyGeometry
import GalleyViews

// Places of views among others, by their frames: transforms and scrolled content do not count.
extension UIView {
  /// A point of the view's own in the points of another view; nil is what is around the outermost view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originOfAll, view?.originOfAll ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// A point of another view in the view's own points; nil is what is around the outermost view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (originOfAll, view?.originOfAll ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// A rectangle of the view's own in the points of another view; nil is what is around the outermost view.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view in the view's own points; nil is what is around the outermost view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the view begins in what is around the outermost view, in points.
  private var originOfAll: CGPoint {
    var origin = frame.origin
    var around = superview
    while let view = around {
      origin = CGPoint(x: origin.x + view.frame.minX, y: origin.y + view.frame.minY)
      around = view.superview
    }
    return origin
  }

  /// What the safe area of the views around leaves out of the view.
  var safeAreaInSuperview: UIEdgeInsets {
    guard let superview, superview.safeAreaInsets != .zero else { return .zero }
    let (around, room) = (superview.safeAreaInsets, superview.bounds)
    return UIEdgeInsets(
      top: max(0, around.top - frame.minY), left: max(0, around.left - frame.minX),
      bottom: max(0, frame.maxY - room.maxY + around.bottom),
      right: max(0, frame.maxX - room.maxX + around.right))
  }

  /// Whether the view is another one or lies in it, however deep.
  public func isDescendant(of view: UIView) -> Bool {
    var around: UIView? = self
    while let next = around {
      if next === view { return true }
      around = next.superview
    }
    return false
  }
}

// Movements: views are at their ends at once.
extension UIView {
  /// Whether changes move: true.
  public class var areAnimationsEnabled: Bool { true }
  /// Sets whether changes move. On an image it has no effect.
  public class func setAnimationsEnabled(_ enabled: Bool) {}
  /// Changes views, as it always happens: at once.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Changes a view as at the end of a transition, and calls `completion` with true.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
}
