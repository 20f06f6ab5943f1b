import Galley
import GalleyScenes
import GalleyStrings

/// Where images go: a path with placeholders, `cards/{{slug}}.png`.
///
/// What stands before the first placeholder's folder is the output folder; no row leads out of it.
public struct OutputName {
  /// The output folder as it was given; `.` for a path without one.
  public let folder: String
  private let template: TextTemplate

  /// What gives the path of a batch, for messages.
  static let option = "--out"

  /// The folder in which a batch keeps what is its own: no image lies in it.
  static let reservedFolder = ".galley"

  /// File systems have at most this many bytes in a name.
  private static let byteLimit = 255
  /// Linux takes 4,096 bytes, the output folder's own among them.
  private static let pathLimit = 2048

  /// - Throws: `SceneError` for a path that no file can have.
  public init(_ text: String) throws { try self.init(text, option: Self.option) }

  /// - Parameter option: what gives the path, for messages.
  package init(_ text: String, option: String) throws {
    let literal = text.range(of: "{{").map { text[..<$0.lowerBound] } ?? text[...]
    let slash = literal.lastIndex(of: "/")
    let head = slash.map { String(text[...$0]) } ?? ""
    let rest = slash.map { String(text[text.index(after: $0)...]) } ?? text
    folder = head.isEmpty ? "." : (head == "/" ? "/" : String(head.dropLast()))
    template = try TextTemplate(rest, source: option)
    guard !rest.isEmpty else {
      throw template.error(
        found: "\"\(text)\"", expected: "the path of a file, such as cards/{{slug}}.png")
    }
  }

  /// The file's path below the folder.
  /// - Parameter number: the row's, from 1: `{{row.number}}`.
  /// - Throws: `SceneError` for a name that leads out of the folder, or that a file cannot have on every system.
  public func path(row: DataRow, number: Int, canvas: Scene.Canvas) throws -> String {
    let path = try template.text(row: row, number: number, canvas: canvas)
    if let control = path.unicodeScalars.first(where: { $0.properties.generalCategory == .control })
    {
      throw template.error(
        found: "the control character \(control.codeName) in a file's name",
        expected: "a name without control characters")
    }
    // By bytes, as the file system does: a mark behind a slash makes it no other letter there.
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for part in parts {
      guard !part.isEmpty, !part.elementsEqual(".".utf8), !part.elementsEqual("..".utf8) else {
        throw template.error(
          found: "the path \"\(path)\"",
          expected: "a path inside \(folder), without empty parts, . or ..")
      }
      guard part.count <= Self.byteLimit else {
        throw template.error(
          found: "a name of \(part.count) bytes", expected: "at most \(Self.byteLimit) bytes")
      }
      let name = String(decoding: part, as: UTF8.self)
      if let fault = FileName.fault(in: name, byteLimit: Self.byteLimit) {
        throw template.error(
          found: "the name \"\(name)\": \(fault.reason)", expected: fault.expected)
      }
    }
    guard parts.last?.first != UInt8(ascii: ".") else {
      throw template.error(
        found: "the name \"\(path)\"",
        expected: "a name that does not begin with a dot: is a value of the row empty?")
    }
    guard path.utf8.count <= Self.pathLimit else {
      throw template.error(
        found: "a path of \(path.utf8.count) bytes", expected: "at most \(Self.pathLimit) bytes")
    }
    guard parts.first?.elementsEqual(Self.reservedFolder.utf8) != true else {
      throw template.error(found: "the path \"\(path)\"", expected: "the path of an image")
    }
    return path
  }

  /// The path as a caller would open it.
  public func fullPath(_ path: String) -> String {
    folder == "." ? path : (folder == "/" ? "/" + path : folder + "/" + path)
  }

  /// The path with the row's number before its extension: `cards/a-7.png`.
  static func numbered(_ path: String, _ number: Int) -> String {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
    let dot = path.utf8[(name ?? path.startIndex)...].lastIndex(of: UInt8(ascii: "."))
    let end = dot ?? path.endIndex
    return String(decoding: path.utf8[..<end], as: UTF8.self) + "-\(number)"
      + String(decoding: path.utf8[end...], as: UTF8.self)
  }

  /// What is wrong with the length of a path that got longer; nil where nothing is.
  static func excess(of path: String) -> String? {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last?.count ?? 0
    if name > byteLimit { return "a name of \(name) bytes, expected at most \(byteLimit)" }
    let count = path.utf8.count
    return count > pathLimit ? "a path of \(count) bytes, expected at most \(pathLimit)" : nil
  }

  /// Paths that differ in nothing that all file systems tell apart have the same key.
  static func key(_ path: String) -> String {
    path.lowercased().decomposedStringWithCanonicalMapping
  }
}
