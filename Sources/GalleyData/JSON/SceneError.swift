import GalleyBudget
import GalleyStrings

/// What is wrong with a scene or with its data, and where.
public struct SceneError: Error, Hashable, Sendable {
  /// The file's name as it was given.
  public var file: String
  /// From 1; nil where the whole document is meant.
  public var line: Int?
  /// In characters, from 1; nil where the whole document is meant.
  public var column: Int?
  /// The way to the value: `$.view.children[2].text`.
  public var path: String
  /// What stands there, or what does not: `no "view"`. Behind "found" in messages.
  public var found: String
  /// What should stand there. Behind "expected" in messages.
  public var expected: String
  /// The nearest known name, for a name that is not known; or a value in JSON that is meant.
  public var suggestion: String?
  /// The row of data that was being read: `row 17 of cities.csv`.
  public var row: String?
  /// The limit of the image that reading exceeded; nothing was found and expected then.
  public var excess: LimitError?
  /// The name in `--set name=value` whose value is wrong.
  public var setting: String?
  /// What else is wrong with the same scene and row, each without further ones.
  public var further: [SceneError] = []
  /// What the error is of, for those that treat some errors in their own way.
  package var kind = Kind.other

  /// What an error is of.
  package enum Kind: Hashable, Sendable {
    /// A key that must be there is not, or none of several.
    case missingKey
    /// A name that is none of the data; `expected` lists those that are, which may be others in each row.
    case unknownName
    case other
  }
}

extension SceneError {
  /// This problem alone, and then the further ones.
  public var all: [SceneError] {
    guard !further.isEmpty else { return [self] }
    var first = self
    first.further = []
    return [first] + further
  }

  /// Where it is: `card.json:3:59`.
  public var place: String {
    guard let line, let column else { return file }
    return "\(file):\(line):\(column)"
  }

  /// What is wrong, without the place and the row.
  public var message: String {
    // A value is written as it stands, a name in quotation marks.
    let question =
      SpellingSuggestion.question(suggestion, isQuoted: suggestion?.hasPrefix("{") != true)
    let setting = setting.map { ", from --set \($0)" } ?? ""
    return (excess.map { "\($0)" } ?? "found \(found), expected \(expected)\(question)") + setting
  }

  /// The place and what was found there: what an error is known by in another row or with other values beside it.
  package var withoutHints: SceneError {
    SceneError(file: file, line: line, column: column, path: path, found: found, expected: "")
  }

  /// The error with something changed, and the further ones as well.
  package func mapped(_ change: (inout SceneError) -> Void) -> SceneError {
    var error = self
    change(&error)
    error.further = further.map { one in
      var one = one
      change(&one)
      return one
    }
    return error
  }
}

extension SceneError: CustomStringConvertible {
  /// One line, without the further problems: control characters of what it quotes are escaped.
  public var description: String {
    let way = path == "$" ? "" : " at \(path)"
    let row = row.map { ", in \($0)" } ?? ""
    return ControlCharacters.escaped("\(place): error\(way): \(message)\(row)")
  }
}
