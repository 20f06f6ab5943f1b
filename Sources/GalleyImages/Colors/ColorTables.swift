/// Samples to samples of sRGB by tables alone, each channel by itself.
struct ChannelTables {
  /// Red, green and blue of each number.
  private let entries: [UInt8]

  /// - Parameter entries: red, green, blue and something that does not count, for each number of 8 or 16 bits.
  init(_ entries: [UInt8]) { self.entries = entries }

  /// Whether no sample of eight bits moves by more than one.
  var isIdentity: Bool {
    entries.count == 1024
      && entries.indices.allSatisfy { $0 % 4 == 3 || abs(Int(entries[$0]) - $0 / 4) <= 1 }
  }

  /// - Parameters:
  ///   - source: four samples a pixel, which may lie where the result goes if they have eight bits.
  ///   - result: of its four bytes a pixel the fourth stays.
  func convert<Sample: FixedWidthInteger>(
    _ source: UnsafePointer<Sample>, into result: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    entries.withUnsafeBufferPointer { entries in
      for place in stride(from: 0, to: count * 4, by: 4) {
        result[place] = entries[Int(source[place]) * 4]
        result[place + 1] = entries[Int(source[place + 1]) * 4 + 1]
        result[place + 2] = entries[Int(source[place + 2]) * 4 + 2]
      }
    }
  }
}

/// Samples to light by tables, the light to sRGB's by a matrix, and that to samples by a table. Whole numbers in 16,384ths,
/// as LittleCMS works such profiles out for eight bits, so that both have the same results.
struct MatrixTables {
  /// The light of each number of 8 or 16 bits: all of red, then green, then blue.
  private let light: [Int32]
  private let matrix: [Int]

  /// Nil for curves whose light has no place in a table.
  /// - Parameter bits: of a sample, 8 or 16.
  init?(_ profile: ColorMatrixProfile, bits: Int) {
    guard !StandardColors.samples.isEmpty else { return nil }
    let count = 1 << bits
    var light: [Int32] = []
    light.reserveCapacity(count * 3)
    for channel in 0..<3 {
      for sample in 0..<count {
        let value = Double(profile.light(channel, Float(sample) / Float(count - 1)))
        guard value.magnitude < 64 else { return nil }
        light.append(Int32((value * 16384 + 0.5).rounded(.down)))
      }
    }
    self.light = light
    matrix = profile.matrix.map { Int(($0 * 16384 + 0.5).rounded(.down)) }
  }

  /// What `ChannelTables.convert` says.
  func convert<Sample: FixedWidthInteger>(
    _ source: UnsafePointer<Sample>, into result: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    let step = light.count / 3
    let m = (matrix[0], matrix[1], matrix[2], matrix[3], matrix[4], matrix[5])
    let n = (matrix[6], matrix[7], matrix[8])
    light.withUnsafeBufferPointer { light in
      StandardColors.samples.withUnsafeBufferPointer { samples in
        func sample(_ sum: Int) -> UInt8 { samples[min(max((sum &+ 0x2000) >> 14, 0), 16384)] }
        for place in stride(from: 0, to: count * 4, by: 4) {
          let red = Int(light[Int(source[place])])
          let green = Int(light[step &+ Int(source[place + 1])])
          let blue = Int(light[2 &* step &+ Int(source[place + 2])])
          result[place] = sample(m.0 &* red &+ m.1 &* green &+ m.2 &* blue)
          result[place + 1] = sample(m.3 &* red &+ m.4 &* green &+ m.5 &* blue)
          result[place + 2] = sample(n.0 &* red &+ n.1 &* green &+ n.2 &* blue)
        }
      }
    }
  }
}
