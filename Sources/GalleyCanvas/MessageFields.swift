import Foundation
import Galley

/// The keys of a message while they are read.
struct MessageFields {
  /// What is wrong with a key.
  struct Fault: Error, CustomStringConvertible {
    let description: String

    init(_ key: String, _ expected: String) { description = "\(key): expected \(expected)" }
    init(unknown key: String, of type: String) {
      description = "\(key.prefix(40)): \"\(type)\" has no such key"
    }
  }

  let object: [String: Any]
  private var isRead: Set<String> = ["type", "event"]
  private var type = ""
  /// The number of the event; 0 for none.
  let event: UInt32

  init(_ object: [String: Any]) {
    self.object = object
    let number = (object["event"] as? NSNumber)?.doubleValue
    event = number.flatMap { UInt32(exactly: $0) } ?? 0
  }

  /// - Throws: `Fault` for a key that was not read.
  func finish() throws(Fault) {
    let rest = object.keys.filter { !isRead.contains($0) }.sorted()
    if let key = rest.first { throw Fault(unknown: key, of: type) }
  }

  mutating func read() throws(Fault) -> CanvasEvent {
    if object["event"] != nil, event == 0 { throw Fault("event", "a whole number from 1") }
    type = try text("type", limit: 40)
    switch type {
    case "pointer": return try pointer()
    case "wheel": return .wheel(at: try place(), by: try way())
    case "key": return .key(try key(), try modifiers())
    case "text": return .text(try text("text", limit: 10_000))
    case "composition": return .composition(try text("text", limit: 10_000))
    case "canvas": return try canvas()
    case "clock": return try clock()
    case "inspect": return .inspect(at: try place())
    case "tree": return .tree
    case "states": return .states
    case "timeline": return .timeline
    case "seek": return .seek(try number("time", in: 0...1_000_000))
    case "touch": return .touch(try touch())
    case "entry": return .entry(try entry())
    case "reveal": return .reveal(try text("label", limit: 10_000))
    case "elements": return .elements
    case "why": return .why(try subject())
    default:
      throw Fault(
        "type",
        "pointer, wheel, key, text, composition, canvas, clock, inspect, tree, states, timeline, "
          + "seek, touch, entry, reveal, elements or why")
    }
  }

  private mutating func pointer() throws(Fault) -> CanvasEvent {
    guard let phase = CanvasEvent.Phase(rawValue: try text("phase", limit: 40)) else {
      throw Fault("phase", CanvasEvent.Phase.allCases.map(\.rawValue).joined(separator: ", "))
    }
    let button = try optionalText("button") ?? "primary"
    guard button == "primary" || button == "secondary" else {
      throw Fault("button", "primary or secondary")
    }
    // How many clicks belong together is found by the time between them.
    if object["clicks"] != nil { _ = try number("clicks", in: 1...1000) }
    return .pointer(
      CanvasEvent.Pointer(
        phase, at: try place(), isSecondary: button == "secondary", modifiers: try modifiers()))
  }

  private mutating func clock() throws(Fault) -> CanvasEvent {
    if object["step"] != nil { return .step(try number("step", in: 0...60)) }
    let state = try optionalText("state")
    guard state == nil || state == "running" || state == "paused" else {
      throw Fault("state", "running or paused")
    }
    let rate = object["rate"] == nil ? nil : try number("rate", in: 0.001...100)
    return .clock(isRunning: state.map { $0 == "running" }, rate: rate)
  }

  private mutating func canvas() throws(Fault) -> CanvasEvent {
    var settings: [String: String?] = [:]
    let hasSize = object["width"] != nil || object["height"] != nil
    if hasSize {
      let sides = [try side("width"), try side("height")]
      switch (sides[0], sides[1]) {
      case (let width?, let height?):
        settings["size"] =
          "\(PreviewLength.shortDescription(width))x\(PreviewLength.shortDescription(height))"
      case (nil, nil): settings["size"] = .some(nil)
      default: throw Fault(sides[0] == nil ? "width" : "height", "both sides or null for both")
      }
    }
    if let scale = try optionalNumber("scale", in: 0.1...8) {
      // Where it is null, the key stays with no value.
      settings["scale"] = .some(scale.map { PreviewLength.shortDescription($0) })
    }
    for (key, name) in [
      ("colorScheme", "scheme"), ("typeSize", "type-size"), ("direction", "direction"),
      ("locale", "locale"),
    ] where object[key] != nil {
      guard !isNull(key) else {
        settings[name] = .some(nil)
        continue
      }
      let word = try text(key, limit: 100)
      settings[name] = ["leftToRight": "ltr", "rightToLeft": "rtl"][word] ?? word
    }
    return .canvas(settings)
  }

