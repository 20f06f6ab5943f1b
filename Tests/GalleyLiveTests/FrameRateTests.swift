import Testing

@testable import GalleyLive

/// How fast frames are read.
@Suite struct FrameRateTests {
  private let start = ContinuousClock.now

  @Test func aSecondsWorthIsReadAtOnce() {
    var rate = FrameRate(perSecond: 10, now: start)
    for _ in 0..<10 {
      #expect(rate.pause(now: start) == nil)
      rate.count()
    }
    #expect(rate.pause(now: start) == .milliseconds(100))
    #expect(rate.pause(now: start + .milliseconds(110)) == nil)
  }

  /// What was read together has to be waited for together.
  @Test func aBurstIsPaidBack() {
    var rate = FrameRate(perSecond: 8, now: start)
    for _ in 0..<30 { rate.count() }
    #expect(rate.pause(now: start) == .milliseconds(2875))
    #expect(rate.pause(now: start + .seconds(2)) == .milliseconds(875))
    #expect(rate.pause(now: start + .seconds(3)) == nil)
  }

  @Test func restIsNotSavedForLater() {
    var rate = FrameRate(perSecond: 10, now: start)
    let later = start + .seconds(60)
    #expect(rate.pause(now: later) == nil)
    for _ in 0..<10 { rate.count() }
    #expect(rate.pause(now: later) != nil)
    // An earlier moment takes nothing away.
    #expect(rate.pause(now: start) == rate.pause(now: later))
  }
}
