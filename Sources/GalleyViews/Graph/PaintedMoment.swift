import GalleyGraphics

/// What a pass has painted to learn which colours move. An image of the same moment is that, unless code has run since: a
/// change is painted once, and not once more for its image.
struct PaintedMoment {
  private let list: DisplayList
  private let key: Key

  /// What an image is painted with besides the views.
  private struct Key: Equatable {
    let grid: PixelGrid
    /// Seconds of the clock.
    let time: Double?
    let marks: ShownMarks

    init(_ graph: ViewGraph, _ grid: PixelGrid) {
      self.grid = grid
      time = graph.motion?.clock.time
      marks = graph.marks
    }
  }

  init(list: DisplayList, grid: PixelGrid, by graph: ViewGraph) {
    self.list = list
    key = Key(graph, grid)
  }

  /// The list; nil where the image would be another one now.
  func list(on grid: PixelGrid, in graph: ViewGraph) -> DisplayList? {
    key == Key(graph, grid) ? list : nil
  }
}