  /// A side in points; nil for null, and where only the other one is there.
  private mutating func side(_ key: String) throws(Fault) -> Double? {
    guard object[key] != nil else {
      throw Fault(key, "a number or null, as the other side has one")
    }
    return try optionalNumber(key, in: 1...20_000) ?? nil
  }

  // Values

  private mutating func isNull(_ key: String) -> Bool {
    isRead.insert(key)
    return object[key] is NSNull
  }

  mutating func text(_ key: String, limit: Int) throws(Fault) -> String {
    isRead.insert(key)
    guard let text = object[key] as? String else { throw Fault(key, "a text") }
    guard text.count <= limit else { throw Fault(key, "at most \(limit) characters") }
    return text
  }

  mutating func optionalText(_ key: String) throws(Fault) -> String? {
    object[key] == nil ? nil : try text(key, limit: 40)
  }

  mutating func number(
    _ key: String, in range: ClosedRange<Double>
  ) throws(Fault) -> Double {
    isRead.insert(key)
    let expected =
      "a number from \(PreviewLength.shortDescription(range.lowerBound)) to "
      + PreviewLength.shortDescription(range.upperBound)
    // A boolean is a number, too, for Foundation, which stores it as a character of C.
    guard let value = object[key] as? NSNumber, String(cString: value.objCType) != "c",
      range.contains(value.doubleValue)
    else { throw Fault(key, expected) }
    return value.doubleValue
  }

  mutating func truth(_ key: String) throws(Fault) -> Bool {
    isRead.insert(key)
    guard let value = object[key] as? NSNumber, String(cString: value.objCType) == "c" else {
      throw Fault(key, "true or false")
    }
    return value.boolValue
  }

  /// Nil where the key is not there, and nil in it for null.
  private mutating func optionalNumber(
    _ key: String, in range: ClosedRange<Double>
  ) throws(Fault) -> Double?? {
    if object[key] == nil { return nil }
    if isNull(key) { return .some(nil) }
    return try number(key, in: range)
  }

  private static let distances = -1_000_000.0...1_000_000.0

  mutating func place() throws(Fault) -> CGPoint {
    CGPoint(x: try number("x", in: Self.distances), y: try number("y", in: Self.distances))
  }

  mutating func way() throws(Fault) -> CGSize {
    CGSize(
      width: try number("dx", in: Self.distances), height: try number("dy", in: Self.distances))
  }

  private mutating func modifiers() throws(Fault) -> EventModifiers {
    isRead.insert("modifiers")
    guard let value = object["modifiers"] else { return [] }
    guard let names = value as? [String] else { throw Fault("modifiers", "a list of texts") }
    var modifiers: EventModifiers = []
    for name in names {
      guard let modifier = Self.modifierNames[name] else {
        throw Fault("modifiers", Self.modifierNames.keys.sorted().joined(separator: ", "))
      }
      modifiers.insert(modifier)
    }
    return modifiers
  }

  private static let modifierNames: [String: EventModifiers] = [
    "shift": .shift, "control": .control, "option": .option, "command": .command,
    "capsLock": .capsLock,
  ]

  private mutating func key() throws(Fault) -> KeyEquivalent {
    let name = try text("key", limit: 40)
    if let key = Self.keys[name] { return key }
    guard name.count == 1, let character = name.first else {
      throw Fault(
        "key", "a character, \(Self.keys.keys.sorted().joined(separator: ", "))")
    }
    return KeyEquivalent(character)
  }

  /// The names of UI Events.
  private static let keys: [String: KeyEquivalent] = [
    "ArrowLeft": .leftArrow, "ArrowRight": .rightArrow, "ArrowUp": .upArrow,
    "ArrowDown": .downArrow, "Enter": .return, "Backspace": .delete, "Delete": .deleteForward,
    "Home": .home, "End": .end, "PageUp": .pageUp, "PageDown": .pageDown, "Tab": .tab,
    "Escape": .escape, "Clear": .clear,
  ]
}

/// Numbers of messages as words of a configuration.
enum PreviewLength {
  static func shortDescription(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e9 ? "\(Int(number))" : "\(number)"
  }
}
