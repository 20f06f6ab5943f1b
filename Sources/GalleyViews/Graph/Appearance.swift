import GalleyGeometry

nonisolated extension View {
  /// Calls `action` when the first view of this one is placed, and again when one is after all have gone.
  ///
  /// A screen of a `NavigationStack` that another one covers has gone, and appears again when it is uncovered (observed on
  /// iOS 16: github.com/ole/swiftui-view-lifecycle, `CaseStudyNavigationStack`); the covering one appears first. What a
  /// sheet, a popover or a full-screen cover lies over stays (assumed of the cover).
  ///
  /// A view of a lazy stack, a lazy grid or a `List` appears when its scroll view shows a part of it, and has gone when it does
  /// not any more.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, appear: action, disappear: nil)
  }

  /// Calls `action` when the last view of this one has gone, or lies in a screen that another one of its `NavigationStack`
  /// covers: with a transition that moves, once nothing is seen of it.
  /// What ends with the renderer does not disappear.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, appear: nil, disappear: action)
  }
}

private struct AppearanceView<Content: View>: PrimitiveView {
  let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  func _collect(into collector: inout _ViewCollector) {
    let leavesAtOnce = collector.leavesAtOnce
    collector.collectRemembering(content) { _ in
      Appearance()
    } modifier: { appearance in
      appearance.leavesAtOnce = leavesAtOnce
      return AppearanceContent(appearance: appearance, appear: appear, disappear: disappear)
    }
  }
}

/// A modifier that knows whether a view of it is there.
protocol AppearanceHolder: NodeContent {
  var appearance: Appearance { get }
}

private struct AppearanceContent: EffectContent, AppearanceHolder {
  let appearance: Appearance
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
  var reacts: Bool { true }
  var name: String { disappear == nil ? "onAppear" : "onDisappear" }

  func react(_ node: ViewNode, to preferences: PreferenceValues, in queue: ReactionQueue) {
    if queue.note(appearance, of: node, end: disappear), let appear { queue.add(node, appear) }
  }
}

/// Whether a view of a modifier is there.
final class Appearance: SeenMemory {
  fileprivate(set) var isSeen = false
  /// The reaction in which a view was last seen.
  fileprivate var lastReaction = 0
  /// Whether views go without a transition: they have gone before those that take their place have come.
  fileprivate(set) var leavesAtOnce = false
  /// What is done when all views have gone.
  fileprivate var end: (() -> Void)?
}

/// The views that are there, by the modifiers that want to know.
struct Appearances {
  private var seen: [Appearance] = []
  /// Reactions, counted.
  private var number = 0

  /// Whether something is done when views go.
  var awaitEnds: Bool { seen.contains { $0.end != nil } }

  /// Begins a reaction.
  mutating func begin() { number += 1 }

  /// Notes that a view is there.
  /// - Returns: whether none was there before.
  mutating func note(_ appearance: Appearance, end: (() -> Void)?) -> Bool {
    (appearance.lastReaction, appearance.end) = (number, end)
    if appearance.isSeen { return false }
    appearance.isSeen = true
    seen.append(appearance)
    return true
  }

  /// Notes that a view that was removed is still seen.
  func note(leaving appearance: Appearance) { appearance.lastReaction = number }

  /// Ends a reaction: views that were not seen again are forgotten.
  /// - Returns: what is done about them: before others come, and after that (OpenSwiftUI, `idTest`).
  mutating func end() -> (first: [() -> Void], last: [() -> Void]) {
    let gone = seen.filter { $0.lastReaction != number }
    guard !gone.isEmpty else { return ([], []) }
    seen.removeAll { $0.lastReaction != number }
    for appearance in gone { appearance.isSeen = false }
    return (
      gone.filter(\.leavesAtOnce).compactMap(\.end),
      gone.filter { !$0.leavesAtOnce }.compactMap(\.end)
    )
  }
}

extension ViewNode {
  /// Notes that the views of a node that is leaving are still seen.
  func noteLeaving(in appearances: Appearances) {
    // Those that hear of it react.
    if content.reacts, let holder = content as? any AppearanceHolder {
      appearances.note(leaving: holder.appearance)
    }
    for child in shownChildren { child.noteLeaving(in: appearances) }
    for child in secondary { child.noteLeaving(in: appearances) }
  }
}
