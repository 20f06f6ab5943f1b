import Galley
import GalleyData
import GalleyStrings

/// Turns the values of a scene into views, by the registry.
///
/// What was decoded without a look at the data is the same for every row: it is kept, and taken again.
final class ViewDecoder {
  /// How many modifiers one view may have.
  static let modifierLimit = 200

  static let gradientSuffix = ".gradient"

  private let elements = SceneRegistry.elementsByName
  private let modifiers = SceneRegistry.modifiersByName
  // Few scenes ask for these.
  private var shapes: [String: ShapeDefinition] { SceneRegistry.shapesByName }
  private var styles: [String: StyleDefinition] { SceneRegistry.stylesByName }
  /// A view with what was counted for it, and how deep it was.
  private struct KeptView {
    var view: AnyView
    var cost: SceneContext.Cost
    var depth: Int
  }

  /// By the offset in the scene.
  private var kept: [Int: KeptView] = [:]
  /// Whether the scene is drawn again: drawn once it has a use for what is kept only in repetitions and components.
  var keepsViews = false

  /// An element with its modifiers, or a component.
  func view(_ value: SceneValue) throws -> AnyView {
    let context = value.scope.context
    let isKept = value.isWritten && (keepsViews || value.scope.isBound)
    // Deeper than it was there may be no room for what lies in it.
    if isKept, let known = kept[value.node.offset], context.depth <= known.depth {
      try context.add(known.cost, at: value)
      try checkCount(value)
      return known.view
    }
    let (reads, cost, problems) = (context.reads, context.cost, context.problems?.list.count)
    context.views += 1
    try checkCount(value)
    try context.noteView(at: value)
    let result = try decode(value)
    let isSound = context.problems?.list.count == problems
    if isKept, isSound, context.reads == reads {
      kept[value.node.offset] = KeptView(
        view: result, cost: context.cost - cost, depth: context.depth)
    }
    return result
  }

  private func checkCount(_ value: SceneValue) throws {
    guard value.scope.context.views <= SceneContext.viewLimit else {
      value.scope.context.problems?.isOver = true
      throw value.error(
        found: "more than \(SceneContext.viewLimit) views",
        expected: "at most \(SceneContext.viewLimit)")
    }
  }

  private func decode(_ value: SceneValue) throws -> AnyView {
    let members = try objectMembers(of: value, what: "an element")
    var modifiers: [SceneValue] = []
    let context = value.scope.context
    _ = try context.attempt {
      if let list = try value.member("modifiers") { try flatten(list, into: &modifiers) }
    }
    // Components may lie within each other as deep as views; a use counts for more than a view.
    let isUse = value.node.member(SceneDefinitions.componentKey) != nil
    let own = try context.attempt {
      try context.deeper(by: modifiers.count + (isUse ? 8 : 1), at: value) {
        try plainView(value, members)
      }
    }
    // Modifiers are read behind a view that is wrong, too.
    var view = own ?? AnyView(EmptyView())
    for modifier in modifiers {
      view = try context.attempt { [view] in try apply(modifier, to: view) } ?? view
    }
    return view.located(at: value.source)
  }

  /// An element or a component without its modifiers.
  private func plainView(_ value: SceneValue, _ members: [JSONNode.Member]) throws -> AnyView {
    if let name = try value.member(SceneDefinitions.componentKey) {
      return try view(name.component().instance(value))
    }
    let type = try self.type(of: value, what: "an element")
    guard let definition = elements[type.name] else {
      throw unknown(type.name, type.value, elements.keys, "an element")
    }
    return try build(definition.keys, definition.name, value, members) {
      try definition.build($0)
    }
  }

  /// The modifiers of a list, styles written out.
  func flatten(_ list: SceneValue, into modifiers: inout [SceneValue]) throws {
    try list.scope.context.deeper(by: 1, at: list) {
      for modifier in try list.list() {
        try modifier.scope.context.step(at: modifier)
        guard let members = try list.scope.context.attempt({ try modifier.members() }) else {
          continue
        }
        if let style = JSONNode.index(of: SceneDefinitions.styleKey, in: members) {
          try modifier.check(keys: [SceneDefinitions.styleKey], of: "a style's use")
          let name = try SceneValue(members[style].value, scope: modifier.scope)
          try flatten(name.namedStyle(), into: &modifiers)
        } else {
          modifiers.append(modifier)
        }
        guard modifiers.count <= Self.modifierLimit else {
          throw list.error(
            found: "more than \(Self.modifierLimit) modifiers",
            expected: "at most \(Self.modifierLimit), including those of styles")
        }
      }
    }
  }

