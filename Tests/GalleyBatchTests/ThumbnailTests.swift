import Foundation
import Galley
import GalleyBudget
import GalleyImages
import GalleyScenes
import Testing

@testable import GalleyBatch

/// The small copies of a batch's page.
@Suite struct ThumbnailTests {
  @Test func copiesAreMeans() {
    var bitmap = Bitmap(width: 480, height: 2)
    for x in 0..<480 {
      let level = UInt8(x % 2 == 0 ? 0 : 200)
      for y in 0..<2 { bitmap[x, y] = Pixel(red: level, green: 10, blue: level, alpha: 255) }
    }
    let small = Thumbnail.reduced(bitmap)
    var rows = ThumbnailReduction(width: 480, height: 2)
    for row in 0..<2 {
      #expect(!rows.isWhole && Thumbnail.file(of: rows, drawn: Data()) == nil)
      bitmap.pixels[row * 480..<(row + 1) * 480].withUnsafeBufferPointer { rows.add($0) }
    }
    #expect(rows.isWhole && rows.bitmap == small)
    #expect((small.width, small.height) == (240, 1))
    for x in 0..<240 {
      #expect(small[x, 0] == Pixel(red: 100, green: 10, blue: 100, alpha: 255))
    }
    for (size, expected) in [
      ((10, 10), (10, 10)), ((1200, 630), (240, 126)), ((100, 90_000), (1, 180)), ((0, 5), (0, 0)),
    ] { #expect(Thumbnail.size(width: size.0, height: size.1) == expected) }
  }

  /// More rows are joined than 16 bits can hold the sum of.
  @Test func manyRowsAreMeans() {
    let white = Thumbnail.reduced(
      Bitmap(
        width: 4, height: 60_000,
        filledWith: Pixel(red: 255, green: 255, blue: 255, alpha: 255)))
    #expect((white.width, white.height) == (1, 180))
    #expect(white.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    var stripes = Bitmap(width: 4, height: 60_000)
    for y in 0..<60_000 {
      for x in 0..<4 {
        stripes[x, y] = Pixel(red: y % 2 == 0 ? 255 : 0, green: 0, blue: 3, alpha: 255)
      }
    }
    // Of 333 rows 167 are red, of the next 333 are 166, and of the next 334 are 167.
    let small = Thumbnail.reduced(stripes)
    #expect((0..<3).map { small[0, $0].red } == [128, 127, 128])
    #expect(small.pixels.allSatisfy { $0 & 0xFFFF_FF00 == 0xFF03_0000 })
  }

  /// What is no larger than a copy is taken as it is.
  @Test func aSmallImageIsItsOwnCopy() {
    var bitmap = Bitmap(width: 240, height: 180)
    for index in bitmap.pixels.indices { bitmap.pixels[index] = UInt32(index) &* 0x9E37_79B1 }
    #expect(Thumbnail.reduced(bitmap) == bitmap)
  }

  /// A product takes the place of a division, with the same result.
  @Test(arguments: [1, 2, 3, 7, 81, 255, 256, 257, 1332, 8_388_607, 8_388_608, 8_388_609])
  func meansAreExact(count: Int) {
    let mean = ThumbnailReduction.Mean(of: count)
    let count = UInt64(count)
    for level in 0...255 as ClosedRange<UInt64> {
      for rest in [0, count / 2, (count + 1) / 2, count - 1]
      where level * count + rest <= 255 * count {
        let sum = level * count + rest
        #expect(UInt64(mean(sum)) == (sum + count / 2) / count, "\(sum) of \(count)")
      }
    }
  }

  @Test func colorsOfEdgesAreJoined() throws {
    let (grey, white): (UInt32, UInt32) = (0xFFF7_F2F2, 0xFFFF_FFFF)
    var bitmap = Bitmap(width: 64, height: 64)
    for index in bitmap.pixels.indices {
      bitmap.pixels[index] = index % 64 < 32 ? grey : white
    }
    for x in 0..<40 { bitmap.pixels[x] = 0xFF00_0000 | UInt32(100 + x) }
    let few = try #require(FewColors.reduced(bitmap))
    // 100 to 111, 112 to 127 and 128 to 139, each as its first: all have one pixel.
    #expect(few.pixels[0..<12].allSatisfy { $0 == 0xFF00_0064 })
    #expect(few.pixels[12..<28].allSatisfy { $0 == 0xFF00_0070 })
    #expect(few.pixels[28..<40].allSatisfy { $0 == 0xFF00_0080 })
    // Grounds stay, though they differ by less.
    #expect(few.pixels[40...] == bitmap.pixels[40...])
  }

  @Test func manyColorsStay() {
    var noise = Bitmap(width: 64, height: 64)
    for index in noise.pixels.indices { noise.pixels[index] = 0xFF00_0000 | UInt32(index) }
    #expect(FewColors.reduced(noise) == nil)
    // 174 colours of three pixels are 522 pixels, more than an eighth of 4,096.
    var edges = Bitmap(width: 64, height: 64)
    for index in 0..<522 { edges.pixels[index] = 0xFF00_0000 | UInt32(index / 3) }
    #expect(FewColors.reduced(edges) == nil)
    for index in 510..<522 { edges.pixels[index] = 0 }
    #expect(FewColors.reduced(edges) != nil)
  }

  /// Texts and shapes are PNG files; photos are WebP, and so is what takes longer to draw than that.
  @Test func theFormatIsTheOneThatTakesLittle() throws {
    var flat = Bitmap(width: 240, height: 120, filledWith: Pixel(rawValue: 0xFFFF_FFFF))
    for index in 0..<2400 { flat.pixels[index] = 0xFF00_80FF }
    let png = try #require(ThumbnailFile.make(of: flat, pixels: 240 * 120 * 8 - 1))
    #expect(ImageFileFormat(startOf: png) == .png)
    #expect(try ImageDecoder().decode(png) == flat)
    let large = try #require(ThumbnailFile.make(of: flat, pixels: 240 * 120 * 8))
    #expect(ImageFileFormat(startOf: large) == .webp)
    for index in flat.pixels.indices { flat.pixels[index] = 0xFF00_0000 | UInt32(index) }
    let photo = try #require(ThumbnailFile.make(of: flat, pixels: 240 * 120))
    #expect(ImageFileFormat(startOf: photo) == .webp)
  }

  @Test func aSmallFileIsShownAsItIs() throws {
    let png = try PNGEncoder().encode(Bitmap(width: 30, height: 20))
    #expect(png.count <= 512 && Thumbnail.isSmall(png, width: 30, height: 20))
    #expect(!Thumbnail.isSmall(png, width: 241, height: 20))
    #expect(!Thumbnail.isSmall(png, width: 30, height: 181))
    // 240 times 140 by 14 are 2,400.
    #expect(Thumbnail.isSmall(png + Data(count: 2400 - png.count), width: 240, height: 140))
    #expect(!Thumbnail.isSmall(png + Data(count: 2401 - png.count), width: 240, height: 140))
    #expect(!Thumbnail.isSmall(Data("<svg/>".utf8), width: 30, height: 20))
  }

  /// A batch of bars with a report; the second row is wrong.
  private func withBars(_ body: (inout BatchSettings) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let rows = (0..<13).map { #"{"id": \#($0), "width": \#($0 == 1 ? -5 : $0 + 10)}"# }
    let scene = #"""
      {"galley": 1, "view": {"type": "Rectangle", "modifiers": [
        {"frame": {"width": "{{width}}", "height": 20}}]}}
      """#
    var settings = BatchSettings(
      scene: Data(scene.utf8), sceneFile: "s.json",
      rows: try DataTable(data: Data(rows.joined(separator: "\n").utf8), file: "d.jsonl"),
      output: folder.path + "/{{id}}.png")
    settings.report = folder.path + "/report.html"
    settings.encode = { drawing, _ in try drawing.pngData() }
    try body(&settings)
  }

  private func page(_ settings: BatchSettings) throws -> String {
    try String(contentsOfFile: settings.report ?? "", encoding: .utf8)
  }

  private func thumbnails(_ page: String) -> Int {
    page.components(separatedBy: "src=\"data:image/png;base64,").count - 1
  }

  /// Small images are encoded once: the page has the bytes of their files, which are not read.
  @Test func aBatchOfSmallImagesEncodesEachOnce() throws {
    try withBars { settings in
      settings.jobs = 2
      let files = Locked<[Data]>([])
      settings.encode = { drawing, _ in
        let file = try drawing.pngData()
        files.withLock { $0.append(file) }
        return file
      }
      let summary = try Batch(settings) { event in
        if case .finished(let result, _) = event, let path = result.path {
          try? Data().write(to: URL(fileURLWithPath: path))
        }
      }.run()
      let (text, drawn) = (try page(settings), files.withLock { $0 })
      #expect(summary.progress.drawn == 12 && Set(drawn).count == 12)
      for file in drawn {
        #expect(text.contains("src=\"data:image/png;base64,\(file.base64EncodedString())\""))
      }
      #expect(thumbnails(text) == 12)
    }
  }

  /// What an interrupted run drew is read from its files, and a row that failed says why.
  @Test func keptImagesHaveThumbnails() throws {
    try withBars { settings in
      settings.jobs = 1
      let cancellation = BatchCancellation()
      let first = try Batch(settings, cancellation: cancellation) { event in
        if case .finished(_, let progress) = event, progress.drawn == 5 { cancellation.cancel() }
      }.run()
      #expect(first.isCancelled && !FileManager.default.fileExists(atPath: settings.report ?? ""))
      let second = try Batch(settings).run()
      #expect(second.progress.kept == first.progress.drawn && second.progress.drawn == 12)
      let text = try page(settings)
      #expect(thumbnails(text) == 12)
      #expect(text.components(separatedBy: "data-status=\"failed\" data-time").count == 2)
      #expect(text.contains("<span class=\"thumb\">no image</span><b>row 2</b>"))
      #expect(text.contains("<p>s.json:2:"))
    }
  }

  @Test func aPartHasItsOwnImages() throws {
    try withBars { settings in
      var shown = 0
      for part in 1...3 {
        settings.shard = (part, 3)
        let summary = try Batch(settings).run()
        let text = try page(settings)
        #expect(thumbnails(text) == summary.progress.drawn)
        #expect(
          text.components(separatedBy: "<li id=\"row-").count - 1 == summary.progress.total)
        shown += summary.progress.drawn
      }
      #expect(shown == 12)
    }
  }
}
