import Foundation
import GalleyGraphics
import GalleyImages
import Testing

@testable import GalleyIOSBar

@Suite struct ScreenFilesTests {
  private static func entry(_ text: String) throws -> ScreenEntry {
    try JSONDecoder().decode(ScreenEntry.self, from: Data(text.utf8))
  }

  /// Runs with a folder that is removed afterwards.
  private static func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ios-bar-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  @Test func entriesAreOptionsOfPreviews() throws {
    let plain = try Self.entry(#"{"image": "a.png", "source": "A.swift", "scale": 3}"#)
    #expect(
      plain.options(size: [390, 844]) == [
        "--scale", "3", "--scheme", "light", "--type-size", "large", "--size", "390x844",
      ])
    let full = try Self.entry(
      #"""
      {"image": "a.png", "source": "A.swift", "preview": "Two", "device": "iPhone 13", "scale": 2,
       "typeSize": "medium", "colorScheme": "dark", "look": "26", "locale": "de",
       "ignore": [[0, 0, 390, 54]]}
      """#)
    #expect(
      full.options(size: [390, 844]) == [
        "--scale", "2", "--scheme", "dark", "--type-size", "medium", "--device", "iPhone 13",
        "--look", "26", "--locale", "de",
      ])
    #expect(full.finder(isReal: true).ignored == [Box(0, 0, 390, 54)])
  }

  @Test(arguments: [
    (#"{"source": "A.swift", "scale": 3}"#, "there is no image"),
    (
      #"{"image": "a.png", "source": "A.swift", "scale": 3, "typesize": "large"}"#,
      "unknown typesize"
    ),
    (#"{"image": "a.png", "source": "A.swift", "scale": 3, "look": "17"}"#, "look 17"),
    (#"{"image": "a.png", "source": "A.swift", "scale": 0}"#, "scale 0.0"),
    (#"{"image": "a.png", "source": "A.swift", "scale": 3, "size": [390]}"#, "size"),
    (#"{"image": "a.png", "source": "A.swift", "scale": 3, "ignore": [[1, 2]]}"#, "ignore"),
  ])
  func badEntriesSayWhatIsWrong(_ text: String, _ words: String) throws {
    try Self.inFolder { folder in
      try Data("[\(text)]".utf8).write(to: folder.appendingPathComponent("screens.json"))
      let error = #expect(throws: IOSBarError.self) { try ScreenList(folder: folder) }
      #expect(error?.message.contains("item 1: \(words)") == true, "\(error?.message ?? "")")
      #expect(error?.code == 5)
    }
  }

  @Test func truthsAreTheSameFromImagesAndFromTheFile() throws {
    try Self.inFolder { folder in
      let list = #"[{"image": "list.png", "source": "List.swift", "scale": 3}]"#
      try Data(list.utf8).write(to: folder.appendingPathComponent("screens.json"))
      let raster = TestScreen.list(size: 3).raster
      var bitmap = Bitmap(width: raster.width, height: raster.height)
      bitmap.pixels = raster.colors.map { $0.rawValue | 0xff00_0000 }
      try PNGEncoder().encode(bitmap).write(to: folder.appendingPathComponent("list.png"))
      let screens = try ScreenList(folder: folder)
      let error = #expect(throws: IOSBarError.self) { try screens.truths(images: nil) }
      #expect(error?.message.hasSuffix("truth.json cannot be read") == true)
      let truths = try screens.truths(images: folder)
      #expect(truths.map(\.size) == [[200, 160]])
      #expect(truths[0].elements == TestScreen.list(size: 3).elements(scale: 3))
      let file = folder.appendingPathComponent("truth.json")
      try ScreenTruth.write(truths, to: file)
      #expect(try screens.truths(images: nil) == truths)
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      // The brackets of the list and of the screen, and the elements.
      #expect(lines.count == 4 + 8)
    }
  }

  @Test func scoresMayOnlyRise() throws {
    let kept = KeptScores(scores: [
      KeptScore(image: "a.png", elements: 10, within1: 5),
      KeptScore(image: "b.png", elements: 10, within1: 5),
      KeptScore(image: "c.png", elements: 10, within1: 5),
      KeptScore(image: "d.png", elements: 10, within1: 5),
    ])
    let now = KeptScores(scores: [
      KeptScore(image: "a.png", elements: 10, within1: 6),
      KeptScore(image: "b.png", elements: 20, within1: 10),
      KeptScore(image: "c.png", elements: 10, within1: 4),
      KeptScore(image: "new.png", elements: 1, within1: 0),
    ])
    #expect(
      now.losses(against: kept) == [
        "c.png: 4 of 10, 40.0%, was 5 of 10, 50.0%",
        "d.png: kept as 5 of 10, 50.0%, and not among the screens",
      ])
    #expect(now.losses(against: now).isEmpty)
    try Self.inFolder { folder in
      let file = folder.appendingPathComponent("scores.json")
      try kept.write(to: file)
      #expect(try KeptScores(file: file) == kept)
      for numbers in [
        #""elements": 9223372036854775807, "within1": 1"#, #""elements": 1, "within1": -1"#,
      ] {
        try Data("[{\"image\": \"a.png\", \(numbers)}]".utf8).write(to: file)
        #expect(throws: IOSBarError.self) { try KeptScores(file: file) }
      }
    }
  }

  @Test func colorsAreReadAsTheyAreWritten() {
    #expect(RGB(hex: "#0a7fff") == RGB(10, 127, 255))
    #expect(RGB(10, 127, 255).hex == "#0a7fff")
    #expect(RGB(hex: "0a7fff") == nil)
    #expect(RGB(hex: "#0a7ff") == nil)
    #expect(RGB(hex: "#0a7ffg") == nil)
  }
}
