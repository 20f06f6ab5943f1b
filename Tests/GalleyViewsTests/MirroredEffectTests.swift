import Galley
import Testing

/// Moves and turns from right to left are those from left to right, mirrored: in SwiftUI they are geometry effects and a
/// layout (OpenSwiftUI, `DefaultGeometryEffectProvider`, `_RotationEffect.Data`, `_PositionLayout`).
@Suite struct MirroredEffectTests {
  nonisolated private struct Shifted: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: 12, y: 3))
    }
  }

  /// The pixels with ink of an image of 60 x 40, row by row.
  private func ink(_ view: some View, _ direction: LayoutDirection) throws -> [Bool] {
    let page = view.frame(width: 60, height: 40).environment(\.layoutDirection, direction)
    return try ImageRenderer(content: page).render().bitmap.pixels.map { $0 >> 24 > 127 }
  }

  private func mirrored(_ ink: [Bool]) -> [Bool] {
    (0..<40).flatMap { row in (0..<60).map { ink[row * 60 + 59 - $0] } }
  }

  private var mark: some View { Color.black.frame(width: 20, height: 10) }

  @Test func effectsAreMirrored() throws {
    let views: [(String, AnyView)] = [
      ("offset", AnyView(mark.offset(x: 11, y: 4))),
      ("position", AnyView(mark.position(x: 14, y: 9))),
      ("scaleEffect", AnyView(mark.scaleEffect(0.5, anchor: .leading))),
      ("transformEffect", AnyView(mark.transformEffect(.init(translationX: 7, y: 2)))),
      ("geometry effect", AnyView(mark.modifier(Shifted()))),
      ("visualEffect", AnyView(mark.visualEffect { view, _ in view.offset(x: 9) })),
      ("quarter", AnyView(mark.rotationEffect(.degrees(90), anchor: .leading))),
    ]
    for (name, view) in views {
      let left = try ink(view, .leftToRight)
      #expect(left.contains(true) && left != mirrored(left), "\(name)")
      #expect(try ink(view, .rightToLeft) == mirrored(left), "\(name)")
    }
  }

  /// A lever that points to the right and falls clockwise points to the left and falls the other way.
  @Test func turnsGoTheOtherWay() throws {
    let lever = Color.black.frame(width: 40, height: 4).rotationEffect(
      .degrees(30), anchor: .leading)
    let (left, right) = (try ink(lever, .leftToRight), try ink(lever, .rightToLeft))
    #expect(left[27 * 60 + 22] && !right[27 * 60 + 22])
    #expect(right[27 * 60 + 37] && !left[27 * 60 + 37])
  }

  @Test func framesKnowIt() throws {
    var frame = CGRect.zero
    let reader = Color.black.frame(width: 20, height: 10)
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        frame = $0
      }
    let view = reader.offset(x: 10).frame(width: 60, height: 40)
      .environment(\.layoutDirection, .rightToLeft)
    _ = try ImageRenderer(content: view).render()
    #expect(frame == CGRect(x: 10, y: 15, width: 20, height: 10))
  }
}
