import Foundation
import Galley
import GalleyProgramSessions
import Testing

@testable import GalleyCommand

/// The server of the Model Context Protocol, line by line.
@Suite struct ModelContextTests {
  private let stand: StandInSession
  private let server: ModelContextServer

  init() throws {
    stand = try StandInSession()
    server = ModelContextServer(stand.session)
  }

  private func answer(_ line: String) throws -> [String: Any] {
    let text = try #require(server.answer(.whole(Array(line.utf8))))
    #expect(!text.contains("\n"))
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["jsonrpc"] as? String == "2.0")
    return object
  }

  private func result(_ method: String, _ parameters: String = "{}") throws -> [String: Any] {
    let line =
      "{\"jsonrpc\": \"2.0\", \"id\": 7, \"method\": \"\(method)\", \"params\": \(parameters)}"
    let object = try answer(line)
    #expect(object["id"] as? Int == 7)
    return try #require(object["result"] as? [String: Any], "\(object)")
  }

  private func error(_ line: String) throws -> (code: Int, message: String, data: [String: Any]) {
    let error = try #require(try answer(line)["error"] as? [String: Any])
    return (
      error["code"] as? Int ?? 0, error["message"] as? String ?? "",
      error["data"] as? [String: Any] ?? [:]
    )
  }

  private func call(_ tool: String, _ arguments: String = "{}") throws -> [String: Any] {
    try result("tools/call", "{\"name\": \"\(tool)\", \"arguments\": \(arguments)}")
  }

  private func texts(_ result: [String: Any]) -> [String] {
    (result["content"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
  }

  @Test(arguments: [
    ("2025-11-25", "2025-11-25"), ("2024-11-05", "2024-11-05"), ("2099-01-01", "2025-11-25"),
    ("2026-07-28", "2025-11-25"),
  ])
  func versionsAreAgreedOn(asked: String, agreed: String) throws {
    let hello = try result(
      "initialize",
      "{\"protocolVersion\": \"\(asked)\", \"capabilities\": {}, \"clientInfo\": {\"name\": \"t\", \"version\": \"1\"}}"
    )
    #expect(hello["protocolVersion"] as? String == agreed)
    let capabilities = hello["capabilities"] as? [String: Any]
    #expect(capabilities?["tools"] is [String: Any] && capabilities?.count == 1)
    #expect((hello["serverInfo"] as? [String: Any])?["name"] as? String == "galley")
    #expect((hello["instructions"] as? String)?.isEmpty == false)
  }

  @Test func notificationsAndAnswersHaveNoAnswer() throws {
    for line in [
      "", "  ", #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#,
      #"{"jsonrpc": "2.0", "method": "tools/call", "params": {}}"#,
      #"{"jsonrpc": "2.0", "id": 1, "result": {}}"#,
    ] {
      #expect(server.answer(.whole(Array(line.utf8))) == nil, "\(line)")
    }
    #expect(try result("ping").isEmpty)
    let text = server.answer(
      .whole(Array(#"{"jsonrpc": "2.0", "id": "a\u00e9", "method": "ping"}"#.utf8)))
    #expect(text == #"{"jsonrpc":"2.0","id":"a\u00e9","result":{}}"#)
  }

  @Test func everyToolHasASchema() throws {
    let tools = try #require(try result("tools/list")["tools"] as? [[String: Any]])
    #expect(tools.compactMap { $0["name"] as? String } == SessionRequestKind.allCases.map(\.tool))
    for tool in tools {
      let name = tool["name"] as? String ?? ""
      #expect((tool["description"] as? String)?.hasSuffix(".") == true)
      let schema = try #require(tool["inputSchema"] as? [String: Any], "\(name)")
      #expect(schema["type"] as? String == "object")
      #expect(schema["additionalProperties"] as? Bool == false)
      let properties = try #require(schema["properties"] as? [String: [String: Any]])
      #expect(properties.values.allSatisfy { $0["type"] != nil && $0["description"] != nil })
      let required = schema["required"] as? [String] ?? []
      #expect(required.allSatisfy { properties[$0] != nil })
      let hints = tool["annotations"] as? [String: Any]
      #expect(hints?["destructiveHint"] as? Bool == false)
      #expect(hints?["readOnlyHint"] as? Bool == (name == "read_tree" || name == "explain_layout"))
    }
  }

  @Test func toolsAnswerWithTextsImagesAndErrors() throws {
    let opened = try call("open_preview", #"{"file": "Card.swift"}"#)
    #expect(opened["isError"] as? Bool == false)
    #expect((opened["structuredContent"] as? [String: Any])?["handle"] as? String == "p1")
    #expect(texts(opened).first?.hasPrefix(#"{"handle":"p1""#) == true)
    let tree = texts(try call("read_tree"))
    try #require(tree.count == 2 && tree[1].hasPrefix("1 button \"Add\" [tap] 0,0 100x20\n"))
    let image = try call("draw_image")
    let block = try #require((image["content"] as? [[String: Any]])?.last)
    #expect(block["type"] as? String == "image" && block["mimeType"] as? String == "image/png")
    let data = try #require(Data(base64Encoded: block["data"] as? String ?? ""))
    #expect(try Bitmap(pngData: data).width == 100)
    let wrong = try call("tap", #"{"label": "Ad"}"#)
    #expect(wrong["isError"] as? Bool == true)
    #expect(texts(wrong).first?.hasPrefix("element: no element is called \"Ad\"") == true)
    let error = (wrong["structuredContent"] as? [String: Any])?["error"] as? [String: Any]
    #expect(error?["code"] as? String == "element" && error?["nearest"] as? [String] == ["Add"])
    // The kind of an error is said once.
    let missing = texts(try call("open_preview", #"{"file": "None.swift"}"#)).first ?? ""
    #expect(missing.hasPrefix("file: \"None.swift\""), "\(missing)")
    #expect(try call("tap", #"{"lable": "Add"}"#)["isError"] as? Bool == true)
    #expect(try call("tap", "[]")["isError"] as? Bool == true)
    let trap = try call("tap", #"{"label": "Trap"}"#)
    #expect(texts(trap).first?.contains("its states are lost") == true)
    #expect(try call("read_tree")["isError"] as? Bool == false)
  }

  @Test(arguments: [
    ("{", -32700), ("[]", -32600), (#"{"jsonrpc": "2.0", "id": 1}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": null, "method": "ping"}"#, -32600),
    (#"{"jsonrpc": "1.0", "id": 1, "method": "ping"}"#, -32600),
    (#"{"id": 1, "method": "ping"}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "resources/list"}"#, -32601),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call"}"#, -32602),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "fly"}}"#, -32602),
  ])
  func wrongMessagesHaveTheCodesOfTheProtocol(line: String, code: Int) throws {
    #expect(try error(line).code == code)
    let long = try #require(server.answer(.tooLong(limit: 9)))
    #expect(long.contains("-32600"))
  }

  /// Lists of messages are of one version: 2025-03-26 has them, 2025-06-18 took them away.
  @Test(arguments: [
    ("2024-11-05", false), ("2025-03-26", true), ("2025-06-18", false), ("2025-11-25", false),
  ])
  func batchesAreOfOneVersion(version: String, isSpoken: Bool) throws {
    func line(_ text: String) -> String? { server.answer(.whole(Array(text.utf8))) }
    let pings =
      #"[{"jsonrpc": "2.0", "id": 1, "method": "ping"}, {"jsonrpc": "2.0", "id": "b", "method": "ping"}]"#
    // Before a version is agreed on there are none.
    #expect(try error(pings).code == -32600)
    _ = try result("initialize", "{\"protocolVersion\": \"\(version)\"}")
    guard isSpoken else {
      let refused = try error(pings)
      #expect(refused.code == -32600)
      #expect(refused.message.contains("batches are of version 2025-03-26 only"))
      return
    }
    #expect(
      line(pings)
        == #"[{"jsonrpc":"2.0","id":1,"result":{}},{"jsonrpc":"2.0","id":"b","result":{}}]"#)
    // What has no answer alone has none among others.
    let notification = #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#
    #expect(
      line("[\(notification), {\"jsonrpc\": \"2.0\", \"id\": 3, \"method\": \"ping\"}]")
        == #"[{"jsonrpc":"2.0","id":3,"result":{}}]"#)
    #expect(line("[\(notification), \(notification)]") == nil)
    #expect(try error("[]").message == "the batch is empty, expected at least one message")
    let mixed = try #require(
      line(#"[4, [], {"jsonrpc": "2.0", "id": 5, "method": "initialize"}]"#))
    let answers = try #require(
      try JSONSerialization.jsonObject(with: Data(mixed.utf8)) as? [[String: Any]])
    let codes = answers.map { ($0["error"] as? [String: Any])?["code"] as? Int }
    #expect(codes == [-32600, -32600, -32600])
    #expect(answers.last?["id"] as? Int == 5)
  }

  /// From 2026-07-28 on no request depends on another one.
  @Test func requestsMaySayTheirVersion() throws {
    func meta(_ version: String, _ more: String = "") -> String {
      #"{"_meta": {"io.modelcontextprotocol/protocolVersion": "\#(version)", "#
        + #""io.modelcontextprotocol/clientCapabilities": {}}\#(more)}"#
    }
    let found = try result("server/discover", meta("2026-07-28"))
    #expect((found["supportedVersions"] as? [String])?.contains("2026-07-28") == true)
    #expect(found["resultType"] as? String == "complete" && found["ttlMs"] is Int)
    let listed = try result("tools/list", meta("2026-07-28"))
    #expect(listed["resultType"] as? String == "complete")
    #expect(listed["cacheScope"] as? String == "public")
    let opened = try result(
      "tools/call",
      meta("2026-07-28", #", "name": "open_preview", "arguments": {"file": "Card.swift"}"#))
    #expect(opened["resultType"] as? String == "complete" && opened["ttlMs"] == nil)
    #expect(try result("tools/list")["resultType"] == nil)
    let line = #"{"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": "#
    let unknown = try error(line + meta("2031-01-01") + "}")
    #expect(unknown.code == -32022 && unknown.data["requested"] as? String == "2031-01-01")
    #expect((unknown.data["supported"] as? [String])?.contains("2025-11-25") == true)
    let bare = #"{"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28"}}"#
    #expect(try error(line + bare + "}").code == -32602)
  }
}
