import GalleyGeometry
import GalleyGraphics

/// What Core Graphics draws into, with the origin in the upper left corner and lengths in points, as UIKit sets contexts up.
/// What is drawn is noted, and painted with the image that it belongs to: by `GraphicsContext.withCGContext`, a
/// `UIGraphicsImageRenderer` or a view's `draw(_:)`.
public final class CGContext {
  private var state = State()
  private var saved: [State] = []
  private var commands: [Command] = []
  /// The path that is built, in the points that the context began with.
  var built = Path()

  package init() {}

  /// How things are painted.
  private struct State {
    /// From the points that are drawn with to those that the context began with.
    var transform = CGAffineTransform.identity
    /// In the points that the context began with.
    var clips: [(path: Path, style: FillStyle)] = []
    var fill = Color.black
    var stroke = Color.black
    var line = StrokeStyle()
    var alpha = 1.0
    var blendMode = BlendMode.normal
    var shadow: Shadow?
  }

  private struct Shadow {
    var color: Color
    var offset: CGSize
    var blur: CGFloat
  }

  /// One step of a drawing, with how it is painted.
  private struct Command {
    let state: State
    let paint: (GraphicsContext) -> Void
  }

  /// Whether nothing was drawn.
  package var isEmpty: Bool { commands.isEmpty }

  /// Notes a step.
  package func note(_ paint: @escaping (GraphicsContext) -> Void) {
    commands.append(Command(state: state, paint: paint))
  }

  /// Paints what was noted, as often as it is called.
  package func replay(in context: GraphicsContext) {
    for command in commands {
      var inner = context
      for clip in command.state.clips { inner.clip(to: clip.path, style: clip.style) }
      if let shadow = command.state.shadow {
        inner.addFilter(
          .shadow(
            color: shadow.color, radius: shadow.blur / 2, x: shadow.offset.width,
            y: shadow.offset.height))
      }
      inner.concatenate(command.state.transform)
      inner.opacity *= command.state.alpha
      if command.state.blendMode != .normal { inner.blendMode = command.state.blendMode }
      command.paint(inner)
    }
  }
}

// How things are painted.
extension CGContext {
  /// Keeps how things are painted, for `restoreGState()`.
  public func saveGState() { saved.append(state) }
  /// Paints as when it was kept last. Does nothing where nothing was.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  /// From the points that are drawn with to those that the context began with.
  public var ctm: CGAffineTransform { state.transform }
  /// Moves the origin, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  /// Makes what is drawn from now on larger or smaller.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }
  /// Turns what is drawn from now on, by radians, clockwise as it is seen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  /// Transforms what is drawn from now on, before the transforms that there are.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Sets the colour that areas are filled with: black at first.
  public func setFillColor(_ color: CGColor) { state.fill = Color(cgColor: color) }
  /// Sets the colour that areas are filled with, by components of sRGB, 0...1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the grey that areas are filled with, 0 is black and 1 white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Sets the colour of lines: black at first.
  public func setStrokeColor(_ color: CGColor) { state.stroke = Color(cgColor: color) }
  /// Sets the colour of lines, by components of sRGB, 0...1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the grey of lines, 0 is black and 1 white.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
  /// The colours of areas and of lines; nil keeps one.
  package func setColors(fill: Color?, stroke: Color?) {
    state.fill = fill ?? state.fill
    state.stroke = stroke ?? state.stroke
  }

  /// Sets how wide lines are, in points: 1 at first.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  /// Sets how ends of lines look: cut off at first.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  /// Sets how corners of lines look: pointed at first.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  /// Sets how far a pointed corner may reach, in line widths: 10 at first.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Sets dashes and the gaps between them, in points; none is a line without gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dash) = (phase, lengths)
  }
  /// Sets how opaque things are that are drawn from now on, 0...1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(min(max(alpha, 0), 1)) }
  /// Sets how things meet what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode.mode }
  /// Draws a shadow below each thing: `blur` is twice the Gaussian's deviation, in points. Nil is none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { Shadow(color: Color(cgColor: $0), offset: offset, blur: blur) }
  }
  /// Draws a black shadow of a third's opacity below each thing.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
  /// Sets whether edges are smooth: they always are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges may be smooth: they always are.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// The style of areas.
  var fillColor: Color { state.fill }
  /// The style of lines.
  var strokeColor: Color { state.stroke }
  /// How lines look.
  var lineStyle: StrokeStyle { state.line }

  /// Draws in a path alone from now on, which is in the points that the context began with.
  func narrow(to path: Path, _ style: FillStyle) { state.clips.append((path, style)) }

  /// Runs `body` with another width of lines.
  func withLineWidth(_ width: CGFloat, _ body: () -> Void) {
    let old = state.line.lineWidth
    state.line.lineWidth = width
    body()
    state.line.lineWidth = old
  }

  /// Runs `body` with other opacity and another blend mode; nil keeps the opacity.
  package func painting(
    _ mode: BlendMode, alpha: CGFloat? = nil, _ body: () -> Void
  ) {
    let old = state
    state.blendMode = mode
    if let alpha { state.alpha *= Double(min(max(alpha, 0), 1)) }
    body()
    state = old
  }
}

/// How things meet what is there, under the name of Core Graphics.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// Over what is there.
  case normal
  /// Both are multiplied.
  case multiply
  /// The opposite of multiplying.
  case screen
  /// Multiplied where it is dark, and screened where it is light.
  case overlay
  /// The darker one.
  case darken
  /// The lighter one.
  case lighten
  /// What is there becomes lighter.
  case colorDodge
  /// What is there becomes darker.
  case colorBurn
  /// Darker or lighter, softly.
  case softLight
  /// Multiplied or screened.
  case hardLight
  /// The difference of both.
  case difference
  /// A softer difference.
  case exclusion
  /// The hue of what is drawn.
  case hue
  /// The saturation of what is drawn.
  case saturation
  /// The hue and the saturation of what is drawn.
  case color
  /// The brightness of what is drawn.
  case luminosity
  /// Nothing.
  case clear
  /// What is drawn alone.
  case copy
  /// What is drawn where something is.
  case sourceIn
  /// What is drawn where nothing is.
  case sourceOut
  /// What is drawn over what is there, and nowhere else.
  case sourceAtop
  /// Below what is there.
  case destinationOver
  /// What is there where something is drawn.
  case destinationIn
  /// What is there where nothing is drawn.
  case destinationOut
  /// What is there over what is drawn.
  case destinationAtop
  /// Either, and not both.
  case xor
  /// Both are added, towards black.
  case plusDarker
  /// Both are added, towards white.
  case plusLighter

  package var mode: BlendMode {
    let modes: [BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
      .destinationOut, .destinationAtop, .xor, .plusDarker, .plusLighter,
    ]
    return modes[Int(rawValue)]
  }
}
