import Galley
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

  @Test func sizesCount() {
    #expect(Bitmap(width: 4, height: 2).pixelHash != Bitmap(width: 2, height: 4).pixelHash)
    #expect(Bitmap(width: 0, height: 2).pixelHash != Bitmap(width: 0, height: 3).pixelHash)
  }
}
