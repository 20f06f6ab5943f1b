import GalleyGeometry
import GalleyGraphics

/// Effects as the primitives of a filter.
enum SVGFilter {
  /// Nil for an effect that needs no filter.
  static func primitives(of effect: VectorGroup.Effect) -> String? {
    switch effect {
    case .opacity: return nil
    case .color(let matrix): return "<feColorMatrix values=\"\(values(of: matrix))\"/>"
    case .luminanceToAlpha: return "<feColorMatrix type=\"luminanceToAlpha\"/>"
    case .blur(let sigma):
      return "<feGaussianBlur stdDeviation=\"\(VectorNumber.text(sigma))\"/>"
    case .shadow(let color, let sigma, let x, let y):
      var result = ""
      var source = " in=\"SourceAlpha\""
      if sigma > 0 {
        result += "<feGaussianBlur\(source) stdDeviation=\"\(VectorNumber.text(sigma))\"/>"
        source = ""
      }
      if x != 0 || y != 0 {
        result +=
          "<feOffset\(source) dx=\"\(VectorNumber.text(x))\" dy=\"\(VectorNumber.text(y))\"/>"
        source = ""
      }
      let values = values(of: .silhouette(color))
      return result + "<feColorMatrix\(source) values=\"\(values)\"/>"
        + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
    }
  }

  private static func values(of matrix: ColorMatrix) -> String {
    let rows = [
      (matrix.red, matrix.constant.x), (matrix.green, matrix.constant.y),
      (matrix.blue, matrix.constant.z), (matrix.alpha, matrix.constant.w),
    ]
    return rows.map { row, constant in
      [row.x, row.y, row.z, row.w, constant]
        .map { VectorNumber.text(CGFloat($0), digits: 5) }.joined(separator: " ")
    }.joined(separator: " ")
  }
}
