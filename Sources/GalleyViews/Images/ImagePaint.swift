import GalleyGeometry
import GalleyGraphics

/// A style that repeats an image from the upper left corner of what it fills.
public struct ImagePaint: ShapeStyle {
  /// The image that is repeated.
  public var image: Image
  /// The part of the image that is used, in its unit square.
  public var sourceRect: CGRect
  /// How much larger than itself the image is drawn.
  public var scale: CGFloat

  /// - Parameters:
  ///   - image: an image; one that is not there paints nothing and is reported.
  ///   - sourceRect: cut to the unit square and to whole pixels of the image.
  ///   - scale: larger than 0; else nothing is painted.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _resolve(in environment: EnvironmentValues) -> _StylePaint {
    guard scale > 0, scale.isFinite, let pixels = image.pixels(in: environment) else {
      return .solid(.clear)
    }
    let part = pixels.bitmap.part(sourceRect)
    guard part.width > 0, part.height > 0 else { return .solid(.clear) }
    let factor = scale / pixels.scale
    return .bitmap(
      BitmapPaint(bitmap: part, transform: CGAffineTransform(scaleX: factor, y: factor)))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that repeats an image from the upper left corner of what it fills.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension Bitmap {
  /// The pixels in a rectangle of the unit square, its edges rounded to pixels.
  fileprivate func part(_ rect: CGRect) -> Bitmap {
    func pixel(_ place: CGFloat, of count: Int) -> Int {
      place > 0 ? Int((min(place, 1) * CGFloat(count)).rounded()) : 0
    }
    let (left, right) = (pixel(rect.minX, of: width), pixel(rect.maxX, of: width))
    let (top, bottom) = (pixel(rect.minY, of: height), pixel(rect.maxY, of: height))
    if left == 0, top == 0, right == width, bottom == height { return self }
    return cropped(left..<max(left, right), top..<max(top, bottom))
  }
}
