import Galley
import GalleyImages

/// What an image with clear parts stands on, so that all of it is seen, whatever the page around it looks like.
enum Matte: String, Sendable, CaseIterable {
  case light
  case dark
  /// For an image with light and dark parts.
  case middle

  /// The lightness of the ground, 0 to 255.
  var level: UInt32 {
    switch self {
    case .light: 255
    case .dark: 24
    case .middle: 128
    }
  }

  /// The ground on which the most pixels of all images differ from it; nil where no image has a clear part.
  /// - Complexity: O(n) in the pixels.
  init?(_ images: [StraightAlphaImage]) {
    guard images.contains(where: Self.hasClearParts) else { return nil }
    var weights = [UInt64](repeating: 0, count: 256)
    for image in images {
      for pixel in image.pixels {
        let alpha = pixel >> 24
        let grey = Luma.coarse(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
        weights[Int(min(grey, 255))] += UInt64(alpha)
      }
    }
    func seen(_ ground: Matte) -> UInt64 {
      let level = Int(ground.level)
      return weights.indices.reduce(0) { abs($1 - level) > 56 ? $0 + weights[$1] : $0 }
    }
    // A few pixels more are no reason to leave the ground that most images are made for.
    let (light, dark, middle) = (seen(.light), seen(.dark), seen(.middle))
    let total = weights.reduce(0, +)
    if light >= total - total / 50 || light >= max(dark, middle) {
      self = .light
    } else {
      self = dark >= total - total / 50 || dark >= middle ? .dark : .middle
    }
  }

  private static func hasClearParts(_ image: StraightAlphaImage) -> Bool {
    // Without a branch: eight pixels at a time.
    image.pixels.reduce(UInt32.max, &) < 255 << 24
  }

  /// One of the two colours of its checks.
  func color(isSecond: Bool = false) -> Color {
    switch self {
    case .light: Color(white: isSecond ? 0.9 : 1)
    case .dark: Color(white: isSecond ? 0.16 : 0.1)
    case .middle: Color(white: isSecond ? 0.56 : 0.5)
    }
  }
}
