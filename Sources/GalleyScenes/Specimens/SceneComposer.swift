import GalleyData

/// Makes scenes by the caller's choices, such as the bytes of a fuzzer: trees of elements with keys, values and modifiers
/// of the registry. Most of them are right, so that they are drawn and not only refused; which keys go together, and what
/// is out of a range, is left to chance.
package struct SceneComposer {
  /// A number from 0 up to, but not including, the argument, which is 1 or more.
  private let choose: (Int) -> Int
  private var viewsLeft: Int

  /// - Parameter views: how many elements a scene has at most, but for one in each key that must have one.
  package init(views: Int = 30, choosing choose: @escaping (Int) -> Int) {
    (viewsLeft, self.choose) = (views, choose)
  }

  /// A scene as JSON.
  package mutating func scene() -> String {
    let sides = ["1", "16", "77.5", "140"]
    var canvas =
      "\"width\": \(sides[choose(sides.count)]), \"height\": \(sides[choose(sides.count)])"
    canvas += ", \"scale\": \(["1", "2", "0.7"][choose(3)])"
    if choose(2) == 1 { canvas += #", "colorScheme": "dark""# }
    if choose(2) == 1 { canvas += #", "layoutDirection": "rightToLeft", "locale": "ar""# }
    return #"{"galley": 1, "canvas": {\#(canvas)}, "view": \#(element(depth: 0))}"#
  }

  private mutating func element(depth: Int) -> String {
    viewsLeft -= 1
    let known = SceneRegistry.elements
    let definition = known[choose(known.count)]
    var members = self.members(of: definition.keys, definition.name, depth)
    members.insert("\"type\": \"\(definition.name)\"", at: 0)
    let modifiers = (0..<choose(4)).map { _ in modifier(depth: depth) }
    if !modifiers.isEmpty {
      members.append("\"modifiers\": [\(modifiers.joined(separator: ", "))]")
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private mutating func modifier(depth: Int) -> String {
    let known = SceneRegistry.modifiers
    let definition = known[choose(known.count)]
    let keys = members(of: definition.keys, definition.name, depth)
    guard let argument = definition.argument else {
      return "{\"\(definition.name)\": {\(keys.joined(separator: ", "))}}"
    }
    let own = "\"\(definition.name)\": \(value(of: argument, definition.name, depth))"
    return "{\(([own] + keys).joined(separator: ", "))}"
  }

  /// The keys that must be there, views, and some of the others.
  private mutating func members(
    of keys: [KeyDefinition], _ owner: String, _ depth: Int
  ) -> [String] {
    var members: [String] = []
    for key in keys where key.defaultValue == nil || key.kind == .views || choose(4) == 0 {
      members.append("\"\(key.name)\": \(value(of: key, owner, depth))")
    }
    return members
  }

  private mutating func value(of key: KeyDefinition, _ owner: String, _ depth: Int) -> String {
    let hasRoom = viewsLeft > 0 && depth < 12
    switch key.kind {
    case .views:
      let views = (0..<(hasRoom ? choose(4) : 0)).map { _ in element(depth: depth + 1) }
      return "[\(views.joined(separator: ", "))]"
    case .view, .content, .title, .imagePlaceholder:
      if hasRoom, choose(3) == 0 { return element(depth: depth + 1) }
    case .number, .integer, .length, .signedLength, .flexibleLength:
      if choose(5) == 0 { return Self.numbers[choose(Self.numbers.count)] }
    default: break
    }
    let values = SpecimenPlan.values(of: key, owner: owner)
    return values[choose(values.count)]
  }

  private static let numbers = [
    "0", "1", "-1", "0.001", "-0.5", "3", "17.3", "100", "1000", "40000", "1e6", "-1e6", "1e-9",
  ]
}
