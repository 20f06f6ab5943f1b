import GalleyGeometry

nonisolated extension View {
  /// A finger takes a value along that moves on the view, to where another view takes it (`dropDestination`). In a scroll
  /// view it has to press for half a second first. The view is drawn at the finger meanwhile. Nothing is dragged out of an
  /// image.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    draggingItem { payload() }
  }

  /// A finger takes a value along that moves on the view.
  /// - Parameter preview: what is drawn at the finger meanwhile; it has no states of its own.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    draggingItem(showing: AnyView(preview())) { payload() }
  }

  /// A finger takes an item along that moves on the view, to where another view takes it (`onDrop`).
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    draggingItem { data() }
  }

  /// A finger takes an item along that moves on the view.
  /// - Parameter preview: what is drawn at the finger meanwhile; it has no states of its own.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    draggingItem(showing: AnyView(preview())) { data() }
  }

  /// No effect: nothing is taken out of an image.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }

  private func draggingItem(
    showing preview: AnyView? = nil, _ item: @escaping () -> Any
  ) -> some View {
    touchable(by: DragSourceGesture(item: item, preview: preview), name: "draggable")
  }
}

/// A finger that takes an item along. The value is where it is, in points of the whole image.
nonisolated private struct DragSourceGesture: PrimitiveGesture {
  typealias Value = CGPoint
  let item: () -> Any
  /// What is drawn at the finger; nil draws the view.
  let preview: AnyView?

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<CGPoint> {
    let recognizer = old as? DragSourceRecognizer ?? DragSourceRecognizer()
    (recognizer.item, recognizer.preview) = (item, preview)
    return recognizer
  }
}

private final class DragSourceRecognizer: GestureRecognizer<CGPoint> {
  var item: () -> Any = { () }
  var preview: AnyView?
  private var start: (location: CGPoint, time: Double)?
  private var isActive = false

  /// Seconds, in a scroll view (assumed: as of a long press).
  private static let pressTime = 0.5

  override func receive(
    _ event: TouchEvent, in context: inout TouchContext
  ) -> GesturePhase<CGPoint> {
    if event.phase == .began {
      if event.second != nil { return .failed }
      start = (event.location, event.time)
    }
    guard let start else { return .possible(nil) }
    if !isActive {
      guard start.location.distance(to: event.location) >= TouchLimits.slop else {
        return event.phase == .ended ? .failed : .possible(nil)
      }
      let isLong = event.time - start.time >= Self.pressTime - 1e-9
      guard isLong || !context.isInScrollView() else { return .failed }
      isActive = true
      context.actions.append { [item, preview] in
        CurrentCanvas.dragging?.begin(item(), from: start.location, showing: preview)
      }
    }
    let location = event.location
    if event.phase == .ended {
      context.actions.append { CurrentCanvas.dragging?.drop(at: location) }
      return .ended(location)
    }
    context.actions.append { CurrentCanvas.dragging?.move(to: location) }
    return .active(location)
  }

  override func cancel(in context: inout TouchContext) {
    if isActive { context.actions.append { CurrentCanvas.dragging?.end() } }
  }
}

extension Dragging {
  /// A finger takes an item along from the innermost view at a place of the image that has one.
  /// - Parameter preview: what is drawn of it; nil draws the view.
  fileprivate func begin(_ item: Any, from place: CGPoint, showing preview: AnyView?) {
    let hits = graph?.root?.hits(at: place) ?? []
    guard let graph,
      let hit = hits.last(where: { $0.node.content is TouchContent<DragSourceGesture> })
    else { return begin(item, at: place) }
    guard let preview else {
      return begin(item, at: place, as: .source(hit.node, grip: hit.location))
    }
    let view = DetachedView(
      preview, environment: hit.node.environment, source: nil, graph: graph)
    begin(item, at: place, as: .preview(view))
  }
}
