import GalleyGeometry
import GalleyLayout

/// A modifier that lays out its view by a behaviour and paints nothing of its own.
struct LayoutModifierContent<Value: Equatable>: NodeContent {
  let name: String
  /// What the behaviour is made of, and nothing else.
  let value: Value
  let behavior: (Value) -> any NodeBehavior

  func makeBehavior(in context: NodeContext) -> any NodeBehavior { behavior(value) }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    guard let old = old as? Self else { return false }
    return old.name == name && old.value == value
  }
}

private struct AspectRatio: Equatable {
  let ratio: CGFloat?
  let mode: ContentMode
}

nonisolated extension View {
  /// The view at its ideal size, whatever is offered (FX1).
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// The view at its ideal length along some axes (FX1).
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modified(
      by: LayoutModifierContent(name: "fixedSize", value: axes) { FixedSizeBehavior(axes: $0) })
  }

  /// Offers the view a box of a ratio (AR1 to AR3).
  /// - Parameter aspectRatio: width by height; nil is the ratio of the view's ideal size.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modified(
      by: LayoutModifierContent(
        name: "aspectRatio", value: AspectRatio(ratio: aspectRatio, mode: contentMode)
      ) {
        AspectRatioBehavior(ratio: $0.ratio, mode: $0.mode)
      })
  }

  /// Offers the view a box of the ratio of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Centres the view on a point of the room that is offered (PO1).
  public func position(_ position: CGPoint) -> some View {
    modified(by: LayoutModifierContent(name: "position", value: position) { PositionBehavior($0) })
  }

  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Draws the view elsewhere; its size, neighbours and guides stay (OF1).
  public func offset(_ offset: CGSize) -> some View {
    modified(by: LayoutModifierContent(name: "offset", value: offset) { OffsetBehavior($0) })
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}
