import Galley
import GalleyLimits

/// What is wrong with a scene or with its data, and where.
public struct SceneError: Error, Hashable, Sendable {
  /// The file's name as it was given.
  public var file: String
  /// Both from 1; nil where the whole document is meant.
  public var line: Int?
  public var column: Int?
  /// The way to the value: `$.view.children[2].text`.
  public var path: String
  public var found: String
  public var expected: String
  /// The nearest known name, for a name that is not known; or a value in JSON that is meant.
  public var suggestion: String?
  /// The row of data that was being read: `row 17 (cities.csv:18)`.
  public var row: String?
  /// The limit of the picture that reading exceeded; nothing was found and expected then.
  public var excess: LimitExcess?
}

extension SceneError: CustomStringConvertible {
  /// One line: control characters of what it quotes are escaped.
  public var description: String {
    var place = file
    if let line, let column { place += ":\(line):\(column)" }
    let way = path == "$" ? "" : " at \(path)"
    // A value is written as it stands, a name in quotation marks.
    let hint =
      suggestion.map { "; did you mean " + ($0.hasPrefix("{") ? $0 : "\"\($0)\"") + "?" } ?? ""
    let row = row.map { ", in \($0)" } ?? ""
    let what =
      excess.map { "\($0)" } ?? "found \(found), expected \(expected)\(hint)"
    return VisibleText.escaped("\(place): error\(way): \(what)\(row)")
  }
}
