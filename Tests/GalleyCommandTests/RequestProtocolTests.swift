import Foundation
import GalleyImages
import Testing

/// Version 1 of the protocol of requests, as Guides/Requests.md describes it.
@Suite struct RequestProtocolTests {
  private static let recorded = Program.root.appendingPathComponent("Tests/Requests/version-1")

  private func answers(
    _ requests: Data, _ options: [String] = [], in folder: URL
  ) throws -> [[String: Any]] {
    let scene = folder.appendingPathComponent("scene.json")
    if !FileManager.default.fileExists(atPath: scene.path) {
      try FileManager.default.copyItem(
        at: Self.recorded.appendingPathComponent("scene.json"), to: scene)
    }
    let result = try Program.run(
      ["batch", "scene.json", "--protocol", "jsonl", "--out", "images"]
        + (options.contains("--jobs") ? options : options + ["--jobs", "1"]),
      input: requests, in: folder)
    return try result.output.split(separator: 0x0A).map { line in
      try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
    }
  }

  private func answers(
    _ requests: [String], _ options: [String] = [], in folder: URL
  ) throws -> [[String: Any]] {
    try answers(Data(requests.joined(separator: "\n").utf8), options, in: folder)
  }

  /// What is compared by its type alone: it depends on the engine, or on the wording of a message.
  private static let free: Set<String> = [
    "milliseconds", "bytes", "pixels", "data", "galley", "error", "message", "line", "column",
    "warnings", "notes",
  ]

  /// What a later version of the program may not change: keys, their types, and what they say.
  private func checkKept(_ old: Any, _ new: Any?, _ place: String, isFree: Bool = false) {
    switch (old, new) {
    case (let old as [String: Any], let new as [String: Any]):
      for (key, value) in old {
        checkKept(value, new[key], "\(place).\(key)", isFree: isFree || Self.free.contains(key))
      }
    case (let old as [Any], let new as [Any]) where isFree:
      #expect(old.isEmpty == new.isEmpty, "\(place)")
      if let one = old.first { checkKept(one, new.first, place, isFree: true) }
    case (let old as [Any], let new as [Any]):
      #expect(old.count == new.count, "\(place)")
      for (index, pair) in zip(old, new).enumerated() {
        checkKept(pair.0, pair.1, "\(place)[\(index)]")
      }
    case (is String, is String) where isFree: break
    case (is NSNumber, is NSNumber) where isFree: break
    default:
      let isSame = (old as? NSObject).map { $0.isEqual(new) } ?? false
      #expect(isSame, "\(place): \(old), now \(new.map { "\($0)" } ?? "nothing")")
    }
  }

  @Test func recordedRequestsAreAnsweredAsTheyWere() throws {
    try Program.withFolder { folder in
      let requests = try Data(
        contentsOf: Self.recorded.appendingPathComponent("requests.jsonl"))
      let new = try answers(requests, in: folder)
      let text = try String(
        contentsOf: Self.recorded.appendingPathComponent("answers.jsonl"), encoding: .utf8)
      let old = try text.split(separator: "\n").map { line in
        try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      }
      #expect(old.count == 18)
      try #require(new.count == old.count)
      for (index, pair) in zip(old, new).enumerated() {
        checkKept(pair.0, pair.1, "line \(index + 1)")
      }
    }
  }

  @Test func theFirstLineSaysTheVersionWithoutAnyRequest() throws {
    try Program.withFolder { folder in
      let lines = try answers([], in: folder)
      try #require(lines.count == 1)
      #expect(lines[0]["protocol"] as? String == "galley-requests")
      #expect(lines[0]["version"] as? Int == 1)
    }
  }

  /// In the same process and in the next one; a file that somebody changed is drawn again.
  @Test(arguments: [1, 3]) func whatWouldBeWrittenIsThere(_ jobs: Int) throws {
    try Program.withFolder { folder in
      func statuses(_ requests: [String]) throws -> [String] {
        try answers(
          requests, ["--jobs", "\(jobs)"], in: folder
        )
        .dropFirst().map { $0["status"] as? String ?? "" }
      }
      let request = #"{"out": "a.png", "row": {"name": "x", "color": "red", "count": 4}}"#
      #expect(try statuses([request]) == ["drawn"])
      #expect(try statuses([request]) == ["unchanged"])
      let other = request.replacingOccurrences(of: #""x""#, with: #""y""#)
      if jobs == 1 {
        #expect(
          try statuses([request, request, other, other, request])
            == ["unchanged", "unchanged", "drawn", "unchanged", "drawn"])
      }
      let file = folder.appendingPathComponent("images/a.png")
      try Data("x".utf8).write(to: file)
      #expect(try statuses([request]) == ["drawn"])
      try FileManager.default.removeItem(at: file)
      #expect(try statuses([request]) == ["drawn"])
      _ = try PNGDecoder().decode(Data(contentsOf: file))
    }
  }

