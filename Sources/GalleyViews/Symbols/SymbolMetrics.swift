import GalleyGeometry
import GalleyText

/// How large a symbol is and how thick its lines are, by the font and the scale around it.
struct SymbolMetrics: Equatable {
  /// Of the font, in points.
  let fontSize: CGFloat
  let weight: FontWeight
  let scale: SymbolScale
  /// Device pixels to a point.
  let displayScale: CGFloat

  /// - Parameters:
  ///   - font: of the text that the symbol stands beside.
  ///   - displayScale: frames end on pixels of this size.
  init(font: FontDescriptor, scale: SymbolScale, displayScale: CGFloat = 1) {
    fontSize = font.size
    weight = font.weight
    self.scale = scale
    self.displayScale = displayScale > 0 && displayScale.isFinite ? displayScale : 1
  }

  /// Points to a unit of the drawing's box.
  var unit: CGFloat { fontSize * unitEms }

  /// Ems to a unit of the drawing's box.
  var unitEms: CGFloat { Self.factor(of: scale) * Self.boxHeight / SymbolDrawing.side }

  /// Units.
  var lineWidth: CGFloat { Self.stem(of: weight, scale: scale) / unitEms }

  /// From the baseline up to the middle of capitals, in points; the middle of a drawing's box stands there.
  var capitalsMiddle: CGFloat { fontSize * Self.capHeight / 2 }

  /// Ems along a side of the box at the medium scale.
  static let boxHeight: CGFloat = 1.27

  /// Ems from the baseline to the height of capitals.
  static let capHeight = SystemFontLine.capHeight

  /// How large a scale is beside the medium one: 0.79 and 1.28 by the widths of `circle` in SF Symbols' exports.
  static func factor(of scale: SymbolScale) -> CGFloat {
    switch scale {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }

  /// Ems across a line: how high `minus` is in SF Symbols' exports of nine weights. Weights between have widths between.
  static func stem(of weight: FontWeight, scale: SymbolScale) -> CGFloat {
    let stems: [CGFloat] =
      switch scale {
      case .small: [2.28, 3.55, 6.03, 7.91, 9.56, 10.83, 12.50, 14.92, 17.09]
      case .medium: [2.42, 3.86, 6.66, 8.79, 10.96, 12.63, 14.82, 18.01, 20.86]
      case .large: [2.50, 4.10, 7.23, 9.60, 12.22, 14.23, 16.88, 20.72, 23.86]
      }
    let place = min(max(CGFloat(weight.rawValue) / 100 - 1, 0), CGFloat(stems.count - 1))
    let index = min(Int(place), stems.count - 2)
    return (stems[index] + (stems[index + 1] - stems[index]) * (place - CGFloat(index))) / 100
  }

  /// The frame of a drawing in points, to the next pixel, and where the middle of the drawing's box lies in it.
  ///
  /// The frame is as wide as the margins are apart, and higher than the ink by the same length above and below it.
  func frame(of drawing: SymbolDrawing) -> (size: CGSize, middle: CGPoint) {
    let ink = drawing.frameBounds(lineWidth: lineWidth)
    let inset = ink.isEmpty ? 0 : verticalInset
    let size = CGSize(
      width: roundedUp(ink.width * unit), height: roundedUp(ink.height * unit + inset * 2))
    let half = SymbolDrawing.side / 2
    return (
      size,
      CGPoint(
        x: size.width / 2 + (half - ink.midX) * unit, y: size.height / 2 + (half - ink.midY) * unit)
    )
  }

  /// The box around the ink alone in points, to the next pixel: the size of a symbol that is `resizable`.
  func inkSize(of drawing: SymbolDrawing) -> CGSize {
    let ink = drawing.bounds(lineWidth: lineWidth)
    return CGSize(width: roundedUp(ink.width * unit), height: roundedUp(ink.height * unit))
  }

  /// Points above and below the ink. Three heights that iOS gave fit 0.0977 of an em less half a point, in whole pixels:
  /// `star.fill` at 22 points 26.33, `mic.fill` at 17 points 20, `chevron.compact.down` at 64 points 25.67.
  private var verticalInset: CGFloat { max(0, fontSize * 0.09766 - 0.5) }

  private func roundedUp(_ points: CGFloat) -> CGFloat {
    (points * displayScale - 0.01).rounded(.up) / displayScale
  }
}

extension SymbolMetrics {
  /// A drawing as large as SF Symbols draws it at this weight and scale, between its margins.
  /// - Parameter boxes: nil for a symbol whose size is not known.
  func sized(_ drawing: SymbolDrawing, boxes: SymbolBoxes?, isMirrored: Bool) -> SymbolDrawing {
    let half = SymbolDrawing.side / 2
    let place: CGRect
    let margins: ClosedRange<CGFloat>
    if let boxes {
      let box = isMirrored ? boxes.box(weight: weight).mirrored : boxes.box(weight: weight)
      // Scales are larger about the middle of capitals, as the unit is.
      let units = SymbolDrawing.side / Self.boxHeight
      let start = half - box.width / 2 * units
      place = CGRect(
        x: start + box.left * units, y: half - (box.top - Self.capHeight / 2) * units,
        width: (box.right - box.left) * units, height: (box.top - box.bottom) * units)
      margins = start...(start + max(0, box.width) * units)
    } else {
      let ink = drawing.bounds(lineWidth: lineWidth)
      let size = CGSize(width: ink.width * Self.ownFactor, height: ink.height * Self.ownFactor)
      place = CGRect(
        x: half - size.width / 2, y: half + (ink.midY - half) * Self.ownFactor - size.height / 2,
        width: size.width, height: size.height)
      let width = size.width / 2 + Self.ownMargin / Self.boxHeight * SymbolDrawing.side
      margins = (half - width)...(half + width)
    }
    var sized = drawing.fitted(to: place, lineWidth: lineWidth)
    sized.margins = margins
    return sized
  }

  /// How large a drawing is to be whose size in SF Symbols is not known: the median of all that are known. `assumed`
  private static let ownFactor: CGFloat = 0.914

  /// Ems at both sides of such a drawing: those of most symbols. `assumed`
  private static let ownMargin: CGFloat = 0.1246
}
