import Galley
import GalleyBatch
import GalleyData
import GalleyProgramSessions
import GalleyStrings

/// Requests and answers as lines of JSON: version 2 of the protocol of lines, which Guides/Agents.md describes.
struct SessionLines {
  static let version = 2
  private let session: ProgramSession
  /// Requests that were read.
  private var count = 0

  init(_ session: ProgramSession) { self.session = session }

  /// The first line of the output.
  static var greeting: String {
    JSONNode.object([
      ("protocol", .string("galley-session")), ("version", .number(Double(version))),
      ("galley", .string(GalleyVersion.number)),
    ]).json
  }

  /// The answer to a line; nil for a blank one.
  mutating func answer(_ line: RequestStream.Line) -> String? {
    var id = "null"
    do throws(SessionFault) {
      guard case .whole(let bytes) = line else { throw Self.tooLong(line) }
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return nil }
      count += 1
      let document = try Self.document(bytes, label: "request \(count)")
      id = document.root.member("id").map { document.written($0.value) } ?? "null"
      return Self.text(id, try answer(document.root))
    } catch {
      return Self.text(id, error)
    }
  }

  /// The answer to a request that opens a file.
  func opened(_ file: String) -> String {
    do throws(SessionFault) {
      return Self.text("null", try session.answer(.open, to: .object([("file", .string(file))])))
    } catch {
      return Self.text("null", error)
    }
  }

  private static func tooLong(_ line: RequestStream.Line) -> SessionFault {
    guard case .tooLong(let limit) = line else { return SessionFault(.request, "no line") }
    let expected = "at most \(limit) bytes"
    return SessionFault(
      .request, "the line has more than \(limit) bytes, expected \(expected)", expected: expected)
  }

  private static func document(
    _ bytes: [UInt8], label: String
  ) throws(SessionFault) -> JSONDocument {
    do {
      return try JSONDocument(bytes, file: label)
    } catch {
      throw SessionFault(.request, "\(error)", expected: "an object of JSON on one line")
    }
  }

  private func answer(_ node: JSONNode) throws(SessionFault) -> SessionAnswer {
    guard case .object = node.value else {
      throw SessionFault(
        .request, "the request is \(node.kind), expected an object", expected: "an object")
    }
    let names = SessionRequestKind.allCases.map(\.rawValue)
    let expected = "one of " + names.joined(separator: ", ")
    guard let value = node.member("request")?.value else {
      throw SessionFault(
        .request, "request is not there, expected \(expected)", key: "request", expected: expected)
    }
    guard case .string(let name) = value.value, let kind = SessionRequestKind(rawValue: name)
    else {
      var nearest: String?
      if case .string(let name) = value.value {
        nearest = SpellingSuggestion.of(name, among: names)
      }
      let suggestion = SpellingSuggestion.question(nearest)
      throw SessionFault(
        .request, "request is \(value.kind), expected \(expected)\(suggestion)", key: "request",
        expected: expected, nearest: nearest.map { [$0] } ?? [])
    }
    return try session.answer(kind, to: node, besides: ["id", "request"])
  }

  private static func text(_ id: String, _ answer: SessionAnswer) -> String {
    var members = answer.members.map { ($0.key, $0.value) }
    if let text = answer.text { members.append(("text", .string(text))) }
    if let image = answer.image { members.append(("data", .string(image.base64EncodedString()))) }
    return text(id, "done", "result", members)
  }

  private static func text(_ id: String, _ fault: SessionFault) -> String {
    text(id, "failed", "error", fault.members)
  }

  private static func text(
    _ id: String, _ status: String, _ key: String, _ members: [(String, JSONNode.Value)]
  ) -> String {
    var writer = JSONWriter()
    writer.openObject()
    writer.key("id")
    // It is given back as it was written.
    writer.written(id)
    writer.key("status")
    writer.string(status)
    writer.key(key)
    JSONNode.object(members).write(to: &writer)
    writer.close()
    return writer.text
  }
}

extension SessionFault {
  /// As an object of JSON.
  var members: [(String, JSONNode.Value)] {
    var members: [(String, JSONNode.Value)] = [
      ("code", .string(code.rawValue)), ("message", .string(message)),
    ]
    if let key { members.append(("key", .string(key))) }
    if let expected { members.append(("expected", .string(expected))) }
    if !nearest.isEmpty {
      members.append(
        ("nearest", .array(nearest.map { JSONNode(value: .string($0), offset: 0) })))
    }
    if !diagnostics.isEmpty {
      members.append(
        (
          "diagnostics",
          .array(
            diagnostics.map { diagnostic in
              var own: [(String, JSONNode.Value)] = [
                ("severity", .string(diagnostic.severity.rawValue)),
                ("message", .string(diagnostic.message)),
              ]
              if let path = diagnostic.path { own.append(("file", .string(path))) }
              if let line = diagnostic.line { own.append(("line", .number(Double(line)))) }
              if let column = diagnostic.column { own.append(("column", .number(Double(column)))) }
              return .object(own)
            })
        ))
    }
    return members
  }
}
