import GalleyGeometry
import GalleyGraphics

/// The pixels of an image in which elements are looked for: red, green and blue of 8 bits a channel, rows from the top.
public struct PixelRaster: Sendable {
  public let width: Int
  public let height: Int
  /// `width * height` colours.
  public var colors: [RGB]

  public init(width: Int, height: Int, colors: [RGB]) {
    precondition(colors.count == width * height, "\(colors.count) colours of \(width) x \(height)")
    self.width = width
    self.height = height
    self.colors = colors
  }

  /// A bitmap's colours as they are over black; screens have no clear pixels.
  public init(_ bitmap: Bitmap) {
    self.init(
      width: bitmap.width, height: bitmap.height,
      colors: bitmap.pixels.map { RGB(rawValue: $0 & 0xff_ffff) })
  }

  subscript(x: Int, y: Int) -> RGB { colors[y * width + x] }
}

/// A colour of 8 bits a channel, red in the lowest byte.
public struct RGB: Hashable, Sendable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public init(_ red: Int, _ green: Int, _ blue: Int) {
    rawValue = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16
  }

  /// `#rrggbb`; nil for anything else.
  public init?(hex: String) {
    guard hex.utf8.count == 7, hex.hasPrefix("#"), let number = UInt32(hex.dropFirst(), radix: 16)
    else { return nil }
    self.init(Int(number >> 16), Int(number >> 8 & 255), Int(number & 255))
  }

  public var hex: String {
    "#"
      + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  var red: Int { Int(rawValue & 255) }
  var green: Int { Int(rawValue >> 8 & 255) }
  var blue: Int { Int(rawValue >> 16 & 255) }

  /// The largest difference of a channel, 0 to 255.
  public func distance(to other: RGB) -> Int {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }

  /// Whether the colour is a mix of two others, but for `tolerance` of each channel.
  func isBlend(of one: RGB, _ other: RGB, tolerance: Int) -> Bool {
    let span = [other.red - one.red, other.green - one.green, other.blue - one.blue]
    let here = [red - one.red, green - one.green, blue - one.blue]
    let length = zip(span, span).reduce(0) { $0 + $1.0 * $1.1 }
    guard length > 0 else { return distance(to: one) <= tolerance }
    let dot = zip(span, here).reduce(0) { $0 + $1.0 * $1.1 }
    let share = min(1, max(0, Double(dot) / Double(length)))
    return zip(span, here).allSatisfy { abs(Double($0) * share - Double($1)) <= Double(tolerance) }
  }
}

/// A rectangle of whole pixels; the right and lower edges are those behind the last pixel.
struct PixelBox: Hashable, Sendable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// A box that contains nothing and takes the first one that it is joined with.
  static let empty = PixelBox(left: .max, top: .max, right: .min, bottom: .min)

  var isEmpty: Bool { left >= right || top >= bottom }
  var width: Int { isEmpty ? 0 : right - left }
  var height: Int { isEmpty ? 0 : bottom - top }
  var area: Int { width * height }

  mutating func join(_ other: PixelBox) {
    left = min(left, other.left)
    top = min(top, other.top)
    right = max(right, other.right)
    bottom = max(bottom, other.bottom)
  }

  mutating func join(x: Int, y: Int) {
    join(PixelBox(left: x, top: y, right: x + 1, bottom: y + 1))
  }

  func contains(x: Int, y: Int) -> Bool { x >= left && x < right && y >= top && y < bottom }

  func contains(_ other: PixelBox) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  func clipped(width: Int, height: Int) -> PixelBox {
    PixelBox(
      left: max(0, left), top: max(0, top), right: min(width, right), bottom: min(height, bottom))
  }

  func grown(by pixels: Int) -> PixelBox {
    PixelBox(left: left - pixels, top: top - pixels, right: right + pixels, bottom: bottom + pixels)
  }

  /// Pixels between two boxes on the horizontal axis; negative where they overlap.
  func gapX(to other: PixelBox) -> Int { max(left, other.left) - min(right, other.right) }
  /// Pixels between two boxes on the vertical axis; negative where they overlap.
  func gapY(to other: PixelBox) -> Int { max(top, other.top) - min(bottom, other.bottom) }
}
