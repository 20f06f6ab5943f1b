import Foundation
import Galley
import GalleyDiagnostics
import GalleyRendering
import GalleyViews

/// A preview that is used: it takes events, and says what of its image has changed. The caller turns its clock.
///
/// ```swift
/// let canvas = try LiveCanvas(preview, on: configuration, with: renderer)
/// send(try canvas.frame())
/// canvas.take(message)
/// send(try canvas.frame())
/// ```
package final class LiveCanvas {
  private let preview: Preview
  private let environment: EnvironmentValues
  private let sources: CanvasSources
  private var configuration: PreviewConfiguration
  /// What the canvas had at first, which null gives back.
  private let own: PreviewConfiguration
  let renderer: ImageRenderer<AnyView>
  let pointer: PointerInput<AnyView>
  private var frames: ShownFrames
  private var untold: CanvasNews
  /// The last event that was taken; 0 before the first.
  package private(set) var event: UInt32 = 0
  package private(set) var clock = CanvasClock()

  /// - Throws: `DeviceTable.UnknownDevice`, `RenderError`, `MovementError`.
  package init(
    _ preview: Preview, on configuration: PreviewConfiguration, with renderer: Renderer,
    environment: EnvironmentValues = EnvironmentValues(), start: CanvasStart = CanvasStart()
  ) throws {
    (self.preview, self.environment, sources) = (preview, environment, start.sources)
    (self.configuration, own) = (configuration, configuration)
    let made = try preview.makeRenderer(
      on: configuration, with: renderer, environment: environment,
      states: sources.states?.carried ?? CarriedStates())
    self.renderer = made.renderer
    made.renderer.showsCaret = true
    made.renderer.showsScrollIndicators = true
    frames = ShownFrames(of: made.renderer)
    pointer = PointerInput(made.renderer)
    let lost = made.renderer.graph.finishStates()
    untold = CanvasNews(lostStates: start.sources.states == nil ? nil : lost)
    clock.change(isRunning: start.isRunning, rate: nil)
    untold.note(made.problems)
  }

  /// Whether the canvas changes without an event: something moves, waits or is pressed.
  package var isMoving: Bool { !renderer.isAtRest || pointer.waits }

  /// Seconds since the canvas was made, by its own clock.
  var time: Double { renderer.time }

  /// How many views have been collected since the canvas was made.
  var collectedViews: Int { renderer.graph.collectedViews }

  /// How often the elements were read: for tests.
  var elementReadings: Int { untold.elementReadings }

  /// Takes an event.
  /// - Returns: what is to be said about it: messages as JSON.
  package func take(_ message: CanvasMessage) -> [String] {
    if message.number > 0 { event = message.number }
    do {
      let answers = try react(to: message.event, number: message.number)
      try followPreferredScheme()
      return answers
    } catch {
      let words = (error as? DrivingError)?.requestWords ?? "\(error)"
      return Self.report([words], event: message.number)
    }
  }

  /// Skips an event that could not be read: its number is still answered, as the sender waits for it.
  package func skip(_ number: UInt32) {
    if number > 0 { event = number }
  }

  /// Turns the clock by a time of the machine, if it runs.
  /// - Returns: what is to be said: messages as JSON.
  package func turnClock(by seconds: Double) -> [String] {
    guard clock.isRunning else { return [] }
    return turn(by: seconds * clock.rate)
  }

  /// Turns the clock as it was turned before, whether it runs or not. What was wrong has been said.
  func replayTurn(by seconds: Double) { _ = turn(by: seconds) }

  /// What was copied while events were done again is no news.
  func keepCopiedText() { untold.keepCopied(renderer.copiedText) }

  func pause() { clock.change(isRunning: false, rate: nil) }

  /// Takes the place of another canvas: the viewer of that one's frames gets this one's next.
  func takeOver(from other: LiveCanvas) {
    frames.takeOver(from: other.frames)
    untold.takeOver(from: other.untold)
    (event, clock) = (other.event, other.clock)
  }

  /// - Parameter event: the number of the event that turns it; 0 for none.
  private func turn(by seconds: Double, event: UInt32 = 0) -> [String] {
    do {
      try renderer.advance(by: min(seconds, CanvasClock.longestStep))
      try pointer.notice()
      try followPreferredScheme()
      return []
    } catch {
      return Self.report(["\(error)"], event: event)
    }
  }

  /// An event, or something that the clock has brought, may have changed what the views prefer.
  private func followPreferredScheme() throws {
    try preview.followPreferredScheme(in: renderer, on: configuration, environment: environment)
  }

  /// What has changed since the last frame. One that has no rectangle says that nothing has.
  /// - Parameter isWhole: whether the whole canvas is asked for.
  /// - Throws: `RenderError`, `ImageError`.
  package func frame(whole isWhole: Bool = false) throws -> CanvasFrame {
    if isWhole { frames.forget() }
    var frame = try frames.next(event: event, scale: renderer.scale)
    frame.isMoving = isMoving
    untold.note(frames.problems)
    if !frame.rectangles.isEmpty { untold.notePainting() }
    return frame
  }

  /// What else has changed: the elements, what was copied, and warnings that were not told yet; messages as JSON.
  /// - Complexity: O(n) in the views.
  package func news() -> [String] { untold.take(of: renderer) }

  /// Sentences as a message.
  /// - Parameter event: the number of the event that they are about; 0 for none.
  package static func report(_ sentences: [String], event: UInt32 = 0) -> [String] {
    [CanvasReport(event: event, messages: sentences).json]
  }

  /// Why there is no frame, as a message.
  /// - Parameter event: the number of the event whose frame it would be; 0 for none.
  package static func undrawn(_ sentence: String, event: UInt32 = 0) -> [String] {
    [CanvasReport(event: event, messages: [sentence], isUndrawn: true).json]
  }
}

