import Galley
import GalleyData
import GalleyScenes
import GalleyStrings

/// What requests and answers look like: version 1 of the protocol, which Guides/Requests.md describes.
///
/// Keys may be added to answers without a new version; what is there keeps its name, its type and its meaning.
/// `Tests/Requests` has requests and answers of version 1 that go on being answered.
enum RequestProtocol {
  static let name = "galley-requests"
  static let version = 1

  /// The first line of the output.
  static var greeting: String {
    JSONNode.object([
      ("protocol", .string(name)), ("version", .number(Double(version))),
      ("galley", .string(GalleyVersion.number)),
      ("framings", .strings(RequestFraming.allCases.map(\.rawValue))),
    ]).json
  }

  static let keys = [
    "id", "row", "scene", "canvas", "out", "inline", "framing", "timeLimit",
  ]
  /// The `out` of a request whose file is in its answer and has no name.
  static let inlineName = "inline"
  /// Seconds that a request may ask for: a day.
  static let timeLimits = 1e-6...86_400.0
}

/// How an answer carries its file if it is not written to a folder.
public enum RequestFraming: String, CaseIterable, Sendable {
  /// As a member of the line, `data`.
  case base64
  /// As it is, behind the line's end: `follows` says how many bytes there are, and the next line begins behind them.
  case bytes
}

/// What kind of thing is wrong with a request that failed.
enum RequestFault: String {
  /// The request itself: its JSON, a key, the name of its file.
  case request
  /// The scene, or the scene with the row of the request.
  case scene
  /// The image needs more time or memory than it may have.
  case limit
  /// A warning, where warnings are errors.
  case warning
  /// A file or a folder cannot be read or written.
  case file

  init(_ error: any Error) {
    switch error {
    case is RequestError, is NameError: self = .request
    case let error as SceneError:
      let isName = error.file == OutputName.option
      self = error.excess != nil ? .limit : isName ? .request : .scene
    case RenderError.limit: self = .limit
    case is StrictWarnings: self = .warning
    case let failure as BatchError: self = failure.isFile ? .file : .request
    default: self = .scene
    }
  }
}

/// A request that cannot be read.
struct RequestError: Error, CustomStringConvertible {
  var description: String
}

/// A request that was read.
struct ParsedRequest {
  /// As JSON in the words of the request, to be given back.
  let id: String
  /// `request 3`, for messages.
  let label: String
  let scene: String?
  let canvas: String?
  /// The path of the file; nil where the request names none.
  let out: String?
  /// Whether the answer has the file; nil where the request does not say.
  let isInline: Bool?
  /// Nil where the request does not say.
  let framing: RequestFraming?
  /// Nil where the request does not say.
  let timeLimit: Duration?
  let row: DataRow?

  /// The id alone, of a request that may be wrong.
  static func id(of document: JSONDocument) -> String {
    document.root.member("id").map { document.written($0.value) } ?? "null"
  }

  /// - Parameter label: for messages.
  /// - Throws: `RequestError`.
  init(_ document: JSONDocument, label: String) throws {
    guard case .object(let members) = document.root.value else {
      throw RequestError(
        description: "\(label): found \(document.root.kind), expected an object")
    }
    for member in members where !RequestProtocol.keys.contains(member.key) {
      let suggestion = SpellingSuggestion.of(member.key, among: RequestProtocol.keys)
      throw RequestError(
        description: "\(label): found the key \"\(member.key)\", expected one of "
          + RequestProtocol.keys.joined(separator: ", ")
          + SpellingSuggestion.question(suggestion))
    }
    /// A value that is there and not null.
    func value<Value>(
      _ key: String, _ expected: String, _ read: (JSONNode) -> Value?
    ) throws -> Value? {
      guard let node = document.root.member(key)?.value else { return nil }
      if case .null = node.value { return nil }
      guard let value = read(node) else {
        throw RequestError(
          description: "\(label): \(key) is \(node.kind), expected \(expected)")
      }
      return value
    }
    func text(_ node: JSONNode) -> String? {
      guard case .string(let text) = node.value else { return nil }
      return text
    }
    (id, self.label) = (Self.id(of: document), label)
    scene = try value("scene", "a string", text)
    canvas = try value("canvas", "a string", text)
    out = try value("out", "a string", text)
    isInline = try value("inline", "true or false") { node in
      if case .bool(let value) = node.value { return value }
      return nil
    }
    let framings = RequestFraming.allCases.map { "\"\($0.rawValue)\"" }
    framing = try value("framing", framings.joined(separator: " or ")) { node in
      text(node).flatMap { RequestFraming(rawValue: $0) }
    }
    let limits = RequestProtocol.timeLimits
    let seconds = try value("timeLimit", "a number of seconds from 0.000001 to 86400") { node in
      node.number.flatMap { limits.contains($0) ? $0 : nil }
    }
    timeLimit = seconds.map { .seconds($0) }
    row = try value("row", "an object") { node in
      guard case .object = node.value else { return nil }
      return DataRow(
        JSONDocument(root: node, bytes: document.bytes, file: label), label: label)
    }
  }
}
