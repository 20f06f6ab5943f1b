import GalleyGeometry
import GalleyLayout

/// A drag along an axis.
package struct AxisDrag {
  /// How far the finger has gone along the axis, in points; to the right and downwards is positive.
  package let way: CGFloat
  /// Along the axis, in points a second.
  package let velocity: CGFloat
  /// Where the finger was first, in the view's own points.
  package let start: CGPoint
  /// Of the view, in points.
  package let size: CGSize
  /// The size of the container around the view, in points.
  package let containerSize: () -> CGSize
  /// What the view says to the layout around it.
  package let layout: LayoutNode
  /// The view as a row of the container around it; nil where there is none.
  package let row: () -> RowTouch?
}

extension AxisDrag: Equatable {
  package static func == (one: AxisDrag, other: AxisDrag) -> Bool {
    one.way == other.way && one.start == other.start
  }
}

/// A finger that moves along an axis further than across it.
nonisolated package struct AxisDragGesture: PrimitiveGesture {
  package typealias Value = AxisDrag
  private let axis: Axis
  private let minimumDistance: CGFloat
  private let space: CoordinateSpace
  private let begins: (AxisDrag) -> Bool
  private let cancelled: () -> Void

  /// - Parameters:
  ///   - minimumDistance: how far the finger goes before it is a drag, in points.
  ///   - space: where the way is measured. A view that grows or moves with the finger needs that of the image.
  ///   - begins: whether a drag that has gone as far counts.
  ///   - cancelled: runs where the finger is taken away from a drag that has begun.
  package init(
    _ axis: Axis, minimumDistance: CGFloat = TouchLimits.slop,
    in space: CoordinateSpace = .local, begins: @escaping (AxisDrag) -> Bool = { _ in true },
    cancelled: @escaping () -> Void = {}
  ) {
    (self.axis, self.minimumDistance, self.begins) = (axis, minimumDistance, begins)
    (self.space, self.cancelled) = (space, cancelled)
  }

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<AxisDrag> {
    let recognizer = old as? AxisDragRecognizer ?? AxisDragRecognizer()
    recognizer.axis = axis
    recognizer.drag.minimumDistance = minimumDistance
    recognizer.drag.coordinateSpace = space
    recognizer.begins = begins
    recognizer.cancelled = cancelled
    return recognizer
  }
}

private final class AxisDragRecognizer: GestureRecognizer<AxisDrag> {
  var axis = Axis.horizontal
  var begins: (AxisDrag) -> Bool = { _ in true }
  var cancelled: () -> Void = {}
  let drag = DragRecognizer()
  private var hasBegun = false
  /// In the view's own points.
  private var start = CGPoint.zero

  override func receive(
    _ event: TouchEvent, in context: inout TouchContext
  ) -> GesturePhase<AxisDrag> {
    if event.phase == .began { start = context.convert(event.location, .local) ?? .zero }
    let phase = drag.receive(event, in: &context)
    guard phase.state == .active || phase.state == .ended, let value = phase.value else {
      return phase.state == .failed ? .failed : .possible(nil)
    }
    let result = result(value, context)
    if !hasBegun {
      let (width, height) = (value.translation.width.magnitude, value.translation.height.magnitude)
      let isAlong = axis == .horizontal ? width >= height : height >= width
      guard isAlong, begins(result) else { return .failed }
      hasBegun = true
    }
    return phase.state == .ended ? .ended(result) : .active(result)
  }

  override func cancel(in context: inout TouchContext) {
    if hasBegun { context.actions.append { [self] in cancelled() } }
  }

  private func result(_ value: DragGesture.Value, _ context: TouchContext) -> AxisDrag {
    let isHorizontal = axis == .horizontal
    let row = context.row
    return AxisDrag(
      way: isHorizontal ? value.translation.width : value.translation.height,
      velocity: isHorizontal ? value.velocity.width : value.velocity.height,
      start: start, size: context.size, containerSize: context.containerSize,
      layout: context.layout, row: { row([]) })
  }
}
