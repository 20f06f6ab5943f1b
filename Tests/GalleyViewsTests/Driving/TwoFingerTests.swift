import Galley
import Testing

/// Two fingers, each of which goes its own way.
@MainActor @Suite struct TwoFingerTests {
  private final class Log: @unchecked Sendable {
    var scales: [CGFloat] = []
    var angles: [Double] = []
    var taps = 0
  }

  private func box(_ log: Log) -> ImageRenderer<some View> {
    let gesture = MagnifyGesture(minimumScaleDelta: 0)
      .simultaneously(with: RotateGesture(minimumAngleDelta: .zero))
    return ImageRenderer(
      content: Color.red.frame(width: 200, height: 200)
        .gesture(
          gesture.onEnded {
            if let first = $0.first { log.scales.append(first.magnification) }
            if let second = $0.second { log.angles.append(second.rotation.degrees) }
          }
        )
        .onTapGesture { log.taps += 1 })
  }

  @Test func oneMayRestWhileTheOtherMoves() throws {
    let log = Log()
    let renderer = box(log)
    let (first, second) = (CGPoint(x: 50, y: 100), CGPoint(x: 150, y: 100))
    let touch = try renderer.touch(at: first, and: second)
    #expect(touch.location == CGPoint(x: 100, y: 100))
    try touch.move(to: first, and: CGPoint(x: 100, y: 100), over: 0.2)
    try touch.lift()
    #expect(log.scales.count == 1 && abs((log.scales.first ?? 0) - 0.5) < 1e-9)
    #expect(abs(log.angles.first ?? 90) < 1e-9)
    let turn = try renderer.touch(at: first, and: second)
    try turn.move(to: first, and: CGPoint(x: 50, y: 200))
    try turn.lift()
    #expect(abs((log.scales.last ?? 0) - 1) < 1e-9)
    #expect(abs((log.angles.last ?? 0) - 90) < 1e-6)
    #expect(log.taps == 0)
  }

  @Test func oneFingerIsNotTwo() throws {
    let log = Log()
    let renderer = box(log)
    let touch = try renderer.touch(at: CGPoint(x: 50, y: 100))
    #expect(throws: DrivingError.self) {
      try touch.move(to: CGPoint(x: 50, y: 100), and: CGPoint(x: 90, y: 100))
    }
    #expect(throws: DrivingError.self) {
      try renderer.touch(at: .zero, and: CGPoint(x: CGFloat.nan, y: 0))
    }
    try touch.lift()
    // Fingers that rest on two places do nothing, and two on one place are none.
    for second in [CGPoint(x: 150, y: 100), CGPoint(x: 50, y: 100)] {
      let still = try renderer.touch(at: CGPoint(x: 50, y: 100), and: second)
      try still.lift()
    }
    #expect(log.angles.allSatisfy { abs($0) < 1e-9 })
  }
}
