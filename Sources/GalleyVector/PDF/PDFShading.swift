import GalleyGeometry
import GalleyGraphics

/// A gradient as a shading: along an axis (type 2), or from one circle to another (type 3).
struct PDFShading {
  private let gradient: VectorGradient

  init(_ gradient: VectorGradient) { self.gradient = gradient }

  /// - Parameter components: what of each colour is written: one for greys, three for colours.
  func text(_ components: (ResolvedColor) -> [Double]) -> String {
    func numbers(_ values: [CGFloat]) -> String {
      values.map { VectorNumber.text($0, digits: 6) }.joined(separator: " ")
    }
    let (type, coordinates): (Int, [CGFloat]) =
      switch gradient.shape {
      case .linear(let start, let end): (2, [start.x, start.y, end.x, end.y])
      case .radial(let center, let startRadius, let endRadius):
        (3, [center.x, center.y, startRadius, center.x, center.y, endRadius])
      }
    let colors = gradient.stops.map { stop in
      components(stop.color)
        .map { VectorNumber.text(CGFloat(ResolvedColor.unit($0)), digits: 4) }
        .joined(separator: " ")
    }
    let space = components(.black).count == 1 ? "DeviceGray" : "DeviceRGB"
    return "<< /ShadingType \(type) /ColorSpace /\(space) /Coords [\(numbers(coordinates))] "
      + "/Extend [true true] /Function \(function(colors)) >>"
  }

  /// From 0 to 1 the colours: one piece, or several that are stitched together.
  private func function(_ colors: [String]) -> String {
    func piece(_ index: Int) -> String {
      "<< /FunctionType 2 /Domain [0 1] /C0 [\(colors[index])] /C1 [\(colors[index + 1])] /N 1 >>"
    }
    let stops = gradient.stops
    // Pieces without a length are left out: there, colours change at once.
    let pieces = stops.indices.dropLast().filter {
      Self.place(stops[$0 + 1]) > Self.place(stops[$0])
    }
    guard let first = pieces.first else {
      let last = colors.last ?? "0"
      return "<< /FunctionType 2 /Domain [0 1] /C0 [\(last)] /C1 [\(last)] /N 1 >>"
    }
    if pieces.count == 1 { return piece(first) }
    let functions = pieces.map(piece).joined(separator: " ")
    let bounds = pieces.dropFirst().map { VectorNumber.text(Self.place(stops[$0]), digits: 5) }
    let encode = pieces.map { _ in "0 1" }.joined(separator: " ")
    return "<< /FunctionType 3 /Domain [0 1] /Functions [\(functions)] "
      + "/Bounds [\(bounds.joined(separator: " "))] /Encode [\(encode)] >>"
  }

  /// Where a stop lies, as it is written.
  private static func place(_ stop: GradientPaint.Stop) -> CGFloat {
    VectorNumber.rounded(stop.location, digits: 5)
  }
}
