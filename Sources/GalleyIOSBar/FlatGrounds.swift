/// The areas of one colour that something may stand on: the image's own ground, groups, cells, buttons.
struct FlatGrounds {
  struct Ground {
    var color: RGB
    /// Of the pixels of exactly that colour.
    var box: PixelBox
    var pixelCount: Int
    /// The ground around; nil for the image's own.
    var parent: Int?
  }

  private(set) var grounds: [Ground] = []
  /// The ground of each pixel; -1 for ink and edges.
  private(set) var labels: [Int32] = []

  /// - Complexity: O(n) in the pixels.
  init(_ raster: PixelRaster, measures: ScreenMeasures) {
    let (width, height) = (raster.width, raster.height)
    let runs = PixelRuns(width: width, height: height, diagonal: false) { raster.colors[$0] }
    var boxes = [PixelBox](repeating: .empty, count: runs.regionCount)
    var counts = [Int](repeating: 0, count: runs.regionCount)
    var colors = [RGB](repeating: RGB(0, 0, 0), count: runs.regionCount)
    var all = [Int32](repeating: 0, count: width * height)
    for (run, region) in zip(runs.runs, runs.regions) {
      boxes[region].join(
        PixelBox(left: run.left, top: run.y, right: run.right, bottom: run.y + 1))
      counts[region] += run.right - run.left
      colors[region] = raster[run.left, run.y]
      for x in run.left..<run.right { all[run.y * width + x] = Int32(region) }
    }
    let squares = Self.largestSquares(all, width: width, height: height, count: runs.regionCount)
    var numbers = [Int32](repeating: -1, count: runs.regionCount)
    for region in 0..<runs.regionCount {
      let isFlat =
        squares[region] >= measures.flatSide
        && min(boxes[region].width, boxes[region].height) >= measures.areaSide
      guard isFlat else { continue }
      numbers[region] = Int32(grounds.count)
      grounds.append(
        Ground(color: colors[region], box: boxes[region], pixelCount: counts[region]))
    }
    labels = all.map { numbers[Int($0)] }
    findParents()
  }

  /// The side of the largest square within each region.
  private static func largestSquares(_ labels: [Int32], width: Int, height: Int, count: Int)
    -> [Int]
  {
    var result = [Int](repeating: 0, count: count)
    var above = [Int32](repeating: 0, count: width)
    for y in 0..<height {
      var (left, corner): (Int32, Int32) = (0, 0)
      for x in 0..<width {
        let place = y * width + x
        let label = labels[place]
        let up = above[x]
        var side: Int32 = 1
        if x > 0, y > 0, labels[place - 1] == label, labels[place - width] == label,
          labels[place - width - 1] == label
        {
          side = min(left, up, corner) + 1
        }
        corner = up
        above[x] = side
        left = side
        if side > result[Int(label)] { result[Int(label)] = Int(side) }
      }
    }
    return result
  }

  /// The ground around is the smallest one whose box holds the other's; those that none holds lie on the largest one.
  private mutating func findParents() {
    guard let largest = grounds.indices.max(by: { grounds[$0].pixelCount < grounds[$1].pixelCount })
    else { return }
    for index in grounds.indices where index != largest {
      let box = grounds[index].box
      let around = grounds.indices.filter {
        $0 != index && grounds[$0].box.contains(box) && grounds[$0].box != box
      }
      grounds[index].parent =
        around.min { grounds[$0].box.area < grounds[$1].box.area } ?? largest
    }
  }

  /// The ground that another one counts as, once those without an edge of their own are left out.
  /// - Parameter isArea: Whether each ground is an area of its own.
  func standing(_ isArea: [Bool]) -> [Int] {
    grounds.indices.map { index in
      var here = index
      while !isArea[here], let parent = grounds[here].parent { here = parent }
      return here
    }
  }

  /// Gives the ink in a box to the ground that has most of the box and the pixels around it.
  mutating func erase(_ box: PixelBox, width: Int, height: Int) {
    let around = box.grown(by: 1).clipped(width: width, height: height)
    guard !around.isEmpty else { return }
    var counts: [Int: Int] = [:]
    for y in around.top..<around.bottom {
      for x in around.left..<around.right where labels[y * width + x] >= 0 {
        counts[Int(labels[y * width + x]), default: 0] += 1
      }
    }
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return }
    cover(box.clipped(width: width, height: height), width: width, with: most.key)
  }

  /// Gives pixels to a ground: those of a separator, which the ground goes on behind.
  mutating func cover(_ box: PixelBox, width: Int, with ground: Int) {
    for y in box.top..<box.bottom {
      for x in box.left..<box.right where labels[y * width + x] < 0 {
        labels[y * width + x] = Int32(ground)
      }
    }
  }
}
