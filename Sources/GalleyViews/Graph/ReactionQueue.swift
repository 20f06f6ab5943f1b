import GalleyGeometry

/// What views do once a pass has placed them, in order.
///
/// An action that changes several things shows them one after the other where they belong to several transactions: in
/// `y = 40; withAnimation { x = 100 }`, y is there before x begins to move. Views note what they have to do about each of
/// these, and do it once the actions are done (OpenSwiftUI, `GraphHost.flushTransactions` and `Update.dispatchActions`).
final class ReactionQueue {
  /// What an action is about.
  enum Kind {
    /// A change of a view that was there before.
    case change
    /// A view that has come.
    case arrival
    case other
  }

  private var actions: [(kind: Kind, run: () -> Void)] = []
  /// Which views are there.
  private(set) var appearances = Appearances()
  /// The views that have the focus by a state.
  private var focused: [(place: ViewIdentity, end: () -> Void)] = []
  /// Whether the views that are asked lie in a screen that another one covers, or out of sight in a lazy container: they count
  /// as gone.
  private(set) var isConcealing = false

  /// Whether there is something to do.
  var isEmpty: Bool { actions.isEmpty }
  /// How much there is to do, and how many views are there.
  var count: Count { Count(actions: actions.count, appearances: appearances.count) }

  struct Count: Equatable {
    fileprivate let actions: Int
    fileprivate let appearances: Int
  }

  /// Adds what a view does. The properties of the bodies around it are connected to their own places before it does.
  func add(_ node: ViewNode, _ kind: Kind = .other, _ action: @escaping () -> Void) {
    actions.append((kind, Self.connected(node, action)))
  }

  /// Puts what later siblings do about changes, and about having come, before what earlier ones do (recorded on SwiftUI:
  /// MetalUI, docs/probes/swiftui-lifecycle, arms A1, A2, C11). All else stays where it is (assumed).
  /// - Parameters:
  ///   - start: what was there before the first sibling.
  ///   - ends: what was there after each sibling that has added something.
  func reverse(siblingsFrom start: Count, endingAt ends: [Count]) {
    guard ends.count > 1 else { return }
    appearances.reverse(siblingsFrom: start.appearances, endingAt: ends.map(\.appearances))
    guard actions.count > start.actions else { return }
    let reversed = actions.laterFirst(from: start.actions, endingAt: ends.map(\.actions))
    for kind in [Kind.change, .arrival] {
      fill(from: start.actions, with: reversed.filter { $0.kind == kind }.map(\.run)) { $0 == kind }
    }
  }

  /// Changes of views that were there come before views that have come (recorded on SwiftUI: MetalUI,
  /// docs/probes/swiftui-lifecycle, arm C12).
  private func putChangesFirst() {
    let changes = actions.filter { $0.kind == .change }
    if changes.isEmpty || changes.count == actions.count { return }
    let arrivals = actions.filter { $0.kind == .arrival }
    fill(from: 0, with: (changes + arrivals).map(\.run)) { $0 != .other }
  }

  /// Puts what is done in the places of the actions of some kinds, in order.
  private func fill(
    from start: Int, with runs: [() -> Void], where isReplaced: (Kind) -> Bool
  ) {
    var next = runs.makeIterator()
    for index in start..<actions.count where isReplaced(actions[index].kind) {
      if let run = next.next() { actions[index].run = run }
    }
  }

  private static func connected(
    _ node: ViewNode, _ action: @escaping () -> Void
  ) -> () -> Void {
    { [installation = node.installation] in
      installation?.reinstall()
      action()
    }
  }

  /// Asks views that lie in a covered screen, or out of sight, where `isConcealing` is true, or where it is already.
  func concealing(_ isConcealing: Bool, _ body: () -> Void) {
    let outer = self.isConcealing
    self.isConcealing = outer || isConcealing
    defer { self.isConcealing = outer }
    body()
  }

  /// Notes that a view is there, unless a screen covers it or it is out of sight.
  /// - Parameter end: what is done when the last one has gone.
  /// - Returns: whether it is there and none was before.
  func note(_ appearance: Appearance, of node: ViewNode, end: (() -> Void)?) -> Bool {
    if isConcealing { return false }
    return appearances.note(
      appearance, at: node.identity, end: end.map { Self.connected(node, $0) })
  }

  /// Notes that a view has the focus.
  /// - Parameter end: what is done when it has gone, or is another view.
  func noteFocus(at place: ViewIdentity, end: @escaping () -> Void) {
    focused.append((place, end))
  }

  /// Adds what all views below a node do now.
  /// - Parameter leaving: views that were removed and are still seen.
  func collect(_ root: ViewNode, leaving: [ViewNode]) {
    let (noted, hadFocus) = (actions, focused)
    (actions, focused) = ([], [])
    appearances.begin()
    _ = root.react(in: self)
    for node in leaving { node.noteLeaving(in: appearances) }
    putChangesFirst()
    let ends = appearances.end(under: root)
    let first = ends.first.map { (kind: Kind.other, run: $0) }
    let last = ends.last + focusEnds(of: hadFocus)
    actions = noted + first + actions + last.map { (kind: .other, run: $0) }
  }

  /// What is done about views that had the focus and are gone: it does not come back with them (recorded on SwiftUI:
  /// MetalUI, docs/probes/swiftui-interaction, arms F1 and F2).
  private func focusEnds(of before: [(place: ViewIdentity, end: () -> Void)]) -> [() -> Void] {
    before.filter { old in !focused.contains { $0.place == old.place } }.map(\.end)
  }

  /// Runs what was added until now.
  /// - Parameter showChanges: shows what was changed so far; nil where other code shows them.
  func run(showChanges: (() -> Void)?) {
    let due = actions
    actions = []
    guard let showChanges else { return due.forEach { $0.run() } }
    let running = Running(showChanges)
    defer { running.showChanges = nil }
    RenderContext.with({ $0.reactions = running }) { due.forEach { $0.run() } }
  }

  /// Shows what the action that is running has changed so far, because what it changes next belongs to another
  /// transaction.
  static func showChanges() {
    // Tasks that an action has started go on elsewhere, or later.
    guard let running = RenderContext.reactions, running.thread === Thread.current else { return }
    running.showChanges?()
  }

  /// For as long as the actions run.
  final class Running: @unchecked Sendable {
    fileprivate let thread = Thread.current
    fileprivate var showChanges: (() -> Void)?
    fileprivate init(_ showChanges: @escaping () -> Void) { self.showChanges = showChanges }
  }
}

extension ViewGraph {
  /// Lets views do what they do when they learn sizes and preferences.
  /// - Parameter showChanges: makes passes in which views do not react.
  /// - Returns: whether passes were made meanwhile, so that views have more to react to.
  func react(_ root: ViewNode, showChanges: @escaping () -> Void) -> Bool {
    let showings = RenderContext.motion?.showings
    let reactions = pending.reactions
    reactions.collect(root, leaving: motion?.nodes.leaving ?? [])
    guard !reactions.isEmpty else { return false }
    motion?.painted = nil
    // The actions may show what they change, which are passes of their own.
    code.isShowing = false
    defer { code.isShowing = true }
    if let motion = RenderContext.motion {
      reactions.run(showChanges: nil)
      return motion.showings != showings || !reactions.isEmpty
    }
    var hasShown = false
    reactions.run { [unowned self] in
      guard !code.isShowing, hasChanged, !isEmpty else { return }
      hasShown = true
      showChanges()
    }
    return hasShown || !reactions.isEmpty
  }
}
