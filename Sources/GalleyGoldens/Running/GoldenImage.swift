import Galley
import GalleyImages

/// What is compared with a golden: a drawing of this process, or an image that another one drew.
protocol GoldenImage {
  /// In pixels.
  var width: Int { get }
  var height: Int { get }
  /// `Bitmap.pixelHash`.
  var pixelHash: UInt64 { get throws }
  /// Nil where the places of views are not known.
  var layout: LayoutSnapshot? { get throws }
  /// Whether it shows several moments side by side: its layout has their images and not the views in them.
  var isOfMoments: Bool { get }
  /// `ElementTree.text`; nil where the content of the image is not known.
  var elements: String? { get }
  /// The SHA-256 of each font's file by the face's PostScript name.
  var fonts: [String: String] { get }
  /// What is not as it was asked for.
  var warnings: [String] { get }
  func straightImage() throws -> StraightAlphaImage
  /// As it is kept beside the sources.
  func pngData() throws -> Data
}

/// A drawing with the renderer that it paints with.
struct DrawnImage: GoldenImage {
  let drawing: Drawing
  let renderer: Renderer

  var width: Int { drawing.width }
  var height: Int { drawing.height }
  var pixelHash: UInt64 { get throws { try drawing.pixelHash } }
  var layout: LayoutSnapshot? {
    get throws {
      LayoutSnapshot(drawing, pixelHash: try drawing.pixelHash)
    }
  }
  var isOfMoments: Bool { drawing.isOfMoments }
  var elements: String? { drawing.elementTree?.text }
  var fonts: [String: String] { renderer.lock(drawing).fonts }
  var warnings: [String] { drawing.warnings.map(\.description) }

  func straightImage() throws -> StraightAlphaImage { StraightAlphaImage(try drawing.bitmap()) }
  func pngData() throws -> Data { try drawing.pngData(compression: .small) }
}

/// An image that another process drew: its PNG, and beside it what it knows of the layout and of fonts.
package struct StoredImage: Sendable {
  package let width: Int
  package let height: Int
  package let pixelHash: UInt64
  package var warnings: [String] = []
  /// `ElementTree.text`, where the other process wrote it.
  package var elements: String?
  private let png: Data
  private let snapshot: LayoutSnapshot?

  /// - Parameters:
  ///   - pixelHash: of the pixels as they were drawn; a PNG keeps faint ones otherwise.
  ///   - layout: a file of `LayoutSnapshot`; nil where there is none.
  /// - Throws: `ImageError.decoding` for what is no PNG.
  package init(png: Data, pixelHash: UInt64, layout: Data?) throws {
    let header = try PNGChunks(png).header
    (width, height) = (header.width, header.height)
    (self.png, self.pixelHash) = (png, pixelHash)
    snapshot = layout.flatMap { LayoutSnapshot(data: $0) }
  }
}

extension StoredImage: GoldenImage {
  var layout: LayoutSnapshot? {
    var layout = snapshot
    layout?.fonts = nil
    return layout
  }
  var isOfMoments: Bool { false }
  var fonts: [String: String] { snapshot?.fonts ?? [:] }

  func straightImage() throws -> StraightAlphaImage { try StraightAlphaImage(imageData: png) }

  /// What drew it was in a hurry: it is made smaller once, where it is kept.
  func pngData() throws -> Data {
    let bitmap = try StraightAlphaImage(imageData: png).bitmap
    guard bitmap.pixelHash == pixelHash else { return png }
    return try PNGEncoder(compression: .small, scale: PNGChunks(png).scale).encode(bitmap)
  }
}
