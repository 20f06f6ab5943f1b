import GalleyGeometry
import GalleyRendering
import GalleyViews

extension ImageRenderer {
  /// The image, or nil where there is none: `render()` says why.
  public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// The image, or nil where there is none: `render()` says why.
  public var nsImage: NSImage? { uiImage }
}
