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
  private var configuration: PreviewConfiguration
  /// What the canvas had at first, which null gives back.
  private let own: PreviewConfiguration
  let renderer: ImageRenderer<AnyView>
  private let image: KeptImage<AnyView>
  private let pointer: PointerInput<AnyView>
  private var shown = ShownPixels()
  private var frames: UInt32 = 0
  /// The last event that was taken.
  private var event: UInt32 = 0
  private var warnings: [String] = []
  private var toldWarnings: Set<String> = []
  private var toldElements: String?
  private var copied: String?
  package private(set) var clock = CanvasClock()

  /// - Throws: `DeviceTable.UnknownDevice`, `RenderError`, `MovementError`.
  package init(
    _ preview: Preview, on configuration: PreviewConfiguration, with renderer: Renderer,
    environment: EnvironmentValues = EnvironmentValues()
  ) throws {
    (self.preview, self.environment) = (preview, environment)
    (self.configuration, own) = (configuration, configuration)
    let made = try preview.makeRenderer(
      on: configuration, with: renderer, environment: environment)
    self.renderer = made.renderer
    made.renderer.showsCaret = true
    made.renderer.showsScrollIndicators = true
    image = KeptImage(of: made.renderer)
    pointer = PointerInput(made.renderer)
    warnings = made.problems.map(\.description)
  }

  /// Whether the canvas changes without an event: something moves, waits or is pressed.
  package var isMoving: Bool { !renderer.isAtRest || pointer.waits }

  /// Takes an event.
  /// - Returns: what is to be said about it: messages as JSON.
  package func take(_ message: CanvasMessage) -> [String] {
    if message.number > 0 { event = message.number }
    do {
      let answers = try react(to: message.event, number: message.number)
      try preview.followPreferredScheme(
        in: renderer, on: configuration, environment: environment)
      return answers
    } catch {
      return [CanvasReport(event: message.number, messages: [Self.words(of: error)]).json]
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

  private func turn(by seconds: Double) -> [String] {
    do {
      try renderer.advance(by: min(seconds, CanvasClock.longestStep))
      try pointer.notice()
      return []
    } catch {
      return [CanvasReport(event: 0, messages: [Self.words(of: error)]).json]
    }
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
    return CanvasFrame(
      number: frames, event: event, width: bitmap.width, height: bitmap.height,
      scale: Float(renderer.scale), isMoving: isMoving, isWhole: areas == nil,
      rectangles: rectangles)
  }

  /// What else has changed: the elements, what was copied, and warnings that were not told yet; messages as JSON.
  /// - Complexity: O(n) in the views.
  package func news() -> [String] {
    var messages: [String] = []
    let new = warnings.filter { toldWarnings.insert($0).inserted }
    if !new.isEmpty { messages.append(CanvasReport(event: 0, messages: new).json) }
    if let elements = CanvasElements(renderer).json, elements != toldElements {
      toldElements = elements
      messages.append(elements)
    }
    if renderer.copiedText != copied {
      copied = renderer.copiedText
      if let copied { messages.append(CanvasReport.copied(copied)) }
    }
    return messages
  }

  /// Sentences as a message.
  /// - Parameter event: the number of the event that they are about; 0 for none.
  package static func report(_ sentences: [String], event: UInt32 = 0) -> [String] {
    [CanvasReport(event: event, messages: sentences).json]
  }

  private func note(_ problems: [RenderProblem]) {
    let known = Set(warnings)
    warnings += problems.map(\.description).filter { !known.contains($0) }
  }

  private static func words(of error: any Error) -> String {
    if case RenderError.problems(let problems) = error {
      return problems.map(\.description).joined(separator: "; ")
    }
    return "\(error)"
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
    case .step(let seconds): return clock.isRunning ? [] : turn(by: seconds)
    case .inspect(let place):
      return [CanvasInspection(renderer).json(at: place, event: number)]
    case .tree: return [CanvasInspection(renderer).treeJSON()]
    }
    return []
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

  private func change(_ settings: [String: String?]) throws {
    var changed = configuration
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
      if let value {
        try changed.set(name, to: value)
      } else {
        changed.restore(name, of: own)
      }
    }
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

extension PreviewConfiguration {
  /// Gives a value back what another configuration has.
  fileprivate mutating func restore(_ name: String, of other: PreviewConfiguration) {
    switch name {
    case "size": size = other.size
    case "scale": scale = other.scale
    case "scheme": colorScheme = other.colorScheme
    case "type-size": dynamicTypeSize = other.dynamicTypeSize
    case "direction": layoutDirection = other.layoutDirection
    case "locale": locale = other.locale
    default: break
    }
  }
}
