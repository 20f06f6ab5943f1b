import Foundation
import GalleyGraphics
import GalleyImages
import Testing

/// Cases by name, many failures, warnings and the project's goldens, by the built program.
@Suite struct GoldenNamesTests {
  private static func scene(_ text: String) -> Data {
    Data(#"{"galley": 1, "view": {"type": "Text", "text": "\#(text)"}}"#.utf8)
  }

  private func golden(_ words: [String], in folder: URL) throws -> Program.Result {
    try Program.run(["golden"] + words, in: folder)
  }

  private func text(_ result: Program.Result) -> String {
    String(decoding: result.output, as: UTF8.self)
  }

  /// Whatever is drawn first, results are told in the order of the cases.
  @Test func resultsComeInTheOrderOfTheCases() throws {
    try Program.withFolder { folder in
      let slow = #"""
        {"galley": 1, "view": {"type": "Rectangle", "fill": "red",
          "modifiers": [{"frame": {"width": 900, "height": 900}}, {"blur": 40}]}}
        """#
      let names = (10..<40).map { "c\($0)" }
      var files: [String: Data] = [:]
      for name in names { files["s/\(name).json"] = Self.scene("a") }
      files["s/c10.json"] = Data(slow.utf8)
      try Program.write(files, in: folder)
      let result = try golden(["record", "s", "--jobs", "4"], in: folder)
      let expected = names.map { "recorded \($0)\n" }.joined()
      #expect(text(result).hasPrefix(expected), "\(result.errors)")
    }
  }

  /// What is wrong with a scene on all its canvases is said of the first one.
  @Test func equalCausesOfCanvasesAreSaidOnce() throws {
    func scene(_ text: String) -> Data {
      Data(
        #"""
        {"galley": 1, "canvases": {"a": {"width": 200}, "b": {"width": 300}, "c": {"width": 250}},
         "view": {"type": "Text", "text": "\#(text)"}}
        """#.utf8)
    }
    try Program.withFolder { folder in
      try Program.write(["s/w.json": scene("Harbour"), "s/x.json": Self.scene("1")], in: folder)
      #expect(try golden(["record", "s"], in: folder).code == 0)
      try Program.write(["s/w.json": scene("Harbor"), "s/x.json": Self.scene("2")], in: folder)
      let result = try golden(["check", "s", "--jobs", "1"], in: folder)
      #expect(result.code == 1)
      let errors = result.errors
      #expect(
        errors.components(separatedBy: "from \"Harbour\" to \"Harbor\"").count == 2, "\(errors)")
      for canvas in ["b", "c"] {
        #expect(
          errors.contains(
            "galley: w-\(canvas) differs from its golden\n  for the same reasons as w-a\n"),
          "\(errors)")
        #expect(errors.contains("  approve: galley golden approve s w-\(canvas)\n"), "\(errors)")
      }
      // So is what makes no image at all.
      let wrong = String(decoding: scene("x"), as: UTF8.self).replacing("Text", with: "Txet")
      try Program.write(["s/w.json": Data(wrong.utf8)], in: folder)
      let broken = try golden(["check", "s", "--jobs", "1"], in: folder).errors
      #expect(broken.components(separatedBy: "unknown type").count == 2, "\(broken)")
      #expect(broken.contains("galley: w-c cannot be compared\n  for the same reasons as w-a\n"))
    }
  }

  @Test func namedCasesAloneAreChecked() throws {
    try Program.withFolder { folder in
      try Program.write(
        [
          "s/cards/one.json": Self.scene("1"), "s/cards/two.json": Self.scene("2"),
          "s/rows/two.json": Self.scene("3"), "s/last.json": Self.scene("4"),
          "s/wide.json": Data(
            #"{"galley": 1, "canvases": {"a": {}, "b": {}}, "view": {"type": "Text", "text": "x"}}"#
              .utf8),
          "last/x.txt": Data(),
        ], in: folder)
      #expect(try golden(["record", "s"], in: folder).code == 0)
      for (names, count) in [
        (["cards/one"], 1), (["one"], 1), (["cards"], 2), (["cards/"], 2), (["*two"], 2),
        (["last"], 1),
        (["wide"], 2), (["wide-b"], 1), (["one", "rows/*"], 2), (["[lw]*"], 3),
        (["one", "cards/one"], 1),
      ] {
        let result = try golden(["check", "s"] + names, in: folder)
        #expect(text(result) == "\(count) of \(count) match\n", "\(names): \(result.errors)")
        #expect(result.code == 0 && result.errors.isEmpty, "\(names): \(result.errors)")
      }
      for (names, message) in [
        (["onne"], #"s: there is no case and no second folder "onne"; did you mean "one"?"#),
        (
          ["two"], "s: several suites have a case two: cards/two, rows/two; name one with its suite"
        ),
        (["zzzzzzzz"], "there are cards/one, cards/two, last, rows/two, wide-a, wide-b"),
        (["one", "x*"], #"there is no case "x*""#), (["Cards/*"], #"did you mean "cards/*"?"#),
        (["cardz"], #"did you mean "cards"?"#), (["row/*"], #"did you mean "rows/*"?"#),
      ] {
        let result = try golden(["check", "s"] + names, in: folder)
        #expect(result.code == 5 && result.errors.contains(message), "\(names): \(result.errors)")
      }
      // A folder is a second one where it is written as a path.
      let path = try golden(["check", "s", "./last"], in: folder)
      #expect(
        path.code != 0
          && path.errors.contains("./last has no such image; s has Goldens/last.png\n"),
        "\(path.errors)")
    }
  }

  @Test func aRunOfNamedCasesRemovesNothing() throws {
    try Program.withFolder { folder in
      try Program.write(["s/a.json": Self.scene("a"), "s/b.json": Self.scene("b")], in: folder)
      _ = try golden(["record", "s"], in: folder)
      try FileManager.default.removeItem(at: folder.appendingPathComponent("s/b.json"))
      // What nothing draws is no failure of a run of other cases.
      #expect(try golden(["check", "s", "a"], in: folder).code == 0)
      for words in [["--delete"], ["--delete", "--all"]] {
        let result = try golden(["prune", "s"] + words, in: folder)
        #expect(
          result.code == 5 && result.errors.contains("the cases that were named"),
          "\(result.errors)")
      }
      #expect(FileManager.default.fileExists(atPath: folder.path + "/s/Goldens/b.png"))
      #expect(try golden(["check", "s"], in: folder).code == 1)
      #expect(try golden(["prune", "s", "--delete"], in: folder).code == 0)
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/s/Goldens/b.png"))
    }
  }

  @Test func oneIsApprovedAndThenAll() throws {
    try Program.withFolder { folder in
      let names = ["a", "b", "c", "d"]
      for name in names { try Program.write(["s/x/\(name).json": Self.scene(name)], in: folder) }
      _ = try golden(["record", "s"], in: folder)
      for name in names {
        try Program.write(["s/x/\(name).json": Self.scene(name + "!")], in: folder)
      }
      #expect(try golden(["check", "s"], in: folder).code == 1)
      #expect(try text(golden(["approve", "s", "b"], in: folder)) == "approved x/b\n")
      #expect(try text(golden(["approve", "s", "x/[ab]"], in: folder)) == "approved x/a\n")
      let all = try golden(["approve", "s"], in: folder)
      #expect(all.code == 0 && text(all) == "approved x/c\napproved x/d\n", "\(all.errors)")
      #expect(all.errors == "note: x/a was approved before\nnote: x/b was approved before\n")
      let again = try golden(["approve", "s"], in: folder)
      #expect(again.code == 0 && text(again) == "there is nothing left to approve\n")
      #expect(try golden(["check", "s"], in: folder).code == 0)
      let wrong = try golden(["approve", "s", "x/bb"], in: folder)
      #expect(wrong.code == 5 && wrong.errors.contains("did you mean \"x/b\"?"), "\(wrong.errors)")
    }
  }

  @Test func oneImageOfAFolderIsApprovedAndThenAll() throws {
    try Program.withFolder { folder in
      func image(_ red: UInt8) throws -> Data {
        try Bitmap(
          width: 4, height: 4, filledWith: Pixel(red: red, green: 0, blue: 0, alpha: 255)
        ).pngData()
      }
      for name in ["a", "b"] {
        try Program.write(
          ["old/\(name).png": image(1), "new/\(name).png": image(2)], in: folder)
      }
      #expect(try golden(["check", "old", "new"], in: folder).code == 1)
      #expect(try golden(["approve", "old", "a"], in: folder).code == 0)
      let all = try golden(["approve", "old"], in: folder)
      #expect(all.code == 0 && text(all) == "approved b\n", "\(all.errors)")
    }
  }

  @Test func manyFailuresPrintOneCommand() throws {
    try Program.withFolder { folder in
      for number in 0..<30 {
        try Program.write(
          ["s/\(number % 3 == 0 ? "rows" : "cards")/c\(number).json": Self.scene("\(number)")],
          in: folder)
      }
      _ = try golden(["record", "s"], in: folder)
      for number in 0..<30 {
        try Program.write(
          ["s/\(number % 3 == 0 ? "rows" : "cards")/c\(number).json": Self.scene("x\(number)")],
          in: folder)
      }
      let result = try golden(["check", "s"], in: folder)
      let lines = result.errors.split(separator: "\n").map(String.init)
      #expect(result.code == 1 && text(result) == "0 of 30 match, 30 failed\n")
      #expect(lines.count { $0.contains("  approve: ") } == 10)
      #expect(
        lines.suffix(5) == [
          "galley: 20 more failed. All 30:",
          "  30 have another size than their goldens: cards (20), rows (10)",
          "  to look at them: galley golden report s",
          "  to approve all 30: galley golden approve s", "galley: 30 of 30 failed",
        ], "\(lines.suffix(6))")
      let sheet = try golden(["sheet", "s", "-o", "sheet.png"], in: folder)
      #expect(sheet.code == 0 && sheet.errors.contains("room for 24 failures; 6 were left out"))
      let image = try PNGDecoder().decode(
        Data(contentsOf: folder.appendingPathComponent("sheet.png")))
      #expect(image.height > 24 * 60)
      #expect(try golden(["sheet", "s", "-o", "sheet.jpg"], in: folder).code == 2)
      #expect(try golden(["approve", "s"], in: folder).code == 0)
      #expect(try text(golden(["check", "s"], in: folder)) == "30 of 30 match\n")
      try FileManager.default.removeItem(at: folder.appendingPathComponent("sheet.png"))
      let nothing = try golden(["sheet", "s", "-o", "sheet.png"], in: folder)
      #expect(nothing.code == 0 && text(nothing) == "nothing failed: there is nothing to show\n")
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/sheet.png"))
    }
  }

  @Test func whatIsDrawnWithAWarningIsRecordedOnRequest() throws {
    try Program.withFolder { folder in
      let missing = #"{"galley": 1, "view": {"type": "Image", "name": "NAME"}}"#
      func write(_ name: String) throws {
        try Program.write(
          ["s/a.json": Data(missing.replacingOccurrences(of: "NAME", with: name).utf8)], in: folder)
      }
      try write("logo")
      let refused = try golden(["record", "s"], in: folder)
      #expect(
        refused.code == 1 && refused.errors.contains("because of a warning: there is no image"))
      #expect(refused.errors.contains("to record it all the same, add --allow-warnings"))
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/s/Goldens/a.png"))
      #expect(try golden(["approve", "s"], in: folder).code == 1)
      #expect(
        try text(golden(["record", "s", "--allow-warnings"], in: folder)).contains("recorded a\n"))
      #expect(try golden(["check", "s"], in: folder).code == 0)
      #expect(try golden(["record", "s", "--all"], in: folder).code == 0)
      #expect(try golden(["approve", "s", "--allow-warnings"], in: folder).code == 2)
    }
  }

  @Test func theProjectSaysWhereGoldensAre() throws {
    try Program.withFolder { folder in
      let dot = try Bitmap(
        width: 4, height: 4, filledWith: Pixel(red: 200, green: 0, blue: 0, alpha: 255)
      ).pngData()
      try Program.write(
        [
          "galley.json": Data(#"{"images": "art", "goldens": "approved", "scale": 1}"#.utf8),
          "art/dot.png": dot,
          "cards/a.json": Data(#"{"galley": 1, "view": {"type": "Image", "name": "dot"}}"#.utf8),
          "b.json": Self.scene("b"), "cards/low/galley.json": Data("{}".utf8),
        ], in: folder)
      let recorded = try golden(["record"], in: folder)
      #expect(recorded.code == 0, "\(recorded.errors)")
      #expect(recorded.errors.contains("./cards/low/galley.json does not count in this run"))
      #expect(FileManager.default.fileExists(atPath: folder.path + "/approved/cards/a.png"))
      // A run of a part has the goldens of the whole.
      let cards = folder.appendingPathComponent("cards")
      #expect(try text(golden(["check"], in: cards)) == "1 of 1 match\n")
      #expect(try text(golden(["check", "cards"], in: folder)) == "1 of 1 match\n")
      #expect(try text(golden(["check", ".", "cards"], in: folder)) == "1 of 1 match\n")
      #expect(try text(golden(["check"], in: folder)) == "2 of 2 match\n")
      // Approval, report and pruning know the same folder.
      try Program.write(["b.json": Self.scene("c")], in: folder)
      let failed = try golden(["check"], in: folder)
      #expect(failed.code == 1 && failed.errors.contains("approve: galley golden approve . b\n"))
      #expect(try golden(["report", "-o", "out"], in: folder).code == 0)
      #expect(try text(golden(["approve"], in: folder)) == "approved b\n")
      #expect(try text(golden(["check"], in: folder)) == "2 of 2 match\n")
      #expect(try golden(["prune"], in: folder).code == 0)
      // An option counts over the project.
      #expect(try golden(["check", ".", "--goldens", "other"], in: folder).code == 5)
    }
  }
}
