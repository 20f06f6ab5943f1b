import Galley
import Testing

/// Touches anywhere on all controls: nothing ends the process, and there is an image afterwards.
@Suite struct RandomTouchTests {
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test(arguments: ControlPages.all.indices) func touchesAnywhereAreHarmless(index: Int) throws {
    var random = Numbers(state: UInt64(index) &+ 99)
    let renderer = ImageRenderer(content: AnyView(ControlPages.all[index].1))
    let drawing = try renderer.draw()
    let (width, height) = (CGFloat(drawing.width), CGFloat(drawing.height))
    func place() -> CGPoint {
      CGPoint(
        x: .random(in: -10...(width + 10), using: &random),
        y: .random(in: -10...(height + 10), using: &random))
    }
    for _ in 0..<10 { try renderer.tap(at: place()) }
    for _ in 0..<4 {
      let touch = try renderer.touch(at: place())
      try touch.move(to: place())
      if Bool.random(using: &random) { try touch.lift() }
    }
    _ = try renderer.draw().bitmap()
  }
}
