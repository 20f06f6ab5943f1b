import Galley

/// The gaps between the views of a stack, where they are equal in both layouts and changed.
struct StackGaps {
  /// In points.
  private let old: CGFloat
  private let new: CGFloat

  /// Nil for what is no stack of the same views in both layouts, for gaps that are not all equal, as a spacer's, and for
  /// those that did not change. Beside goldens that were approved before it was kept, the axis of what is behind
  /// `AnyLayout` is that of the new layout.
  init?(_ pair: LayoutReading.Pair, _ children: [LayoutMatching.Node]) {
    guard pair.old.kind == pair.new.kind, let axis = pair.new.axis,
      pair.old.axis ?? axis == axis,
      let old = Self.gap(pair.old.children, axis), let new = Self.gap(pair.new.children, axis),
      pair.old.children.count == pair.new.children.count,
      (old - new).magnitude >= LayoutDifference.precision,
      children.allSatisfy({ if case .kept = $0 { true } else { false } })
    else { return nil }
    (self.old, self.new) = (old, new)
  }

  /// The one gap of neighbours along an axis, from the smaller coordinate to the larger one: `HStack` goes from right to
  /// left in some languages.
  private static func gap(_ views: [LayoutSnapshot.View], _ axis: Axis) -> CGFloat? {
    let frames = views.map(\.frame).sorted { $0.origin[axis] < $1.origin[axis] }
    let gaps = zip(frames, frames.dropFirst()).map {
      $1.origin[axis] - $0.origin[axis] - $0.size[axis]
    }
    guard let first = gaps.first,
      gaps.allSatisfy({ ($0 - first).magnitude < LayoutDifference.precision })
    else { return nil }
    return first
  }

  func sentence(of stack: String) -> String {
    "gaps of \(stack) \(old.shortDescription) became \(new.shortDescription)"
  }
}
