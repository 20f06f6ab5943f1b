import CZlib
import Foundation
import GalleyBudget
import GalleyGraphics
import TestSupport
import Testing

@testable import GalleyImages

/// Small files that ask for much, and bitmaps that nobody should have made.
@Suite struct HostileImageTests {
  private func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    let checksum = UInt32(truncatingIfNeeded: crc32(0, body, UInt32(body.count)))
    return bigEndian(UInt32(content.count)) + body + bigEndian(checksum)
  }

  private func start(
    _ width: UInt32, _ height: UInt32, type: UInt8 = 2, isInterlaced: Bool = false
  ) -> [UInt8] {
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
      + chunk(
        "IHDR",
        bigEndian(width) + bigEndian(height) + [8, type, 0, 0, isInterlaced ? 1 : 0])
  }

  private var mostMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss << 10
  }

  @Test func aChunkTakesNoMoreMemoryThanTheFileHas() throws {
    let names = [
      "tEXt", "zTXt", "iTXt", "iCCP", "eXIf", "sPLT", "PLTE", "tRNS", "IDAT", "abCd", "hIST",
      "sCAL",
      "pCAL", "gAMA", "pHYs",
    ]
    let before = mostMemory
    for name in names {
      let file = start(1, 1) + bigEndian(0x3fff_ffff) + Array(name.utf8) + Array("abcdefgh".utf8)
      #expect(throws: ImageError.self, "\(name)") { try PNGDecoder().decode(Data(file)) }
    }
    #expect(mostMemory - before < 700 << 20)
  }

  /// The rows, and 64 MB behind them that end in bytes that cannot be unpacked: whoever unpacks them sees that.
  private func endless(_ rows: [UInt8]) throws -> [UInt8] {
    var stream = try Deflate.smallZlib(rows + [UInt8](repeating: 0, count: 64 << 20), level: 6)
    for index in stream.indices.suffix(8 << 10) { stream[index] = 0xff }
    return stream
  }

  @Test func whatFollowsTheLastRowIsNotUnpacked() throws {
    let end = chunk("IEND", [])
    let colors = try endless([0, 0x55, 0x66, 0x77])
    let first = Pixel(red: 0x55, green: 0x66, blue: 0x77, alpha: 255)
    for isInterlaced in [false, true] {
      let file = start(1, 1, isInterlaced: isInterlaced) + chunk("IDAT", colors) + end
      #expect(try PNGDecoder().decode(Data(file)).pixels == [first.rawValue], "\(isInterlaced)")
    }
    // In many chunks.
    var pieces: [UInt8] = []
    for place in stride(from: 0, to: colors.count, by: 1000) {
      pieces += chunk("IDAT", Array(colors[place..<min(place + 1000, colors.count)]))
    }
    #expect(try PNGDecoder().decode(Data(start(1, 1) + pieces + end)).pixels == [first.rawValue])
    // The last row of a palette's numbers is there, too.
    let palette = chunk("PLTE", [9, 9, 9, 0x55, 0x66, 0x77])
    let numbers = try endless([0, 0, 1, 0, 1, 1])
    let file = start(2, 2, type: 3) + palette + chunk("IDAT", numbers) + end
    let bitmap = try PNGDecoder().decode(Data(file))
    #expect((0..<4).map { bitmap[$0 % 2, $0 / 2] == first } == [false, true, true, true])
  }

  @Test func aDamagedEndIsStillSeen() throws {
    let rows = try Deflate.smallZlib([0, 1, 2, 3], level: 6)
    for place in rows.count - 4..<rows.count {
      var damaged = rows
      damaged[place] ^= 0x55
      let file = start(1, 1) + chunk("IDAT", damaged) + chunk("IEND", [])
      #expect(throws: ImageError.self, "\(place)") { try PNGDecoder().decode(Data(file)) }
    }
    #expect(throws: ImageError.self) {
      try PNGDecoder().decode(Data(start(1, 1) + chunk("IDAT", rows)))
    }
  }

  @Test func manyScansOfManyPixelsAreRefused() throws {
    let bitmap = Bitmap(width: 3000, height: 3000, filledWith: .clear)
    let data = try JPEGEncoder().encode(bitmap)
    _ = try ImageDecoder().decode(data)
    let scans = JPEGDecoder.scannedPixelLimit / (3000 * 3000) + 1
    let marker = Data([0xff, 0xda, 0, 12, 3, 1, 0, 2, 0x11, 3, 0x11, 0, 0x3f, 0])
    let many = data.dropLast(2) + (0..<scans).flatMap { _ in marker } + data.suffix(2)
    let error = #expect(throws: ImageError.self) { try ImageDecoder().decode(Data(many)) }
    #expect(error?.description.contains("scans") == true)
  }

  @Test func decodersAskForMemoryBeforeTheyTakeIt() throws {
    let bitmap = Bitmap(width: 300, height: 200, filledWith: Pixel(rawValue: 0xff20_4060))
    let files = [
      try PNGEncoder().encode(bitmap), try JPEGEncoder().encode(bitmap),
      try WebPEncoder().encode(bitmap), try WebPEncoder(quality: nil).encode(bitmap),
    ]
    for (index, file) in files.enumerated() {
      var decoder = ImageDecoder()
      decoder.budget = RenderBudget(RenderBudget.Limits(bytes: 16 * 300 * 200, duration: nil))
      #expect(try decoder.decode(file).width == 300)
      #expect(decoder.budget.mostBytes >= 4 * 300 * 200, "file \(index)")
      #expect(decoder.budget.heldBytes == 0, "file \(index)")
      decoder.budget = RenderBudget(RenderBudget.Limits(bytes: 4 * 300 * 200, duration: nil))
      #expect(throws: LimitError.self, "file \(index)") { try decoder.decode(file) }
      #expect(decoder.budget.mostBytes == 0, "file \(index)")
    }
  }

  /// 40 x 30 pixels of any bits: colours may exceed their alpha.
  private func noise(_ seed: UInt64) -> Bitmap {
    var random = SeededRandom(seed: seed)
    var bitmap = Bitmap(width: 40, height: 30)
    for index in bitmap.pixels.indices {
      bitmap.pixels[index] = UInt32(truncatingIfNeeded: random.next())
    }
    return bitmap
  }

  @Test func encodersTakeColoursThatExceedTheirAlpha() throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      let bitmap = noise(seed)
      for compression in PNGEncoder.Compression.allCases {
        let data = try PNGEncoder(compression: compression).encode(bitmap)
        #expect(try ImageDecoder().decode(data).width == 40, "seed \(seed)")
      }
      let few = try PNGEncoder().encode(bitmap, limit: 2000, allowsLoss: true)
      #expect(few.colors != nil, "seed \(seed)")
      for data in [
        try JPEGEncoder().encode(bitmap), try JPEGEncoder(quality: 95).encode(bitmap),
        try WebPEncoder().encode(bitmap), try WebPEncoder(quality: nil).encode(bitmap),
      ] {
        #expect(try ImageDecoder().decode(data).height == 30, "seed \(seed)")
      }
      #expect(StraightAlphaImage(bitmap).width == 40, "seed \(seed)")
    }
  }

  @Test func encodersEndWhereTheirBudgetDoes() throws {
    let bitmap = noise(3)
    func expectEnd(_ name: String, _ encode: (RenderBudget) throws -> Data) throws {
      let budget = RenderBudget(.standard)
      _ = try encode(budget)
      #expect(budget.heldBytes == 0, "\(name)")
      let small = RenderBudget(RenderBudget.Limits(bytes: 600, duration: nil))
      #expect(throws: LimitError.self, "\(name)") { try encode(small) }
      let late = RenderBudget(RenderBudget.Limits(bytes: nil, duration: .zero))
      #expect(throws: LimitError.self, "\(name)") { try encode(late) }
    }
    for compression in PNGEncoder.Compression.allCases {
      try expectEnd("\(compression)") {
        var encoder = PNGEncoder(compression: compression)
        encoder.budget = $0
        return try encoder.encode(bitmap)
      }
    }
    try expectEnd("JPEG") {
      var encoder = JPEGEncoder()
      encoder.budget = $0
      return try encoder.encode(bitmap)
    }
    for quality in [nil, 80] {
      try expectEnd("WebP \(quality ?? 0)") {
        var encoder = WebPEncoder(quality: quality)
        encoder.budget = $0
        return try encoder.encode(bitmap)
      }
    }
  }
}
