import GalleyCombine
import GalleyGeometry
import GalleyGraphics
import GalleyViews

// The image under the name of Core Graphics. Those of UIKit and AppKit are in `GalleyUIKit`.

extension ImageRenderer: ObservableObject {}

extension ImageRenderer {
  /// The image, or nil where there is none: `render()` says why.
  public var cgImage: CGImage? { image.map { CGImage(_bitmap: $0) } }

  private var image: Bitmap? {
    guard let bitmap = try? draw().bitmap() else { return nil }
    return isOpaque ? bitmap.opaque : bitmap
  }

  @available(
    *, unavailable,
    message: "it draws into no context of yours: use uiImage, cgImage, pngData() or write(to:)"
  )
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {}
}

extension Bitmap {
  /// The image on black.
  fileprivate var opaque: Bitmap {
    var result = self
    for index in pixels.indices {
      let pixel = Pixel(rawValue: pixels[index])
      result.pixels[index] =
        Pixel(red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: 255).rawValue
    }
    return result
  }
}
