import GalleyGeometry
import Testing

@testable import GalleyMotion

/// Values on their way, against closed forms.
@Suite struct AnimatorTests {
  /// The plain solution of a braked swing about a target of 0, written down once more with the C library.
  private func swing(
    _ distance: Double, _ speed: Double, response: Double, ratio: Double, _ t: Double
  ) -> (place: Double, speed: Double) {
    let w = 2 * Double.pi / response
    let d = ratio * w
    if ratio == 1 {
      let b = speed + d * distance
      let e = exp(-d * t)
      return (e * (distance + b * t), e * (b - d * (distance + b * t)))
    }
    if ratio < 1 {
      let q = w * (1 - ratio * ratio).squareRoot()
      let b = (speed + d * distance) / q
      let e = exp(-d * t)
      return (
        e * (distance * cos(q * t) + b * sin(q * t)),
        e * ((b * q - d * distance) * cos(q * t) - (distance * q + d * b) * sin(q * t))
      )
    }
    let q = w * (ratio * ratio - 1).squareRoot()
    let (r1, r2) = (-d + q, -d - q)
    let c2 = (r1 * distance - speed) / (r1 - r2)
    let c1 = distance - c2
    return (c1 * exp(r1 * t) + c2 * exp(r2 * t), c1 * r1 * exp(r1 * t) + c2 * r2 * exp(r2 * t))
  }

  private let ratios = [0.3, 0.7, 0.825, 1, 1.6]

  @Test func springsAreTheirClosedFormsAtAThousandTimes() {
    for ratio in ratios {
      var animator = Animator(3.0)
      animator.move(to: 13, by: .spring(response: 0.5, dampingFraction: ratio), at: 2)
      let end = animator.end ?? 0
      for step in 0..<1000 {
        let time = (end - 2) * Double(step) / 1000
        let expected = 13 + swing(-10, 0, response: 0.5, ratio: ratio, time).place
        #expect((animator.value(at: 2 + time) - expected).magnitude < 1e-6)
      }
      #expect(animator.value(at: end) == 13)
      #expect(!animator.isMoving)
    }
  }

  @Test func springsThatAreRetargetedKeepTheirVelocity() {
    for ratio in ratios {
      for first in ratios {
        var animator = Animator(0.0)
        animator.move(to: 10, by: .spring(response: 0.6, dampingFraction: first), at: 0)
        animator.move(to: -4, by: .spring(response: 0.4, dampingFraction: ratio), at: 0.21)
        let start = swing(-10, 0, response: 0.6, ratio: first, 0.21)
        let end = animator.end ?? 0
        for step in 0..<1000 {
          let time = (end - 0.21) * Double(step) / 1000
          let expected =
            -4
            + swing(start.place + 10 + 4, start.speed, response: 0.4, ratio: ratio, time).place
          #expect((animator.value(at: 0.21 + time) - expected).magnitude < 1e-6)
        }
      }
    }
  }

  /// Curves know no velocity, nor do springs that add to others (OpenSwiftUI, `BezierAnimation`, `SpringAnimation`).
  @Test(
    arguments: [
      Animation.easeInOut(duration: 1), .linear(duration: 2).repeatForever(),
      .interpolatingSpring(stiffness: 20, damping: 1),
    ])
  func aSpringThatOvertakesACurveBeginsAtRest(lower: Animation) {
    var animator = Animator(0.0)
    animator.move(to: 10, by: lower, at: 0)
    let place = animator.value(at: 0.5)
    animator.move(to: 2, by: .spring(response: 0.4, dampingFraction: 0.7), at: 0.5)
    let end = animator.end ?? 0
    #expect(end < 3)
    for step in 0..<1000 {
      let time = (end - 0.5) * Double(step) / 1000
      let expected = 2 + swing(place - 2, 0, response: 0.4, ratio: 0.7, time).place
      #expect((animator.value(at: 0.5 + time) - expected).magnitude < 1e-6)
    }
    #expect(animator.value(at: end) == 2 && !animator.isMoving)
  }

  /// It has waited once (OpenSwiftUI, `DelayAnimation.shouldMerge`).
  @Test func aDelayedSpringThatTurnsBackDoesNotWaitAgain() {
    let spring = Animation.spring(response: 0.5, dampingFraction: 0.7).delay(0.3)
    var animator = Animator(0.0)
    animator.move(to: 10, by: spring, at: 1)
    animator.move(to: 0, by: spring, at: 1.5)
    let start = swing(-10, 0, response: 0.5, ratio: 0.7, 0.2)
    for step in 0..<1000 {
      let time = Double(step) / 1000
      let expected = swing(start.place + 10, start.speed, response: 0.5, ratio: 0.7, time).place
      #expect((animator.value(at: 1.5 + time) - expected).magnitude < 0.02)
    }
    // One that still waits begins with the first.
    var waiting = Animator(0.0)
    waiting.move(to: 10, by: spring, at: 1)
    waiting.move(to: 4, by: spring, at: 1.1)
    #expect(waiting.value(at: 1.2) == 0)
    let expected = 4 + swing(-4, 0, response: 0.5, ratio: 0.7, 0.2).place
    #expect((waiting.value(at: 1.5) - expected).magnitude < 1e-6)
  }

