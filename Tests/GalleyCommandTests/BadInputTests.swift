import Foundation
import GalleyStrings
import Testing

/// What is wrong with a scene or its data is said with its place, and leaves nothing behind.
@Suite struct BadInputTests {
  private func check(
    _ scene: Data, _ options: [String] = [], code: Int32, _ messages: [String],
    files: [String: Data] = [:], sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try Program.withFolder { folder in
      try scene.write(to: folder.appendingPathComponent("s.json"))
      for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
      let start = Date()
      let result = try Program.run(["render", "s.json", "-o", "p.png"] + options, in: folder)
      #expect(result.code == code, "\(result.errors)", sourceLocation: sourceLocation)
      for message in messages {
        #expect(
          result.errors.contains(message), "\(result.errors.prefix(2000))",
          sourceLocation: sourceLocation)
      }
      #expect(Date().timeIntervalSince(start) < 30, sourceLocation: sourceLocation)
      let names = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
      let expected = Set(["s.json"] + files.keys + (code == 0 ? ["p.png"] : []))
      #expect(names == expected, sourceLocation: sourceLocation)
    }
  }

  private func check(
    _ scene: String, with options: [String] = [], code: Int32 = 3, _ messages: String...,
    files: [String: String] = [:], sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try check(
      Data(scene.utf8), options, code: code, messages, files: files.mapValues { Data($0.utf8) },
      sourceLocation: sourceLocation)
  }

  private func view(_ view: String, _ more: String = "") -> String {
    "{\"galley\": 1, \(more)\"view\": \(view)}"
  }

  @Test func malformedJSONFarIntoAFile() throws {
    let line = #"{"type": "Text", "text": "0123456789"},"# + "\n"
    let count = 4_000_000 / line.utf8.count
    let head = "{\"galley\": 1, \"view\": {\"type\": \"VStack\", \"children\": [\n"
    let text = head + String(repeating: line, count: count) + "{\"type\": Text}]}}"
    try check(text, "s.json:\(count + 2):10: error: found \"Text}]}}\", expected a value")
  }

  @Test func aByteOrderMarkIsNoError() throws {
    let scene = view(#"{"type": "Color", "color": "red", "modifiers": [{"frame": {"width": 4}}]}"#)
    try check("\u{FEFF}" + scene, code: 0)
    try check("\u{FEFF}{\"galley\": 1 \"view\"", "s.json:1:14: error")
  }

  /// The image of a scene is drawn without it, and says so.
  @Test(arguments: ["", "no image", "\u{89}PNG\r\n\u{1A}\n", "\u{FF}\u{D8}\u{FF}"])
  func damagedImagesAreWarnings(_ text: String) throws {
    let scene = Data(view(#"{"type": "Image", "name": "a.png"}"#).utf8)
    let damaged = Data(text.unicodeScalars.map { UInt8($0.value) })
    let message = "the image a.png cannot be read"
    try check(scene, code: 0, [message], files: ["a.png": damaged])
    try check(scene, ["--strict"], code: 3, [message], files: ["a.png": damaged])
  }

  @Test func keysStandOnce() throws {
    try check(
      view(#"{"type": "Text", "text": "a",\#n "text": "b"}"#),
      "s.json:2:2: error: found the key \"text\" a second time")
  }

  @Test func deepNestingIsRefused() throws {
    let open = String(repeating: #"{"type":"Group","children":["#, count: 600)
    try check(view(open), "nested more than 1024 deep")
    try check(view(String(repeating: "[", count: 2_000_000)), "nested more than 1024 deep")
  }

  @Test func componentsDoNotContainThemselves() throws {
    try check(
      view(
        #"{"component": "A"}"#,
        #""components": {"A": {"view": {"type": "Group", "children": [{"component": "A"}]}}}, "#),
      "a component that contains itself: A > A")
    try check(
      view(#"{"component": "Cart"}"#, #""components": {"Card": {"view": {"type": "Spacer"}}}, "#),
      "the unknown component \"Cart\", expected one of Card; did you mean \"Card\"?")
  }

  @Test func repetitionsAreLimited() throws {
    let elements = "[" + String(repeating: "1,", count: 10_000_000) + "1]"
    try check(
      view(
        #"{"type": "VStack", "children": [{"forEach": "{{n}}", "view": {"type": "Spacer"}}]}"#),
      with: ["--data", "d.json"], "10000001 repetitions, expected at most 1000000",
      files: ["d.json": "{\"n\": \(elements)}"])
    // A thousand by a thousand by a thousand.
    let thousand = "[" + String(repeating: "1,", count: 999) + "1]"
    let inner = #"{"forEach": "{{n}}", "view": {"type": "Spacer"}}"#
    let middle = #"{"forEach": "{{n}}", "view": {"type": "HStack", "children": [\#(inner)]}}"#
    try check(
      view(
        #"{"type": "VStack", "children": [{"forEach": "{{n}}", "view": {"type": "HStack", "children": [\#(middle)]}}]}"#,
        "\"data\": {\"n\": \(thousand)}, "), "more than 1000000 views")
  }

  @Test func tokensAndCanvasesAreKnown() throws {
    try check(
      view(#"{"type": "Color", "color": "brnd"}"#, #""tokens": {"colors": {"brand": "red"}}, "#),
      "found the string \"brnd\"", "did you mean \"brand\"?")
    try check(
      view(#"{"type": "Text", "text": "a", "modifiers": [{"font": "titel"}]}"#),
      "did you mean \"title\"?")
    try check(
      view(#"{"type": "Spacer"}"#, #""canvases": {"og": {"width": 9}}, "#),
      with: ["--canvas", "gg"],
      "no canvas \"gg\", expected one of og; did you mean \"og\"?")
  }

  @Test func dataIsChecked() throws {
    let scene = view(#"{"type": "Text", "text": "{{a}}"}"#)
    try check(scene, "{{a}}, which names no data")
    try check(
      scene, with: ["--data", "d.csv"], "d.csv:2:3: error: found 2 fields, expected 1",
      files: ["d.csv": "a\n1,2\n"])
    try check(
      scene, with: ["--data", "d.csv"], code: 2,
      "d.csv has 2 rows; choose one with --row, or draw all with galley batch\n",
      files: ["d.csv": "a\n1\n2\n"])
    try check(
      scene, with: ["--data", "d.csv", "--row", "2"], code: 0, files: ["d.csv": "a\n1\n2\n"])
    try check(
      scene, with: ["--data", "d.csv", "--row", "3"], code: 2, "no row 3",
      files: ["d.csv": "a\n1\n2\n"])
    try check(scene, with: ["--data", "d.json"], "there is no row in it", files: ["d.json": "[]"])
    try check(scene, with: ["--set", "a"], code: 2, "found --set \"a\"; expected KEY=VALUE\n")
    try check(scene, with: ["--set", "a=Hi"], code: 0)
    try check(
      Data(scene.utf8), ["--data", "d.jsonl"], code: 3,
      ["d.jsonl:1:8: error: found the byte 0xff, which is not UTF-8", "in row 1"],
      files: ["d.jsonl": Data(#"{"a": ""#.utf8) + [0xFF] + Data("\"}\n".utf8)])
  }

  @Test func imagesStayInTheirFolder() throws {
    try Program.withFolder { folder in
      let images = folder.appendingPathComponent("images")
      try FileManager.default.createDirectory(at: images, withIntermediateDirectories: true)
      let real = Program.root.appendingPathComponent("Benchmarks/Scenes/photo.png")
      try FileManager.default.copyItem(at: real, to: folder.appendingPathComponent("outside.png"))
      try FileManager.default.createSymbolicLink(
        atPath: images.path + "/link.png", withDestinationPath: "../outside.png")
      try Data().write(to: images.appendingPathComponent("huge.png"))
      let handle = try #require(FileHandle(forWritingAtPath: images.path + "/huge.png"))
      try handle.truncate(atOffset: 300 << 20)
      try handle.close()
      for (name, message) in [
        ("none", "there is no image \"none.png\""), ("../outside", "leads out of the image folder"),
        ("link", "is a link that leads out of"),
        ("huge", "has 314572800 bytes; the limit is 268435456"),
      ] {
        let scene = view(#"{"type": "Image", "name": "\#(name)"}"#)
        let result = try Program.run(
          ["render", "-", "-o", "p.png", "--strict", "--images", "images"],
          input: Data(scene.utf8), in: folder)
        #expect(result.code == 3)
        #expect(result.errors.contains(message), "\(result.errors)")
      }
    }
  }

  /// Names of views, rows and files that would speak to the log of a CI service, by a line of their own or at its
  /// start.
  @Test func noCommandSpeaksToTheLogOfAService() throws {
    try Program.withFolder { folder in
      func scene(_ size: Int) -> Data {
        Data(
          #"""
          {"galley": 1, "golden": {"scale": 1}, "canvas": {"width": 40, "height": 40}, "view": {"type": "Color",
            "color": "red", "modifiers": [{"frame": {"width": \#(size), "height": 9}},
            {"layoutName": "N\n::error::inj"}, {"padding": 1}, {"layoutName": "::warning::it ##[error]x"}]}}
          """#.utf8)
      }
      try Program.write(
        [
          "a.json": scene(9), "::error::b.json": scene(9),
          "c.json": Data(#"{"galley": 1, "view": {"type": "Image", "name": "{{n}}"}}"#.utf8),
          "d.jsonl": Data(#"{"n": "x\n::error::y"}"#.utf8),
        ], in: folder)
      func check(_ words: [String]) throws -> String {
        let result = try Program.run(words, in: folder)
        let text = String(decoding: result.output, as: UTF8.self) + result.errors
        for line in text.split(separator: "\n") {
          #expect(!line.drop { $0.isWhitespace }.hasPrefix("::"), "\(words): \(line)")
          #expect(!line.contains("##["), "\(words): \(line)")
        }
        return text
      }
      #expect(try check(["inspect", "a.json"]).contains(#"N\u{A}::error::inj [0"#))
      _ = try check(["inspect", "a.json", "--why", "0.0.0"])
      _ = try check(["render", "::error::b.json"])
      _ = try check(["render", "c.json", "--data", "d.jsonl", "-o", "c.png"])
      _ = try check(["batch", "c.json", "--data", "d.jsonl", "--out", "o/{{n}}.png"])
      _ = try check(["golden", "record", "."])
      try scene(19).write(to: folder.appendingPathComponent("a.json"))
      try scene(19).write(to: folder.appendingPathComponent("::error::b.json"))
      for json in [[], ["--json"]] {
        #expect(try check(["golden", "check", "."] + json).contains("3 of 3 failed"))
      }
    }
  }

  /// A scene, a row and a name of a file that would speak to the terminal, in every command that quotes them.
  @Test func noCommandSpeaksToTheTerminal() throws {
    let words = #"\u001b]52;c;eA==\u0007\u009b2J\u202e"#
    try Program.withFolder { folder in
      let scene = view(
        #"{"type": "Text", "text": "{{t}}\#(words)", "id": "\#(words)", "modifiers": [{"frame": {"width": 1}}]}"#
      )
      try Data(scene.utf8).write(to: folder.appendingPathComponent("s.json"))
      try Data(view(#"{"type": "\#(words)"}"#).utf8).write(
        to: folder.appendingPathComponent("wrong.json"))
      let name = "e\u{1B}]0;x\u{7}.json"
      try Data("{".utf8).write(to: folder.appendingPathComponent(name))
      try Data(#"{"t": "\#(words)"}"#.utf8).write(to: folder.appendingPathComponent("d.json"))
      let commands = [
        ["render", "s.json", "--data", "d.json", "-o", "p.png", "--strict"],
        ["render", "wrong.json", "-o", "p.png"], ["render", name, "-o", "p.png"],
        ["render", "s.json", "--set", "t=\u{1B}c", "-o", "p.png", "--json"],
        ["inspect", "s.json", "--data", "d.json"],
        ["inspect", "s.json", "--data", "d.json", "--json"],
        ["check", "wrong.json", "--json"], ["check", name],
        ["batch", "wrong.json", "--data", "d.json", "--out", "{{t}}.png"],
        ["batch", "s.json", "--data", "d.json", "--out", "{{t}}.png", "--json"],
        ["fonts", "check", "a\u{1B}\u{202E}b"], ["\u{1B}c"],
      ]
      for arguments in commands {
        let result = try Program.run(arguments, in: folder)
        for text in [String(decoding: result.output, as: UTF8.self), result.errors] {
          let isObeyed = text.unicodeScalars.contains { scalar in
            ![0x09, 0x0A].contains(scalar.value) && ControlCharacters.isControl(scalar)
          }
          #expect(!isObeyed, "\(arguments): \(text.debugDescription)")
        }
      }
    }
  }

  /// Each level takes more of the stack than one of a container.
  @Test(arguments: [700, 1000])
  func placeholdersInPlaceholdersEndInAnError(levels: Int) throws {
    try Program.withFolder { folder in
      let open = String(
        repeating: #"{"type": "Image", "name": "none", "placeholder": "#, count: levels)
      let view =
        open + #"{"type": "Image", "name": "none"}"# + String(repeating: "}", count: levels)
      try Program.write(["s.json": Data(#"{"galley": 1, "view": \#(view)}"#.utf8)], in: folder)
      for words in [
        ["render", "s.json", "-o", "s.png"], ["check", "s.json"], ["inspect", "s.json"],
      ] {
        let result = try Program.run(words, in: folder)
        #expect(result.code == 3, "\(words): \(result.errors.prefix(300))")
        #expect(result.errors.contains("nested more than"))
      }
    }
  }
}
