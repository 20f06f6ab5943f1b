/// Pixels that touch each other and are not background: a letter, a part of a symbol, the border of an area.
struct InkComponent {
  /// Of those with a good share of the largest contrast.
  var box: PixelBox = .empty
  /// The ground with which it shares most of its outline.
  var ground = -1
  /// All grounds that it touches.
  var touched: Set<Int> = []
  /// The colour that is farthest from the ground.
  var color = RGB(0, 0, 0)
  /// The distance of that colour, 0 to 255.
  var contrast = 0
  /// Whether each pixel is a mix of two of the grounds that it touches: the smooth edge of an area.
  var isEdge = false
  var runs: [PixelRun] = []
}

extension InkComponent {
  /// All ink of an image.
  /// - Complexity: O(n) in the pixels.
  static func all(_ raster: PixelRaster, _ grounds: FlatGrounds, measures: ScreenMeasures)
    -> [InkComponent]
  {
    let (width, height) = (raster.width, raster.height)
    let runs = PixelRuns(width: width, height: height, diagonal: true) {
      grounds.labels[$0] < 0 ? true : nil
    }
    var components = [InkComponent](repeating: InkComponent(), count: runs.regionCount)
    for (run, region) in zip(runs.runs, runs.regions) {
      components[region].runs.append(run)
    }
    for index in components.indices {
      components[index].findGround(raster, grounds)
      components[index].findInk(raster, grounds, measures: measures)
    }
    return components
  }

  private mutating func findGround(_ raster: PixelRaster, _ grounds: FlatGrounds) {
    let (width, height) = (raster.width, raster.height)
    var counts: [Int: Int] = [:]
    func count(_ x: Int, _ y: Int) {
      guard x >= 0, y >= 0, x < width, y < height else { return }
      let label = Int(grounds.labels[y * width + x])
      if label >= 0 { counts[label, default: 0] += 1 }
    }
    for run in runs {
      count(run.left - 1, run.y)
      count(run.right, run.y)
      for x in run.left..<run.right {
        count(x, run.y - 1)
        count(x, run.y + 1)
      }
    }
    touched = Set(counts.keys)
    // Of two with the same share the first one, so that the result is always the same.
    ground = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? -1
  }

  private mutating func findInk(
    _ raster: PixelRaster, _ grounds: FlatGrounds, measures: ScreenMeasures
  ) {
    guard ground >= 0 else { return }
    let around = grounds.grounds[ground].color
    let pairs = touched.flatMap { one in
      touched.filter { $0 > one }.map { (grounds.grounds[one].color, grounds.grounds[$0].color) }
    }
    isEdge = !pairs.isEmpty
    for run in runs {
      for x in run.left..<run.right {
        let pixel = raster[x, run.y]
        if pixel.distance(to: around) > contrast {
          (color, contrast) = (pixel, pixel.distance(to: around))
        }
        if isEdge, !pairs.contains(where: { pixel.isBlend(of: $0.0, $0.1, tolerance: 6) }) {
          isEdge = false
        }
      }
    }
    let least = max(1, Int((Double(contrast) * measures.inkShare).rounded(.up)))
    for run in runs {
      for x in run.left..<run.right where raster[x, run.y].distance(to: around) >= least {
        box.join(x: x, y: run.y)
      }
    }
  }
}
