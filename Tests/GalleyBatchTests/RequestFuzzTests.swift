import Foundation
import Galley
import GalleyBudget
import GalleyData
import TestSupport
import Testing

@testable import GalleyBatch

/// Twenty thousand requests that were altered: each has one answer, which is JSON, and nothing ends the process.
@Suite struct RequestFuzzTests {
  private static let seeds = [
    #"{"id": 1, "out": "inline"}"#,
    #"{"id": [2], "row": {"t": "Maple", "c": "red", "l": [1, 2]}, "out": "a.png", "canvas": "b"}"#,
    ##"{"id": "x", "row": {"t": 3.5, "c": "#12345678", "l": []}, "timeLimit": 2, "inline": true}"##,
    #"{"scene": "s.json", "row": {"t": null}, "out": "sub/b.webp"}"#,
    #"{"id": 4, "out": "inline", "framing": "bytes"}"#,
    #"{"row": {"t": "\u202E{{c}} \ud83d\ude00", "c": "{{t}}", "l": ["a", {"b": []}]}, "out": "c.png"}"#,
  ]
  private static let pieces = [
    "\"", "{", "}", "[", "]", ",", ":", "null", "true", "-1", "1e999", "0.0000001", "\\u0000", "\\",
    "{{", "}}", "../", "/", "inline", "\"timeLimit\": ", "\"inline\": false,",
    "\"framing\": \"base64\",", "\"row\": {}",
    "\u{0}", "é", "\"canvas\": \"b\"", "9223372036854775808", "\"out\": \"\"",
    "\"l\": [[[[[[]]]]]]", "\u{FEFF}",
  ]

  private static func altered(_ source: inout SeededRandom) -> [UInt8] {
    var bytes = Array((seeds.randomElement(using: &source) ?? "").utf8)
    for _ in 0..<Int.random(in: 0...4, using: &source) {
      let place = Int.random(in: 0...bytes.count, using: &source)
      switch Int.random(in: 0..<5, using: &source) {
      case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &source)
      case 1:
        let end = min(bytes.count, place + Int.random(in: 0...12, using: &source))
        bytes.removeSubrange(place..<end)
      case 2:
        let piece = pieces.randomElement(using: &source) ?? ""
        bytes.insert(contentsOf: Array(piece.utf8), at: place)
      case 3:
        let start = Int.random(in: 0...place, using: &source)
        bytes.insert(contentsOf: Array(bytes[start..<place]), at: start)
      default: bytes.swapAt(place % max(1, bytes.count), 0)
      }
      if bytes.isEmpty { bytes = [0x7B] }
    }
    return bytes
  }

  @Test func eachAlteredRequestHasAnAnswer() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = """
      {"galley": 1, "canvases": {"a": {"width": 8, "height": 8}, "b": {"width": 6}},
       "sample": {"t": "x", "c": "teal", "l": [1]},
       "view": {"type": "VStack", "children": [
        {"type": "Color", "color": "{{c ?? 'red'}}", "modifiers": [{"frame": {"width": 4, "height": 4}}]},
        {"if": "{{t ?? 'x' | equals('x')}}", "then": {"type": "Color", "color": "blue"}},
        {"forEach": "{{l ?? null}}", "view": {"type": "Circle", "fill": "red"}}]}}
      """
    let path = folder.path + "/s.json"
    try Data(scene.utf8).write(to: URL(fileURLWithPath: path))
    var settings = RequestSettings()
    settings.scene = path
    settings.sceneFolder = folder.path
    settings.output = folder.path + "/out"
    settings.jobs = 2
    settings.limits.image = RenderBudget.Limits(bytes: 32 << 20, duration: .seconds(5))
    let count = 8_000
    var (source, sent) = (SeededRandom(seed: 20), 0)
    let answers = Locked<[String]>([])
    let ended = try RequestStream(settings).run(
      reading: {
        guard sent < count else { return nil }
        sent += 1
        var line = Self.altered(&source).filter { $0 != 0x0A }
        if line.allSatisfy({ $0 == 0x20 || $0 == 9 || $0 == 0x0D }) { line = [0x7B] }
        return .whole(line)
      },
      writing: { line in
        answers.withLock { $0.append(line.text) }
        #expect(line.file.isEmpty == !line.text.contains("\"follows\":"))
        return true
      })
    let lines = answers.withLock { $0 }
    #expect(lines.count == count + 1 && lines[0] == RequestProtocol.greeting)
    var statuses: [String: Int] = [:]
    for (index, line) in lines.dropFirst().enumerated() {
      let bytes = Array(line.utf8)
      let node = try JSONParser.parse(bytes, in: 0..<bytes.count)
      guard case .string(let status)? = node.member("status")?.value.value,
        node.member("request")?.value.number == Double(index + 1)
      else {
        Issue.record("request \(index + 1): \(line.prefix(300))")
        continue
      }
      statuses[status, default: 0] += 1
      #expect((status == "failed") == (node.member("fault") != nil))
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
    }
    #expect(ended.failed == statuses["failed"] && ended.isComplete)
    #expect(statuses["drawn", default: 0] > 400 && statuses["failed", default: 0] > 400)
    #expect(statuses["unchanged", default: 0] > 40, "\(statuses)")
    // Nothing was written but below the output folder.
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == ["s.json", "out"], "\(names)")
  }
}
