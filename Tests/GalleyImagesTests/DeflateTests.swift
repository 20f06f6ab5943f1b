import CZlib
import TestSupport
import Testing

@testable import GalleyImages

@Suite struct DeflateTests {
  /// Bytes in which the third one begins a match, the one that ISA-L files by the address of its stream.
  private func sample(_ length: Int, _ random: inout SeededRandom) -> [UInt8] {
    var bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
    for index in stride(from: 40, to: min(length, 120), by: 1) { bytes[index] = bytes[index - 38] }
    return bytes
  }

  private func stream(
    _ bytes: [UInt8], cut: [Int], by stream: FastDeflateStream
  ) throws -> [UInt8] {
    stream.reset()
    try bytes.withUnsafeBufferPointer { buffer in
      var start = 0
      for end in cut + [buffer.count] {
        try stream.append(
          UnsafeBufferPointer(rebasing: buffer[start..<end]), isLast: end == buffer.count)
        start = end
      }
    }
    return stream.bytes
  }

  /// Forty streams that live at a time lie at forty addresses.
  @Test(arguments: SeededRandom.freshSeeds()) func theSameBytesWhereverTheStreamLies(seed: UInt64)
    throws
  {
    var random = SeededRandom(seed: seed)
    let streams = try (0..<40).map { try FastDeflateStream(level: $0 % 2 == 0 ? 1 : 2) }
    for length in [60, 288, 289, 290, 300] + Array(repeating: 300, count: 195) {
      let bytes = sample(length, &random)
      let results = try streams.map { try stream(bytes, cut: [], by: $0) }
      for (index, result) in results.enumerated() {
        #expect(result == results[index % 2], "seed \(seed): of \(bytes)")
      }
    }
  }

  /// Whatever was deflated before by the same stream or another one.
  @Test(arguments: SeededRandom.freshSeeds()) func theSameBytesWhateverWasBefore(seed: UInt64)
    throws
  {
    var random = SeededRandom(seed: seed)
    let used = try FastDeflateStream()
    for _ in 0..<60 {
      let bytes = sample(Int.random(in: 1...30_000, using: &random), &random)
      #expect(
        try stream(bytes, cut: [], by: used)
          == stream(bytes, cut: [], by: FastDeflateStream()),
        "seed \(seed): of \(bytes.count) bytes")
    }
  }

  /// Pieces of all lengths around the first ones give a whole stream.
  @Test(arguments: SeededRandom.freshSeeds()) func everyCutInflates(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let stream = try FastDeflateStream()
    for length in [1, 2, 288, 289, 290, 291, 578, 1000] {
      let bytes = sample(max(length, 41), &random).prefix(length)
      for cut in [[], [1], [288], [289], [290], [1, 2, 289], [1, 288, 289, 290]] {
        let cut = cut.filter { $0 < length }
        let zlib = try self.stream(Array(bytes), cut: cut, by: stream)
        var inflated = [UInt8](repeating: 0, count: length + 1)
        var count = uLongf(inflated.count)
        #expect(uncompress(&inflated, &count, zlib, uLong(zlib.count)) == Z_OK)
        #expect(inflated.prefix(Int(count)) == bytes, "seed \(seed): \(length) cut at \(cut)")
      }
    }
  }
}
