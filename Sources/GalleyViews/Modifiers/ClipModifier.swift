import GalleyGeometry
import GalleyGraphics
import GalleyLayout

nonisolated extension View {
  /// Shows only what lies inside a shape that fits the view's box; no layout (SH8, EF1).
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modified(by: ClipContent(shape: shape, rule: style.rule, isOneImage: false))
  }

  /// A clip of what a device shows in a view of its own, such as a scroll view: effects around see one image.
  func clippedAsOne<S: Shape>(to shape: S) -> some View {
    modified(by: ClipContent(shape: shape, rule: .nonZero, isOneImage: true))
  }

  /// Shows only what lies inside the view's box.
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  /// Cuts the corners off along quarter circles (SH8), unlike `RoundedRectangle`, whose corners are continuous by default.
  /// Measured in tca-counter.png and tca-detail.png: at a radius of 10 the straight part of a side begins after 9.33.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Multiplies the opacity of each view that draws in this one by 0 to 1, so that overlaps show; those of a
  /// `compositingGroup` fade together (SH10).
  public func opacity(_ opacity: Double) -> some View {
    modified(by: OpacityContent(opacity: opacity, isOneImage: false))
  }

  /// The same.
  /// - Parameter asOneImage: whether all parts of the view fade together, as a device does with a control that is a view of
  ///   its own. Such a view is one image for all effects around it, too.
  package func opacity(_ opacity: Double, asOneImage: Bool) -> some View {
    modified(by: OpacityContent(opacity: opacity, isOneImage: asOneImage))
  }

  /// A screen that another one may cover: it keeps its place and its states, nothing is seen of it, and what is in it has
  /// disappeared until it is uncovered.
  package func covered(_ isCovered: Bool) -> some View {
    modified(
      by: OpacityContent(
        opacity: isCovered ? 0 : 1, isOneImage: false, concealsAppearances: isCovered))
  }
}

private struct ClipContent<S: Shape>: EffectContent {
  var shape: S
  let rule: FillRule
  let isOneImage: Bool
  var name: String { "clipShape(\(S.self))" }
  var frameMovement: FrameMovement { .own }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    let path = builder.path(of: shape, in: node)
    if isOneImage {
      builder.asOne { $0.clipping(to: path, rule: rule) { $0.displayChildren(of: node) } }
    } else {
      builder.clipping(to: path, rule: rule) { $0.displayChildren(of: node) }
    }
  }
}

private struct OpacityContent: EffectContent {
  var opacity: Double
  let isOneImage: Bool
  var concealsAppearances = false
  var name: String { "opacity(\(CGFloat(opacity).shortDescription))" }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    builder.handingDown {
      $0.opacity *= opacity
    } _: {
      if isOneImage {
        $0.asOne { $0.displayChildren(of: node) }
      } else {
        $0.displayChildren(of: node)
      }
    }
  }
}

extension ClipContent: ClippingContent {
  func seenArea(of node: ViewNode) -> CGRect? {
    let box = CGRect(origin: .zero, size: node.shownSize)
    let path = shape.outline(in: box, environment: node.shapeEnvironment)
    return node.seenBoxInImage(of: path.boundingRect)
  }
}

extension ClipContent {
  var cornerRadius: CGFloat? { shape.roundedCorners }
  var measures: [String: String] { shape.allMeasures }
}

extension ClipContent: MovingContent {
  var movingData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension OpacityContent: MovingContent {
  var movingData: Double {
    get { opacity }
    set { opacity = newValue }
  }
}

extension OpacityContent: HitFilter, OpacityHolder {
  var isClear: Bool { !(opacity > 0) }

  /// What is not seen at all cannot be hit.
  func filter(_ point: CGPoint, in node: ViewNode) -> HitFiltering {
    isClear ? .blocks : .passes
  }
}
