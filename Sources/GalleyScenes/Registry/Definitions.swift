import Galley

/// What the value of a key may be, in words and for tools.
enum ValueKind: String, Sendable {
  case string, text, length, flexibleLength = "flexible length", number, integer, bool, color, font
  case fontWeight = "font weight", alignment, horizontalAlignment = "horizontal alignment"
  case verticalAlignment = "vertical alignment", textAlignment = "text alignment", edges, view
  case views, shape, layoutDirection = "layout direction", colorScheme = "color scheme"
  case unitPoint = "unit point", lengths, axes, style, colors, stops, gridItems = "grid items",
    flexibility
}

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
struct Arguments {
  private let values: [String: SceneValue]
  private let reads = ReadKeys()
  let decoder: ViewDecoder
  let owner: SceneValue

  init(_ values: [String: SceneValue], owner: SceneValue, decoder: ViewDecoder) {
    self.values = values
    self.owner = owner
    self.decoder = decoder
  }

  /// The keys that something asked for.
  private final class ReadKeys {
    var keys: Set<String> = []
  }

  subscript(_ key: String) -> SceneValue? {
    reads.keys.insert(key)
    return values[key]
  }

  /// - Throws: `SceneError` for a key that was given and that nothing asked for: it would change nothing.
  func checkAllRead() throws {
    for (key, value) in values.sorted(by: { $0.key < $1.key }) where !reads.keys.contains(key) {
      throw value.error(
        found: "\"\(key)\", which changes nothing here",
        expected: "it beside what it belongs to, or not at all")
    }
  }

  /// - Throws: `SceneError` when the key is not there.
  func required(_ key: String) throws -> SceneValue {
    guard let value = self[key] else {
      throw owner.error(found: "no \"\(key)\"", expected: "the key \"\(key)\"")
    }
    return value
  }

  func children() throws -> ChildrenView {
    guard let children = self["children"] else { return ChildrenView(views: []) }
    return try decoder.children(children)
  }
}

/// Views of a list, each a child of the container around.
struct ChildrenView: View {
  let views: [AnyView]

  var body: some View {
    ForEach(views.indices, id: \.self) { views[$0] }
  }
}
