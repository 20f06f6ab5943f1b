// What two paths enclose together. Curves become straight pieces of a hundredth of a point first, and points
// lie on a grid of a thousandth: what comes out is to be filled by either rule and has no curves. In the code of an image
// that is being drawn, what an operation takes counts towards the image's limits: over one, its result is empty and the image
// an error.

/// What two paths make together.
package enum PathOperation: Hashable, Sendable {
  case union, intersection, subtraction, symmetricDifference
  /// The parts of the first outline inside and outside of the second path.
  case lineIntersection, lineSubtraction
}

extension Path {
  /// What lies in this path or in `other`.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.union, other, eoFill)
  }

  /// What lies in both.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.intersection, other, eoFill)
  }

  /// What lies in this path and not in `other`.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.subtraction, other, eoFill)
  }

  /// What lies in one of the two.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.symmetricDifference, other, eoFill)
  }

  /// The same inside without overlaps.
  public func normalized(eoFill: Bool = true) -> Path { combined(.union, Path(), eoFill) }

  /// The parts of the outline that lie in `other`; subpaths are not closed.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.lineIntersection, other, eoFill)
  }

  /// The parts of the outline that lie outside of `other`; subpaths are not closed.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.lineSubtraction, other, eoFill)
  }

  private func combined(_ operation: PathOperation, _ other: Path, _ eoFill: Bool) -> Path {
    Self.built { combined(operation, with: other, eoFill: eoFill, growth: $0) }
  }

  /// What this path and another one make together, within a limit, which is asked as it grows.
  /// - Returns: nil where the limit was exceeded.
  /// - Complexity: O(n log n) in the straight pieces, their meetings, and those that lie beside each other; of lines, O(n m)
  ///   in the pieces of both.
  package func combined(
    _ operation: PathOperation, with other: Path, eoFill: Bool, growth: PathGrowth
  ) -> Path? {
    let isInside: (Bool, Bool) -> Bool
    switch operation {
    case .union: isInside = { $0 || $1 }
    case .intersection: isInside = { $0 && $1 }
    case .subtraction: isInside = { $0 && !$1 }
    case .symmetricDifference: isInside = { $0 != $1 }
    case .lineIntersection: return line(in: other, eoFill, keepsInside: true, growth)
    case .lineSubtraction: return line(in: other, eoFill, keepsInside: false, growth)
    }
    func fills(_ winding: Int) -> Bool { eoFill ? winding % 2 != 0 : winding != 0 }
    var overlay = PathOverlay(growth)
    overlay.add(self, isFirst: true)
    overlay.add(other, isFirst: false)
    return overlay.outline { isInside(fills($0), fills($1)) }
  }

  private func line(
    in other: Path, _ eoFill: Bool, keepsInside: Bool, _ growth: PathGrowth
  ) -> Path? {
    var walls: [(CGPoint, CGPoint)] = []
    var result = Path()
    let isWhole =
      Polyline.visit(other, growth) { line in
        walls += line.pairs(closing: true)
        return true
      }
      && Polyline.visit(self, growth) { line in
        for (start, end) in line.pairs(closing: line.isClosed) {
          func point(_ part: CGFloat) -> CGPoint {
            CGPoint(
              x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
          }
          let cuts = walls.compactMap { Self.crossing(start, end, $0.0, $0.1) }
          var last: CGFloat = 0
          for cut in cuts.sorted() + [1] where cut > last {
            guard growth.canContinue(), growth.add(2) else { return false }
            if other.contains(point((last + cut) / 2), eoFill: eoFill) == keepsInside {
              if result.currentPoint != point(last) { result.move(to: point(last)) }
              result.addLine(to: point(cut))
            }
            last = cut
          }
        }
        return true
      }
    return isWhole ? result : nil
  }

  /// Where on the way from `a` to `b`, between 0 and 1, the line from `c` to `d` crosses it.
  private static func crossing(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint
  ) -> CGFloat? {
    let (way, wall) = (CGVector(from: a, to: b), CGVector(from: c, to: d))
    let area = way.dx * wall.dy - way.dy * wall.dx
    guard area != 0 else { return nil }
    let gap = CGVector(from: a, to: c)
    let part = (gap.dx * wall.dy - gap.dy * wall.dx) / area
    let other = (gap.dx * way.dy - gap.dy * way.dx) / area
    return part > 0 && part < 1 && other >= 0 && other <= 1 ? part : nil
  }
}

extension CGVector {
  fileprivate init(from start: CGPoint, to end: CGPoint) {
    self.init(dx: end.x - start.x, dy: end.y - start.y)
  }
}

extension Polyline {
  /// The pieces by their ends.
  func pairs(closing: Bool) -> [(CGPoint, CGPoint)] {
    guard points.count > 1 else { return [] }
    let ends = closing ? points + [points[0]] : points
    return Array(zip(ends, ends.dropFirst()))
  }
}
