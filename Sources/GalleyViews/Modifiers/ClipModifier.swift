import GalleyGeometry
import GalleyGraphics
import GalleyLayout

nonisolated extension View {
  /// Shows only what lies inside a shape that fits the view's box; no layout (SH8, EF1).
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modified(by: ClipContent(shape: shape, rule: style.rule))
  }

  /// Shows only what lies inside the view's box.
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  /// Cuts the corners off (SH8).
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Multiplies the view's opacity by 0 to 1, all its parts together (SH10).
  public func opacity(_ opacity: Double) -> some View {
    modified(by: OpacityContent(opacity: opacity))
  }
}

private struct ClipContent<S: Shape>: EffectContent {
  var shape: S
  let rule: FillRule
  var name: String { "clipShape(\(S.self))" }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    let path = builder.path(of: shape, in: node)
    builder.group {
      DisplayGroup(items: $0, clip: path, clipRule: rule)
    } _: {
      $0.displayChildren(of: node)
    }
  }
}

private struct OpacityContent: EffectContent {
  var opacity: Double
  var name: String { "opacity(\(CGFloat(opacity).brief))" }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    builder.group {
      DisplayGroup(items: $0, effects: [.opacity(opacity)])
    } _: {
      $0.displayChildren(of: node)
    }
  }
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
