import Galley
import GalleyBatch
import GalleyBudget
import GalleyData
import GalleyProgramSessions
import GalleyStrings

/// A server of the Model Context Protocol (https://modelcontextprotocol.io): lines of JSON-RPC 2.0, whose tools are the requests
/// of a session.
///
/// Up to version 2025-11-25 a client begins with `initialize`; from 2026-07-28 on each request says its version itself.
struct ModelContextServer {
  /// Those that begin with `initialize`, the newest last.
  private static let handshakes = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  /// The one whose lines may be batches of messages.
  private static let batching = "2025-03-26"
  /// Those whose requests say their version.
  private static let stateless = ["2026-07-28"]
  static var versions: [String] { handshakes + stateless }

  private static let versionKey = "io.modelcontextprotocol/protocolVersion"
  private static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"

  /// An error of the protocol itself.
  private struct ProtocolError: Error {
    var code: Int
    var message: String
    var data: JSONNode.Value?

    static let parse = -32700
    static let request = -32600
    static let method = -32601
    static let parameters = -32602
    static let version = -32022
  }

  private let session: ProgramSession
  /// The version that the last `initialize` agreed on; nil before.
  private let agreed = Locked<String?>(nil)

  init(_ session: ProgramSession) { self.session = session }

  /// The answer to a line; nil for what has none: notifications, answers, and blank lines.
  func answer(_ line: RequestStream.Line) -> String? {
    do throws(ProtocolError) {
      guard let document = try Self.document(line) else { return nil }
      guard case .array(let messages) = document.root.value else {
        return answer(document.root, in: document)
      }
      return try answer(messages, in: document)
    } catch {
      return Self.text("null", error)
    }
  }

  /// The answers to several messages in one line, which only version 2025-03-26 has: the one before does not know them, and
  /// 2025-06-18 took them away. The requests of a batch are answered in their order, and not taken back.
  /// - Returns: nil where none of them has an answer.
  /// - Throws: `ProtocolError` for a batch of another version, and for an empty one.
  private func answer(
    _ messages: [JSONNode], in document: JSONDocument
  ) throws(ProtocolError) -> String? {
    guard agreed.withLock({ $0 }) == Self.batching else {
      throw ProtocolError(
        code: ProtocolError.request,
        message: "found a list of \(messages.count), expected an object: batches are of version "
          + "\(Self.batching) only")
    }
    guard !messages.isEmpty else {
      throw ProtocolError(
        code: ProtocolError.request, message: "the batch is empty, expected at least one message")
    }
    let answers = messages.compactMap { answer($0, in: document, isInBatch: true) }
    return answers.isEmpty ? nil : "[" + answers.joined(separator: ",") + "]"
  }

  private func answer(
    _ root: JSONNode, in document: JSONDocument, isInBatch: Bool = false
  ) -> String? {
    var id = "null"
    do throws(ProtocolError) {
      guard case .object = root.value else {
        throw ProtocolError(
          code: ProtocolError.request, message: "found \(root.kind), expected an object")
      }
      let node = root.member("id")?.value
      if let node, Self.isID(node) { id = document.written(node) }
      guard case .string(let method)? = root.member("method")?.value.value else {
        // An answer to nothing that was asked.
        if root.member("result") != nil || root.member("error") != nil { return nil }
        throw ProtocolError(code: ProtocolError.request, message: "method: expected a text")
      }
      guard let node else { return nil }
      guard Self.isID(node) else {
        throw ProtocolError(
          code: ProtocolError.request, message: "id is \(node.kind), expected a text or a number")
      }
      guard case .string("2.0")? = root.member("jsonrpc")?.value.value else {
        throw ProtocolError(code: ProtocolError.request, message: "jsonrpc: expected \"2.0\"")
      }
      if isInBatch, method == "initialize" {
        throw ProtocolError(
          code: ProtocolError.request, message: "initialize stands alone, and in no batch")
      }
      let parameters = root.member("params")?.value ?? .object([])
      return Self.text(id, "result", try result(of: method, parameters))
    } catch {
      return Self.text(id, error)
    }
  }