  @Test func aFasterSpringThatTurnsBackKeepsItsVelocity() {
    let spring = Animation.spring(response: 0.5, dampingFraction: 0.7).delay(0.2).speed(2)
    var animator = Animator(0.0)
    animator.move(to: 10, by: spring, at: 0)
    animator.move(to: -4, by: spring, at: 0.2)
    // It has waited a tenth and gone for another one, as a spring of half the time.
    let start = swing(-10, 0, response: 0.25, ratio: 0.7, 0.1)
    for step in 0..<200 {
      let time = Double(step) / 1000
      let expected =
        -4 + swing(start.place + 10 + 4, start.speed, response: 0.25, ratio: 0.7, time).place
      #expect((animator.value(at: 0.2 + time) - expected).magnitude < 1e-6)
    }
  }

  @Test func springsThatAreChangedInOtherWaysGoOnBelow() {
    var animator = Animator(0.0)
    animator.move(to: 10, by: .spring(response: 0.5, dampingFraction: 1).delay(0.1), at: 0)
    animator.move(to: 0, by: .spring(response: 0.5, dampingFraction: 1).delay(0.2), at: 0.2)
    let lower = 10 + swing(-10, 0, response: 0.5, ratio: 1, 0.5).place
    let part = 1 + swing(-1, 0, response: 0.5, ratio: 1, 0.2).place
    #expect((animator.value(at: 0.6) - lower * (1 - part)).magnitude < 1e-6)
  }

