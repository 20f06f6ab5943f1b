import Foundation
import Galley
import GalleyDiagnostics
import GalleyRendering
import GalleyViews

/// A preview that is used: it takes events, and says what of its image has changed. Its clock is turned by whoever uses it.
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
  /// The states that were carried here in vain, in words; nil where that is told, or nothing was carried.
  private var untoldLoss: [String]?
  private var configuration: PreviewConfiguration
  /// What the canvas had at first, which null gives back.
  private let own: PreviewConfiguration
  let renderer: ImageRenderer<AnyView>
  private let image: KeptImage<AnyView>
  let pointer: PointerInput<AnyView>
  private var shown = ShownPixels()
  private var frames: UInt32 = 0
  /// The last event that was taken; 0 before the first.
  package private(set) var event: UInt32 = 0
  private var untoldWarnings: [String] = []
  private var knownWarnings: Set<String> = []
  private var toldElements: String?
  /// Whether an element may be another one than the last time that they were read.
  private var mayHaveNews = true
  /// How many views had been collected then.
  private var readViews = 0
  /// How often the elements were read: for tests.
  private(set) var elementReadings = 0
  private var copied: String?
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
    image = KeptImage(of: made.renderer)
    pointer = PointerInput(made.renderer)
    clock.change(isRunning: start.isRunning, rate: nil)
    let lost = made.renderer.graph.finishStates()
    untoldLoss = sources.states == nil ? nil : lost
    note(made.problems)
  }

  /// Whether the canvas changes without an event: something moves, waits or is pressed.
  package var isMoving: Bool { !renderer.isAtRest || pointer.waits }

  /// Seconds since the canvas was made, by its own clock.
  var time: Double { renderer.time }

  /// How many views have been collected since the canvas was made.
  var collectedViews: Int { renderer.graph.collectedViews }

  /// Takes an event.
  /// - Returns: what is to be said about it: messages as JSON.
  package func take(_ message: CanvasMessage) -> [String] {
    if message.number > 0 { event = message.number }
    do {
      let answers = try react(to: message.event, number: message.number)
      try followPreferredScheme()
      return answers
    } catch {
      return Self.report(["\(error)"], event: message.number)
    }
  }

  /// Leaves an event out that could not be read: its number is given back all the same, as somebody waits for it.
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
  func keepCopiedText() { copied = renderer.copiedText }

  func pause() { clock.change(isRunning: false, rate: nil) }

  /// Takes the place of another canvas: whoever saw that one's frames sees this one's next.
  func takeOver(from other: LiveCanvas) {
    (shown, frames, event, clock) = (other.shown, other.frames, other.event, other.clock)
    (untoldWarnings, knownWarnings) = (other.untoldWarnings, other.knownWarnings)
    (toldElements, copied, untoldLoss) = (other.toldElements, other.copied, other.untoldLoss)
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
    let rows = try image.update()
    let bitmap = image.bitmap
    note(image.problems)
    if isWhole { shown = ShownPixels() }
    let areas = shown.update(to: bitmap, in: rows)
    let all = ShownPixels.Area(columns: 0..<bitmap.width, rows: 0..<bitmap.height)
    let rectangles = try (areas ?? [all]).map { area in
      CanvasFrame.Rectangle(
        x: area.columns.lowerBound, y: area.rows.lowerBound, width: area.columns.count,
        height: area.rows.count,
        png: try (area == all ? bitmap : bitmap.part(area)).pngData(compression: .fast))
    }
    frames += 1
    mayHaveNews = mayHaveNews || !rectangles.isEmpty
    return CanvasFrame(
      number: frames, event: event, width: bitmap.width, height: bitmap.height,
      scale: Float(renderer.scale), isMoving: isMoving, isWhole: areas == nil,
      rectangles: rectangles)
  }

  /// What else has changed: the elements, what was copied, and warnings that were not told yet; messages as JSON.
  /// - Complexity: O(n) in the views.
  package func news() -> [String] {
    var messages: [String] = []
    if let lost = untoldLoss {
      messages.append(CanvasReport.json(["type": "carried", "lost": lost]))
    }
    untoldLoss = nil
    if !untoldWarnings.isEmpty { messages += Self.report(untoldWarnings) }
    untoldWarnings = []
    messages += newElements().map { [$0] } ?? []
    if renderer.copiedText != copied {
      copied = renderer.copiedText
      if let copied { messages.append(CanvasReport.copied(copied)) }
    }
    return messages
  }

  /// The elements as a message; nil where they are those that were told. They are not read where nothing was painted and no
  /// view made again: a pointer moves sixty times a second.
  private func newElements() -> String? {
    let views = collectedViews
    guard mayHaveNews || views != readViews else { return nil }
    (mayHaveNews, readViews) = (false, views)
    elementReadings += 1
    guard let elements = CanvasElements(renderer).json, elements != toldElements else { return nil }
    toldElements = elements
    return elements
  }

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

  private func note(_ problems: [RenderProblem]) {
    untoldWarnings += problems.map(\.description).filter { knownWarnings.insert($0).inserted }
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

  /// Characters go to the field with the focus, otherwise to whoever hears of keys.
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
      // Who has lost a frame asks for the canvas again.
      shown = ShownPixels()
      return
    }
    try pointer.cancel()
    note(try preview.update(renderer, on: changed, environment: environment))
    configuration = changed
    shown = ShownPixels()
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
