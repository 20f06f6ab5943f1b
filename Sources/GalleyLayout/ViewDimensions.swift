import GalleyGeometry

/// A view's size and its alignment guides, in its own points (AL2).
public struct ViewDimensions {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  /// The view that answers for explicit guides, and the proposal that it answered this size to.
  private let source: (node: LayoutNode, proposal: ProposedViewSize)?

  /// The dimensions of a view that states no guide.
  package init(size: CGSize) {
    width = size.width
    height = size.height
    source = nil
  }

  init(size: CGSize, of node: LayoutNode, proposal: ProposedViewSize) {
    width = size.width
    height = size.height
    source = (node, proposal)
  }

  var size: CGSize { CGSize(width: width, height: height) }

  /// The explicit value of the guide, or its default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The explicit value of the guide, or its default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The value that the view states for the guide, or nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

  /// The value that the view states for the guide, or nil.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  package subscript(key: AlignmentKey) -> CGFloat {
    explicit(key) ?? key.id.defaultValue(in: self)
  }

  package func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let source else { return nil }
    return source.node.explicitAlignment(key, for: source.proposal)
  }
}

extension ViewDimensions: Equatable {
  public static func == (one: ViewDimensions, other: ViewDimensions) -> Bool {
    one.size == other.size && one.source?.node === other.source?.node
      && one.source?.proposal == other.source?.proposal
  }
}
