/// Tells the edges of areas from ink.
struct AreaFinder {
  private let grounds: FlatGrounds
  private let measures: ScreenMeasures
  /// Whether each ground is an area with an edge; the image's own ground is none.
  private(set) var isArea: [Bool]
  /// The boxes of all grounds, with their borders and edges.
  private var boxes: [PixelBox] = []
  /// What is left: letters and symbols.
  private(set) var ink: [InkComponent] = []

  init(grounds: FlatGrounds, measures: ScreenMeasures) {
    self.grounds = grounds
    self.measures = measures
    isArea = grounds.grounds.map { $0.parent != nil }
  }

  /// For each ground the area that it is a part of.
  var standing: [Int] { grounds.standing(isArea) }

  /// Sorts all ink: smooth edges and borders belong to their areas, the rest is text and symbols.
  mutating func take(_ components: [InkComponent], _ raster: PixelRaster) {
    boxes = grounds.grounds.map(\.box)
    var bordered = [Bool](repeating: false, count: boxes.count)
    for component in components where component.ground >= 0 {
      let inner = component.touched.sorted().filter { isInside($0, component.box) }
      let framed = inner.filter { isFramed($0, by: component.box) }
      if let area = framed.max(by: { area($0) < area($1) }) {
        bordered[area] = true
        // The smooth edge of an area counts by halves below, a border of its own colour as a whole.
        if !component.isEdge { boxes[area].join(component.box) }
      }
      if component.isEdge {
        extend(by: component, raster)
      } else if framed.isEmpty, inner.allSatisfy({ !isLarge($0) || isLikeParent($0) }),
        component.contrast >= measures.faintest
      {
        ink.append(component)
      }
    }
    for index in boxes.indices where isArea[index] && isLikeParent(index) {
      isArea[index] = bordered[index] && boxes[index].width >= measures.framedWidth
    }
    // Letters whose insides looked like areas with a border are still letters.
    for component in components where component.ground >= 0 && !component.isEdge {
      let framed = component.touched.filter {
        isInside($0, component.box) && isFramed($0, by: component.box)
      }
      if !framed.isEmpty, framed.allSatisfy({ !isArea[$0] }) { ink.append(component) }
    }
  }

  /// Joins what an area and the ink across its edge make together: a switch's track and its knob. A part of a symbol is
  /// no area, and the ink has the colour of its largest part then.
  /// - Parameter standing: `standing`, which is asked for once.
  func joined(with groups: [InkLines.Group], standing: [Int]) -> (
    areas: [(box: PixelBox, color: RGB)], groups: [InkLines.Group]
  ) {
    var (areas, groups) = ([(box: PixelBox, color: RGB, around: Int)](), groups)
    var largest = [Int](repeating: 0, count: groups.count)
    for index in boxes.indices where isArea[index] {
      guard let parent = grounds.grounds[index].parent else { continue }
      let (box, around) = (boxes[index], standing[parent])
      let whole = groups.indices.first { group in
        let ink = groups[group]
        if ink.ground == around, ink.box.contains(box) { return true }
        let isAcross =
          ink.ground == around || ink.ground == index && !box.grown(by: 1).contains(ink.box)
        return isAcross && max(box.width, ink.box.width) <= measures.controlSide
          && ink.box.gapX(to: box) <= 0 && ink.box.gapY(to: box) < 0
      }
      if let whole {
        groups[whole].box.join(box)
        groups[whole].ground = around
        if box.area > largest[whole] {
          (largest[whole], groups[whole].color) = (box.area, grounds.grounds[index].color)
        }
      } else if !isHole(index, in: around) {
        areas.append((box, grounds.grounds[index].color, around))
      }
    }
    return (touching(areas).map { ($0.box, $0.color) }, groups)
  }

  /// Small areas that touch each other on one ground are one, with the colour of the largest: a track and a knob whose
  /// shadow does not leave it.
  private func touching(_ areas: [(box: PixelBox, color: RGB, around: Int)])
    -> [(box: PixelBox, color: RGB, around: Int)]
  {
    var result: [(box: PixelBox, color: RGB, around: Int)] = []
    for area in areas.sorted(by: { $0.box.area > $1.box.area }) {
      let other = result.firstIndex { one in
        one.around == area.around && max(one.box.width, area.box.width) <= measures.controlSide
          && one.box.gapX(to: area.box) <= 0 && one.box.gapY(to: area.box) < 0
      }
      if let other { result[other].box.join(area.box) } else { result.append(area) }
    }
    return result
  }

  /// Whether a small area shows what is behind the one around.
  private func isHole(_ index: Int, in around: Int) -> Bool {
    guard let behind = grounds.grounds[around].parent else { return false }
    return grounds.grounds[index].color == grounds.grounds[behind].color
      && boxes[index].width < measures.framedWidth
  }

  private func area(_ ground: Int) -> Int { grounds.grounds[ground].box.area }

  private func isInside(_ ground: Int, _ box: PixelBox) -> Bool {
    grounds.grounds[ground].parent != nil && box.contains(grounds.grounds[ground].box)
  }

  private func isLarge(_ ground: Int) -> Bool {
    grounds.grounds[ground].box.width >= measures.framedWidth
  }

  private func isLikeParent(_ ground: Int) -> Bool {
    guard let parent = grounds.grounds[ground].parent else { return true }
    return grounds.grounds[parent].color == grounds.grounds[ground].color
  }

  /// Whether a border of some pixels lies around a ground.
  private func isFramed(_ ground: Int, by box: PixelBox) -> Bool {
    grounds.grounds[ground].box.grown(by: measures.border).contains(box)
  }

  /// Gives each pixel of an edge to the area that it has more of.
  private mutating func extend(by component: InkComponent, _ raster: PixelRaster) {
    let touched = component.touched.sorted()
    for run in component.runs {
      for x in run.left..<run.right {
        let pixel = raster[x, run.y]
        let nearest = touched.min {
          pixel.distance(to: grounds.grounds[$0].color)
            < pixel.distance(to: grounds.grounds[$1].color)
        }
        if let nearest, boxes[nearest].grown(by: measures.border).contains(x: x, y: run.y) {
          boxes[nearest].join(x: x, y: run.y)
        }
      }
    }
  }
}
