import CICU

/// The direction of a paragraph's text.
package enum TextDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// Unicode's embedding levels (UAX #9), by ICU: even ones are read from left to right, odd ones from
/// right to left.
final class BidiResolver {
  /// ICU's working state; opened when a text first needs it.
  private var bidi: UnsafeMutableRawPointer?

  deinit {
    if let bidi { galley_bidi_close(bidi) }
  }

  /// What a paragraph's direction is.
  enum Direction {
    /// That of the first letter that has one, else the given one.
    case natural(otherwise: TextDirection)
    case fixed(TextDirection)

    var level: UInt8 {
      switch self {
      case .natural(.leftToRight): UInt8(galley_bidi_natural_or_left_to_right)
      case .natural(.rightToLeft): UInt8(galley_bidi_natural_or_right_to_left)
      case .fixed(.leftToRight): UInt8(galley_bidi_left_to_right)
      case .fixed(.rightToLeft): UInt8(galley_bidi_right_to_left)
      }
    }
  }

  /// The levels of a paragraph, one for each character.
  struct Levels {
    var paragraph: UInt8
    var levels: [UInt8]
  }

  /// - Complexity: O(n); ICU is not asked where all is read from left to right.
  func levels(of scalars: [Unicode.Scalar], direction: Direction) -> Levels {
    if case .natural(.leftToRight) = direction, !scalars.contains(where: Self.needsResolving) {
      return Levels(paragraph: 0, levels: Array(repeating: 0, count: scalars.count))
    }
    var units: [UInt16] = []
    units.reserveCapacity(scalars.count)
    for scalar in scalars { units += UTF16.encode(scalar) ?? .init() }
    if bidi == nil { bidi = galley_bidi_open() }
    var paragraph: UInt8 = 0
    guard let bidi,
      let found = galley_bidi_levels(
        bidi, units, Int32(units.count), direction.level, &paragraph)
    else { return Levels(paragraph: 0, levels: Array(repeating: 0, count: scalars.count)) }
    var offset = 0
    let levels = scalars.map { scalar in
      defer { offset += UTF16.width(scalar) }
      return found[offset]
    }
    return Levels(paragraph: paragraph, levels: levels)
  }

  /// Whether a character may be read from right to left, or change how others are: the blocks of the
  /// scripts that are, and the controls.
  private static func needsResolving(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x590: false
    case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
      0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// The order in which elements of these levels stand from left to right (L2): places in `levels`.
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else {
      return order
    }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
