import Galley
import GalleyRendering

/// The frames of a canvas: what has changed since the one before, which the viewer has.
struct ShownFrames {
  private let image: KeptImage<AnyView>
  private var shown = ShownPixels()
  /// How many there were.
  private var count: UInt32 = 0

  init(of renderer: ImageRenderer<AnyView>) { image = KeptImage(of: renderer) }

  /// What was wrong with the last image.
  var problems: [RenderProblem] { image.problems }

  /// The next frame has the whole canvas.
  mutating func forget() { shown = ShownPixels() }

  /// The viewer of another canvas's frames gets the next one of this canvas.
  mutating func takeOver(from other: ShownFrames) { (shown, count) = (other.shown, other.count) }

  /// What has changed. A frame without a rectangle says that nothing has.
  /// - Throws: `RenderError`, `ImageError`.
  mutating func next(event: UInt32, scale: CGFloat) throws -> CanvasFrame {
    let rows = try image.update()
    let bitmap = image.bitmap
    let areas = shown.update(to: bitmap, in: rows)
    let all = ShownPixels.Area(columns: 0..<bitmap.width, rows: 0..<bitmap.height)
    let rectangles = try (areas ?? [all]).map { area in
      CanvasFrame.Rectangle(
        x: area.columns.lowerBound, y: area.rows.lowerBound, width: area.columns.count,
        height: area.rows.count,
        png: try (area == all ? bitmap : bitmap.part(area)).pngData(compression: .fast))
    }
    count += 1
    return CanvasFrame(
      number: count, event: event, width: bitmap.width, height: bitmap.height,
      scale: Float(scale), isMoving: false, isWhole: areas == nil, rectangles: rectangles)
  }
}
