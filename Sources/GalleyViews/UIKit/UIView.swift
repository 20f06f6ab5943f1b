import GalleyGeometry

/// A view under the name of UIKit, so that what is set on it can be written. It is not drawn.
@MainActor @preconcurrency
open class UIView: UIResponder {
  public var frame: CGRect
  public var backgroundColor: UIColor?
  public var tintColor: UIColor = .tintColor
  public var alpha: CGFloat = 1
  public var isHidden = false
  public var isUserInteractionEnabled = true
  public var clipsToBounds = false
  public var contentMode = ContentMode.scaleToFill
  public var translatesAutoresizingMaskIntoConstraints = true
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  public required init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
  /// A picture has no edges that a device takes.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  public var window: UIWindow? { nil }
  public var traitCollection: UITraitCollection { .current }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  public func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Change nothing: it is not drawn.
  open func layoutSubviews() {}
  public func setNeedsLayout() {}
  public func layoutIfNeeded() {}
  public func setNeedsDisplay() {}
  public func sizeToFit() {}
  @discardableResult public func endEditing(_ force: Bool) -> Bool { true }

  public enum ContentMode: Int, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
}

/// A window under the name of UIKit.
@MainActor @preconcurrency
open class UIWindow: UIView {
  public var rootViewController: UIViewController?
  public var windowScene: UIWindowScene? { nil }
  public var isKeyWindow: Bool { false }
  public var screen: UIScreen { .main }
  public func makeKeyAndVisible() {}
}
