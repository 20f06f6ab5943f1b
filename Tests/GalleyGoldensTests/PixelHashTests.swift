import Galley
import TestSupport
import Testing

/// What a golden is believed by.
@Suite struct PixelHashTests {
  /// Sums of products alone would not see two changes of highest bits in one row.
  @Test func changesDoNotCancelEachOther() {
    let base = Bitmap(
      width: 96, height: 3, filledWith: Pixel(red: 0, green: 0, blue: 0, alpha: 255))
    var seen: Set<UInt64> = [base.pixelHash]
    var count = 1
    for bit in 0..<32 {
      for (one, other) in [(1, 17), (0, 16), (3, 35), (90, 91), (5, 96 + 5), (5, 96 + 21)] {
        var changed = base
        changed.pixels[one] ^= 1 << UInt32(bit)
        changed.pixels[other] ^= 1 << UInt32(bit)
        seen.insert(changed.pixelHash)
        count += 1
      }
    }
    var half = base
    for index in half.pixels.indices { half.pixels[index] = 0x7F00_0000 }
    seen.insert(half.pixelHash)
    #expect(seen.count == count + 1)
  }

  /// One step less red here, or there: sixteen pixels apart, a row apart, for many colours.
  @Test(arguments: SeededRandom.freshSeeds()) func changesThatChangePlacesAreTwo(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for width in [64, 48, 50] {
      for _ in 0..<2000 {
        let color = UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF01_0101
        var base = Bitmap(width: width, height: 3)
        for index in base.pixels.indices { base.pixels[index] = color }
        let place = random.below(width)
        let distances = Set([0, 16, 32, 64, width, 2 * width]).filter {
          place + $0 < base.pixels.count
        }
        let hashes = distances.map { distance in
          var changed = base
          changed.pixels[place + distance] &-= 1
          return changed.pixelHash
        }
        #expect(Set(hashes).count == distances.count, "\(color) at \(place) of \(width)")
      }
    }
    // A pair that is one where keys do not depend on the number of the piece.
    func image(_ place: Int) -> UInt64 {
      var bitmap = Bitmap(width: 64, height: 1)
      for index in 0..<64 { bitmap.pixels[index] = 0xFF00_7196 }
      bitmap.pixels[place] = 0xFF00_7195
      return bitmap.pixelHash
    }
    #expect(image(12) != image(28))
  }

  @Test func sizesCount() {
    #expect(Bitmap(width: 4, height: 2).pixelHash != Bitmap(width: 2, height: 4).pixelHash)
    #expect(Bitmap(width: 0, height: 2).pixelHash != Bitmap(width: 0, height: 3).pixelHash)
  }
}
