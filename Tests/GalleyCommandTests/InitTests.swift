import Foundation
import Testing

/// `galley init`: a project that passes at once, and nothing half-written.
@Suite struct InitTests {
  private func files(_ folder: URL) -> [String] {
    let walker = FileManager.default.enumerator(atPath: folder.path)
    return (walker?.allObjects as? [String] ?? []).sorted()
  }

  private static let written = [
    "Goldens", "Goldens/card.layout.json", "Goldens/card.png", "card.json", "galley.json",
  ]

  @Test func aNewProjectPassesAtOnce() throws {
    try Program.withFolder { folder in
      let made = try Program.run(["init", "new/cards"], in: folder)
      #expect(made.code == 0 && made.errors.isEmpty, "\(made.errors)")
      let text = String(decoding: made.output, as: UTF8.self)
      #expect(text.hasPrefix("new/cards/galley.json\nnew/cards/card.json\n"))
      #expect(text.contains("\n  cd new/cards\n  galley golden check  "))
      let place = folder.appendingPathComponent("new/cards")
      #expect(files(place) == Self.written)
      let check = try Program.run(["golden", "check"], in: place)
      #expect(check.code == 0 && check.errors.isEmpty, "\(check.errors)")
      #expect(String(decoding: check.output, as: UTF8.self) == "1 of 1 match\n")
      let strict = try Program.run(["render", "card.json", "-o", "card.png"], in: place)
      #expect(strict.code == 0 && strict.errors.isEmpty)
      // The golden is what the scene draws, at the project's scale.
      let pixels = try Program.run(["diff", "card.png", "Goldens/card.png"], in: place)
      #expect(pixels.code == 0, "\(pixels.errors)")
    }
  }

  @Test func nothingIsWrittenOver() throws {
    for name in ["galley.json", "card.json", "Goldens/card.png", "Goldens/card.layout.json"] {
      try Program.withFolder { folder in
        try Program.write([name: Data("mine".utf8)], in: folder)
        let before = files(folder)
        let result = try Program.run(["init"], in: folder)
        #expect(result.code == 5, "\(name)")
        #expect(result.errors == "galley: .: \(name) is there already; nothing was written\n")
        #expect(files(folder) == before)
        #expect(try Data(contentsOf: folder.appendingPathComponent(name)) == Data("mine".utf8))
      }
    }
  }

  @Test func whatCannotBeWrittenLeavesNothing() throws {
    try Program.withFolder { folder in
      // A file is where the folder of goldens should be.
      try Program.write(["a/Goldens": Data(), "file": Data()], in: folder)
      let result = try Program.run(["init", "a"], in: folder)
      #expect(
        result.code == 5 && result.errors.contains("a: the project cannot be written"),
        "\(result.errors)")
      #expect(files(folder.appendingPathComponent("a")) == ["Goldens"])
      #expect(try Program.run(["init", "file"], in: folder).code == 5)
      #expect(try Program.run(["init", "file/below"], in: folder).code == 5)
      #expect(try Program.run(["init", "a", "b"], in: folder).code == 2)
      #expect(try Program.run(["init", ""], in: folder).code == 2)
      #expect(files(folder) == ["a", "a/Goldens", "file"])
    }
  }

  @Test func aProjectBelowAnotherIsNoted() throws {
    try Program.withFolder { folder in
      try Program.write(
        [
          "galley.json": Data("{}".utf8),
          "pack/Package.swift": Data("// swift-tools-version: 6.0".utf8),
        ],
        in: folder)
      let below = try Program.run(["init", "below"], in: folder)
      #expect(
        below.code == 0
          && below.errors == "note: galley.json no longer counts for what is in below\n")
      // In a package the goldens of tests lie in Goldens itself.
      #expect(
        try Program.run(["init", "--quiet"], in: folder.appendingPathComponent("pack")).code == 0)
      let check = try Program.run(["golden", "check"], in: folder.appendingPathComponent("pack"))
      #expect(check.code == 0, "\(check.errors)")
      #expect(FileManager.default.fileExists(atPath: folder.path + "/pack/Goldens/Scenes/card.png"))
    }
  }
}
