import Foundation
import Galley
import GalleyBatch
import GalleyBudget
import GalleyCanvas
import GalleyRendering
import GalleyScenes

extension FuzzTarget {
  static var sessions: [FuzzTarget] {
    [
      FuzzTarget(
        "requests", "lines of requests",
        seeds: [
          .files("Tests/Requests", ["jsonl"]),
          .text(
            """
            {"id": 1, "out": "inline"}
            {"id": [2], "row": {"t": "Maple", "c": "red", "l": [1, 2]}, "out": "a.png", "canvas": "b"}
            """),
        ], words: ["Sources/GalleyBatch"], requests),
      FuzzTarget(
        "events", "lines of events for a preview",
        seeds: [
          .text(
            """
            {"event": 1, "type": "pointer", "phase": "down", "x": 80, "y": 20}
            {"event": 2, "type": "pointer", "phase": "up", "x": 80, "y": 20}
            {"event": 3, "type": "text", "text": "Ada"}
            {"event": 4, "type": "key", "key": "Tab", "modifiers": ["shift"]}
            {"event": 5, "type": "wheel", "x": 80, "y": 120, "dx": 0, "dy": 9}
            {"event": 6, "type": "canvas", "width": 90, "colorScheme": "dark"}
            {"event": 7, "type": "tree"}
            """)
        ], words: ["Sources/GalleyCanvas"], events),
    ]
  }

  private static let requestScene = #"""
    {"galley": 1, "canvases": {"a": {"width": 8, "height": 8}, "b": {"width": 6}},
     "sample": {"t": "x", "c": "teal", "l": [1]},
     "view": {"type": "VStack", "children": [{"type": "Color", "color": "{{c ?? 'red'}}"},
      {"forEach": "{{l ?? null}}", "view": {"type": "Text", "text": "{{t}}"}}]}}
    """#

  /// Each line that is not blank has one answer, which is an object of JSON.
  private static func requests(_ bytes: [UInt8]) throws {
    let lines = bytes.split(separator: 0x0A).prefix(20).map(Array.init)
    try withFile(Array(requestScene.utf8), name: "scene.json") { file in
      var settings = RequestSettings()
      settings.scene = file.path
      settings.output = file.deletingLastPathComponent().appendingPathComponent("out").path
      settings.limits = .fuzzing
      let answers = Locked<[[UInt8]]>([])
      var rest = lines[...]
      _ = try RequestStream(settings).run {
        rest.popFirst().map { .whole($0) }
      } writing: { answer in
        answers.withLock { $0.append(answer.line) }
        return true
      }
      let expected = 1 + lines.count { !$0.allSatisfy { [0x20, 0x09, 0x0D].contains($0) } }
      let found = answers.withLock { $0 }
      try FuzzFinding.require(
        found.count == expected, "\(expected - 1) requests have \(found.count - 1) answers")
      for answer in found {
        let object = try? JSONSerialization.jsonObject(with: Data(answer))
        try FuzzFinding.require(
          object is [String: Any],
          "an answer is no object: \(String(decoding: answer, as: UTF8.self))")
      }
    }
  }

  private struct Desk: View {
    @State private var name = ""
    @State private var count = 2
    @State private var isOn = false

    nonisolated init() {}

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Button("More \(count)") { count += 1 }
        Toggle("Direct", isOn: $isOn)
        ScrollView { ForEach(0..<count, id: \.self) { Text("Row \($0)") } }.frame(height: 40)
      }
      .frame(width: 160, height: 160)
    }
  }

  /// A frame that was told is read again as the same.
  private static func events(_ bytes: [UInt8]) throws {
    let canvas = try LiveCanvas(
      Preview(Desk()), on: PreviewConfiguration(), with: .kept)
    for line in bytes.split(separator: 0x0A).prefix(24) {
      guard let message = try? CanvasMessage(Data(line)) else { continue }
      _ = canvas.take(message)
      guard let frame = try? canvas.frame() else { continue }
      try FuzzFinding.require(CanvasFrame(frame.bytes) == frame, "a frame is read as another one")
      _ = canvas.news()
    }
  }
}