// Events.
extension LiveCanvas {
  /// - Returns: messages as JSON.
  private func react(to event: CanvasEvent, number: UInt32) throws -> [String] {
    switch event {
    case .pointer(let pointer): try point(pointer)
    case .wheel(let place, let way): try renderer.scrollWheel(at: place, by: way)
    case .key(let key, let modifiers): try renderer.key(key, modifiers: modifiers)
    case .text(let text): try type(text)
    // A field has no room for what an input method composes: the text comes when it is done.
    case .composition: break
    case .canvas(let settings): try change(settings)
    case .clock(let isRunning, let rate): clock.change(isRunning: isRunning, rate: rate)
    case .step(let seconds):
      return clock.isRunning ? [] : turn(by: seconds, event: number)
    case .inspect(let place):
      return [inspection.json(at: place, event: number)]
    case .tree: return [inspection.treeJSON()]
    case .touch(let touch): return [try perform(touch, event: number)]
    case .entry(let entry): try enter(entry)
    case .reveal(let label): try renderer.scroll(to: label)
    case .elements: return [elementTree(event: number)]
    case .why(let subject): return [try explanation(of: subject, event: number)]
    // Without states where they are too large.
    case .states:
      return [CanvasStates(renderer.graph.carriedStates).json ?? #"{"type":"states"}"#]
    // A canvas that is not recorded has no past.
    case .seek, .timeline: break
    }
    return []
  }

  var inspection: CanvasInspection {
    CanvasInspection(renderer, types: sources.types, preview: sources.preview)
  }

  private func point(_ event: CanvasEvent.Pointer) throws {
    switch event.phase {
    case .down:
      try pointer.press(
        at: event.place, button: event.isSecondary ? .secondary : .primary,
        modifiers: event.modifiers)
    case .move: try pointer.move(to: event.place)
    case .up:
      try pointer.move(to: event.place)
      try pointer.lift()
    case .cancel: try pointer.cancel()
    case .hover: try renderer.hover(at: event.place)
    case .leave: try renderer.endHover()
    }
  }

  /// Characters go to the field with the focus, otherwise to views that react to keys.
  private func type(_ text: String) throws {
    guard renderer.selectedCharacters == nil else { return try renderer.type(text) }
    for character in text { try renderer.key(KeyEquivalent(character)) }
  }

  /// Whether settings change more than the pixels to a point.
  func changes(_ settings: [String: String?]) -> Bool {
    guard var changed = try? configured(settings) else { return false }
    changed.scale = configuration.scale
    return changed != configuration
  }

  private func configured(_ settings: [String: String?]) throws -> PreviewConfiguration {
    var changed = configuration
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
      if let value {
        try changed.set(name, to: value)
      } else if let setting = PreviewConfiguration.Setting(rawValue: name) {
        changed.copy(setting, from: own)
      }
    }
    return changed
  }

  private func change(_ settings: [String: String?]) throws {
    let changed = try configured(settings)
    guard changed != configuration else {
      // A viewer that has lost a frame asks for the canvas again.
      frames.forget()
      return
    }
    try pointer.cancel()
    let problems = try preview.update(renderer, on: changed, environment: environment)
    untold.note(problems)
    untold.note(lostStates: renderer.graph.finishStates())
    if changed.locale != configuration.locale { untold.noteLocale() }
    configuration = changed
    frames.forget()
  }
}

/// How a canvas follows the machine's time.
package struct CanvasClock: Equatable {
  package private(set) var isRunning = true
  /// Seconds of the canvas to a second of the machine.
  package private(set) var rate = 1.0

  /// Seconds of the canvas that one turn of the clock has at most: what lies between events while nothing moves.
  static let longestStep = 60.0

  mutating func change(isRunning: Bool?, rate: Double?) {
    self.isRunning = isRunning ?? self.isRunning
    self.rate = rate ?? self.rate
  }
}
