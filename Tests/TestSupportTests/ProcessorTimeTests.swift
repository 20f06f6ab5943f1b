import Foundation
import TestSupport
import Testing

@Suite struct ProcessorTimeTests {
  /// Time in which a thread waits is none.
  @Test func waitingIsNotCounted() {
    #expect(processorTime { usleep(300_000) } < .milliseconds(200))
  }

  @Test func workIsCounted() {
    var sum = 0.0
    let once = processorTime { sum += sumOfRoots(10_000) }
    let often = processorTime { for _ in 0..<20 { sum += sumOfRoots(10_000) } }
    #expect(sum > 0 && once > .zero)
    #expect(often > once * 4)
  }

  private func sumOfRoots(_ count: Int) -> Double {
    (0..<count).reduce(0) { $0 + Double($1).squareRoot() }
  }

  @Test func errorsAreThrownOn() {
    struct Stop: Error {}
    #expect(throws: Stop.self) { _ = try processorTime { throw Stop() } }
  }
}
