/// Two paths laid over each other: their outlines cut where they meet, each piece with how often both paths
/// go along it. The outline of any combination is those pieces that have its inside on one side only.
struct PathOverlay {
  /// A point of the grid.
  typealias Point = SIMD2<Int>
  /// Grid steps to a point.
  private static let steps: CGFloat = 1024
  /// Points beyond lie on this border, so that products fit an `Int`.
  private static let border: CGFloat = 1_000_000
  /// More pieces are not cut: they are answered as they are.
  private static let mostPieces = 40_000

  /// How often a piece is walked from its upper end to its lower one, less the other way round.
  private struct Count {
    var first = 0
    var second = 0
  }

  /// A piece from its upper end, or its left one where it is level.
  fileprivate struct Piece: Hashable {
    var start: Point
    var end: Point
  }

  private var pieces: [Piece: Count] = [:]
  private let growth: PathGrowth

  /// - Parameter growth: told of every piece, and asked at each step.
  init(_ growth: PathGrowth) { self.growth = growth }

  mutating func add(_ path: Path, isFirst: Bool) {
    Polyline.visit(path, growth) { line in
      for (start, end) in line.pairs(closing: true) {
        let count = isFirst ? Count(first: 1) : Count(second: 1)
        insert(Self.grid(start), Self.grid(end), count)
      }
      return !growth.isOver
    }
  }

  private static func grid(_ point: CGPoint) -> Point {
    func step(_ value: CGFloat) -> Int {
      Int((min(max(value, -border), border) * steps).rounded())
    }
    guard point.x.isFinite, point.y.isFinite else { return Point() }
    return Point(step(point.x), step(point.y))
  }

  private mutating func insert(_ start: Point, _ end: Point, _ count: Count) {
    guard start != end, growth.add(1) else { return }
    let isForward = (start.y, start.x) < (end.y, end.x)
    let piece = isForward ? Piece(start: start, end: end) : Piece(start: end, end: start)
    let sign = isForward ? 1 : -1
    pieces[piece, default: Count()].first += count.first * sign
    pieces[piece, default: Count()].second += count.second * sign
  }

  /// The outline of all places whose windings in the first and in the second path are inside; nil where there was no room
  /// or no time for it.
  /// - Complexity: O(n log n) in the pieces and those that lie beside each other.
  mutating func outline(of isInside: (Int, Int) -> Bool) -> Path? {
    // A cut moves the ends by less than a step, so that pieces may meet anew: few rounds settle it.
    for _ in 0..<8 where !cut() {}
    pieces = pieces.filter { $0.value.first != 0 || $0.value.second != 0 }
    var ways: [Point: [Point]] = [:]
    let rows = PieceRows(
      pieces.map { ($0.key.start, $0.key.end, $0.value.first, $0.value.second) }, growth)
    // In one order, so that the same paths give the same bytes.
    for piece in pieces.keys.sorted(by: Piece.areInOrder) {
      guard let count = pieces[piece] else { continue }
      guard growth.canContinue() else { return nil }
      let isLevel = piece.start.y == piece.end.y
      var (first, second) = rows.windings(beside: piece.start, piece.end)
      // Beside a level piece the ray lies below, and above it is what lies right of a steep one.
      if isLevel { (first, second) = (first - count.first, second - count.second) }
      let right = isInside(first, second)
      let left = isInside(first + count.first, second + count.second)
      if left, !right { ways[piece.start, default: []].append(piece.end) }
      if right, !left { ways[piece.end, default: []].append(piece.start) }
    }
    return growth.isOver ? nil : Self.path(of: ways)
  }

  /// Cuts pieces where others meet them; true when none was cut.
  private mutating func cut() -> Bool {
    guard pieces.count <= Self.mostPieces else { return true }
    let sorted = pieces.keys.sorted(by: Piece.areInOrder)
    var cuts: [Piece: Set<Point>] = [:]
    var active: [Piece] = []
    for piece in sorted {
      guard growth.canContinue() else { return true }
      active.removeAll { $0.right < piece.left }
      for other in active where other.start.y <= piece.end.y && other.end.y >= piece.start.y {
        for point in piece.meetings(with: other) {
          guard growth.add(1) else { return true }
          if point != piece.start, point != piece.end { cuts[piece, default: []].insert(point) }
          if point != other.start, point != other.end { cuts[other, default: []].insert(point) }
        }
      }
      active.append(piece)
    }
    for (piece, points) in cuts {
      guard let count = pieces.removeValue(forKey: piece) else { continue }
      let way = piece.end &- piece.start
      func place(_ point: Point) -> Int {
        (point.x - piece.start.x) * way.x + (point.y - piece.start.y) * way.y
      }
      var last = piece.start
      for point in points.sorted(by: { place($0) < place($1) }) + [piece.end] {
        insert(last, point, count)
        last = point
      }
    }
    return cuts.isEmpty
  }

