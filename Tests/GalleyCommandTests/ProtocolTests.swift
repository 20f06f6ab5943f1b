import Foundation
import GalleyImages
import Testing

/// `galley batch --protocol jsonl`.
@Suite struct ProtocolTests {
  private func answers(
    _ requests: [String], _ options: [String] = [], code: Int32 = 0, scene: String = "s.json",
    in folder: URL
  ) throws -> [[String: Any]] {
    let text =
      #"{"galley": 1, "sample": {"w": 5}, "view": {"type": "Color", "color": "red", "#
      + #""modifiers": [{"frame": {"width": "{{w}}", "height": 3}}]}}"#
    try Data(text.utf8).write(to: folder.appendingPathComponent("s.json"))
    let result = try Program.run(
      ["batch", scene, "--protocol", "jsonl"] + options,
      input: Data(requests.joined(separator: "\n").utf8), in: folder)
    #expect(result.code == code, "\(result.errors)")
    let lines = try result.output.split(separator: 0x0A).map { line in
      try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
    }
    #expect(lines.first?["protocol"] as? String == "galley-requests")
    #expect(lines.first?["version"] as? Int == 1)
    return Array(lines.dropFirst())
  }

  @Test func aLineIsARequestAndALineItsResult() throws {
    try Program.withFolder { folder in
      let results = try answers(
        [
          #"{"id": "a", "row": {"w": 9}, "out": "sub/a.png"}"#, "",
          #"{"id": 2, "out": "inline"}"#, #"{"id": [3], "row": {"w": -1}, "out": "c.png"}"#,
          #"{"id": 4, "row": {"w": 9}, "out": "../d.png"}"#, "nonsense",
          #"{"id": 6, "row": {"w": 9}, "output": "f.png"}"#, #"{"id": 7, "row": {"w": 9}}"#,
        ], ["--out", "cards", "--jobs", "3"], code: 4, in: folder)
      #expect(
        results.map { $0["status"] as? String } == [
          "drawn", "drawn", "failed", "failed", "failed", "failed", "failed",
        ])
      #expect(results[0]["path"] as? String == "cards/sub/a.png")
      #expect(results[0]["width"] as? Int == 9)
      let data = try #require(Data(base64Encoded: results[1]["data"] as? String ?? ""))
      #expect(try PNGDecoder().decode(data).width == 5)
      let errors = results.dropFirst(2).map { $0["error"] as? String ?? "" }
      let expected = [
        "expected a number of points",
        "expected a path inside cards, without empty parts, . or ..",
        "request 5:1:1: error", "the key \"output\"", "no out, expected a path below cards",
      ]
      for (error, text) in zip(errors, expected) { #expect(error.contains(text), "\(error)") }
      let names = try FileManager.default.subpathsOfDirectory(
        atPath: folder.appendingPathComponent("cards").path)
      #expect(Set(names) == ["sub", "sub/a.png"])
    }
  }

