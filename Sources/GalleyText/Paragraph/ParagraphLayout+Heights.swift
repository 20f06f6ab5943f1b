import GalleyGeometry
import GalleyGraphics

/// Lines below each other, each with its own height (TX5): recorded on SwiftUI (MetalUI, docs/probes/swiftui-rich-text, arm
/// C6).
struct LineStack {
  let grid: PixelGrid
  /// Points between lines.
  let spacing: CGFloat
  /// All of them.
  private(set) var lines = 0
  /// Where those of the last measures begin, and how many there are.
  private var top: CGFloat = 0
  private var count = 0
  private var last = LineMetrics()

  init(grid: PixelGrid, spacing: CGFloat) {
    self.grid = grid
    self.spacing = spacing
  }

  private var pitch: CGFloat { last.pitch(grid) + spacing }

  /// Adds a line below those so far.
  /// - Returns: its baseline, in points from the top of the first line.
  mutating func append(_ metrics: LineMetrics) -> CGFloat {
    if metrics != last {
      if count > 0 { top += CGFloat(count) * pitch }
      (last, count) = (metrics, 0)
    }
    defer { (lines, count) = (lines + 1, count + 1) }
    // Equal lines are multiplied: a sum of many would differ by what additions lose.
    return grid.round(top + CGFloat(count) * pitch + grid.round(metrics.ascent))
  }

  /// From the top of the first line to the end of the last one, in points.
  var height: CGFloat {
    count > 0 ? top + CGFloat(count - 1) * pitch + last.height(grid) : 0
  }
}

extension ParagraphLayout {
  /// Whether all lines of the text are equally high, as in most texts.
  private var hasEqualLines: Bool { text.measures.all.count <= 1 }

  /// How many lines the limit and, where they are equally high, the offered height leave (TX2). Lines whose room is kept are
  /// not cut (TX3).
  var keptLines: Int {
    let limit = max(1, style.lineLimit ?? .max)
    guard let height, height.isFinite, hasEqualLines else { return limit }
    let pitch = text.metrics.pitch(grid) + style.lineSpacing
    guard pitch > 0 else { return limit }
    let rest = height - text.metrics.height(grid)
    let fitting = 1 + (rest / pitch + Self.tolerance).rounded(.down)
    // Lines higher than numbers hold leave no number that fits.
    let whole = fitting > 0 ? Int(min(fitting, 1e9)) : 0
    return min(limit, max(1, style.reservedLines, whole))
  }

  /// Whether the offered height has room for a line that is as high as what is in it, below those in a stack (TX2). The
  /// first one has it always, and so have those whose room is kept (TX3).
  func hasRoom(for line: FittedLine, in stack: inout LineStack) -> Bool {
    guard let height, height.isFinite, !hasEqualLines else { return true }
    _ = stack.append(metrics(line: line.source, clusters: line.clusters))
    return stack.lines <= max(1, style.reservedLines) || stack.height <= height + Self.tolerance
  }

  /// Moves last words as TX13 has it, where the lines still have room for them.
  func avoidOrphans(in fitted: inout [FittedLine]) {
    let moved = withoutOrphans(fitted)
    var stack = LineStack(grid: grid, spacing: style.lineSpacing)
    if moved.allSatisfy({ hasRoom(for: $0, in: &stack) }) { fitted = moved }
  }

  /// What a line has that holds these clusters of a line of the text.
  func metrics(line: Int, clusters: Range<Int>) -> LineMetrics {
    let source = text.lines[line]
    return metrics(of: source.runs(of: clusters), line, at: clusters.lowerBound)
  }

  /// What a line has by all that is drawn in it.
  func metrics(of line: FittedLine) -> LineMetrics {
    metrics(of: line.runs[...], line.source, at: line.clusters.lowerBound)
  }

  /// - Parameter cluster: the one of the line whose measures count where there is no run, else those of the line's end, such
  ///   as of a line feed between others: assumed.
  private func metrics(
    of runs: ArraySlice<ShapedRun>, _ line: Int, at cluster: Int
  ) -> LineMetrics {
    if hasEqualLines { return text.metrics }
    let source = text.lines[line]
    guard let first = runs.first else {
      let run = source.run(ofCluster: cluster)
      return text.measures[run?.attributes.measures ?? source.measures]
    }
    return runs.dropFirst().reduce(text.measures[first.attributes.measures]) {
      $0.union(text.measures[$1.attributes.measures])
    }
  }
}
