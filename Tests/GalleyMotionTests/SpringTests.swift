import GalleyGeometry
import GalleyMotion
import Testing

@Suite struct SpringTests {
  private let springs = [
    Spring(duration: 0.5, bounce: 0.3), .smooth, Spring(duration: 0.5, bounce: -0.4),
    Spring(mass: 2, stiffness: 50, damping: 3), Spring(response: 0.5, dampingRatio: 0),
    Spring(response: 0.5, dampingRatio: 0.9999999), Spring(response: 0.5, dampingRatio: 1.00001),
  ]

  @Test func springsObeyTheirForce() {
    for spring in springs {
      func place(_ time: Double) -> Double {
        spring.value(target: 100, initialVelocity: 40, time: time)
      }
      #expect(place(0).magnitude < 1e-9)
      for time in stride(from: 0.05, through: 2, by: 0.1) {
        let step = 1e-4
        let velocity = spring.velocity(target: 100.0, initialVelocity: 40, time: time)
        let measured = (place(time + step) - place(time - step)) / (2 * step)
        #expect((velocity - measured).magnitude < 0.01)
        let bend = place(time + step) - 2 * place(time) + place(time - step)
        let force = spring.force(target: 100, position: place(time), velocity: velocity)
        #expect(
          (bend / (step * step) * spring.mass - force).magnitude < 2 + force.magnitude / 1000)
      }
    }
  }

  @Test func movingOnInStepsIsMovingOnAtOnce() {
    for spring in springs {
      var (value, velocity) = (0.0, 40.0)
      for _ in 0..<10 {
        spring.update(value: &value, velocity: &velocity, target: 100, deltaTime: 0.07)
      }
      let whole = spring.value(target: 100.0, initialVelocity: 40, time: 0.7)
      #expect((value - whole).magnitude < 1e-5)
    }
  }

  @Test func springsAreAtRestWhenTheySaySo() {
    for spring in springs where spring.dampingRatio > 0 {
      let end = spring.settlingDuration
      for time in stride(from: end, through: end * 2, by: end / 20) {
        #expect((spring.value(target: 1.0, time: time) - 1).magnitude <= 0.001 + 1e-9)
      }
    }
    #expect(Spring(response: 0.5, dampingRatio: 0).settlingDuration == .infinity)
  }

  /// The first two were printed by a probe on macOS; the others are OpenSwiftUI's estimate.
  @Test func springsSettleAsThoseOfSwiftUI() {
    #expect((Spring(duration: 0.15, bounce: 0).settlingDuration - 0.3).magnitude < 1e-9)
    #expect((Spring(duration: 0.4, bounce: 0).settlingDuration - 0.6).magnitude < 1e-9)
    let decay = 0.7 * 2 * Double.pi / 0.5
    let estimate = log((decay + 1) / 0.001) / decay
    #expect((Spring(duration: 0.5, bounce: 0.3).settlingDuration - estimate).magnitude < 1e-9)
    #expect(
      Spring(response: 0.5, dampingRatio: 3).settlingDuration(target: 0.0, epsilon: 0.001) == 0)
  }

  @Test func springsAreMadeOfTheTimeInWhichTheySettle() {
    for seconds in [0.2, 1, 3] {
      let critical = Spring(settlingDuration: seconds, dampingRatio: 1)
      #expect((critical.value(target: 1.0, time: seconds) - 0.999).magnitude < 1e-9)
      let swinging = Spring(settlingDuration: seconds, dampingRatio: 0.8)
      let turns = 2 * Double.pi / swinging.response * seconds
      #expect((0.8 / 0.6 * exp(-0.8 * turns) - 0.001).magnitude < 1e-12)
    }
  }

  @Test func interactiveSpringsSwingByThreeTwentieths() {
    #expect(
      Animation.interactiveSpring == .spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25))
    #expect(
      Animation.interactiveSpring(duration: 0.3, extraBounce: 0.1)
        == .spring(duration: 0.3, bounce: 0.25, blendDuration: 0.25))
  }

  @Test func bounceAndDampingAreTheSame() {
    #expect((Spring(duration: 0.4, bounce: 0.2).dampingRatio - 0.8).magnitude < 1e-12)
    #expect((Spring(duration: 0.4, bounce: -0.5).dampingRatio - 2).magnitude < 1e-12)
    #expect((Spring(duration: 0.4, bounce: -0.5).bounce + 0.5).magnitude < 1e-12)
    #expect(Spring(mass: 1, stiffness: 100, damping: 90).dampingRatio == 1)
  }
}
