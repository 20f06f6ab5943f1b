import GalleyGeometry
import GalleyViews

// Constraints by the names of views' parts, as UIKit code before anchors writes them.
extension NSLayoutConstraint {
  /// A side, a length or a middle of a view.
  public enum Attribute: Int, Hashable, Sendable {
    /// The leading edge: from left to right the left one.
    case left = 1
    /// The trailing edge: from left to right the right one.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The edge where reading begins.
    case leading
    /// The edge where reading ends.
    case trailing
    /// The width, in points.
    case width
    /// The height, in points.
    case height
    /// The middle between the leading and the trailing edge.
    case centerX
    /// The middle between the upper and the lower edge.
    case centerY
    /// The baseline of the last line: the lower edge (assumed).
    case lastBaseline
    /// The baseline of the first line: the upper edge (assumed).
    case firstBaseline
    /// As `left`, within the margins.
    case leftMargin
    /// As `right`, within the margins.
    case rightMargin
    /// As `top`, within the margins.
    case topMargin
    /// As `bottom`, within the margins.
    case bottomMargin
    /// As `leading`, within the margins.
    case leadingMargin
    /// As `trailing`, within the margins.
    case trailingMargin
    /// As `centerX`, within the margins.
    case centerXWithinMargins
    /// As `centerY`, within the margins.
    case centerYWithinMargins
    /// Nothing: the other part is a length of points.
    case notAnAttribute = 0

    /// The part, and whether it is one of the room within the margins.
    fileprivate var part: (attribute: LayoutAttribute, isInMargins: Bool)? {
      switch self {
      case .left, .leading: (.leading, false)
      case .right, .trailing: (.trailing, false)
      case .top, .firstBaseline: (.top, false)
      case .bottom, .lastBaseline: (.bottom, false)
      case .width: (.width, false)
      case .height: (.height, false)
      case .centerX: (.centerX, false)
      case .centerY: (.centerY, false)
      case .leftMargin, .leadingMargin: (.leading, true)
      case .rightMargin, .trailingMargin: (.trailing, true)
      case .topMargin: (.top, true)
      case .bottomMargin: (.bottom, true)
      case .centerXWithinMargins: (.centerX, true)
      case .centerYWithinMargins: (.centerY, true)
      case .notAnAttribute: nil
      }
    }
  }

  /// A constraint that a part of a view is a multiple of another part and `constant` points more, or at least, or at most. It
  /// does nothing before it is activated.
  /// - Parameters:
  ///   - view1: a view or a layout guide. Of anything else, and of `notAnAttribute`, the constraint does nothing.
  ///   - view2: a view, a layout guide, or nil for a length of `constant` points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = Self.part(attr1, of: view1)
    let length = LayoutPart(nil, first?.attribute ?? .width, .bounds)
    self.init(
      first ?? length, relation, Self.part(attr2, of: view2) ?? length, multiplier: multiplier,
      constant: c)
  }

  private static func part(_ attribute: Attribute, of item: Any?) -> LayoutPart? {
    guard let part = attribute.part else { return nil }
    if let guide = item as? UILayoutGuide {
      return LayoutPart(guide.owningView, part.attribute, guide.region)
    }
    guard let view = item as? UIView else { return nil }
    return LayoutPart(view, part.attribute, part.isInMargins ? .margins : .bounds)
  }
}

extension UIView {
  /// Activates a constraint, of whatever views it is.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Takes a constraint out, of whatever views it is.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Takes constraints out, of whatever views they are.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
}
