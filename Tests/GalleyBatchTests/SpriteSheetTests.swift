import Foundation
import Galley
import GalleyBudget
import GalleyData
import Testing

@testable import GalleyBatch

/// Small images in few large ones.
@Suite struct SpriteSheetTests {
  private struct Sheets: Equatable {
    var sheets: [Bitmap] = []
    var index = ""
    var failed = 0
  }

  private func sheets(
    _ rows: [String], side: Int = 64, gap: Int = 1, jobs: Int = 1
  ) throws -> Sheets {
    let scene = """
      {"galley": 1, "canvas": {"width": "{{w}}", "height": "{{h}}"},
       "view": {"type": "Color", "color": "{{c}}"}}
      """
    var form = SpriteSheets.Form()
    (form.side, form.gap) = (side, gap)
    var settings = BatchSettings(
      scene: Data(scene.utf8), sceneFile: "s.json",
      rows: try DataTable(data: Data(rows.joined(separator: "\n").utf8), file: "r.jsonl"),
      output: "{{id}}")
    settings.jobs = jobs
    let pixels = form
    settings.encode = { drawing, _ in try pixels.pixels(of: drawing) }
    let found = Locked((sheets: SpriteSheets(form), full: [Bitmap]()))
    let summary = try BatchStream(settings).run { image in
      try found.withLock { if let sheet = try $0.sheets.add(image) { $0.full.append(sheet) } }
    }
    return found.withLock { found in
      if let last = found.sheets.takeSheet() { found.full.append(last) }
      let files = found.full.enumerated().map {
        SpriteSheets.File(name: "\($0.offset).png", sheet: $0.element)
      }
      return Sheets(
        sheets: found.full, index: found.sheets.json(of: files), failed: summary.progress.failed)
    }
  }

  private func row(_ id: String, _ width: Int, _ height: Int, _ color: String) -> String {
    #"{"id": "\#(id)", "w": \#(width), "h": \#(height), "c": "\#(color)"}"#
  }

  private struct Index: Decodable {
    struct Sprite: Decodable {
      var x, y, width, height: Int
      var pixelRatio: Double
      var sheet, row: Int
      var pixels: String
    }
    struct Sheet: Decodable {
      var file: String
      var width, height: Int
      var pixels: String
    }
    var galleySprites: Int
    var sprites: [String: Sprite]
    var sheets: [Sheet]
  }

  private func index(_ sheets: Sheets) throws -> Index {
    try JSONDecoder().decode(Index.self, from: Data(sheets.index.utf8))
  }

  /// The sprites in a sheet, cut out again.
  private func part(_ sheet: Bitmap, _ sprite: Index.Sprite) -> Bitmap {
    var part = Bitmap(width: sprite.width, height: sprite.height)
    for y in 0..<sprite.height {
      for x in 0..<sprite.width { part[x, y] = sheet[sprite.x + x, sprite.y + y] }
    }
    return part
  }

