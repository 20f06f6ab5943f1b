import Galley
import GalleyData

/// Where images go: a path with placeholders, `cards/{{slug}}.png`.
///
/// What stands before the first placeholder's folder is the output folder; no row leads out of it.
public struct OutputName {
  /// The output folder as it was given; `.` for a path without one.
  public let folder: String
  private let template: JSONNode
  private let document: JSONDocument
  private let definitions: SceneDefinitions

  /// What gives the path, for messages.
  static let option = "--out"

  /// File systems have at most this many bytes in a name.
  private static let byteLimit = 255
  /// Linux takes 4,096 bytes, the output folder's own among them.
  private static let pathLimit = 2048

  /// - Throws: `SceneError` for a path that no file can have.
  public init(_ text: String) throws {
    let literal = text.range(of: "{{").map { text[..<$0.lowerBound] } ?? text[...]
    let slash = literal.lastIndex(of: "/")
    let head = slash.map { String(text[...$0]) } ?? ""
    let rest = slash.map { String(text[text.index(after: $0)...]) } ?? text
    folder = head.isEmpty ? "." : (head == "/" ? "/" : String(head.dropLast()))
    template = JSONNode(value: .string(rest), offset: 0)
    document = JSONDocument(root: template, file: Self.option)
    definitions = SceneDefinitions(empty: document)
    guard !rest.isEmpty else {
      throw SceneValue(template, literal: definitions.plainScope).error(
        found: "\"\(text)\"", expected: "the path of a file, such as cards/{{slug}}.png")
    }
    do {
      _ = try definitions.segments(of: rest)
    } catch let failure as Placeholder.Failure {
      throw SceneValue(template, literal: definitions.plainScope).error(failure)
    }
  }

  /// The file's path below the folder.
  /// - Parameter number: the row's, from 1: `{{row.number}}`.
  /// - Throws: `SceneError` for a name that leads out of the folder, or that a file cannot have on every system.
  public func path(row: DataRow, number: Int, canvas: Scene.Canvas) throws -> String {
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
    let value = try SceneValue(template, scope: SceneScope(document, context: context))
    let path = try value.displayText()
    if let control = path.unicodeScalars.first(where: { $0.properties.generalCategory == .control })
    {
      throw value.error(
        found: "the control character U+\(String(control.value, radix: 16, uppercase: true)) in "
          + "a file's name",
        expected: "a name without control characters")
    }
    // By bytes, as the file system does: a mark behind a slash makes it no other letter there.
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for part in parts {
      guard !part.isEmpty, !part.elementsEqual(".".utf8), !part.elementsEqual("..".utf8) else {
        throw value.error(
          found: "the path \"\(path)\"",
          expected: "a path inside \(folder), without empty parts, . or ..")
      }
      guard part.count <= Self.byteLimit else {
        throw value.error(
          found: "a name of \(part.count) bytes", expected: "at most \(Self.byteLimit) bytes")
      }
      let name = String(decoding: part, as: UTF8.self)
      if let fault = FileName.fault(in: name, byteLimit: Self.byteLimit) {
        throw value.error(
          found: "the name \"\(name)\": \(fault.reason)", expected: fault.expected)
      }
    }
    guard parts.last?.first != UInt8(ascii: ".") else {
      throw value.error(
        found: "the name \"\(path)\"",
        expected: "a name that does not begin with a dot: is a value of the row empty?")
    }
    guard path.utf8.count <= Self.pathLimit else {
      throw value.error(
        found: "a path of \(path.utf8.count) bytes", expected: "at most \(Self.pathLimit) bytes")
    }
    guard parts.first?.elementsEqual(BatchFolder.privateFolder.utf8) != true else {
      throw value.error(found: "the path \"\(path)\"", expected: "the path of an image")
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