  private static func text(_ id: String, _ error: ProtocolError) -> String {
    var members: [(String, JSONNode.Value)] = [
      ("code", .number(Double(error.code))), ("message", .string(error.message)),
    ]
    if let data = error.data { members.append(("data", data)) }
    return text(id, "error", members)
  }

  /// What a line asks for: `notifications/cancelled` takes a request back, but for `initialize`. Wrong ones are of no
  /// request.
  static func kind(of line: RequestStream.Line) -> RequestInbox.Kind {
    guard let document = try? document(line), case .object = document.root.value,
      case .string(let method)? = document.root.member("method")?.value.value
    else { return .other }
    let isCancellation = method == "notifications/cancelled"
    let id =
      isCancellation
      ? document.root.member("params")?.value.member("requestId")?.value
      : document.root.member("id")?.value
    guard let id, method != "initialize" else { return .other }
    let key: String
    switch id.value {
    case .string(let text): key = "text \(text)"
    case .number(let number): key = "number \(number)"
    case .null, .bool, .array, .object: return .other
    }
    return isCancellation ? .cancellation(key: key) : .request(key: key)
  }

  private static func isID(_ node: JSONNode) -> Bool {
    switch node.value {
    case .string, .number: true
    case .null, .bool, .array, .object: false
    }
  }

