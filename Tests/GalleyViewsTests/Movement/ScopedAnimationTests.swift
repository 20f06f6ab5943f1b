import Galley
import Testing

/// `animation(_:body:)` moves what its closure adds, and nothing else.
@Suite struct ScopedAnimationTests: MovingSuite {
  /// The rectangle of all pixels that something is painted in, half a second after the model's value went from 0 to 8.
  private func half<Content: View>(
    _ content: @escaping (CGFloat) -> Content
  ) throws -> CGRect {
    let model = MovingModel()
    let renderer = try renderer(model) { content($0.value) }
    try renderer.perform { model.value = 8 }
    try renderer.advance(to: 0.5)
    let bitmap = try renderer.render().bitmap
    var box = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width
      where Pixel(rawValue: bitmap.pixels[y * bitmap.width + x]).alpha > 20 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  private let box: some View = Color.red.frame(width: 10, height: 4)
  private let second = Animation.linear(duration: 1)

  @Test func whatTheClosureAddsMoves() throws {
    #expect(
      try half { way in
        box.animation(second) { $0.offset(x: way) }.offset(y: way)
      } == CGRect(x: 4, y: 8, width: 10, height: 4))
    #expect(
      try half { way in
        box.animation(second) { $0.scaleEffect(1 + way / 8, anchor: .topLeading) }
      } == CGRect(x: 0, y: 0, width: 15, height: 6))
    #expect(
      try half { way in
        box.animation(second) { $0.padding(.leading, way) }
      } == CGRect(x: 4, y: 0, width: 10, height: 4))
  }

  @Test func whatIsAroundItIsThereAtOnce() throws {
    #expect(
      try half { way in
        box.animation(second) { $0.opacity(1 - Double(way) / 16) }.padding(.leading, way)
      } == CGRect(x: 8, y: 0, width: 10, height: 4))
    #expect(
      try half { way in
        box.animation(second) { $0.offset(x: way) }
          .scaleEffect(way > 0 ? 2 : 1, anchor: .topLeading)
      } == CGRect(x: 8, y: 0, width: 20, height: 8))
    #expect(
      try half { way in
        box.animation(second) { $0.scaleEffect(way > 0 ? 1 : 0.5, anchor: .topLeading) }
          .frame(width: 90, alignment: way > 0 ? .trailing : .leading)
      } == CGRect(x: 80, y: 0, width: 8, height: 3))
  }

  @Test func whatIsInItIsThereAtOnce() throws {
    #expect(
      try half { way in
        box.offset(y: way).animation(second) { $0.opacity(1 - Double(way) / 16) }
      } == CGRect(x: 0, y: 8, width: 10, height: 4))
    #expect(
      try half { way in
        Color.red.frame(width: 10 + way, height: 4).animation(second) { $0.offset(x: way) }
      } == CGRect(x: 4, y: 0, width: 18, height: 4))
  }

  @Test func anAnimationAroundReachesWhatIsInIt() throws {
    #expect(
      try half { way in
        box.offset(y: way).animation(.linear(duration: 0.25)) { $0.offset(x: way) }
          .animation(second, value: way)
      } == CGRect(x: 8, y: 4, width: 10, height: 4))
  }
}
