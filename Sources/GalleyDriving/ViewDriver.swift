import GalleyDiagnostics
import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Touches the views of a graph that is laid out. It runs their actions and lays out nothing: after each step the caller
/// settles the graph.
package final class ViewDriver {
  let graph: ViewGraph
  private var session: TouchSession?
  private let pointer = PointerHover()
  private var last = TouchEvent(phase: .ended, time: 0, location: .zero)
  /// Whether the fingers are where they were first.
  private var isStill = true
  private var textTouch = TextTouch()
  /// The keys that are held during the touch.
  private var modifiers: EventModifiers = []
  /// Whether a field that is touched places its caret there.
  package var placesCaret = true
  var focus: TextFocus { graph.textFocus }

  package init(_ graph: ViewGraph) { self.graph = graph }

  var root: ViewNode? { graph.root }
  var undoManager: UndoManager { graph.undoManager }
  var pasteboard: Pasteboard { graph.pasteboard }

  /// The views at a place, the whole image first and the innermost last; empty where there is none.
  package func views(at place: CGPoint) -> [HitView] {
    graph.drawing { (root?.hits(at: place) ?? []).map { HitView($0) } }
  }

  /// Where a view can be touched.
  /// - Parameters:
  ///   - touch: what is to be done, for messages: "a tap".
  ///   - reach: what reacts to it.
  /// - Throws: `DrivingError`.
  package func target(
    _ query: ElementQuery, occurrence: Int? = nil, touch: String, reach: TouchReach = .gestures
  ) throws -> CGPoint {
    try graph.drawing {
      guard let root else { throw DrivingError.noView(query.words, nearest: nil, known: []) }
      let node = try ElementSearch(root).view(query, occurrence: occurrence)
      return try TouchTarget(node, in: root, called: query.words, reach: reach)
        .place(for: touch)
    }
  }

  /// The middle of a view, in points of the image.
  /// - Throws: `DrivingError`.
  package func middle(of query: ElementQuery) throws -> CGPoint {
    try graph.drawing {
      guard let root else { throw DrivingError.noView(query.words, nearest: nil, known: []) }
      let node = try ElementSearch(root).view(query, occurrence: nil)
      guard let box = node.boxInImage else { throw DrivingError.notHittable(query.words) }
      return CGPoint(x: box.midX, y: box.midY)
    }
  }

  /// Scrolls a view into sight. Called within `ViewGraph.perform`.
  /// - Throws: `DrivingError`.
  package func scroll(to query: ElementQuery, occurrence: Int?) throws {
    guard let root else { throw DrivingError.noView(query.words, nearest: nil, known: []) }
    let node = try ElementSearch(root).view(query, occurrence: occurrence)
    guard node.scrollWindow() != nil else {
      throw DrivingError.noReaction(
        "\"\(query.words)\"", to: "scrolling: no scroll view is around it")
    }
    node.scrollIntoSight(in: graph)
  }
}

// Fingers and pointers.
extension ViewDriver {
  /// Moves a pointer without buttons; nil takes it away. Called within `ViewGraph.perform`.
  /// - Returns: the views that have heard of it, by their names.
  package func hover(at place: CGPoint?) -> [String] {
    pointer.move(to: place, in: graph).map { HitView($0, at: .zero).description }
  }

  /// Turns a wheel. Called within `ViewGraph.perform`.
  /// - Parameter way: how far what is shown moves on in its content, in points of the image.
  /// - Returns: the scroll views that have moved, by their names.
  package func turnWheel(at place: CGPoint, by way: CGSize) -> [String] {
    graph.turnWheel(at: place, by: way).map { HitView($0, at: .zero).description }
  }

  /// A finger, or two, touch the image, or a button of a pointer goes down there. Called within
  /// `ViewGraph.perform`.
  package func begin(
    at place: CGPoint, second: CGPoint? = nil, time: Double, button: PointerButton = .primary,
    modifiers: EventModifiers = []
  ) {
    self.modifiers = modifiers
    textTouch.begin(at: place, time: time, isAgain: session != nil)
    if session == nil, let root {
      let middle = second.map { CGPoint(x: (place.x + $0.x) / 2, y: (place.y + $0.y) / 2) }
      session = TouchSession(root.hits(at: middle ?? place), in: graph, button: button)
      isStill = button == .primary && second == nil
    }
    send(
      TouchEvent(phase: .began, time: time, location: place, second: second, button: button))
  }

  package func move(to place: CGPoint, second: CGPoint? = nil, time: Double) {
    if place != last.location { isStill = false }
    textTouch.move(to: place)
    send(
      TouchEvent(
        phase: .moved, time: time, location: place, second: second, button: last.button))
  }

  package func lift(time: Double) {
    var event = last
    (event.phase, event.time) = (.ended, time)
    send(event)
  }

  /// Time has passed.
  package func wait(until time: Double) {
    guard session != nil else { return }
    var event = last
    (event.phase, event.time) = (.waited, time)
    session?.receive(event)
  }

  /// Whether another tap may belong to the touch.
  package var awaitsTap: Bool { session?.awaitsTap ?? false }

  /// Takes a touch away that was not lifted.
  package func cancel() {
    session?.cancel()
    session = nil
  }

  /// Ends the touch: no tap follows, and what waited for one counts.
  /// - Returns: the views that have reacted, by their names.
  package func end() -> [String] {
    wait(until: last.time + 2 * TouchLimits.tapPause)
    session?.cancel()
    var reactions = session?.reactions ?? []
    let hits = session?.hits ?? []
    session = nil
    let fields = reactions.lazy.compactMap { $0.fieldAround }
    if let field = fields.first {
      focus.move(to: field, in: root)
      if placesCaret { placeCaret(by: textTouch) }
    } else if reactions.isEmpty, isStill, let hit = hits.last(where: \.node.takesFocusByTap) {
      focus.move(to: hit.node, in: root)
      reactions.append(hit.node)
    } else if root.map({ focus.current(in: $0)?.element?.text == nil }) == true,
      let list = reactions.lazy.compactMap({ $0.rowFocusAround }).first
    {
      // A field that is typed into keeps the focus (assumed).
      focus.move(to: list, in: root)
    }
    return reactions.map { HitView($0, at: .zero).description }
  }

  private func send(_ event: TouchEvent) {
    var event = event
    event.modifiers = modifiers
    last = event
    undoManager.beginEvent()
    session?.receive(event)
  }
}
