import GalleyGeometry
import GalleyGraphics

/// Images of pixels: whole, or in parts that are stretched or tiled.
extension ImageContent {
  /// One image, or the nine parts that cap insets make.
  func items(of bitmap: Bitmap, in frame: PixelRect, scale: CGFloat) -> [DisplayItem] {
    guard bitmap.width > 0, bitmap.height > 0 else { return [] }
    let isWhole = style.capInsets == EdgeInsets()
    if !style.isResizable || (isWhole && style.resizingMode == .stretch) {
      return [.image(bitmap, frame: frame, sampling: style.sampling)]
    }
    let density = CGFloat(bitmap.width) / max(size.width, 1e-6)
    let columns = Self.slices(
      bitmap.width, frame.minX, frame.maxX, style.capInsets.leading, style.capInsets.trailing,
      density: density, scale: scale)
    let rows = Self.slices(
      bitmap.height, frame.minY, frame.maxY, style.capInsets.top, style.capInsets.bottom,
      density: density, scale: scale)
    var items: [DisplayItem] = []
    for row in rows {
      for column in columns {
        let part = bitmap.cropped(column.source, row.source)
        let box = PixelRect(
          x: column.start, y: row.start, width: column.end - column.start,
          height: row.end - row.start)
        guard part.width > 0, part.height > 0, box.width > 0, box.height > 0 else { continue }
        items.append(item(part, box, isMiddle: (column.isMiddle, row.isMiddle), scale / density))
      }
    }
    return items
  }

  private func item(
    _ part: Bitmap, _ box: PixelRect, isMiddle: (column: Bool, row: Bool), _ factor: CGFloat
  ) -> DisplayItem {
    guard style.resizingMode == .tile, isMiddle.column || isMiddle.row else {
      return .image(part, frame: box, sampling: style.sampling)
    }
    // Tiles keep their size along the sides that grow, and fit the others.
    let across = isMiddle.column ? factor : box.width / CGFloat(part.width)
    let down = isMiddle.row ? factor : box.height / CGFloat(part.height)
    var paint = BitmapPaint(bitmap: part)
    paint.transform = CGAffineTransform(a: across, b: 0, c: 0, d: down, tx: box.minX, ty: box.minY)
    return .fillRect(box, paint: .bitmap(paint))
  }

  /// A part of the image along one axis and its place on the device.
  private struct Slice {
    var source: Range<Int>
    var start: CGFloat
    var end: CGFloat
    var isMiddle: Bool
  }

  private static func slices(
    _ count: Int, _ start: CGFloat, _ end: CGFloat, _ low: CGFloat, _ high: CGFloat,
    density: CGFloat, scale: CGFloat
  ) -> [Slice] {
    func pixels(_ points: CGFloat, _ limit: Int) -> Int {
      points > 0 ? min(Int((min(points, 1e6) * density).rounded()), limit) : 0
    }
    let first = pixels(low, count)
    let last = pixels(high, count - first)
    // Caps that have no room are made smaller together.
    let wished = CGFloat(first + last) / density * scale
    let fit = wished > end - start ? (end - start) / wished : 1
    let inner = start + (CGFloat(first) / density * scale * fit).rounded()
    let outer = end - (CGFloat(last) / density * scale * fit).rounded()
    return [
      Slice(source: 0..<first, start: start, end: inner, isMiddle: false),
      Slice(source: first..<count - last, start: inner, end: outer, isMiddle: true),
      Slice(source: count - last..<count, start: outer, end: end, isMiddle: false),
    ]
  }
}

extension Bitmap {
  /// A part of the bitmap.
  func cropped(_ columns: Range<Int>, _ rows: Range<Int>) -> Bitmap {
    var result = Bitmap(width: columns.count, height: rows.count)
    for (index, row) in rows.enumerated() {
      let source = pixels[(row * width + columns.lowerBound)..<(row * width + columns.upperBound)]
      let start = index * columns.count
      result.pixels.replaceSubrange(start..<start + columns.count, with: source)
    }
    return result
  }
}
