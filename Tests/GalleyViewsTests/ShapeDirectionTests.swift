import Galley
import Testing

/// Shapes from right to left: an outline is mirrored in its box unless the shape is the same in both directions
/// (SwiftUI's documentation of `Shape.layoutDirectionBehavior`; OpenSwiftUI, `Shape.effectivePath(in:)`).
@Suite struct ShapeDirectionTests {
  /// Fills the first `part` of its box.
  nonisolated private struct Start: Shape {
    var part: CGFloat = 0.25
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * part, height: rect.height))
    }
  }

  nonisolated private struct FixedStart: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    func path(in rect: CGRect) -> Path { Start().path(in: rect) }
  }

  nonisolated private struct LeftToRightStart: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors(in: .leftToRight) }
    func path(in rect: CGRect) -> Path { Start().path(in: rect) }
  }

  /// The columns with ink in the middle of an image of 40 x 20, and their number.
  private func columns(_ view: some View, _ direction: LayoutDirection) throws -> [Int] {
    let page = view.frame(width: 40, height: 20).environment(\.layoutDirection, direction)
    let bitmap = try ImageRenderer(content: page).render().bitmap
    return (0..<bitmap.width).filter { bitmap.pixels[bitmap.width * 10 + $0] >> 24 > 127 }
  }

  @Test func outlinesAreMirrored() throws {
    #expect(try columns(Start().fill(.black), .leftToRight) == Array(0..<10))
    #expect(try columns(Start().fill(.black), .rightToLeft) == Array(30..<40))
    let path = Path(CGRect(x: 4, y: 0, width: 6, height: 20))
    #expect(try columns(path, .rightToLeft) == Array(30..<36))
    #expect(try columns(AnyShape(Start()).fill(.black), .rightToLeft) == Array(30..<40))
    #expect(try columns(Start().offset(x: 4).fill(.black), .rightToLeft) == Array(26..<36))
    #expect(try columns(Color.black.clipShape(Start()), .rightToLeft) == Array(30..<40))
    let ground = Color.clear.background(.black, in: Start())
    #expect(try columns(ground, .rightToLeft) == Array(30..<40))
  }

  @Test func shapesSayWhatTheyDo() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      #expect(try columns(FixedStart().fill(.black), direction) == Array(0..<10))
      #expect(
        try columns(Rectangle().size(width: 10, height: 20).fill(.black), direction)
          == Array(0..<10))
    }
    #expect(try columns(LeftToRightStart().fill(.black), .leftToRight) == Array(30..<40))
    #expect(try columns(LeftToRightStart().fill(.black), .rightToLeft) == Array(0..<10))
    let known: [any Shape] = [
      Rectangle(), RoundedRectangle(cornerRadius: 3), Circle(), Ellipse(), Capsule(),
      Circle().trim(from: 0, to: 0.3), Circle().stroke(lineWidth: 2), AnyShape(Circle()),
      Rectangle().rotation(.degrees(8)), Circle().inset(by: 2),
    ]
    for shape in known { #expect(shape.layoutDirectionBehavior == .fixed, "\(shape)") }
    #expect(UnevenRoundedRectangle().layoutDirectionBehavior == .mirrors)
    #expect(Path().layoutDirectionBehavior == .mirrors)
  }

  /// A leading corner is the right one.
  @Test func unevenCornersAreMirrored() throws {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular).fill(.black)
    let page = shape.frame(width: 40, height: 20).environment(\.layoutDirection, .rightToLeft)
    let bitmap = try ImageRenderer(content: page).render().bitmap
    #expect(bitmap.pixels[1 * 40 + 1] >> 24 == 255)
    #expect(bitmap.pixels[1 * 40 + 38] >> 24 == 0)
  }
}
