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

  private var columnShares: GridShares
  private var rowShares: GridShares
  /// The cell whose measuring is noted for an explanation, and what was noted.
  private let watched: Int?
  private(set) var step: GridStep?

  init(_ model: GridModel, proposal: ProposedViewSize, watching watched: Int? = nil) {
    self.model = model
    self.watched = watched
    // SwiftUI's grid has no cells across rows: where there are some, all get what they need.
    let isSwiftUIs = model.cells.allSatisfy { $0.rows.count == 1 }
    columns = GridTracks(gaps: model.columnGaps, countsWhole: isSwiftUIs)
    rows = GridTracks(gaps: model.rowGaps, countsWhole: isSwiftUIs)
    let (allColumnGaps, allRowGaps) = (columns.allGaps, rows.allGaps)
    columnShares = GridShares(
      count: model.columnGaps.count, room: proposal.width.map { $0 - allColumnGaps })
    rowShares = GridShares(
      count: model.rowGaps.count, room: proposal.height.map { $0 - allRowGaps })
    offers = Array(repeating: .unspecified, count: model.cells.count)
    answers = Array(repeating: .zero, count: model.cells.count)
    if proposal == .unspecified { solveIdeal() } else { solveOffered(proposal) }
  }

  /// The grid's size (GR14).
  var size: CGSize { CGSize(width: columns.length, height: rows.length) }

  /// Every cell at its ideal size; spans then spread what they lack (GR6).
  private mutating func solveIdeal() {
    for (index, cell) in model.cells.enumerated() {
      answers[index] = cell.subview.sizeThatFits(.unspecified)
      note(index)
    }
    columns.settleIdeal(
      model.cells.indices.lazy.map { [model, answers] in
        (model.cells[$0].columns, answers[$0].width)
      })
    rows.settleIdeal(
      model.cells.indices.lazy.map { [model, answers] in (model.cells[$0].rows, answers[$0].height)
      })
  }

  private mutating func solveOffered(_ proposal: ProposedViewSize) {
    var priority: Double?
    let groups = GridQueue(model, proposal: proposal).groups
    for (place, group) in groups.enumerated() {
      if group.priority != priority {
        priority = group.priority
        begin(groups[place...].prefix { $0.priority == priority }.flatMap(\.cells))
      }
      let (columnShare, rowShare) = (columnShares.share, rowShares.share)
      if let watched, group.cells.contains(watched) {
        step = GridStep(
          before: groups[..<place].reduce(0) { $0 + $1.cells.count }, together: group.cells.count,
          columns: columnShares.sharing(columns), rows: rowShares.sharing(rows))
      }
      // A cell is offered its column as long as those measured before it in the group have made it.
      for index in group.cells {
        let cell = model.cells[index]
        offers[index] = ProposedViewSize(
          width: columnShares.offer(
            to: cell.alongColumns, isUnsized: cell.unsizedAxes.contains(.horizontal),
            share: columnShare, tracks: columns),
          height: rowShares.offer(
            to: cell.alongRows, isUnsized: cell.unsizedAxes.contains(.vertical),
            share: rowShare, tracks: rows))
        answers[index] = cell.subview.sizeThatFits(offers[index])
        note(index)
      }
      columns.settle()
      rows.settle()
      for index in group.cells {
        let cell = model.cells[index]
        columnShares.note(cell.alongColumns, answer: answers[index].width, tracks: columns)
        rowShares.note(cell.alongRows, answer: answers[index].height, tracks: rows)
      }
    }
  }

  /// Starts a priority with the cells of it.
  private mutating func begin(_ cells: [Int]) {
    columnShares.begin(
      cells.lazy.map { [model] in model.cells[$0].alongColumns },
      mostInLine: mostInLine(cells, of: .horizontal), tracks: columns)
    rowShares.begin(
      cells.lazy.map { [model] in model.cells[$0].alongRows },
      mostInLine: mostInLine(cells, of: .vertical), tracks: rows)
  }

  /// How many columns some cells have at most in one row, or how many rows in one column.
  /// - Complexity: O(n) in the cells and in the columns and rows that they cover.
  private func mostInLine(_ cells: [Int], of axis: Axis) -> Int {
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    var counts = Array(
      repeating: 0, count: across == .vertical ? rows.gaps.count : columns.gaps.count)
    var inAll = 0
    for index in cells {
      let cell = model.cells[index]
      let (tracks, lines) = (cell.tracks(along: axis), cell.tracks(along: across))
      if lines.count == counts.count {
        inAll += tracks.count
      } else {
        for line in lines { counts[line] += tracks.count }
      }
    }
    return inAll + (counts.max() ?? 0)
  }

  private mutating func note(_ index: Int) {
    let cell = model.cells[index]
    columns.note(answers[index].width, in: cell.columns)
    rows.note(answers[index].height, in: cell.rows)
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
    /// A cell that is offered its slot along an offered axis comes behind the others that are as flexible.
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
        isUnsized: false)
      for axis in Axis.allCases where proposal[axis] != nil {
        if cell.unsizedAxes.contains(Axis.Set(axis)) { key.isUnsized = true }
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
