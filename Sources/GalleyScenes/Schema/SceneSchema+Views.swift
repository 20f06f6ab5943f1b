import Galley

// Elements and modifiers: an element is told by its type, a modifier by its key.
extension SceneSchema {
  /// Objects with an element's type, and uses of components.
  static var elements: [(String, SchemaNode)] {
    let cases = SceneRegistry.elements.map {
      (name: $0.name, summary: $0.summary, schema: SchemaNode.reference($0.name))
    }
    return [
      (
        "element",
        .when(
          .object([("type", .string("object"))]).and(.requires([SceneDefinitions.componentKey])),
          then: .reference("componentUse"), else: .byType(cases)
        ).described("A view: an object with a type.")
      ),
      (
        "componentUse",
        SchemaNode.object([
          (
            "properties",
            .object([
              (
                SceneDefinitions.componentKey,
                ValueKind.string.schema.described("The name of one of the scene's components.")
              ),
              ("modifiers", .reference("modifiers")), ("type", .bool(false)),
            ])
          )
        ]).described("A component with its parameters.")
      ),
    ] + SceneRegistry.elements.map { ($0.name, element($0)) }
  }

  /// Keys of which an element needs one: none of them is required by itself.
  private static func alternatives(_ element: ElementDefinition) -> [String] {
    let known = [
      ["text", "runs"], ["name", "systemName"], ["columns", "radius"], ["colors", "stops"],
    ]
    return known.first { keys in
      keys.allSatisfy { key in element.keys.contains { $0.name == key && !$0.isRequired } }
    } ?? []
  }

  private static func element(_ element: ElementDefinition) -> SchemaNode {
    let alternatives = alternatives(element)
    let keys = keyed(element.keys, typed: true, more: [("modifiers", .reference("modifiers"))])
    return (alternatives.isEmpty ? keys : keys.and(.hasOne(of: alternatives)))
      .described(element.summary)
  }

  /// An object with some keys, and perhaps a type, which is checked elsewhere.
  static func keyed(
    _ keys: [KeyDefinition], typed: Bool = false, more: [(String, SchemaNode)] = []
  ) -> SchemaNode {
    let type = typed ? [("type", SchemaNode.bool(true))] : []
    return .record(
      type + keys.map { ($0.name, property($0)) } + more,
      required: keys.filter(\.isRequired).map(\.name))
  }

  static func property(_ key: KeyDefinition) -> SchemaNode {
    let standard = key.defaultValue.map { " Default: \($0)." } ?? ""
    let value = key.kind.schema.described(key.summary + standard)
    guard let node = key.kind.standardValue(key.defaultValue) else { return value }
    return value.and(.object([("default", node)]))
  }

  // MARK: Modifiers

  /// A modifier of the scene language, or the use of a style.
  private struct Entry {
    var name: String
    var summary: String
    var labels: [KeyDefinition]
    var value: SchemaNode
    /// Labels that must be there, beside the modifier's key or in its object.
    var required: [String]
  }

  private static var entries: [Entry] {
    SceneRegistry.modifiers.map { modifier in
      Entry(
        name: modifier.name, summary: modifier.summary, labels: modifier.keys,
        value: value(of: modifier), required: modifier.keys.filter(\.isRequired).map(\.name))
    } + [
      Entry(
        name: SceneDefinitions.styleKey, summary: "A list of modifiers by its name in `styles`.",
        labels: [], value: open("modifier.\(SceneDefinitions.styleKey)", .type("string")),
        required: [])
    ]
  }

  static var modifiers: [(String, SchemaNode)] {
    let entries = entries
    let names = entries.map(\.name)
    let list = SchemaNode.type(
      "array",
      [
        ("items", .reference("modifiers.entry")),
        ("maxItems", .number(Double(ViewDecoder.modifierLimit))),
      ])
    let cases = entries.map { entry -> (String, SchemaNode) in
      // A label may have the name of another modifier: then the other one is meant.
      let owners = entries.filter { other in
        other.name != entry.name && other.labels.contains { $0.name == entry.name }
      }
      let use = use(of: entry)
      guard !owners.isEmpty else { return (entry.name, use) }
      return (entry.name, .when(.hasOne(of: owners.map(\.name)), else: use))
    }
    let unknown = SchemaNode.when(
      .object([("propertyNames", .object([("not", .choice(names))]))]),
      then: .keys(
        entries.map { ($0.name, SchemaNode.reference("modifier.\($0.name)")) }
      ).and(.object([("minProperties", .number(1))])))
    return [
      (
        "modifiers",
        open("modifiers", list).described("Modifiers, applied from the first to the last.")
      ),
      (
        "modifier",
        open(
          "modifier",
          .object([("type", .string("object")), ("dependentSchemas", .object(cases))])
            .and(unknown)
        ).described("A modifier: an object with its name and its value.")
      ),
    ] + entries.map { ("modifier.\($0.name)", $0.value.described($0.summary)) }
  }

  /// An object with the modifier's key, and nothing else but its labels.
  private static func use(of entry: Entry) -> SchemaNode {
    let own: [(String, SchemaNode)] = [(entry.name, .reference("modifier.\(entry.name)"))]
    let labels = entry.labels.filter { $0.name != entry.name }.map { ($0.name, property($0)) }
    let use = SchemaNode.keys(own + labels)
    guard !entry.required.isEmpty else { return use }
    // What does not stand beside the modifier's key must be in its object.
    let checks = entry.required.map { label in
      let inner = SchemaNode.when(.reference("open"), else: .requires([label]))
      return SchemaNode.when(
        .requires([label]), else: .object([("properties", .object([(entry.name, inner)]))]))
    }
    return use.and(.object([("allOf", .list(checks))]))
  }

  /// What stands behind the modifier's key: its argument, or an object with its labels.
  private static func value(of modifier: ModifierDefinition) -> SchemaNode {
    let labels = modifier.keys.map { ($0.name, property($0)) }
    let name = "modifier.\(modifier.name)"
    guard let argument = modifier.argument else { return open(name, .record(labels)) }
    let value = property(argument)
    if argument.kind.isWrittenAsObject { return value }
    let samples = argument.kind.samples
    let examples = SchemaNode.object(samples.isEmpty ? [] : [("examples", .list(samples))])
    let object = SchemaNode.type("object")
    let isLabelled: SchemaNode =
      switch argument.kind {
      case .style: object.and(.object([("not", .hasOne(of: ["type"] + SceneValue.colorKeys))]))
      case .color, .nullable(.color), .textLine:
        object.and(.object([("not", .hasOne(of: SceneValue.colorKeys))]))
      default: object
      }
    return examples.and(
      open(
        name,
        .when(
          isLabelled,
          then: .keys(
            [(argument.name, value)] + labels,
            required: argument.isRequired ? [argument.name] : []),
          else: value)))
  }
}

extension KeyDefinition {
  var isRequired: Bool { defaultValue == nil }
}
