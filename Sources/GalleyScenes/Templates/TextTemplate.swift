import Galley
import GalleyData

/// A text with placeholders that stands in no scene, such as the path of an image: `cards/{{slug}}.png`.
package struct TextTemplate {
  private let node: JSONNode
  private let document: JSONDocument
  private let definitions: SceneDefinitions

  /// - Parameter source: what gives the text, for messages: an option.
  /// - Throws: `SceneError` for placeholders that cannot be read.
  package init(_ text: String, source: String) throws {
    node = JSONNode(value: .string(text), offset: 0)
    document = JSONDocument(root: node, file: source)
    definitions = SceneDefinitions(empty: document)
    do {
      _ = try definitions.segments(of: text)
    } catch let failure as Placeholder.Failure {
      throw SceneValue(node, literal: definitions.plainScope).error(failure)
    }
  }

  /// The text with the values of a row in the places of its placeholders.
  /// - Parameters:
  ///   - number: the row's, from 1: `{{row.number}}`.
  ///   - canvas: `{{canvas}}`; its locale counts for formatters.
  /// - Throws: `SceneError` for a placeholder that names nothing.
  package func text(row: DataRow, number: Int, canvas: Scene.Canvas) throws -> String {
    let numbers = JSONNode.object([
      ("row", JSONNode.object([("number", .number(Double(number)))]).value)
    ])
    // {{row.number}} counts over a column "row", which has nothing within it.
    var isObject = false
    if case .object? = row.document.root.member("row")?.value.value { isObject = true }
    let own = SceneContext.Source(node: row.document.root, document: row.document)
    let counted = SceneContext.Source(node: numbers, document: document)
    let sources = [
      isObject ? own : counted, isObject ? counted : own,
      SceneContext.Source(node: canvas.node, document: document),
    ]
    let context = SceneContext(
      definitions: definitions, sources: sources, locale: canvas.locale)
    return try SceneValue(node, scope: SceneScope(document, context: context)).displayText()
  }

  /// What is wrong with the text as a whole.
  package func error(found: String, expected: String) -> SceneError {
    SceneValue(node, literal: definitions.plainScope).error(found: found, expected: expected)
  }
}
