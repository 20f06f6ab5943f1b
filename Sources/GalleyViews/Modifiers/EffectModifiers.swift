import GalleyGeometry
import GalleyGraphics
import GalleyLayout

nonisolated extension View {
  /// Keeps the view's space and draws nothing (EF2).
  public func hidden() -> some View { modified(by: HiddenContent()) }

  /// Draws the view larger or smaller about a point of it; no layout (EF1).
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modified(
      by: TransformContent(
        name: "scaleEffect", anchor: anchor, map: .scale(CGSize(width: x, height: y))))
  }

  /// Draws the view larger or smaller by one factor in both directions, about a point of it; no layout.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Draws the view larger or smaller by a factor for each direction, about a point of it; no layout.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view turned clockwise about a point of it; no layout (EF1).
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modified(
      by: TransformContent(
        name: "rotationEffect", anchor: anchor, map: .rotation(angle)))
  }

  /// Draws the view transformed about its upper left corner; no layout.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modified(
      by: TransformContent(name: "transformEffect", anchor: .topLeading, transform: transform))
  }

  /// Shows the view where another one has ink, as opaque as that is (SH8).
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modified(by: MaskContent(mask: mask(), alignment: alignment))
  }

  /// Shows the view where another one, centred on it, has ink. The older form of `mask(alignment:_:)`.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }

  /// Blurs each view that draws in this one by a Gaussian of this standard deviation in points; no layout (SH10).
  /// - Parameter opaque: kept for source compatibility: transparent pixels stay so.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modified(by: BlurContent(radius: radius))
  }

  /// Casts a shadow of every leaf of the view, or of all of it where it is a `compositingGroup`: a
  /// Gaussian whose standard deviation is the radius, in points, cut at two radii; no layout (SH9).
  public func shadow(
    color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modified(by: ShadowContent(style: .drop(color: color, radius: radius, x: x, y: y)))
  }

  /// Makes one image of the view before effects around it see it: opacity, blend modes, filters and shadows.
  public func compositingGroup() -> some View { modified(by: CompositingContent()) }

  /// One image of the view where effects around it see it, and nothing otherwise: a view that is one of UIKit's, which fades
  /// as a whole (`UIViewGroupOpacity`, on by default).
  package func _oneImage() -> some View { modified(by: OneImageContent()) }

  /// As `compositingGroup`: everything is drawn into pixels.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { compositingGroup() }

  /// A line inside the view's edges, in front of it; no layout (SH7).
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  /// The order in which views of a container are drawn; 0 by default (ST16).
  public func zIndex(_ value: Double) -> some View { modified(by: ZIndexContent(value: value)) }
}

private struct BlurContent: EffectContent {
  var radius: CGFloat
  var name: String { "blur(\(radius.shortDescription))" }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    let sigma = EffectLimits.sigma(radius) * builder.grid.scale
    if sigma == 0 { return builder.displayChildren(of: node) }
    builder.filtering(.blur(sigma: sigma)) { $0.displayChildren(of: node) }
  }
}

private struct ShadowContent: EffectContent {
  var style: ShadowStyle
  var name: String { "shadow(\(style.radius.shortDescription))" }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    let color = builder.color(style.color, of: node)
    let shadow = style.effect(color, scale: builder.grid.scale)
    builder.withShadow(shadow) { $0.displayChildren(of: node) }
  }
}

private struct OneImageContent: EffectContent {
  var name: String { "oneImage" }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    builder.asOne { $0.displayChildren(of: node) }
  }
}

private struct CompositingContent: EffectContent {
  var name: String { "compositingGroup" }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    builder.group {
      DisplayGroup(items: $0, isIsolated: true)
    } _: {
      $0.displayChildren(of: node)
    }
  }
}

private struct MaskContent<Mask: View>: NodeContent {
  let mask: Mask
  let alignment: Alignment
  var name: String { "mask" }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior {
    SecondaryBehavior(alignment: alignment)
  }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    (old as? Self)?.alignment == alignment
  }

  func collectChildren(into collector: inout _ViewCollector) {
    collector.emit(ImplicitStackContent(content: mask))
  }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    let items = builder.items { builder in
      for child in node.secondary { builder.display(child) }
    }
    if items.count == 1, let (path, rule) = items[0].opaqueShape {
      return builder.clipping(to: path, rule: rule) { $0.displayChildren(of: node) }
    }
    builder.group {
      DisplayGroup(items: $0, mask: items)
    } _: {
      $0.displayChildren(of: node)
    }
  }
}

extension MaskContent: ClippingContent {
  /// As far as the frames of what draws in the mask go.
  func seenArea(of node: ViewNode) -> CGRect? {
    node.secondary.reduce(.null) { $0.union($1.drawnBox) }
  }
}

extension DisplayItem {
  /// What a mask of one opaque shape lets through: such a mask is a clip (OpenSwiftUI,
  /// `DisplayList.Item.canonicalize`).
  fileprivate var opaqueShape: (path: Path, rule: FillRule)? {
    switch self {
    case .fill(let path, let rule, .solid(let color)) where color.alpha >= 1: (path, rule)
    case .fillRect(let rect, .solid(let color)) where color.alpha >= 1: (Path(rect), .nonZero)
    default: nil
    }
  }
}

extension BlurContent: MovingContent {
  var movingData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}

extension ShadowContent: MovingContent {
  var movingData: AnimatableVector {
    get { AnimatableVector([style.radius, style.x, style.y].map { Double($0) }) }
    set {
      (style.radius, style.x, style.y) = (
        CGFloat(newValue[0]), CGFloat(newValue[1]), CGFloat(newValue[2])
      )
    }
  }
}
