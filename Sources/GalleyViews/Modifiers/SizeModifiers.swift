import GalleyGeometry
import GalleyLayout

/// A modifier that lays out its view by a behaviour and paints nothing of its own.
struct LayoutModifierContent: NodeContent {
  let name: String
  let behavior: () -> any NodeBehavior

  func makeBehavior(in context: NodeContext) -> any NodeBehavior { behavior() }
}

extension View {
  /// The view at its ideal size, whatever is offered (FX1).
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// The view at its ideal length along some axes (FX1).
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    let chosen = axes
    return modified(
      by: LayoutModifierContent(name: "fixedSize") { FixedSizeBehavior(axes: chosen) })
  }

  /// Offers the view a box of a ratio (AR1 to AR3).
  /// - Parameter aspectRatio: width by height; nil is the ratio of the view's ideal size.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modified(
      by: LayoutModifierContent(name: "aspectRatio") {
        AspectRatioBehavior(ratio: aspectRatio, mode: contentMode)
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
    modified(by: LayoutModifierContent(name: "position") { PositionBehavior(position) })
  }

  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Draws the view elsewhere; its size, neighbours and guides stay (OF1).
  public func offset(_ offset: CGSize) -> some View {
    modified(by: LayoutModifierContent(name: "offset") { OffsetBehavior(offset) })
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}
