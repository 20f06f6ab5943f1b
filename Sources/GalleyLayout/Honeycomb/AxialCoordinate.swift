import GalleyGeometry

/// A hexagon of a honeycomb by two of its three axes, the centre at (0, 0).
///
/// Where hexagons stand on a corner, `q` counts to the right along a row and `r` downwards to the
/// right. Where they stand on a side, `q` counts to the right and downwards, and `r` down a column.
package struct AxialCoordinate: Hashable, Sendable {
  package var q: Int
  package var r: Int

  package init(q: Int, r: Int) {
    self.q = q
    self.r = r
  }

  /// Whether the hexagon lies in a honeycomb of `radius` rings around the centre.
  func isWithin(radius: Int) -> Bool {
    (-radius...radius).contains(q) && (-radius...radius).contains(r)
      && (-radius...radius).contains(q + r)
  }

  /// The six hexagons around one, as steps, clockwise from twelve o'clock.
  static func steps(_ orientation: HexagonOrientation) -> [AxialCoordinate] {
    let fromTop = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    // On a corner the first one stands to the right of twelve o'clock.
    let turn = orientation == .pointyTop ? 1 : 0
    return fromTop.indices.map { index in
      let (q, r) = fromTop[(index + turn) % 6]
      return AxialCoordinate(q: q, r: r)
    }
  }

  /// How many hexagons a honeycomb of `radius` rings around a centre has.
  static func count(radius: Int) -> Int { 3 * radius * (radius + 1) + 1 }

  /// The hexagons of a honeycomb: the centre, then ring after ring, each clockwise from twelve
  /// o'clock.
  static func spiral(
    radius: Int, _ orientation: HexagonOrientation
  ) -> some Sequence<AxialCoordinate> {
    let steps = steps(orientation)
    var ring = 0
    var place = 0
    var current = AxialCoordinate(q: 0, r: 0)
    return AnyIterator {
      guard ring <= radius else { return nil }
      defer {
        if place + 1 >= 6 * ring {
          ring += 1
          place = 0
          current = AxialCoordinate(q: steps[0].q * ring, r: steps[0].r * ring)
        } else {
          let step = steps[(place / ring + 2) % 6]
          current = AxialCoordinate(q: current.q + step.q, r: current.r + step.r)
          place += 1
        }
      }
      return current
    }
  }
}
