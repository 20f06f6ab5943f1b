import GalleyGeometry
import GalleyLayout

/// How content follows a finger beyond its ends.
///
/// x points of the finger's way are (1 - 1 / (0.55 x / d + 1)) d points of the content's, where d is the window's length:
/// what `UIScrollView` was measured to do by several who have rebuilt it. It never comes further than d.
package enum RubberBand {
  private static let share: CGFloat = 0.55

  /// How far the content goes beyond its end.
  /// - Parameters:
  ///   - way: of the finger, in points, either way.
  ///   - length: of the window, in points.
  package static func stretched(_ way: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let stretched = (1 - 1 / (share * way.magnitude / length + 1)) * length
    return way < 0 ? -stretched : stretched
  }

  /// The way of a finger that has pulled the content as far.
  static func way(_ stretched: CGFloat, in length: CGFloat) -> CGFloat {
    guard stretched.magnitude < length else { return stretched }
    return stretched * length / ((length - stretched.magnitude) * share)
  }
}

extension ViewNode {
  /// Where a finger would have to have scrolled the content to if nothing held it at its ends.
  var pulledOffset: CGPoint {
    let (offset, largest, window) = (contentOffset, largestOffset, layout.frame.size)
    func pulled(_ offset: CGFloat, _ largest: CGFloat, _ length: CGFloat) -> CGFloat {
      let kept = min(max(offset, 0), largest)
      return kept + RubberBand.way(offset - kept, in: length)
    }
    return CGPoint(
      x: pulled(offset.x, largest.x, window.width), y: pulled(offset.y, largest.y, window.height))
  }

  /// A finger scrolls the window that the node is.
  func pull(to offset: CGPoint, in graph: ViewGraph) {
    let (largest, window) = (largestOffset, layout.frame.size)
    func held(_ offset: CGFloat, _ largest: CGFloat, _ length: CGFloat) -> CGFloat {
      let kept = min(max(offset, 0), largest)
      return kept + RubberBand.stretched(offset - kept, in: length)
    }
    let place = CGPoint(
      x: held(offset.x, largest.x, window.width), y: held(offset.y, largest.y, window.height))
    scroll(to: place, in: graph, passesEnds: true)
  }
}
