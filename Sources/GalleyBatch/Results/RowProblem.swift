import Galley
import GalleyScenes
import GalleyStrings

/// One thing that is wrong with one row of a batch, or with a request: where, and what.
public struct RowProblem: Hashable, Sendable {
  /// The file that is to be corrected: the scene, the data, or `--out`; nil where none is known.
  public var file: String?
  /// From 1; nil where it is not known.
  public var line: Int?
  /// In characters, from 1; nil where it is not known.
  public var column: Int?
  /// The way to the value in the scene: `$.view.children[2].text`.
  public var path: String?
  /// What was found there, which may have the row's own values in it; nothing where `expected` is all there is.
  public var found: String
  /// What was expected, or the whole message.
  public var expected: String
  /// What is behind the message: the nearest known name, and where a value came from.
  public var hint = ""
  /// Whether a limit of the image was exceeded.
  public var isLimit = false
  /// Whether `expected` lists names of the row's own data, which may be others in each row.
  package var listsNames = false

  /// The message without the place and the row.
  public var message: String {
    (found.isEmpty ? "" : "found \(found), expected ") + expected + hint
  }

  /// Where it is: `card.json:3:59: error at $.view.text: `; nothing where that is not known.
  public var place: String {
    guard let file else { return "" }
    let position = line.map { ":\($0):\(column ?? 1)" } ?? ""
    let way = path.flatMap { $0 == "$" ? nil : " at \($0)" } ?? ""
    return "\(file)\(position): error\(way): "
  }
}

extension RowProblem {
  /// What an error of a scene says, without its row.
  package init(_ error: SceneError) {
    let (line, column) = (error.line, error.column)
    self.init(
      file: error.file, line: line, column: column, path: error.path, found: error.found,
      expected: error.expected)
    listsNames = error.kind == .unknownName
    hint = SpellingSuggestion.question(error.suggestion)
    hint += error.setting.map { ", from --set \($0)" } ?? ""
    if let excess = error.excess {
      (found, expected, isLimit) = ("", "\(excess)", true)
    }
  }

  /// A message that says nothing of what was found and expected, or not apart.
  init(message: String, at source: SourceLocation? = nil) {
    self.init(
      file: source?.file, line: source?.line, column: source?.column, path: source?.path,
      found: "", expected: message)
  }

  /// What was found, which may have a row's own values in it, at a place that is not known.
  package init(found: String, expected: String) {
    self.init(file: nil, line: nil, column: nil, path: nil, found: found, expected: expected)
  }

  /// A file's name that one has which is read, or is written by other means.
  package static func readFile(_ name: String) -> RowProblem {
    RowProblem(
      found: "the name \"\(name)\": it is a file that this batch reads or writes",
      expected: "another name")
  }

  /// All that an error says.
  public static func list(of error: any Error) -> [RowProblem] {
    switch error {
    case let error as SceneError: return error.all.map { RowProblem($0) }
    case let errors as RowErrors: return errors.list.flatMap { list(of: $0) }
    case let warnings as StrictWarnings:
      return warnings.problems.map {
        RowProblem(message: "\($0)\(StrictWarnings.reason)", at: $0.source)
      }
    case RenderError.problems(let problems):
      return problems.map { RowProblem(message: $0.description, at: $0.source) }
    case RenderError.limit(_, _, let source):
      var problem = RowProblem(message: "\(error)", at: source)
      problem.isLimit = true
      return [problem]
    case let failure as NameError:
      return list(of: failure.error).map { problem in
        var problem = problem
        problem.file = OutputName.option
        return problem
      }
    case let error as any ErrorOfRow where !error.problems.isEmpty: return error.problems
    case let failure as BatchError:
      // Between quotation marks it is no part of the cause.
      let rest = failure.file.map { failure.description.dropFirst($0.count) }
      let text = rest.map { "\"\(failure.file ?? "")\"\($0)" } ?? failure.description
      return [RowProblem(message: text)]
    default: return [RowProblem(message: "\(error)")]
    }
  }
}

/// An error that says apart what was found and what was expected.
package protocol ErrorOfRow: Error {
  /// Empty where the error's message is all that it says.
  var problems: [RowProblem] { get }
}

extension RenderProblem {
  /// The problem behind its place, where that is known: `card.json:3:59: …`.
  var line: String {
    guard let source else { return description }
    return "\(source.file):\(source.line):\(source.column): \(self)"
  }
}

/// Several errors of one row, of its scene and of its name.
struct RowErrors: Error, CustomStringConvertible {
  var list: [any Error]

  var description: String { list.first.map { "\($0)" } ?? "" }

  /// The description of every problem, each with its row.
  static func texts(of error: any Error) -> [String] {
    switch error {
    case let error as SceneError: error.all.map(\.description)
    case let errors as RowErrors: errors.list.flatMap { texts(of: $0) }
    case let warnings as StrictWarnings: warnings.texts
    default: ["\(error)"]
    }
  }
}

/// Warnings where none is allowed.
struct StrictWarnings: Error, CustomStringConvertible {
  var problems: [RenderProblem]
  static let reason = " (a warning is an error here)"

  var texts: [String] { problems.map { $0.line + Self.reason } }
  var description: String { texts.first ?? "" }
}

/// A name that a file has which is read.
struct ReadFileError: ErrorOfRow, CustomStringConvertible {
  var name: String

  var problems: [RowProblem] { [.readFile(name)] }
  var description: String { problems[0].message }
}

/// A name that is also that of a folder in which another image lies.
struct FolderNameError: ErrorOfRow, CustomStringConvertible {
  var name: String

  var problems: [RowProblem] {
    [
      RowProblem(
        found: "the name \"\(name)\": it is the folder of another image", expected: "another name")
    ]
  }
  var description: String { problems[0].message }
}

/// A finished name that the settings refuse.
struct NameError: Error, CustomStringConvertible {
  /// What the settings threw.
  var error: any Error
  var row: String

  var description: String { "\(OutputName.option): error: \(error), in \(row)" }
}
