import GalleyGeometry

/// Views in columns and rows, all of them measured (GR1 to GR18).
///
/// Views that a `GridRow` marks are cells of its row; any other view is a row of its own across all
/// columns that no cell of a row above covers. Each cell is measured at most four times for a
/// proposal.
/// - Complexity: O(n log n) in the cells, and O(n) in the columns and rows that they cover.
public struct GridLayout: Layout, Hashable, Sendable {
  /// The guides of a cell that meet those of its slot, unless its column, its row or the cell itself states
  /// others.
  public var alignment: Alignment
  /// The gap between columns in points; nil asks the cells.
  public var horizontalSpacing: CGFloat?
  /// The gap between rows in points; nil asks the cells.
  public var verticalSpacing: CGFloat?
  /// What the grid does where SwiftUI's has a gap or a fault.
  package var behavior = GridBehavior.galley

  /// A grid.
  /// - Parameters:
  ///   - alignment: where cells lie in their slots.
  ///   - horizontalSpacing: the gap between columns in points; nil asks the cells.
  ///   - verticalSpacing: the gap between rows in points; nil asks the cells.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Solutions are kept for as many cells, columns and rows together, and for 64 proposals at the
  /// most; the cells keep their own answers.
  private static let solutionLimit = 65_536

  /// The cells, and the solutions for the proposals that were asked last.
  public struct Cache {
    var model: GridModel
    var solutions = AnswerCache<ProposedViewSize, GridSolver>(limit: GridLayout.solutionLimit)
  }

  public var _traits: LayoutTraits {
    var traits = LayoutTraits(
      properties: Self.layoutProperties, rule: "GR14: the sum of columns, rows and gaps")
    traits.isGrid = true
    return traits
  }

  public func makeCache(subviews: Subviews) -> Cache {
    let model = GridModel(
      subviews, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
      behavior: behavior)
    for (cell, problem) in model.problems {
      cell.node.statistics.report(problem, in: cell.node.contentName)
    }
    return Cache(model: model)
  }

  private func solve(_ proposal: ProposedViewSize, _ cache: inout Cache) -> GridSolver {
    if let known = cache.solutions[proposal] { return known }
    let solver = GridSolver(cache.model, proposal: proposal)
    let count = solver.model.cells.count + solver.model.columnCount + solver.model.rowCount
    cache.solutions.keep(solver, to: proposal, cost: max(count, Self.solutionLimit / 64))
    return solver
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    subviews.isEmpty ? .zero : solve(proposal, &cache).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    guard !subviews.isEmpty else { return }
    let solver = solve(proposal, &cache)
    let (columns, rows) = (solver.columns.starts, solver.rows.starts)
    let placed = solver.model.cells.indices.map { index in
      let cell = solver.model.cells[index]
      let slot = CGRect(
        x: columns[cell.columns.lowerBound], y: rows[cell.rows.lowerBound],
        width: solver.columns.slot(cell.columns), height: solver.rows.slot(cell.rows))
      return PlacedCell(
        cell, slot: slot, offer: solver.offers[index], answer: solver.answers[index],
        alignment: alignment(of: cell, solver.model))
    }
    let lines = guideLines(placed, solver.model)
    for cell in placed {
      let origin = origin(of: cell, line: lines[cell.cell.rows.lowerBound])
      cell.cell.subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: cell.proposal)
    }
  }

  /// A cell in its slot, in the grid's points.
  private struct PlacedCell {
    let cell: GridModel.Cell
    let slot: CGRect
    let proposal: ProposedViewSize
    let size: CGSize
    /// The guides that meet those of the slot, and where they lie in the cell; not asked where the cell has an anchor.
    let alignment: Alignment
    let guides: CGPoint

    /// The slot is offered, unless what the cell answered before fills it already (GR15). Closures of guides may share
    /// variables: each cell answers for both of its guides before the next cell is asked.
    init(
      _ cell: GridModel.Cell, slot: CGRect, offer: ProposedViewSize, answer: CGSize,
      alignment: Alignment
    ) {
      self.cell = cell
      self.slot = slot
      self.alignment = alignment
      proposal = answer == slot.size ? offer : ProposedViewSize(slot.size)
      let own = cell.subview.dimensions(in: proposal)
      size = own.size
      guard cell.anchor == nil else {
        guides = .zero
        return
      }
      let horizontal = own[alignment.horizontal]
      guides = CGPoint(x: horizontal, y: own[alignment.vertical])
    }
  }

  /// The alignment of a cell: of its column and its row where they state one (GR16).
  private func alignment(of cell: GridModel.Cell, _ model: GridModel) -> Alignment {
    let column =
      cell.isWholeRow || cell.columns.count > 1
      ? nil : model.columnAlignments[cell.columns.lowerBound]
    return Alignment(
      horizontal: column ?? alignment.horizontal,
      vertical: model.rowAlignments[cell.rows.lowerBound] ?? alignment.vertical)
  }

  /// Where the shared guide of each row lies below the row's top, for guides that cells state
  /// themselves; nil for rows aligned by their boxes (GR16). The cell that reaches lowest below its guide ends where its
  /// slot does, so that what does not fit sticks out above (observed on SwiftUI).
  private func guideLines(_ cells: [PlacedCell], _ model: GridModel) -> [CGFloat?] {
    var lines: [CGFloat?] = Array(repeating: nil, count: model.rowCount)
    for cell in cells where cell.cell.anchor == nil && cell.alignment.vertical.key.isMerged {
      let row = cell.cell.rows.lowerBound
      let line = cell.slot.height - cell.size.height + cell.guides.y
      lines[row] = min(lines[row] ?? line, line)
    }
    return lines
  }

  private func origin(of cell: PlacedCell, line: CGFloat?) -> CGPoint {
    let (slot, size) = (cell.slot, cell.size)
    if let anchor = cell.cell.anchor {
      return CGPoint(
        x: slot.minX + (slot.width - size.width) * anchor.x,
        y: slot.minY + (slot.height - size.height) * anchor.y)
    }
    let box = ViewDimensions(size: slot.size)
    return CGPoint(
      x: slot.minX + box[cell.alignment.horizontal] - cell.guides.x,
      y: slot.minY + (line ?? box[cell.alignment.vertical]) - cell.guides.y)
  }

  /// The cells that touch an edge decide about it; a row of its own touches both sides (SG9).
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    let model = cache.model
    var result = ViewSpacing()
    for cell in model.cells {
      var edges: Edge.Set = []
      if cell.rows.lowerBound == 0 { edges.insert(.top) }
      if cell.rows.upperBound == model.rowCount { edges.insert(.bottom) }
      if cell.columns.lowerBound == 0 { edges.insert(.leading) }
      if cell.columns.upperBound == model.columnCount { edges.insert(.trailing) }
      result.formUnion(cell.subview.spacing, edges: edges)
    }
    return result
  }
}

extension GridLayout: MeasuredLayout {
  package var measures: [String: String] {
    [
      LayoutMeasure.columnGaps.rawValue: horizontalSpacing?.shortDescription ?? "default",
      LayoutMeasure.rowGaps.rawValue: verticalSpacing?.shortDescription ?? "default",
    ]
  }
}
