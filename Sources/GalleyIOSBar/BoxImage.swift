import GalleyGeometry
import GalleyGraphics

/// Two images of one screen beside each other with the boxes of their elements, to look at how they were matched.
public struct BoxImage {
  /// A colour for each element, the same one in both images where they were matched.
  private static let colors = [
    Pixel(red: 230, green: 0, blue: 120, alpha: 255),
    Pixel(red: 0, green: 140, blue: 60, alpha: 255),
    Pixel(red: 240, green: 120, blue: 0, alpha: 255),
    Pixel(red: 120, green: 60, blue: 230, alpha: 255),
    Pixel(red: 0, green: 160, blue: 200, alpha: 255),
    Pixel(red: 160, green: 110, blue: 0, alpha: 255),
  ]
  private static let missed = Pixel(red: 255, green: 0, blue: 0, alpha: 255)

  public var score: ScreenScore

  public init(_ score: ScreenScore) { self.score = score }

  /// - Parameters:
  ///   - real: nil where only its numbers are known; its boxes lie on white then.
  ///   - file: The PNG file to write.
  public func write(real: URL?, drawn: URL, to file: URL) throws {
    let right = try ImageFile.bitmap(drawn)
    let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    let left =
      try real.map { try ImageFile.bitmap($0) }
      ?? Bitmap(width: right.width, height: right.height, filledWith: white)
    let gap = 12
    var both = Bitmap(
      width: left.width + gap + right.width, height: max(left.height, right.height),
      filledWith: Self.missed)
    Self.copy(left, into: &both, at: 0)
    Self.copy(right, into: &both, at: left.width + gap)
    for (index, match) in score.matches.enumerated() {
      let color = match.drawn == nil ? Self.missed : Self.colors[index % Self.colors.count]
      stroke(match.real.box, color, in: &both, from: 0, width: left.width)
      if let drawn = match.drawn {
        stroke(drawn.box, color, in: &both, from: left.width + gap, width: right.width)
      }
    }
    for element in score.extra {
      stroke(element.box, Self.missed, in: &both, from: left.width + gap, width: right.width)
    }
    try ImageFile.write(both, to: file)
  }

  private static func copy(_ image: Bitmap, into other: inout Bitmap, at x: Int) {
    for y in 0..<image.height {
      let start = y * other.width + x
      other.pixels.replaceSubrange(
        start..<start + image.width,
        with: image.pixels[y * image.width..<(y + 1) * image.width])
    }
  }

  /// Draws a frame of two pixels around a box.
  private func stroke(
    _ box: Box, _ color: Pixel, in image: inout Bitmap, from x: Int, width: Int
  ) {
    let pixels = PixelBox(box, scale: score.scale)
    let outer = pixels.grown(by: 2).clipped(width: width, height: image.height)
    for row in outer.top..<max(outer.top, outer.bottom) {
      for column in outer.left..<max(outer.left, outer.right) {
        if !pixels.contains(x: column, y: row) { image[x + column, row] = color }
      }
    }
  }
}
