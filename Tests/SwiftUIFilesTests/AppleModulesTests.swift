import CoreGraphics
import Foundation
import Galley
import QuartzCore
import SwiftUI
import Testing
import os.log

@testable import os

/// What comes with `import CoreGraphics`, `QuartzCore`, `os` and `OSLog`.
@Suite struct AppleModulesTests {
  /// C's formats: six digits behind the point; Apple's words on `OSLogPrivacy`: `<private>`.
  @Test func messagesAreWrittenByTheirFormats() {
    func text(_ message: OSLogMessage) -> String { message.text }
    #expect(text("plain") == "plain")
    #expect(text("\(1) \(-2) \("a") \(true) \([1, 2])") == "1 -2 a true [1, 2]")
    #expect(text("\(0.5) \(2.345, format: .fixed(precision: 2))") == "0.500000 2.35")
    #expect(text("\(255, format: .hex) \(255, format: .hex(explicitPrefix: true))") == "ff 0xff")
    #expect(text("\(8, format: .octal) \(7, format: .decimal(minDigits: 3))") == "10 007")
    #expect(text("\(7, format: .decimal(explicitPositiveSign: true))") == "+7")
    #expect(text("\(12_000.0, format: .exponential(precision: 1))") == "1.2e+04")
    #expect(text("\(false, format: .answer)") == "no")
    #expect(
      text("[\("a", align: .right(columns: 3))\("b", align: .left(columns: 2))]") == "[  ab ]")
    #expect(text("\("a", privacy: .public) \(1, privacy: .private(mask: .hash))") == "a <private>")
  }

  @Test(
    arguments: [
      ("a %% b", [], "a % b"), ("%@ %{public}s", ["x", "y"], "x y"),
      ("%{private}@", ["x"], "<private>"),
      ("%d %5.1f|%x", [-3, 2.25, UInt8(255)], "-3   2.2|ff"), ("%lld %zu", [1, 2], "1 2"),
      ("%x", [Int8(-1)], "ff"), ("%d %d", [1], "1 <missing>"), ("%", [], "<missing>"),
      ("%{public", ["x"], "<missing>"),
    ] as [(String, [any Sendable], String)])
  func formatsOfFunctionsAreRead(_ format: String, _ values: [any Sendable], _ text: String) {
    #expect(LogFormat.text(format, values) == text)
  }

  @Test func locksAreHeldByOne() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1_000 { lock.withLock { $0 += 1 } } }
      }
    }
    #expect(lock.withLock { $0 } == 8_000)
    #expect(lock.withLockIfAvailable { $0 } == 8_000)
    let plain = OSAllocatedUnfairLock()
    plain.lock()
    #expect(!plain.lockIfAvailable())
    plain.unlock()
  }

  @Test func intervalsRunTheirCode() {
    let signposter = OSSignposter(subsystem: "a", category: .pointsOfInterest)
    #expect(signposter.withIntervalSignpost("a", id: signposter.makeSignpostID()) { 3 } == 3)
    #expect(!signposter.isEnabled && !OSLog.disabled.isEnabled(type: .fault))
  }

  private final class Times: @unchecked Sendable {
    var values: [CFTimeInterval] = []
  }

  private struct Timed: View {
    let times: Times
    @State private var count = 0

    var body: some View {
      let _ = times.values.append(CACurrentMediaTime())
      Text("\(count)").onReceive(Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()) {
        _ in
        count += 1
      }
    }
  }

  /// An image has the same pixels whenever it is drawn: its time is that of its clock.
  @Test @MainActor func mediaTimeIsTheClocks() throws {
    let times = Times()
    _ = try Renderer().draw(Timed(times: times))
    #expect(!times.values.isEmpty && times.values.allSatisfy { $0 == 0 })
    times.values = []
    let renderer = ImageRenderer(content: Timed(times: times))
    try renderer.advance(to: 1)
    #expect(times.values.contains { abs($0 - 0.5) < 1e-6 })
    #expect(times.values.allSatisfy { $0 <= 1 })
    // Outside of images it is the machine's.
    let start = CACurrentMediaTime()
    #expect(start > 0 && CACurrentMediaTime() >= start)
  }

  @Test func geometryHasCoreGraphicsNames() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3), transform: nil)
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 2, height: 3))
    #expect(CATransform3DMakeTranslation(1, 2, 3).m43 == 3)
  }
}
