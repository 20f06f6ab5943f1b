import GalleyGeometry
import GalleyMotion
import Testing

@Suite struct AnimationTests {
  /// Where an animation of a way of 10 is, every so many seconds; nil when it is over.
  private func values(_ animation: Animation, every step: Double, count: Int) -> [Double?] {
    var context = AnimationContext<Double>()
    return (0..<count).map {
      animation.animate(value: 10, time: Double($0) * step, context: &context)
    }
  }

  @Test func curvesKnowTheirEndsAndTheirMiddle() {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut,
    ]
    for curve in curves {
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: -1) == 0)
      #expect(curve.value(at: 2) == 1)
      #expect((curve.inverse.value(at: curve.value(at: 0.3)) - 0.3).magnitude < 1e-9)
    }
    #expect((UnitCurve.easeInOut.value(at: 0.5) - 0.5).magnitude < 1e-12)
    // As browsers have cubic-bezier(0.42, 0, 1, 1).
    #expect((UnitCurve.easeIn.value(at: 0.5) - 0.315357).magnitude < 1e-6)
  }

  @Test func animationsRunRepeatAndWait() {
    #expect(values(.linear(duration: 1), every: 0.5, count: 3) == [0, 5, nil])
    #expect(values(.linear(duration: 1).delay(1), every: 0.5, count: 5) == [0, 0, 0, 5, nil])
    #expect(values(.linear(duration: 1).speed(2), every: 0.25, count: 3) == [0, 5, nil])
    #expect(
      values(.linear(duration: 1).repeatCount(2, autoreverses: false), every: 0.5, count: 6)
        == [0, 5, 0, 5, nil, nil])
    #expect(
      values(.linear(duration: 1).repeatForever(), every: 0.5, count: 5) == [0, 5, 10, 5, 0])
    let spring = values(.spring(duration: 0.5), every: 0.25, count: 9)
    #expect(spring.last == .some(nil))
  }

  /// OpenSwiftUI, `RepeatAnimation`.
  @Test func aRunThatGoesBackBeginsAsOneThatGoesForth() throws {
    let eased = values(.easeIn(duration: 1).repeatForever(), every: 0.25, count: 12)
    for (step, part) in [0.25, 0.5, 0.75].enumerated() {
      let gone = 10 * UnitCurve.easeIn.value(at: part)
      #expect(try abs(#require(eased[1 + step]) - gone) < 1e-9)
      #expect(try abs(#require(eased[5 + step]) - (10 - gone)) < 1e-9)
      #expect(try abs(#require(eased[9 + step]) - gone) < 1e-9)
    }
    // It waits where it has come to, as it has waited at the start.
    #expect(
      values(.linear(duration: 1).delay(1).repeatCount(2), every: 0.5, count: 9)
        == [0, 0, 0, 5, 10, 10, 10, 5, nil])
  }

  @Test func animationsAreComparedByWhatTheyAreMadeOf() {
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.spring == .spring())
    #expect(Animation.easeIn != .easeOut)
    #expect(Animation.linear.delay(1) != .linear)
    #expect(Set([Animation.linear, .linear, .bouncy]).count == 2)
  }

  @Test func keyframesPassThroughTheirValues() {
    struct Pose {
      var lift = 0.0
      var size = CGSize.zero
    }
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.lift) {
        LinearKeyframe(10, duration: 1)
        CubicKeyframe(20, duration: 1)
        MoveKeyframe(5)
      }
      KeyframeTrack(\.size) {
        SpringKeyframe(CGSize(width: 4, height: 2), duration: 0.5)
      }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.5).lift == 5)
    #expect(timeline.value(time: 1).lift == 10)
    #expect(timeline.value(progress: 1).lift == 5)
    #expect(timeline.value(time: 0.5).size == CGSize(width: 4, height: 2))
  }

  @Test func valuesAreVectors() {
    var pair = AnimatablePair(1.0, CGFloat(2))
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(2, 4))
    #expect(pair.magnitudeSquared == 20)
    var three = AnimatableValues(1.0, 2.0, Float(3))
    three.interpolate(towards: .zero, amount: 0.5)
    #expect(three == AnimatableValues(0.5, 1, 1.5))
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.animatableData = insets.animatableData.scaled(by: 2)
    #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
  }
}
