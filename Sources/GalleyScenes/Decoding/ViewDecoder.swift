import Galley

/// Turns the values of a scene into views, by the registry.
struct ViewDecoder {
  /// How many views one scene may have, repetitions counted out.
  static let viewLimit = 1_000_000

  /// How many modifiers one view may have.
  static let modifierLimit = 200

  private static let gradientSuffix = ".gradient"
  private static let materials: [String: Material] = [
    "ultraThinMaterial": .ultraThin, "thinMaterial": .thin, "regularMaterial": .regular,
    "thickMaterial": .thick, "ultraThickMaterial": .ultraThick,
  ]

  private let elements = SceneRegistry.elementsByName
  private let modifiers = SceneRegistry.modifiersByName
  private let shapes = SceneRegistry.shapesByName
  private let styles = SceneRegistry.stylesByName
  private let counter = ViewCounter()

  /// Counts the views of one scene.
  private final class ViewCounter {
    var views = 0
  }

  /// An element with its modifiers.
  func view(_ value: SceneValue) throws -> AnyView {
    counter.views += 1
    guard counter.views <= Self.viewLimit else {
      throw value.error(
        found: "more than \(Self.viewLimit) views", expected: "at most \(Self.viewLimit)")
    }
    let definition = try self.definition(of: value, in: elements, what: "an element")
    try value.check(
      keys: ["type"] + definition.keys.map(\.name) + ["modifiers"], of: definition.name)
    let arguments = try arguments(of: value, keys: definition.keys)
    var view = try definition.build(arguments)
    try arguments.checkAllRead()
    if let list = try value.member("modifiers") {
      let modifiers = try list.list()
      guard modifiers.count <= Self.modifierLimit else {
        throw list.error(expected: "at most \(Self.modifierLimit) modifiers")
      }
      for modifier in modifiers { view = try apply(modifier, to: view) }
    }
    return AnyView(view._located(at: value.source))
  }

  /// Several views, or repetitions of one.
  func children(_ value: SceneValue) throws -> ChildrenView {
    var views: [AnyView] = []
    for child in try value.list() {
      if child.node.member("forEach") != nil {
        try repeated(child) { views.append($0) }
      } else {
        views.append(try view(child))
      }
    }
    return ChildrenView(views: views)
  }

  /// `{"forEach": list, "as": name, "view": element}`: the element once for each value of the list.
  private func repeated(_ value: SceneValue, _ body: (AnyView) throws -> Void) throws {
    try value.check(keys: ["forEach", "as", "view"], of: "forEach")
    guard let list = try value.member("forEach"), let template = value.node.member("view") else {
      throw value.error(found: "no \"view\"", expected: "the view to repeat")
    }
    let name = try value.member("as")?.string() ?? "item"
    for element in try list.list() {
      let scope = value.scope.binding(name, to: element.node)
      try body(
        view(SceneValue(template.value, path: "\(value.path).view", scope: scope)))
    }
  }

  /// A colour by its string, a colour's gradient, or an element.
  func viewOrColor(_ value: SceneValue) throws -> AnyView {
    if case .string(let name) = value.node.value {
      guard name.hasSuffix(Self.gradientSuffix) || Self.materials[name] != nil else {
        return AnyView(try value.color())
      }
      return AnyView(Rectangle().fill(try style(value)))
    }
    return try view(value)
  }

  /// A colour by its string, its gradient by `"blue.gradient"`, or an object with a style's type.
  func style(_ value: SceneValue) throws -> AnyShapeStyle {
    if case .string(let name) = value.node.value {
      if let material = Self.materials[name] { return AnyShapeStyle(material) }
      guard name.hasSuffix(Self.gradientSuffix) else { return AnyShapeStyle(try value.color()) }
      let color = String(name.dropLast(Self.gradientSuffix.count))
      return AnyShapeStyle(try value.color(named: color).gradient)
    }
    guard case .object = value.node.value else {
      throw value.error(expected: "a colour, a colour's gradient or an object with a style's type")
    }
    let definition = try self.definition(of: value, in: styles, what: "a style")
    try value.check(keys: ["type"] + definition.keys.map(\.name), of: definition.name)
    let arguments = try arguments(of: value, keys: definition.keys)
    let made = try definition.make(arguments)
    try arguments.checkAllRead()
    return made
  }

