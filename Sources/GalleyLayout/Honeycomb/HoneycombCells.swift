import GalleyGeometry

/// Where the hexagons of a honeycomb lie, in units of the distance between the centres of two
/// neighbours.
struct HoneycombCells {
  /// The centre of each view's hexagon, from that of the top left one; nil for views that find no
  /// hexagon.
  private(set) var centres: [CGPoint?] = []
  /// From the first centre to the last one along both axes.
  private(set) var reach = CGSize.zero
  private(set) var problem: LayoutProblem.Kind?

  static let columnLimit = 10_000
  static let radiusLimit = 1000

  init(
    _ subviews: LayoutSubviews, _ arrangement: HoneycombLayout.Arrangement,
    _ orientation: HexagonOrientation
  ) {
    switch arrangement {
    case .columns(let columns, let offset):
      guard (1...Self.columnLimit).contains(columns) else {
        problem = .impossibleCount(columns, "columns", 1...Self.columnLimit)
        return
      }
      fillRows(subviews.count, columns, offset, orientation)
    case .rings(let radius):
      guard (0...Self.radiusLimit).contains(radius) else {
        problem = .impossibleCount(radius, "rings", 0...Self.radiusLimit)
        return
      }
      fillRings(subviews, radius, orientation)
    }
  }

  /// Half the square root of 3: how far rows of hexagons on a corner lie apart.
  private static let rowPitch = CGFloat(3).squareRoot() / 2

  private mutating func fillRows(
    _ count: Int, _ columns: Int, _ offset: HoneycombOffset, _ orientation: HexagonOrientation
  ) {
    guard count > 0 else { return }
    let rows = (count + columns - 1) / columns
    // A single line is not shifted: there is none that it could lie beside.
    let isShifted = orientation == .pointyTop ? rows > 1 : columns > 1
    func centre(_ row: Int, _ column: Int) -> CGPoint {
      let line = orientation == .pointyTop ? row : column
      let shift: CGFloat = isShifted && (line % 2 == 1) == (offset == .odd) ? 0.5 : 0
      return orientation == .pointyTop
        ? CGPoint(x: CGFloat(column) + shift, y: CGFloat(row) * Self.rowPitch)
        : CGPoint(x: CGFloat(column) * Self.rowPitch, y: CGFloat(row) + shift)
    }
    let points = (0..<count).map { centre($0 / columns, $0 % columns) }
    let top = points.prefix(columns).reduce(CGFloat.infinity) { min($0, $1.y) }
    centres = points.map { CGPoint(x: $0.x, y: $0.y - top) }
    reach.width =
      orientation == .pointyTop
      ? CGFloat(columns - 1) + (isShifted ? 0.5 : 0) : CGFloat(columns - 1) * Self.rowPitch
    reach.height = points.reduce(0) { max($0, $1.y - top) }
  }

  private mutating func fillRings(
    _ subviews: LayoutSubviews, _ radius: Int, _ orientation: HexagonOrientation
  ) {
    guard !subviews.isEmpty else { return }
    let stated = subviews.map { $0[AxialCoordinateKey.self] }
    var taken: Set<AxialCoordinate> = []
    for coordinate in stated { if let coordinate { taken.insert(coordinate) } }
    var free = AxialCoordinate.spiral(radius: radius, orientation).makeIterator()
    var leftOut = 0
    let half = CGFloat(radius)
    for coordinate in stated {
      var place = coordinate
      if place == nil {
        repeat { place = free.next() } while place.map(taken.contains) ?? false
      }
      guard let place, place.isWithin(radius: radius) else {
        leftOut += 1
        centres.append(nil)
        continue
      }
      let (q, r) = (CGFloat(place.q), CGFloat(place.r))
      centres.append(
        orientation == .pointyTop
          ? CGPoint(x: q + r / 2 + half, y: (r + half) * Self.rowPitch)
          : CGPoint(x: (q + half) * Self.rowPitch, y: r + q / 2 + half))
    }
    if leftOut > 0 {
      problem = .tooManyViews(leftOut, limit: AxialCoordinate.count(radius: radius))
    }
    let (along, across) = (2 * half, 2 * half * Self.rowPitch)
    reach = CGSize(major: along, minor: across, along: orientation.sideAxis)
  }
}
