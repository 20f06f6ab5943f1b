import Foundation
import GalleyGoldens
import GalleyImages
import TestSupport
import Testing

/// Goldens as they are found on disks.
@Suite struct GoldenFileTests {
  private let view = AnyView(Text("Harbour").padding(4).background(Color.yellow))

  private func box() throws -> GoldenBox {
    let box = try GoldenBox()
    #expect(try box.check(view, record: .missing).verdict == .recorded)
    #expect(try box.check(view).verdict == .same)
    return box
  }

  /// The pixels of a golden with one changed, written again with the texts that it had.
  private func altered(_ data: Data, by change: (inout Bitmap) -> Void) throws -> Data {
    let chunks = try PNGChunks(data)
    var bitmap = try PNGDecoder().decode(data)
    change(&bitmap)
    return try PNGChunks(bitmap.pngData()).withTexts(chunks.texts)
  }

  @Test func aGoldenSaysWhatItIs() throws {
    let box = try box()
    let chunks = try PNGChunks(box.data())
    let texts = chunks.texts
    #expect(texts["Title"] == "Suite/case")
    #expect(texts["Software"] == "Galley \(GalleyVersion.engine)")
    let bitmap = try PNGDecoder().decode(box.data())
    #expect(texts["Galley-Pixels"] == bitmap.pixelHash.hexadecimal)
    #expect(texts["Galley-Fonts"]?.hasPrefix("Inter-Regular ") == true)
    #expect(texts["Galley-Picture"]?.count == 16)
    #expect(box.files == ["Suite/case.layout.json", "Suite/case.png"])
    // libpng reads the file as well, its checksums included.
    #expect(try ImageDecoder().decode(box.data()) == bitmap)
  }

  /// The stored hash counts with the image that it was put on, and with no other.
  @Test func anAlteredPixelFailsWhateverTheTextsSay() throws {
    let box = try box()
    let golden = try box.data()
    for index in [0, 57] {
      try box.write(altered(golden) { $0.pixels[index] ^= 1 })
      #expect(try PNGChunks(box.data()).texts == PNGChunks(golden).texts)
      let result = try box.check(view)
      #expect(result.verdict == .different && result.difference?.count == 1)
    }
    // The same pixels in other bytes are decoded, and pass.
    try box.write(altered(golden) { _ in })
    #expect(try box.check(view).verdict == .same)
  }

  @Test func aGammaThatWasPutInIsNotBelieved() throws {
    let box = try box()
    let golden = try box.data()
    let chunks = try PNGChunks(golden)
    let header = try #require(chunks.chunks.first)
    var bytes = [UInt8](golden)
    let at = header.bytes.upperBound + 4
    let gamma: [UInt8] = [0, 0, 0, 4, 0x67, 0x41, 0x4D, 0x41, 0, 0, 0x27, 0x10]
    bytes.insert(contentsOf: gamma + crc(gamma[4...]), at: at)
    // sRGB goes before it, else gAMA says nothing.
    let srgb = try #require(PNGChunks(Data(bytes)).chunks.first { $0.name == "sRGB" })
    bytes.removeSubrange(srgb.bytes.lowerBound - 8..<srgb.bytes.upperBound + 4)
    try box.write(Data(bytes))
    #expect(try box.check(view).verdict == .different)
  }

  private func crc(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var value = UInt32.max
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    value = ~value
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  @Test func whatIsNoPNGIsNamed() throws {
    let box = try box()
    let golden = try box.data()
    for (data, words) in [
      (Data("text".utf8), "not a PNG"), (Data(), "not a PNG"), (golden.prefix(60), "damaged"),
      (golden + Data([0]), "damaged"), (try view8bit.jpegData(), "not a PNG"),
    ] {
      try box.write(data)
      let result = try box.check(view)
      #expect(result.verdict == .unusable)
      #expect(result.explanation.first?.contains(words) == true, "\(result.message)")
    }
  }

  private var view8bit: Bitmap { Bitmap(width: 9, height: 9, filledWith: .clear) }

  /// Bits flipped anywhere in the file: the same pixels or a failure, never a false pass.
  @Test(arguments: SeededRandom.freshSeeds()) func damagedGoldensNeverPass(seed: UInt64) throws {
    let box = try box()
    let golden = try box.data()
    let image = try StraightAlphaImage(imageData: golden)
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      var bytes = [UInt8](golden)
      bytes[Int.random(in: 0..<bytes.count, using: &random)] ^=
        1 << UInt8.random(in: 0..<8, using: &random)
      try box.write(Data(bytes))
      let result = try box.check(view)
      if result.verdict == .same {
        #expect(try StraightAlphaImage(imageData: Data(bytes)) == image)
      }
    }
  }

