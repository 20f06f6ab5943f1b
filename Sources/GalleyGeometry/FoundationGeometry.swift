// CGFloat, CGPoint, CGSize and CGRect are Foundation's: they are what SwiftUI code names, and on
// Linux no other module can offer them. An import of any Galley module brings them.
@_exported import Foundation

// Foundation's `contains` and `intersection` end the process for a rectangle with an edge that is no number, as views
// have by a transform of infinity. Galley asks these two instead.
extension CGRect {
  /// Whether a point lies in the rectangle; false where an edge is no number.
  package func encloses(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// What two rectangles have in common; null where an edge is no number.
  package func overlap(with other: CGRect) -> CGRect {
    hasEdges && other.hasEdges ? intersection(other) : .null
  }

  private var hasEdges: Bool {
    let rect = standardized
    return rect.minX <= rect.maxX && rect.minY <= rect.maxY
  }
}
