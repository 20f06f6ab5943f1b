import GalleyGeometry
import GalleyViews

// Where constraints put views.
extension UIView {
  /// The length along an axis that a constraint of the view alone says; nil where none does.
  func statedLength(_ axis: Axis) -> CGFloat? {
    let name = LayoutAttribute.names(of: axis).size
    return deciding(name) { $0.other.view == nil }?.constant
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

  private func rect(_ room: ConstraintRoom, depth: Int) -> CGRect {
    let horizontal = span(room, .horizontal, depth)
    let vertical = span(room, .vertical, depth)
    return CGRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }

  /// One axis of the rectangle.
  /// - Parameter depth: how many siblings were asked on the way: constraints can go around in a circle.
  fileprivate func span(
    _ room: ConstraintRoom, _ axis: Axis, _ depth: Int
  ) -> (start: CGFloat, length: CGFloat) {
    guard constraints.isEmpty else {
      return room.answers.span(of: self, axis, depth) { constrainedSpan(room, axis, depth) }
    }
    if statedFrame.size == .zero || !autoresizingMask.isEmpty { return (0, room.extent(axis)) }
    return axis == .horizontal
      ? (statedFrame.minX, statedFrame.width) : (statedFrame.minY, statedFrame.height)
  }

  /// The constraint that counts for a part: of the highest priority, the one that was activated last.
  private func deciding(
    _ attribute: LayoutAttribute, where isMeant: (NSLayoutConstraint) -> Bool = { _ in true }
  ) -> NSLayoutConstraint? {
    var found: NSLayoutConstraint?
    for constraint in constraints
    where constraint.attribute == attribute && constraint.placing == .equal && isMeant(constraint) {
      if constraint.priority.rawValue >= found?.priority.rawValue ?? 0 { found = constraint }
    }
    return found
  }

  /// One axis by constraints. Without a length the content says it, where it does and an end is not told; an end that no
  /// constraint tells is that of the room.
  private func constrainedSpan(
    _ room: ConstraintRoom, _ axis: Axis, _ depth: Int
  ) -> (start: CGFloat, length: CGFloat) {
    let names = LayoutAttribute.names(of: axis)
    func intrinsic() -> CGFloat? {
      axis == .horizontal
        ? room.intrinsic(self, nil)?.width
        : room.intrinsic(self, span(room, .horizontal, depth).length)?.height
    }
    func value(_ constraint: NSLayoutConstraint) -> CGFloat {
      guard let other = constraint.other.view else { return constraint.constant }
      return constraint.value(position(of: constraint.other, in: other, room, depth))
    }
    func told(_ attribute: LayoutAttribute) -> CGFloat? { deciding(attribute).map(value) }
    func bound(_ attribute: LayoutAttribute, _ relation: NSLayoutConstraint.Relation) -> CGFloat? {
      let found = constraints.filter { $0.attribute == attribute && $0.placing == relation }
      let values = found.map(value)
      return relation == .lessThanOrEqual ? values.min() : values.max()
    }
    var solved = ConstrainedSpan(
      start: told(names.first), end: told(names.last), middle: told(names.middle),
      length: told(names.size))
    solved.resolve(in: room.extent(axis), intrinsic: intrinsic)
    solved.limitLength(
      least: bound(names.size, .greaterThanOrEqual), most: bound(names.size, .lessThanOrEqual))
    solved.keepFirst(
      least: bound(names.first, .greaterThanOrEqual), most: bound(names.first, .lessThanOrEqual))
    solved.keepLast(
      least: bound(names.last, .greaterThanOrEqual), most: bound(names.last, .lessThanOrEqual))
    return solved.result
  }

  /// Where a part of the view around, of a sibling, or of the view itself lies.
  private func position(
    of part: LayoutPart, in other: UIView, _ room: ConstraintRoom, _ depth: Int
  ) -> CGFloat {
    let isSibling = other !== superview && other.superview === superview && superview != nil
    let axis = part.attribute.axis
    let whole =
      isSibling && depth < ConstraintRoom.depth
      ? other.span(room, axis, depth + 1) : (start: 0, length: room.extent(axis))
    let insets = part.region.insets(of: other)
    let (before, after) =
      axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let (start, length) = (whole.start + before, max(0, whole.length - before - after))
    switch part.attribute {
    case .leading, .top: return start
    case .trailing, .bottom: return start + length
    case .width, .height: return length
    case .centerX, .centerY: return start + length / 2
    }
  }
}

/// One axis of a view: what equations tell of it, and where it lies by them. Inequalities move or shorten it as far as they
/// must, and what is told stays (assumed: UIKit solves all of them at once).
private struct ConstrainedSpan {
  let start: CGFloat?
  let end: CGFloat?
  let middle: CGFloat?
  let length: CGFloat?
  private(set) var result: (start: CGFloat, length: CGFloat) = (0, 0)

