import GalleyGeometry
import GalleyGraphics
import GalleyImages
import GalleyViews

/// An image under the name of UIKit: an object around an `Image`.
public final class UIImage: NSObject, Sendable {
  /// As it is shown.
  let image: Image
  /// What the image's colours are.
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

  /// An image of the renderer's folder, as `init(named:)` finds it: the bundle and the traits change nothing.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil
  ) {
    self.init(Image(name))
  }

  /// An image of an asset catalogue, by the symbol that Xcode makes of it.
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

  /// The image of a PNG, JPEG or WebP file, a pixel to a point; nil where it cannot be read. It is read at once.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    self.init(data: data)
  }

  /// An image of pixels, one to a point.
  public convenience init(cgImage: CGImage) { self.init(_bitmap: cgImage._bitmap) }

  /// An image of pixels, `scale` of them to a point, turned and mirrored so that it is upright.
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
  /// How the pixels are turned: always upright, they were turned when the image was made.
  public var imageOrientation: Orientation { .up }

  /// Whether the image is a symbol.
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

  /// The image with other colours: its own, or the foreground style. Its tint stays.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(image, renderingMode, tint: tint)
  }

  /// The image in a colour, as opaque as it was.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(image, renderingMode, tint: color)
  }

  /// The image in a colour, as opaque as it was, with another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(image, renderingMode, tint: color)
  }

  /// The image itself: symbols are as large as the text beside them.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }
  /// The image itself, as `withConfiguration`. Never nil.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    self
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.image == image }

  /// What an image's colours are.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// Colours are the image's own, those of a symbol the foreground style.
    case automatic
    /// Colours are the image's own.
    case alwaysOriginal
    /// The foreground style, as opaque as the image.
    case alwaysTemplate
  }

  /// How pixels are turned and mirrored.
  public typealias Orientation = Image.Orientation

  /// How large and heavy a symbol is. Name only: it is as large as the text beside it.
  public final class SymbolConfiguration: NSObject, Sendable {
    /// A size in points to an em. On an image it has no effect.
    public convenience init(pointSize: CGFloat) { self.init() }
    /// A size in points to an em, a weight and a scale. On an image it has no effect.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale = .default
    ) {
      self.init()
    }
    /// A weight. On an image it has no effect.
    public convenience init(weight: SymbolWeight) { self.init() }
    /// A scale. On an image it has no effect.
    public convenience init(scale: SymbolScale) { self.init() }
    /// The size of a text style. On an image it has no effect.
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    /// The size of a font. On an image it has no effect.
    public convenience init(font: UIFont) { self.init() }
  }

  /// How heavy the lines of a symbol are. Name only: they are as heavy as the text beside it.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// No choice. On an image it has no effect.
    case unspecified
    /// As a font of the weight `.ultraLight`. On an image it has no effect.
    case ultraLight
    /// As a font of the weight `.thin`. On an image it has no effect.
    case thin
    /// As a font of the weight `.light`. On an image it has no effect.
    case light
    /// As a font of the weight `.regular`. On an image it has no effect.
    case regular
    /// As a font of the weight `.medium`. On an image it has no effect.
    case medium
    /// As a font of the weight `.semibold`. On an image it has no effect.
    case semibold
    /// As a font of the weight `.bold`. On an image it has no effect.
    case bold
    /// As a font of the weight `.heavy`. On an image it has no effect.
    case heavy
    /// As a font of the weight `.black`. On an image it has no effect.
    case black
  }

  /// How large a symbol is beside its text. Name only: `imageScale` has an effect.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// The system's choice. On an image it has no effect.
    case `default`
    /// No choice. On an image it has no effect.
    case unspecified
    /// Smaller than the text beside it. On an image it has no effect.
    case small
    /// About as large as the text beside it. On an image it has no effect.
    case medium
    /// Larger than the text beside it. On an image it has no effect.
    case large
  }
}

nonisolated extension Image {
  /// An image of UIKit's name, as it is to be shown.
  public init(uiImage: UIImage) { self = uiImage.image }
  /// An image of AppKit's name, as it is to be shown.
  public init(nsImage: NSImage) { self = nsImage.image }
}

/// `#imageLiteral(resourceName: "logo")`.
extension UIImage: _ExpressibleByImageLiteral {
  public convenience init(imageLiteralResourceName path: String) { self.init(Image(path)) }
}

/// What an image literal is where nothing says otherwise.
public typealias _ImageLiteralType = UIImage
