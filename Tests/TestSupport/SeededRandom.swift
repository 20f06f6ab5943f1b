import Foundation

/// Random numbers that the same seed repeats in every run and on every machine: Sebastiano Vigna's SplitMix64.
///
/// A test that always uses the same numbers writes its seed down: `SeededRandom(seed: 7)`. A test that uses others in
/// each run takes its seed as an argument, as Swift Testing prints the arguments of a test that fails:
///
/// ```swift
/// @Test(arguments: SeededRandom.freshSeeds()) func anyTextIsAName(seed: UInt64) {
///   var random = SeededRandom(seed: seed)
/// }
/// // Test anyTextIsAName(seed:) recorded an issue with 1 argument seed → 1234567
/// ```
///
/// To repeat that run: `GALLEY_SEED=1234567 swift test --filter anyTextIsAName`. A seed that failed becomes an argument
/// of a test of its own.
package struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// - Parameter seed: any number; two numbers that are near each other begin two unlike sequences.
  package init(seed: UInt64) { state = seed }

  package init(seed: Int) { self.init(seed: UInt64(bitPattern: Int64(seed))) }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from zero up to, but not including, `limit`, which is 1 or more.
  package mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  package mutating func next(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// - Parameter range: its bounds are finite, and it is not empty.
  package mutating func next(in range: Range<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}

extension SeededRandom {
  /// Arguments of a test that has other seeds in each run. GALLEY_SEED of the environment is the only one if it is set; a
  /// GALLEY_SEED that is no seed ends the process, as the run would not be the one that was asked for.
  /// - Parameter count: how many seeds; zero or more.
  package static func freshSeeds(_ count: Int = 1) -> [UInt64] {
    guard let text = ProcessInfo.processInfo.environment["GALLEY_SEED"] else {
      return (0..<count).map { _ in .random(in: .min ... .max) }
    }
    guard let seed = seed(of: text) else {
      preconditionFailure(
        "found \"\(text)\" in GALLEY_SEED, expected a whole number from 0 to \(UInt64.max)")
    }
    return [seed]
  }

  /// The seed that a text says: a whole number in decimal digits, or in hexadecimal ones after `0x`. Nil for others.
  package static func seed(of text: String) -> UInt64? {
    text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
  }
}
