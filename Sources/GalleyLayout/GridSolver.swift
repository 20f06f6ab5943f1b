import GalleyGeometry

/// How a grid shares what it is offered among its columns and rows (GR6 to GR13).
///
/// Every cell is measured four times at the most: at nothing, at infinity, at what it is offered,
/// and where its slot has become another size once more when it is placed.
struct GridSolver {
  let model: GridModel
  let proposal: ProposedViewSize
  /// In points.
  private(set) var columnWidths: [CGFloat]
  private(set) var rowHeights: [CGFloat]
  /// What each cell was offered and answered.
  private(set) var offers: [ProposedViewSize]
  private(set) var answers: [CGSize]

  private var isColumnCommitted: [Bool]
  private var isRowCommitted: [Bool]
  /// How many single cells each column holds in all, and how many are not measured yet, by priority.
  private var singleCount: [Int]
  private var pendingSingles: [[Double: Int]]
  private var pendingCells: [[Double: Int]]
  /// The room for columns and rows without gaps; nil where nothing is offered.
  private let available: (width: CGFloat?, height: CGFloat?)

  init(_ model: GridModel, proposal: ProposedViewSize) {
    self.model = model
    self.proposal = proposal
    let (columns, rows, cells) = (model.columnCount, model.rowCount, model.cells.count)
    columnWidths = Array(repeating: 0, count: columns)
    rowHeights = Array(repeating: 0, count: rows)
    offers = Array(repeating: .unspecified, count: cells)
    answers = Array(repeating: .zero, count: cells)
    isColumnCommitted = Array(repeating: false, count: columns)
    isRowCommitted = Array(repeating: false, count: rows)
    singleCount = Array(repeating: 0, count: columns)
    pendingSingles = Array(repeating: [:], count: columns)
    pendingCells = Array(repeating: [:], count: rows)
    available = (
      proposal.width.map { $0 - model.columnGaps.reduce(0, +) },
      proposal.height.map { $0 - model.rowGaps.reduce(0, +) }
    )
    for cell in model.cells {
      let priority = cell.subview.priority
      pendingCells[cell.row][priority, default: 0] += 1
      guard cell.isSingle else { continue }
      singleCount[cell.columns.lowerBound] += 1
      pendingSingles[cell.columns.lowerBound][priority, default: 0] += 1
    }
    if proposal == .unspecified { solveIdeal() } else { solveOffered() }
  }

  /// The grid's size (GR14).
  var size: CGSize {
    CGSize(
      width: columnWidths.reduce(model.columnGaps.reduce(0, +), +),
      height: rowHeights.reduce(model.rowGaps.reduce(0, +), +))
  }

  /// Every cell at its ideal size; spans then spread what they lack (GR6).
  private mutating func solveIdeal() {
    for (index, cell) in model.cells.enumerated() {
      answers[index] = cell.subview.sizeThatFits(.unspecified)
      widen(index)
    }
    for index in model.cells.indices where !model.cells[index].isSingle {
      let columns = model.cells[index].columns
      let bare = columns.filter { singleCount[$0] == 0 }
      spread(shortfall(of: index), over: bare.isEmpty ? Array(columns) : bare)
    }
  }

  private mutating func solveOffered() {
    for group in GridQueue(model, proposal: proposal).groups {
      let shares = shares(priority: group.priority)
      for index in group.cells { offers[index] = offer(to: index, of: shares) }
      for index in group.cells {
        answers[index] = model.cells[index].subview.sizeThatFits(offers[index])
        let cell = model.cells[index]
        pendingCells[cell.row][group.priority, default: 0] -= 1
        if cell.isSingle {
          pendingSingles[cell.columns.lowerBound][group.priority, default: 0] -= 1
        }
      }
      for index in group.cells { widen(index) }
      for index in group.cells where !model.cells[index].isSingle {
        spread(shortfall(of: index), over: growing(model.cells[index].columns))
      }
      commit(priority: group.priority)
    }
  }

  /// Columns that take a span's shortfall (GR11).
  private func growing(_ columns: Range<Int>) -> [Int] {
    let pending = columns.filter { column in pendingSingles[column].values.contains { $0 > 0 } }
    if !pending.isEmpty { return pending }
    let bare = columns.filter { singleCount[$0] == 0 }
    return bare.isEmpty ? Array(columns) : bare
  }

