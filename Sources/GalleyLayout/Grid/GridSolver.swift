import GalleyGeometry

/// How a grid shares what it is offered among its columns and rows (GR6 to GR13).
///
/// Every cell is measured at most four times: at nothing, at infinity, at what it is offered,
/// and where its slot has become another size once more when it is placed.
/// - Complexity: O(n log n) in the cells, and O(n) in the columns and rows that they cover.
struct GridSolver {
  let model: GridModel
  private(set) var columns: GridTracks
  private(set) var rows: GridTracks
  /// What each cell was offered and answered.
  private(set) var offers: [ProposedViewSize]
  private(set) var answers: [CGSize]

  /// The cell whose measuring is noted for an explanation, and what was noted.
  private let watched: Int?
  private(set) var step: GridStep?

  init(_ model: GridModel, proposal: ProposedViewSize, watching watched: Int? = nil) {
    self.model = model
    self.watched = watched
    columns = GridTracks(
      gaps: model.columnGaps, offered: proposal.width,
      cells: model.cells.lazy.map { ($0.columns, $0.fillsSpan) })
    rows = GridTracks(
      gaps: model.rowGaps, offered: proposal.height,
      cells: model.cells.lazy.map { ($0.rows, $0.fillsSpan) })
    offers = Array(repeating: .unspecified, count: model.cells.count)
    answers = Array(repeating: .zero, count: model.cells.count)
    if proposal == .unspecified { solveIdeal() } else { solveOffered(proposal) }
  }

  /// The grid's size (GR14).
  var size: CGSize { CGSize(width: columns.length, height: rows.length) }

  /// Every cell at its ideal size; spans then spread what they lack (GR6).
  private mutating func solveIdeal() {
    columns.expectNothing()
    rows.expectNothing()
    for (index, cell) in model.cells.enumerated() {
      answers[index] = cell.subview.sizeThatFits(.unspecified)
      widen(index)
    }
    for index in model.cells.indices { stretch(index) }
  }

  private mutating func solveOffered(_ proposal: ProposedViewSize) {
    var priority: Double?
    let groups = GridQueue(model, proposal: proposal).groups
    for (place, group) in groups.enumerated() {
      if group.priority != priority {
        priority = group.priority
        expect(groups[place...].prefix { $0.priority == priority })
      }
      let (columnShare, rowShare) = (columns.share, rows.share)
      if let watched, group.cells.contains(watched) {
        step = GridStep(
          before: groups[..<place].reduce(0) { $0 + $1.cells.count }, together: group.cells.count,
          columns: columns.sharing, rows: rows.sharing)
      }
      // A cell is offered its column as long as those measured before it in the group have made it.
      for index in group.cells {
        let cell = model.cells[index]
        offers[index] = ProposedViewSize(
          width: columns.offer(
            to: cell.columns, isUnsized: cell.unsizedAxes.contains(.horizontal), share: columnShare),
          height: rows.offer(
            to: cell.rows, isUnsized: cell.unsizedAxes.contains(.vertical), share: rowShare))
        answers[index] = cell.subview.sizeThatFits(offers[index])
        widen(index)
      }
      for index in group.cells {
        let cell = model.cells[index]
        columns.note(cell.columns, fills: cell.fillsSpan)
        rows.note(cell.rows, fills: cell.fillsSpan)
      }
      for index in group.cells { stretch(index) }
      columns.commit()
      rows.commit()
    }
  }

  /// Opens the tracks of all cells of one priority.
  private mutating func expect(_ groups: some Sequence<GridQueue.Group>) {
    columns.beginPriority()
    rows.beginPriority()
    for group in groups {
      for index in group.cells {
        let cell = model.cells[index]
        columns.expect(cell.columns, fills: cell.fillsSpan)
        rows.expect(cell.rows, fills: cell.fillsSpan)
      }
    }
  }

  /// Makes the column and the row that the cell has alone as large as the cell.
  private mutating func widen(_ index: Int) {
    let cell = model.cells[index]
    if cell.columns.count == 1 { columns.widen(cell.columns.lowerBound, to: answers[index].width) }
    if cell.rows.count == 1 { rows.widen(cell.rows.lowerBound, to: answers[index].height) }
  }

  /// Makes the columns and rows that the cell covers together as large as the cell.
  private mutating func stretch(_ index: Int) {
    let cell = model.cells[index]
    if cell.columns.count > 1 { columns.stretch(cell.columns, to: answers[index].width) }
    if cell.rows.count > 1 { rows.stretch(cell.rows, to: answers[index].height) }
  }
}

/// The order in which a grid measures its cells (GR7).
private struct GridQueue {
  struct Group {
    var priority: Double
    var cells: [Int]
  }
  private(set) var groups: [Group] = []

  private struct Key: Comparable {
    var priority: Double
    /// How many offered axes the cell would fill without end.
    var endless: Int
    /// How far the cell can stretch along the other offered axes, in points.
    var flexibility: CGFloat
    /// A cell that is offered its slot comes behind the others that are as flexible.
    var isUnsized: Bool

    static func < (one: Key, other: Key) -> Bool {
      if one.priority != other.priority { return one.priority > other.priority }
      if one.endless != other.endless { return one.endless < other.endless }
      if one.flexibility != other.flexibility { return one.flexibility < other.flexibility }
      return !one.isUnsized && other.isUnsized
    }
  }

  init(_ model: GridModel, proposal: ProposedViewSize) {
    var keys: [(key: Key, cell: Int)] = []
    for (index, cell) in model.cells.enumerated() {
      let low = cell.subview.sizeThatFits(.zero)
      let high = cell.subview.sizeThatFits(.infinity)
      var key = Key(
        priority: cell.subview.priority, endless: 0, flexibility: 0,
        isUnsized: !cell.unsizedAxes.isEmpty)
      for axis in Axis.allCases where proposal[axis] != nil {
        if high[axis] == .infinity {
          key.endless += 1
        } else {
          key.flexibility += high[axis] - low[axis]
        }
      }
      keys.append((key, index))
    }
    keys.sort { $0.key == $1.key ? $0.cell < $1.cell : $0.key < $1.key }
    var last: Key?
    for (key, cell) in keys {
      if key == last {
        groups[groups.count - 1].cells.append(cell)
      } else {
        groups.append(Group(priority: key.priority, cells: [cell]))
        last = key
      }
    }
  }
}
