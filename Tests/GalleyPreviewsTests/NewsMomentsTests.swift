import Testing

@testable import GalleyPreviews

/// How often the elements of a preview in use are told.
@Suite struct NewsMomentsTests {
  /// Events in steps of time, each of which is followed by the elements where they may be told.
  /// - Returns: in which steps they were, and how long after the last event they may be told again.
  private func told(
    _ count: Int, every step: Duration
  ) -> (steps: [Int], rest: Duration) {
    let start = ContinuousClock.now
    var moments = NewsMoments(now: start)
    var steps: [Int] = []
    for number in 0..<count {
      let now = start + step * number
      moments.noteEvents(at: now)
      if moments.next <= now {
        steps.append(number)
        moments.noteTold(at: now)
      }
    }
    return (steps, moments.next - (start + step * (count - 1)))
  }

  @Test func aDragIsInterruptedOnceASecond() {
    let drag = told(250, every: .milliseconds(10))
    #expect(drag.steps == [0, 100, 200])
    #expect(drag.rest == .milliseconds(50))
  }

  @Test func tapsAndSlowFramesAreToldFourTimesASecond() {
    #expect(told(3, every: .milliseconds(300)).steps == [0, 1, 2])
    #expect(told(9, every: .milliseconds(125)).steps == [0, 2, 4, 6, 8])
    // A press, a lift and what follows from them are no drag.
    let tap = told(2, every: .milliseconds(10))
    #expect(tap.steps == [0])
    #expect(tap.rest == .milliseconds(240))
  }
}
