import Foundation
import Galley
import GalleyBudget
import GalleyData
import GalleyStrings

@testable import GalleyScenes

/// Works placeholders out and says what came of them: the value as JSON, or the error's words.
struct ExpressionBox {
  var data = "{}"
  /// Whether `data` is a table of comma-separated values with one row.
  var isTable = false
  var budget = RenderBudget(.unlimited)

  init(_ data: String = "{}") { self.data = data }
  init(table: String) { (data, isTable) = (table, true) }

  func row() throws -> DataRow {
    try DataTable(data: Data(data.utf8), file: isTable ? "rows.csv" : "rows.json").row(0)
  }

  /// The value of a string with placeholders.
  func value(_ string: String) throws -> SceneValue {
    let row = try row()
    let document = try JSONDocument(Array(JSONWriter.quoted(string).utf8), file: "scene.json")
    let context = SceneContext(
      definitions: SceneDefinitions(empty: document),
      sources: [SceneContext.Source(node: row.document.root, document: row.document)],
      locale: Locale(identifier: "en"), budget: budget)
    return try SceneValue(
      JSONNode(value: .string(string), offset: 0), scope: context.rootScope)
  }

  /// An expression's value as JSON.
  func json(_ expression: String) -> String {
    do { return try value("{{\(expression)}}").node.json } catch { return "\(error)" }
  }

  /// What is wrong: `3: found …, expected …`, with the column in the string.
  func message(_ expression: String) -> String {
    do { return "no error, but \(try value("{{\(expression)}}").node.json)" } catch {
      let text = "\(error)"
      guard text.hasPrefix("scene.json:1:") else { return text }
      return String(text.dropFirst("scene.json:1:".count))
        .replacingOccurrences(of: ": error: ", with: ": ")
    }
  }
}
