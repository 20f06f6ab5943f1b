import Foundation
import GalleyGoldens
import GalleyImages
import TestSupport
import Testing

/// `galley golden` by the built program.
@Suite struct GoldenCommandTests {
  private static func card(_ title: String, _ more: String = "") -> Data {
    Data(
      """
      {"galley": 1, \(more) "canvas": {"background": "white"}, "view": {"type": "VStack", "spacing": 4,
       "modifiers": [{"padding": 8}], "children": [
       {"type": "Text", "text": "\(title)", "modifiers": [{"layoutName": "Title"}]},
       {"type": "Rectangle", "fill": "red", "modifiers": [{"frame": {"width": 30, "height": 10}}]}]}}
      """.utf8)
  }

  private func text(_ result: Program.Result) -> String {
    String(decoding: result.output, as: UTF8.self)
  }

  @Test func scenesAreRecordedCheckedApprovedAndPruned() throws {
    try Program.withFolder { folder in
      try Program.write(
        [
          "cards/one.json": Self.card("One"), "cards/sub/it's two.json": Self.card("Two"),
          "cards/rows.json": Data("[1, 2]".utf8),
        ], in: folder)
      func golden(_ words: String...) throws -> Program.Result {
        try Program.run(["golden"] + words, in: folder)
      }
      #expect(try golden("check", "cards").code == 5)
      let recorded = try golden("record", "cards")
      #expect(recorded.code == 0 && text(recorded).hasSuffix("0 of 2 match, 2 recorded\n"))
      #expect(recorded.errors == "note: cards/rows.json is not a scene\n")
      #expect(try text(golden("record", "cards")) == "2 of 2 match, 0 recorded\n")
      #expect(try text(golden("check", "cards/")) == "2 of 2 match\n")
      try Program.write(
        ["cards/one.json": Self.card("One more"), "cards/sub/it's two.json": Self.card("Too")],
        in: folder)
      let changed = try golden("check", "cards")
      #expect(changed.code == 1 && text(changed) == "0 of 2 match, 2 failed\n")
      #expect(changed.errors.contains("`Title` is "))
      #expect(changed.errors.contains("because its text changed from \"One\" to \"One more\""))
      #expect(changed.errors.contains("galley: one is "))
      // The command as it is printed, by a shell.
      let lines = changed.errors.split(separator: "\n")
      let command = try #require(lines.first { $0.contains("approve: ") && $0.contains("two") })
      let pasted = command.replacingOccurrences(of: "  approve: galley ", with: "\"$0\" ")
      let approved = try Program.run(
        ["-c", pasted, Program.galley.path], by: URL(fileURLWithPath: "/bin/sh"), in: folder)
      #expect(approved.code == 0 && text(approved) == "approved sub/it's two\n", "\(pasted)")
      #expect(try golden("check", "cards").code == 1)
      #expect(try text(golden("approve", "cards")) == "approved one\n")
      #expect(try golden("check", "cards").code == 0)
      #expect(
        try text(golden("approve", "cards")) == "nothing failed, so there is nothing to approve\n")
      #expect(try golden("approve", "cards", "three").code == 5)
      try FileManager.default.removeItem(at: folder.appendingPathComponent("cards/one.json"))
      let gone = try golden("check", "cards")
      #expect(gone.code == 1 && gone.errors.contains("no scene draws the goldens one\n"))
      #expect(gone.errors.contains("to remove them: galley golden prune cards --delete"))
      #expect(try text(golden("prune", "cards")) == "one.png\none.layout.json\n")
      let removed = try golden("prune", "cards", "--delete")
      let notice = "2 files not read by the only case of the last run: removed"
      #expect(removed.errors.hasPrefix(notice))
      #expect(try text(golden("prune", "cards")) == "")
    }
  }

  /// A tree that was asked for once is compared from then on.
  @Test func treesStandBesideTheirImages() throws {
    try Program.withFolder { folder in
      try Program.write(["cards/one.json": Self.card("One")], in: folder)
      func golden(_ words: String...) throws -> Program.Result {
        try Program.run(["golden"] + words, in: folder)
      }
      #expect(try golden("record", "cards").code == 0)
      let asked = try golden("check", "cards", "--tree")
      #expect(asked.code == 1)
      #expect(asked.errors.contains("to create it: galley golden record cards --tree"))
      #expect(try text(golden("record", "cards", "--tree")).hasSuffix("1 recorded\n"))
      let file = folder.appendingPathComponent("cards/Goldens/one.tree.txt")
      let tree = try String(contentsOf: file, encoding: .utf8)
      #expect(tree.hasPrefix("Text \"One\" traits isStaticText at "))
      #expect(try golden("check", "cards").code == 0)
      try Program.write(["cards/Goldens/one.tree.txt": Data("Text \"Two\"\n".utf8)], in: folder)
      let changed = try golden("check", "cards")
      #expect(changed.code == 1 && changed.errors.contains("\n  - Text \"Two\"\n  + Text \"One\""))
      #expect(try text(golden("approve", "cards")) == "approved one\n")
      #expect(try String(contentsOf: file, encoding: .utf8) == tree)
      #expect(try golden("prune", "cards", "--tree").code == 2)
    }
  }

  @Test func whatComparesNothingFails() throws {
    try Program.withFolder { folder in
      try Program.write(
        ["empty/rows.json": Data("{}".utf8), "one/one.json": Self.card("One")], in: folder)
      for (words, code, message) in [
        (["check", "missing"], 5, "missing: the folder does not exist"),
        (["check", "empty"], 3, "empty: it has no scenes and no previews; for images, give"),
        (["record", "empty"], 3, "empty: it has no scenes and no previews; for images, give"),
        (["check", "empty", "empty"], 5, "they have no images, so nothing was compared"),
        (["check", "one", "missing"], 5, "one/Goldens: the folder of goldens does not exist"),
        (["check", "one"], 5, "one/Goldens: the folder of goldens does not exist"),
        (["report", "one"], 5, "it holds no results"), (["prune", "one"], 5, "no such folder"),
        (["approve", "one"], 5, "it holds no results"),
        (["chek", "one"], 2, "did you mean check?"),
        (["check"], 2, "needs a folder"),
        ([], 2, "missing subcommand: expected check, record, approve, prune, report or sheet\n"),
        (["prune", "one", "two"], 2, "prune takes only one folder; remove \"two\""),
        (["check", "one", "--tolerance", "channel=999"], 2, "channel=N"),
      ] as [([String], Int32, String)] {
        let result = try Program.run(["golden"] + words, in: folder)
        #expect(
          result.code == code && result.errors.contains(message), "\(words): \(result.errors)")
      }
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("one/Goldens"), withIntermediateDirectories: true)
      let missing = try Program.run(["golden", "check", "one"], in: folder)
      #expect(
        missing.code == 1 && missing.errors.contains("to create it: galley golden record one"))
    }
  }

  @Test func scenesThatFailFail() throws {
    try Program.withFolder { folder in
      try Program.write(
        [
          "s/good.json": Self.card("Good"),
          "s/bad.json": Data(#"{"galley": 1, "view": {"type": "Txt"}}"#.utf8),
          "s/broken.json": Data(#"{"galley": 1,"#.utf8), "s/a.json": Self.card("a"),
          "s/a.jsonc": Self.card("b"),
          "s/glyph.json": Data(
            #"{"galley": 1, "view": {"type": "Image", "name": "none"}}"#.utf8),
        ], in: folder)
      let result = try Program.run(["golden", "record", "s"], in: folder)
      #expect(result.code == 1 && text(result).contains("2 recorded, 4 failed"), "\(result.errors)")
      #expect(result.errors.contains("did you mean Text?") || result.errors.contains("Text"))
      #expect(result.errors.contains("s/broken.json:1:"))
      #expect(result.errors.contains("two cases are named a"))
      #expect(result.errors.contains("warning: glyph"))
      let strict = try Program.run(["golden", "check", "s", "--strict", "--json"], in: folder)
      let events = try text(strict).split(separator: "\n").map {
        try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
      }
      #expect(strict.code == 1 && events.count { $0["event"] as? String == "golden" } == 6)
      let glyph = events.compactMap { $0["result"] as? [String: Any] }
        .first { $0["key"] as? String == "glyph" }
      #expect(glyph?["verdict"] as? String == "error")
    }
  }

  @Test func tolerancesStandInTheSceneAndAreListed() throws {
    try Program.withFolder { folder in
      let tolerant = #""golden": {"tolerance": {"pixels": 5000}, "scale": 2},"#
      try Program.write(
        ["s/a.json": Self.card("One", tolerant), "s/b.json": Self.card("One")], in: folder)
      _ = try Program.run(["golden", "record", "s"], in: folder)
      let golden = try Data(contentsOf: folder.appendingPathComponent("s/Goldens/a.png"))
      let plain = try Data(contentsOf: folder.appendingPathComponent("s/Goldens/b.png"))
      // A text is as wide as its letters, up to a pixel of each scale.
      let single = try PNGDecoder().decode(plain).width
      let double = try PNGDecoder().decode(golden).width
      #expect(double == single * 2 || double == single * 2 - 1)
      for name in ["a", "b"] {
        let more = name == "a" ? tolerant : ""
        let data = Self.card("One", more)
        let text = String(decoding: data, as: UTF8.self)
          .replacingOccurrences(of: "\"red\"", with: "\"blue\"")
        try Program.write(["s/\(name).json": Data(text.utf8)], in: folder)
      }
      let result = try Program.run(["golden", "check", "s", "--report", "out"], in: folder)
      #expect(result.code == 1 && result.errors.contains("galley: b differs"))
      #expect(result.errors.contains("note: 1 case has a tolerance; 1 would fail without it: a"))
      let page = try String(
        contentsOf: folder.appendingPathComponent("out/report.html"), encoding: .utf8)
      #expect(page.contains("<li>a: pixels 5000 (needed)</li>"))
      for (tolerance, message) in [
        (#"{"channel": 0}"#, "1 to 254"), (#"{"channel": 1, "pixels": 2}"#, "one of channel"),
        (#"{"density": 3}"#, "\"window\""),
        (#"{"pixels": 3, "window": 3}"#, #"expected no "window", which is only for "density""#),
        (#"{"all": 3}"#, "channel"), (#"{}"#, "one of channel"),
      ] {
        let scene = Self.card("x", "\"golden\": {\"tolerance\": \(tolerance)},")
        try Program.write(["bad.json": scene], in: folder)
        let bad = try Program.run(["check", "bad.json"], in: folder)
        #expect(bad.code == 3 && bad.errors.contains(message), "\(tolerance): \(bad.errors)")
      }
    }
  }

  @Test func foldersOfImagesAreCompared() throws {
    try Program.withFolder { folder in
      func png(_ red: UInt8, _ size: Int = 8) throws -> Data {
        var bitmap = Bitmap(
          width: size, height: 8, filledWith: Pixel(red: 9, green: 9, blue: 9, alpha: 255))
        bitmap[3, 2] = Pixel(red: red, green: 9, blue: 9, alpha: 255)
        return try bitmap.pngData()
      }
      try Program.write(
        [
          "old/same.png": png(1), "new/same.png": png(1), "old/sub/other.png": png(1),
          "new/sub/other.png": png(2), "old/gone.png": png(1), "new/added.png": png(1),
          "old/size.png": png(1), "new/size.png": png(1, 9), "old/text.png": Data("x".utf8),
          "new/text.png": png(1),
        ], in: folder)
      let result = try Program.run(["golden", "check", "old", "new"], in: folder)
      #expect(result.code == 1 && text(result) == "1 of 6 match, 5 failed\n", "\(result.errors)")
      for message in [
        "1 of 64 pixels differs, by up to 1 of 255; the first is at 3, 2",
        "changed: 1 x 1 at 3, 2", "size is 9 x 8 pixels; its golden is 8 x 8",
        "new has no such image; old has gone.png", "old has no such image; new has added.png",
        "the golden of text cannot be used",
      ] { #expect(result.errors.contains(message), "\(message)") }
      let tolerant = try Program.run(
        ["golden", "check", "old", "new", "--tolerance", "channel=1"], in: folder)
      #expect(text(tolerant) == "2 of 6 match, 4 failed\n")
      // What the last run let pass is not approved.
      _ = try Program.run(["golden", "check", "old", "new"], in: folder)
      // Nor forgotten when the arguments of the next one are wrong.
      for wrong in [["--jobs", "0"], ["--tolerance", "x"], ["--strict"], ["-o", "x"]] {
        let result = try Program.run(["golden", "check", "old", "new"] + wrong, in: folder)
        #expect(result.code == 2, "\(wrong)")
      }
      #expect(try Program.run(["golden", "approve", "old"], in: folder).code == 0)
      let after = try Program.run(["golden", "check", "old", "new"], in: folder)
      #expect(text(after) == "5 of 6 match, 1 failed\n", "\(after.errors)")
      // What the other folder has not is what nothing draws.
      let pruned = try Program.run(["golden", "prune", "old", "--delete"], in: folder)
      #expect(text(pruned) == "gone.png\n", "\(pruned.errors)")
      let end = try Program.run(["golden", "check", "old", "new"], in: folder)
      #expect(text(end) == "5 of 5 match\n", "\(end.errors)")
    }
  }

  /// Images in other formats are pruned as well, and two names that are one file elsewhere are refused.
  @Test func foldersMayHaveOtherFormats() throws {
    try Program.withFolder { folder in
      let bitmap = Bitmap(width: 8, height: 8, filledWith: Pixel(rawValue: 0xFF20_4060))
      let jpeg = try bitmap.jpegData()
      try Program.write(
        ["old/a.jpg": jpeg, "new/a.jpeg": jpeg, "old/gone.jpg": jpeg], in: folder)
      let result = try Program.run(["golden", "check", "old", "new"], in: folder)
      #expect(text(result) == "1 of 2 match, 1 failed\n", "\(result.errors)")
      #expect(text(try Program.run(["golden", "prune", "old"], in: folder)) == "gone.jpg\n")
      try Program.write(["new/A.jpg": jpeg], in: folder)
      let clash = try Program.run(["golden", "check", "old", "new"], in: folder)
      #expect(clash.code != 0 && clash.errors.contains("the same file on a case-insensitive disk"))
    }
  }

  @Test(arguments: [
    (["check", "s", "-o", "x"], "report and sheet"), (["check", "s", "--all"], "record and prune"),
    (["report", "s", "--report", "x"], "check and record"),
    (["approve", "s", "--delete"], "prune"),
    (["approve", "s", "--tolerance", "channel=1"], "check and record"),
    (["prune", "s", "--strict"], "check and record"),
    (["report", "s", "--fonts", "x"], "check and record"),
    (["approve", "s", "--inline", "kitty"], "check and record"),
  ]) func optionsOfOtherVerbsAreRefused(_ arguments: [String], owners: String) throws {
    try Program.withFolder { folder in
      try Program.write(["s/one.json": Self.card("One")], in: folder)
      let result = try Program.run(["golden"] + arguments, in: folder)
      let message = "\(arguments[2]) is for galley golden \(owners), not for \(arguments[0])\n"
      #expect(result.code == 2 && result.errors.contains(message), "\(result.errors)")
    }
  }

  /// Two recordings at once, and one that is killed: every golden is whole or not there.
  @Test func recordingsAreWholeWhateverHappens() throws {
    try Program.withFolder { folder in
      var files: [String: Data] = [:]
      for index in 0..<40 { files["s/case-\(index).json"] = Self.card("Number \(index)") }
      try Program.write(files, in: folder)
      func start() throws -> Process {
        let process = Process()
        process.executableURL = Program.galley
        process.arguments = ["golden", "record", "s", "--quiet"]
        process.currentDirectoryURL = folder
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
      }
      let killed = try start()
      let goldens = folder.appendingPathComponent("s/Goldens")
      // In the middle: some are there, and not all.
      #expect(
        try eventually {
          guard FileManager.default.fileExists(atPath: goldens.path) else { return false }
          return try FileManager.default.contentsOfDirectory(atPath: goldens.path).count >= 4
        })
      kill(killed.processIdentifier, SIGKILL)
      killed.waitUntilExit()
      for name in (try? FileManager.default.contentsOfDirectory(atPath: goldens.path)) ?? []
      where name.hasSuffix(".png") {
        _ = try StraightAlphaImage(
          imageData: Data(contentsOf: goldens.appendingPathComponent(name)))
      }
      let both = [try start(), try start()]
      both.forEach { $0.waitUntilExit() }
      #expect(both.map(\.terminationStatus) == [0, 0])
      #expect(try text(Program.run(["golden", "check", "s"], in: folder)) == "40 of 40 match\n")
      // What the one that was killed left is no golden, and is found.
      let left = try text(Program.run(["golden", "prune", "s", "--delete"], in: folder))
      #expect(left.split(separator: "\n").allSatisfy { $0.hasSuffix(".tmp") })
      let names = try FileManager.default.contentsOfDirectory(atPath: goldens.path)
      #expect(names.filter { !$0.hasPrefix(".") }.count == 80)
    }
  }

  /// Links to one golden: they are listed in a moment, and none is taken for a case's.
  @Test func fiftyThousandGoldensAreListed() throws {
    try Program.withFolder { folder in
      try Program.write(["s/one.json": Self.card("One")], in: folder)
      _ = try Program.run(["golden", "record", "s"], in: folder)
      let goldens = folder.appendingPathComponent("s/Goldens").path
      for index in 0..<50_000 {
        if index % 1000 == 0 { mkdir("\(goldens)/\(index / 1000)", 0o755) }
        #expect(link("\(goldens)/one.png", "\(goldens)/\(index / 1000)/\(index).png") == 0)
      }
      let unread = try Program.run(["golden", "check", "s"], in: folder)
      #expect(unread.code == 1 && unread.errors.contains("and 49990 more"))
      let start = ContinuousClock.now
      let pruned = try Program.run(["golden", "prune", "s"], in: folder)
      #expect(pruned.errors.hasPrefix("50000 files not read"))
      #expect(ContinuousClock.now - start < .seconds(60))
    }
  }

  @Test func reportsAreReadByTheirReaders() throws {
    try Program.withFolder { folder in
      try Program.write(
        ["s/a & b.json": Self.card("One"), "s/plain.json": Self.card("Two")], in: folder)
      _ = try Program.run(["golden", "record", "s"], in: folder)
      try Program.write(["s/a & b.json": Self.card("</script><b>&\\u0007")], in: folder)
      #expect(try Program.run(["golden", "check", "s"], in: folder).code == 1)
      let result = try Program.run(["golden", "report", "s", "-o", "out"], in: folder)
      #expect(text(result) == "out/report.html\nout/report.json\nout/report.xml\n")
      let check = """
        import json, sys, xml.etree.ElementTree as tree
        from html.parser import HTMLParser
        suites = tree.parse("out/report.xml").getroot()
        assert suites.get("tests") == "2" and suites.get("failures") == "1", suites.attrib
        failure = suites.find(".//failure")
        assert "its text changed" in failure.text and "</script><b>&" in failure.text, failure.text
        report = json.load(open("out/report.json"))
        assert report["cases"] == 2 and report["failures"] == 1 and report["verdicts"]["same"] == 1
        class Page(HTMLParser):
          images = 0
          articles = 0
          def handle_starttag(self, tag, attributes):
            assert tag != "b" or self.depth_of_summary, "text became markup"
            if tag == "ul": self.depth_of_summary = dict(attributes).get("class") == "summary"
            if tag == "img":
              self.images += 1
              assert dict(attributes)["src"].startswith("data:image/png;base64,")
            if tag == "article": self.articles += 1
            for name, value in attributes:
              assert name not in ("src", "href") or value.startswith(("data:", "#")), value
          depth_of_summary = False
        page = Page()
        page.feed(open("out/report.html").read())
        assert (page.images, page.articles) == (3, 1), (page.images, page.articles)
        """
      let checked = try Program.run(
        ["-c", check], by: URL(fileURLWithPath: "/usr/bin/python3"), in: folder)
      #expect(checked.code == 0, "\(checked.errors)")
    }
  }
}
