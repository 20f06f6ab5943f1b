import GalleyGeometry
import GalleyText

/// How large a symbol is and how thick its lines are, by the font and the scale around it.
struct SymbolMetrics: Equatable {
  /// Points to a unit of the drawing's box.
  var unit: CGFloat
  /// Units.
  var lineWidth: CGFloat
  /// From the baseline up to the middle of capitals, in points; a symbol's middle stands there.
  var capitalsMiddle: CGFloat

  /// - Parameter font: of the text that the symbol stands beside.
  init(font: FontDescriptor, scale: Image.Scale) {
    let factor = Self.factor(of: scale)
    // A circle is 1.165 times as wide as the font is high, by SwiftUI's sizes of `star.fill` and `circle`.
    unit = font.size * factor * Self.boxHeight / SymbolDrawing.side
    lineWidth = Self.lineWidth(of: font.weight)
    capitalsMiddle = font.size * 0.727 / 2
  }

  /// Ems along a side of the box at the medium scale.
  static let boxHeight: CGFloat = 1.27

  /// How large a scale is beside the medium one.
  static func factor(of scale: Image.Scale) -> CGFloat {
    switch scale {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }

  /// The stems of Inter's weights, so that symbols are as dark as the text beside them; weights between have widths
  /// between.
  static func lineWidth(of weight: FontWeight) -> CGFloat {
    let widths: [CGFloat] = [0.5, 0.8, 1.2, 1.6, 1.85, 2.1, 2.4, 2.7, 3.05]
    let place = min(max(CGFloat(weight.rawValue) / 100 - 1, 0), CGFloat(widths.count - 1))
    let index = min(Int(place), widths.count - 2)
    return widths[index] + (widths[index + 1] - widths[index]) * (place - CGFloat(index))
  }

  /// The frame of a drawing in points, its bounds to the next half point, and where the middle of the box lies in
  /// it.
  func frame(of drawing: SymbolDrawing) -> (size: CGSize, middle: CGPoint) {
    let ink = drawing.frameBounds(lineWidth: lineWidth)
    func length(_ units: CGFloat) -> CGFloat { (units * unit * 2).rounded(.up) / 2 }
    let size = CGSize(width: length(ink.width), height: length(ink.height))
    let half = SymbolDrawing.side / 2
    return (
      size,
      CGPoint(
        x: size.width / 2 + (half - ink.midX) * unit, y: size.height / 2 + (half - ink.midY) * unit)
    )
  }
}
