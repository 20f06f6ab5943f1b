import Galley
import GalleyData
import GalleyStrings

/// What names mean at one place of a scene: the parameters and repetitions around it, the row, the
/// scene's own data.
final class SceneScope {
  /// Where the nodes that are read in this scope stand.
  let document: JSONDocument
  let context: SceneContext
  /// Whether strings are what they are: data is never searched for placeholders.
  let isLiteral: Bool
  /// What nodes of a moving object or list stand for.
  let parts: MovingParts?
  private let name: String
  private let value: Binding?
  private let parent: SceneScope?

  /// What a name stands for: a node with the names that it was written among.
  struct Binding {
    var node: JSONNode
    var scope: SceneScope
  }

  /// The outermost scope of a document.
  init(_ document: JSONDocument, context: SceneContext, isLiteral: Bool = false) {
    self.document = document
    self.context = context
    self.isLiteral = isLiteral
    name = ""
    value = nil
    parent = nil
    parts = nil
  }

  private init(_ name: String, _ value: Binding, in parent: SceneScope) {
    (document, context, isLiteral) = (parent.document, parent.context, parent.isLiteral)
    (self.name, self.value, self.parent) = (name, value, parent)
    parts = parent.parts
  }

  private init(_ scope: SceneScope, holding parts: MovingParts) {
    (document, context, isLiteral) = (scope.document, scope.context, true)
    (name, value, parent) = ("", nil, scope.parent)
    self.parts = parts
  }

  /// Whether a repetition or a component is around.
  var isBound: Bool { value != nil }

  /// Where strings are what they are, and some nodes stand for values.
  func holding(_ parts: MovingParts) -> SceneScope { SceneScope(self, holding: parts) }

  func binding(_ name: String, to node: JSONNode, in scope: SceneScope) -> SceneScope {
    SceneScope(name, Binding(node: node, scope: scope), in: self)
  }

  /// The same names for nodes of data.
  var literal: SceneScope {
    isLiteral ? self : SceneScope(document, context: context, isLiteral: true)
  }

  func find(_ name: String) -> Binding? {
    var scope: SceneScope? = self
    while let current = scope {
      if let value = current.value, current.name == name, current.name.hasSameBytes(as: name) {
        return value
      }
      scope = current.parent
    }
    return context.find(name)
  }

  /// All names, sorted.
  var names: [String] {
    var names = Set(context.names.map { UTF8Key($0) })
    var scope: SceneScope? = self
    while let current = scope {
      if current.value != nil { names.insert(UTF8Key(current.name)) }
      scope = current.parent
    }
    return names.sorted().map(\.string)
  }
}
