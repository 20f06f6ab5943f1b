import GalleyGeometry

/// A rectangle of whole device pixels; `right` and `bottom` are exclusive.
struct PixelBounds: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { max(0, right - left) }
  var height: Int { max(0, bottom - top) }
  var isEmpty: Bool { right <= left || bottom <= top }

  /// Coordinates beyond this many pixels are drawn as if they lay on it.
  static let limit = 1 << 20

  func intersection(_ other: PixelBounds) -> PixelBounds {
    PixelBounds(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }

  /// The pixels that `rect` touches; empty for a rectangle that is null or undefined.
  init(covering rect: CGRect) {
    guard !rect.isNull, rect.minX <= rect.maxX, rect.minY <= rect.maxY else {
      self.init(left: 0, top: 0, right: 0, bottom: 0)
      return
    }
    self.init(
      left: Self.limited(rect.minX.rounded(.down)), top: Self.limited(rect.minY.rounded(.down)),
      right: Self.limited(rect.maxX.rounded(.up)), bottom: Self.limited(rect.maxY.rounded(.up)))
  }

  /// The pixels of a rectangle that a transform only moves, and onto whole pixels; else nil.
  init?(aligned rect: CGRect, _ transform: CGAffineTransform) {
    guard transform.isTranslation else { return nil }
    let moved = rect.offsetBy(dx: transform.tx, dy: transform.ty)
    self.init(covering: moved)
    guard moved.minX == CGFloat(left), moved.minY == CGFloat(top), moved.maxX == CGFloat(right),
      moved.maxY == CGFloat(bottom)
    else { return nil }
  }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  private static func limited(_ value: CGFloat) -> Int {
    Int(min(max(value, -CGFloat(limit)), CGFloat(limit)))
  }
}
