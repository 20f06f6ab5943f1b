import Galley
import Testing

/// Glyphs that are trees of paints (COLR version 1), by a font with one glyph for each kind of paint
/// (`make-color-fonts`): at 10 points a box of 8 x 8 pixels, 100 units to a pixel.
@Suite struct ColorPaintTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fonts")

  private enum Glyph: UInt32 {
    case solid = 0xE000
    case linear, slanted, ends, repeated, reflected, radial, cone, sweep, sweepPart, translated
    case scaled, rotated, skewed, transformed, movedFill, clipped, sourceIn, sourceOut, multiply
    case foreground, boxed, cycle, unbounded
  }

  /// The 8 x 8 pixels of the glyph's box, rows from the top.
  private func box(_ glyph: Glyph, _ color: Color = Color(red: 0, green: 0, blue: 1)) throws
    -> [[Pixel]]
  {
    let scalar = try #require(Unicode.Scalar(glyph.rawValue))
    let renderer = Renderer(fonts: try FontCollection(folder: Self.folder))
    let text = Text(String(scalar)).font(.custom("Paints", fixedSize: 10)).foregroundStyle(color)
    let bitmap = try renderer.render(text.padding(4)).bitmap
    return (0..<8).map { y in (0..<8).map { x in bitmap[4 + x, 4 + y] } }
  }

  private let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  private let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)

  /// The grey of every pixel is `part` of white, at its middle in pixels from the lower left corner.
  private func expectGray(_ glyph: Glyph, _ part: (Double, Double) -> Double?) throws {
    let box = try box(glyph)
    for y in 0..<8 {
      for x in 0..<8 {
        let pixel = box[y][x]
        guard let part = part(Double(x) + 0.5, 7.5 - Double(y)) else {
          #expect(pixel == .clear, "\(glyph) \(x),\(y)")
          continue
        }
        let exact = min(max(part, 0), 1) * 255
        #expect(pixel.alpha == 255, "\(glyph) \(x),\(y)")
        #expect((Double(pixel.red) - exact).magnitude <= 1, "\(glyph) \(x),\(y)")
      }
    }
  }

  /// The red pixels, `.` where nothing is.
  private func expectRed(_ glyph: Glyph, _ rows: String) throws {
    let found = try box(glyph).map { row in
      row.map { $0 == red ? "#" : $0 == .clear ? "." : "+" }.joined()
    }
    #expect(found.joined(separator: "\n") == rows, "\(glyph)")
  }

  private func fraction(_ value: Double) -> Double { value - value.rounded(.down) }

  @Test func linearGradients() throws {
    try expectGray(.linear) { x, _ in x / 8 }
    // Lines of one colour run along 45 degrees: the way is half of the horizontal one.
    try expectGray(.slanted) { x, y in (x - y) / 8 }
    try expectGray(.ends) { x, _ in (x / 8 - 0.25) * 2 }
    try expectGray(.repeated) { x, _ in fraction(x / 4) }
    try expectGray(.reflected) { x, _ in x < 4 ? x / 4 : 2 - x / 4 }
    try expectGray(.movedFill) { x, _ in (x - 4) / 8 }
  }

  @Test func gradientsAroundAPoint() throws {
    func distance(_ x: Double, _ y: Double) -> Double {
      ((x - 4) * (x - 4) + (y - 4) * (y - 4)).squareRoot()
    }
    func turn(_ x: Double, _ y: Double) -> Double {
      fraction(DeterministicMath.angle(x: x - 4, y: y - 4) / (2 * .pi))
    }
    try expectGray(.radial) { distance($0, $1) / 4 }
    try expectGray(.sweep) { turn($0, $1) }
    // From a quarter to half of a turn; before it the first colour, behind it the last one.
    try expectGray(.sweepPart) { (turn($0, $1) - 0.25) * 4 }
    // A cone with its tip on the left: nothing lies beside it.
    let cone = try box(.cone)
    #expect(cone[0][0] == .clear && cone[4][7].alpha == 255 && cone[0][2] == .clear)
  }

  @Test func transforms() throws {
    let none = "........"
    func rows(_ lines: [String]) -> String { lines.joined(separator: "\n") }
    let (left, middle) = ("####....", "..####..")
    try expectRed(
      .translated, rows([none, none, none, middle, middle, middle, middle, none]))
    try expectRed(
      .scaled, rows([none, none, none, none] + Array(repeating: "..##....", count: 4)))
    // A quarter of a turn counter-clockwise about the middle.
    try expectRed(
      .rotated, rows([none, none, none, none] + Array(repeating: "....####", count: 4)))
    try expectRed(.transformed, rows([left, left, left, left, none, none, none, none]))
    let skewed = try box(.skewed)
    #expect(skewed[7][2] == red && skewed[4][5] == red && skewed[4][1] == .clear)
  }

  @Test func clipsAndOperators() throws {
    let inner = Array(repeating: "..####..", count: 4)
    let none = Array(repeating: "........", count: 2)
    try expectRed(.clipped, (none + inner + none).joined(separator: "\n"))
    try expectRed(.sourceIn, (none + inner + none).joined(separator: "\n"))
    let ring = Array(repeating: "########", count: 2)
    let sides = Array(repeating: "##....##", count: 4)
    try expectRed(.sourceOut, (ring + sides + ring).joined(separator: "\n"))
    // Magenta times red.
    try expectRed(.multiply, Array(repeating: "########", count: 8).joined(separator: "\n"))
    try expectRed(.boxed, Array(repeating: "####....", count: 8).joined(separator: "\n"))
  }

  @Test func theColourOfTheText() throws {
    let box = try box(.foreground)
    #expect(box[0][0] == red)
    // Half of each: 127.5, and a half is rounded up.
    #expect(box[4][4] == Pixel(red: 128, green: 0, blue: 128, alpha: 255))
    let faded = try self.box(.foreground, Color(red: 0, green: 0, blue: 1, opacity: 0.4))
    #expect(faded[0][0] == Pixel(red: 102, green: 0, blue: 0, alpha: 102))
  }

  /// A tree without an end, or without bounds, is as if there were none.
  @Test func treesThatCannotBePaintedAreOutlines() throws {
    #expect(try box(.cycle).allSatisfy { $0.allSatisfy { $0 == blue } })
    #expect(try box(.unbounded).allSatisfy { $0.allSatisfy { $0 == blue } })
  }
}
