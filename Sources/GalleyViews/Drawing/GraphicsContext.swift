import GalleyGeometry
import GalleyGraphics

/// What a canvas is drawn with. A copy draws onto the same canvas, with a transform, clips, filters and
/// an opacity of its own from then on.
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.teal))
///   context.draw(Text("Hello"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// ```
public struct GraphicsContext {
  /// How what is drawn meets what is there.
  public typealias BlendMode = GalleyGraphics.BlendMode

  let scene: CanvasScene
  let recording: CanvasRecording
  /// 0 to 1, of what is drawn from now on.
  public var opacity = 1.0
  /// How what is drawn from now on meets what is there.
  public var blendMode = BlendMode.normal
  /// From the points that are drawn with to those of the canvas.
  public var transform = CGAffineTransform.identity
  /// The innermost, that is the latest, first.
  var clips: [Clip] = []
  /// In the order in which they are applied: a filter that is added later comes first.
  var effects: [Effect] = []

  init(scene: CanvasScene, recording: CanvasRecording) {
    self.scene = scene
    self.recording = recording
  }

  /// What surrounds the canvas.
  public var environment: EnvironmentValues { scene.node.environment }

  /// Makes what is drawn from now on larger or smaller, about the origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = CGAffineTransform(scaleX: x, y: y).concatenating(transform)
  }

  /// Moves the origin of what is drawn from now on, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = CGAffineTransform(translationX: x, y: y).concatenating(transform)
  }

  /// Turns what is drawn from now on, clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = CGAffineTransform(rotationAngle: CGFloat(angle.radians)).concatenating(transform)
  }

  /// Transforms what is drawn from now on, before the transforms that there are.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard scene.mayDraw else { return }
    let outline = path.applying(toPixels)
    guard !outline.isEmpty else { return }
    let paint = paint(shading, in: PixelRect(outline.controlBounds))
    if effects.isEmpty, opacity < 1 {
      // One fill needs no layer of its own.
      var plain = self
      plain.opacity = 1
      plain.add([.fill(path: outline, rule: style.rule, paint: paint.opacity(shownOpacity))])
    } else {
      add([.fill(path: outline, rule: style.rule, paint: paint)])
    }
  }

  /// Draws a path as a line.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard let outline = path.strokedPath(style, budget: scene.graph.budget) else { return }
    fill(outline, with: shading)
  }

  /// Draws a path as a line that has a width alone, in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws what `content` draws as one image, which the filters, the opacity and the blend mode of
  /// this context are then applied to.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let items = try items(of: content)
    guard !items.isEmpty, scene.mayDraw else { return }
    add([.group(DisplayGroup(items: items, isIsolated: true))])
  }

  /// Draws by the words of Core Graphics, with all that this context states.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext()
    try content(context)
    context.replay(in: self)
  }
}

extension GraphicsContext {
  /// From the points that are drawn with to device pixels.
  var toPixels: CGAffineTransform { transform.concatenating(scene.toPixels) }

  /// How many of the canvas's points a point is now: what the transform makes of lengths on the average.
  var magnification: CGFloat {
    (transform.a * transform.d - transform.b * transform.c).magnitude.squareRoot()
  }

  /// Between 0 and 1.
  var shownOpacity: Double { opacity > 0 ? min(opacity, 1) : 0 }

  /// What `content` draws with a context of its own: the same transform, and nothing else.
  func items(of content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
    let recording = CanvasRecording()
    var inner = GraphicsContext(scene: scene, recording: recording)
    inner.transform = transform
    try content(&inner)
    return recording.items
  }

  /// Draws items in device pixels with all that the context states.
  func add(_ items: [DisplayItem]) {
    guard !items.isEmpty else { return }
    var effects = effects
    if opacity < 1 { effects.append(.opacity(shownOpacity)) }
    if effects.isEmpty, blendMode == .normal, clips.isEmpty {
      recording.items += items
      return
    }
    var items = items
    var compositing = Compositing(blendMode: blendMode, effects: effects)
    for (index, clip) in clips.enumerated() {
      // A blend mode must meet what lies below, so that it stays with the items.
      if index > 0 {
        items = [.group(DisplayGroup(items: items, compositing: compositing))]
        compositing = Compositing()
      }
      clip.narrow(&compositing)
    }
    recording.items.append(.group(DisplayGroup(items: items, compositing: compositing)))
  }
}