  private func objectMembers(
    of value: SceneValue, what: String
  ) throws -> [JSONNode.Member] {
    guard case .object(let members) = value.node.value else {
      throw value.error(expected: "\(what): an object with a type")
    }
    return members
  }

  /// Checks the keys, makes something of them, and checks that all were asked for.
  private func build<Result>(
    _ keys: [KeyDefinition], _ name: String, _ value: SceneValue, _ members: [JSONNode.Member],
    allowsModifiers: Bool = true, _ make: (Arguments) throws -> Result
  ) throws -> Result {
    var misspelt: SceneError?
    for index in members.indices {
      let key = members[index].key
      guard key != "type", !(allowsModifiers && key == "modifiers"),
        !keys.contains(where: { $0.name == key })
      else { continue }
      let known = ["type"] + keys.map(\.name) + (allowsModifiers ? ["modifiers"] : [])
      let error = value.unknown(members[index], among: known, of: name)
      misspelt = misspelt ?? error
      _ = try value.scope.context.attempt { throw error }
    }
    let arguments = Arguments(members, in: value.scope, owner: value, decoder: self)
    do {
      let result = try make(arguments)
      try arguments.checkAllRead(of: keys)
      return result
    } catch let error as SceneError {
      try readRest(of: arguments, keys)
      // A missing key and an unknown one are one mistake.
      if let misspelt, error.kind == .missingKey { throw misspelt }
      throw error
    }
  }

  /// Finds what else is wrong with an element whose making ended at a problem.
  private func readRest(of arguments: Arguments, _ keys: [KeyDefinition]) throws {
    let context = arguments.owner.scope.context
    guard let problems = context.problems, !problems.isOver else { return }
    for key in keys where !arguments.wasRead(key.name) {
      _ = try context.attempt {
        guard let value = try arguments[key.name] else { return }
        switch key.kind {
        case .views: _ = try children(value)
        case .view: _ = try view(value)
        default: break
        }
      }
    }
  }

  /// Several views.
  func children(_ value: SceneValue) throws -> ViewList {
    let context = value.scope.context
    return ViewList(
      try value.list().compactMap { child in try context.attempt { try view(child) } })
  }

  /// A colour by its string, a colour's gradient, or an element.
  func viewOrColor(_ value: SceneValue) throws -> AnyView {
    if case .string(let name) = value.node.value {
      let isStyle =
        name.hasSuffix(Self.gradientSuffix) || SceneValue.materials[name] != nil
        || value.hierarchicalStyle != nil || name == SceneValue.surroundingStyle
      if !isStyle, shapes[name] != nil {
        throw value.error(
          expected: "a colour, a style or a view",
          suggestion: "{\"type\": \"\(name)\"}")
      }
      guard isStyle else { return AnyView(try value.color(besides: SceneValue.styleNames)) }
      return AnyView(Rectangle().fill(try style(value)))
    }
    return value.isColorObject ? AnyView(try value.color()) : try view(value)
  }

  /// A colour by its string, its gradient by `"blue.gradient"`, or an object with a style's type.
  func style(_ value: SceneValue) throws -> AnyShapeStyle {
    if case .string(let name) = value.node.value {
      if let material = SceneValue.materials[name] { return AnyShapeStyle(material) }
      if let hierarchical = value.hierarchicalStyle { return AnyShapeStyle(hierarchical) }
      if name == SceneValue.surroundingStyle { return AnyShapeStyle(ForegroundStyle()) }
      guard name.hasSuffix(Self.gradientSuffix) else {
        return AnyShapeStyle(try value.color(besides: SceneValue.styleNames))
      }
      let color = String(name.dropLast(Self.gradientSuffix.count))
      return AnyShapeStyle(try value.color(named: color).gradient)
    }
    guard case .object(let members) = value.node.value else {
      throw value.error(
        expected: "a colour, a gradient of a colour, or an object with the type of a style")
    }
    if value.isColorObject { return AnyShapeStyle(try value.color()) }
    let type = try self.type(of: value, what: "a style")
    guard let definition = styles[type.name] else {
      throw unknown(type.name, type.value, styles.keys, "a style")
    }
    return try build(
      definition.keys, definition.name, value, members, allowsModifiers: false
    ) { try definition.make($0) }
  }

  /// A shape by its name, or by an object with its type.
  func shape(_ value: SceneValue) throws -> AnyShape {
    if case .string(let name) = value.node.value {
      guard let definition = shapes[name] else {
        throw unknown(name, value, shapes.keys, "a shape")
      }
      return try definition.shape(Arguments([], in: value.scope, owner: value, decoder: self))
    }
    let members = try objectMembers(of: value, what: "a shape")
    let type = try self.type(of: value, what: "a shape")
    guard let definition = shapes[type.name] else {
      throw unknown(type.name, type.value, shapes.keys, "a shape")
    }
    return try build(
      definition.shapeKeys, definition.name, value, members, allowsModifiers: false
    ) { try definition.shape($0) }
  }

