import Galley
import TestSupport
import Testing

/// Touches anywhere on all controls: nothing ends the process, and there is an image afterwards.
@Suite struct RandomTouchTests {
  @Test(arguments: ControlPages.all.indices) func touchesAnywhereAreHarmless(index: Int) throws {
    var random = SeededRandom(seed: index + 99)
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
