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
    case .globeAmericas: Self.filledGlobe([Self.northAmerica, Self.southAmerica])
    case .globeEuropeAfrica: Self.filledGlobe([Self.europe, Self.africa])
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

  // Coasts, clockwise on screen; curves run through the middles of their pieces.
  private static let northAmerica: [(CGFloat, CGFloat)] = [
    (0.16, 0.36), (0.24, 0.20), (0.40, 0.12), (0.60, 0.13), (0.62, 0.24), (0.52, 0.30),
    (0.50, 0.38), (0.42, 0.40), (0.46, 0.50), (0.36, 0.46), (0.28, 0.42),
  ]
  private static let southAmerica: [(CGFloat, CGFloat)] = [
    (0.44, 0.52), (0.58, 0.52), (0.72, 0.62), (0.62, 0.74), (0.54, 0.90), (0.46, 0.88),
    (0.48, 0.72), (0.40, 0.62),
  ]
  private static let europe: [(CGFloat, CGFloat)] = [
    (0.38, 0.30), (0.42, 0.18), (0.56, 0.10), (0.74, 0.16), (0.88, 0.32), (0.74, 0.36),
    (0.62, 0.32), (0.52, 0.38), (0.40, 0.38),
  ]
  private static let africa: [(CGFloat, CGFloat)] = [
    (0.34, 0.50), (0.42, 0.42), (0.62, 0.40), (0.76, 0.46), (0.84, 0.58), (0.70, 0.66),
    (0.64, 0.86), (0.54, 0.86), (0.52, 0.66), (0.36, 0.62),
  ]

  /// A disc with land left out.
  private static func filledGlobe(_ lands: [[(CGFloat, CGFloat)]]) -> Path {
    var path = Path(ellipseIn: disc)
    for land in lands {
      // Wound against the disc, a coast is the edge of a hole.
      let points = land.reversed().map { CGPoint(x: $0.0, y: $0.1) }
      func middle(_ index: Int) -> CGPoint {
        let (one, next) = (points[index], points[(index + 1) % points.count])
        return CGPoint(x: (one.x + next.x) / 2, y: (one.y + next.y) / 2)
      }
      path.move(to: middle(points.count - 1))
      for index in points.indices { path.addQuadCurve(to: middle(index), control: points[index]) }
      path.closeSubpath()
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
