/// Views that a layout asks for by a number while it measures: a view that says how many others are
/// hidden is made for every number that is tried, and an alternative of `ViewThatFits` once none before it fits.
///
/// They are children of the node that asks, behind all others. Of one supply at most one view is
/// placed; the others are absent, as if they had not been made.
package final class LazyChildren {
  private let make: (Int) -> LayoutNode?
  /// Whether a view's number is its place among the node's children; they are asked for one after the other.
  package let isInOrder: Bool
  /// Whether a view was asked for that is not there: all were looked at.
  package private(set) var hasEnded: Bool
  /// The views that are children of the node, by their numbers.
  private(set) var views: [Int: LayoutNode]

  /// - Parameters:
  ///   - views: those that are among the node's children already, by their numbers.
  ///   - isInOrder: whether a view's number is its place among the node's children.
  ///   - hasEnded: whether all views were looked at before.
  ///   - make: makes the view for a number; asked once for each. Nil where there is none to make.
  package init(
    views: [Int: LayoutNode] = [:], isInOrder: Bool = false, hasEnded: Bool = false,
    make: @escaping (Int) -> LayoutNode?
  ) {
    self.views = views
    (self.isInOrder, self.hasEnded) = (isInOrder, hasEnded)
    self.make = make
  }

  /// The view for a number, made if it is new.
  func view(_ number: Int) -> (node: LayoutNode, isNew: Bool)? {
    if let known = views[number] { return (known, false) }
    guard let node = make(number) else {
      hasEnded = true
      return nil
    }
    views[number] = node
    return (node, true)
  }
}
