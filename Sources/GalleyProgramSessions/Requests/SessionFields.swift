import Galley
import GalleyData
import GalleyStrings

/// The values of a request, each of which is what its key says.
struct SessionFields {
  private var values: [String: JSONNode] = [:]

  /// - Parameter others: keys that the request has besides those of its kind.
  /// - Throws: `SessionFault` for what is no object, an unknown key, a value of another kind, and a required key that is not
  ///   there.
  init(_ node: JSONNode, of kind: SessionRequestKind, besides others: [String]) throws(SessionFault)
  {
    guard case .object(let members) = node.value else {
      throw SessionFault(
        .request, "the arguments are \(node.kind), expected an object", expected: "an object")
    }
    let keys = kind.keys
    for member in members where !others.contains(member.key) {
      guard let key = keys.first(where: { $0.name == member.key }) else {
        throw Self.unknown(member.key, of: kind)
      }
      if case .null = member.value.value, !key.takesNull { continue }
      guard Self.holds(member.value, key) else {
        throw .value(key.name, found: member.value.kind, expected: key.expected)
      }
      values[key.name] = member.value
    }
    for key in keys where key.isRequired && values[key.name] == nil {
      throw SessionFault(
        .request, "\(kind.rawValue) needs \(key.name): \(key.expected)", key: key.name,
        expected: key.expected)
    }
  }

  private static func unknown(_ name: String, of kind: SessionRequestKind) -> SessionFault {
    let names = kind.keys.map(\.name)
    let nearest = SpellingSuggestion.of(name, among: names)
    let advice = SpellingSuggestion.question(nearest)
    let expected = "one of " + names.joined(separator: ", ")
    return SessionFault(
      .request, "\(kind.rawValue) has no key \"\(name.prefix(40))\", expected \(expected)\(advice)",
      key: String(name.prefix(40)), expected: expected, nearest: nearest.map { [$0] } ?? [])
  }

  private static func holds(_ node: JSONNode, _ key: SessionKey) -> Bool {
    switch (key.kind, node.value) {
    case (_, .null): return key.takesNull
    case (.text(let limit), .string(let text)): return text.count <= limit
    case (.number(let range), .number(let number)): return range.contains(number)
    case (.whole(let range), .number(let number)):
      return Int(exactly: number).map(range.contains) ?? false
    case (.flag, .bool): return true
    case (.choice(let words), .string(let text)): return words.contains(text)
    case (.choices(let words), .array(let nodes)):
      return nodes.count <= words.count
        && nodes.allSatisfy { node in
          if case .string(let text) = node.value { return words.contains(text) }
          return false
        }
    default: return false
    }
  }

  /// The value as it was given, null included.
  func node(_ key: String) -> JSONNode? { values[key] }

  func text(_ key: String) -> String? {
    guard case .string(let text) = values[key]?.value else { return nil }
    return text
  }

  func number(_ key: String) -> Double? {
    guard case .number(let number) = values[key]?.value else { return nil }
    return number
  }

  func whole(_ key: String) -> Int? { number(key).flatMap { Int(exactly: $0) } }

  func flag(_ key: String) -> Bool {
    guard case .bool(let value) = values[key]?.value else { return false }
    return value
  }

  /// Two keys of a place or a way, of which one may not be there alone.
  /// - Parameter isOptional: whether one that is not there is 0 beside the other one.
  /// - Returns: nil where none of them is there.
  /// - Throws: `SessionFault`.
  func pair(
    _ first: String, _ second: String, isOptional: Bool = false
  ) throws(SessionFault) -> (Double, Double)? {
    let (one, other) = (number(first), number(second))
    if one == nil, other == nil { return nil }
    for (key, value) in [(first, one), (second, other)] where value == nil && !isOptional {
      throw SessionFault(
        .request, "\(key) is not there, expected \(first) and \(second)", key: key,
        expected: "\(first) and \(second)")
    }
    return (one ?? 0, other ?? 0)
  }
}

/// What a request is about.
enum SessionTarget: Equatable {
  /// Of the last tree.
  case number(Int)
  case label(String)
  case place(CGPoint)
}

extension SessionFields {
  /// The element or the place of a request; nil where it names none.
  /// - Throws: `SessionFault` for more than one.
  func target() throws(SessionFault) -> SessionTarget? {
    var targets: [SessionTarget] = []
    if let number = whole("element") { targets.append(.number(number)) }
    if let label = text("label") { targets.append(.label(label)) }
    if let (x, y) = try pair("x", "y") { targets.append(.place(CGPoint(x: x, y: y))) }
    guard targets.count <= 1 else {
      throw SessionFault(
        .request, "element, label and a place stand together, expected one of them",
        key: "element", expected: "one of element, label, or x and y")
    }
    return targets.first
  }

  /// - Throws: `SessionFault` where the request names none.
  func requiredTarget() throws(SessionFault) -> SessionTarget {
    guard let target = try target() else {
      throw SessionFault(
        .request, "nothing is named, expected one of element, label, or x and y", key: "element",
        expected: "one of element, label, or x and y")
    }
    return target
  }
}
