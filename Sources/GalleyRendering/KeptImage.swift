import GalleyBudget
import GalleyDiagnostics
import GalleyGraphics
import GalleyRaster
import GalleyViews

/// The image of a renderer whose views change from event to event: only rows in which something has changed are
/// painted again.
///
/// ```swift
/// let image = KeptImage(of: renderer)
/// try image.update()
/// try renderer.tap("More")
/// for rows in try image.update() { send(image.bitmap, rows) }
/// ```
package final class KeptImage<Content: View> {
  private let source: ImageRenderer<Content>
  private var image = RepaintedImage()
  /// What is not as it was asked for in the last image, in the order in which it was found.
  package private(set) var problems: [RenderProblem] = []

  package init(of source: ImageRenderer<Content>) { self.source = source }

  /// The views as they were when the image was updated last; without a pixel before. While a copy of it is kept, the next
  /// change copies all pixels.
  package var bitmap: Bitmap { image.bitmap }

  /// How many rows were painted so far: for tests.
  package var paintedRows: Int { image.paintedRows }

  /// Shows the views as they are now.
  /// - Returns: the rows that were painted, from the top to the bottom: none where nothing has changed, all where the
  ///   size is another one.
  /// - Throws: `RenderError`; the image is the one before then, or is painted whole the next time.
  @discardableResult
  package func update() throws -> [Range<Int>] {
    let renderer = source.renderer
    let laidOut = try renderer.layOut(
      source.content, in: source.graph, on: source.canvas, budget: renderer.makeBudget())
    let (rows, problems) = try renderer.repaint(laidOut, in: &image)
    self.problems = problems
    return rows
  }
}