  /// What is in the answer is what would be in the file, with the same checks and the same keys.
  @Test func inlineAnswersAndFilesAreAlike() throws {
    try Program.withFolder { folder in
      let requests = [
        #"{"id": 1, "out": "a.png"}"#, #"{"id": 2, "out": "b.jpg", "canvas": "tall"}"#,
        #"{"id": 3, "out": "../a.png"}"#, #"{"id": 4, "out": "a.gif"}"#,
        #"{"id": 5, "out": "a.png", "row": {"name": "x"}}"#,
      ]
      let inline = try answers(requests, ["--inline"], in: folder).dropFirst()
      let images = folder.appendingPathComponent("images").path
      let before = (try? FileManager.default.subpathsOfDirectory(atPath: images)) ?? []
      #expect(before.isEmpty, "\(before)")
      let files = try answers(requests, in: folder).dropFirst()
      for (one, other) in zip(inline, files) {
        var own = one
        let data = own.removeValue(forKey: "data") as? String
        #expect(Set(own.keys) == Set(other.keys))
        for key in ["id", "status", "path", "width", "bytes", "pixels", "error", "fault"] {
          #expect("\(own[key] ?? "")" == "\(other[key] ?? "")", "\(key)")
        }
        guard let path = other["path"] as? String, other["status"] as? String == "drawn" else {
          #expect(data == nil)
          continue
        }
        let file = try Data(contentsOf: folder.appendingPathComponent(path))
        #expect(Data(base64Encoded: data ?? "") == file)
      }
      // A request says otherwise.
      let mixed = try answers(
        [#"{"out": "q.png", "inline": false}"#, #"{"out": "r.png"}"#, "{}"], ["--inline"],
        in: folder
      ).dropFirst()
      #expect(mixed.map { $0["data"] != nil } == [false, true, true])
      #expect(mixed.last?["path"] is NSNull)
    }
  }

  /// The request of the guide is answered as the guide says.
  @Test func theGuidesRequestIsDrawn() throws {
    let guide = try String(
      contentsOf: Program.root.appendingPathComponent("Guides/Requests.md"), encoding: .utf8)
    let match = try #require(
      guide.firstMatch(
        of: #/\$ echo '(.+)' \|\n +galley (batch Examples.+)\n.+\n(\{"id":7.+\})\n/#))
    try Program.withFolder { folder in
      let examples = folder.appendingPathComponent("Examples")
      try FileManager.default.createSymbolicLink(
        at: examples, withDestinationURL: Program.root.appendingPathComponent("Examples"))
      let result = try Program.run(
        match.output.2.split(separator: " ").map(String.init),
        input: Data(match.output.1.utf8), in: folder)
      let line = try #require(result.output.split(separator: 0x0A).last)
      let (answer, shown) = (
        try JSONSerialization.jsonObject(with: line) as? [String: Any] ?? [:],
        try JSONSerialization.jsonObject(with: Data(match.output.3.utf8)) as? [String: Any] ?? [:]
      )
      #expect(shown.count == 9 && Set(answer.keys) == Set(shown.keys), "\(answer)")
      for key in ["status", "path"] {
        #expect(answer[key] as? String == shown[key] as? String, "\(answer)")
      }
      for key in ["id", "request", "width", "height", "bytes"] {
        #expect(answer[key] as? Int == shown[key] as? Int, "\(answer)")
      }
    }
  }

  @Test func aRequestHasItsOwnTimeLimit() throws {
    try Program.withFolder { folder in
      let requests = [#"{"out": "inline"}"#, #"{"out": "inline", "timeLimit": 60}"#]
      let slow = try answers(requests, ["--timeout", "0.000001"], in: folder).dropFirst()
      #expect(slow.map { $0["status"] as? String } == ["failed", "drawn"])
      #expect(slow.first?["fault"] as? String == "limit")
      let quick = try answers(
        [#"{"out": "inline", "timeLimit": 0.000001}"#] + requests, ["--timeout", "0"], in: folder)
      #expect(quick.dropFirst().map { $0["status"] as? String } == ["failed", "drawn", "drawn"])
      for limit in ["0", "-1", "1e9", "\"5\"", "[]", "true", "1e999"] {
        let wrong = try answers(
          [#"{"id": 1, "out": "inline", "timeLimit": \#(limit)}"#], in: folder)
        #expect(wrong.last?["status"] as? String == "failed", "\(limit)")
      }
    }
  }

  /// What was asked is answered; what has come of a line is no request.
  @Test(arguments: [SIGINT, SIGTERM]) func anInterruptedStreamSaysSo(_ signal: Int32) throws {
    try Program.withFolder { folder in
      try FileManager.default.copyItem(
        at: Self.recorded.appendingPathComponent("scene.json"),
        to: folder.appendingPathComponent("scene.json"))
      let process = Process()
      process.executableURL = Program.galley
      process.arguments = ["batch", "scene.json", "--protocol", "jsonl", "--out", "images"]
      process.currentDirectoryURL = folder
      let (input, output, errors) = (Pipe(), Pipe(), Pipe())
      (process.standardInput, process.standardOutput, process.standardError) = (
        input, output, errors
      )
      try process.run()
      try input.fileHandleForWriting.write(contentsOf: Data("{\"id\": 1}\n{\"id\": 2".utf8))
      // Its greeting and the first answer.
      var lines = Data()
      while lines.count(where: { $0 == 0x0A }) < 2 {
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { break }
        lines += more
      }
      kill(process.processIdentifier, signal)
      lines += try output.fileHandleForReading.readToEnd() ?? Data()
      let said = String(
        decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationReason == .exit && process.terminationStatus == 130)
      #expect(said.contains("galley: interrupted"), "\(said)")
      #expect(lines.count(where: { $0 == 0x0A }) == 2)
    }
  }
}
