import Foundation
import Testing

/// What `galley check` and `galley batch` say of mistakes that many rows have.
@Suite struct CauseCommandTests {
  private func scene(_ text: String, _ canvases: String = "") -> Data {
    Data(
      (#"{"galley": 1, \#(canvases) "view": {"type": "VStack", "children": ["# + "\n"
        + #"{"type": "Text", "text": "\#(text)"},"# + "\n"
        + #"{"type": "Color", "color": "{{color}}", "modifiers": [{"frame": {"width": 4, "height": 4}}]}]}}"#)
        .utf8)
  }

  private func rows(_ count: Int, color: (Int) -> String = { _ in "red" }) -> Data {
    Data(
      ("id,name,color\n" + (1...count).map { "r\($0),Name \($0),\(color($0))\n" }.joined()).utf8)
  }

  private func lines(_ result: Program.Result) -> [String] {
    result.errors.split(separator: "\n").map(String.init)
  }

  @Test func oneMistakeInATemplateIsOneLine() throws {
    try Program.withFolder { folder in
      try Program.write(["s.json": scene("{{nmae}}"), "d.csv": rows(1002)], in: folder)
      let expected =
        "galley: s.json:2:29: error at $.view.children[0].text: found {{nmae}}, which names no data, "
        + "expected one of canvas, color, id, name, or a default: {{nmae ?? ''}}; did you mean "
        + "\"name\"?, in all 1,002 rows, first row 1"
      let batch = try Program.run(
        ["batch", "s.json", "--data", "d.csv", "--out", "o/{{id}}.png", "--quiet"], in: folder)
      #expect(batch.code == 4)
      #expect(lines(batch) == [expected, "galley: 1002 of 1002 failed"])
      let check = try Program.run(["check", "s.json", "--data", "d.csv"], in: folder)
      #expect(check.code == 4)
      #expect(lines(check) == [expected, "galley: 1002 rows cannot be drawn"])
    }
  }

  /// A row has a column of the name, or none has.
  @Test func halfExpressionsAreFoundInBranchesThatNoRowTakes() throws {
    try Program.withFolder { folder in
      let text = #"{"if": "{{name == 'x'}}", "then": "{{1 +}}", "else": "ok"}"#
      let file = String(decoding: scene("TEXT"), as: UTF8.self)
        .replacing("\"TEXT\"", with: text)
      let odd = "name,color,1 +\na,red,7\n"
      try Program.write(
        ["s.json": Data(file.utf8), "d.csv": rows(3), "odd.csv": Data(odd.utf8)], in: folder)
      for words in [["--data", "d.csv"], ["--set", "name=a", "--set", "color=red"]] {
        let check = try Program.run(["check", "s.json"] + words, in: folder)
        #expect(
          check.code == 3
            && lines(check).filter { $0.contains("found \"1 +\", which names no data") }.count == 1,
          "\(check.errors)")
      }
      let known = try Program.run(["check", "s.json", "--data", "odd.csv"], in: folder)
      #expect(known.code == 0, "\(known.errors)")
      let taken = try Program.run(
        ["check", "s.json", "--set", "name=x", "--set", "color=red"], in: folder)
      #expect(taken.code == 3 && lines(taken).count == 1, "\(taken.errors)")
    }
  }

  @Test func oneMistakeInANameIsOneLine() throws {
    try Program.withFolder { folder in
      try Program.write(["s.json": scene("{{name}}"), "d.csv": rows(30)], in: folder)
      for (output, expected) in [
        ("o/{{idd}}.png", "--out:1:1: error: found {{idd}}, which names no data"),
        ("o/{{id}}.gif1", "--out: error: found the extension \".gif1\""),
        ("o/{{name}}:.png", "--out:1:1: error: found the name \"…\""),
      ] {
        let result = try Program.run(
          ["batch", "s.json", "--data", "d.csv", "--out", output, "--quiet"], in: folder)
        #expect(result.code == 4 && lines(result).count == 2, "\(result.errors)")
        #expect(result.errors.contains("galley: \(expected)"), "\(result.errors)")
        #expect(result.errors.contains(", in all 30 rows, first row 1"), "\(result.errors)")
      }
    }
  }

  @Test func rowsOfACauseAreCounted() throws {
    try Program.withFolder { folder in
      let data = rows(100) { $0 >= 12 && $0 % 3 == 0 ? "no \($0)" : "red" }
      try Program.write(["s.json": scene("{{name}}"), "d.csv": data], in: folder)
      let result = try Program.run(["check", "s.json", "--data", "d.csv"], in: folder)
      #expect(lines(result).count == 2, "\(result.errors)")
      #expect(result.errors.contains("in 30 rows, first row 12"), "\(result.errors)")
      let one = try Program.run(
        ["check", "s.json", "--data", "d.csv"].map { $0 == "d.csv" ? "one.csv" : $0 }, in: folder)
      #expect(one.code == 5)
      try rows(20) { $0 == 7 ? "no" : "red" }.write(to: folder.appendingPathComponent("one.csv"))
      let single = try Program.run(["check", "s.json", "--data", "one.csv"], in: folder)
      #expect(single.errors.contains(", in row 7 of one.csv\n"), "\(single.errors)")
      #expect(single.errors.contains("galley: 1 row cannot be drawn"), "\(single.errors)")
    }
  }

