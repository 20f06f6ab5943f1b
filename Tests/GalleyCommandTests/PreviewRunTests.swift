import Foundation
import GalleyImages
import Testing

extension Program {
  /// A Swift file of previews by the names and the bodies of `#Preview`.
  static func previews(_ list: [(name: String?, body: String)], _ more: String = "") -> Data {
    let blocks = list.map { item in
      "#Preview\(item.name.map { "(\"\($0)\")" } ?? "") {\n  \(item.body)\n}"
    }
    return Data(
      "import SwiftUI\n\n\(more)\n\(blocks.joined(separator: "\n\n"))\n".utf8)
  }

  static func block(_ width: Int, _ height: Int = 20, _ color: String = "red") -> String {
    "Color.\(color).frame(width: \(width), height: \(height))"
  }
}

/// `galley preview`, `render` and `golden` with Swift files, by the built program and the modules of the release build
/// (`Scripts/build`).
@Suite(.serialized) struct PreviewRunTests {
  private func text(_ result: Program.Result) -> String {
    String(decoding: result.output, as: UTF8.self)
  }

  private func events(_ result: Program.Result) throws -> [[String: Any]] {
    try text(result).split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  private func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func width(_ name: String, _ folder: URL) throws -> Int {
    try PNGDecoder().decode(Data(contentsOf: folder.appendingPathComponent(name))).width
  }

  @Test func privateProvidersOfOneNameAreToldApartByTheirFiles() throws {
    try Program.withFolder { folder in
      func provider(_ width: Int) -> Data {
        let body = "static var previews: some View { \(Program.block(width)) }"
        return Data(
          "import SwiftUI\nprivate struct P_Previews: PreviewProvider { \(body) }\n".utf8)
      }
      let hidden = Data("#if NEVER\n".utf8) + provider(70) + Data("#endif\n".utf8)
      try Program.write(
        ["A.swift": provider(40), "B.swift": provider(50), "C.swift": hidden], in: folder)
      let result = try Program.run(["preview", "C.swift", "B.swift", "A.swift"], in: folder)
      #expect(result.code == 0, "\(result.errors)")
      #expect(result.errors.contains("C.swift:3: this preview was not compiled"))
      #expect(try width("A.png", folder) == 80 && width("B.png", folder) == 100)
      #expect(try names(folder).filter { $0.hasSuffix(".png") } == ["A.png", "B.png"])
    }
  }

  @Test func whatAPreviewLeavesBehindEndsWithIt() throws {
    try Program.withFolder { folder in
      let start = ContinuousClock.now
      let body = "let _ = leave(); \(Program.block(40))"
      let code = """
        func leave() {
          var words: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/sleep"), strdup("61.25"), nil]
          var identifier = pid_t()
          posix_spawn(&identifier, "/bin/sleep", nil, nil, &words, nil)
          fatalError("and no more")
        }
        """
      try Program.write(["Card.swift": Program.previews([(nil, body)], code)], in: folder)
      let result = try Program.run(["preview", "Card.swift", "--timeout", "20"], in: folder)
      #expect(result.code == 3 && result.errors.contains("and no more"), "\(result.errors)")
      #expect(ContinuousClock.now - start < .seconds(40))
      let left = try FileManager.default.contentsOfDirectory(atPath: "/proc").contains { name in
        FileManager.default.contents(atPath: "/proc/\(name)/cmdline")
          == Data(
            "/bin/sleep\u{0}61.25\u{0}".utf8)
      }
      #expect(!left)
    }
  }

  /// Programs in a session of their own, of which one has lost its parent, too.
  @Test(arguments: [
    ("61.5", "fatalError(\"and no more\")"), ("61.75", "while true {}"), ("62.5", ""),
  ])
  func whatAPreviewLeavesInASessionOfItsOwnEndsWithIt(seconds: String, last: String) throws {
    try Program.withFolder { folder in
      let body = "let _ = leave(); \(Program.block(40))"
      let code = """
        @discardableResult func start(_ words: [String]) -> pid_t {
          var attributes = posix_spawnattr_t()
          posix_spawnattr_init(&attributes)
          // POSIX_SPAWN_SETSID
          posix_spawnattr_setflags(&attributes, 0x80)
          var arguments = words.map { strdup($0) } + [nil]
          var identifier = pid_t()
          posix_spawn(&identifier, words[0], nil, &attributes, &arguments, nil)
          return identifier
        }
        func leave() {
          start(["/bin/sleep", "\(seconds)"])
          // Its shell has ended, and left a child.
          waitpid(start(["/bin/sh", "-c", "/bin/sleep \(seconds) & exit"]), nil, 0)
          \(last)
        }
        """
      try Program.write(["Card.swift": Program.previews([(nil, body)], code)], in: folder)
      let result = try Program.run(["preview", "Card.swift", "--timeout", "5"], in: folder)
      #expect(result.code == (last.isEmpty ? 0 : 3), "\(result.errors)")
      let left = try FileManager.default.contentsOfDirectory(atPath: "/proc").contains { name in
        FileManager.default.contents(atPath: "/proc/\(name)/cmdline")
          == Data("/bin/sleep\u{0}\(seconds)\u{0}".utf8)
      }
      #expect(!left)
    }
  }

  private static let unshare = URL(fileURLWithPath: "/usr/bin/unshare")

  /// Kernels refuse it inside of most containers.
  private static var canBeFirstProcess: Bool {
    (try? Program.run(["--pid", "--fork", "/bin/true"], by: unshare))?.code == 0
  }

  /// As the entry point of a container is.
  @Test(.enabled(if: canBeFirstProcess, "this kernel gives nobody a space of processes"))
  func theFirstProcessOfAMachineDraws() throws {
    try Program.withFolder { folder in
      try Program.write(
        ["Card.swift": Program.previews([(nil, Program.block(40))])], in: folder)
      let result = try Program.run(
        ["--pid", "--fork", Program.galley.path, "preview", "Card.swift"], by: Self.unshare,
        in: folder)
      #expect(result.code == 0, "\(result.errors)")
    }
  }

  @Test func aBrokenTableOfTextsIsAWarning() throws {
    try Program.withFolder { folder in
      try Program.write(
        [
          "Card.swift": Program.previews([(nil, "Text(\"greet\")")]),
          "en.lproj/Localizable.strings": Data("\"greet\" = \"hi\";\n\"x\" = \n".utf8),
        ], in: folder)
      let result = try Program.run(["preview", "Card.swift", "--strict"], in: folder)
      #expect(result.code == 3, "\(result.errors)")
      #expect(result.errors.contains("Localizable.strings:3"), "\(result.errors)")
    }
  }

  @Test func nothingToDrawIsNoSuccess() throws {
    try Program.withFolder { folder in
      let body = "static var previews: some View { EmptyView() }"
      try Program.write(
        ["Card.swift": Data("import SwiftUI\nstruct P: PreviewProvider { \(body) }\n".utf8)],
        in: folder)
      let result = try Program.run(["preview", "Card.swift"], in: folder)
      #expect(result.code == 3 && result.errors.contains("P has no views"), "\(result.errors)")
    }
  }

  @Test func imagesLieBesideTheirSourcesAndNothingElse() throws {
    try Program.withFolder { folder in
      let card = Program.previews([("Large", Program.block(40)), (nil, Program.block(30))])
      try Program.write(
        ["Card.swift": card, "Row.swift": Program.previews([(nil, Program.block(20))])], in: folder)
      let result = try Program.run(["preview", "."], in: folder)
      #expect(result.code == 0, "\(result.errors)")
      #expect(
        try names(folder) == ["Card-2.png", "Card-Large.png", "Card.swift", "Row.png", "Row.swift"])
      #expect(try width("Card-Large.png", folder) == 80)
      let first = try Data(contentsOf: folder.appendingPathComponent("Card-Large.png"))
      let again = try Program.run(["preview", "Card.swift", "--json"], in: folder)
      #expect(again.code == 0, "\(again.errors)")
      #expect(try Data(contentsOf: folder.appendingPathComponent("Card-Large.png")) == first)
      let event = try #require(events(again).first)
      #expect(event["event"] as? String == "preview" && event["name"] as? String == "Large")
      #expect(event["file"] as? String == "Card.swift" && event["line"] as? Int == 4)
      #expect(event["width"] as? Int == 80 && event["height"] as? Int == 40)
      #expect((event["pixels"] as? String)?.isEmpty == false)
      #expect(event["path"] as? String == "Card-Large.png")
      #expect((event["warnings"] as? [Any])?.isEmpty == true)
      #expect(event["compileMilliseconds"] is Double && event["drawMilliseconds"] is Double)
      let list = try Program.run(["preview", "Card.swift", "--list"], in: folder)
      #expect(text(list) == "Card.swift:4: Large\nCard.swift:8: Card 2\n")
    }
  }