  /// The name of the value's type.
  func type(
    of value: SceneValue, what: String
  ) throws -> (name: String, value: SceneValue) {
    guard let type = try value.member("type") else {
      let labels = ["in", "alignment"].filter { value.node.member($0) != nil }
      throw value.error(
        found: "an object without a type",
        expected: "the type of \(what)"
          + (labels.isEmpty
            ? "" : "; \(labels.joined(separator: " and ")) beside the modifier's own key"),
        suggestion: value.bareStyle)
    }
    return (try type.string(), type)
  }

  private func unknown(
    _ name: String, _ value: SceneValue, _ names: some Sequence<String>, _ what: String
  ) -> SceneError {
    value.error(
      found: "the unknown type \"\(name)\"",
      expected: "\(what): \(names.sorted().joined(separator: ", "))",
      suggestion: SpellingSuggestion.of(name, among: names))
  }

  /// One entry of a list of modifiers: the modifier's name with its argument, labelled arguments
  /// beside it. A modifier whose argument is no object takes its labels inside one, too.
  private func apply(_ value: SceneValue, to view: AnyView) throws -> AnyView {
    let members = try value.members()
    guard let (place, definition) = modifier(among: members) else {
      throw value.unknownModifier(members.first)
    }
    for index in members.indices where index != place {
      guard definition.keys.contains(where: { $0.name == members[index].key }) else {
        throw value.unknown(
          members[index], among: [definition.name] + definition.keys.map(\.name),
          of: "the modifier \(definition.name)")
      }
    }
    guard let own = try SceneValue.resolve(members[place].value, in: value.scope) else {
      return view
    }
    let arguments = try arguments(of: definition, value, members, own)
    let result = try definition.apply(view, arguments)
    try arguments.checkAllRead()
    return result
  }

  /// The first member that names a modifier.
  func modifier(
    among members: [JSONNode.Member]
  ) -> (place: Int, definition: ModifierDefinition)? {
    for place in members.indices {
      if let definition = modifiers[members[place].key] { return (place, definition) }
    }
    return nil
  }

  /// What a modifier was given, the labels inside its value among it.
  func arguments(
    of definition: ModifierDefinition, _ value: SceneValue, _ members: [JSONNode.Member],
    _ own: SceneValue
  ) throws -> Arguments {
    guard takesLabels(own, definition) else {
      guard let argument = definition.argument else {
        let labels = definition.keys.map(\.name)
        throw own.error(
          expected: "an object with \(labels.joined(separator: ", "))",
          suggestion: own.pair(of: labels))
      }
      return Arguments(
        members, in: value.scope, owner: own, decoder: self, unlabelled: (argument.name, own),
        own: definition.name)
    }
    let inner = try own.members()
    for member in inner
    where member.key != definition.argument?.name
      && !definition.keys.contains(where: { $0.name == member.key })
    {
      let known = definition.keys.map(\.name) + (definition.argument.map { [$0.name] } ?? [])
      throw own.unknown(member, among: known, of: "the modifier \(definition.name)")
    }
    // Labels beside the modifier count over those inside.
    let outer = members.filter { $0.key != definition.name }
    let hidden = inner.filter { member in JSONNode.index(of: member.key, in: outer) == nil }
    return Arguments(
      outer.isEmpty ? inner : outer + hidden, in: own.scope, owner: own, decoder: self)
  }

  /// Whether the modifier's value is an object of labelled arguments rather than its argument.
  private func takesLabels(_ value: SceneValue, _ definition: ModifierDefinition) -> Bool {
    guard case .object = value.node.value else { return false }
    switch definition.argument?.kind {
    case let kind? where kind.isWrittenAsObject: return false
    case .style: return value.node.member("type") == nil && !value.isColorObject
    case .color, .nullable(.color), .textLine: return !value.isColorObject
    default: return true
    }
  }
}

extension SceneValue {
  /// The error for an entry of a list of modifiers without one that exists.
  func unknownModifier(_ member: JSONNode.Member?) -> SceneError {
    guard let member else {
      return error(
        found: "an empty object", expected: "a modifier such as {\"padding\": 8}")
    }
    let names = SceneRegistry.modifiersByName.keys.sorted() + [SceneDefinitions.styleKey]
    return error(
      found: "the unknown modifier \"\(member.key)\"",
      expected: "one of \(names.joined(separator: ", "))",
      suggestion: Synonyms.modifier(member.key) ?? SpellingSuggestion.of(member.key, among: names),
      at: member.keyOffset)
  }
}
