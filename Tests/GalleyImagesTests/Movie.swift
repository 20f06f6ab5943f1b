import Foundation
import GalleyGraphics
import TestSupport

/// Images that follow one another, by a seed.
struct Movie {
  var images: [Bitmap]

  /// What the pixels are like.
  enum Kind: CaseIterable {
    case blackAndWhite, fewColors, palette, grey, color, clear, soft
  }

  /// - Parameter count: images, some of which are like the one before.
  init(_ kind: Kind, width: Int, height: Int, count: Int, seed: UInt64) {
    var numbers = SeededRandom(seed: seed)
    var image = Bitmap(width: width, height: height, filledWith: Self.pixel(kind, &numbers))
    images = []
    for _ in 0..<count {
      for _ in 0..<Int.random(in: 0...2, using: &numbers) {
        let left = Int.random(in: 0..<width, using: &numbers)
        let top = Int.random(in: 0..<height, using: &numbers)
        let flat: Pixel? = Bool.random(using: &numbers) ? Self.pixel(kind, &numbers) : nil
        for y in top..<min(height, top + Int.random(in: 1...height, using: &numbers)) {
          for x in left..<min(width, left + Int.random(in: 1...width, using: &numbers)) {
            image[x, y] = flat ?? Self.pixel(kind, &numbers)
          }
        }
      }
      images.append(image)
    }
  }

  private static func pixel(_ kind: Kind, _ numbers: inout SeededRandom) -> Pixel {
    func byte(_ range: ClosedRange<Int>) -> UInt8 { UInt8(Int.random(in: range, using: &numbers)) }
    func grey(_ level: UInt8) -> Pixel { Pixel(red: level, green: level, blue: level, alpha: 255) }
    switch kind {
    case .blackAndWhite: return grey(byte(0...1) * 255)
    case .fewColors: return Pixel(red: byte(0...9) * 20, green: 90, blue: 7, alpha: 255)
    case .palette: return Pixel(red: byte(0...15), green: byte(0...15), blue: 0, alpha: 255)
    case .grey: return grey(byte(0...255))
    case .color:
      return Pixel(red: byte(0...255), green: byte(0...255), blue: byte(0...255), alpha: 255)
    case .clear:
      return Bool.random(using: &numbers)
        ? .clear : Pixel(red: byte(0...255), green: byte(0...255), blue: 3, alpha: 255)
    case .soft:
      // What files hold, straight, comes back as it was where the alpha is high or the colour is clear.
      let alpha = byte(0...255)
      return Pixel(red: alpha, green: 0, blue: alpha, alpha: alpha)
    }
  }

  /// The images without those that are like the one before, with how long each is shown at a rate.
  func shown(rate: Double) -> [(image: Bitmap, seconds: Double)] {
    var result: [(image: Bitmap, seconds: Double)] = []
    for image in images {
      if let last = result.last, last.image == image {
        result[result.count - 1].seconds += 1 / rate
      } else {
        result.append((image, 1 / rate))
      }
    }
    return result
  }
}
