import GalleyGeometry

nonisolated extension View {
  /// Calls `action` when the first view of this one is placed, and again when one is after all have gone.
  ///
  /// A screen of a `NavigationStack` that another one covers has gone, and appears again when it is uncovered (observed on
  /// iOS 16: github.com/ole/swiftui-view-lifecycle, `CaseStudyNavigationStack`); the covering one appears first. What a
  /// sheet, a popover or a full-screen cover lies over stays (assumed of the cover).
  ///
  /// Children appear before their parents, and later siblings before earlier ones (PF8).
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
    if queue.note(appearance, of: node, end: disappear), let appear {
      queue.add(node, .arrival, appear)
    }
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
  /// Where a view was last seen, and after how many others, later siblings first.
  fileprivate var place: ViewIdentity?
  fileprivate var position = 0
}

/// The views that are there, by the modifiers that want to know.
struct Appearances {
  private var seen: [Appearance] = []
  /// Those that were noted in this reaction, later siblings first.
  private var order: [Appearance] = []
  /// Reactions, counted.
  private var number = 0

  /// Whether something is done when views go.
  var awaitEnds: Bool { seen.contains { $0.end != nil } }

  /// Begins a reaction.
  mutating func begin() {
    number += 1
    order = []
  }

  /// How many were noted in this reaction.
  var count: Int { order.count }

  /// Puts what was noted of later siblings before what was noted of earlier ones.
  mutating func reverse(siblingsFrom start: Int, endingAt ends: [Int]) {
    order.replaceSubrange(start..., with: order.laterFirst(from: start, endingAt: ends))
  }

  /// Notes that a view is there.
  /// - Returns: whether none was there before.
  mutating func note(_ appearance: Appearance, at place: ViewIdentity, end: (() -> Void)?) -> Bool {
    (appearance.lastReaction, appearance.end, appearance.place) = (number, end, place)
    order.append(appearance)
    if appearance.isSeen { return false }
    appearance.isSeen = true
    seen.append(appearance)
    return true
  }

  /// Notes that a view that was removed is still seen.
  func note(leaving appearance: Appearance) { appearance.lastReaction = number }

  /// Ends a reaction: views that were not seen again are forgotten. Of those that have gone together the inner ones are told
  /// first, and later siblings before earlier ones; what has gone by itself in the order in which it came (recorded on
  /// SwiftUI: MetalUI, docs/probes/swiftui-lifecycle, removals of arms A1 and A2).
  /// - Returns: what is done about them: before others come, and after that (OpenSwiftUI, `idTest`).
  mutating func end(under root: ViewNode) -> (first: [() -> Void], last: [() -> Void]) {
    for (position, appearance) in order.enumerated() { appearance.position = position }
    order = []
    var gone = seen.filter { $0.lastReaction != number }
    guard !gone.isEmpty else { return ([], []) }
    seen.removeAll { $0.lastReaction != number }
    for appearance in gone { appearance.isSeen = false }
    gone.removeAll { $0.end == nil }
    if gone.count > 1 { gone = Self.ordered(gone, under: root) }
    return (
      gone.filter(\.leavesAtOnce).compactMap(\.end),
      gone.filter { !$0.leavesAtOnce }.compactMap(\.end)
    )
  }
}

extension Array {
  /// What siblings have added, that of later ones first.
  /// - Parameters:
  ///   - start: where that of the first sibling begins.
  ///   - ends: where that of each one ends.
  func laterFirst(from start: Int, endingAt ends: [Int]) -> [Element] {
    var result: [Element] = []
    var end = count
    for begin in ends.dropLast().reversed() + [start] {
      result += self[begin..<end]
      end = begin
    }
    return result
  }
}

extension Appearances {
  /// Puts what has gone as a whole beside each other, the inner ones first and later siblings before earlier ones.
  private static func ordered(_ gone: [Appearance], under root: ViewNode) -> [Appearance] {
    var present: Set<ViewIdentity> = []
    root.noteWays(in: &present)
    var parts: [[Appearance]] = []
    var known: [ViewIdentity: Int] = [:]
    for appearance in gone {
      guard let part = appearance.place?.outermost(notIn: present) else {
        parts.append([appearance])
        continue
      }
      if let index = known[part] {
        parts[index].append(appearance)
      } else {
        known[part] = parts.count
        parts.append([appearance])
      }
    }
    return parts.flatMap { part in part.sorted { $0.position < $1.position } }
  }
}

extension ViewNode {
  /// Adds the ways to all nodes of the tree, and those to what they are in.
  fileprivate func noteWays(in ways: inout Set<ViewIdentity>) {
    identity.note(in: &ways)
    for child in children { child.noteWays(in: &ways) }
    for child in secondary { child.noteWays(in: &ways) }
  }

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