  /// Goes evenly for a second, and takes the place of its own kind.
  private struct Merging: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? { time < 1 ? value.scaled(by: time) : nil }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { previous.base is Merging }
  }

  /// Apple's documentation of `shouldMerge`: the new one has the state and the time of the one before.
  @Test func aCustomAnimationThatMergesGoesOnWithTheTimeOfTheOneBefore() {
    var animator = Animator(0.0)
    animator.move(to: 100, by: Animation(Merging()), at: 2)
    animator.move(to: 200, by: Animation(Merging()), at: 2.5)
    #expect(animator.value(at: 2.5) == 100)
    #expect(animator.value(at: 2.75) == 150)
    #expect(animator.end == 3)
    #expect(animator.value(at: 3) == 200 && !animator.isMoving)
  }

  @Test func interpolatingSpringsLeadFromWhereTheLowerOneIs() {
    var animator = Animator(0.0)
    let spring = Animation.interpolatingSpring(stiffness: 100, damping: 12)
    let (response, ratio) = (2 * Double.pi / 10, 0.6)
    animator.move(to: 10, by: spring, at: 0)
    animator.move(to: 30, by: spring, at: 0.1)
    for step in 0..<1000 {
      let time = 0.1 + Double(step) / 2000
      let lower = 10 + swing(-10, 0, response: response, ratio: ratio, time).place
      let part = 1 + swing(-1, 0, response: response, ratio: ratio, time - 0.1).place
      #expect((animator.value(at: time) - (lower + (30 - lower) * part)).magnitude < 1e-6)
    }
  }

  @Test func curvesAreTheirClosedFormsAtAThousandTimes() {
    // A curve of the same handles in both directions is a line, and easeIn has a third of its time in a known root.
    var line = Animator(1.0)
    line.move(to: 5, by: .timingCurve(0.3, 0.3, 0.6, 0.6, duration: 2), at: 1)
    var ease = Animator(0.0)
    ease.move(to: 1, by: .timingCurve(1 / 3, 0, 2 / 3, 1, duration: 1), at: 0)
    var turn = Animator(0.0)
    turn.move(to: 1, by: .timingCurve(.circularEaseIn, duration: 1), at: 0)
    for step in 0..<1000 {
      let part = Double(step) / 1000
      #expect((line.value(at: 1 + 2 * part) - (1 + 4 * part)).magnitude < 1e-6)
      // Time runs evenly along these handles, so the value is the polynomial itself.
      #expect((ease.value(at: part) - part * part * (3 - 2 * part)).magnitude < 1e-6)
      #expect((turn.value(at: part) - (1 - (1 - part * part).squareRoot())).magnitude < 1e-6)
    }
  }

  @Test func anOvertakenCurveGoesOnBelowTheNewOne() {
    var animator = Animator(0.0)
    animator.move(to: 100, by: .linear(duration: 1), at: 0)
    animator.move(to: 0, by: .linear(duration: 1), at: 0.5)
    #expect(animator.value(at: 0.5) == 50)
    #expect((animator.value(at: 0.75) - 56.25).magnitude < 1e-12)
    #expect((animator.value(at: 1) - 50).magnitude < 1e-12)
    #expect((animator.value(at: 1.25) - 25).magnitude < 1e-12)
    #expect(animator.value(at: 1.5) == 0)
    #expect(!animator.isMoving)
  }

  /// r1 is where the lower curve is, r = r1 + (target - r1) f where the value is.
  @Test(arguments: [2, 3, 5])
  func curvesThatAreToggledAreEachAboveTheOneBefore(count: Int) {
    let curve = UnitCurve.easeInOut
    var animator = Animator(0.0)
    let starts = (0..<count).map { Double($0) * 0.3 }
    for (index, start) in starts.enumerated() {
      animator.move(to: index.isMultiple(of: 2) ? 100 : 0, by: .easeInOut(duration: 1), at: start)
    }
    for step in 0..<100 {
      let time = starts[count - 1] + Double(step) / 100
      var place = 0.0
      for (index, start) in starts.enumerated() {
        let target = index.isMultiple(of: 2) ? 100.0 : 0
        place += (target - place) * curve.value(at: time - start)
      }
      #expect((animator.value(at: time) - place).magnitude < 1e-9)
    }
    #expect(animator.value(at: starts[count - 1] + 1) == (count.isMultiple(of: 2) ? 0 : 100))
    #expect(!animator.isMoving)
  }

  @Test func easeInOutToggledTwice() {
    var animator = Animator(0.0)
    animator.move(to: 100, by: .easeInOut(duration: 1), at: 0)
    animator.move(to: 0, by: .easeInOut(duration: 1), at: 0.3)
    #expect((animator.value(at: 0.65) - 55.43).magnitude < 0.01)
  }

  @Test func allIsOverWhenTheLastOneIs() {
    var animator = Animator(0.0)
    animator.move(to: 100, by: .linear(duration: 10), at: 0)
    animator.move(to: 50, by: .linear(duration: 0.5), at: 1)
    #expect(animator.end == 1.5)
    // From 10, which becomes 12.5 meanwhile, half of the way to 50.
    #expect((animator.value(at: 1.25) - 31.25).magnitude < 1e-12)
    #expect(animator.value(at: 1.5) == 50)
    #expect(!animator.isMoving)
  }

  @Test func anEndlessMovementGoesOnBelow() {
    var animator = Animator(0.0)
    animator.move(to: 10, by: .linear(duration: 1).repeatForever(), at: 0)
    #expect(animator.end == .infinity)
    #expect((animator.value(at: 1.25) - 7.5).magnitude < 1e-12)
    animator.move(to: 0, by: .linear(duration: 1), at: 1.25)
    #expect((animator.value(at: 1.5) - 3.75).magnitude < 1e-12)
    #expect((animator.value(at: 1.75) - 1.25).magnitude < 1e-12)
    #expect(animator.value(at: 2.25) == 0)
    #expect(!animator.isMoving)
  }

  /// The oldest come to their ends: the value is where those that are left lead to.
  @Test func moreMovementsThanAreKept() {
    var animator = Animator(0.0)
    for index in 0..<100 {
      animator.move(to: Double(index), by: .linear(duration: 1), at: Double(index) / 1000)
    }
    #expect(animator.value(at: 1.099) == 99)
    #expect(!animator.isMoving)
  }

  @Test func aSpringThatOvertakesTwoMovementsBeginsAtRest() {
    var animator = Animator(0.0)
    animator.move(to: 100, by: .linear(duration: 1), at: 0)
    animator.move(to: 0, by: .linear(duration: 1), at: 0.5)
    let before = animator.value(at: 0.7)
    #expect((before - 56).magnitude < 1e-9)
    animator.move(to: 20, by: .spring(response: 0.4, dampingFraction: 0.7), at: 0.7)
    for index in 0..<100 {
      let time = Double(index) / 200
      let expected =
        20 + swing(before - 20, 0, response: 0.4, ratio: 0.7, time).place
      #expect((animator.value(at: 0.7 + time) - expected).magnitude < 1e-3)
    }
  }

  /// As in SwiftUI: the value is moved by as much as its target, and what moves goes on.
  @Test func withoutAnAnimationTheTargetIsMovedAndMovementsGoOn() {
    var animator = Animator(0.0)
    animator.move(to: 1, by: nil, at: 0)
    #expect(animator.value(at: 0) == 1 && !animator.isMoving)
    animator.move(to: 2, by: .linear(duration: 1), at: 0)
    animator.move(to: 3, by: nil, at: 0.5)
    #expect(animator.target == 3)
    #expect(animator.value(at: 0.5) == 2.5)
    #expect(animator.value(at: 0.75) == 2.75)
    #expect(animator.value(at: 1) == 3 && !animator.isMoving)
  }

  @Test func whatIsNotFiniteDoesNotMove() {
    var animator = Animator(3.0)
    animator.move(to: 10, by: .linear(duration: 1), at: 0)
    animator.move(to: .infinity, by: .linear, at: 0.5)
    #expect(animator.value(at: 0.5) == .infinity && !animator.isMoving)
    animator.move(to: 4, by: .linear, at: 1)
    #expect(animator.value(at: 1) == 4)
  }

  @Test func aMovementWithoutEndIsStoppedByAnAnimationAlone() {
    var animator = Animator(0.0)
    animator.move(to: 1, by: .linear(duration: 1).repeatForever(autoreverses: false), at: 0)
    animator.move(to: 0, by: nil, at: 0.5)
    #expect(animator.value(at: 0.5) == -0.5)
    #expect(animator.value(at: 7.25) == -0.75)
    animator.move(to: 0.25, by: .linear(duration: 1), at: 8.5)
    #expect(animator.value(at: 8.5) == -0.5)
    #expect(animator.value(at: 9.5) == 0.25 && !animator.isMoving)
  }

  @Test func whereAValueIsDoesNotDependOnHowOftenSomebodyLooks() {
    let animations: [Animation] = [
      .easeInOut(duration: 0.7), .bouncy, .spring(duration: 0.4).delay(0.2).repeatCount(3),
      .easeIn.speed(0.5).repeatForever(autoreverses: false), .snappy.repeatForever(),
    ]
    for animation in animations {
      var (one, other) = (Animator(0.0), Animator(0.0))
      one.move(to: 10, by: animation, at: 0)
      other.move(to: 10, by: animation, at: 0)
      for step in 0..<500 { _ = other.value(at: Double(step) * 0.0037) }
      for time in [1.85, 2.3, 5.01] { #expect(one.value(at: time) == other.value(at: time)) }
    }
  }

  @Test func presetsHaveTheirDocumentedValues() {
    func parts(_ spring: Spring) -> [Double] {
      [spring.duration, spring.bounce].map { ($0 * 1e9).rounded() / 1e9 }
    }
    #expect(parts(.smooth) == [0.5, 0])
    #expect(parts(.snappy) == [0.5, 0.15])
    #expect(parts(.bouncy) == [0.5, 0.3])
    #expect(parts(.bouncy(duration: 0.8, extraBounce: 0.1)) == [0.8, 0.4])
    #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1))
    #expect(
      Animation.spring(Spring(response: 0.5, dampingRatio: 0.825))
        == .spring(response: 0.5, dampingFraction: 0.825))
    #expect(Animation.easeInOut(duration: 0.35) == .easeInOut)
    #expect(
      Animation.easeInOut(duration: 1) == .timingCurve(0.42, 0, 0.58, 1, duration: 1))
  }

  @Test func animationsKnowTheirEnds() {
    func timing(_ animation: Animation) -> AnimationTiming { animation.timing(of: 10.0) }
    #expect(timing(.linear(duration: 2)) == AnimationTiming(logicalEnd: 2, end: 2))
    #expect(timing(.linear(duration: 2).delay(1)) == AnimationTiming(logicalEnd: 3, end: 3))
    #expect(timing(.linear(duration: 2).speed(4)).end == 0.5)
    #expect(timing(.linear(duration: 2).repeatCount(3)).end == 6)
    #expect(timing(.linear(duration: 2).repeatForever()).end == .infinity)
    #expect(timing(.linear(duration: 2).logicallyComplete(after: 1)).logicalEnd == 1)
    let spring = timing(.spring(duration: 0.5))
    #expect((spring.logicalEnd - 0.5).magnitude < 1e-12)
    #expect(spring.end > 0.5 && spring.end < 2)
    #expect(timing(Animation(Halting())).end == 0.5)
    #expect(timing(Animation(Halting())).logicalEnd == 0.25)
  }

  /// Goes half of the way, for half a second.
  private struct Halting: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      if time >= 0.25 { context.isLogicallyComplete = true }
      return time < 0.5 ? value.scaled(by: 0.5) : nil
    }
  }
}