  @Test func imagesStandSideBySideWithAGapAndTheSheetIsAsLargeAsTheyNeed() throws {
    let found = try sheets([
      row("a", 20, 10, "red"), row("b", 30, 8, "green"), row("c", 40, 4, "blue"),
    ])
    let sheet = try #require(found.sheets.first)
    #expect(found.sheets.count == 1 && (sheet.width, sheet.height) == (61, 13))
    let sprites = try index(found).sprites
    let places = sprites.mapValues { [$0.x, $0.y, $0.width, $0.height, $0.sheet, $0.row] }
    #expect(
      places == [
        "a": [0, 0, 20, 10, 0, 1], "b": [21, 0, 30, 8, 0, 2], "c": [21, 9, 40, 4, 0, 3],
      ])
    #expect(
      sheet[20, 0] == .clear && sheet[0, 10] == .clear && sheet[21, 8] == .clear)
    #expect(
      sheet[19, 0] != .clear && sheet[21, 0] != .clear && sheet[21, 9] != .clear)
  }

  /// What is cut out has the pixels that the manifest of a batch would name.
  @Test func eachSpriteIsTheRowsImage() throws {
    let rows = (0..<40).map {
      row("r\($0)", 5 + $0 % 9, 3 + $0 % 11, $0 % 2 == 0 ? "teal" : "red 40%")
    }
    let found = try sheets(rows, side: 64, gap: 0)
    let index = try index(found)
    #expect(index.galleySprites == 1 && index.sprites.count == 40)
    for (number, name) in (0..<40).map({ ($0, "r\($0)") }) {
      let sprite = try #require(index.sprites[name])
      #expect(
        (sprite.width, sprite.height, sprite.row) == (5 + number % 9, 3 + number % 11, number + 1))
      #expect(sprite.pixelRatio == 1)
      #expect(part(found.sheets[sprite.sheet], sprite).pixelHash.hexadecimal == sprite.pixels)
    }
    for (sheet, file) in zip(found.sheets, index.sheets) {
      #expect((file.width, file.height) == (sheet.width, sheet.height))
      #expect(file.pixels == sheet.pixelHash.hexadecimal)
    }
    #expect(index.sheets.map(\.file) == ["0.png"])
  }

  @Test func aSheetThatIsFullIsFollowedByAnother() throws {
    // 64 pixels hold three of 20 with gaps of one, in both directions.
    let rows = (0..<20).map { row("r\($0)", 20, 20, "teal") }
    let found = try sheets(rows)
    #expect(found.sheets.map { [$0.width, $0.height] } == [[62, 62], [62, 62], [41, 20]])
    #expect(try index(found).sprites["r9"].map { [$0.x, $0.y, $0.sheet] } == [0, 0, 1])
    #expect(try sheets([row("a", 64, 64, "red"), row("b", 64, 1, "red")]).sheets.count == 2)
  }

  @Test func theSameRowsGiveTheSameSheetsWithAnyNumberOfThreads() throws {
    let rows = (0..<120).map {
      row("r\($0)", 3 + $0 * 7 % 29, 3 + $0 * 5 % 23, $0 % 10 == 7 ? "nothing" : "teal")
    }
    let one = try sheets(rows, side: 100)
    #expect(one.failed == 12 && one.sheets.count > 1)
    #expect(try sheets(rows, side: 100, jobs: 5) == one)
  }

  @Test func anImageThatIsLargerThanASheetFailsItsRow() throws {
    let found = try sheets([
      row("a", 65, 2, "red"), row("b", 64, 64, "red"), row("c", 1, 65, "red"),
    ])
    #expect(found.failed == 2 && found.sheets.map(\.width) == [64])
    #expect(try index(found).sprites.keys.sorted() == ["b"])
  }

  /// Images that come from elsewhere than `Form.pixels`: an error for each, and the sheets are as if it had not come.
  @Test func anImageThatIsNoneOfTheFormIsAnError() throws {
    func image(_ width: Int, _ height: Int, bytes: Int) -> BatchStream.Image {
      var result = BatchResult(row: 7, canvas: nil, path: nil, status: .drawn)
      (result.width, result.height) = (width, height)
      return BatchStream.Image(
        result: result, name: "\(width) x \(height)", data: Data(repeating: 255, count: bytes))
    }
    var form = SpriteSheets.Form()
    form.side = 64
    var sheets = SpriteSheets(form)
    #expect(try sheets.add(image(64, 60, bytes: 64 * 60 * 4)) == nil)
    for (wrong, message) in [
      (image(65, 2, bytes: 65 * 2 * 4), "row 7: the image has 65 x 2 pixels"),
      (image(2, 65, bytes: 2 * 65 * 4), "expected from 1 x 1 to 64 x 64, the size of a sheet"),
      (image(0, 3, bytes: 0), "the image has 0 x 3 pixels"),
      (image(3, -1, bytes: 0), "the image has 3 x -1 pixels"),
      (image(30, 30, bytes: 3), "found 3 bytes of pixels, expected 3600 for 30 x 30 pixels"),
    ] {
      let error = #expect(throws: BatchError.self) { try sheets.add(wrong) }
      #expect(error?.description.contains(message) == true, "\(String(describing: error))")
    }
    #expect(sheets.takeSheet().map { [$0.width, $0.height] } == [64, 60])
  }

  @Test func withoutAnImageThereIsNoSheet() throws {
    let found = try sheets([row("a", 1, 1, "nothing")])
    #expect(
      found.sheets.isEmpty && found.index == #"{"galleySprites":1,"sprites":{},"sheets":[]}"# + "\n"
    )
  }
}
