import GalleyGraphics

/// An image whose pixels are numbers of colours, as a PNG of a palette has them: a quarter of the memory of pixels.
package struct IndexedImage: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// `width * height` numbers from the top.
  package let numbers: [UInt8]
  /// 256 colours like `StraightAlphaImage.pixels`. One that is not seen at all is 0.
  package let colors: [UInt32]

  init(width: Int, height: Int, numbers: [UInt8], colors: [UInt32]) {
    precondition(numbers.count == width * height && colors.count == 256)
    (self.width, self.height, self.numbers) = (width, height, numbers)
    self.colors = colors.map { $0 >> 24 == 0 ? 0 : $0 }
  }

  /// - Complexity: O(n) in the pixels.
  package var straight: StraightAlphaImage {
    StraightAlphaImage(
      width: width, height: height, pixels: numbers.map { colors[Int($0)] }, isOpaque: true)
  }
}

/// An image as a file holds it, for comparisons that need no more of it.
package enum FileImage: Sendable {
  case pixels(StraightAlphaImage)
  case palette(IndexedImage)

  package var width: Int {
    switch self {
    case .pixels(let image): image.width
    case .palette(let image): image.width
    }
  }

  package var height: Int {
    switch self {
    case .pixels(let image): image.height
    case .palette(let image): image.height
    }
  }

  /// - Complexity: O(n) in the pixels for numbers of colours.
  package var straight: StraightAlphaImage {
    switch self {
    case .pixels(let image): image
    case .palette(let image): image.straight
    }
  }
}