  init(start: CGFloat?, end: CGFloat?, middle: CGFloat?, length: CGFloat?) {
    (self.start, self.end, self.middle, self.length) = (start, end, middle, length)
  }

  mutating func resolve(in extent: CGFloat, intrinsic: () -> CGFloat?) {
    let isTold = start != nil && end != nil
    guard let length = length ?? (isTold ? nil : intrinsic()) else {
      result = (start ?? 0, max(0, (end ?? extent) - (start ?? 0)))
      return
    }
    if let middle {
      result = (middle - length / 2, length)
    } else {
      result = (start ?? end.map { $0 - length } ?? 0, length)
    }
  }

  mutating func limitLength(least: CGFloat?, most: CGFloat?) {
    setLength(max(min(result.length, most ?? .infinity), least ?? 0))
  }

  /// Changes the length, and keeps what is told, or else the start.
  private mutating func setLength(_ length: CGFloat) {
    if let middle {
      result = (middle - length / 2, length)
    } else if start == nil, end != nil {
      result = (result.start + result.length - length, length)
    } else {
      result.length = length
    }
  }

  mutating func keepFirst(least: CGFloat?, most: CGFloat?) {
    let first = max(min(result.start, most ?? .infinity), least ?? -.infinity)
    guard first != result.start else { return }
    if let middle, first > result.start {
      setLength(max(0, (middle - first) * 2))
    } else if end != nil {
      result = (first, max(0, result.start + result.length - first))
    } else {
      result.start = first
    }
  }

  mutating func keepLast(least: CGFloat?, most: CGFloat?) {
    let end = result.start + result.length
    let last = max(min(end, most ?? .infinity), least ?? -.infinity)
    guard last != end else { return }
    if let middle, last < end {
      setLength(max(0, (last - middle) * 2))
    } else if start != nil {
      result.length = max(0, last - result.start)
    } else {
      result.start = last - result.length
    }
  }
}

/// Spans that are known: in a row of siblings each is asked for by several constraints, and asks those before it.
@MainActor private final class ConstraintAnswers {
  private struct Question: Hashable {
    let view: ObjectIdentifier
    let axis: Axis
    let depth: Int
  }

  private var known: [Question: (start: CGFloat, length: CGFloat)] = [:]

  func span(
    of view: UIView, _ axis: Axis, _ depth: Int, _ work: () -> (start: CGFloat, length: CGFloat)
  ) -> (start: CGFloat, length: CGFloat) {
    let question = Question(view: ObjectIdentifier(view), axis: axis, depth: depth)
    if let span = known[question] { return span }
    let span = work()
    known[question] = span
    return span
  }
}

/// What places by constraints are worked out with.
@MainActor private struct ConstraintRoom {
  let size: CGSize
  let intrinsic: (UIView, CGFloat?) -> CGSize?
  let answers = ConstraintAnswers()

  /// How many siblings in a row are asked for their places.
  static let depth = 16

  func extent(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }
}

extension LayoutAttribute {
  fileprivate var axis: Axis {
    switch self {
    case .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY: .vertical
    }
  }

  fileprivate static func names(
    of axis: Axis
  ) -> (
    first: LayoutAttribute, last: LayoutAttribute, size: LayoutAttribute, middle: LayoutAttribute
  ) {
    axis == .horizontal
      ? (.leading, .trailing, .width, .centerX) : (.top, .bottom, .height, .centerY)
  }
}
