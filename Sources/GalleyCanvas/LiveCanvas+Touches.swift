import Galley
import GalleyDiagnostics
import GalleyDriving
import GalleyRendering
import GalleyStrings

// Whole touches, and questions, of programs that do not see the canvas.
extension LiveCanvas {
  /// - Returns: a message with the views that have reacted.
  func perform(_ touch: CanvasTouch, event: UInt32) throws -> String {
    try pointer.cancel()
    let views = try Self.naming(touch.label) { label in
      try drive(touch.action, label)
    } orElse: {
      try drive(touch.action, at: touch.place)
    }
    return JSONWriter.message("reacted", event: event) { $0.member("views", views) }
  }

  private func drive(_ action: CanvasTouch.Action, _ label: String) throws -> [String] {
    switch action {
    case .tap(let count): return try renderer.tap(label, count: count)
    case .press(let seconds): return try renderer.press(label, for: seconds)
    case .secondaryClick: return try renderer.secondaryClick(label)
    case .drag(let way, let seconds): return try renderer.drag(label, by: way, over: seconds)
    case .slide(let value):
      try slide(.query(.label(label)), to: value)
      return [label]
    case .adjust(let direction, let count):
      return try renderer.adjust(.query(.label(label)), direction, count: count)
    case .perform(let name): return try renderer.perform(action: name, on: .query(.label(label)))
    }
  }

  private func slide(_ target: ValueTarget, to value: Double) throws {
    let range = try renderer.values(ofSlider: target)
    guard range.contains(value) else {
      let ends = [range.lowerBound, range.upperBound].map { CGFloat($0).shortDescription }
      throw DrivingError.invalid(
        "value", found: CGFloat(value).shortDescription,
        expected: "a number from \(ends[0]) to \(ends[1])")
    }
    try renderer.slide(target, to: value)
  }

  private func drive(_ action: CanvasTouch.Action, at place: CGPoint) throws -> [String] {
    switch action {
    case .tap(let count): return try renderer.tap(at: place, count: count)
    case .press(let seconds):
      let touch = try renderer.touch(at: place)
      try touch.hold(for: seconds)
      try touch.lift()
      return touch.reactions
    case .secondaryClick: return try renderer.secondaryClick(at: place)
    case .drag(let way, let seconds):
      let end = CGPoint(x: place.x + way.width, y: place.y + way.height)
      return try renderer.drag(from: place, to: end, over: seconds)
    case .slide(let value):
      try slide(.place(place), to: value)
      return ["Slider"]
    case .adjust(let direction, let count):
      return try renderer.adjust(.place(place), direction, count: count)
    case .perform(let name): return try renderer.perform(action: name, on: .place(place))
    }
  }

  func enter(_ entry: CanvasEntry) throws {
    try pointer.cancel()
    try Self.naming(entry.label) { label in
      try renderer.type(entry.text, into: label, replacing: entry.replaces)
    } orElse: {
      if let place = entry.place {
        // A tap on a button leaves the focus where it is.
        let fields = ElementTree(renderer.graph)?.elements.filter { $0.actions.contains(.type) }
        guard fields?.contains(where: { $0.frame.encloses(place) }) == true,
          try !renderer.tap(at: place).isEmpty, renderer.selectedCharacters != nil
        else {
          throw DrivingError.noTextField(entry.label ?? "(\(place.x), \(place.y))")
        }
        // The field is meant, and no place in its text.
        try renderer.key(.downArrow, modifiers: .command)
      }
      try renderer.type(entry.text, replacing: entry.replaces)
    }
  }

  /// Does something to the one view of a label, or something else where there is not one.
  private static func naming<Value>(
    _ label: String?, _ body: (String) throws -> Value, orElse other: () throws -> Value
  ) throws -> Value {
    guard let label else { return try other() }
    do {
      return try body(label)
    } catch DrivingError.noView {
      return try other()
    } catch DrivingError.severalViews {
      return try other()
    }
  }

  /// A message with `ElementTree.json`.
  func elementTree(event: UInt32) -> String {
    let tree = ElementTree(renderer.graph) ?? ElementTree(size: .zero, elements: [])
    return JSONWriter.message("elementTree", event: event) { writer in
      writer.member("isMoving", isMoving)
      writer.key("tree")
      writer.written(tree.json)
    }
  }

  /// A message with the words of `LayoutExplanation`.
  /// - Throws: `UnknownView`.
  func explanation(of subject: CanvasSubject, event: UInt32) throws -> String {
    let text = try inspection.explanation(of: subject)
    return JSONWriter.message("explanation", event: event) { $0.member("text", text) }
  }
}

/// No view has a name or an id.
struct UnknownView: Error, CustomStringConvertible {
  /// What is said of the name; nil for a place.
  let missing: String?

  var description: String { missing ?? "there is no view at this place" }
}
