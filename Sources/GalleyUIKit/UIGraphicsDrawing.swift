import GalleyGeometry
import GalleyLayout
import GalleyRendering
import GalleyViews

// What colours, images, texts and views draw into the current context; without one they draw nothing.

extension UIColor {
  /// Sets the colour of areas and of lines.
  public func set() { UIGraphicsGetCurrentContext()?.setColors(fill: color, stroke: color) }
  /// Sets the colour of areas.
  public func setFill() { UIGraphicsGetCurrentContext()?.setColors(fill: color, stroke: nil) }
  /// Sets the colour of lines.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setColors(fill: nil, stroke: color) }
}

extension UIImage {
  /// Draws the image in a rectangle, stretched.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image in a rectangle, stretched, and says how it meets what is there.
  /// - Parameter alpha: 0...1: how opaque it is.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let shown = image
    context.painting(blendMode.mode, alpha: alpha) { context.note { $0.draw(shown, in: rect) } }
  }

  /// Draws the image in its own size, with its upper left corner at a point.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image in its own size, with its upper left corner at a point, and says how it meets what is there.
  /// - Parameter alpha: 0...1: how opaque it is.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let shown = image
    context.painting(blendMode.mode, alpha: alpha) {
      context.note { $0.draw(shown, at: point, anchor: .topLeading) }
    }
  }
}

extension NSAttributedString {
  /// Draws the text in one line, with its upper left corner at a point. Parts without a font have the system's in 12 points.
  public func draw(at point: CGPoint) {
    let text = Text(self).font(.system(size: 12))
    UIGraphicsGetCurrentContext()?.note { $0.draw(text, at: point, anchor: .topLeading) }
  }

  /// Draws the text from the upper left corner of a rectangle, wrapped in its width.
  public func draw(in rect: CGRect) {
    let text = Text(self).font(.system(size: 12))
    UIGraphicsGetCurrentContext()?.note { $0.draw(text, in: rect) }
  }

  /// Draws the text from the upper left corner of a rectangle, wrapped in its width; the options change nothing.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { draw(in: rect) }
}

extension NSString {
  /// Draws the text in one line, with its upper left corner at a point; without a font, in 12 points of the system's.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(self), attributes: attrs ?? [:]).draw(at: point)
  }

  /// Draws the text from the upper left corner of a rectangle, wrapped in its width; without a font, in 12 points of the
  /// system's.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(self), attributes: attrs ?? [:]).draw(in: rect)
  }
}

extension String {
  /// Draws the text in one line, with its upper left corner at a point; without a font, in 12 points of the system's.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs ?? [:]).draw(at: point)
  }

  /// Draws the text from the upper left corner of a rectangle, wrapped in its width; without a font, in 12 points of the
  /// system's.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs ?? [:]).draw(in: rect)
  }
}

extension UIView {
  /// Draws the view with all that is in it into a rectangle of the current context.
  /// - Returns: whether there is a context, and the view has a size.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let drawing = ImageDrawing.current, let image = snapshot(scale: drawing.scale) else {
      return false
    }
    image.draw(in: rect)
    return true
  }

  /// The view as it is drawn in its own size; nil without one.
  func snapshot(scale: CGFloat) -> UIImage? {
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return nil }
    return .drawn(
      UIViewDrawing(view: self).frame(width: size.width, height: size.height), scale: scale)
  }

  /// What `draw(_:)` draws in a size; nil where it draws nothing.
  func ownDrawing(in size: CGSize) -> CGContext? {
    let rect = CGRect(origin: .zero, size: size)
    let drawing = ImageDrawing(rect, scale: 0, isOpaque: false)
    drawing.drawing { draw(rect) }
    return drawing.context.isEmpty ? nil : drawing.context
  }

  /// Stands for as little room as there can be, in `systemLayoutSizeFitting(_:)`: zero.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// Stands for as much room as there can be, in `systemLayoutSizeFitting(_:)`: 10,000 by 10,000.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size of the view's content in points where it is offered a size: zero of a view without content. Constraints do
  /// not count.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    let isFree = targetSize.width <= 0 || targetSize.width >= 10_000
    let width = isFree ? nil : targetSize.width
    return contentSize(ProposedViewSize(width: width, height: nil))
  }

  /// The size of the view's content for a proposal.
  func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    statedIntrinsicSize ?? CurrentCanvas.size(of: UIIntrinsicContent(view: self), offered: proposal)
  }
}

extension CALayer {
  /// Draws what the layer is of into a context: the view that has it, in its own size. Other layers draw nothing.
  public func render(in ctx: CGContext) {
    guard let view = owner else { return }
    onAnyActor((view, ctx)) { view, ctx in
      let drawing = ImageDrawing(.zero, scale: 0, isOpaque: false, context: ctx)
      guard let image = view.snapshot(scale: drawing.scale) else { return }
      drawing.drawing { image.draw(in: CGRect(origin: .zero, size: view.bounds.size)) }
    }
  }
}
