import Galley
import GalleyBudget
import GalleyData
import GalleyStrings

/// What a scene names: components, styles, colours and fonts.
final class SceneDefinitions {
  /// A subtree with parameters.
  struct Component {
    var name: String
    /// In their order; a default is read among the scene's data.
    var parameters: [(name: String, defaultValue: JSONNode?)]
    var view: JSONNode
  }

  /// The key that uses a component.
  static let componentKey = "component"
  /// The key of the modifier that applies a named list of others.
  static let styleKey = "style"

  let document: JSONDocument
  /// Whether a word is a modifier's, for messages.
  let isModifier: (String) -> Bool
  private(set) var components: [UTF8Key: Component] = [:]
  /// Lists of modifiers.
  private(set) var styles: [UTF8Key: JSONNode] = [:]
  private(set) var colors: [UTF8Key: JSONNode] = [:]
  private(set) var fonts: [UTF8Key: JSONNode] = [:]
  /// Names that use names.
  private static let chainLimit = 64
  /// Strings that were cut at their placeholders.
  private var known: [UTF8Key: [Placeholder.Segment]] = [:]
  /// How many strings were read: what tests count.
  private(set) var readStrings = 0
  /// Colours of thousands of rows need not all be kept.
  private var knownColors = BoundedCache<UTF8Key, Color>(limit: 512)

  /// - Parameter isModifier: whether a word is a modifier's, which messages say.
  /// - Throws: `SceneError` for the first thing that is wrong.
  init(_ document: JSONDocument, isModifier: @escaping (String) -> Bool) throws {
    (self.document, self.isModifier) = (document, isModifier)
    let root = value(document.root)
    for member in try root.member("styles")?.members() ?? [] {
      guard case .array = member.value.value else {
        throw value(member.value).error(expected: "a list of modifiers")
      }
      styles[UTF8Key(member.key)] = member.value
    }
    if let tokens = try root.member("tokens") {
      try tokens.check(keys: ["colors", "fonts"], of: "the tokens")
      for member in try tokens.member("colors")?.members() ?? [] {
        try check(member, against: SceneValue.takenColorNames, "a colour or a style")
        colors[UTF8Key(member.key)] = member.value
      }
      for member in try tokens.member("fonts")?.members() ?? [] {
        try check(member, against: Font.TextStyle.allCases.map(\.rawValue), "a text style")
        fonts[UTF8Key(member.key)] = member.value
      }
    }
    for member in try root.member("components")?.members() ?? [] {
      try check(member, against: [], "a component")
      components[UTF8Key(member.key)] = try component(member)
    }
    try checkNesting()
  }

  /// Definitions of a document that has none.
  init(empty document: JSONDocument) {
    self.document = document
    isModifier = { _ in false }
  }

  /// Where nodes are as they are written, without data.
  var plainScope: SceneScope {
    let context = SceneContext(definitions: self, sources: [], locale: nil)
    return SceneScope(document, context: context, isLiteral: true)
  }

  private func value(_ node: JSONNode) -> SceneValue { SceneValue(node, literal: plainScope) }

  /// A name of the scene's own must not hide one of the language.
  private func check(
    _ member: JSONNode.Member, against taken: [String], _ what: String
  ) throws {
    guard !taken.contains(member.key), !member.key.isEmpty,
      !member.key.contains(where: { " .#{".contains($0) })
    else {
      throw value(member.value).error(
        found: "the name \"\(member.key)\"",
        expected: "a name without spaces, dots and # that is not already the name of \(what)")
    }
  }

  private func component(_ member: JSONNode.Member) throws -> Component {
    let whole = value(member.value)
    try whole.check(keys: ["summary", "parameters", "view"], of: "a component")
    guard let view = whole.node.member("view") else {
      throw whole.missing("view", expected: "the component's view")
    }
    var parameters: [(name: String, defaultValue: JSONNode?)] = []
    for parameter in try whole.member("parameters")?.members() ?? [] {
      guard ![Self.componentKey, "type", "modifiers"].contains(parameter.key) else {
        throw whole.error(
          found: "the parameter \"\(parameter.key)\"", expected: "another name",
          at: parameter.keyOffset)
      }
      let description = value(parameter.value)
      try description.check(keys: ["default", "summary"], of: "a parameter")
      parameters.append((parameter.key, parameter.value.member("default")?.value))
    }
    return Component(name: member.key, parameters: parameters, view: view.value)
  }

  /// - Throws: `SceneError` for a component or a style that contains itself.
  private func checkNesting() throws {
    try checkCycles(among: components.mapValues(\.view), key: Self.componentKey, "component")
    try checkCycles(among: styles, key: Self.styleKey, "style")
    try checkCycles(among: colors, key: nil, "colour")
    try checkCycles(among: fonts, key: nil, "font")
  }

