import GalleyGeometry
import GalleyGraphics
import GalleyLayout

// Texts, images and symbols on a canvas: views that are laid out and painted by themselves.
extension GraphicsContext {
  /// A text with the fonts and the colours of the canvas's environment.
  public struct ResolvedText {
    fileprivate let view: DetachedView
    /// What the text is filled with; nil, until it is set, is the text's own styles.
    fileprivate var own: Shading?

    /// What the text is filled with.
    public var shading: Shading {
      get { own ?? .foreground }
      set { own = newValue }
    }

    /// The size in points that the text takes when it is offered `size`.
    public func measure(in size: CGSize) -> CGSize { view.size(ProposedViewSize(size)) }

    /// How far the first baseline lies below the top, in points, when the text is offered `size`.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      view.guide(.firstTextBaseline, ProposedViewSize(size))
    }

    /// How far the last baseline lies below the top, in points, when the text is offered `size`.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      view.guide(.lastTextBaseline, ProposedViewSize(size))
    }
  }

  /// An image in the canvas's environment.
  public struct ResolvedImage {
    fileprivate let view: DetachedView
    /// In points.
    public let size: CGSize
    /// From the top.
    public let baseline: CGFloat
    /// What the image is filled with in its own form; nil is its own colours.
    public var shading: Shading?
  }

  /// One of the canvas's symbols.
  public struct ResolvedSymbol {
    fileprivate let view: DetachedView
    /// In points.
    public var size: CGSize { view.size(.unspecified) }
  }

  /// A text with the fonts and the colours of the canvas, to be measured and drawn several times.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(view: detached(text)) }

  /// An image in the environment of the canvas, to be measured and drawn several times.
  public func resolve(_ image: Image) -> ResolvedImage {
    let view = detached(image)
    return ResolvedImage(
      view: view, size: view.size(.unspecified),
      baseline: view.guide(.lastTextBaseline, .unspecified))
  }

  /// The symbol whose tag is `id`; nil where the canvas has none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    scene.symbol(AnyHashable(id)).map { ResolvedSymbol(view: DetachedView($0)) }
  }

  /// Sets a text in a box, from its top.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text.view, offering: ProposedViewSize(rect.size), at: rect.origin, text.own)
  }

  /// Draws a text with a point of it at a place.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.view, at: point, anchor: anchor, text.own)
  }

  /// Sets a text in a box, from its top.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with a point of it at a place.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Stretches an image over a box.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.view, over: rect, image.shading)
  }

  /// Draws an image with a point of it at a place.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.view, at: point, anchor: anchor, image.shading)
  }

  /// Stretches an image over a box.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image with a point of it at a place.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Stretches a symbol over a box.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    draw(symbol.view, over: rect, nil)
  }

  /// Draws a symbol with a point of it at a place.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.view, at: point, anchor: anchor, nil)
  }
}

extension GraphicsContext {
  private func detached(_ view: some View) -> DetachedView {
    DetachedView(
      view, environment: environment, source: scene.node.source, graph: scene.graph)
  }

  private func draw(
    _ view: DetachedView, at point: CGPoint, anchor: UnitPoint, _ shading: Shading?
  ) {
    let size = view.size(.unspecified)
    let origin = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
    draw(view, offering: .unspecified, at: origin, shading)
  }

  private func draw(
    _ view: DetachedView, offering proposal: ProposedViewSize, at origin: CGPoint,
    _ shading: Shading?
  ) {
    draw(
      view, proposal, CGAffineTransform(translationX: origin.x, y: origin.y), shading)
  }

  private func draw(_ view: DetachedView, over rect: CGRect, _ shading: Shading?) {
    let size = view.size(.unspecified)
    guard size.width > 0, size.height > 0 else { return }
    let stretched = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY)
    draw(view, .unspecified, stretched, shading)
  }

  /// - Parameter place: from the view's points to those that are drawn with.
  private func draw(
    _ view: DetachedView, _ proposal: ProposedViewSize, _ place: CGAffineTransform,
    _ shading: Shading?
  ) {
    guard scene.mayDraw else { return }
    let items = view.items(proposal, on: scene.grid, in: scene.graph)
    guard !items.isEmpty else { return }
    let scale = scene.grid.scale
    var whole = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale).concatenating(place)
      .concatenating(toPixels)
    guard whole.a * whole.d - whole.b * whole.c != 0 else { return }
    if whole.isUnscaled {
      // What was painted for whole pixels stays on them.
      whole = CGAffineTransform(
        translationX: (whole.tx + 0.5).rounded(.down), y: (whole.ty + 0.5).rounded(.down))
    }
    let drawn = DisplayGroup(items: items, transform: whole)
    guard let shading else { return add([.group(drawn)]) }
    let box = PixelRect(
      CGRect(origin: .zero, size: view.size(proposal)).applying(place).applying(toPixels))
    let paint = paint(shading, in: box)
    // Glyphs may reach out of the box.
    let reach = box.insetBy(dx: -box.height, dy: -box.height)
    add([.group(DisplayGroup(items: [.fillRect(reach, paint: paint)], mask: [.group(drawn)]))])
  }
}

extension CGAffineTransform {
  /// Whether the transform only moves, but for what rounding makes of it.
  fileprivate var isUnscaled: Bool {
    (a - 1).magnitude < 1e-9 && (d - 1).magnitude < 1e-9 && b.magnitude < 1e-9
      && c.magnitude < 1e-9
  }
}