  /// Too long, binary, or cut off: each has its answer, and so have those behind it.
  @Test func everyLineHasOneAnswer() throws {
    try Program.withFolder { folder in
      let good = #"{"id": 1, "out": "inline"}"#
      let long = #"{"id": ""# + String(repeating: "x", count: 64 << 20) + #"", "out": "inline"}"#
      let lines = [good, long, "\0\0\0", good, "\u{1}", "  \t\r", good, long]
      let results = try answers(lines, ["--jobs", "2"], code: 4, in: folder)
      #expect(
        results.map { $0["status"] as? String } == [
          "drawn", "failed", "failed", "drawn", "failed", "drawn", "failed",
        ])
      for (index, text) in [
        (1, "request 2: the line has more than 67108864 bytes"), (2, "request 3:1:1: error"),
        (4, "request 5:1:1: error"), (6, "request 7: the line has more than 67108864 bytes"),
      ] {
        let error = results[index]["error"] as? String ?? ""
        #expect(error.contains(text), "\(error)")
      }
    }
  }

  @Test func scenesAreNamedBelowAFolder() throws {
    try Program.withFolder { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/passwd.json", withDestinationPath: "/etc/passwd")
      let results = try answers(
        ["s.json", "../s.json", "/etc/passwd", "passwd.json", "none.json"].map {
          #"{"scene": "\#($0)", "out": "inline"}"#
        } + [#"{"out": "inline"}"#], code: 4, scene: "-", in: folder)
      #expect(
        results.map { $0["status"] as? String } == [
          "drawn", "failed", "failed", "failed", "failed", "failed",
        ])
      #expect((results[5]["error"] as? String)?.contains("no scene") == true)
    }
  }

  /// As on a full disk: files may have no bytes.
  @Test func aFileThatCannotBeWrittenIsTheExitCode() throws {
    try Program.withFolder { folder in
      _ = try answers([], in: folder)
      let script = """
        ulimit -f 0; (echo '{"out": "a.png"}'; echo '{"row": {"w": -1}, "out": "b.png"}') \
        | '\(Program.galley.path)' batch s.json --protocol jsonl --out cards
        """
      let result = try Program.run(
        ["-c", script], by: URL(fileURLWithPath: "/bin/sh"), in: folder)
      let answers = String(decoding: result.output, as: UTF8.self)
      #expect(answers.contains(#""fault":"file""#) && answers.contains(#""fault":"scene""#))
      #expect(result.code == 5 && result.errors.contains("2 requests failed"), "\(result.errors)")
    }
  }

  /// A sender writes no image over the scene of all requests.
  @Test func theSceneIsNoImageOfARequest() throws {
    try Program.withFolder { folder in
      _ = try answers([], in: folder)
      let file = folder.appendingPathComponent("s.json")
      let scene = try Data(contentsOf: file)
      let results = try answers(
        [#"{"out": "s.json"}"#, #"{"out": "t.json"}"#],
        ["--out", ".", "--format", "png"], code: 4, in: folder)
      #expect(results.map { $0["status"] as? String } == ["failed", "drawn"])
      #expect((results[0]["error"] as? String)?.contains("reads or writes") == true)
      #expect(try Data(contentsOf: file) == scene)
    }
  }

  @Test(arguments: ["input", "completed"]) func resultsComeInOrder(_ order: String) throws {
    try Program.withFolder { folder in
      let requests = (0..<60).map {
        #"{"id": \#($0), "row": {"w": \#($0 % 10 == 0 ? 2000 : 4)}, "out": "inline"}"#
      }
      let ids = try answers(requests, ["--order", order, "--jobs", "4"], in: folder)
        .map { $0["id"] as? Int ?? -1 }
      #expect(Set(ids) == Set(0..<60))
      if order == "input" { #expect(ids == Array(0..<60)) }
    }
  }

  /// A sender of far more than a pipe holds must wait, and memory stays small.
  @Test func aReaderThatSleepsHoldsTheSender() throws {
    try Program.withFolder { folder in
      _ = try answers([], in: folder)
      let script = """
        (i=0; while [ $i -lt 3000 ]; do echo '{"id": '$i', "row": {"w": 900}, "out": "inline"}'; echo >> sent; \
        i=$((i+1)); done) | '\(Program.galley.path)' batch s.json --protocol jsonl --jobs 2 \
        | (sleep 2; wc -l < sent >&2; wc -l)
        """
      let result = try Program.run(
        ["-c", script], by: URL(fileURLWithPath: "/bin/sh"), in: folder)
      let sent = try #require(Int(result.errors.trimmingCharacters(in: .whitespacesAndNewlines)))
      #expect(sent < 2990)
      let count = String(decoding: result.output, as: UTF8.self)
      // One more line says the version.
      #expect(count.trimmingCharacters(in: .whitespacesAndNewlines) == "3001")
    }
  }
}
