/// A thin straight line on one ground.
struct Separator {
  var box: PixelBox
  var color: RGB
}

/// Finds runs of one colour that are at most a point or two pixels thick, and have the same ground at both sides.
struct SeparatorFinder {
  var raster: PixelRaster
  var measures: ScreenMeasures

  /// Takes the lines, horizontal ones first, out of the ink.
  func take(from grounds: inout FlatGrounds) -> [Separator] {
    let horizontal = LineRows(
      width: raster.width, height: raster.height, colors: raster.colors, labels: grounds.labels,
      grounds: grounds.grounds.map { ($0.color, $0.box.width) }, measures: measures,
      length: measures.separatorLength
    ).lines()
    for line in horizontal {
      grounds.cover(line.whole, width: raster.width, with: line.ground)
    }
    let vertical = LineRows(
      width: raster.height, height: raster.width, colors: transposed(raster.colors),
      labels: transposed(grounds.labels),
      grounds: grounds.grounds.map { ($0.color, $0.box.height) }, measures: measures,
      length: measures.dividerLength
    ).lines()
    for line in vertical {
      grounds.cover(line.whole.transposed, width: raster.width, with: line.ground)
    }
    return horizontal.map { Separator(box: $0.box, color: $0.color) }
      + vertical.map { Separator(box: $0.box.transposed, color: $0.color) }
  }

  private func transposed<Value>(_ values: [Value]) -> [Value] {
    (0..<raster.width).flatMap { x in
      (0..<raster.height).lazy.map { y in values[y * raster.width + x] }
    }
  }
}

/// The rows of an image, or its columns as rows, in which lines are looked for.
private struct LineRows {
  struct Line {
    /// The rows that have more than half of the line's contrast.
    var box: PixelBox
    /// All of its rows.
    var whole: PixelBox
    var color: RGB
    var ground: Int
  }

  var width: Int
  var height: Int
  var colors: [RGB]
  var labels: [Int32]
  /// The colour of each ground, and how long it is in the direction of the rows.
  var grounds: [(color: RGB, length: Int)]
  var measures: ScreenMeasures
  /// The least length of a line.
  var length: Int

  func lines() -> [Line] {
    var result: [Line] = []
    var y = 1
    while y < height - 1 {
      var next = y + 1
      var x = 0
      while x < width {
        let left = x
        let start = y * width
        let (color, isInk) = (colors[start + x], labels[start + x] < 0)
        repeat {
          x += 1
        } while x < width && colors[start + x] == color
          && (labels[start + x] < 0) == isInk
        guard isInk, x - left >= length, let line = line(y, left..<x) else {
          continue
        }
        result.append(line)
        next = max(next, line.whole.bottom)
      }
      y = next
    }
    return result
  }

  /// The line whose uppermost row has this run of one colour.
  private func line(_ y: Int, _ run: Range<Int>) -> Line? {
    let middle = (run.lowerBound + run.upperBound) / 2
    func label(_ x: Int, _ y: Int) -> Int { Int(labels[y * width + x]) }
    var end = y
    while end < height, label(middle, end) < 0 {
      end += 1
      guard end - y <= measures.separatorThickness else { return nil }
    }
    guard end < height, label(middle, y - 1) >= 0 else { return nil }
    let (above, below) = (label(middle, y - 1), label(middle, end))
    let (one, two) = (grounds[above], grounds[below])
    // A line from edge to edge cuts a ground in two.
    let cuts = one.color == two.color && run.count + 2 >= max(one.length, two.length)
    guard above == below || cuts else { return nil }
    let open = run.filter { label($0, y - 1) >= 0 && label($0, end) >= 0 }
    guard open.count * 10 >= run.count * 9 else { return nil }
    let contrasts = (y..<end).map { colors[$0 * width + middle].distance(to: one.color) }
    let most = contrasts.max() ?? 0
    guard most >= measures.faintest else { return nil }
    let strong = (y..<end).filter { contrasts[$0 - y] * 2 > most }
    let darkest = (y..<end).first { contrasts[$0 - y] == most } ?? y
    let whole = PixelBox(left: run.lowerBound, top: y, right: run.upperBound, bottom: end)
    var box = whole
    box.top = strong.first ?? y
    box.bottom = (strong.last ?? y) + 1
    return Line(
      box: box, whole: whole, color: colors[darkest * width + middle], ground: above)
  }
}

extension PixelBox {
  /// With columns in place of rows.
  fileprivate var transposed: PixelBox {
    PixelBox(left: top, top: left, right: bottom, bottom: right)
  }
}
