import GalleyGeometry
import GalleyViews

/// The screen of a phone or a tablet.
package struct DeviceScreen: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case phone, tablet }

  /// As Xcode calls the device: `iPhone 15 Pro`.
  package let name: String
  package let kind: Kind
  /// Of the upright device, in points.
  package let size: CGSize
  /// Pixels to a point.
  package let scale: CGFloat
  /// What the device takes of the upright screen, in points.
  package let portrait: EdgeInsets
  /// What it takes of the screen that lies on its side, in points: alike at both sides, whichever of them has the
  /// camera.
  package let landscape: EdgeInsets

  /// The screen's size in points as it is held.
  package func size(held orientation: InterfaceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// What the device takes of the screen as it is held, in points.
  package func safeArea(held orientation: InterfaceOrientation) -> EdgeInsets {
    orientation.isLandscape ? landscape : portrait
  }

  /// Tablets are regular both ways. An upright phone is compact across and regular along; on its side it is compact
  /// along, and regular across from 414 points of width on (HIG, Layout: size classes of devices).
  func sizeClasses(
    held orientation: InterfaceOrientation
  ) -> (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    if kind == .tablet { return (.regular, .regular) }
    guard orientation.isLandscape else { return (.compact, .regular) }
    return (isLargePhone ? .regular : .compact, .compact)
  }

  /// Phones of 414 points of width and more, but for the iPhone Air of 420.
  private var isLargePhone: Bool { size.width >= 414 && size.width != 420 }
}

extension InterfaceOrientation {
  /// Whether the device lies on its side.
  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension DeviceScreen: CustomStringConvertible {
  /// One line: `iPhone 15: 393 x 852 points at 3x, safe area 59 top, 34 bottom`.
  package var description: String {
    let (upright, side) = (portrait, landscape)
    return
      "\(name): \(size.width.shortDescription) x \(size.height.shortDescription) points at \(scale.shortDescription)x, "
      + "safe area \(upright.top.shortDescription) top, \(upright.bottom.shortDescription) bottom; in landscape "
      + "\(side.top.shortDescription) top, \(side.leading.shortDescription) left and right, \(side.bottom.shortDescription) bottom"
  }
}