  /// Nil for a blank line.
  private static func document(_ line: RequestStream.Line) throws(ProtocolError) -> JSONDocument? {
    switch line {
    case .tooLong(let limit):
      throw ProtocolError(
        code: ProtocolError.request, message: "the line has more than \(limit) bytes")
    case .whole(let bytes):
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return nil }
      do {
        return try JSONDocument(bytes, file: "message")
      } catch {
        throw ProtocolError(code: ProtocolError.parse, message: "\(error)")
      }
    }
  }

  private static func text(
    _ id: String, _ key: String, _ members: [(String, JSONNode.Value)]
  ) -> String {
    var writer = JSONWriter()
    writer.openObject()
    writer.key("jsonrpc")
    writer.string("2.0")
    writer.key("id")
    // It is given back as it was written.
    writer.written(id)
    writer.key(key)
    JSONNode.object(members).write(to: &writer)
    writer.close()
    return writer.text
  }

  // MARK: Methods

  private func result(
    of method: String, _ parameters: JSONNode
  ) throws(ProtocolError) -> [(String, JSONNode.Value)] {
    let isStateless = try Self.isStateless(parameters)
    var result: [(String, JSONNode.Value)]
    switch method {
    case "initialize":
      let version = Self.version(for: parameters)
      agreed.withLock { $0 = version }
      return [("protocolVersion", .string(version)), ("serverInfo", Self.server)]
        + Self.introduction
    case "ping": result = []
    case "server/discover":
      result = [("supportedVersions", Self.texts(Self.versions))] + Self.introduction
    case "tools/list":
      result = [("tools", .array(SessionRequestKind.allCases.map { ModelContextTool($0).node }))]
    case "tools/call": result = try call(parameters)
    default:
      throw ProtocolError(
        code: ProtocolError.method, message: "there is no method \"\(method.prefix(60))\"")
    }
    guard isStateless || method == "server/discover" else { return result }
    result.append(("resultType", .string("complete")))
    if method != "tools/call", method != "ping" {
      // Nothing of it changes while the program runs.
      result += [("ttlMs", .number(3_600_000)), ("cacheScope", .string("public"))]
    }
    let meta = JSONNode.object([("io.modelcontextprotocol/serverInfo", Self.server)])
    return result + [("_meta", meta.value)]
  }

  /// Whether a request says its version itself.
  /// - Throws: `ProtocolError` for a version that is not spoken.
  private static func isStateless(_ parameters: JSONNode) throws(ProtocolError) -> Bool {
    let meta = parameters.member("_meta")?.value
    guard let version = meta?.member(versionKey)?.value else { return false }
    guard case .string(let name) = version.value else {
      throw ProtocolError(
        code: ProtocolError.parameters,
        message: "_meta.\(versionKey) is \(version.kind), expected a text")
    }
    guard stateless.contains(name) else {
      throw ProtocolError(
        code: ProtocolError.version, message: "the version \(name.prefix(40)) is not spoken",
        data: JSONNode.object([("supported", texts(versions)), ("requested", .string(name))]).value)
    }
    guard meta?.member(capabilitiesKey) != nil else {
      throw ProtocolError(
        code: ProtocolError.parameters,
        message: "_meta.\(capabilitiesKey) is not there, expected an object")
    }
    return true
  }

  /// The version that a client asks for, or the newest one.
  private static func version(for parameters: JSONNode) -> String {
    if case .string(let asked)? = parameters.member("protocolVersion")?.value.value,
      handshakes.contains(asked)
    {
      return asked
    }
    return handshakes.last ?? ""
  }

  private static var server: JSONNode.Value {
    JSONNode.object([
      ("name", .string("galley")), ("title", .string("Galley")),
      ("version", .string(GalleyVersion.number)),
    ]).value
  }

  private static var introduction: [(String, JSONNode.Value)] {
    let tools = JSONNode.object([("tools", JSONNode.object([("listChanged", .bool(false))]).value)])
    return [
      ("capabilities", tools.value),
      (
        "instructions",
        .string(
          "Draws and drives previews of SwiftUI files on Linux. Open a file's preview, read its tree, and use the numbers or "
            + "labels of elements; the tree costs far less than an image. Time stands still until advance_time lets it "
            + "pass. After a change of the file, open it again.")
      ),
    ]
  }

  private static func texts(_ texts: [String]) -> JSONNode.Value {
    .array(texts.map { JSONNode(value: .string($0), offset: 0) })
  }

  private func call(
    _ parameters: JSONNode
  ) throws(ProtocolError) -> [(String, JSONNode.Value)] {
    let tools = SessionRequestKind.allCases
    guard case .string(let name)? = parameters.member("name")?.value.value,
      let kind = tools.first(where: { $0.tool == name })
    else {
      let expected = tools.map(\.tool).joined(separator: ", ")
      throw ProtocolError(
        code: ProtocolError.parameters, message: "params.name: expected one of \(expected)")
    }
    do throws(SessionFault) {
      let arguments = parameters.member("arguments")?.value ?? .object([])
      return Self.result(of: try session.answer(kind, to: arguments))
    } catch {
      return Self.result(of: error)
    }
  }

  private static func result(of answer: SessionAnswer) -> [(String, JSONNode.Value)] {
    let members = JSONNode.object(answer.members.map { ($0.key, $0.value) })
    var content: [JSONNode] = []
    if !answer.members.isEmpty || answer.text == nil { content.append(block(text: members.json)) }
    if let text = answer.text { content.append(block(text: text)) }
    if let image = answer.image {
      content.append(
        .object([
          ("type", .string("image")), ("data", .string(image.base64EncodedString())),
          ("mimeType", .string("image/png")),
        ]))
    }
    return [
      ("content", .array(content)), ("structuredContent", members.value), ("isError", .bool(false)),
    ]
  }

  private static func result(of fault: SessionFault) -> [(String, JSONNode.Value)] {
    let error = JSONNode.object(fault.members)
    // A message about the key of that name begins so itself.
    let subject = "\(fault.code.rawValue): "
    let text = fault.message.hasPrefix(subject) ? fault.message : subject + fault.message
    return [
      ("content", .array([block(text: text)])),
      ("structuredContent", JSONNode.object([("error", error.value)]).value),
      ("isError", .bool(true)),
    ]
  }

  private static func block(text: String) -> JSONNode {
    .object([("type", .string("text")), ("text", .string(text))])
  }
}
