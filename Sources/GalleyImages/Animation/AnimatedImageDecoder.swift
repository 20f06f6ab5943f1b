import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// Animated PNG and WebP files to the images that they show, one after the other.
package struct AnimatedImageDecoder: Sendable {
  /// Images of more pixels are refused before anything is allocated for them.
  package var pixelLimit: Int
  /// It is asked before there is room for pixels.
  package var budget = RenderBudget(.unlimited)

  package init(pixelLimit: Int = 100_000_000) { self.pixelLimit = pixelLimit }

  init(pixelLimit: Int, budget: RenderBudget) {
    (self.pixelLimit, self.budget) = (pixelLimit, budget)
  }

  /// One image as it is shown.
  package struct Frame: Hashable, Sendable {
    package var image: Bitmap
    /// How long it is shown, in seconds.
    package var duration: Double
    /// Pixels that the file draws for it: of a rectangle within the image.
    package var drawnPixels: Int
  }

  /// What a file says of its images.
  package struct Head: Hashable, Sendable {
    package var width: Int
    package var height: Int
    package var frameCount: Int
    /// How often they run; 0 is without end.
    package var loopCount: Int
  }

  /// How a frame gets onto the canvas.
  struct Drawing {
    var area: PixelArea
    var duration: Double
    /// Whether it is drawn over what was before.
    var isOver: Bool
    /// What becomes of its rectangle once it was shown.
    var disposal: Disposal
    var image: Bitmap
  }

  enum Disposal { case keep, clear, restore }

  /// Whether the bytes are an animated PNG or WebP.
  package static func isAnimated(_ data: Data) -> Bool {
    switch ImageFileFormat(startOf: data) {
    case .png: PNGChunks.has("acTL", in: data)
    case .webp: AnimatedWebP.isAnimated(data)
    case .jpeg, nil: false
    }
  }

  /// What the file says of its images.
  /// - Throws: `ImageError.decoding` for what is no animated PNG or WebP.
  package func head(of data: Data) throws -> Head {
    ImageFileFormat(startOf: data) == .png
      ? try AnimatedPNG(data).head : try AnimatedWebP(data).head
  }

  /// Calls `body` with each image as it is shown: two are in memory at a time.
  /// - Throws: `ImageError.decoding` for a broken file; `LimitError`, and what `body` throws.
  /// - Complexity: O(n) in the pixels of all images.
  package func forEachFrame(in data: Data, _ body: (Frame) throws -> Void) throws {
    let head = try head(of: data)
    let isPNG = ImageFileFormat(startOf: data) == .png
    let format = isPNG ? "animated PNG" : "animated WebP file"
    let size = StatedSize(head.width, head.height, of: format)
    try size.check(limit: pixelLimit)
    try size.decode(perPixel: 12, within: budget) {
      var canvas = Bitmap(width: head.width, height: head.height)
      if isPNG {
        try AnimatedPNG(data).forEach(self) { try body(Self.show($0, on: &canvas, format)) }
      } else {
        try AnimatedWebP(data).forEach(self) { try body(Self.show($0, on: &canvas, format)) }
      }
    }
  }

  /// What an animated WebP file shows first, for those who show one image of it.
  /// - Throws: what `forEachFrame` throws; frames behind the first are not read.
  func firstImage(ofWebP data: Data, _ conversion: ColorConversion?) throws -> Bitmap {
    let file = try AnimatedWebP(data)
    let (head, format) = (file.head, "animated WebP file")
    guard let first = file.chunks.first(where: { $0.name == "ANMF" }) else {
      throw ImageError.decoding("the \(format) has no image")
    }
    let size = StatedSize(head.width, head.height, of: format)
    try size.check(limit: pixelLimit)
    return try size.decode(perPixel: 12, within: budget) {
      var canvas = Bitmap(width: head.width, height: head.height)
      return try Self.show(file.drawing(first, self, conversion), on: &canvas, format).image
    }
  }

  /// All images.
  /// - Throws: what `forEachFrame` throws.
  package func frames(of data: Data) throws -> [Frame] {
    var frames: [Frame] = []
    try forEachFrame(in: data) { frames.append($0) }
    return frames
  }

  /// Draws a frame on what was shown before, and leaves the canvas as the next one finds it.
  private static func show(
    _ drawing: Drawing, on canvas: inout Bitmap, _ format: String
  ) throws -> Frame {
    let area = drawing.area
    guard area.width > 0, area.height > 0, area.x + area.width <= canvas.width,
      area.y + area.height <= canvas.height, drawing.image.width == area.width,
      drawing.image.height == area.height
    else { throw ImageError.decoding("the \(format) is damaged: a frame leaves its image") }
    let before = drawing.disposal == .restore ? area.pixels(of: canvas) : []
    var pixels = drawing.image.pixels
    if drawing.isOver { draw(&pixels, over: area.pixels(of: canvas)) }
    area.write(pixels, into: &canvas)
    let frame = Frame(
      image: canvas, duration: drawing.duration, drawnPixels: area.width * area.height)
    switch drawing.disposal {
    case .keep: break
    case .restore: area.write(before, into: &canvas)
    case .clear:
      area.write([UInt32](repeating: 0, count: area.width * area.height), into: &canvas)
    }
    return frame
  }

  private static func draw(_ pixels: inout [UInt32], over before: [UInt32]) {
    for index in pixels.indices {
      let (source, below) = (Pixel(rawValue: pixels[index]), Pixel(rawValue: before[index]))
      guard source.alpha < 255 else { continue }
      let rest = UInt32(255 - source.alpha)
      func sum(_ one: UInt8, _ other: UInt8) -> UInt8 {
        UInt8(min(255, UInt32(one) + (UInt32(other) * rest + 127) / 255))
      }
      pixels[index] =
        Pixel(
          red: sum(source.red, below.red), green: sum(source.green, below.green),
          blue: sum(source.blue, below.blue), alpha: sum(source.alpha, below.alpha)
        ).rawValue
    }
  }
}