  /// A shape by its name, or by an object with its type.
  func shape(_ value: SceneValue) throws -> AnyShape {
    if case .string(let name) = value.node.value {
      guard let definition = shapes[name] else {
        throw unknown(name, value, shapes.keys, "a shape")
      }
      return try definition.make(Arguments([:], owner: value, decoder: self))
    }
    let definition = try self.definition(of: value, in: shapes, what: "a shape")
    try value.check(keys: ["type"] + definition.keys.map(\.name), of: definition.name)
    let arguments = try arguments(of: value, keys: definition.keys)
    let made = try definition.make(arguments)
    try arguments.checkAllRead()
    return made
  }

  /// The definition that the value's type names.
  private func definition<Definition>(
    of value: SceneValue, in table: [String: Definition], what: String
  ) throws -> Definition {
    guard case .object = value.node.value else {
      throw value.error(expected: "\(what): an object with a type")
    }
    guard let type = try value.member("type") else {
      throw value.error(found: "an object without a type", expected: "the type of \(what)")
    }
    let name = try type.string()
    guard let definition = table[name] else { throw unknown(name, type, table.keys, what) }
    return definition
  }

  private func unknown(
    _ name: String, _ value: SceneValue, _ names: some Sequence<String>, _ what: String
  ) -> SceneError {
    value.error(
      found: "the unknown type \"\(name)\"",
      expected: "\(what): \(names.sorted().joined(separator: ", "))",
      suggestion: NearestName.of(name, among: names))
  }

  private func arguments(of value: SceneValue, keys: [KeyDefinition]) throws -> Arguments {
    var values: [String: SceneValue] = [:]
    for key in keys { values[key.name] = try value.member(key.name) }
    return Arguments(values, owner: value, decoder: self)
  }

  /// One entry of a list of modifiers: the modifier's name with its argument, labelled arguments
  /// beside it. A modifier whose argument is no object takes its labels inside one, too.
  private func apply(_ value: SceneValue, to view: AnyView) throws -> AnyView {
    let members = try value.members()
    let names = members.map(\.key).filter { modifiers[$0] != nil }
    guard let name = names.first, let definition = modifiers[name] else {
      throw unknownModifier(value, members.first?.key, at: members.first?.keyPosition)
    }
    let labels = definition.keys.map(\.name)
    try value.check(keys: [name] + labels, of: "the modifier \(name)")
    guard let own = try value.member(name) else { return view }
    var values: [String: SceneValue] = [:]
    if takesLabels(own, definition) {
      let known = labels + (definition.argument.map { [$0.name] } ?? [])
      try own.check(keys: known, of: "the modifier \(name)")
      for key in known { values[key] = try own.member(key) }
    } else if let argument = definition.argument {
      values[argument.name] = own
    } else {
      throw own.error(expected: "an object with \(labels.joined(separator: ", "))")
    }
    for label in labels {
      guard let value = try value.member(label) else { continue }
      values[label] = value
    }
    let arguments = Arguments(values, owner: own, decoder: self)
    let result = try definition.apply(view, arguments)
    try arguments.checkAllRead()
    return result
  }

  /// Whether the modifier's value is an object of labelled arguments rather than its argument.
  private func takesLabels(_ value: SceneValue, _ definition: ModifierDefinition) -> Bool {
    guard case .object = value.node.value else { return false }
    switch definition.argument?.kind {
    case .view, .shape, .font: return false
    case .style: return value.node.member("type") == nil
    default: return true
    }
  }

  private func unknownModifier(
    _ value: SceneValue, _ name: String?, at position: JSONPosition?
  ) -> SceneError {
    guard let name else {
      return value.error(
        found: "an empty object", expected: "a modifier such as {\"padding\": 8}")
    }
    return value.scope.error(
      at: position, path: value.path, found: "the unknown modifier \"\(name)\"",
      expected: "one of \(modifiers.keys.sorted().joined(separator: ", "))",
      suggestion: NearestName.of(name, among: modifiers.keys))
  }
}
