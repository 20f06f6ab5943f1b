import Galley
import GalleyCanvas

/// The image of a preview in the size that a request asks for.
struct SessionImage {
  let png: Data
  /// In pixels.
  let width: Int
  let height: Int
  /// Pixels to a point.
  let scale: Double

  /// Draws the numbers of elements over a bitmap, as a PNG.
  typealias Marks = @Sendable (Bitmap, ElementTree, CGFloat) throws -> Data

  /// - Parameters:
  ///   - frame: one of the whole canvas.
  ///   - scale: pixels to a point; the frame's own where that is less.
  ///   - limit: the most pixels; nil is no limit.
  ///   - marks: draws numbers over it, with the tree that has them; nil draws none.
  /// - Throws: `SessionFault`.
  init(
    _ frame: CanvasFrame, scale: Double, limit: Int?, marks: (tree: ElementTree, draw: Marks)?
  ) throws(SessionFault) {
    guard let rectangle = frame.rectangles.first, frame.isWhole, frame.rectangles.count == 1 else {
      throw SessionFault(.preview, "the drawing process sent a part of the image")
    }
    let own = Double(frame.scale)
    var factor = own > 0 ? min(1, scale / own) : 1
    let pixels = Double(frame.width) * Double(frame.height)
    if let limit, pixels > 0 {
      factor = min(factor, (Double(limit) / pixels).squareRoot())
    }
    do {
      if factor == 1, marks == nil {
        (png, width, height, self.scale) = (rectangle.png, frame.width, frame.height, own)
        return
      }
      let whole = try Bitmap(pngData: rectangle.png)
      let bitmap = factor < 1 ? try Self.smaller(whole, by: factor, limit: limit) : whole
      (width, height, self.scale) = (bitmap.width, bitmap.height, own * factor)
      png =
        try marks.map { try $0.draw(bitmap, $0.tree, own * factor) }
        ?? bitmap.pngData(compression: .fast)
    } catch {
      throw SessionFault(.preview, "the image cannot be made smaller or marked: \(error)")
    }
  }

  private static func smaller(_ bitmap: Bitmap, by factor: Double, limit: Int?) throws -> Bitmap {
    var width = max(1, Int(Double(bitmap.width) * factor))
    var height = max(1, Int(Double(bitmap.height) * factor))
    // The number of pixels is never above the limit: a side of less than one takes from the other.
    if let limit {
      width = max(1, min(width, limit / height))
      height = min(height, limit / width)
    }
    let image = Image(bitmap: bitmap, scale: 1).resizable().interpolation(.high)
      .frame(width: CGFloat(width), height: CGFloat(height))
    return try Renderer().draw(image, scale: 1).bitmap()
  }
}
