import Foundation
import GalleyGraphics
import GalleyImages
import Testing

/// `galley watch`, contact sheets, several canvases, help.
@Suite struct WatchTests {
  private func scene(_ width: Int, _ more: String = "") -> Data {
    Data(
      #"{"galley": 1, "view": {"type": "Color", "color": "red", "modifiers": [{"frame": {"width": \#(width), "height": 5}}\#(more)]}}"#
        .utf8)
  }

  /// Waits until the image has a width; a viewer reads it again and again, and never half of it.
  private func waitForWidth(_ width: Int, _ file: URL) throws -> Bool {
    let deadline = Date(timeIntervalSinceNow: 30)
    while Date() < deadline {
      if let data = try? Data(contentsOf: file) {
        if try PNGDecoder().decode(data).width == width { return true }
      }
      usleep(5000)
    }
    return false
  }

  @Test func imagesFollowTheirFiles() throws {
    try Program.withFolder { folder in
      let (file, image) = (
        folder.appendingPathComponent("s.json"), folder.appendingPathComponent("s.png")
      )
      try scene(7).write(to: file)
      let process = Process()
      process.executableURL = Program.galley
      process.arguments = ["watch", "s.json", "--data", "d.json", "--interval", "20"]
      process.currentDirectoryURL = folder
      let errors = folder.appendingPathComponent("errors.txt")
      try Data().write(to: errors)
      let output = folder.appendingPathComponent("output.txt")
      try Data().write(to: output)
      process.standardError = try FileHandle(forWritingTo: errors)
      process.standardOutput = try FileHandle(forWritingTo: output)
      try Data("{}".utf8).write(to: folder.appendingPathComponent("d.json"))
      try process.run()
      defer { kill(process.processIdentifier, SIGKILL) }
      #expect(try waitForWidth(7, image))
      try scene(9).write(to: file)
      #expect(try waitForWidth(9, image))
      // An error is shown, and the last image stays.
      try Data("{".utf8).write(to: file)
      let deadline = Date(timeIntervalSinceNow: 30)
      let isSaid = { try String(contentsOf: errors, encoding: .utf8).contains("s.json:1:2: error") }
      while try !isSaid(), Date() < deadline { usleep(5000) }
      #expect(try isSaid())
      #expect(try waitForWidth(9, image))
      // Data counts, too.
      let bound = String(decoding: scene(9), as: UTF8.self).replacingOccurrences(
        of: "9", with: "\"{{w ?? 3}}\"")
      try Data(bound.utf8).write(to: file)
      #expect(try waitForWidth(3, image))
      try Data(#"{"w": 12}"#.utf8).write(to: folder.appendingPathComponent("d.json"))
      #expect(try waitForWidth(12, image))
      // And so do images.
      try Data(#"{"galley": 1, "view": {"type": "Image", "name": "i"}}"#.utf8).write(to: file)
      for width in [21, 22] {
        var bitmap = Bitmap(width: width, height: 2)
        bitmap.pixels[0] = 1
        try PNGEncoder().encode(bitmap).write(to: folder.appendingPathComponent("i.png"))
        #expect(try waitForWidth(width, image))
      }
      #expect(try String(contentsOf: output, encoding: .utf8).contains("drawn in "))
      process.terminate()
      process.waitUntilExit()
      #expect(process.terminationStatus == 130)
    }
  }

  @Test func aContactSheetHasAllCombinations() throws {
    try Program.withFolder { folder in
      try scene(40).write(to: folder.appendingPathComponent("s.json"))
      let result = try Program.run(
        [
          "render", "s.json", "-o", "sheet.png", "--matrix", "width=50,60", "scheme=light,dark",
          "direction=ltr,rtl", "text=large,accessibility3",
        ], in: folder)
      #expect(result.code == 0, "\(result.errors)")
      #expect(String(decoding: result.output, as: UTF8.self).contains("16 combinations"))
      let sheet = try PNGDecoder().decode(
        Data(contentsOf: folder.appendingPathComponent("sheet.png")))
      #expect(sheet.height > 8 * 25)
      for (pairs, message) in [
        (["width=0"], "expected a number above 0"),
        (["wdth=1"], #"unknown name "wdth" in --matrix; expected width, height, scheme, "#),
        (["scheme=blue"], "expected light or dark"), (["text=big"], "expected one of xSmall"),
        (["width=1", "width=2"], "has width twice"), (["width=,"], "has no values"),
        (["locale=de,xx"], "--matrix locale=xx: expected a language tag such as fi-FI"),
      ] {
        let wrong = try Program.run(["render", "s.json", "--matrix"] + pairs, in: folder)
        #expect(wrong.code == 2 && wrong.errors.contains(message), "\(wrong.errors)")
      }
    }
  }

  @Test func aSceneHasSeveralCanvases() throws {
    try Program.withFolder { folder in
      let text =
        #"{"galley": 1, "canvas": {"height": 5}, "canvases": {"og": {"width": 12}, "square": {"width": 5}}, "#
        + #""view": {"type": "Color", "color": "red"}}"#
      try Data(text.utf8).write(to: folder.appendingPathComponent("s.json"))
      func names() throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
      }
      #expect(try Program.run(["render", "s.json"], in: folder).code == 0)
      #expect(try names() == ["s.json", "s-og.png", "s-square.png"])
      let one = try Program.run(
        ["render", "s.json", "-o", "a.png", "--canvas", "square"], in: folder)
      #expect(one.code == 0)
      let both = try Program.run(["render", "s.json", "-o", "a.png"], in: folder)
      #expect(both.code == 2 && both.errors.contains("{{canvas.name}}"), "\(both.errors)")
      let named = try Program.run(["render", "s.json", "-o", "{{canvas.name}}.png"], in: folder)
      #expect(named.code == 0, "\(named.errors)")
      #expect(try names().isSuperset(of: ["og.png", "square.png", "a.png"]))
      for canvases in [[], ["--canvas", "og,square"]] {
        let sheet = try Program.run(
          ["render", "s.json", "-o", "m.png", "--matrix", "scale=1,2"] + canvases, in: folder)
        #expect(
          sheet.code == 2
            && sheet.errors.contains(
              "choose one with --canvas, or combine them with --matrix canvas=NAMES: og, square"),
          "\(sheet.errors)")
      }
      for words in [["scale=1,2", "canvas=og,square"], ["scale=1,2", "--canvas", "og"]] {
        let sheet = try Program.run(
          ["render", "s.json", "-o", "m.png", "--matrix"] + words, in: folder)
        #expect(sheet.code == 0, "\(sheet.errors)")
      }
      let literal = try Program.run(
        ["render", "s.json", "-o", "{{canvas.name}}.png", "--matrix", "canvas=og"], in: folder)
      #expect(literal.code == 2 && literal.errors.contains("--matrix draws one image"))
      let inspected = try Program.run(["inspect", "s.json"], in: folder)
      #expect(inspected.code == 2 && inspected.errors.contains("og, square"))
    }
  }

  @Test func helpIsMadeOfOneTable() throws {
    func text(_ arguments: [String]) throws -> String {
      let result = try Program.run(arguments)
      #expect(result.code == 0, "\(result.errors)")
      return String(decoding: result.output, as: UTF8.self)
    }
    let help = try text(["help"])
    #expect(help == (try text(["--help"])))
    let commands = [
      "render", "batch", "watch", "check", "inspect", "fonts", "schema", "doctor", "help",
    ]
    let (man, bash) = (try text(["help", "man"]), try text(["help", "bash"]))
    let (zsh, fish) = (try text(["help", "zsh"]), try text(["help", "fish"]))
    for command in commands {
      #expect(help.contains("\n  \(command) "))
      #expect(man.contains(".SS galley \(command) "))
      // The scripts ask the program, which knows each command and its options.
      for shell in ["bash", "zsh", "fish"] {
        let names = try text(["complete", shell, "1", "galley", command])
        #expect(names.hasPrefix("words\n\(command)\t"), "\(shell): \(names)")
        let options = try text(["complete", shell, "2", "galley", command, "-"])
        #expect(options.hasPrefix("words\n--"), "\(shell): \(options)")
        #expect(options.hasSuffix("\n--help\tShow this help.\n"), "\(shell): \(options)")
      }
      #expect(try text(["help", command]).contains("Examples:\n  galley "))
    }
    #expect(bash.contains("\"$program\" complete bash "))
    #expect(bash.hasSuffix("\ncomplete -F _galley galley\n"))
    #expect(zsh.hasPrefix("#compdef galley\n") && zsh.contains("\"$program\" complete zsh "))
    #expect(fish.contains("    $program complete fish "))
    #expect(fish.hasSuffix("\ncomplete -c galley -f -a '(__galley_complete)'\n"))
    #expect(help.contains("\n  130  Interrupted by Ctrl-C; "))
    let shell = URL(fileURLWithPath: "/bin/bash")
    #expect(try Program.run(["-n"], by: shell, input: Data(bash.utf8)).code == 0)
    let wrong = try Program.run(["rendr"])
    #expect(wrong.code == 2 && wrong.errors.contains("did you mean render?"))
  }

  @Test func checkingDrawsNothing() throws {
    try Program.withFolder { folder in
      try Data("// A scene.\n".utf8 + scene(4)).write(to: folder.appendingPathComponent("s.json"))
      try Data("row\n1\n2\n".utf8).write(to: folder.appendingPathComponent("d.csv"))
      let plain = try Program.run(["check", "s.json", "--plain"], in: folder)
      #expect(String(decoding: plain.output, as: UTF8.self).hasPrefix(#"{"galley":1,"view""#))
      let rows = try Program.run(["check", "s.json", "--data", "d.csv"], in: folder)
      #expect(
        String(decoding: rows.output, as: UTF8.self)
          == "s.json: 2 rows of d.csv, 2 images, 0 refused\n", "\(rows.errors)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    }
  }

  /// Colours are for terminals alone, and not for those that do not want them.
  @Test func messagesHaveColoursOnTerminals() throws {
    let shell = URL(fileURLWithPath: "/bin/sh")
    func errors(_ environment: String) throws -> String {
      let script =
        "script -qec \"env TERM=xterm \(environment) '\(Program.galley.path)' render none.json\" /dev/null"
      let result = try Program.run(["-c", script], by: shell)
      return String(decoding: result.output, as: UTF8.self)
    }
    #expect(try errors("NO_COLOR=").contains("\u{1B}[31mgalley:\u{1B}[0m"))
    #expect(try !errors("NO_COLOR=1").contains("\u{1B}["))
    let plain = try Program.run(["render", "none.json"])
    #expect(!plain.errors.contains("\u{1B}["))
  }
}
