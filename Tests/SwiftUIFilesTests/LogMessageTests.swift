import Testing

@testable import os

/// Values in messages of logs, the locks and the signposts of `import os`.
@Suite struct LogMessageTests {
  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test func wholeNumbersHaveDigitsSignsAndPrefixes() {
    #expect(text("\(-7, format: .decimal(minDigits: 3))") == "-007")
    #expect(text("\(0, format: .decimal(explicitPositiveSign: true))") == "+0")
    #expect(text("\(-1, format: .decimal(explicitPositiveSign: true))") == "-1")
    #expect(text("\(UInt64.max)") == "18446744073709551615")
    #expect(text("\(Int8.min, format: .hex)") == "-80")
    #expect(
      text("\(171, format: .hex(explicitPrefix: true, uppercase: true, minDigits: 4))") == "0x00AB")
    #expect(text("\(8, format: .octal(explicitPrefix: true, minDigits: 3))") == "0o010")
    #expect(text("\(255, format: .hex(minDigits: -1))") == "ff")
  }

  /// As `printf` of C rounds and writes: halves to the even digit.
  @Test func fractionsAreWrittenAsByC() {
    #expect(text("\(2.5, format: .fixed(precision: -1))") == "2")
    #expect(text("\(0.25, format: .fixed(precision: 1, explicitPositiveSign: true))") == "+0.2")
    #expect(text("\(0.0001, format: .hybrid) \(1_000_000.0, format: .hybrid)") == "0.0001 1e+06")
    #expect(text("\(1234.5, format: .hybrid(precision: 3))") == "1.23e+03")
    #expect(text("\(3.0, format: .hex)") == "0x1.8p+1")
    #expect(text("\(3.0, format: .hex(uppercase: true))") == "0X1.8P+1")
    #expect(
      text("\(0.00012, format: .exponential(precision: 2, uppercase: true))") == "1.20E-04")
    #expect(text("\(Double.infinity, format: .fixed(uppercase: true)) \(Double.nan)") == "INF nan")
    #expect(text("\(Float(0.5))") == "0.500000")
  }

  @Test func hiddenValuesAreOneWord() {
    #expect(text("\("a", privacy: .sensitive) \(1, privacy: .private)") == "<private> <private>")
    #expect(text("\(true, privacy: .sensitive(mask: .hash))") == "<private>")
    #expect(text("\("a", privacy: .auto(mask: .none)) \("b", privacy: .auto)") == "a b")
    // Of a hidden value the columns say nothing.
    #expect(text("[\("a", align: .right(columns: 20), privacy: .private)]") == "[<private>]")
  }

  @Test func columnsNeverCutAValue() {
    #expect(text("[\("abc", align: .left(columns: 2))]") == "[abc]")
    #expect(text("[\(5, align: .right(columns: 3))]") == "[  5]")
    #expect(text("[\(5, align: .right(columns: -3))]") == "[5]")
    #expect(text("[\(0.5, format: .fixed(precision: 1), align: .left(columns: 5))]") == "[0.5  ]")
    #expect(text("[\("a", align: .none)]") == "[a]")
  }

  @Test(
    arguments: [
      ("%u", [Int32(-1)], "4294967295"), ("%o %O", [8, 8], "10 10"), ("%X", [UInt16(0xABC)], "ABC"),
      ("%05d|%+d|%-4d|", [42, 3, 7], "00042|+3|7   |"), ("%e", [1.5], "1.500000e+00"),
      ("%d %f", ["x", 3], "x 3"), ("%{sensitive, mask.hash}@", ["x"], "<private>"),
      ("%U", [UInt8(200)], "200"), ("%5", [1], "<missing>"), ("%d", [-1], "-1"),
    ] as [(String, [any Sendable], String)])
  func formatsOfNumbersAreThoseOfC(
    _ format: String, _ values: [any Sendable], _ expected: String
  ) {
    #expect(LogFormat.text(format, values) == expected)
  }

  @Test func levelsHaveNames() {
    let levels: [OSLogType] = [.default, .info, .debug, .error, .fault, OSLogType(7)]
    #expect(levels.map(\.name) == ["", "info: ", "debug: ", "error: ", "fault: ", ""])
    #expect(levels.map(\.rawValue) == [0, 1, 2, 16, 17, 7])
    #expect(OSLog.default.isEnabled(type: .debug) && !OSLog.default.signpostsEnabled)
  }

  private struct Broken: Error {}

  @Test func locksAreGivenBackAfterErrors() throws {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(throws: Broken.self) {
      try lock.withLock { value in
        value = 2
        throw Broken()
      }
    }
    #expect(lock.withLockIfAvailable { $0 } == 2)
    // A lock that is held is not there.
    #expect(lock.withLock { _ in lock.withLockIfAvailable { $0 } } == nil)
    let copy = lock
    copy.withLockUnchecked { $0 = 4 }
    #expect(lock.withLock { $0 } == 4)
    let plain = OSAllocatedUnfairLock()
    #expect(plain.withLock { 3 } == 3 && plain.withLockUnchecked { 5 } == 5)
    #expect(plain.lockIfAvailable())
    plain.unlock()
  }

  @Test func signpostsEvaluateNothing() {
    let signposter = OSSignposter(logger: Logger())
    var count = 0
    func message() -> SignpostMetadata {
      count += 1
      return "evaluated"
    }
    signposter.emitEvent("event", message())
    let interval = signposter.beginInterval("interval", id: OSSignpostID(9), message())
    #expect(interval.signpostID.rawValue == 9)
    signposter.endInterval("interval", interval, message())
    let moving = signposter.beginAnimationInterval("moving", message())
    #expect(moving.signpostID == .exclusive)
    #expect(signposter.withIntervalSignpost("work", message(), around: { 8 }) == 8)
    #expect(count == 0)
    #expect(OSSignpostIntervalState.beginState(id: .null).signpostID == .null)
    #expect(OSSignpostID.null < .exclusive && .exclusive < OSSignpostID.invalid)
  }
}
