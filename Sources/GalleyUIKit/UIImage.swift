import GalleyGeometry
import GalleyGraphics
import GalleyImages
import GalleyViews

/// An image under the name of UIKit: an object around an `Image`.
public final class UIImage: NSObject, Sendable {
  /// As it is shown.
  let image: Image
  public let renderingMode: RenderingMode
  private let tint: UIColor?

  private init(_ image: Image, _ mode: RenderingMode = .automatic, tint: UIColor? = nil) {
    var image = image
    if mode == .alwaysTemplate { image = image.renderingMode(.template) }
    if mode == .alwaysOriginal { image = image.renderingMode(.original) }
    self.image = tint.map { image.tinted($0.color) } ?? image
    renderingMode = mode
    self.tint = tint
    super.init()
  }

  /// No pixels.
  public convenience override init() { self.init(_bitmap: Bitmap(width: 0, height: 0)) }

  /// What `init(bitmap:scale:)` is.
  package convenience init(_bitmap bitmap: Bitmap, scale: CGFloat = 1) {
    self.init(Image(_bitmap: bitmap, scale: scale))
  }

  /// An image in the renderer's image folder. There always is one: it is looked for where it is drawn, and
  /// until then has no size.
  public convenience init?(named name: String) { self.init(Image(name)) }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil
  ) {
    self.init(Image(name))
  }

  public convenience init(resource: ImageResource) { self.init(Image(resource)) }

  /// A symbol drawn by Galley. There always is one: a name that is not known is reported where it is drawn.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration? = nil
  ) {
    self.init(Image(systemName: name))
  }

  /// The image of a PNG, JPEG or WebP file's bytes.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let image = try? ImageDecoder().decodeImage(data) else { return nil }
    self.init(Image(_bitmap: image.bitmap, scale: scale).warned(image.warnings))
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    self.init(data: data)
  }

  public convenience init(cgImage: CGImage) { self.init(_bitmap: cgImage._bitmap) }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(Image(decorative: cgImage, scale: scale, orientation: orientation))
  }

  /// Pixels to a point.
  public var scale: CGFloat { pixels?.scale ?? 1 }

  /// Points; zero for an image that is known by its name alone.
  public var size: CGSize {
    guard let (bitmap, scale) = pixels else { return .zero }
    return CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }

  /// Nil for an image that is known by its name alone.
  public var cgImage: CGImage? { pixels.map { CGImage(_bitmap: $0.bitmap) } }
  public var imageOrientation: Orientation { .up }

  public var isSymbolImage: Bool {
    if case .symbol = image.source { return true }
    return false
  }

  private var pixels: (bitmap: Bitmap, scale: CGFloat)? {
    guard case .bitmap(let bitmap, let scale) = image.source else { return nil }
    return (bitmap, scale)
  }

  /// A PNG file's bytes; nil for no pixels.
  public func pngData() -> Data? {
    pixels.flatMap { try? PNGEncoder(scale: $0.scale).encode($0.bitmap) }
  }

  /// A JPEG file's bytes on white; nil for no pixels.
  /// - Parameter compressionQuality: 0 to 1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let quality = compressionQuality > 0 ? min(compressionQuality, 1) : 0
    let encoder = JPEGEncoder(quality: Int((quality * 100).rounded()))
    return pixels.flatMap { try? encoder.encode($0.bitmap) }
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(image, renderingMode, tint: tint)
  }

  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(image, renderingMode, tint: color)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(image, renderingMode, tint: color)
  }

  /// The image itself: symbols are as large as the text beside them.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    self
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.image == image }

  /// What an image's colours are.
  public enum RenderingMode: Int, Hashable, Sendable {
    case automatic
    case alwaysOriginal
    /// The foreground style, as opaque as the image.
    case alwaysTemplate
  }

  public typealias Orientation = Image.Orientation

  /// How large and heavy a symbol is. Name only: it is as large as the text beside it.
  public final class SymbolConfiguration: NSObject, Sendable {
    public convenience init(pointSize: CGFloat) { self.init() }
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale = .default
    ) {
      self.init()
    }
    public convenience init(weight: SymbolWeight) { self.init() }
    public convenience init(scale: SymbolScale) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    public convenience init(font: UIFont) { self.init() }
  }

  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum SymbolScale: Int, Hashable, Sendable {
    case `default`, unspecified, small, medium, large
  }
}

nonisolated extension Image {
  /// An image of UIKit's name, as it is to be shown.
  public init(uiImage: UIImage) { self = uiImage.image }
  public init(nsImage: NSImage) { self = nsImage.image }
}

/// `#imageLiteral(resourceName: "logo")`.
extension UIImage: _ExpressibleByImageLiteral {
  public convenience init(imageLiteralResourceName path: String) { self.init(Image(path)) }
}

/// What an image literal is where nothing says otherwise.
public typealias _ImageLiteralType = UIImage
