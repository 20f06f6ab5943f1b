import GalleyGeometry
import GalleyStrings

/// How the tracks of one axis were shared when a cell was measured (GR8), in points.
struct GridSharing {
  var offered: CGFloat
  var gaps: CGFloat
  /// The tracks that were settled for good.
  var settled: CGFloat
  /// How many tracks shared the rest, 1 at least.
  var open: Int
  /// How many tracks the cells of the priority fill in one line across at most, where that and not the open tracks decided
  /// how many shares there were.
  var mostInLine: Int?
  var share: CGFloat
}

/// When a grid measured a cell.
struct GridStep {
  /// How many cells were measured before.
  var before: Int
  /// How many cells of the same flexibility were measured together, this one counted.
  var together: Int
  var columns: GridSharing?
  var rows: GridSharing?
}

extension GridLayout: CellLayout {
  func service(
    ofChild index: Int, proposal: ProposedViewSize, subviews: Subviews
  ) -> [String] {
    let model = GridModel(
      subviews, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
      behavior: behavior)
    guard model.cells.indices.contains(index) else { return [] }
    let solver = GridSolver(model, proposal: proposal, watching: index)
    let cell = model.cells[index]
    let slot = CGSize(
      width: solver.columns.slot(cell.columns), height: solver.rows.slot(cell.rows))
    var lines = [place(of: cell)]
    guard let step = solver.step else {
      return lines + [
        "nothing was offered, so every cell was measured at its ideal size (GR6)",
        "its slot is \(slot.words)",
      ]
    }
    lines.append(order(step, count: model.cells.count))
    if let columns = step.columns { lines.append(columns.words("wide", "column", per: "row")) }
    if let rows = step.rows { lines.append(rows.words("high", "row", per: "column")) }
    lines.append(
      "it was offered \(solver.offers[index]) and answered \(solver.answers[index].words); "
        + "its slot became \(slot.words)")
    return lines + shortfall(of: cell, slot: slot) + rest(solver.size, proposal)
  }

  private func place(of cell: GridModel.Cell) -> String {
    func words(_ tracks: Range<Int>, _ name: String) -> String {
      tracks.count == 1
        ? "\(name) \(tracks.lowerBound + 1)"
        : "\(name)s \(tracks.lowerBound + 1) to \(tracks.upperBound)"
    }
    return "it covers \(words(cell.rows, "row")), \(words(cell.columns, "column"))"
  }

  private func order(_ step: GridStep, count: Int) -> String {
    let others = step.together - 1
    let company =
      others == 0 ? "" : ", together with \(others.counted("other"))"
    return "\(step.before) of \(count) cells were measured before it\(company): "
      + "the least flexible come first (GR7)"
  }

  /// What the cell would need at the width of its slot, where its slot is too low.
  private func shortfall(of cell: GridModel.Cell, slot: CGSize) -> [String] {
    let whole = cell.subview.sizeThatFits(ProposedViewSize(width: slot.width, height: nil))
    guard whole.height.isFinite, whole.height > slot.height + 0.01 else { return [] }
    return [
      "at the width of its slot it asks for a height of \(whole.height.shortDescription), "
        + "\((whole.height - slot.height).shortDescription) more than the slot has"
    ]
  }

  /// What no cell got: cells are measured once, and what later ones leave is not shared again.
  private func rest(_ size: CGSize, _ proposal: ProposedViewSize) -> [String] {
    let parts: [(rest: CGFloat, name: String)] = [
      ((proposal.width ?? 0) - size.width, "width"),
      ((proposal.height ?? 0) - size.height, "height"),
    ].filter { $0.0.isFinite && $0.0 > 0.01 }
    guard !parts.isEmpty else { return [] }
    let left = parts.map { "\($0.rest.shortDescription) of \($0.name)" }.joined(separator: " and ")
    return [
      "\(left) were left when all cells had answered; a grid does not offer them again "
        + "(GR8, GR14)"
    ]
  }
}

extension GridSharing {
  fileprivate func words(_ extent: String, _ track: String, per line: String) -> String {
    guard offered.isFinite else { return "it may be as \(extent) as it likes (GR12)" }
    let reason = mostInLine.map { ", as a \(line) fills \($0.counted(track)) at most" } ?? ""
    return
      "of \(offered.shortDescription) \(extent), gaps took \(gaps.shortDescription) and settled \(track)s "
      + "\(settled.shortDescription); \(open) open \(track)\(open == 1 ? " gets" : "s get") "
      + "\(share.shortDescription)\(open == 1 ? "" : " each")\(reason) (GR8)"
  }
}

extension CGSize {
  fileprivate var words: String { "\(width.shortDescription) x \(height.shortDescription)" }
}