  @Test func sixteenBitsAndOtherSizesAreNamed() throws {
    let box = try box()
    let images = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Images")
    try box.write(Data(contentsOf: images.appendingPathComponent("sixteen.png")))
    let sixteen = try box.check(view)
    #expect(sixteen.verdict == .unusable)
    #expect(sixteen.explanation.first?.contains("16 bits per channel") == true)
    try box.write(Bitmap(width: 3, height: 4).pngData())
    let size = try box.check(view)
    #expect(size.verdict == .size && size.expected == GoldenResult.Size(width: 3, height: 4))
    // No tolerance is one of sizes.
    #expect(try box.check(view, tolerance: .channel(254)).verdict == .size)
  }

  /// Interlaced by libpng's own test suite: the pixels count, not their order in the file.
  @Test func interlacedGoldensAreDecoded() throws {
    let box = try box()
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Images/PNG")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let interlaced = try names.filter { name in
      guard name.hasSuffix(".png"), name.first != "x" else { return false }
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      let header = (try? PNGChunks(data))?.header
      return header?.isInterlaced == true && header?.bitDepth ?? 16 <= 8
    }
    var compared = 0
    for name in interlaced {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      try box.write(data)
      let bitmap = try PNGDecoder().decode(data)
      // Faint pixels of others may have colours that premultiplied ones cannot.
      guard try StraightAlphaImage(imageData: data) == StraightAlphaImage(bitmap) else { continue }
      compared += 1
      let image = Image(bitmap: bitmap, scale: 1)
      let canvas = GoldenCanvas(scale: 1, background: nil)
      let result = try box.session().check(
        GoldenCase(GoldenID(key: "Suite/case")), with: box.renderer
      ) { try canvas.draw(image, with: $0) }
      #expect(result.verdict == .same, "\(name): \(result.message)")
    }
    #expect(compared > 5)
  }

  @Test func linksFoldersAndReadOnlyFilesAreNamed() throws {
    let box = try box()
    let path = box.path("Suite/case.png")
    let other = Text("Harbours").padding(4)
    chmod(path, 0o444)
    let readOnly = try box.check(other, record: .all)
    #expect(readOnly.verdict == .error && readOnly.message.contains("read-only"))
    chmod(path, 0o644)
    rename(path, box.path("elsewhere.png"))
    symlink(box.path("elsewhere.png"), path)
    let link = try box.check(view)
    #expect(link.verdict == .unusable && link.message.contains("symbolic link"))
    let before = try box.data("elsewhere.png")
    #expect(try box.check(other, record: .all).verdict == .error)
    #expect(try box.data("elsewhere.png") == before)
    unlink(path)
    mkdir(path, 0o755)
    #expect(try box.check(view).message.contains("folder"))
    rmdir(path)
    mkfifo(path, 0o644)
    #expect(try box.check(view).message.contains("pipe"))
  }

  @Test func twoCasesOfOneNameFail() throws {
    let box = try box()
    let session = try box.session()
    #expect(try box.check(view, in: session).verdict == .same)
    let second = try box.check(view, in: session)
    #expect(
      second.verdict == .error && second.message.contains("two cases are named Suite/case"))
    let folded = try box.check(view, "suite/CASE", in: session)
    #expect(folded.message.contains("the same file on a case-insensitive disk"))
    // The failure is what the run remembers.
    let run = try session.results.read(of: box.folder)
    #expect(run.results.first { $0.key == "Suite/case" }?.verdict == .error)
  }

  @Test func namesAreFilesEverywhere() throws {
    for name in [
      "", "a/b", "..", ".hidden", "a\\b", "a:b", "what?", "a\nb", "end.", "end ", "\u{0}",
      String(repeating: "x", count: 300), String(repeating: "é", count: 101),
    ] {
      #expect(throws: GoldenError.self) { try GoldenID(suite: "Suite", name: name) }
    }
    #expect(throws: GoldenError.self) { try GoldenID(suite: "../up", name: "a") }
    #expect(throws: GoldenError.self) { try GoldenID(suite: "a//b", name: "a") }
    for name in ["checkout dark", "a-b_c.d", "größe", "日本語", String(repeating: "x", count: 200)] {
      let box = try GoldenBox()
      #expect(try box.check(view, "Suite/\(name)", record: .missing).verdict == .recorded)
      #expect(try box.check(view, "Suite/\(name)").verdict == .same, "\(name)")
    }
    let failure = #expect(throws: GoldenError.self) { try GoldenID(suite: "S", name: "a/b") }
    #expect(failure?.description.contains("folders belong to the suite") == true)
    let hidden = #expect(throws: GoldenError.self) { try GoldenID(suite: "S", name: ".hidden") }
    #expect(hidden?.description.contains("folders belong") == false)
  }

  @Test func goldensWithoutAnImageAreHashes() throws {
    let box = try GoldenBox()
    func check(_ view: some View, _ mode: RecordMode = .never) throws -> GoldenResult {
      try box.check(view, "a", record: mode, storage: .hash)
    }
    #expect(try check(view, .missing).verdict == .recorded)
    #expect(box.files == ["a.layout.json", "a.pixels.json"])
    #expect(try check(view).verdict == .same)
    let other = Text("Harbours").padding(4).background(Color.yellow)
    let size = try check(other)
    #expect(size.verdict == .size && size.explanation.contains { $0.contains("its text changed") })
    // This machine recorded it, and knows the image.
    let color = try check(Text("Harbour").padding(4).background(Color.orange))
    #expect(color.verdict == .different && (color.difference?.count ?? 0) > 0)
    try FileManager.default.removeItem(atPath: box.folder.resultsPath)
    let unknown = try check(Text("Harbour").padding(4).background(Color.orange))
    #expect(unknown.verdict == .different && unknown.difference == nil)
    #expect(unknown.explanation.contains { $0.contains("no image of it") })
    try box.write(Data("{}".utf8), "a.pixels.json")
    #expect(try check(view).verdict == .unusable)
  }

  /// What a golden says is the same on every machine; what a batch keeps is the program's own.
  @Test func theEngineAndTheBuildAreKnown() throws {
    #expect(GalleyVersion.engine.wholeMatch(of: #/0\.1\.0\+[0-9a-f]{16}/#) != nil)
    #expect(GalleyVersion.build.wholeMatch(of: #/[0-9a-f]{16,128}/#) != nil)
    #expect(GalleyVersion.build == GalleyVersion.build)
    let lines = GalleyVersion.origin.split(separator: "\n")
    #expect(lines.contains { $0 == "build \(GalleyVersion.build)" })
    #expect(
      lines.contains { $0.hasPrefix("HarfBuzz ") } && lines.contains { $0.hasPrefix("FreeType ") })
  }

  /// Each batch asks where its images come from. The version of TurboJPEG is searched for in what is loaded, which takes
  /// long: who asks for all versions waits for it, and a batch does not.
  @Test func aBatchDoesNotSearchForAVersion() {
    #expect(!GalleyVersion.origin.contains("TurboJPEG"))
    let (told, all) = (LibraryVersions.told.map(\.name), LibraryVersions.all.map(\.name))
    #expect(told.contains("HarfBuzz") && !told.contains("TurboJPEG"))
    #expect(all == told + ["TurboJPEG"])
  }

  @Test func fontsAndEnginesAreToldApartFromViews() throws {
    let box = try box()
    let golden = try box.data()
    var texts = try PNGChunks(golden).texts
    let fonts = try #require(texts["Galley-Fonts"])
    texts["Galley-Fonts"] = "Inter-Regular " + String(repeating: "0", count: 64)
    texts["Software"] = "Galley 0.0.9"
    try box.write(PNGChunks(golden).withTexts(texts))
    // Equal pixels pass, whatever they were made by.
    #expect(try box.check(view).verdict == .same)
    let result = try box.check(Text("Harbour").padding(4).background(Color.orange))
    #expect(result.causes == [.font, .engine])
    #expect(
      result.explanation.prefix(2) == [
        "the font changed, perhaps not the view: Inter-Regular changed since the golden was approved",
        "the engine changed, perhaps not the view: the golden was approved with Galley 0.0.9, this is "
          + GalleyVersion.engine,
      ])
    texts["Galley-Fonts"] = fonts
    // The number alone is not the engine: sources, tables and fonts are.
    texts["Software"] = "Galley \(GalleyVersion.number)"
    try box.write(PNGChunks(golden).withTexts(texts))
    #expect(
      try box.check(Text("Harbour").padding(4).background(Color.orange)).causes == [.engine])
    texts["Software"] = "Galley \(GalleyVersion.engine)"
    try box.write(PNGChunks(golden).withTexts(texts))
    #expect(
      try box.check(Text("Harbour").padding(4).background(Color.orange)).causes.isEmpty)
  }
}
