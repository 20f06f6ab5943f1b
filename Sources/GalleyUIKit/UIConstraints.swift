import GalleyGeometry
import GalleyViews

// Auto Layout's names for what UIKit code writes: a view whose edges, size or middle are bound to those of the view around
// it, of a sibling, of a layout guide, or to lengths.

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
  /// What of the view the part is of.
  fileprivate let region: LayoutRegion

  init(_ view: UIView?, _ attribute: LayoutAttribute, of region: LayoutRegion = .bounds) {
    self.view = view
    self.attribute = attribute
    self.region = region
    super.init()
  }

  /// A constraint that this part lies where the other one does, `constant` points further along the axis; of
  /// lengths, that it is as long and `constant` points longer. It does nothing before it is activated.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { related(.equal, to: anchor, constant: constant) }

  /// A constraint that this part lies at least as far along the axis as `constant` points behind the other one; of lengths,
  /// that it is at least `constant` points longer.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, constant: constant) }

  /// A constraint that this part lies at most as far along the axis as `constant` points behind the other one; of lengths,
  /// that it is at most `constant` points longer.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, constant: constant) }

  fileprivate func related(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      LayoutPart(view, attribute, region), relation,
      LayoutPart(anchor.view, anchor.attribute, anchor.region), multiplier: multiplier,
      constant: constant)
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
    length(.equal, constant)
  }
  /// A constraint to a length or more, in points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    length(.greaterThanOrEqual, constant)
  }
  /// A constraint to a length or less, in points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    length(.lessThanOrEqual, constant)
  }

  /// A constraint to a multiple of another length and `constant` points more.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier: multiplier, constant: constant)
  }
  /// A constraint to at least a multiple of another length and `constant` points more.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }
  /// A constraint to at most a multiple of another length and `constant` points more.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }

  private func length(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(
      LayoutPart(view, attribute, region), relation, LayoutPart(nil, attribute, .bounds),
      multiplier: 1, constant: constant)
  }
}

/// A part of a view, or of what its safe area or its margins leave of it.
struct LayoutPart {
  weak var view: UIView?
  let attribute: LayoutAttribute
  let region: LayoutRegion

  init(_ view: UIView?, _ attribute: LayoutAttribute, _ region: LayoutRegion) {
    (self.view, self.attribute, self.region) = (view, attribute, region)
  }
}

/// An equation or an inequality between a part of a view and one of another view, or a length.
@MainActor @preconcurrency
public final class NSLayoutConstraint: NSObject {
  private let first: LayoutPart
  /// Without a view for a length.
  private let second: LayoutPart
  /// Whether the first part is equal to the second one, at least as large, or at most.
  public let relation: Relation
  /// What the other part is multiplied by: 1 of anchors of edges.
  public let multiplier: CGFloat
  /// Points.
  public var constant: CGFloat
  /// How much the constraint counts: of two for one part of a view the one of the higher priority, and of two alike the one
  /// that was activated last.
  public var priority = UILayoutPriority.required
  /// A name for your own use; nil by default. On an image it has no effect.
  public var identifier: String?
  /// Whether it decides where the view of its second part lies: that is in the one of the first.
  private var isTurned = false

  init(
    _ first: LayoutPart, _ relation: Relation, _ second: LayoutPart, multiplier: CGFloat,
    constant: CGFloat
  ) {
    (self.first, self.relation, self.second) = (first, relation, second)
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// The view that the constraint places.
  var view: UIView? { isTurned ? second.view : first.view }
  /// The part of that view.
  var attribute: LayoutAttribute { isTurned ? second.attribute : first.attribute }
  /// What that part is compared with; without a view for a length.
  var other: LayoutPart { isTurned ? first : second }
  /// How that part lies beside the other one.
  var placing: Relation {
    guard isTurned else { return relation }
    switch relation {
    case .equal: return .equal
    case .lessThanOrEqual: return .greaterThanOrEqual
    case .greaterThanOrEqual: return .lessThanOrEqual
    }
  }
  /// Where the part lies, of the place of the other one.
  func value(_ place: CGFloat) -> CGFloat {
    guard isTurned else { return place * multiplier + constant }
    return multiplier == 0 ? place : (place - constant) / multiplier
  }

  /// Whether the constraint decides where its first view lies, or the second one if that is in the first. False by default,
  /// and always where that view is gone.
  public var isActive: Bool {
    get { view?.constraints.contains { $0 === self } ?? false }
    set {
      view?.constraints.removeAll { $0 === self }
      guard newValue else { return }
      if let inner = second.view, let outer = first.view {
        isTurned = inner !== outer && inner.isDescendant(of: outer)
      }
      view?.constraints.append(self)
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

  /// How two parts lie beside each other.
  public enum Relation: Int, Hashable, Sendable {
    /// The first one is at most the second one.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first one is at least the second one.
    case greaterThanOrEqual = 1
  }
}
