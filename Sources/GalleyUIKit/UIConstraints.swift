import GalleyGeometry
import GalleyViews

// Auto Layout's names for what wrappers of UIKit views write: a view whose edges, size or middle are bound to those of
// the view around it, or to lengths.

/// A side, a length or a middle of a view.
enum LayoutAttribute: Hashable, Sendable {
  case leading, trailing, width, centerX
  case top, bottom, height, centerY
}

/// A part of a view that constraints are made of.
@MainActor @preconcurrency
public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  fileprivate weak var view: UIView?
  fileprivate let attribute: LayoutAttribute

  init(_ view: UIView, _ attribute: LayoutAttribute) {
    self.view = view
    self.attribute = attribute
    super.init()
  }

  /// A constraint that this part lies where the other one does, `constant` points further along the axis; of
  /// lengths, that it is as long and `constant` points longer. It does nothing before it is activated.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(view, attribute, anchor.view, anchor.attribute, constant: constant)
  }
}

/// A vertical edge or the horizontal middle of a view.
@MainActor @preconcurrency
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A horizontal edge or the vertical middle of a view.
@MainActor @preconcurrency
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// The width or the height of a view.
@MainActor @preconcurrency
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint to a length, in points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(view, attribute, nil, attribute, constant: constant)
  }

  /// A constraint to a multiple of another length and `constant` points more.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      view, attribute, anchor.view, anchor.attribute, multiplier: multiplier, constant: constant)
  }
}

/// An equation between a part of a view and one of another view, or a length.
@MainActor @preconcurrency
public final class NSLayoutConstraint: NSObject {
  weak var view: UIView?
  let attribute: LayoutAttribute
  /// Nil for a length.
  weak var other: UIView?
  let otherAttribute: LayoutAttribute
  /// What the other part is multiplied by: 1 for edges.
  public let multiplier: CGFloat
  /// Points.
  public var constant: CGFloat
  /// How much the constraint counts. On an image it has no effect. Of two for one part of a view the one that was
  /// activated last counts.
  public var priority = UILayoutPriority.required

  init(
    _ view: UIView?, _ attribute: LayoutAttribute, _ other: UIView?,
    _ otherAttribute: LayoutAttribute, multiplier: CGFloat = 1, constant: CGFloat
  ) {
    self.view = view
    self.attribute = attribute
    self.other = other
    self.otherAttribute = otherAttribute
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// Whether the constraint decides where its first view lies. False by default, and always where that view is
  /// gone.
  public var isActive: Bool {
    get { view?.constraints.contains { $0 === self } ?? false }
    set {
      view?.constraints.removeAll { $0 === self }
      if newValue { view?.constraints.append(self) }
    }
  }

  /// Makes constraints active. Another view that they name is a sibling, or taken for the one around.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Takes constraints out.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
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

  /// The length along an axis that a constraint of the view alone says; nil where none does.
  func statedLength(_ axis: Axis) -> CGFloat? {
    let name = LayoutAttribute.names(of: axis).size
    return constraints.last { $0.attribute == name && $0.other == nil }?.constant
  }

  /// Where the view lies in the one around it, whose size this is: by its constraints, else by its frame, and all of
  /// the room where it has neither.
  /// - Parameter intrinsic: what the content of a view asks for at a width that is known, or at none; nil is none that
  ///   is known.
  func rect(
    in size: CGSize, intrinsic: @escaping (UIView, CGFloat?) -> CGSize? = { _, _ in nil }
  ) -> CGRect {
    rect(ConstraintRoom(size: size, intrinsic: intrinsic), depth: 0)
  }

  /// - Parameter depth: how many siblings were asked on the way: constraints can go around in a circle.
  fileprivate func rect(_ room: ConstraintRoom, depth: Int) -> CGRect {
    let fills = constraints.isEmpty && (statedFrame.size == .zero || !autoresizingMask.isEmpty)
    if fills { return CGRect(origin: .zero, size: room.size) }
    if constraints.isEmpty { return statedFrame }
    let horizontal = span(room, .horizontal, depth) { room.intrinsic(self, nil)?.width }
    let vertical = span(room, .vertical, depth) {
      room.intrinsic(self, horizontal.length)?.height
    }
    return CGRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }

  /// One axis of the rectangle. Without a length the content says it, where it does and an end is not told; an end that
  /// no constraint tells is that of the room.
  private func span(
    _ room: ConstraintRoom, _ axis: Axis, _ depth: Int, intrinsic: () -> CGFloat?
  ) -> (start: CGFloat, length: CGFloat) {
    let names = LayoutAttribute.names(of: axis)
    let extent = axis == .horizontal ? room.size.width : room.size.height
    func value(_ attribute: LayoutAttribute) -> CGFloat? {
      guard let found = constraints.last(where: { $0.attribute == attribute }) else { return nil }
      guard let other = found.other else { return found.constant }
      let place = position(of: found.otherAttribute, in: other, room, axis, depth)
      return place * found.multiplier + found.constant
    }
    let (start, end, center) = (value(names.first), value(names.last), value(names.middle))
    let isTold = start != nil && end != nil
    guard let length = value(names.size) ?? (isTold ? nil : intrinsic()) else {
      return (start ?? 0, max(0, (end ?? extent) - (start ?? 0)))
    }
    if let center { return (center - length / 2, length) }
    return (start ?? end.map { $0 - length } ?? 0, length)
  }

  /// Where a part of the view around, or of a sibling, lies.
  private func position(
    of attribute: LayoutAttribute, in other: UIView, _ room: ConstraintRoom, _ axis: Axis,
    _ depth: Int
  ) -> CGFloat {
    let isSibling = other !== superview && other.superview === superview && superview != nil
    let box =
      isSibling && depth < ConstraintRoom.depth
      ? other.rect(room, depth: depth + 1) : CGRect(origin: .zero, size: room.size)
    let (start, length) =
      axis == .horizontal ? (box.minX, box.width) : (box.minY, box.height)
    switch attribute {
    case .leading, .top: return start
    case .trailing, .bottom: return start + length
    case .width, .height: return length
    case .centerX, .centerY: return start + length / 2
    }
  }
}

/// What places by constraints are worked out with.
private struct ConstraintRoom {
  let size: CGSize
  let intrinsic: (UIView, CGFloat?) -> CGSize?

  /// How many siblings in a row are asked for their places.
  static let depth = 16
}

extension LayoutAttribute {
  fileprivate static func names(
    of axis: Axis
  ) -> (
    first: LayoutAttribute, last: LayoutAttribute, size: LayoutAttribute, middle: LayoutAttribute
  ) {
    axis == .horizontal
      ? (.leading, .trailing, .width, .centerX) : (.top, .bottom, .height, .centerY)
  }
}
