import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import GalleyImages
import GalleyViews

/// Images of several moments side by side, from the first to the last: one image, and one golden.
///
/// ```swift
/// var strip = MomentStrip(scale: 2)
/// for moment in [0, 0.1, 0.35] {
///   try renderer.advance(to: moment)
///   try strip.append(renderer.draw())
/// }
/// try strip.draw().pngData()
/// ```
///
/// The images stand 8 points apart on light grey, their tops at one height, each pixel as it was drawn.
public struct MomentStrip {
  /// Pixels to a point, of the images and of the strip.
  public let scale: CGFloat
  private var images: [Bitmap] = []
  /// All images are in memory together.
  private let budget: PictureBudget

  /// - Parameter memory: bytes that the images may take together; nil is no limit.
  public init(scale: CGFloat, memory: Int? = PictureLimits.standard.bytes) {
    self.scale = scale
    budget = PictureBudget(PictureLimits(bytes: memory, duration: nil))
  }

  /// How many images there are.
  public var count: Int { images.count }

  /// Adds an image behind the others.
  /// - Throws: `RenderError`.
  public mutating func append(_ drawing: Drawing) throws {
    try append(width: drawing.width, height: drawing.height) { try drawing.bitmap() }
  }

  /// Adds an image behind the others.
  /// - Throws: `RenderError`.
  public mutating func append(_ bitmap: Bitmap) throws {
    try append(width: bitmap.width, height: bitmap.height) { bitmap }
  }

  private mutating func append(width: Int, height: Int, _ image: () throws -> Bitmap) throws {
    let bytes = PictureBudget.bytes(width, by: height, each: 4)
    guard budget.reserve(bytes, for: "the images of a strip") else {
      if let excess = budget.excess { throw RenderError.limit(excess, view: nil, source: nil) }
      return
    }
    images.append(try image())
  }

  /// The strip laid out, to be painted in parts.
  /// - Throws: `RenderError`; an empty strip is `RenderError.empty`.
  public func draw(with renderer: Renderer = Renderer()) throws -> Drawing {
    let (images, scale) = (images, scale)
    let strip = HStack(alignment: .top, spacing: 8) {
      ForEach(images.indices, id: \.self) { Image(_bitmap: images[$0], scale: scale) }
    }
    return try renderer.draw(strip.background(Color(white: 0.94)), scale: scale)
  }
}
