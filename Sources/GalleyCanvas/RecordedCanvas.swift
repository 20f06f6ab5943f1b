import Galley
import GalleyStrings

/// A canvas that goes to any moment of its past: a new one is made and does what the first one did, at the same times.
///
/// At a moment of the past the clock stands. Where it runs again, what was recorded goes on; a press, a key or another canvas
/// takes the place of all that came later. What is outside of the views, as files or static variables, is not as it was.
package final class RecordedCanvas {
  private let make: () throws -> LiveCanvas
  package private(set) var canvas: LiveCanvas
  private var recording: CanvasRecording
  /// How many entries the canvas has done.
  private var done = 0
  /// The moment that the canvas is on its way to, in seconds, and the number of the event that has asked for it.
  private var goal: (time: Double, event: UInt32)?
  /// What the canvas was told last of the pixels to a point.
  private var scale: String??
  /// Entries that were done again: for tests.
  private(set) var replayed = 0

  /// - Parameters:
  ///   - limit: how many entries are recorded.
  ///   - make: makes the canvas, each time as at the beginning.
  /// - Throws: what `make` throws.
  package init(limit: Int? = nil, make: @escaping () throws -> LiveCanvas) throws {
    self.make = make
    recording = CanvasRecording(limit: limit ?? CanvasRecording.limit)
    canvas = try make()
  }

  /// Whether the canvas changes without an event.
  package var isMoving: Bool { canvas.isMoving || isPast || isSeeking }

  /// Whether the canvas is on its way to a moment: `goOn` is to be called.
  package var isSeeking: Bool { goal != nil }

  /// Whether something is recorded that the canvas has not done yet.
  private var isPast: Bool { done < recording.entries.count }

  /// Takes an event.
  /// - Returns: what is to be said about it: messages as JSON.
  package func take(_ message: CanvasMessage) -> [String] {
    let event = message.event
    switch event {
    case .seek(let time): return seek(to: time, event: message.number)
    case .timeline:
      canvas.skip(message.number)
      return [timeline]
    case .clock: return canvas.take(message)
    case .step(let seconds) where isPast || isSeeking:
      guard !canvas.clock.isRunning else { return canvas.take(message) }
      return seek(to: (goal?.time ?? canvas.time) + seconds, event: message.number)
    case .canvas(let settings) where isPast || isSeeking:
      if let own = settings["scale"] { scale = .some(own) }
      guard canvas.changes(settings) else { return canvas.take(message) }
    default:
      if event.isQuestion { return canvas.take(message) }
      // What came later is not lost by a pointer that passes.
      if event.isHover, isPast || isSeeking {
        canvas.skip(message.number)
        return []
      }
    }
    cut()
    return record(message)
  }

  /// Leaves an event out that could not be read.
  package func skip(_ number: UInt32) { canvas.skip(number) }

  /// Turns the clock by a time of the machine, if it runs: through what is recorded first.
  /// - Returns: what is to be said: messages as JSON.
  package func turnClock(by seconds: Double) -> [String] {
    guard canvas.clock.isRunning, !isSeeking else { return [] }
    if isPast {
      replay(to: canvas.time + seconds * canvas.clock.rate, until: nil)
      return []
    }
    let (time, wasAtRest) = (canvas.time, !canvas.isMoving)
    let messages = canvas.turnClock(by: seconds)
    add(.turn(canvas.time - time), isQuiet: wasAtRest && !canvas.isMoving)
    return messages
  }

  /// Goes on to the moment that was asked for, for a while.
  /// - Parameter patience: how long, in the machine's time; at least one entry is done.
  /// - Returns: what is to be said: messages as JSON.
  package func goOn(for patience: Duration) -> [String] {
    guard let goal else { return [] }
    guard replay(to: goal.time, until: .now + patience) else { return [] }
    self.goal = nil
    if goal.event > canvas.event { canvas.skip(goal.event) }
    return [timeline]
  }

  // MARK: What is recorded

  private func record(_ message: CanvasMessage) -> [String] {
    if case .canvas(let settings) = message.event, let own = settings["scale"] {
      scale = .some(own)
    }
    let (views, wasAtRest) = (canvas.collectedViews, !canvas.isMoving)
    let messages = canvas.take(message)
    let isQuiet = wasAtRest && !canvas.isMoving && views == canvas.collectedViews
    if case .step(let seconds) = message.event {
      add(.turn(seconds), isQuiet: false)
    } else {
      add(.event(message.event), isQuiet: isQuiet)
    }
    return messages
  }

  private func add(_ step: CanvasRecording.Step, isQuiet: Bool) {
    recording.add(CanvasRecording.Entry(step: step, end: canvas.time, isQuiet: isQuiet))
    done = recording.entries.count
  }

  /// What comes now takes the place of what came later.
  private func cut() {
    goal = nil
    guard isPast else { return }
    let rest = canvas.time - recording.start(of: done)
    recording.cut(to: done)
    if rest > 0 { add(.turn(rest), isQuiet: false) }
  }

  // MARK: Going to a moment

  private func seek(to time: Double, event: UInt32) -> [String] {
    let time = min(max(time, 0), recording.end)
    do {
      // What is said of times is rounded.
      if time < canvas.time - 0.001 { try begin() }
    } catch {
      return LiveCanvas.report(["the preview cannot be drawn: \(error)"], event: event)
    }
    goal = (time, event)
    canvas.pause()
    return []
  }

  private func begin() throws {
    let new = try make()
    new.takeOver(from: canvas)
    (canvas, done) = (new, 0)
  }

  /// Does what is recorded up to a moment: an event that takes time of its own is done as a whole.
  /// - Parameter end: when it has to stop on the way; nil for never.
  /// - Returns: whether the canvas is there.
  @discardableResult
  private func replay(to time: Double, until end: ContinuousClock.Instant?) -> Bool {
    defer { canvas.keepCopiedText() }
    while isPast {
      let entry = recording.entries[done]
      switch entry.step {
      case .turn where entry.end > time:
        if canvas.time < time { canvas.replayTurn(by: time - canvas.time) }
        return true
      case .turn: canvas.replayTurn(by: max(entry.end - canvas.time, 0))
      case .event where entry.end > time && recording.start(of: done) >= time: return true
      case .event(let event): _ = canvas.take(CanvasMessage(again(event)))
      }
      done += 1
      replayed += 1
      if let end, end <= .now, isPast { return false }
    }
    return true
  }

  /// An event as it is done again: with the pixels to a point that the canvas has now.
  private func again(_ event: CanvasEvent) -> CanvasEvent {
    guard case .canvas(var settings) = event, settings["scale"] != nil, let scale else {
      return event
    }
    settings["scale"] = scale
    return .canvas(settings)
  }

  // MARK: What is said

  /// Marks of one message.
  private static let marks = 200

  /// Where the canvas is in its time, as a message.
  private var timeline: String {
    func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }
    return JSONWriter.message("timeline") { writer in
      writer.member("time", rounded(canvas.time))
      writer.member("end", rounded(max(recording.end, canvas.time)))
      writer.member("recorded", rounded(recording.end))
      writer.member("isPast", isPast)
      writer.member("isFull", recording.isFull)
      writer.member("events", recording.marks(limit: Self.marks).map(rounded))
    }
  }
}
