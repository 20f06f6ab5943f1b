import Foundation
import Galley
import Testing

@testable import GalleyCommand

/// Requests and answers as lines, version 2.
@Suite struct SessionLinesTests {
  private func object(_ text: String?) throws -> [String: Any] {
    let text = try #require(text)
    #expect(!text.contains("\n"))
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func aLineIsARequestAndALineItsAnswer() throws {
    #expect(
      SessionLines.greeting.hasPrefix(#"{"protocol":"galley-session","version":2,"galley":""#))
    let stand = try StandInSession()
    var lines = SessionLines(stand.session)
    func answer(_ line: String) -> String? { lines.answer(.whole(Array(line.utf8))) }
    #expect(answer("") == nil && answer(" \t\r") == nil)
    #expect(
      answer(#"{"id": 1.0, "request": "open", "file": "Card.swift"}"#)
        == #"{"id":1.0,"status":"done","result":{"handle":"p1","size":[100,200],"isMoving":false,"#
        + #""file":"Card.swift","preview":"Card 1","previews":["Card 1","Large"],"scale":2}}"#)
    let tapped = answer(#"{"id": ["a"], "request": "tap", "label": "Add", "observe": "tree"}"#)
    #expect(tapped?.hasPrefix(#"{"id":["a"],"status":"done","result":{"handle":"p1""#) == true)
    #expect(tapped?.contains(#"\n2 Text \"Count 1\" [default] {\"Reset\"} 0,20 100x20\n"#) == true)
    let image = try object(answer(#"{"request": "image"}"#))
    #expect(image["id"] is NSNull)
    let data = (image["result"] as? [String: Any])?["data"] as? String ?? ""
    #expect(try Bitmap(pngData: try #require(Data(base64Encoded: data))).height == 200)
    let opened = try object(lines.opened("None.swift"))
    #expect(opened["status"] as? String == "failed" && opened["id"] is NSNull)
  }

  /// A wrong line is an answer with an error, and the next one is answered.
  @Test(arguments: [
    ("{", "request", nil, "null"), ("[1]", "request", nil, "null"),
    (#"{"id": 3}"#, "request", "request", "3"),
    (#"{"id": "x", "request": "tpa"}"#, "request", "request", #""x""#),
    (#"{"id": 3, "request": 5}"#, "request", "request", "3"),
    (#"{"id": 3, "request": "tap", "lable": "Add"}"#, "request", "lable", "3"),
    (#"{"id": 3, "request": "tree", "format": "xml"}"#, "request", "format", "3"),
    (#"{"id": 3, "request": "open", "file": "../a.swift"}"#, "file", "file", "3"),
    (#"{"id": 3, "request": "tap", "label": "Nothing"}"#, "element", "label", "3"),
    (#"{"id": 3, "request": "tap", "label": "Never"}"#, "refused", nil, "3"),
    (#"{"id": 3, "request": "tap", "label": "Trap"}"#, "ended", nil, "3"),
    ("\u{FEFF}\u{0}", "request", nil, "null"),
  ])
  func aWrongLineIsAnAnswer(line: String, code: String, key: String?, id: String) throws {
    let stand = try StandInSession()
    var lines = SessionLines(stand.session)
    _ = lines.opened("Card.swift")
    let text = lines.answer(.whole(Array(line.utf8)))
    #expect(text?.hasPrefix("{\"id\":\(id),\"status\":\"failed\",\"error\":{") == true)
    let error = try #require(try object(text)["error"] as? [String: Any])
    #expect(error["code"] as? String == code, "\(error)")
    #expect(error["key"] as? String == key)
    #expect((error["message"] as? String)?.isEmpty == false)
    let next = lines.answer(.whole(Array(#"{"request": "tree"}"#.utf8)))
    #expect(next?.contains(#""status":"done""#) == true)
  }

  @Test func aLongLineIsNotRead() throws {
    let stand = try StandInSession()
    var lines = SessionLines(stand.session)
    let error = try object(lines.answer(.tooLong(limit: 10)))["error"] as? [String: Any]
    #expect(
      error?["message"] as? String == "the line has more than 10 bytes, expected at most 10 bytes")
  }

  @Test func anUnknownRequestNamesTheNearest() throws {
    let stand = try StandInSession()
    var lines = SessionLines(stand.session)
    let text = lines.answer(.whole(Array(#"{"request": "tpa"}"#.utf8)))
    let error = try #require(try object(text)["error"] as? [String: Any])
    #expect(error["nearest"] as? [String] == ["tap"])
    #expect((error["message"] as? String)?.hasSuffix("; did you mean \"tap\"?") == true)
    #expect((error["expected"] as? String)?.hasPrefix("one of open, tree, image") == true)
  }
}
