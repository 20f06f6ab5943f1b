import GalleyGeometry

/// What opens a context menu: a press of half a second, or a click with the secondary button. Its value is the box of
/// the view in points of the whole image.
nonisolated struct ContextMenuGesture: PrimitiveGesture {
  typealias Value = CGRect
  let open: (CGRect) -> Void

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<CGRect> {
    guard let known = old as? EndedRecognizer<CGRect> else {
      return EndedRecognizer<CGRect>(ContextMenuRecognizer(), open)
    }
    known.action = open
    return known
  }
}

/// A long press, or the secondary button that goes down.
final class ContextMenuRecognizer: GestureRecognizer<CGRect> {
  private let press = LongPressRecognizer()

  override func receive(
    _ event: TouchEvent, in context: inout TouchContext
  ) -> GesturePhase<CGRect> {
    guard let box = context.box() else { return .failed }
    if event.button == .secondary { return event.phase == .began ? .ended(box) : .failed }
    return press.receive(event, in: &context).map { _ in box }
  }
}

nonisolated extension View {
  /// Calls `open` with the view's box in points of the whole image when its context menu is asked for.
  package func openingContextMenu(_ open: @escaping (CGRect) -> Void) -> some View {
    touchable(by: ContextMenuGesture(open: open), name: "contextMenu")
  }
}