  /// - Parameter key: whose strings are names; nil takes all strings.
  private func checkCycles(
    among nodes: [UTF8Key: JSONNode], key: String?, _ what: String
  ) throws {
    var finished: Set<UTF8Key> = []
    func visit(_ name: UTF8Key, _ way: [UTF8Key]) throws {
      guard let node = nodes[name], !finished.contains(name) else { return }
      guard way.count < Self.chainLimit else {
        throw value(node).error(
          found: "more than \(Self.chainLimit) names that refer to each other",
          expected: "at most \(Self.chainLimit)")
      }
      let way = way + [name]
      guard !way.dropLast().contains(name) else {
        throw value(node).error(
          found: "a \(what) that contains itself: \(way.map(\.string).joined(separator: " > "))",
          expected: "a \(what) that does not contain itself")
      }
      for inner in Self.strings(in: node, under: key) { try visit(inner, way) }
      finished.insert(name)
    }
    for name in nodes.keys.sorted() { try visit(name, []) }
  }

  private static func strings(in node: JSONNode, under key: String?) -> Set<UTF8Key> {
    switch node.value {
    case .string(let string):
      return key == nil
        ? [UTF8Key(string.split(separator: " ").first.map(String.init) ?? "")] : []
    case .array(let elements):
      return elements.reduce(into: []) { $0.formUnion(strings(in: $1, under: key)) }
    case .object(let members):
      return members.reduce(into: []) { result, member in
        // The name of an animation's curve is none of the scene's names.
        if key == nil, member.key == "curve" { return }
        if member.key == key, case .string(let string) = member.value.value {
          result.insert(UTF8Key(string))
        }
        result.formUnion(strings(in: member.value, under: key))
      }
    default: return []
    }
  }

  /// A colour that the same text stood for before.
  func knownColor(_ text: String) -> Color? { knownColors.value(for: UTF8Key(text)) }

  func keep(_ color: Color, for text: String) { knownColors.insert(color, for: UTF8Key(text)) }

  /// A string cut at its placeholders.
  /// - Throws: `Placeholder.Failure`.
  func segments(of string: String) throws -> [Placeholder.Segment] {
    let key = UTF8Key(string)
    if let known = known[key] { return known }
    readStrings += 1
    let segments = try Placeholder.segments(of: string)
    known[key] = segments
    return segments
  }
}

extension SceneDefinitions.Component {
  /// The component's view with the arguments of one use of it.
  /// - Throws: `SceneError` for an argument that is missing or that the component does not have.
  func instance(_ use: SceneValue) throws -> SceneValue {
    let context = use.scope.context
    let root = context.rootScope
    var scope = root
    let members = try use.members()
    for member in members where ![SceneDefinitions.componentKey, "modifiers"].contains(member.key) {
      guard parameters.contains(where: { member.has(key: $0.name) }) else {
        throw use.unknown(
          member, among: [SceneDefinitions.componentKey] + parameters.map(\.name) + ["modifiers"],
          of: "the component \(name)")
      }
    }
    for parameter in parameters {
      if let member = members.first(where: { $0.has(key: parameter.name) }) {
        scope = scope.binding(parameter.name, to: member.value, in: use.scope)
      } else if let value = parameter.defaultValue {
        scope = scope.binding(parameter.name, to: value, in: root)
      } else {
        throw use.missing(
          parameter.name,
          expected: "the parameter \"\(parameter.name)\" of the component \(name)")
      }
    }
    return try SceneValue(view, scope: scope)
  }
}

extension SceneValue {
  /// The component that the string names.
  func component() throws -> SceneDefinitions.Component {
    try named(in: scope.context.definitions.components, "component")
  }

  /// The list of modifiers that the string names.
  func namedStyle() throws -> SceneValue {
    let node = try named(in: scope.context.definitions.styles, "style")
    return try SceneValue(node, scope: scope.context.rootScope)
  }

  private func named<Definition>(
    in table: [UTF8Key: Definition], _ what: String
  ) throws -> Definition {
    let name = try string()
    guard let definition = table[UTF8Key(name)] else {
      let names = table.keys.sorted().map(\.string)
      throw error(
        found: "the unknown \(what) \"\(name)\"",
        expected: table.isEmpty
          ? "one of the scene's \"\(what)s\", but there are none"
          : "one of \(names.joined(separator: ", "))",
        suggestion: SpellingSuggestion.of(name, among: names))
    }
    return definition
  }
}
