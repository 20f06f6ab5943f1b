import GalleyGeometry

/// What views do once a pass has placed them, in order.
///
/// An action that changes several things shows them one after the other where they belong to several transactions: in
/// `y = 40; withAnimation { x = 100 }`, y is there before x begins to move. Views note what they have to do about each of
/// these, and do it once the actions are done (OpenSwiftUI, `GraphHost.flushTransactions` and `Update.dispatchActions`).
final class ReactionQueue {
  private var actions: [() -> Void] = []
  /// Which views are there.
  private(set) var appearances = Appearances()
  /// Whether the views that are asked lie in a screen that another one covers, or out of sight in a lazy container: they count
  /// as gone.
  private(set) var isConcealing = false

  /// Whether there is something to do.
  var isEmpty: Bool { actions.isEmpty }

  /// Adds what a view does. The properties of the bodies around it are connected to their own places before it does.
  func add(_ node: ViewNode, _ action: @escaping () -> Void) {
    actions.append(Self.connected(node, action))
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
    return appearances.note(appearance, end: end.map { Self.connected(node, $0) })
  }

  /// Adds what all views below a node do now.
  /// - Parameter leaving: views that were removed and are still seen.
  func collect(_ root: ViewNode, leaving: [ViewNode]) {
    let noted = actions
    actions = []
    appearances.begin()
    _ = root.react(in: self)
    for node in leaving { node.noteLeaving(in: appearances) }
    let ends = appearances.end()
    actions = noted + ends.first + actions + ends.last
  }

  /// Runs what was added until now.
  /// - Parameter showChanges: shows what was changed so far; nil where other code shows them.
  func run(showChanges: (() -> Void)?) {
    let due = actions
    actions = []
    guard let showChanges else { return due.forEach { $0() } }
    let running = Running(showChanges)
    defer { running.showChanges = nil }
    RenderContext.with({ $0.reactions = running }) { due.forEach { $0() } }
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
