import Foundation
import TestSupport
import Testing

@Suite struct SeededRandomTests {
  /// The first numbers of `splitmix64.c` (prng.di.unimi.it) for the seed 1234567.
  @Test func theNumbersAreThoseOfTheReference() {
    var random = SeededRandom(seed: 1_234_567)
    let numbers = (0..<5).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  /// Also the seeds at which other generators stand still.
  @Test(arguments: [0, 1, .max, 0x9E37_79B9_7F4A_7C15, 0 &- 0x9E37_79B9_7F4A_7C15] as [UInt64])
  func noSeedStandsStill(seed: UInt64) {
    var (one, other, next) = (
      SeededRandom(seed: seed), SeededRandom(seed: seed), SeededRandom(seed: seed &+ 1)
    )
    let numbers = (0..<1000).map { _ in one.next() }
    #expect(Set(numbers).count == 1000)
    #expect(numbers == (0..<1000).map { _ in other.next() })
    #expect(Set(numbers).isDisjoint(with: (0..<1000).map { _ in next.next() }))
  }

  @Test func negativeSeedsAreSeeds() {
    var (one, other) = (SeededRandom(seed: -1), SeededRandom(seed: UInt64.max))
    #expect(one.next() == other.next())
  }

  @Test func numbersInARangeReachBothEnds() {
    var random = SeededRandom(seed: 3)
    #expect(Set((0..<200).map { _ in random.next(in: -2...2) }) == [-2, -1, 0, 1, 2])
    #expect((0..<200).allSatisfy { _ in (-0.5..<0.5).contains(random.next(in: -0.5..<0.5)) })
    #expect(Set((0..<200).map { _ in random.below(5) }) == [0, 1, 2, 3, 4])
    #expect((0..<9).allSatisfy { _ in random.below(1) == 0 })
  }

  @Test(
    arguments: [
      ("0", 0), ("42", 42), ("18446744073709551615", .max), ("0x2A", 42),
      ("0xffffffffffffffff", .max),
      ("", nil), ("-1", nil), ("18446744073709551616", nil), ("0x", nil), ("1e3", nil), (" 7", nil),
      ("seed", nil),
    ] as [(String, UInt64?)])
  func aSeedIsAWholeNumber(text: String, seed: UInt64?) {
    #expect(SeededRandom.seed(of: text) == seed)
  }

  /// The seed that a failure prints is the one of the environment, or another one in each run.
  @Test(arguments: SeededRandom.freshSeeds()) func aFreshSeedIsOneSeed(seed: UInt64) {
    if let text = ProcessInfo.processInfo.environment["GALLEY_SEED"] {
      #expect(SeededRandom.seed(of: text) == seed)
    } else {
      #expect(Set(SeededRandom.freshSeeds(20) + [seed]).count == 21)
    }
  }
}