  /// Heightens the cell's row, and its column where it has one alone.
  private mutating func widen(_ index: Int) {
    let cell = model.cells[index]
    rowHeights[cell.row] = max(rowHeights[cell.row], answers[index].height)
    guard cell.isSingle else { return }
    let column = cell.columns.lowerBound
    columnWidths[column] = max(columnWidths[column], answers[index].width)
  }

  private func slotWidth(_ columns: Range<Int>) -> CGFloat {
    columns.reduce(model.innerGaps(columns)) { $0 + columnWidths[$1] }
  }

  private func shortfall(of index: Int) -> CGFloat {
    answers[index].width - slotWidth(model.cells[index].columns)
  }

  private mutating func spread(_ shortfall: CGFloat, over columns: [Int]) {
    guard shortfall > 0, !columns.isEmpty else { return }
    for column in columns { columnWidths[column] += shortfall / CGFloat(columns.count) }
  }

  /// What is to be shared among the columns and rows that cells of one group open (GR8).
  private struct Shares {
    var isColumnOpen: [Bool]
    /// What one open column and one open row get; nil where nothing is offered.
    var column: CGFloat?
    var row: CGFloat?
  }

  private func shares(priority: Double) -> Shares {
    let isColumnOpen = pendingSingles.map { $0[priority, default: 0] > 0 }
    let isRowOpen = pendingCells.map { $0[priority, default: 0] > 0 }
    return Shares(
      isColumnOpen: isColumnOpen,
      column: available.width.map {
        share($0, committed: isColumnCommitted, lengths: columnWidths, isOpen: isColumnOpen)
      },
      row: available.height.map {
        share($0, committed: isRowCommitted, lengths: rowHeights, isOpen: isRowOpen)
      })
  }

  private func share(
    _ room: CGFloat, committed: [Bool], lengths: [CGFloat], isOpen: [Bool]
  ) -> CGFloat {
    var rest = room
    for index in lengths.indices where committed[index] { rest -= lengths[index] }
    let share = rest / CGFloat(max(isOpen.count { $0 }, 1))
    return share.isNaN ? 0 : share
  }

  private func offer(to index: Int, of shares: Shares) -> ProposedViewSize {
    ProposedViewSize(
      width: offeredWidth(to: index, of: shares), height: offeredHeight(to: index, of: shares))
  }

  private func offeredWidth(to index: Int, of shares: Shares) -> CGFloat? {
    guard let room = available.width, let share = shares.column else { return nil }
    let cell = model.cells[index]
    let slot = slotWidth(cell.columns)
    if cell.unsizedAxes.contains(.horizontal) { return slot }
    if cell.isSingle { return max(share, slot) }
    var rest = room
    for column in columnWidths.indices where !cell.columns.contains(column) {
      rest -= shares.isColumnOpen[column] ? share : columnWidths[column]
    }
    let offer = rest + model.innerGaps(cell.columns)
    return max(offer.isNaN ? 0 : offer, slot)
  }

  private func offeredHeight(to index: Int, of shares: Shares) -> CGFloat? {
    guard let share = shares.row else { return nil }
    let cell = model.cells[index]
    let slot = rowHeights[cell.row]
    return cell.unsizedAxes.contains(.vertical) ? slot : max(share, slot)
  }

  /// Columns and rows without a cell of this or a higher priority to come are fixed for good (GR11).
  private mutating func commit(priority: Double) {
    for column in columnWidths.indices
    where !pendingSingles[column].contains(where: { $0.key >= priority && $0.value > 0 }) {
      isColumnCommitted[column] = true
    }
    for row in rowHeights.indices
    where !pendingCells[row].contains(where: { $0.key >= priority && $0.value > 0 }) {
      isRowCommitted[row] = true
    }
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

    static func < (one: Key, other: Key) -> Bool {
      if one.priority != other.priority { return one.priority > other.priority }
      if one.endless != other.endless { return one.endless < other.endless }
      return one.flexibility < other.flexibility
    }
  }

  init(_ model: GridModel, proposal: ProposedViewSize) {
    var keys: [(key: Key, cell: Int)] = []
    for (index, cell) in model.cells.enumerated() {
      let low = cell.subview.sizeThatFits(.zero)
      let high = cell.subview.sizeThatFits(.infinity)
      var key = Key(priority: cell.subview.priority, endless: 0, flexibility: 0)
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
