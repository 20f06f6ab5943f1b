import GalleyGeometry
import GalleyGraphics

/// A picture whose pixels are numbers of colours, as a PNG of a palette has them: a quarter of the memory of pixels.
public struct PalettePicture: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// `width * height` numbers from the top.
  public let numbers: [UInt8]
  /// 256 colours like `StraightPicture.pixels`. One that is not seen at all is 0.
  public let colors: [UInt32]

  init(width: Int, height: Int, numbers: [UInt8], colors: [UInt32]) {
    precondition(numbers.count == width * height && colors.count == 256)
    (self.width, self.height, self.numbers) = (width, height, numbers)
    self.colors = colors.map { $0 >> 24 == 0 ? 0 : $0 }
  }

  /// - Complexity: O(n) in the pixels.
  public var straight: StraightPicture {
    StraightPicture(
      width: width, height: height, pixels: numbers.map { colors[Int($0)] }, isOpaque: true)
  }
}

/// A picture as a file holds it, for comparisons that need no more of it.
public enum FilePicture: Sendable {
  case pixels(StraightPicture)
  case palette(PalettePicture)

  /// The picture of a PNG, JPEG or WebP file.
  /// - Throws: what `StraightPicture` throws for it.
  public init(imageData data: Data) throws {
    guard ImageFileFormat(startOf: data) == .png else {
      self = .pixels(try StraightPicture(imageData: data))
      return
    }
    try StraightPicture.refuseSixteenBits(data)
    self = try PNGDecoder().decodeFile(data)
  }

  public var width: Int {
    switch self {
    case .pixels(let picture): picture.width
    case .palette(let picture): picture.width
    }
  }

  public var height: Int {
    switch self {
    case .pixels(let picture): picture.height
    case .palette(let picture): picture.height
    }
  }

  /// - Complexity: O(n) in the pixels for numbers of colours.
  public var straight: StraightPicture {
    switch self {
    case .pixels(let picture): picture
    case .palette(let picture): picture.straight
    }
  }
}
