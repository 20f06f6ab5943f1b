import GalleyGeometry
import GalleyRendering
import GalleyViews

// Images that code draws by the words of Core Graphics and UIKit: what it draws is painted at once, by a renderer of its own.

/// An image that is being drawn.
final class ImageDrawing {
  let context: CGContext
  /// In points; what is drawn outside is not seen.
  let bounds: CGRect
  /// Pixels to a point.
  let scale: CGFloat
  let isOpaque: Bool

  init(_ bounds: CGRect, scale: CGFloat, isOpaque: Bool, context: CGContext = CGContext()) {
    (self.context, self.bounds, self.isOpaque) = (context, bounds, isOpaque)
    self.scale = scale > 0 ? scale : CurrentCanvas.scale
  }

  /// What was drawn so far; an image without pixels where there is no room for any.
  var image: UIImage {
    guard bounds.width > 0, bounds.height > 0 else { return UIImage() }
    let (context, bounds) = (context, bounds)
    let canvas = Canvas(opaque: isOpaque) { graphics, _ in
      graphics.translateBy(x: -bounds.minX, y: -bounds.minY)
      context.replay(in: graphics)
    }
    return UIImage.drawn(canvas.frame(width: bounds.width, height: bounds.height), scale: scale)
  }

  /// The drawings of a thread, the one that code draws into last.
  private final class Stack {
    var drawings: [ImageDrawing] = []
  }

  private static var stack: Stack {
    let own = Thread.current.threadDictionary
    let key = "org.galley.drawings"
    if let found = own[key] as? Stack { return found }
    let made = Stack()
    own[key] = made
    return made
  }

  /// What code of this thread draws into; nil where nothing is being drawn.
  static var current: ImageDrawing? { stack.drawings.last }
  static func push(_ drawing: ImageDrawing) { stack.drawings.append(drawing) }
  static func pop() { _ = stack.drawings.popLast() }

  /// Runs code that draws into it.
  func drawing(_ body: () -> Void) {
    Self.push(self)
    body()
    Self.pop()
  }
}

extension UIImage {
  /// A view as it is drawn in the scheme of the image that is being drawn; an image without pixels where it cannot be.
  static func drawn(_ view: some View, scale: CGFloat) -> UIImage {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    renderer.environment.colorScheme = CurrentCanvas.device.colorScheme
    guard let pixels = renderer.cgImage else { return UIImage() }
    return UIImage(cgImage: pixels, scale: scale, orientation: .up)
  }
}

/// What images that are drawn by code are like.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels to a point: those of the image that is being drawn by default; 0 is the same.
  open var scale: CGFloat
  /// Whether black lies below: false by default.
  open var opaque = false
  /// Which colours there are: those of sRGB, whatever is set.
  open var preferredRange = Range.automatic

  /// As images are by default.
  public override init() {
    scale = CurrentCanvas.scale
    super.init()
  }
  /// As images are by default.
  public class func `default`() -> UIGraphicsImageRendererFormat { Self.preferred() }
  /// As images are by default.
  public class func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// Which colours an image has. It has no effect.
  public enum Range: Int, Hashable, Sendable {
    /// Those of its content. It has no effect.
    case automatic = 0
    /// Wide ones. It has no effect.
    case extended = 1
    /// Those of sRGB.
    case standard = 2
  }
}

/// What draws images by the words of Core Graphics and UIKit, once for each image.
open class UIGraphicsImageRenderer: NSObject {
  /// What images are like.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Images of a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    super.init()
  }
  /// Images of a rectangle, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }
  /// Images of a size, in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }
  /// Images of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// The image of what `actions` draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let drawing = ImageDrawing(bounds, scale: format.scale, isOpaque: format.opaque)
    drawing.drawing { actions(UIGraphicsImageRendererContext(drawing, format)) }
    return drawing.image
  }
  /// A PNG file's bytes of what `actions` draws; none for an image without pixels.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  /// A JPEG file's bytes of what `actions` draws, on white; none for an image without pixels.
  /// - Parameter compressionQuality: 0 to 1.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// What an image is drawn into.
open class UIGraphicsImageRendererContext: NSObject {
  /// What images are like.
  public let format: UIGraphicsImageRendererFormat
  private let drawing: ImageDrawing

  init(_ drawing: ImageDrawing, _ format: UIGraphicsImageRendererFormat) {
    (self.drawing, self.format) = (drawing, format)
    super.init()
  }

  /// What Core Graphics draws into.
  public var cgContext: CGContext { drawing.context }
  /// What was drawn so far.
  public var currentImage: UIImage { drawing.image }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle, and says how that meets what is there.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.painting(blendMode.mode) { cgContext.fill(rect) }
  }
  /// Draws a line within a rectangle's edges.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Draws inside of a rectangle from now on.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What code of this thread draws into; nil where nothing is being drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { ImageDrawing.current?.context }

/// Begins an image of a size in points, a pixel to a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size in points.
/// - Parameters:
///   - opaque: whether black lies below.
///   - scale: pixels to a point; 0 is that of the image that is being drawn.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  ImageDrawing.push(
    ImageDrawing(CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque))
}

/// What was drawn since an image was begun; nil where none was.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageDrawing.current?.image
}

/// Ends the image that was begun last. Does nothing where none was.
public func UIGraphicsEndImageContext() { ImageDrawing.pop() }

/// Draws into another context from now on, until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) {
  ImageDrawing.push(ImageDrawing(.zero, scale: 0, isOpaque: false, context: context))
}

/// Draws into the context before from now on. Does nothing where there is none.
public func UIGraphicsPopContext() { ImageDrawing.pop() }

/// Fills a rectangle in the current context. Does nothing without one.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a line of a point within a rectangle's edges in the current context. Does nothing without one.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Draws inside of a rectangle from now on, in the current context. Does nothing without one.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
