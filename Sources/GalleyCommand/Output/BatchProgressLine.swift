import Galley
import GalleyBatch
import GalleyBudget
import GalleyScenes
import GalleyStrings

/// Says how far a batch is: a bar on a terminal, lines elsewhere, events for programs.
final class BatchProgressLine: Sendable {
  private struct State: Sendable {
    var lastTime = ContinuousClock.now
    var lastTenth = 0
    var isShown = false
    /// When the report was begun.
    var reportStart: ContinuousClock.Instant?
  }

  private let console: Console
  private let isTerminal: Bool
  private let state = Locked(State())

  init(_ console: Console) {
    self.console = console
    isTerminal = StandardStream.error.isTerminal && !console.isQuiet && !console.isJSON
  }

  /// - Returns: false when the reader of the events has gone.
  func note(_ event: BatchEvent) -> Bool {
    switch event {
    case .validated(let images, let invalid):
      var event = Console.Event("validated")
      event.message =
        "\(images.counted("image")) to draw, \(invalid) refused"
      return console.isJSON ? (try? console.emit(event)) != nil : true
    case .finished(let result, let progress):
      if console.isJSON {
        return (try? console.emit(text: result.json(event: "picture"))) != nil
      }
      if !console.isQuiet { show(progress) }
      return true
    case .reporting(let done, let total):
      if !console.isQuiet, !console.isJSON { showReport(done, total) }
      return true
    }
  }

  /// How far the report is: on a terminal its bar, elsewhere a line for each tenth where it takes more than a second.
  private func showReport(_ done: Int, _ total: Int) {
    state.withLock { state in
      let now = ContinuousClock.now
      let start = state.reportStart ?? now
      if state.reportStart == nil { (state.reportStart, state.lastTenth) = (now, 0) }
      let text = "report: \(done) of \(total) images"
      guard isTerminal else {
        let tenth = done * 10 / max(total, 1)
        guard tenth > state.lastTenth, now - start > .seconds(1) else { return }
        state.lastTenth = tenth
        return StandardStream.error.print(text)
      }
      guard now - state.lastTime > .milliseconds(100) else { return }
      (state.lastTime, state.isShown) = (now, true)
      StandardStream.error.printRaw("\r\(Self.bar(done, of: total)) \(text)\u{1B}[K")
    }
  }

  private static func bar(_ done: Int, of total: Int) -> String {
    let width = 24
    let filled = done * width / max(total, 1)
    return "[" + String(repeating: "#", count: filled)
      + String(repeating: "-", count: width - filled) + "]"
  }

  private func show(_ progress: BatchProgress) {
    state.withLock { state in
      guard isTerminal else {
        // Plain lines: one for each tenth.
        let tenth = progress.done * 10 / max(progress.total, 1)
        guard tenth > state.lastTenth else { return }
        state.lastTenth = tenth
        StandardStream.error.print(Self.text(progress))
        return
      }
      let now = ContinuousClock.now
      let isLast = progress.done == progress.total
      guard isLast || now - state.lastTime > .milliseconds(100) else { return }
      (state.lastTime, state.isShown) = (now, true)
      let bar = Self.bar(progress.done, of: progress.total)
      StandardStream.error.printRaw("\r\(bar) \(Self.text(progress))\u{1B}[K")
    }
  }

  /// How far it is. Rows that are as they were, or that an interrupted run drew, are done, too; at the end nothing is
  /// left.
  private static func text(_ progress: BatchProgress) -> String {
    var parts = ["\(progress.done) of \(progress.total)"]
    if progress.kept > 0 { parts.append("\(progress.kept) kept") }
    if progress.unchanged > 0 { parts.append("\(progress.unchanged) unchanged") }
    parts.append("\(progress.failed) failed")
    let seconds = max(progress.elapsed.milliseconds / 1000, 0.001)
    let drawn = progress.drawn - progress.kept
    if drawn > 0 {
      parts.append("\(max(1, Int((Double(drawn) / seconds).rounded()))) drawn per second")
    }
    // How long others take says nothing while nothing was drawn.
    if progress.done < progress.total, drawn > 0 {
      let rest = Double(progress.total - progress.done) * seconds / Double(progress.done)
      let left = Int(rest.rounded(.up))
      parts.append("\(left / 60):\(left % 60 < 10 ? "0" : "")\(left % 60) left")
    }
    return parts.joined(separator: ", ")
  }

  /// Ends the bar's line.
  func end() {
    state.withLock { state in
      if state.isShown { StandardStream.error.printRaw("\n") }
      state.isShown = false
    }
  }
}
