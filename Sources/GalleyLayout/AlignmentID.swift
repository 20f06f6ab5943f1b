import GalleyGeometry

/// A kind of alignment guide. The type itself is the identity (AL12).
public protocol AlignmentID: SendableMetatype {
  /// Where the guide lies in a view that does not state it, in the view's own points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Merges the explicit value of the `n`-th child that states one, counted from 0, into what the
  /// children before it gave: the running mean unless a type says otherwise (AL6).
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)

  /// Whether containers answer for their children when asked for this guide: not for those of a box.
  static var _isMerged: Bool { get }
}

extension AlignmentID {
  public static var _isMerged: Bool { true }

  public static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    guard let value = parentValue else { return parentValue = childValue }
    parentValue = (value * CGFloat(n) + childValue) / CGFloat(n + 1)
  }
}

/// The guides of a view's own box, which a container never takes over from its children (AL5).
protocol BoxAlignmentID: AlignmentID {}

extension BoxAlignmentID {
  static var _isMerged: Bool { false }
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {}
}

/// An alignment guide along one axis: what caches and lookups are keyed by.
package struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  package let axis: Axis

  init(_ id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
  }

  package static func == (one: AlignmentKey, other: AlignmentKey) -> Bool {
    ObjectIdentifier(one.id) == ObjectIdentifier(other.id) && one.axis == other.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// Whether containers answer for their children when asked for this guide.
  var isMerged: Bool { id._isMerged }
}
