import GalleyGeometry
import GalleyLayout

// Views of a lazy container that its scroll view does not show. They are made and laid out as the others are, so that the
// content has its length; but they have not appeared, and say nothing of their screen: "the stack doesn't create items until
// it needs to render them onscreen" (Apple's documentation of `LazyVStack`; that of `List` on iOS is assumed to be alike).

/// The views of a lazy container that were shown when one image was made. One that was shown in it stays: what it says of its
/// screen may take its place away.
private final class ShownViews {
  var image = -1
  var views: Set<ObjectIdentifier> = []
}

extension ViewNode {
  /// The part of a lazy container that the nearest scroll view around shows, in the container's points; nil for other nodes,
  /// and where none is around.
  var shownPart: CGRect? {
    guard content.isLazy else { return nil }
    var (x, y): (CGFloat, CGFloat) = (0, 0)
    var next: LayoutNode? = layout
    while let node = next {
      if node.behavior is ScrollBehavior {
        return CGRect(x: -x, y: -y, width: node.frame.width, height: node.frame.height)
      }
      x += node.frame.minX
      y += node.frame.minY
      next = node.parent
    }
    return nil
  }

  /// Whether a part of the view lies in a part of its container. One without a length lies where it begins.
  func isShown(in part: CGRect) -> Bool {
    let frame = layout.frame
    return Self.overlaps(frame.minX, frame.maxX, part.minX, part.maxX)
      && Self.overlaps(frame.minY, frame.maxY, part.minY, part.maxY)
  }

  private static func overlaps(
    _ start: CGFloat, _ end: CGFloat, _ lower: CGFloat, _ upper: CGFloat
  ) -> Bool {
    // Sums of lengths are not exact.
    let tolerance: CGFloat = 0.001
    return start < upper - tolerance && (end > lower + tolerance || start > lower - tolerance)
  }

  /// The views of a lazy container whose reports count; nil where all do.
  /// - Parameter isLaidOut: whether this pass has laid the container out; else those count that the last one has shown.
  func reportingViews(isLaidOut: Bool) -> Set<ObjectIdentifier>? {
    guard let part = shownPart else { return nil }
    let known = memory as? ShownViews
    if !isLaidOut, let known { return known.views }
    let now = children.filter { $0.isShown(in: part) }.map { ObjectIdentifier($0) }
    if !isLaidOut { return Set(now) }
    let shown = known ?? ShownViews()
    if shown.image != deferredWork.image { (shown.image, shown.views) = (deferredWork.image, []) }
    shown.views.formUnion(now)
    memory = shown
    return shown.views
  }
}
