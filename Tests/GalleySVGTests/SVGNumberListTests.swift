import GalleySVG
import TestSupport
import Testing

/// A number ends where its grammar ends: at the next sign, or at a second point. Lists that are written as compactly as
/// that allows are drawn as those with a comma behind each number.
@Suite struct SVGNumberListTests {
  /// A number between two bounds as it may be written.
  private static func number(
    _ range: ClosedRange<Double>, _ generator: inout SeededRandom
  ) -> String {
    let value = (Double.random(in: range, using: &generator) * 100).rounded() / 100
    var text = "\(value)"
    if Bool.random(using: &generator), text.hasSuffix(".0") { text.removeLast(2) }
    if Bool.random(using: &generator) {
      text = text.replacing(/^(-?)0\./, with: { "\($0.output.1)." })
    }
    if Int.random(in: 0..<6, using: &generator) == 0 { text = "\(value * 10)e-1" }
    if value >= 0, Int.random(in: 0..<6, using: &generator) == 0 { text = "+" + text }
    return text
  }

  /// The numbers without anything between them where the grammar needs nothing.
  private static func compact(_ numbers: [String]) -> String {
    var result = ""
    var last = ""
    for number in numbers {
      let isSigned = number.hasPrefix("-") || number.hasPrefix("+")
      let isSecondPoint = number.hasPrefix(".") && (last.contains(".") || last.contains("e"))
      if !last.isEmpty, !isSigned, !isSecondPoint { result += " " }
      result += number
      last = number
    }
    return result
  }

  private static let places: [(bounds: [ClosedRange<Double>], body: @Sendable (String) -> String)] =
    {
      let small = -2.0...2.0
      let wide = -60.0...60.0
      let size = 1.0...60.0
      @Sendable func rect(_ transform: String) -> String {
        "<rect x='10' y='10' width='50' height='40' fill='red' transform='\(transform)'/>"
      }
      return [
        ([wide, wide], { rect("translate(\($0))") }),
        ([small, small], { rect("scale(\($0))") }),
        ([wide, wide, wide], { rect("rotate(\($0))") }),
        ([small, small, small, small, wide, wide], { rect("matrix(\($0))") }),
        (Array(repeating: wide, count: 8), { "<polygon points='\($0)'/>" }),
        (
          Array(repeating: wide, count: 8),
          { "<path d='M20 20c\($0.isEmpty ? "0" : $0) 1 2 3 4'/>" }
        ),
        (
          [size, size, size],
          { "<path d='M0 50h100' stroke='red' stroke-width='9' stroke-dasharray='\($0)'/>" }
        ),
        (
          [wide, wide, size, size],
          { "<svg viewBox='\($0)'><rect width='30' height='30' fill='blue'/></svg>" }
        ),
        (
          Array(repeating: small, count: 20),
          {
            "<filter id='f'><feColorMatrix values='\($0)'/></filter>"
              + "<rect width='80' height='80' fill='#842' filter='url(#f)'/>"
          }
        ),
        (
          [small, small, small, small, small, small],
          {
            "<linearGradient id='g' gradientTransform='matrix(\($0))'><stop stop-color='red'/>"
              + "<stop offset='1' stop-color='blue'/></linearGradient>"
              + "<rect width='90' height='90' fill='url(#g)'/>"
          }
        ),
      ]
    }()

  @Test(arguments: 0..<10)
  func compactListsAreLists(place: Int) throws {
    var generator = SeededRandom(seed: place + 1)
    let (bounds, body) = Self.places[place]
    for round in 0..<24 {
      let numbers = bounds.map { Self.number($0, &generator) }
      let short = try SVGDrawing(body(Self.compact(numbers)))
      let long = try SVGDrawing(body(numbers.joined(separator: " , ")))
      #expect(
        short.bitmap == long.bitmap && short.warnings == long.warnings && short.warnings.isEmpty,
        "round \(round): \(Self.compact(numbers)), \(short.warnings)")
    }
  }

  @Test func unitsEndAtSigns() throws {
    let drawing = try SVGDrawing(
      "<rect width='20' height='20' fill='red' style='transform:translate(10px,30PX)'/>"
        + "<path d='M0 80h100' stroke='blue' stroke-width='8' stroke-dasharray='1em-2'/>")
    #expect(drawing.color(20, 40) == "ff0000")
  }

  /// What only style sheets have, and a comma before the first function, are no transforms of attributes.
  @Test(arguments: ["translateX(40)", "scale(2)skew(10)", "scaleY(3)", ", translate(40)"])
  func attributesHaveTheirOwnTransforms(transform: String) throws {
    let drawing = try SVGDrawing(
      "<rect width='20' height='20' fill='red' transform='\(transform)'/>")
    #expect(drawing.colors((10, 10), (30, 30), (50, 10)) == ["ff0000", "-", "-"])
    #expect(drawing.warnings.count == 1)
  }

  @Test func transformsOfStyleSheetsHaveMoreFunctions() throws {
    let drawing = try SVGDrawing(
      "<rect width='20' height='20' fill='red' style='transform:translateX(40px)scaleY(2)'/>")
    #expect(drawing.colors((50, 10), (50, 39), (10, 10)) == ["ff0000", "ff0000", "-"])
    #expect(drawing.warnings.isEmpty)
  }

  @Test(arguments: [
    ("translate(100-60)", "-95", "65"), ("matrix(1 0-0 1 100-60)", "-95", "65"),
    ("translate(9.5.5)", "0", "0"),
  ])
  func groupsOfIconsAreWhereTheyBelong(transform: String, x: String, y: String) throws {
    let drawing = try SVGDrawing(
      "<g transform='\(transform)'><rect x='\(x)' y='\(y)' width='30' height='30' fill='green'/></g>"
    )
    #expect(drawing.color(20, 20) == "008000")
  }
}
