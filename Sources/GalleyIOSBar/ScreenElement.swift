import GalleyGeometry

/// Something that can be seen on a screen, with its place.
public struct ScreenElement: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A line of text or a symbol.
    case ink
    /// A cell, a group, a button, a field: an area of one colour with an edge.
    case area
    /// A line of at most a point, or two pixels.
    case separator
  }

  public var kind: Kind
  /// Left, top, right and bottom in points, from the image's upper left corner.
  public var box: Box
  /// An area's own colour, otherwise the colour farthest from the ground.
  public var color: RGB

  public init(_ kind: Kind, _ box: Box, _ color: RGB) {
    self.kind = kind
    self.box = box
    self.color = color
  }
}

/// A rectangle in points.
public struct Box: Hashable, Sendable, Codable {
  public var left: Double
  public var top: Double
  public var right: Double
  public var bottom: Double

  /// The largest distance from the origin that is read, in points.
  static let limit: Double = 100_000

  public init(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  init(_ pixels: PixelBox, scale: Double) {
    // Two decimals, so that a file and what it was written from are the same.
    func points(_ value: Int) -> Double { (Double(value) / scale * 100).rounded() / 100 }
    self.init(
      points(pixels.left), points(pixels.top), points(pixels.right), points(pixels.bottom))
  }

  public init(from decoder: any Decoder) throws {
    let numbers = try [Double](from: decoder)
    guard numbers.count == 4, numbers[0] <= numbers[2], numbers[1] <= numbers[3],
      numbers.allSatisfy({ abs($0) <= Self.limit })
    else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "found \(numbers), expected left, top, right and bottom in points"))
    }
    self.init(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  public func encode(to encoder: any Encoder) throws { try edges.encode(to: encoder) }

  var edges: [Double] { [left, top, right, bottom] }
  public var width: Double { right - left }
  public var height: Double { bottom - top }
  var area: Double { width * height }

  /// Right minus right and so on, of each edge in the order left, top, right, bottom.
  func differences(to other: Box) -> [Double] { zip(edges, other.edges).map { $1 - $0 } }

  /// The area that both have in common.
  func shared(with other: Box) -> Double {
    max(0, min(right, other.right) - max(left, other.left))
      * max(0, min(bottom, other.bottom) - max(top, other.top))
  }
}

extension RGB: Codable {
  public init(from decoder: any Decoder) throws {
    let text = try String(from: decoder)
    guard let color = RGB(hex: text) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: "found \(text), expected #rrggbb"))
    }
    self = color
  }

  public func encode(to encoder: any Encoder) throws { try hex.encode(to: encoder) }
}

extension PixelBox {
  /// The pixels that a rectangle in points touches.
  init(_ box: Box, scale: Double) {
    self.init(
      left: Int((box.left * scale).rounded(.down)), top: Int((box.top * scale).rounded(.down)),
      right: Int((box.right * scale).rounded(.up)), bottom: Int((box.bottom * scale).rounded(.up)))
  }
}
