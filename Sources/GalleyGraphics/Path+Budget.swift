import GalleyBudget
import GalleyGeometry

/// An image's limits for paths that its code makes.
private final class PathBudget: PathAllowance {
  let budget: RenderBudget
  private let isClosed = Locked(false)
  var isOpen: Bool { !isClosed.withLock { $0 } }

  init(_ budget: RenderBudget) { self.budget = budget }

  func close() { isClosed.withLock { $0 = true } }

  func reserve(_ bytes: Int) -> Bool {
    budget.canContinue("making outlines") && budget.reserve(bytes, for: "the outline of a path")
  }

  func release(_ bytes: Int) { budget.release(bytes) }
}

extension RenderBudget {
  /// Runs code of an image: `union(_:)` and its kind, and `strokedPath(_:)`, ask this budget while they work. Tasks that the
  /// code starts do until it ends, and no longer.
  package func countingPaths<Result>(_ body: () throws -> Result) rethrows -> Result {
    let allowance = PathBudget(self)
    defer { allowance.close() }
    return try CurrentPathAllowance.$value.withValue(allowance, operation: body)
  }
}

extension Path {
  /// The outline of the path drawn as a line, within an image's limits, which are asked as it grows. It is part of the image
  /// until it is painted: its memory stays reserved.
  /// - Returns: nil where a limit was exceeded; `RenderBudget.excess` says which.
  package func strokedPath(_ style: StrokeStyle, budget: RenderBudget) -> Path? {
    Self.built(within: budget, for: "the outline of a line", "drawing lines", isKept: true) {
      strokedPath(style, growth: $0)
    }
  }

  /// The outline of a glyph drawn as a line, as `strokedPath` makes it; its memory does not stay reserved.
  /// - Returns: nil where a limit was exceeded.
  package func strokedGlyph(_ style: StrokeStyle, budget: RenderBudget) -> Path? {
    Self.built(within: budget, for: "the outline of a line", "drawing lines", isKept: false) {
      wideStrokedPath(style, growth: $0)
    }
  }

  /// What the path and another one make together, within an image's limits, which are asked as it grows. Its memory stays
  /// reserved.
  /// - Returns: nil where a limit was exceeded.
  package func combined(
    _ operation: PathOperation, with other: Path, eoFill: Bool, budget: RenderBudget
  ) -> Path? {
    Self.built(within: budget, for: "the outline of two shapes", "combining shapes", isKept: true) {
      combined(operation, with: other, eoFill: eoFill, growth: $0)
    }
  }

  /// - Parameters:
  ///   - purpose: what the memory is for.
  ///   - stage: what takes the time.
  private static func built(
    within budget: RenderBudget, for purpose: String, _ stage: String, isKept: Bool,
    _ build: (PathGrowth) -> Path?
  ) -> Path? {
    if budget.isExhausted { return nil }
    let growth = PathGrowth { budget.canContinue(stage) && budget.reserve($0, for: purpose) }
    let path = build(growth)
    budget.release(growth.taken)
    guard let path, isKept, growth.taken > 0 else { return path }
    let bytes = path.elements.count * MemoryLayout<Path.Element>.stride
    return budget.reserve(bytes, for: purpose) ? path : nil
  }
}
