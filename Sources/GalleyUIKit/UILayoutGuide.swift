import GalleyGeometry
import GalleyViews

/// What of a view constraints are about.
enum LayoutRegion: Sendable {
  case bounds, safeArea, margins, readable

  /// How far it stays from the view's edges.
  @MainActor func insets(of view: UIView) -> UIEdgeInsets {
    switch self {
    case .bounds: .zero
    case .safeArea: view.safeAreaInsets
    case .margins, .readable: view.layoutMargins
    }
  }
}

/// A rectangle in a view that constraints may name, under the name of UIKit: the safe area and the margins. One of your own
/// stands for the whole view that it was added to.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  /// The view that the rectangle lies in; nil for one that was added to none. It is kept weakly.
  public internal(set) weak var owningView: UIView?
  /// A name for your own use. On an image it has no effect.
  open var identifier = ""
  let region: LayoutRegion

  /// A guide that stands for the whole view that it is added to.
  public override init() {
    region = .bounds
    super.init()
  }

  init(_ view: UIView, _ region: LayoutRegion) {
    (owningView, self.region) = (view, region)
    super.init()
  }

  /// Where the rectangle lies in the view, in points.
  public var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return owningView.bounds.inset(by: region.insets(of: owningView))
  }

  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(owningView, .leading, of: region)
  }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(owningView, .trailing, of: region)
  }
  /// The same as `leadingAnchor`.
  public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(owningView, .leading, of: region)
  }
  /// The same as `trailingAnchor`.
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(owningView, .trailing, of: region)
  }
  /// The middle between the leading and the trailing edge.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(owningView, .centerX, of: region)
  }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(owningView, .top, of: region)
  }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(owningView, .bottom, of: region)
  }
  /// The middle between the upper and the lower edge.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(owningView, .centerY, of: region)
  }
  /// The width, in points.
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(owningView, .width, of: region)
  }
  /// The height, in points.
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(owningView, .height, of: region)
  }
}

extension CGRect {
  /// The rectangle without what lies at its edges; where nothing is left of a length, it is 0.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}

extension UIView {
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The same as `leadingAnchor`.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The same as `trailingAnchor`.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The middle between the leading and the trailing edge. It places views whose width is constrained, labels, controls and
  /// images.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle between the upper and the lower edge. It places views whose height is constrained, labels, controls and
  /// images.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width, in points.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height, in points.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The baseline of the first line: the upper edge (assumed).
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { topAnchor }
  /// The baseline of the last line: the lower edge (assumed).
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { bottomAnchor }

  /// What bars and a device leave of the view.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(self, .safeArea) }
  /// What the margins leave of the view.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(self, .margins) }
  /// What the margins leave of the view: a width that texts are read well in is not known.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide(self, .readable) }

  /// Takes a guide for the whole view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

  /// Room around the content, in points: 8 on all sides by default, and 16 at the sides of a controller's view, with the
  /// safe area.
  public var layoutMargins: UIEdgeInsets {
    get {
      let (safe, own) = (safeAreaInsets, statedMargins)
      let usual =
        controller == nil
        ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        : UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
      let margins = own ?? usual
      return UIEdgeInsets(
        top: margins.top + safe.top, left: margins.left + safe.left,
        bottom: margins.bottom + safe.bottom, right: margins.right + safe.right)
    }
    set { statedMargins = newValue }
  }
  /// The same as `layoutMargins`, from left to right.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }
}
