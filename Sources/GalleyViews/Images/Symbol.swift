import GalleyGeometry

/// The symbols that Galley draws itself, by the names that people use for them. Apple does not
/// license its own for other systems.
enum Symbol: String, CaseIterable {
  case globe
  case globeAmericas = "globe.americas.fill"
  case globeEuropeAfrica = "globe.europe.africa.fill"
  case circle
  case circleFill = "circle.fill"
  case checkmark
  case xmark
  case plus
  case minus

  /// The symbol in the unit square, to be filled by the non-zero rule.
  var path: Path {
    switch self {
    case .globe: Self.globePath
    case .globeAmericas: Self.filledGlobe([(0.30, 0.34, 0.26, 0.24), (0.44, 0.68, 0.18, 0.30)])
    case .globeEuropeAfrica:
      Self.filledGlobe([(0.58, 0.26, 0.30, 0.16), (0.56, 0.60, 0.26, 0.38)])
    case .circle: Self.stroked(Path(ellipseIn: Self.disc))
    case .circleFill: Path(ellipseIn: Self.disc)
    case .checkmark: Self.line([(0.14, 0.54), (0.40, 0.80), (0.86, 0.20)])
    case .xmark: Self.line([(0.2, 0.2), (0.8, 0.8)], [(0.8, 0.2), (0.2, 0.8)])
    case .plus: Self.line([(0.5, 0.12), (0.5, 0.88)], [(0.12, 0.5), (0.88, 0.5)])
    case .minus: Self.line([(0.12, 0.5), (0.88, 0.5)])
    }
  }

  private static let disc = CGRect(x: 0.05, y: 0.05, width: 0.9, height: 0.9)

  private static func stroked(_ path: Path) -> Path {
    enlarged(path, lineWidth: 0.075)
  }

  private static func line(_ lines: [(CGFloat, CGFloat)]...) -> Path {
    var path = Path()
    for points in lines { path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) }) }
    return enlarged(path, lineWidth: 0.11)
  }

  /// The path drawn as a line at a thousand times its size and made small again: what is smooth there
  /// is smooth at any size that a symbol has.
  private static func enlarged(_ path: Path, lineWidth: CGFloat) -> Path {
    let factor: CGFloat = 1000
    return path.applying(CGAffineTransform(scaleX: factor, y: factor))
      .strokedPath(
        StrokeStyle(lineWidth: lineWidth * factor, lineCap: .round, lineJoin: .round)
      )
      .applying(CGAffineTransform(scaleX: 1 / factor, y: 1 / factor))
  }

  /// A circle with its equator, two parallels and three meridians.
  private static var globePath: Path {
    var lines = Path(ellipseIn: disc)
    lines.addEllipse(in: CGRect(x: 0.29, y: 0.05, width: 0.42, height: 0.9))
    lines.addLines([CGPoint(x: 0.5, y: 0.05), CGPoint(x: 0.5, y: 0.95)])
    lines.addLines([CGPoint(x: 0.05, y: 0.5), CGPoint(x: 0.95, y: 0.5)])
    lines.addLines([CGPoint(x: 0.13, y: 0.28), CGPoint(x: 0.87, y: 0.28)])
    lines.addLines([CGPoint(x: 0.13, y: 0.72), CGPoint(x: 0.87, y: 0.72)])
    return stroked(lines)
  }

  /// A disc with land left out: ellipses by centre and size.
  private static func filledGlobe(_ land: [(CGFloat, CGFloat, CGFloat, CGFloat)]) -> Path {
    var path = Path(ellipseIn: disc)
    for (x, y, width, height) in land {
      // Wound the other way, an ellipse is a hole.
      let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * x, ty: 0)
      path.addPath(
        Path(
          ellipseIn: CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height)
        ).applying(mirror))
    }
    return path
  }
}

/// A symbol that fills its box.
struct SymbolShape: Shape {
  let symbol: Symbol

  func path(in rect: CGRect) -> Path {
    symbol.path.applying(
      CGAffineTransform(
        a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
  }
}
