import Galley
import GalleyData
import GalleyScenes

/// What an editor is told, as one object of JSON. An image comes as its PNG, before the reply `drawn` that describes it.
struct SceneReply: Encodable {
  /// `scenes`, `file`, `saved`, `drawn` or `report`.
  var type: String
  var event: Int?
  /// The paths of all scenes.
  var scenes: [String]?
  /// How many rows there are; nil where each scene is drawn with its own sample.
  var rows: Int?
  /// The file of the rows.
  var data: String?
  /// The scene whose file has this text.
  var scene: String?
  var text: String?
  /// The number of a text that the browser did not write, from 1; a save gives it back.
  var version: Int?
  /// Whether the browser has asked for the file.
  var isNew: Bool?
  var message: String?

  /// Pixels.
  var width: Int?
  var height: Int?
  /// Pixels to a point.
  var scale: Double?
  /// The canvas that was drawn.
  var canvas: String?
  var canvases: [String]?
  var problems: [Problem]?
  /// The Swift source that draws the same, where it was asked for; empty where there can be none.
  var swift: String?

  init(_ type: String, _ change: (inout SceneReply) -> Void = { _ in }) {
    self.type = type
    change(&self)
  }

  /// What is wrong, and where.
  struct Problem: Encodable, Equatable {
    /// `error`, `warning` or `note`.
    var severity: String
    /// Nil is the scene itself.
    var file: String?
    /// Both from 1.
    var line: Int?
    var column: Int?
    /// The way to the value: `$.view.children[2].text`.
    var path: String?
    var message: String
  }

  /// One object of JSON.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

extension SceneReply.Problem {
  /// - Parameter scene: what messages call the scene.
  init(_ error: SceneError, scene: String) {
    let rest = error.row.map { "\($0): " } ?? ""
    self.init(
      severity: "error", file: error.file == scene ? nil : error.file, line: error.line,
      column: error.column, path: error.path, message: rest + error.message)
  }

  /// Why there is no Swift source of a scene, which is still drawn.
  init(noSwift error: SceneError, scene: String) {
    self.init(error, scene: scene)
    (severity, message) = ("warning", "no Swift: \(message)")
  }

  init(_ warning: SceneSwift.Warning) {
    self.init(
      severity: "warning", line: warning.source.line, column: warning.source.column,
      path: warning.source.path, message: "Swift: \(warning.message)")
  }

  /// - Parameter severity: another one than the problem's own.
  init(_ problem: RenderProblem, severity: String? = nil) {
    let own =
      switch problem.severity {
      case .note: "note"
      case .warning: "warning"
      case .error: "error"
      }
    self.init(
      severity: severity ?? own, line: problem.source?.line, column: problem.source?.column,
      path: problem.source?.path, message: "\(problem)")
  }
}