  /// Closed subpaths of ways that lead on to each other. Ends without a way on, which rounding may leave,
  /// are closed.
  private static func path(of ways: [Point: [Point]]) -> Path {
    var ways = ways
    var path = Path()
    for start in ways.keys.sorted(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
      while let first = ways[start]?.popLast() {
        var points = [start]
        var next = first
        while next != start {
          points.append(next)
          guard let on = ways[next]?.popLast() else { break }
          next = on
        }
        let corners = points.indices.filter { index in
          let last = points[(index + points.count - 1) % points.count]
          return Self.turn(last, points[index], points[(index + 1) % points.count]) != 0
        }
        guard corners.count > 2 else { continue }
        path.addLines(
          corners.map {
            CGPoint(x: CGFloat(points[$0].x) / steps, y: CGFloat(points[$0].y) / steps)
          })
        path.closeSubpath()
      }
    }
    return path
  }

  /// Twice the area of a triangle: 0 for three points on a line.
  fileprivate static func turn(_ a: Point, _ b: Point, _ c: Point) -> Int {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
}

fileprivate extension PathOverlay.Piece {
  var left: Int { min(start.x, end.x) }
  var right: Int { max(start.x, end.x) }

  static func areInOrder(_ one: PathOverlay.Piece, _ other: PathOverlay.Piece) -> Bool {
    (one.left, one.start.y, one.start.x, one.end.y, one.end.x)
      < (other.left, other.start.y, other.start.x, other.end.y, other.end.x)
  }

  private func holds(_ point: SIMD2<Int>) -> Bool {
    PathOverlay.turn(start, end, point) == 0 && left <= point.x && point.x <= right
      && start.y <= point.y && point.y <= end.y
  }

  /// Where the two pieces meet: ends of one on the other, or the nearest grid point to where they cross.
  func meetings(with other: PathOverlay.Piece) -> [SIMD2<Int>] {
    let ends =
      [other.start, other.end].filter(holds) + [start, end].filter { other.holds($0) }
    if !ends.isEmpty { return ends }
    let (one, two) = (
      PathOverlay.turn(other.start, other.end, start), PathOverlay.turn(other.start, other.end, end)
    )
    let (three, four) = (
      PathOverlay.turn(start, end, other.start), PathOverlay.turn(start, end, other.end)
    )
    guard (one < 0) != (two < 0), (three < 0) != (four < 0) else { return [] }
    let part = Double(one) / (Double(one) - Double(two))
    func step(_ from: Int, _ to: Int) -> Int {
      from + Int((Double(to - from) * part).rounded())
    }
    return [SIMD2(step(start.x, end.x), step(start.y, end.y))]
  }
}

/// Pieces by the rows that they cross, so that a ray meets few of them.
private struct PieceRows {
  typealias Piece = (start: SIMD2<Int>, end: SIMD2<Int>, first: Int, second: Int)
  private var rows: [[Piece]] = []
  private var top = 0
  private var height = 1

  init(_ pieces: [Piece], _ growth: PathGrowth) {
    guard let low = pieces.map(\.start.y).min(), let high = pieces.map(\.end.y).max() else {
      return
    }
    top = low
    height = max(1, (high - low) / max(1, pieces.count / 4) + 1)
    rows = Array(repeating: [], count: (high - low) / height + 1)
    for piece in pieces where piece.start.y != piece.end.y {
      guard growth.add(row(piece.end.y) - row(piece.start.y) + 1) else { return }
      for row in row(piece.start.y)...row(piece.end.y) { rows[row].append(piece) }
    }
  }

  private func row(_ y: Int) -> Int { (y - top) / height }

  /// The windings right of the middle of a piece, or below it where it is level.
  func windings(beside start: SIMD2<Int>, _ end: SIMD2<Int>) -> (first: Int, second: Int) {
    // Twice the middle, so that it is a whole number.
    let middle = start &+ end
    var sum = (first: 0, second: 0)
    let near = min(max(row(middle.y >> 1), 0), rows.count - 1)
    for piece in rows[near]
    where piece.start.y * 2 <= middle.y && middle.y < piece.end.y * 2 {
      if piece.start == start, piece.end == end { continue }
      let share = Double(middle.y - piece.start.y * 2) / Double((piece.end.y - piece.start.y) * 2)
      let x = Double(piece.start.x) + Double(piece.end.x - piece.start.x) * share
      if x * 2 > Double(middle.x) {
        sum.first += piece.first
        sum.second += piece.second
      }
    }
    return sum
  }
}
