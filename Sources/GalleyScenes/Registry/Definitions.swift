import Galley
import GalleyData

/// A key of an element or a modifier.
struct KeyDefinition: Sendable {
  var name: String
  var kind: ValueKind
  /// The default in words; nil for a key that must be there.
  var defaultValue: String?
  var summary: String

  static func required(_ name: String, _ kind: ValueKind, _ summary: String) -> KeyDefinition {
    KeyDefinition(name: name, kind: kind, defaultValue: nil, summary: summary)
  }

  static func optional(
    _ name: String, _ kind: ValueKind, _ defaultValue: String, _ summary: String
  ) -> KeyDefinition {
    KeyDefinition(name: name, kind: kind, defaultValue: defaultValue, summary: summary)
  }
}

/// An element of the scene language: a view.
struct ElementDefinition: Sendable {
  var name: String
  var summary: String
  var keys: [KeyDefinition]
  var build: @Sendable (Arguments) throws -> AnyView
}

/// A modifier of the scene language.
struct ModifierDefinition: Sendable {
  var name: String
  var summary: String
  /// What stands for itself: `{"padding": 8}`. Nil when there are only labelled arguments.
  var argument: KeyDefinition?
  /// The labelled arguments: beside the modifier's own key, or in an object in place of the
  /// argument.
  var keys: [KeyDefinition]
  var apply: @Sendable (AnyView, Arguments) throws -> AnyView
}

/// The keys that an element or a modifier was given.
final class Arguments {
  private let members: [JSONNode.Member]
  private let scope: SceneScope
  /// The argument without a label of a modifier: its name and its value.
  private let unlabelled: (name: String, value: SceneValue)?
  /// Members whose keys are none of the arguments' names: the modifier's own.
  private let own: String?
  private var reads: UInt64 = 0
  /// Whether a condition left a key out: what stands beside it is then not asked for.
  private var hasAbsent = false
  let decoder: ViewDecoder
  let owner: SceneValue

  /// - Parameters:
  ///   - members: their keys are known.
  ///   - scope: what the members' values are read in.
  init(
    _ members: [JSONNode.Member], in scope: SceneScope, owner: SceneValue, decoder: ViewDecoder,
    unlabelled: (name: String, value: SceneValue)? = nil, own: String? = nil
  ) {
    (self.members, self.scope, self.owner, self.decoder) = (members, scope, owner, decoder)
    (self.unlabelled, self.own) = (unlabelled, own)
  }

  /// - Throws: `SceneError` for a placeholder that names nothing.
  subscript(_ key: String) -> SceneValue? {
    get throws {
      if key != own, let index = JSONNode.index(of: key, in: members) {
        reads |= 1 << UInt64(min(index, 62))
        let value = try SceneValue.resolve(members[index].value, in: scope)
        if value == nil { hasAbsent = true }
        return value
      }
      guard let unlabelled, unlabelled.name == key else { return nil }
      reads |= 1 << 63
      return unlabelled.value
    }
  }

  /// - Throws: `SceneError` for a key that was given and that nothing asked for: it would change nothing.
  /// - Parameter keys: those that exist; nil where each key was looked at before.
  func checkAllRead(of keys: [KeyDefinition]? = nil) throws {
    if hasAbsent { return }
    for index in members.indices where reads & 1 << UInt64(min(index, 62)) == 0 {
      let key = members[index].key
      guard key != "type", key != "modifiers", key != own else { continue }
      if let keys, !keys.contains(where: { $0.name == key }) { continue }
      throw SceneValue(members[index].value, literal: scope).error(
        found: "\"\(key)\", which has no effect here",
        expected: "the key that it belongs to as well, or neither")
    }
    if let unlabelled, reads & 1 << 63 == 0 {
      throw unlabelled.value.error(
        found: "\"\(unlabelled.name)\", which has no effect here",
        expected: "the key that it belongs to as well, or neither")
    }
  }

  /// Whether a key that was given was read.
  func wasRead(_ key: String) -> Bool {
    guard let index = JSONNode.index(of: key, in: members) else { return true }
    return reads & 1 << UInt64(min(index, 62)) != 0
  }

  /// A key's node and the names around it, nothing worked out.
  func unresolved(_ key: String) -> (node: JSONNode, scope: SceneScope)? {
    guard let index = JSONNode.index(of: key, in: members) else { return nil }
    reads |= 1 << UInt64(min(index, 62))
    return (members[index].value, scope)
  }

  /// - Throws: `SceneError` when the key is not there.
  func required(_ key: String) throws -> SceneValue {
    guard let value = try self[key] else {
      throw owner.missing(key, expected: "the key \"\(key)\"")
    }
    return value
  }

  func children() throws -> ViewList {
    guard let children = try self["children"] else { return ViewList([]) }
    return try decoder.children(children)
  }
}
