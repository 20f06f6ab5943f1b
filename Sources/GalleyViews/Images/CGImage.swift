import GalleyGeometry
import GalleyGraphics

/// Pixels under the name of Core Graphics.
public final class CGImage: Hashable, Sendable {
  /// The pixels.
  package let _bitmap: Bitmap

  package init(_bitmap bitmap: Bitmap) { _bitmap = bitmap }

  /// Pixels.
  public var width: Int { _bitmap.width }
  /// Pixels.
  public var height: Int { _bitmap.height }
  /// 8: one byte for each of red, green, blue and alpha.
  public var bitsPerComponent: Int { 8 }
  /// 32.
  public var bitsPerPixel: Int { 32 }
  /// Four bytes for each pixel of a row.
  public var bytesPerRow: Int { _bitmap.width * 4 }

  /// The part in a rectangle of pixels; nil where there is none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let box = rect.integral.overlap(with: bounds)
    guard !box.isNull, box.width >= 1, box.height >= 1 else { return nil }
    return CGImage(
      _bitmap: _bitmap.cropped(
        Int(box.minX)..<Int(box.maxX), Int(box.minY)..<Int(box.maxY)))
  }

  public static func == (one: CGImage, other: CGImage) -> Bool {
    one === other || one._bitmap == other._bitmap
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(_bitmap) }
}
