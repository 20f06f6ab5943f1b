import GalleyBudget
import GalleyGeometry

extension Path {
  /// The outline of the path drawn as a line, within an image's limits, which are asked as it grows.
  /// - Parameter isKept: whether the outline is part of the image until it is painted: its memory stays reserved then.
  /// - Returns: nil where a limit was exceeded; `RenderBudget.excess` says which.
  package func strokedPath(
    _ style: StrokeStyle, budget: RenderBudget, isKept: Bool = true
  ) -> Path? {
    if budget.isExhausted { return nil }
    let growth = PathGrowth { bytes in
      budget.mayGoOn("drawing lines") && budget.reserve(bytes, for: "the outline of a line")
    }
    let path = strokedPath(style, growth: growth)
    budget.release(growth.taken)
    guard let path, isKept, growth.taken > 0 else { return path }
    let bytes = path.elements.count * MemoryLayout<Path.Element>.stride
    return budget.reserve(bytes, for: "the outline of a line") ? path : nil
  }
}
