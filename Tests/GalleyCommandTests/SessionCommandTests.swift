import Foundation
import Galley
import Testing

/// `galley session` and `galley mcp` with previews that are compiled.
@Suite struct SessionCommandTests {
  private static let source = """
    import SwiftUI

    struct Counter: View {
      @State private var count = 0
      @State private var name = ""
      @State private var isBig = false
      var body: some View {
        VStack(spacing: 12) {
          Text("Count \\(count)")
          Button("Add") { count += 1 }
          Button("Trap") { fatalError("on purpose") }
          TextField("Name", text: $name).accessibilityIdentifier("name")
          Text("Hello \\(name)")
          Button("Grow") { withAnimation(.linear(duration: 1)) { isBig.toggle() } }
          Color.orange.frame(width: isBig ? 200 : 40, height: 10)
        }
        .frame(width: 240, height: 320)
      }
    }

    #Preview("Counter") { Counter() }
    #Preview("Small") { Counter().controlSize(.small) }
    """

  private func run(
    _ requests: [String], _ arguments: [String] = ["session"], in folder: URL
  ) throws -> (lines: [String], result: Program.Result) {
    try Data(Self.source.utf8).write(to: folder.appendingPathComponent("Counter.swift"))
    let result = try Program.run(
      arguments, input: Data(requests.map { $0 + "\n" }.joined().utf8), in: folder)
    let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
    return (lines.map(String.init), result)
  }

  @Test func aPreviewIsUsed() throws {
    try Program.withFolder { folder in
      let (lines, result) = try run(
        [
          #"{"id": 1, "request": "tap", "label": "Add", "observe": "tree"}"#,
          #"{"id": 2, "request": "type", "text": "Ada", "label": "name", "observe": "tree"}"#,
          #"{"id": 3, "request": "tap", "label": "Trap"}"#,
          #"{"id": 4, "request": "tree"}"#,
          #"{"id": 5, "request": "tap", "label": "Grow"}"#,
          #"{"id": 6, "request": "advance", "seconds": 1.5}"#,
          #"{"id": 7, "request": "set", "colorScheme": "dark", "width": 300, "height": 400}"#,
          #"{"id": 8, "request": "image", "file": "dark.png", "marks": true}"#,
          #"{"id": 9, "request": "why", "label": "Add"}"#,
          #"{"id": 10, "request": "open", "file": "Counter.swift", "preview": "Small"}"#,
          #"{"id": 11, "request": "open", "file": "/etc/Counter.swift"}"#,
        ], ["session", "Counter.swift", "--quiet"], in: folder)
      #expect(result.code == 0 && result.errors == "", "\(result.errors)")
      try #require(lines.count == 13, "\(lines)")
      #expect(lines[0].hasPrefix(#"{"protocol":"galley-session","version":2"#))
      #expect(
        lines[1]
          == #"{"id":null,"status":"done","result":{"handle":"p1","size":[240,320],"#
          + #""isMoving":false,"file":"Counter.swift","preview":"Counter","#
          + #""previews":["Counter","Small"],"scale":2}}"#)
      #expect(lines[2].contains(#"Text \"Count 1\""#), "\(lines[2])")
      #expect(lines[3].contains(#"Text \"Hello Ada\""#), "\(lines[3])")
      #expect(lines[4].contains(#""code":"ended""#) && lines[4].contains("on purpose"))
      #expect(lines[5].contains(#"Text \"Count 0\""#))
      #expect(lines[6].contains(#""isMoving":true"#) && lines[6].contains(#""reacted":["#))
      #expect(lines[7].contains(#""isMoving":false"#))
      #expect(lines[8].contains(#""size":[300,400]"#))
      #expect(lines[9].contains(#""pixels":[300,400]"#), "\(lines[9])")
      let image = try Data(contentsOf: folder.appendingPathComponent("dark.png"))
      #expect(try Bitmap(pngData: image).width == 300)
      #expect(lines[10].contains(#""text":""#) && lines[10].contains("offered"), "\(lines[10])")
      #expect(lines[11].contains(#""handle":"p2""#))
      #expect(lines[12].contains(#""code":"file""#))
    }
  }

  /// The same requests have the same pixels, however fast the machine is.
  @Test func timeIsThePreviewsOwn() throws {
    try Program.withFolder { folder in
      let requests = [
        #"{"request": "tap", "label": "Grow"}"#, #"{"request": "advance", "seconds": 0.5}"#,
        #"{"request": "image"}"#,
      ]
      let arguments = ["session", "Counter.swift"]
      let first = try run(requests, arguments, in: folder).lines
      #expect(first.count == 5)
      #expect(try run(requests, arguments, in: folder).lines == first)
    }
  }

  @Test func wrongCommandLinesAndFoldersAreErrors() throws {
    try Program.withFolder { folder in
      let none = try Program.run(["session", "--root", "none"], input: Data(), in: folder)
      #expect(
        none.code == 5 && none.errors.contains("--root: none: no such file"), "\(none.errors)")
      let operand = try Program.run(["mcp", "Card.swift"], input: Data(), in: folder)
      #expect(operand.code == 2 && operand.errors.contains("takes only options"))
      let (lines, result) = try run(
        ["{", String(repeating: "x", count: 2 << 20), #"{"request": "tree"}"#], in: folder)
      try #require(result.code == 0 && lines.count == 4)
      #expect(lines[1].contains(#""code":"request""#))
      #expect(lines[2].contains("the line has more than 1048576 bytes"))
      #expect(lines[3].contains("no preview is open"))
    }
  }

  @Test func agentsAreServed() throws {
    try Program.withFolder { folder in
      let (lines, result) = try run(
        [
          #"{"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25"}}"#,
          #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#,
          #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "open_preview", "arguments": {"file": "Counter.swift", "observe": "both"}}}"#,
        ], ["mcp"], in: folder)
      try #require(result.code == 0 && lines.count == 2, "\(result.errors)")
      #expect(lines[0].contains(#""protocolVersion":"2025-11-25""#))
      #expect(lines[1].contains(#"button \"Add\" [tap]"#), "\(lines[1].prefix(2000))")
      #expect(lines[1].contains(#""type":"image""#) && lines[1].contains(#""isError":false"#))
    }
  }
}