  @Test func optionsAndMatricesMakeNamesAndSheets() throws {
    try Program.withFolder { folder in
      try Program.write(
        ["Card.swift": Program.previews([("Large", Program.block(40))])], in: folder)
      func preview(_ words: String...) throws -> Program.Result {
        try Program.run(["preview", "Card.swift", "-o", "out"] + words, in: folder)
      }
      let out = folder.appendingPathComponent("out")
      #expect(try preview("--scheme", "dark", "--scale", "1").code == 0)
      #expect(try names(out) == ["Card-Large-dark-1x.png"])
      #expect(try width("Card-Large-dark-1x.png", out) == 40)
      let sheet = try preview("--matrix", "scheme,type-size")
      #expect(sheet.code == 0 && text(sheet).contains("4 combinations"), "\(sheet.errors)")
      #expect(try names(out).contains("Card-Large-matrix.png"))
      let separate = try preview("--matrix", "scheme", "--separate", "--quiet")
      #expect(separate.code == 0 && separate.output.isEmpty && separate.errors.isEmpty)
      #expect(Set(try names(out)).isSuperset(of: ["Card-Large-dark.png", "Card-Large-light.png"]))
      let wrong = try preview("--name", "Small")
      #expect(
        wrong.code == 2
          && wrong.errors.contains("no preview is named \"Small\"; expected Large\n"))
    }
  }

  @Test func whatFailsDoesNotStopTheOthers() throws {
    try Program.withFolder { folder in
      let card = Program.previews([
        ("Trap", "let list: [Int] = []\n  Color.red.frame(width: CGFloat(list[1]), height: 1)"),
        ("Talks", "let _ = print(\"hello from the view\")\n  \(Program.block(10))"),
        ("Ends", "let _ = exit(0)\n  \(Program.block(10))"), ("Good", Program.block(30)),
      ])
      let files = [
        "Card.swift": card, "Broken.swift": Program.previews([("B", "Colr.red")]),
      ]
      try Program.write(files, in: folder)
      let result = try Program.run(["preview", "Card.swift", "Broken.swift"], in: folder)
      #expect(result.code == 3, "\(result.errors)")
      #expect(
        try names(folder) == ["Broken.swift", "Card-Good.png", "Card-Talks.png", "Card.swift"])
      #expect(result.errors.contains("galley: Card.swift:4: error: Trap: "), "\(result.errors)")
      #expect(
        result.errors.contains("error: Ends: ") && result.errors.contains("hello from the view"))
      let errors = result.errors.components(separatedBy: "cannot find 'Colr' in scope")
      #expect(errors.count == 2 && result.errors.contains("Broken.swift:5:3: error: "))
      #expect(result.errors.hasSuffix("the sources have 1 error; 2 of 4 previews failed\n"))
    }
  }

  @Test func renderDrawsTheFirstPreview() throws {
    try Program.withFolder { folder in
      try Program.write(
        ["Card.swift": Program.previews([("A", Program.block(40)), ("B", Program.block(30))])],
        in: folder)
      let first = try Program.run(["render", "Card.swift", "-o", "a.png"], in: folder)
      #expect(first.code == 0 && !first.errors.contains("found \"import\""), "\(first.errors)")
      #expect(try width("a.png", folder) == 80)
      let other = try Program.run(
        ["render", "Card.swift", "-o", "b.webp", "--preview", "B", "--scale", "1"], in: folder)
      #expect(other.code == 0, "\(other.errors)")
      let webP = try Data(contentsOf: folder.appendingPathComponent("b.webp"))
      #expect(try ImageDecoder().decode(webP).width == 30)
      let beside = try Program.run(["render", "Card.swift"], in: folder)
      #expect(beside.code == 0 && text(beside).hasPrefix("Card.png: 80 x 40 px"))
    }
  }

  @Test func previewsAreGoldens() throws {
    try Program.withFolder { folder in
      func card(_ width: Int) -> Data {
        Program.previews([
          ("Large", "VStack { Text(\"Hello\"); \(Program.block(width)) }"),
          ("Odd", "Text(\"Odd\")"),
        ])
      }
      try Program.write(
        [
          "App/Views/Card.swift": card(40),
          "App/Goldens/previews.json": Data(
            #"{"matrix": {"scheme": ["light", "dark"]}, "exclude": ["*/Odd"]}"#.utf8),
          "App/scene.json": Data(
            #"{"galley": 1, "view": {"type": "Color", "color": "red", "modifiers": [{"frame": {"width": 5, "height": 5}}]}}"#
              .utf8),
        ], in: folder)
      func golden(_ words: String...) throws -> Program.Result {
        try Program.run(["golden"] + words, in: folder)
      }
      let recorded = try golden("record", "App")
      #expect(recorded.code == 0, "\(recorded.errors)")
      #expect(text(recorded).hasSuffix("0 of 3 match, 3 recorded\n"))
      let goldens = folder.appendingPathComponent("App/Goldens")
      #expect(
        try names(goldens.appendingPathComponent("Views/Card")) == [
          "Large-dark.layout.json", "Large-dark.png", "Large-light.layout.json", "Large-light.png",
        ])
      #expect(try text(golden("check", "App")) == "3 of 3 match\n")
      try Program.write(["App/Views/Card.swift": card(60)], in: folder)
      let changed = try golden("check", "App")
      #expect(changed.code == 1 && text(changed) == "1 of 3 match, 2 failed\n")
      #expect(
        changed.errors.contains("galley: App/Views/Card.swift:4: Views/Card/Large-dark is "),
        "\(changed.errors)")
      #expect(changed.errors.contains("approve: galley golden approve App Views/Card/Large-dark"))
      #expect(try golden("approve", "App").code == 0)
      #expect(try golden("check", "App").code == 0)
      let broken = Program.previews([("Large", "Txt(\"a\")")])
      try Program.write(["App/Views/Card.swift": broken], in: folder)
      let failed = try golden("check", "App")
      #expect(failed.code == 1 && failed.errors.contains("cannot find 'Txt' in scope"))
      #expect(!failed.errors.contains("draws the goldens"))
      // A file by itself has its goldens beside it, and does not know of others.
      try Program.write(["Row.swift": card(40), "Goldens/Other/a.png": Data()], in: folder)
      #expect(try golden("record", "Row.swift").code == 0)
      #expect(try text(golden("check", "Row.swift")) == "2 of 2 match\n")
      let prune = try golden("prune", "Row.swift", "--delete")
      #expect(prune.code != 0, "\(prune.errors)")
    }
  }

  @Test func aPackageHasGoldensOfItsOwn() throws {
    try Program.withFolder { folder in
      let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "App", targets: [.target(name: "App")])
        """
      try Program.write(
        [
          "Package.swift": Data(manifest.utf8),
          "Sources/App/Card.swift": Program.previews([("Large", Program.block(40))]),
        ], in: folder)
      let recorded = try Program.run(["golden", "record", "."], in: folder)
      #expect(recorded.code == 0, "\(recorded.errors)")
      let golden = "Goldens/Previews/App/Card/Large.png"
      #expect(
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(golden).path))
      #expect(try text(Program.run(["golden", "check", "."], in: folder)) == "1 of 1 match\n")
      try Program.write(
        ["Sources/App/Card.swift": Program.previews([("Large", Program.block(50))])], in: folder)
      let changed = try Program.run(["golden", "check", "."], in: folder)
      #expect(
        changed.errors.contains(
          "approve: galley golden approve . --goldens Goldens/Previews App/Card/Large"),
        "\(changed.errors)")
      let approved = try Program.run(
        ["golden", "approve", ".", "--goldens", "Goldens/Previews", "App/Card/Large"], in: folder)
      #expect(approved.code == 0, "\(approved.errors)")
      #expect(try Program.run(["golden", "check", "."], in: folder).code == 0)
    }
  }

  @Test func aWatchShowsWhatIsSaved() throws {
    try Program.withFolder { folder in
      let file = folder.appendingPathComponent("Card.swift")
      try Program.previews([(nil, Program.block(40))]).write(to: file)
      try Program.previews([(nil, Program.block(10))]).write(
        to: folder.appendingPathComponent("Row.swift"))
      let process = Process()
      process.executableURL = Program.galley
      process.arguments = ["preview", ".", "--watch", "--scale", "1", "--interval", "20"]
      process.currentDirectoryURL = folder
      let (errors, output) = (
        folder.appendingPathComponent("errors.txt"), folder.appendingPathComponent("output.txt")
      )
      for file in [errors, output] { try Data().write(to: file) }
      process.standardError = try FileHandle(forWritingTo: errors)
      process.standardOutput = try FileHandle(forWritingTo: output)
      try process.run()
      defer { kill(process.processIdentifier, SIGKILL) }
      let image = folder.appendingPathComponent("Card-1x.png")
      func wait(_ isDone: () throws -> Bool) rethrows -> Bool {
        let deadline = Date(timeIntervalSinceNow: 60)
        while Date() < deadline {
          if try isDone() { return true }
          usleep(5000)
        }
        return false
      }
      func has(_ width: Int) -> Bool {
        guard let data = try? Data(contentsOf: image) else { return false }
        return (try? PNGDecoder().decode(data).width) == width
      }
      #expect(wait { has(40) })
      try Program.previews([(nil, Program.block(60))]).write(to: file)
      #expect(wait { has(60) })
      try Program.previews([(nil, "Colr.red")]).write(to: file)
      #expect(try wait { try String(contentsOf: errors, encoding: .utf8).contains("'Colr'") })
      #expect(has(60))
      try Program.previews([(nil, Program.block(70))]).write(to: file)
      #expect(wait { has(70) })
      #expect(
        try wait { try String(contentsOf: output, encoding: .utf8).contains(" ms after the save") })
      process.terminate()
      process.waitUntilExit()
      #expect(process.terminationStatus == 130)
      // Its own images are no change.
      let said = try String(contentsOf: output, encoding: .utf8)
      #expect(said.components(separatedBy: "Card-1x.png: ").count < 8)
    }
  }
}
