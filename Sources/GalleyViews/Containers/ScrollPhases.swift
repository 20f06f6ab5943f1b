import GalleyGeometry
import GalleyLayout

/// What a scroll view is doing. That of an image that is not driven is idle.
public enum ScrollPhase: Hashable, Sendable {
  /// At rest; a touch that has not moved; a touch that moves; coming to rest; a movement of the program's.
  case idle, tracking, interacting, decelerating, animating

  /// Whether it does anything but rest.
  public var isScrolling: Bool { self != .idle }
}

/// What is known when a scroll view does something else.
public struct ScrollPhaseChangeContext {
  /// Where the content lies.
  public let geometry: ScrollGeometry
  /// How fast it moves, in points in a second; nil is unknown.
  public let velocity: CGVector?
}

nonisolated extension View {
  /// Calls `action` when the first scroll view in the view does something else: once a finger touches or moves its content,
  /// leaves it, and once that rests. Never with `animating`: content that code scrolls lies at its new place at once. A wheel
  /// scrolls without phases (both assumed: Apple's documentation says that not all kinds of scrolls have all phases).
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Calls `action` when the first scroll view in the view does something else, with where its content lies then.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modified(by: ScrollPhaseContent(action: action))
  }
}

/// What the scroll views of a graph do that views listen to.
final class ScrollPhases: GraphValue {
  fileprivate struct Change {
    weak var window: ViewNode?
    /// Counted from 1.
    let number: Int
    let old: ScrollPhase
    let new: ScrollPhase
    let velocity: CGVector?
  }

  /// Of those that are not idle.
  private var phases: [(window: WeakReference<ViewNode>, phase: ScrollPhase)] = []
  /// What was not heard yet.
  fileprivate private(set) var changes: [Change] = []
  /// How many changes there were.
  fileprivate private(set) var count = 0
  /// Whether a view listens, or did.
  fileprivate var isHeard = false

  init() {}

  /// - Returns: whether there is something to hear.
  fileprivate func set(_ phase: ScrollPhase, of window: ViewNode, _ velocity: CGVector?) -> Bool {
    guard isHeard else { return false }
    let old = phases.first { $0.window.object === window }?.phase ?? .idle
    guard phase != old else { return false }
    phases.removeAll { $0.window.object === window || $0.window.object == nil }
    if phase != .idle { phases.append((WeakReference(window), phase)) }
    count += 1
    changes.append(
      Change(window: window, number: count, old: old, new: phase, velocity: velocity))
    return true
  }

  func endPass(in graph: ViewGraph) { changes = [] }
}

extension ViewGraph {
  /// A scroll view does something else.
  /// - Parameter velocity: of its content, in points a second, where it is known.
  func noteScroll(_ phase: ScrollPhase, of window: ViewNode, velocity: CGVector? = nil) {
    guard memory.value(ScrollPhases.self).set(phase, of: window, velocity) else { return }
    // Views hear of it in a pass: there has to be one.
    noteChange(
      StateChange(view: "ScrollView", state: "phase", old: "another", new: phase), isTold: true)
  }
}

/// What a view has heard.
private final class HeardPhases {
  var number: Int
  init(_ number: Int) { self.number = number }
}

private struct ScrollPhaseContent: EffectContent {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  var name: String { "onScrollPhaseChange" }
  var reacts: Bool { true }

  func react(_ node: ViewNode, to preferences: PreferenceValues, in queue: ReactionQueue) {
    guard let phases = CurrentCanvas.device.views?.graph?.memory.value(ScrollPhases.self) else {
      return
    }
    phases.isHeard = true
    let heard = node.memory as? HeardPhases ?? HeardPhases(phases.count)
    node.memory = heard
    let window = node.firstScrollWindow
    for change in phases.changes where change.number > heard.number {
      heard.number = change.number
      guard let window, change.window === window, let geometry = node.scrollGeometry else {
        continue
      }
      let context = ScrollPhaseChangeContext(geometry: geometry, velocity: change.velocity)
      queue.add(node) { [action] in action(change.old, change.new, context) }
    }
  }
}
