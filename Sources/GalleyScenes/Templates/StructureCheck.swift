import Galley
import GalleyData
import GalleyStrings

/// Checks a scene without its data: that all types, keys and modifiers exist, in branches that no row takes
/// and in unused components, too.
struct StructureCheck {
  private let definitions: SceneDefinitions
  private let problems: SceneProblems

  /// - Parameter problems: takes what does not exist.
  init(_ definitions: SceneDefinitions, _ problems: SceneProblems) {
    (self.definitions, self.problems) = (definitions, problems)
  }

  /// - Throws: `SceneError` where there are more problems than are kept.
  /// - Complexity: O(n) in the values.
  func check(_ root: JSONNode) throws {
    // Where nothing is chosen by data, the views that are made are all that there is to check.
    let isPlain = definitions.components.isEmpty && definitions.styles.isEmpty
    if isPlain, let view = root.member("view"), !Self.holdsChoices(view.value) { return }
    if let view = root.member("view") { try checkView(view.value) }
    for (_, component) in definitions.components.sorted(by: { $0.key < $1.key }) {
      try checkView(component.view)
    }
    for (_, style) in definitions.styles.sorted(by: { $0.key < $1.key }) {
      try checkModifiers(style)
    }
  }

  /// Checks something; what is wrong with it is kept.
  private func check(_ body: () throws -> Void) throws { _ = try problems.attempt(body) }

  private static func holdsChoices(_ node: JSONNode) -> Bool {
    switch node.value {
    case .array(let elements): return elements.contains(where: holdsChoices)
    case .object(let members):
      if node.isOpen { return true }
      for index in members.indices where holdsChoices(members[index].value) { return true }
      return false
    default: return false
    }
  }

  private func value(_ node: JSONNode) -> SceneValue {
    SceneValue(node, literal: definitions.plainScope)
  }

  /// A view, a condition of views, or a placeholder for one.
  private func checkView(_ node: JSONNode) throws {
    guard case .object(let members) = node.value else { return }
    if node.isOpen {
      for member in members where ["then", "else", "view", "value"].contains(member.key) {
        try checkView(member.value)
      }
      return try Self.animated(node).forEach(checkView)
    }
    if let modifiers = node.member("modifiers")?.value { try checkModifiers(modifiers) }
    if let use = node.member(SceneDefinitions.componentKey) {
      return try check { try checkUse(of: use.value, node, members) }
    }
    guard let named = node.member("type")?.value, case .string(let type) = named.value,
      !named.isOpen
    else { return }
    guard let element = SceneRegistry.elementsByName[type] else {
      return try check {
        throw unknown(
          named, among: SceneRegistry.elements.map(\.name), "an element", prefix: "type ")
      }
    }
    for index in members.indices {
      let name = members[index].key
      guard name != "type", name != "modifiers" else { continue }
      guard let key = element.keys.firstIndex(where: { $0.name == name }) else {
        try check {
          throw value(node).unknown(
            members[index], among: ["type"] + element.keys.map(\.name) + ["modifiers"], of: type)
        }
        continue
      }
      if element.keys[key].kind.holdsViews {
        try checkValue(members[index].value, of: element.keys[key])
      }
    }
  }

  /// The values that an animation runs through.
  private static func animated(_ node: JSONNode) -> [JSONNode] {
    guard let animation = node.member(JSONNode.animationKey)?.value else { return [] }
    var values = ["from", "to"].compactMap { animation.member($0)?.value }
    if case .array(let keyframes)? = animation.member("keyframes")?.value.value {
      values += keyframes.compactMap { $0.member("to")?.value }
    }
    return values
  }

  private func checkUse(
    of name: JSONNode, _ node: JSONNode, _ members: [JSONNode.Member]
  ) throws {
    guard case .string(let text) = name.value, !name.isOpen else { return }
    let component = try value(name).component()
    let keys = [SceneDefinitions.componentKey] + component.parameters.map(\.name) + ["modifiers"]
    for member in members {
      guard keys.contains(where: { member.has(key: $0) }) else {
        throw value(node).unknown(member, among: keys, of: "the component \(text)")
      }
    }
  }

  private func checkValue(_ node: JSONNode, of key: KeyDefinition) throws {
    guard key.kind.holdsViews else { return }
    if case .array(let children) = node.value { return try children.forEach(checkView) }
    try checkView(node)
  }

  private func checkModifiers(_ node: JSONNode) throws {
    guard case .array(let modifiers) = node.value else { return }
    for modifier in modifiers { try check { try checkModifier(modifier) } }
  }

  private func checkModifier(_ node: JSONNode) throws {
    guard case .object(let members) = node.value else { return }
    if node.isOpen {
      for member in members where ["then", "else", "value"].contains(member.key) {
        try checkModifier(member.value)
      }
      return try Self.animated(node).forEach(checkModifier)
    }
    if let style = node.member(SceneDefinitions.styleKey), members.count == 1 {
      if case .string(let name) = style.value.value, !style.value.isOpen,
        definitions.styles[UTF8Key(name)] == nil
      {
        throw unknown(
          style.value, among: definitions.styles.keys.map(\.string), "a style", prefix: "style ")
      }
      return
    }
    let named = members.lazy.compactMap { member in
      SceneRegistry.modifiersByName[member.key].map { (member, $0) }
    }.first
    guard let (own, definition) = named else {
      guard let first = members.first else { return }
      throw value(node).unknownModifier(first)
    }
    let labels = definition.keys.map(\.name)
    for member in members where member.key != own.key && !labels.contains(member.key) {
      try check {
        throw value(node).unknown(
          member, among: [own.key] + labels, of: "the modifier \(own.key)")
      }
    }
    if let argument = definition.argument { try checkValue(own.value, of: argument) }
  }

  private func unknown(
    _ node: JSONNode, among names: some Sequence<String>, _ what: String, prefix: String
  ) -> SceneError {
    var name = ""
    if case .string(let string) = node.value { name = string }
    let sorted = names.sorted()
    return value(node).error(
      found: "the unknown \(prefix)\"\(name)\"",
      expected: sorted.isEmpty
        ? "\(what) of the scene, but the scene has none"
        : "\(what): \(sorted.joined(separator: ", "))",
      suggestion: SpellingSuggestion.of(name, among: sorted))
  }
}