  /// All errors of a row, of several canvases, each once; programs get each as an event.
  @Test func allErrorsAreSaidOnceForAllCanvases() throws {
    try Program.withFolder { folder in
      let canvases = #""canvases": {"a": {"width": 9}, "b": {"width": 8}},"#
      let data = rows(50) { _ in "no" }
      try Program.write(["s.json": scene("{{nmae}}", canvases), "d.csv": data], in: folder)
      let result = try Program.run(
        [
          "batch", "s.json", "--data", "d.csv", "--out", "o/{{idd}}-{{canvas.name}}.png", "--json",
        ], in: folder)
      #expect(result.code == 4 && lines(result).count == 4, "\(result.errors)")
      for line in lines(result).prefix(3) {
        #expect(line.contains("in all 50 rows, first row 1"), "\(line)")
      }
      let check = try Program.run(["check", "s.json", "--data", "d.csv", "--json"], in: folder)
      let events = try check.output.split(separator: 0x0A).map { line in
        try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
      }
      let problems = events.filter { $0["event"] as? String == "problem" }
      #expect(problems.map { $0["line"] as? Int } == [2, 3])
      #expect(problems.map { $0["column"] as? Int } == [29, 28])
      #expect(problems.map { $0["count"] as? Int } == [50, 50])
      #expect(problems.map { $0["row"] as? Int } == [1, 1])
      #expect(problems[0]["file"] as? String == "s.json")
      #expect(problems[0]["at"] as? String == "$.view.children[0].text")
      #expect((problems[1]["message"] as? String)?.hasPrefix("found the string \"no\"") == true)
      let plain = try Program.run(["check", "s.json"], in: folder)
      #expect(plain.code == 3 && lines(plain).count == 2, "\(plain.errors)")
    }
  }

  @Test func causesThatAreNotPrintedAreCounted() throws {
    try Program.withFolder { folder in
      let texts = (0..<30).map { #"{"type": "Text", "text": "{{x\#($0)y}}"}"# }
      let scene =
        #"{"galley": 1, "view": {"type": "VStack", "children": ["#
        + texts.joined(separator: ",\n") + "]}}"
      try Program.write(["s.json": Data(scene.utf8), "d.csv": rows(3)], in: folder)
      let result = try Program.run(["check", "s.json", "--data", "d.csv"], in: folder)
      #expect(lines(result).count == 22, "\(result.errors)")
      #expect(result.errors.contains("galley: 10 more errors, in 3 rows\n"), "\(result.errors)")
      let plain = try Program.run(["check", "s.json"], in: folder)
      #expect(plain.errors.hasSuffix("galley: 10 more errors\n"), "\(plain.errors)")
    }
  }

  @Test func aValueOfTheCommandLineIsNamed() throws {
    try Program.withFolder { folder in
      let sampled = #""sample": {"name": "n", "color": "red"},"#
      try Program.write(
        ["s.json": scene("{{name}}", sampled), "d.csv": rows(9)], in: folder)
      let result = try Program.run(
        ["check", "s.json", "--set", "name=x", "--set", "color=nix"], in: folder)
      #expect(
        result.code == 3 && result.errors.contains(", from --set color\n"), "\(result.errors)")
      #expect(!result.errors.contains("sample"), "\(result.errors)")
      let rows = try Program.run(
        ["check", "s.json", "--data", "d.csv", "--set", "color=nix"], in: folder)
      #expect(
        rows.errors.contains(", from --set color, in all 9 rows, first row 1"), "\(rows.errors)")
      try Program.write(["s.json": scene("{{nmae}}", sampled)], in: folder)
      let other = try Program.run(["check", "s.json", "--set", "name=x"], in: folder)
      #expect(other.errors.contains(", in the scene's sample\n"), "\(other.errors)")
      #expect(!other.errors.contains("from --set"), "\(other.errors)")
    }
  }

  @Test func theReportIsAPageBesideItsImages() throws {
    try Program.withFolder { folder in
      let data = rows(40) { $0 % 4 == 0 ? "no" : "red" }
      try Program.write(["s.json": scene("{{name}}"), "d.csv": data], in: folder)
      let arguments = [
        "batch", "s.json", "--data", "d.csv", "--out", "o/{{id}} #1.png", "--quiet",
      ]
      let result = try Program.run(arguments + ["--report", "report.html"], in: folder)
      #expect(result.code == 4, "\(result.errors)")
      let page = try String(
        contentsOf: folder.appendingPathComponent("report.html"), encoding: .utf8)
      #expect(page.contains("<h1>Batch: 10 of 40 images failed</h1>"))
      #expect(page.contains("href=\"o/r1%20%231.png\""))
      #expect(page.contains("In 10 rows, first row 4"))
      #expect(page.components(separatedBy: "data:image/png;base64,").count == 31)
      #expect(!page.contains(folder.path))
      for (report, code) in [
        ("report.txt", 2), ("none/report.html", 5), ("d.csv", 2), ("/proc/report.html", 5),
      ] {
        let wrong = try Program.run(arguments + ["--report", report], in: folder)
        #expect(Int(wrong.code) == code, "\(report): \(wrong.errors)")
      }
      let requests = try Program.run(
        ["batch", "s.json", "--protocol", "jsonl", "--report", "r.html"], in: folder)
      #expect(requests.code == 2)
    }
  }
}
