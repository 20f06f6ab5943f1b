import GalleyDriving
import GalleyGeometry
import GalleyGraphics
import GalleyImages
import GalleyLayout
import GalleyViews

/// Makes an image of a view.
///
/// ```swift
/// let renderer = ImageRenderer(content: Text("Hello").padding())
/// renderer.scale = 2
/// try renderer.write(to: URL(fileURLWithPath: "hello.png"))
/// ```
public final class ImageRenderer<Content: View> {
  /// The view that is drawn. A new one keeps the states of the views that are in both.
  public var content: Content { didSet { graph.forgetViews() } }
  /// What the view is offered, in points; unspecified is its ideal size.
  public var proposedSize = ProposedViewSize.unspecified { didSet { graph.forgetViews() } }
  /// Pixels to a point.
  public var scale: CGFloat = 1 { didSet { graph.forgetViews() } }
  /// Whether `uiImage` and `cgImage` have no clear pixels: what lies behind the view is black then.
  public var isOpaque = false
  /// No effect: images are gamma-encoded sRGB.
  public var colorMode = ColorRenderingMode.nonLinear
  /// No effect: images are sRGB.
  public var allowedDynamicRange: Image.DynamicRange?
  /// No effect: images are made when they are asked for.
  public var isObservationEnabled = true
  /// What the view sees: colour scheme, layout direction, locale and your own values.
  public var environment = EnvironmentValues() { didSet { graph.forgetViews() } }
  package let renderer: Renderer
  /// Nodes and states outlive the images.
  package let graph: ViewGraph
  /// What touches the views.
  let driver: ViewDriver

  /// - Parameter renderer: shared by several image renderers of one task, it keeps fonts and glyphs
  ///   from image to image.
  public init(content: Content, renderer: Renderer = Renderer()) {
    self.content = content
    self.renderer = renderer
    graph = renderer.makeGraph()
    driver = ViewDriver(graph)
  }

  /// What the view is laid out on.
  var canvas: ViewCanvas {
    ViewCanvas(proposedSize: proposedSize, scale: scale, environment: environment)
  }

  /// The image with its warnings, timings and layout.
  /// - Throws: `RenderError` when there is no image.
  public func render() throws -> RenderReport {
    try RenderReport(draw())
  }

  /// The view laid out, to be painted in parts.
  /// - Throws: `RenderError`.
  public func draw() throws -> Drawing {
    try renderer.draw(content, in: graph, on: canvas)
  }

  /// The same in front of a colour; nil leaves the image clear where the view is.
  package func draw(on ground: Color?) throws -> Drawing {
    try renderer.draw(content, in: graph, on: canvas, ground: ground)
  }

  /// The image as a PNG file's bytes.
  /// - Throws: `RenderError`, `ImageError`.
  public func pngData() throws -> Data {
    try draw().pngData()
  }

  /// Writes the image as a PNG: beside its place first, then renamed, so that there is never half a file.
  /// - Throws: `RenderError`, `ImageError`, `OutputFile.WriteError`.
  public func write(to url: URL) throws {
    try OutputFile.write(pngData(), to: url.path)
  }
}

extension Bitmap {
  /// The bitmap as a PNG file's bytes.
  /// - Throws: `ImageError`.
  /// - Parameters:
  ///   - compression: whether time or bytes count more.
  ///   - scale: pixels to a point, for the file to say; nil says nothing.
  ///   - texts: texts in the file by their keywords.
  public func pngData(
    compression: PNGEncoder.Compression = .fast, scale: CGFloat? = nil,
    texts: [String: String] = [:]
  ) throws -> Data {
    try PNGEncoder(compression: compression, scale: scale, texts: texts).encode(self)
  }

  /// The bitmap as a JPEG file, on white.
  /// - Parameter quality: 1 to 100.
  public func jpegData(quality: Int = 85) throws -> Data {
    try JPEGEncoder(quality: quality).encode(self)
  }

  /// The bitmap as a WebP file.
  /// - Parameter quality: 1 to 100, or nil to lose nothing.
  public func webPData(quality: Int? = nil) throws -> Data {
    try WebPEncoder(quality: quality).encode(self)
  }

  /// The image of a PNG, JPEG or WebP file.
  public init(imageData data: Data) throws { self = try ImageDecoder().decode(data) }

  /// Reads a PNG file's bytes.
  /// - Throws: `ImageError` for what is no PNG, a damaged one or one over 100 million pixels.
  public init(pngData data: Data) throws { self = try PNGDecoder().decode(data) }
}
