import Foundation
import Galley
import GalleyImages
import GalleyPreviews
import Testing

@testable import GalleyCommand

/// What `galley preview` makes of its words, and what it calls previews and images.
@Suite struct PreviewCommandTests {
  @Test func matricesAreNamesWithValuesOrTheirUsualOnes() throws {
    func axes(_ texts: String...) throws -> [String] {
      try PreviewMatrix(texts).axes.map { "\($0.name)=\($0.values.joined(separator: ","))" }
    }
    #expect(
      try axes("scheme,type-size") == ["scheme=light,dark", "type-size=large,accessibility3"])
    #expect(try axes("scheme,locale=en,de,ar") == ["scheme=light,dark", "locale=en,de,ar"])
    #expect(try axes("locale=en,de,scheme") == ["locale=en,de", "scheme=light,dark"])
    #expect(
      try axes("locale=en;direction", "scale=2") == [
        "locale=en", "direction=ltr,rtl", "scale=2",
      ])
    #expect(try axes("size=320x480,390x844") == ["size=320x480,390x844"])
    #expect(
      try axes("size") == ["device=iPhone SE (3rd generation),iPhone 15,iPad (A16)"])
    #expect(try axes().isEmpty)
  }

  @Test func matricesAreRefusedBeforeAnythingIsCompiled() throws {
    let unknown =
      "unknown name \"schem\" in --matrix; expected size, device, orientation, scheme, "
      + "type-size, locale, time-zone, date, direction, contrast, look, scale; did you mean scheme?\n"
    for (words, message) in [
      (["--matrix", "schem"], unknown),
      (["--matrix", "locale"], "needs values, such as locale=en,de,ar"),
      (["--matrix", "time-zone"], "needs values, such as time-zone=GMT,Asia/Tokyo"),
      (["--date", "2026-02-30"], "--date is \"2026-02-30\": expected a date such as"),
      (["--look", "17"], "--look is \"17\": expected 18, 26; did you mean 18?"),
      (["--time-zone", "Asia/Tokio"], "did you mean Asia/Tokyo?"),
      (["--matrix", "scheme,scheme"], "has scheme twice"),
      (["--matrix", "scheme=blue"], "light, dark"), (["--matrix", ","], "needs names"),
      (["--matrix", "size,device"], "has sizes twice"),
      (["--matrix", "scheme=dark,dark"], "has the combination scheme dark twice"),
      (
        ["--matrix", "scheme", "--scheme", "dark"],
        "--scheme and --matrix scheme set the same option; remove one of them\n"
      ),
      (["--scheme", "blue"], "--scheme is \"blue\": expected light, dark"),
      (["--device", "iPhone 99"], "did you mean"), (["--size", "12"], "WIDTHxHEIGHT"),
      (["--separate"], "--separate needs --matrix\n"),
      (["--interval", "20"], "belongs to --watch"),
      (["--list", "--watch"], "--watch has no effect with --list; remove one of them\n"),
      (
        ["--list", "--at", "1", "--scale", "2"],
        "--scale has no effect with --list; remove one of them\n"
      ),
      (["--swift-version", "4"], "from 5 to 6"), (["--timeout", "never"], "number of seconds"),
      (["--memory", "1K"], "at least 256M"), (["-o", ""], "-o is empty; expected DIR\n"),
      (["--fonst", "f"], "has no option --fonst"),
    ] {
      let result = try Program.run(["preview", "Card.swift"] + words)
      #expect(
        result.code == 2 && result.errors.contains(message), "\(words): \(result.errors)")
    }
    let none = try Program.run(["preview"])
    #expect(none.code == 2 && none.errors.contains("needs a Swift file"))
    let others = ["size", "locale", "time-zone", "date"]
    let axes = PreviewConfiguration.names.filter { !others.contains($0) }
    let many = try Program.run(
      [
        "preview", "a.swift", "--matrix", axes.joined(separator: ","), "--matrix",
        "locale=en,de,ar,fr",
      ])
    #expect(many.code == 2 && many.errors.contains("more than 400"), "\(many.errors)")
  }

  @Test func previewsAreListedWithoutACompiler() throws {
    try Program.withFolder { folder in
      let card = """
        import SwiftUI
        #Preview("Large") { Nowhere() }
        #Preview { Text("a") }
        struct Card_Previews: PreviewProvider {
          static var previews: some View { Group { A().previewDisplayName("One"); B().previewDisplayName("Two") } }
        }
        """
      let files = [
        "App/Card.swift": card,
        "App/Row.swift":
          "struct Row_Previews: PreviewProvider { static var previews: some View { Row() } }",
      ]
      try Program.write(files.mapValues { Data($0.utf8) }, in: folder)
      func list(_ words: String...) throws -> Program.Result {
        try Program.run(
          ["-i", "PATH=/nowhere", "HOME=\(folder.path)", Program.galley.path, "preview"] + words + [
            "--list"
          ],
          by: URL(fileURLWithPath: "/usr/bin/env"), in: folder)
      }
      let all = try list("App")
      #expect(all.code == 0, "\(all.errors)")
      #expect(
        String(decoding: all.output, as: UTF8.self) == """
          App/Card.swift:2: Large
          App/Card.swift:3: Card 2
          App/Card.swift:4: One
          App/Card.swift:4: Two
          App/Row.swift:1: Row

          """)
      let one = try list("App", "--name", "Two", "--json")
      #expect(one.code == 0)
      #expect(String(decoding: one.output, as: UTF8.self).contains("\"name\":\"Two\""))
      // Sources without a preview are wrong sources, and no wrong command line.
      try Program.write(["App/Plain.swift": Data("struct Plain {}\n".utf8)], in: folder)
      let text = "App/Plain.swift: no previews found; expected #Preview"
      for words in [["preview", "--list"], ["preview"], ["render"], ["golden", "record"]] {
        let plain = try Program.run(words + ["App/Plain.swift"], in: folder)
        #expect(plain.code == 3 && plain.errors.contains(text), "\(words): \(plain.errors)")
      }
      try FileManager.default.removeItem(at: folder.appendingPathComponent("App/Plain.swift"))
      let none = try list("App/Row.swift", "--name", "Two")
      #expect(none.code == 2 && none.errors.contains("no preview is named \"Two\"; expected Row"))
      // Nothing was compiled. A program with counters of its lines leaves them where it works.
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.filter { !$0.hasSuffix(".profraw") } == ["App"])
    }
  }

  @Test func combinationsComeInOrderWithCaptions() throws {
    let matrix = try PreviewMatrix(["scheme;locale=en,ar"])
    var base = PreviewConfiguration()
    try base.set("scale", to: "1")
    let cells = try matrix.cells(on: base)
    #expect(
      cells.map(\.caption) == [
        "scheme light · locale en", "scheme light · locale ar", "scheme dark · locale en",
        "scheme dark · locale ar",
      ])
    #expect(matrix.columns == 2)
    #expect(cells.allSatisfy { $0.configuration.scale == 1 })
    #expect(Set(cells.map(\.configuration.suffix)).count == 4)
    #expect(try PreviewMatrix([]).cells(on: base).map(\.caption) == [""])
  }

  private func previews(_ list: [(path: String, name: String?)]) -> [PreviewDescription] {
    list.enumerated().map { index, item in
      PreviewDescription(
        index: index, displayName: item.name, path: item.path, line: index + 1, provider: nil,
        number: 0)
    }
  }

  @Test func imagesAreCalledByFileAndName() {
    let names = PreviewNames(
      [
        previews([
          ("Sources/Card.swift", "Large"), ("Sources/Card.swift", nil), ("Row.swift", nil),
          ("Menu.swift", "Tea: 4/5 “best”."), ("Menu.swift", "large"), ("Menu.swift", "Large"),
          ("Other/Row.swift", nil), ("con.swift", nil),
        ])
      ], folder: nil)
    #expect(
      names.previews.map(\.stem) == [
        "Card-Large", "Card-2", "Row", "Menu-Tea- 4-5 “best”", "Menu-large", "Menu-Large-2", "Row",
        "con-preview",
      ])
    #expect(names.previews.map(\.title).prefix(3) == ["Large", "Card 2", "Row"])
    #expect(
      names.notes == [
        "Menu.swift:6: another preview is named Menu-Large; this one is written as Menu-Large-2"
      ])
    let together = PreviewNames(
      [previews([("Row.swift", nil)]), previews([("Other/Row.swift", nil)])], folder: "out")
    #expect(together.previews.map(\.stem) == ["Row", "Row-2"])
    #expect(together.previews.map(\.library) == [0, 1])
  }

  @Test func namesAreThoseOfFilesOnEverySystem() {
    for name in [
      "", ".hidden", "a/b", "x\u{0}y", "nul", "end. ", String(repeating: "é", count: 300),
    ] {
      let file = PreviewNames.fileName(name)
      #expect(FileName.fault(in: file, byteLimit: 200) == nil, "\(file)")
      #expect(!file.hasPrefix("."))
    }
    #expect(PreviewNames.fileName("Große Karte 👋") == "Große Karte 👋")
  }

  @Test func previewsAreChosenByTheirNames() throws {
    let names = PreviewNames(
      [previews([("Card.swift", "Large"), ("Card.swift", nil), ("Row.swift", "Large")])],
      folder: nil)
    #expect(try names.chosen(["Large"]).map(\.stem) == ["Card-Large", "Row-Large"])
    #expect(try names.chosen(["Card-2"]).count == 1)
    #expect(try names.chosen([]).count == 3)
    let error = #expect(throws: CommandError.self) { try names.chosen(["Small"]) }
    #expect(error?.code == .usage)
    #expect(error?.message == "no preview is named \"Small\"; expected Large, Card 2, Large")
  }

  @Test func devicesAreListed() throws {
    let result = try Program.run(["preview", "--device", "list"])
    let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
    #expect(result.code == 0 && lines.count == DeviceTable.screens.count)
    #expect(lines.contains { $0.hasPrefix("iPhone 15: 393 x 852 points at 3x") })
    for name in PreviewMatrix.devices {
      #expect(throws: Never.self) { try DeviceTable.screen(named: name) }
    }
  }

  /// The compiler leaves folders behind where it is asked what it is.
  @Test func nothingIsLeftInTheTemporaryFolder() throws {
    try Program.withFolder { folder in
      try Program.write(
        ["Card.swift": Program.previews([("A", Program.block(40))]), "tmp/a": Data()], in: folder)
      let temporary = folder.path + "/tmp"
      let result = try Program.run(
        ["TMPDIR=\(temporary)", Program.galley.path, "preview", "Card.swift", "--quiet"],
        by: URL(fileURLWithPath: "/usr/bin/env"), in: folder)
      #expect(result.code == 0, "\(result.errors)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == ["a"])
    }
  }

  @Test func imagesOfOthersAreNotWrittenOver() throws {
    try Program.withFolder { folder in
      let png = try PNGEncoder().encode(Bitmap(width: 3, height: 2))
      let place = folder.appendingPathComponent("Card.png").path
      try png.write(to: URL(fileURLWithPath: place))
      let files = try PreviewFiles(folder: nil)
      let error = #expect(throws: CommandError.self) { try files.write(png, to: place) }
      #expect(error?.code == .file)
      #expect(
        error?.message
          == "\(place) already exists and was not written by galley preview; give another "
          + "folder with -o, or remove it")
      let own = folder.appendingPathComponent("Own.png").path
      try files.write(png, to: own)
      let first = try Data(contentsOf: URL(fileURLWithPath: own))
      try files.write(png, to: own)
      #expect(try Data(contentsOf: URL(fileURLWithPath: own)) == first)
      // A folder that was named is ours.
      let named = try PreviewFiles(folder: folder.path)
      try named.write(png, to: place)
      #expect(try Data(contentsOf: URL(fileURLWithPath: place)) == first)
      // One that has sources may have images that they show.
      try png.write(to: URL(fileURLWithPath: place))
      let source = folder.appendingPathComponent("Card.swift").path
      try Data().write(to: URL(fileURLWithPath: source))
      named.note(sources: [source])
      let other = #expect(throws: CommandError.self) { try named.write(png, to: place) }
      #expect(other?.code == .file)
      try named.write(png, to: own)
    }
  }

  @Test func aSheetHasAllImagesAndSaysWhichAreMissing() throws {
    try Program.withFolder { folder in
      var sheet = PreviewSheet(columns: 2)
      #expect(sheet.isEmpty)
      var bitmap = Bitmap(width: 80, height: 60)
      for index in bitmap.pixels.indices { bitmap.pixels[index] = 0xFF00_00FF }
      for name in ["a", "b", "c"] {
        let file = folder.appendingPathComponent("\(name).png")
        try PNGEncoder(scale: 2).encode(bitmap).write(to: file)
        sheet.add("scheme \(name)", name == "b" ? nil : file.path)
      }
      let image = try sheet.image()
      #expect(!sheet.isEmpty)
      let drawn = try PNGDecoder().decode(image.png)
      #expect(drawn.width == image.width && drawn.height == image.height)
      // Two images of 40 x 30 points at 2 pixels to a point, none of whose pixels is lost.
      #expect(drawn.pixels.count { $0 == 0xFF00_00FF } >= 2 * 78 * 58)
      // They were drawn into a folder of their own, and are gone.
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["b.png"])
    }
  }

  @Test func otherCommandsSayWhereSwiftFilesBelong() throws {
    try Program.withFolder { folder in
      try Program.write(["Card.swift": Data("import SwiftUI\n".utf8)], in: folder)
      for (words, message) in [
        (["watch", "Card.swift"], "galley preview Card.swift --watch"),
        (
          ["render", "Card.swift", "--data", "x.json"],
          "--data is for scenes, but Card.swift is a Swift file\n"
        ),
        (["render", "Card.swift", "--matrix", "scheme=dark"], "galley preview --matrix"),
        (
          ["render", "Card.swift", "--width", "30"],
          "for a Swift file, give both --width and --height\n"
        ),
        (
          ["render", "card.json", "--preview", "Large"],
          "--preview is for Swift files, but card.json is a scene\n"
        ),
      ] {
        let result = try Program.run(words, in: folder)
        #expect(
          result.code == 2 && result.errors.contains(message), "\(words): \(result.errors)")
      }
    }
  }
}
