/// What views do when a pass is over: at once, and later.
struct PendingWork {
  /// What views do once a pass has placed them.
  let reactions = ReactionQueue()
  /// What views left for later.
  let deferredWork = DeferredWork()
}
