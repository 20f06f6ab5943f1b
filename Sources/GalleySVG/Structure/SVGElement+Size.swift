import GalleyGeometry

extension SVGElement {
  /// Whether a width or a height of 0 says that nothing is drawn (SVG 2, 8.1), with a warning.
  @discardableResult
  func noteWithoutArea(_ warnings: SVGWarnings) -> Bool {
    let isWithoutArea = [SVGAttribute.width, .height].contains { name in
      self[name].flatMap { SVGLength($0) }?.isZero == true
    }
    if isWithoutArea {
      warnings.add("svg:size", "the svg is 0 wide or high and is not drawn", line)
    }
    return isWithoutArea
  }

  /// The size of a document with this root: `width` and `height` in user units; a missing one follows from the view box's
  /// proportions, both are the view box's size, and without one 300 x 150, as CSS has it for what has no size. Percentages
  /// are of those.
  var documentSize: CGSize {
    let box = SVGViewBox(self[.viewBox])
    let natural = SVGViewport(width: box?.width ?? 300, height: box?.height ?? 150)
    func length(_ name: SVGAttribute, _ axis: SVGAxis) -> Double? {
      guard let text = self[name], let length = SVGLength(text), !length.hasPercentage
      else { return nil }
      let value = length.resolved(axis, in: natural, fontSize: 16)
      return value > 0 && value.isFinite ? value : nil
    }
    let (width, height) = (length(.width, .horizontal), length(.height, .vertical))
    let ratio = natural.width / natural.height
    switch (width, height) {
    case (let width?, let height?): return CGSize(width: width, height: height)
    case (let width?, nil):
      return CGSize(width: width, height: box == nil ? natural.height : width / ratio)
    case (nil, let height?):
      return CGSize(width: box == nil ? natural.width : height * ratio, height: height)
    case (nil, nil): return CGSize(width: natural.width, height: natural.height)
    }
  }
}
