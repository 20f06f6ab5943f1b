import Galley

/// Boxes by where they lie: those that another box may overlap are found without looking at all of them.
///
/// A box lies in the cells of a grid whose cells are at least as large as it is, so in four of them at most; there is a grid
/// for each power of two.
struct BoxGrid {
  private struct Cell: Hashable {
    var level: Int
    var column: Int
    var row: Int
  }

  private(set) var boxes: [CGRect] = []
  private var cells: [Cell: [Int]] = [:]
  private var levels: Set<Int> = []
  /// Those that lie in no cell: a side or a place is no number, or too large for one.
  private var others: [Int] = []

  /// Points of the smallest cell, as a power of two: about a badge.
  private static let least = 4
  /// Points from the corner of the image beyond which no place has a cell.
  private static let limit: CGFloat = 1e9

  /// - Complexity: O(1).
  mutating func insert(_ box: CGRect) {
    let index = boxes.count
    boxes.append(box)
    let ends = [box.minX, box.minY, box.maxX, box.maxY]
    guard ends.allSatisfy({ $0.magnitude <= Self.limit }) else {
      others.append(index)
      return
    }
    guard box.maxX > box.minX, box.maxY > box.minY else { return }
    let side = max(box.maxX - box.minX, box.maxY - box.minY)
    var level = Self.least
    while CGFloat(1 << level) < side { level += 1 }
    levels.insert(level)
    forEachCell(of: box, level) { cells[$0, default: []].append(index) }
  }

  /// The places of those boxes that may overlap one, each once, in the order in which they were inserted. The box lies within
  /// the limit, and is about as large as a badge.
  func places(near box: CGRect) -> [Int] {
    var found = others
    for level in levels {
      forEachCell(of: box, level) { found += cells[$0] ?? [] }
    }
    found.sort()
    var last: Int?
    return found.filter { place in
      defer { last = place }
      return place != last
    }
  }

  private func forEachCell(of box: CGRect, _ level: Int, _ body: (Cell) -> Void) {
    let size = CGFloat(1 << level)
    func cells(_ start: CGFloat, _ end: CGFloat) -> ClosedRange<Int> {
      Int((start / size).rounded(.down))...Int((end / size).rounded(.down))
    }
    let columns = cells(box.minX, box.maxX)
    for row in cells(box.minY, box.maxY) {
      for column in columns { body(Cell(level: level, column: column, row: row)) }
    }
  }
}
