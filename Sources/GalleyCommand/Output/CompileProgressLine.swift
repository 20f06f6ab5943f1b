import GalleyBudget
import GalleyPreviews
import GalleyStrings

/// Says how far the compiler is, where it takes long: a line on a terminal that is written again and again, and lines in
/// growing intervals elsewhere.
final class CompileProgressLine: Sendable {
  private struct State: Sendable {
    var progress = PreviewBuild.Progress()
    /// When the pass began; nil where none is on its way.
    var start: ContinuousClock.Instant?
    var next = ContinuousClock.now
    var interval: Duration = .zero
    var isShown = false
  }

  private let isTerminal: Bool
  private let write: @Sendable (String) -> Void
  private let state = Locked(State())

  /// Shorter compilations print no progress: on a terminal, and where lines stay.
  private static let patience: (terminal: Duration, lines: Duration) = (
    .milliseconds(400), .seconds(5)
  )

  init(
    isTerminal: Bool = StandardStream.error.isTerminal,
    write: @escaping @Sendable (String) -> Void = { StandardStream.error.printRaw($0) }
  ) {
    (self.isTerminal, self.write) = (isTerminal, write)
  }

  /// A pass begins.
  func begin(at now: ContinuousClock.Instant = .now) {
    let patience = isTerminal ? Self.patience.terminal : Self.patience.lines
    state.withLock { state in
      state = State(start: now, next: now + patience, interval: patience)
    }
  }

  func note(_ progress: PreviewBuild.Progress, at now: ContinuousClock.Instant = .now) {
    state.withLock { $0.progress = progress }
    tick(at: now)
  }

  /// Some time has passed.
  func tick(at now: ContinuousClock.Instant = .now) {
    state.withLock { state in
      guard let start = state.start, now >= state.next, state.progress.files > 0 else { return }
      if !isTerminal { state.interval *= 2 }
      state.next = now + (isTerminal ? .milliseconds(100) : state.interval)
      let (done, files) = (state.progress.done, state.progress.files)
      let text =
        "compiling: \(done) of \(files.counted("file")), "
        + "\((now - start).components.seconds) s"
      write(isTerminal ? "\r\(text)\u{1B}[K" : text + "\n")
      state.isShown = isTerminal
    }
  }

  /// The pass is over: what is said next has a line of its own.
  func end() {
    state.withLock { state in
      if state.isShown { write("\r\u{1B}[K") }
      (state.isShown, state.start) = (false, nil)
    }
  }
}
