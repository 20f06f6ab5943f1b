import Foundation
import GalleyGeometry
import Testing

@Suite struct DeterministicMathTests {
  @Test func anglesAgainstTheSystem() {
    var largest = 0.0
    for step in 0..<20_000 {
      let angle = (Double(step) / 10_000 - 1) * Double.pi
      for length in [1e-9, 0.3, 1, 7e8] {
        let (x, y) = (cos(angle) * length, sin(angle) * length)
        largest = max(largest, (DeterministicMath.angle(x: x, y: y) - atan2(y, x)).magnitude)
      }
    }
    #expect(largest < 1e-10)
  }

  @Test func anglesOfWhatHasNone() {
    #expect(DeterministicMath.angle(x: 0, y: 0) == 0)
    #expect(
      DeterministicMath.angle(x: .nan, y: 1) == 0
        && DeterministicMath.angle(x: 1, y: .infinity) == 0)
  }

  @Test func logarithmsAgainstTheSystem() {
    for number in [1e-300, 0.3, 0.998, 1, 1.1112, 2.718281828459045, 7, 6e23] {
      let expected = log(number)
      let found = DeterministicMath.logarithm(number)
      #expect((found - expected).magnitude <= 1e-13 * max(expected.magnitude, 1))
    }
    #expect(DeterministicMath.logarithm(1) == 0)
    #expect(DeterministicMath.logarithm(0).isNaN && DeterministicMath.logarithm(-1).isNaN)
  }
}
