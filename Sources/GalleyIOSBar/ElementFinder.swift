import GalleyGeometry

/// Finds texts, symbols, areas and separators by their pixels alone, in any image of a screen in the same way.
public struct ElementFinder: Sendable {
  /// Pixels per point.
  public var scale: Double
  /// Rectangles in points of what is not the view's: ink in them is none, and an element with more than half of its
  /// size in one of them is left out.
  public var ignored: [Box]
  /// Whether ink in those rectangles is taken away before anything is joined with it. An image without the cursor that
  /// the rectangle hides would lose a letter instead: there, only whole elements are left out.
  public var erasesInk: Bool

  public init(scale: Double, ignored: [Box] = [], erasesInk: Bool = true) {
    self.scale = scale
    self.ignored = ignored
    self.erasesInk = erasesInk
  }

  /// In the order of their kinds, then from the top and the left.
  public func elements(in raster: PixelRaster) -> [ScreenElement] {
    let measures = ScreenMeasures(scale: scale)
    var grounds = FlatGrounds(raster, measures: measures)
    for box in ignored where erasesInk {
      grounds.erase(PixelBox(box, scale: scale), width: raster.width, height: raster.height)
    }
    let separators = SeparatorFinder(raster: raster, measures: measures).take(from: &grounds)
    let components = InkComponent.all(raster, grounds, measures: measures)
    var areas = AreaFinder(grounds: grounds, measures: measures)
    areas.take(components, raster)
    let dividers = areas.ink.filter { isDivider($0.box, measures) }
    let standing = areas.standing
    let lines = InkLines(measures: measures).join(
      areas.ink.filter { !isDivider($0.box, measures) }, standing: standing)
    let (flat, groups) = areas.joined(with: lines, standing: standing)
    var result = separators.map { element(.separator, $0.box, $0.color) }
    result += flat.map { element(.area, $0.box, $0.color) }
    result += dividers.map { element(.separator, $0.box, $0.color) }
    let visible = groups.filter { max($0.box.width, $0.box.height) >= measures.speck }
    result += visible.map { element(.ink, $0.box, $0.color) }
    return result.filter { !isIgnored($0.box) }.sorted {
      ($0.kind.rawValue, $0.box.top, $0.box.left, $0.box.right)
        < ($1.kind.rawValue, $1.box.top, $1.box.left, $1.box.right)
    }
  }

  private func element(_ kind: ScreenElement.Kind, _ box: PixelBox, _ color: RGB) -> ScreenElement {
    ScreenElement(kind, Box(box, scale: scale), color)
  }

  /// A line that has another ground at each side.
  private func isDivider(_ box: PixelBox, _ measures: ScreenMeasures) -> Bool {
    min(box.height, box.width) <= measures.separatorThickness
      && max(box.height, box.width) >= measures.dividerLength
  }

  private func isIgnored(_ box: Box) -> Bool {
    ignored.contains { $0.shared(with: box) * 2 > box.area }
  }
}
