import GalleyGeometry
import GalleyLayout

/// Which gestures go before others.
enum TouchPriority {
  /// The innermost goes first.
  case normal
  /// The outermost goes first, and before all normal ones.
  case high
  /// Beside all others.
  case simultaneous
}

/// A modifier that is known again where the view in it has become another one, and with it the modifier's node.
protocol PlacedContent: NodeContent {
  /// The way to the modifier.
  var place: ViewIdentity { get }
}

/// A node with a gesture.
protocol TouchableContent: PlacedContent {
  var priority: TouchPriority { get }
  var mask: GestureMask { get }
  /// Whether the gesture hears of clicks with the secondary button; others only hear of the primary one.
  var takesSecondaryClicks: Bool { get }
  /// Whether the gesture goes before a scroll view in it that has nothing above, where a finger goes down.
  var takesPulls: Bool { get }
  /// Whether the gesture belongs to an area of the image, as a sheet: what is written in that is no name of it.
  var isOfArea: Bool { get }
  /// Whether the gesture is that of a row.
  var isOfRow: Bool { get }
  /// What a control does when it is pressed; nil for other gestures.
  var pressAction: (() -> Void)? { get }
  /// What the view is for those who do not see it; nil where it is nothing of its own.
  var part: TappedPart? { get }
  /// The recognizer that is at work, brought up to date, or a new one.
  func recognizer(keeping old: TouchRecognizer?) -> TouchRecognizer
}

/// A gesture that presses a control.
protocol PressGesture {
  /// What the control does.
  var action: () -> Void { get }
}

/// A view with a gesture.
struct TouchContent<G: Gesture>: EffectContent, TouchableContent {
  let gesture: G
  let name: String
  var priority = TouchPriority.normal
  var mask = GestureMask.all
  var takesPulls = false
  var isOfArea = false
  var part: TappedPart?
  let place: ViewIdentity
  var takesSecondaryClicks: Bool { gesture is ContextMenuGesture }
  var isOfRow: Bool { gesture is RowTapGesture }
  var pressAction: (() -> Void)? { (gesture as? any PressGesture)?.action }

  func recognizer(keeping old: TouchRecognizer?) -> TouchRecognizer {
    gesture.recognizer(keeping: old)
  }
}

nonisolated extension View {
  /// - Parameter part: what the view is that is tapped, for those who do not see it.
  func touchable(
    by gesture: some Gesture, name: String, priority: TouchPriority = .normal,
    mask: GestureMask = .all, as part: TappedPart? = nil
  ) -> some View {
    PlacedView(content: self) {
      TouchContent(
        gesture: gesture, name: name, priority: priority, mask: mask, part: part, place: $0)
    }
  }

  /// Reacts to a gesture in an area of the image.
  func touchable(
    by gesture: some Gesture, ofArea name: String, priority: TouchPriority = .normal,
    takesPulls: Bool = false
  ) -> some View {
    PlacedView(content: self) {
      TouchContent(
        gesture: gesture, name: name, priority: priority, takesPulls: takesPulls, isOfArea: true,
        place: $0)
    }
  }
}

/// A view with a modifier that knows its own way.
struct PlacedView<Content: View, Modifier: PlacedContent>: PrimitiveView {
  let content: Content
  let modifier: (ViewIdentity) -> Modifier

  func _collect(into collector: inout _ViewCollector) {
    collector.wrap(content, in: modifier(collector.identity))
  }
}

extension ViewNode {
  /// The node, or the one that stands for its modifier now; nil where there is none.
  func successor(in root: ViewNode?) -> ViewNode? {
    if isInTree(of: root) { return self }
    guard let place = placed?.place else { return nil }
    return root?.first { node in
      node.kind == kind && node.placed?.place == place
    }
  }
}
