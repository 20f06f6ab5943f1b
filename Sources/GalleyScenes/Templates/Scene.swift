import Galley
import GalleyBudget

/// A scene: a canvas and a tree of views, read from JSON and filled with data.
///
/// ```swift
/// let scene = try Scene(data: Data(contentsOf: url), file: url.path)
/// let report = try scene.render()
/// ```
public struct Scene {
  /// What the views are drawn on.
  public struct Canvas {
    /// The name among several canvases.
    public var name: String?
    /// Points; nil takes the view's own.
    public var width: CGFloat?
    /// Points; nil takes the view's own.
    public var height: CGFloat?
    /// Pixels to a point.
    public var scale: CGFloat = 1
    /// What is painted below the views; nil is transparent.
    public var background: Color?
    /// Light or dark.
    public var colorScheme: ColorScheme = .light
    /// The direction of reading.
    public var layoutDirection: LayoutDirection = .leftToRight
    /// The language of texts and formatters; nil is English for formatters, and no language for texts.
    public var locale: Locale?
    /// How large text styles are; nil is `large`.
    public var dynamicTypeSize: DynamicTypeSize?
    /// Whose numbers screens and controls have; nil is iOS 18.
    public var look: SystemLook?
  }

  /// The file's name, for messages.
  public let file: String
  /// What the views are drawn on. A change counts when the scene is drawn; what formatters wrote stays as it is.
  public var canvas: Canvas
  /// The views without the canvas.
  public let view: AnyView
  /// The fonts that the scene may be set in; nil asks for nothing.
  public var fontLock: FontLock?
  /// Where the lock stands in the file.
  public private(set) var fontLockSource: SourceLocation?
  /// Where the view stands in the file.
  public let source: SourceLocation
  /// When the movement of the scene ends; nil if nothing moves.
  public let movement: SceneMovement?

  /// The version of the scene language that this Galley reads.
  public static let languageVersion = 1

  init(
    file: String, canvas: Canvas, view: AnyView, fontLock: FontLock?,
    fontLockSource: SourceLocation?, source: SourceLocation, movement: SceneMovement? = nil
  ) {
    self.movement = movement
    (self.file, self.canvas, self.view) = (file, canvas, view)
    (self.fontLock, self.fontLockSource, self.source) = (fontLock, fontLockSource, source)
  }

  /// Reads and checks a whole scene with its own data.
  /// - Parameter file: the file's name, for messages.
  /// - Throws: `SceneError` for the first thing that is wrong.
  /// - Complexity: O(n) in the bytes and the views.
  public init(data: Data, file: String) throws {
    self = try SceneTemplate(data: data, file: file).scene()
  }

  /// Holds the scene to the fonts of a file, `{"Inter-Regular": "64 hexadecimal digits"}`, instead of
  /// its own.
  /// - Throws: `SceneError` for the first thing that is wrong with the file.
  public mutating func lockFonts(data: Data, file: String) throws {
    let lock = try FontLockFile(data: data, file: file)
    (fontLock, fontLockSource) = (lock.lock, lock.source)
  }

  /// Draws the scene.
  /// - Parameters:
  ///   - renderer: keeps fonts and glyphs from image to image.
  ///   - imageFolder: where images are found by name; nil finds none. Nothing outside of it is read.
  ///   - views: ids or names of views to explain in the report.
  ///   - budget: what is left for the image where it began before; nil begins one by the renderer's limits.
  /// - Throws: `RenderError`.
  public func render(
    with renderer: Renderer = Renderer(), imageFolder: URL? = nil, explaining views: [String] = [],
    budget: RenderBudget? = nil
  ) throws -> RenderReport {
    try RenderReport(
      draw(with: renderer, imageFolder: imageFolder, explaining: views, budget: budget))
  }

  /// Lays the scene out, to be painted later and perhaps in parts.
  /// - Parameters: those of `render`.
  /// - Parameter imageBoundary: a folder that nothing is read outside of, for an image folder below it whose name is not
  ///   trusted; nil trusts the image folder.
  /// - Throws: `RenderError`.
  public func draw(
    with renderer: Renderer = Renderer(), imageFolder: URL? = nil, imageBoundary: URL? = nil,
    explaining views: [String] = [], budget: RenderBudget? = nil
  ) throws -> Drawing {
    try renderer.draw(
      canvasView, like: likeness(imageFolder, imageBoundary),
      on: viewCanvas(imageFolder, imageBoundary), explaining: views, budget: budget)
  }

  /// Lays the scene out, to be painted by `Renderer.drawing(of:)` behind others.
  /// - Throws: `RenderError`.
  package func layOut(
    with renderer: Renderer, imageFolder: URL?, imageBoundary: URL? = nil, budget: RenderBudget
  ) throws -> LaidOutView {
    try renderer.layOut(
      canvasView, like: likeness(imageFolder, imageBoundary),
      on: viewCanvas(imageFolder, imageBoundary), budget: budget)
  }

  private var canvasView: some View {
    view.onCanvas(width: canvas.width, height: canvas.height, background: canvas.background)
  }

  private func viewCanvas(_ imageFolder: URL?, _ imageBoundary: URL?) -> ViewCanvas {
    ViewCanvas(
      proposedSize: ProposedViewSize(width: canvas.width, height: canvas.height),
      scale: canvas.scale, environment: environment(imageFolder, imageBoundary),
      fontLock: fontLock)
  }

  private func environment(_ imageFolder: URL?, _ imageBoundary: URL?) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = canvas.colorScheme
    environment.layoutDirection = canvas.layoutDirection
    (environment.imageFolder, environment.imageBoundary) = (imageFolder, imageBoundary)
    if let locale = canvas.locale { environment.locale = locale }
    if let size = canvas.dynamicTypeSize { environment.dynamicTypeSize = size }
    if let look = canvas.look { environment.systemLook = look }
    return environment
  }

  private func likeness(_ imageFolder: URL?, _ imageBoundary: URL?) -> NodeReuseKey {
    var key = NodeReuseKey(source: source)
    (key.colorScheme, key.layoutDirection) = (canvas.colorScheme, canvas.layoutDirection)
    (key.scale, key.locale) = (canvas.scale, canvas.locale)
    (key.dynamicTypeSize, key.look) = (canvas.dynamicTypeSize, canvas.look)
    (key.imageFolder, key.imageBoundary) = (imageFolder, imageBoundary)
    return key
  }
}
