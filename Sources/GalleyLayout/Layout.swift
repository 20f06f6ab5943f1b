import GalleyGeometry
import GalleyMotion

/// A container's rule for who gets which rectangle (LP1).
///
/// A layout has two jobs: to answer a proposal with a size, and to place its subviews in a rectangle
/// of that size. Both must depend on their arguments alone, because answers are kept for each
/// proposal.
public protocol Layout: Animatable {
  /// What the layout keeps between calls; `Void` unless declared.
  associatedtype Cache = Void
  /// The views that a layout places.
  typealias Subviews = LayoutSubviews

  /// What the container says about itself to spacers and dividers in it.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache, once for a container (LP2).
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date after the layout or a subview changed (LP2).
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances that the container wants around itself; the union of its subviews' unless
  /// declared (SG9).
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The container's size in points for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Calls `place` on the subviews. `bounds` has the answered size and any origin (LP3); subviews
  /// that are not placed are centred in it (LP5).
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where the container states a horizontal guide, from `bounds`' leading edge, or nil (LP8).
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Where the container states a vertical guide, from `bounds`' top edge, or nil (LP8).
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// What the engine asks of its own layouts only; a layout of yours keeps the default.
  var _traits: LayoutTraits { get }
}

/// What a container says about itself (LP9).
public struct LayoutProperties: Hashable, Sendable {
  /// The axis along which spacers and dividers in the container lie, or nil.
  public var stackOrientation: Axis?
  /// Properties of a container that is no stack.
  public init() {}
}

/// How the engine treats a layout beyond what the protocol says.
public struct LayoutTraits: Hashable, Sendable {
  /// As `layoutProperties`, but of the value, for layouts that wrap others.
  package var properties: LayoutProperties
  /// What a child alone in the container is to it.
  package var onlyChild: OnlyChild
  /// Whether a grid around takes the container for a grid.
  package var isGrid = false
  /// The rule by which the layout answers, in words with its number.
  package var rule: String

  package init(
    properties: LayoutProperties, onlyChild: OnlyChild = .anyChild,
    rule: String = "LP1: the layout's own sizeThatFits"
  ) {
    self.properties = properties
    self.rule = rule
    self.onlyChild = onlyChild
  }
}

/// What a child alone in a container is to it.
package enum OnlyChild: Hashable, Sendable {
  /// A child as any other.
  case anyChild
  /// Its priority is that of the container; all else is the container's own (ST12).
  case priority
  /// The container itself, but for the values that the child carries (ST10, LP10).
  case container
  /// All there is: nobody wrote the container.
  case everything
}

/// A layout that puts its subviews in cells, and says how.
protocol CellLayout: Layout {
  /// How the layout came to the room that it gave a cell, in words.
  func service(
    ofChild index: Int, proposal: ProposedViewSize, subviews: Subviews
  ) -> [String]
}

/// A layout whose gaps cannot be read from the frames of its views, because those are smaller than their cells.
package protocol MeasuredLayout: Layout {
  /// Its gaps in words: `row gaps`, `8`.
  var measures: [String: String] { get }
}

/// Whether a view is a grid itself: containers answer it by their traits.
struct IsGridKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public var _traits: LayoutTraits { LayoutTraits(properties: Self.layoutProperties) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var result = ViewSpacing()
    for subview in subviews { result.formUnion(subview.spacing) }
    return result
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Places the subviews and merges what they state (AL6).
  private func mergedAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guard key.isMerged, bounds.width.isFinite, bounds.height.isFinite else { return nil }
    let placements = PlacementRecorder.placements(in: bounds, proposal: proposal, of: subviews) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    var merged: CGFloat?
    var count = 0
    for (subview, placement) in zip(subviews, placements) where !placement.isAbsent {
      guard let value = subview.node.explicitAlignment(key, for: placement.proposal) else {
        continue
      }
      let origin = placement.origin[key.axis] - CGPoint(x: bounds.minX, y: bounds.minY)[key.axis]
      key.id._combineExplicit(childValue: origin + value, count, into: &merged)
      count += 1
    }
    return merged
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
  /// Changes nothing.
  public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}
