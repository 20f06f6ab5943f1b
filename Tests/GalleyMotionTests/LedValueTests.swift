import GalleyGeometry
import Testing

@testable import GalleyMotion

/// Springs that follow what a finger has led, against closed forms.
@Suite struct LedValueTests {
  /// A braked swing of half a second about a target of 0.
  private func swing(_ distance: Double, _ speed: Double, ratio: Double, _ t: Double) -> Double {
    let w = 4 * Double.pi
    let d = ratio * w
    if ratio == 1 { return exp(-d * t) * (distance + (speed + d * distance) * t) }
    let q = w * (1 - ratio * ratio).squareRoot()
    return exp(-d * t) * (distance * cos(q * t) + (speed + d * distance) / q * sin(q * t))
  }

  /// A value that a finger leads is there at once; the spring that follows begins as fast (OpenSwiftUI,
  /// `VelocityTrackingAnimation`).
  @Test(
    arguments: [
      // Two places and the spring: after 0.1 seconds, after 0.2 seconds, and how long the finger rests.
      (10.0, nil, 0, 100), (10, 30, 0, 125), (10, 30, 0.01, 125 * 0.98017904), (10, 30, 0.05, 0),
    ] as [(Double, Double?, Double, Double)])
  func aSpringBeginsAsFastAsTheFingerWas(
    first: Double, second: Double?, rest: Double, speed: Double
  ) {
    var animator = Animator(-3.0)
    animator.move(to: 0, by: nil, tracksVelocity: true, at: 1)
    animator.move(to: first, by: nil, tracksVelocity: true, at: 1.1)
    if let second { animator.move(to: second, by: nil, tracksVelocity: true, at: 1.2) }
    let (place, begin) = (second ?? first, (second == nil ? 1.1 : 1.2) + rest)
    #expect(!animator.isMoving && animator.value(at: begin) == place)
    animator.move(to: 2, by: .spring(response: 0.5, dampingFraction: 0.7), at: begin)
    for step in 0..<100 {
      let time = Double(step) / 200
      let expected = 2 + swing(place - 2, speed, ratio: 0.7, time)
      #expect((animator.value(at: begin + time) - expected).magnitude < 1e-5)
    }
  }

  @Test func nothingButASpringTakesTheVelocityOfAFinger() {
    func led() -> Animator<Double> {
      var animator = Animator(0.0)
      animator.move(to: 5, by: nil, tracksVelocity: true, at: 0)
      animator.move(to: 10, by: nil, tracksVelocity: true, at: 0.1)
      return animator
    }
    var curve = led()
    curve.move(to: 20, by: .linear(duration: 1), at: 0.1)
    #expect((curve.value(at: 0.6) - 15).magnitude < 1e-9)
    // The spring after that one has the curve before it.
    curve.move(to: 0, by: .spring(response: 0.5, dampingFraction: 1), at: 0.6)
    let expected = swing(15, 0, ratio: 1, 0.1)
    #expect((curve.value(at: 0.7) - expected).magnitude < 1e-6)
    // A finger that takes a value while it moves has it at once.
    var caught = Animator(0.0)
    caught.move(to: 100, by: .linear(duration: 1), at: 0)
    caught.move(to: 40, by: nil, tracksVelocity: true, at: 0.5)
    #expect(caught.value(at: 0.5) == 40 && !caught.isMoving)
  }
}
