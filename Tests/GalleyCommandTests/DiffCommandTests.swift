import Foundation
import GalleyGraphics
import GalleyImages
import Testing

/// `galley diff` by the built program.
@Suite struct DiffCommandTests {
  private func image(_ change: (inout Bitmap) -> Void = { _ in }) throws -> Data {
    var bitmap = Bitmap(
      width: 60, height: 40, filledWith: Pixel(red: 200, green: 220, blue: 240, alpha: 255))
    for x in 0..<60 { bitmap[x, x / 2] = Pixel(red: UInt8(x), green: 0, blue: 0, alpha: 255) }
    change(&bitmap)
    return try PNGEncoder().encode(bitmap)
  }

  private func withImages(_ body: (URL) throws -> Void) throws {
    try Program.withFolder { folder in
      func write(_ data: Data, _ name: String) throws {
        try data.write(to: folder.appendingPathComponent(name))
      }
      try write(image(), "a.png")
      try write(
        PNGEncoder(compression: .smallest, texts: ["x": "y"]).encode(
          PNGDecoder().decode(image())), "same.png")
      try write(
        image { $0[10, 30] = Pixel(red: 201, green: 220, blue: 240, alpha: 255) }, "near.png")
      try write(
        image { bitmap in
          for x in 40..<50 { bitmap[x, 35] = Pixel(red: 0, green: 0, blue: 0, alpha: 255) }
        }, "b.png")
      try write(PNGEncoder().encode(Bitmap(width: 3, height: 3)), "small.png")
      try write(Data("text".utf8), "text.png")
      try body(folder)
    }
  }

  @Test func verdictsHaveTheirCodes() throws {
    try withImages { folder in
      for (words, code, output) in [
        (["a.png", "a.png"], 0, "the same file, byte for byte\n"),
        (["a.png", "same.png"], 0, "the same pixels, encoded differently\n"),
        (
          ["a.png", "near.png"], 1,
          "1 of 2400 pixels differs, by up to 1 of 255; the first is at 10, 30\n"
            + "  1 x 1 at 10, 30: 1 pixel\n"
        ),
        (
          ["a.png", "b.png"], 1,
          "10 of 2400 pixels differ, by up to 240 of 255; the first is at 40, 35\n"
            + "  10 x 1 at 40, 35: 10 pixels\n"
        ),
        (["a.png", "small.png"], 1, "a.png is 60 x 40 pixels; small.png is 3 x 3\n"),
        (["a.png", "b.png", "--tolerance", "pixels=9", "--quiet"], 1, ""),
        (["a.png", "text.png"], 5, ""), (["text.png", "text.png"], 5, ""),
        (["a.png", "none.png"], 5, ""), (["a.png"], 2, ""), (["a.png", "."], 2, ""),
        (["-", "-"], 2, ""), (["a.png", "b.png", "--tolerance", "all"], 2, ""),
        (["a.png", "b.png", "--inline", "braille"], 2, ""),
        (["a.png", "b.png", "-o", "a.png"], 2, ""),
      ] as [([String], Int32, String)] {
        let result = try Program.run(["diff"] + words, in: folder)
        let text = String(decoding: result.output, as: UTF8.self)
        #expect(result.code == code, "\(words): \(result.errors)")
        if code < 2 { #expect(text == output, "\(words)") }
      }
      let tolerated = try Program.run(
        ["diff", "a.png", "near.png", "--tolerance", "channel=1"], in: folder)
      #expect(tolerated.code == 0)
      #expect(String(decoding: tolerated.output, as: UTF8.self).hasSuffix("tolerated: channel 1\n"))
      let piped = try Program.run(
        ["diff", "-", "b.png", "--json"],
        input: Data(contentsOf: folder.appendingPathComponent("a.png")), in: folder)
      let answer = try #require(
        JSONSerialization.jsonObject(with: piped.output.prefix { $0 != 0x0A }) as? [String: Any])
      #expect(piped.code == 1 && answer["verdict"] as? String == "different")
    }
  }

  @Test func sheetsAreWrittenAndShown() throws {
    try withImages { folder in
      let words = ["diff", "a.png", "b.png", "-o", "sheet.png", "--quiet", "--inline"]
      func shown(_ name: String) throws -> [UInt8] {
        let result = try Program.run(words + [name], in: folder)
        #expect(result.code == 1)
        return [UInt8](result.output)
      }
      #expect(try shown("never").isEmpty)
      let sheet = try Data(contentsOf: folder.appendingPathComponent("sheet.png"))
      let bitmap = try PNGDecoder().decode(sheet)
      #expect(bitmap.width > 180 && bitmap.height > 60)
      let kitty = String(decoding: try shown("kitty"), as: UTF8.self)
      let pieces = kitty.split(separator: "\u{1B}").filter { $0.hasPrefix("_G") }
      let payload = pieces.compactMap { $0.split(separator: ";").last }.joined()
      #expect(kitty.hasPrefix("\u{1B}_Ga=T,f=100,m=") && pieces.last?.contains("m=0;") == true)
      #expect(Data(base64Encoded: payload) == sheet)
      let iterm = String(decoding: try shown("iterm2"), as: UTF8.self)
      let coded = try #require(iterm.split(separator: ":").last).prefix { $0 != "\u{07}" }
      #expect(Data(base64Encoded: String(coded)) == sheet)
      try expectSixels(shown("sixel"), bitmap)
      // The words make room for it, line by line.
      let alone = try Program.run(["diff", "a.png", "b.png", "-o", "-"], in: folder)
      #expect(alone.output == sheet && !alone.errors.contains(#"\u{A}"#), "\(alone.errors)")
    }
  }

  /// An image that is waited for does not come.
  @Test(arguments: ["a.png", "same.png"]) func whereNothingDiffersNoSheetIsWritten(actual: String)
    throws
  {
    try withImages { folder in
      let named = try Program.run(["diff", "a.png", actual, "-o", "sheet.png"], in: folder)
      #expect(
        named.code == 0 && named.errors == "note: nothing differs, so sheet.png was not written\n")
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/sheet.png"))
      let piped = try Program.run(["diff", "a.png", actual, "-o", "-"], in: folder)
      #expect(piped.code == 0 && piped.output.isEmpty)
      #expect(piped.errors.hasSuffix("note: nothing differs, so no image was written\n"))
      #expect(try Program.run(["diff", "a.png", actual], in: folder).errors == "")
    }
  }

  /// Reads sixels back: every pixel has its colour in six levels a channel.
  private func expectSixels(_ bytes: [UInt8], _ bitmap: Bitmap) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(
      text.hasPrefix("\u{1B}Pq\"1;1;\(bitmap.width);\(bitmap.height)")
        && text.hasSuffix("\u{1B}\\\n"))
    let body = try #require(text.range(of: "#215;2;100;100;100")).upperBound
    var (x, y, color, run) = (0, 0, 0, 1)
    var painted = [Int](repeating: -1, count: bitmap.width * bitmap.height)
    var rest = Array(text[body...].utf8)[...]
    func number() -> Int {
      let digits = rest.prefix { (48...57).contains($0) }
      rest = rest.dropFirst(digits.count)
      return digits.reduce(0) { $0 * 10 + Int($1) - 48 }
    }
    while let byte = rest.popFirst(), byte != 0x1B {
      switch byte {
      case UInt8(ascii: "#"): color = number()
      case UInt8(ascii: "!"): run = number()
      case UInt8(ascii: "$"): x = 0
      case UInt8(ascii: "-"): (x, y) = (0, y + 6)
      default:
        for _ in 0..<run {
          for row in 0..<6 where (byte - 63) >> UInt8(row) & 1 == 1 {
            painted[(y + row) * bitmap.width + x] = color
          }
          x += 1
        }
        run = 1
      }
    }
    for index in painted.indices {
      let pixel = Pixel(rawValue: bitmap.pixels[index])
      func level(_ channel: UInt8) -> Int { (Int(channel) + 255 - Int(pixel.alpha) + 25) / 51 }
      #expect(
        painted[index] == level(pixel.red) * 36 + level(pixel.green) * 6 + level(pixel.blue))
    }
  }

  /// A tolerance that would let any image pass is none.
  @Test(arguments: ["pixels=16", "pixels=100000000", "density=16/8"]) func tolerancesHaveALimit(
    _ tolerance: String
  ) throws {
    try Program.withFolder { folder in
      for (name, alpha) in [("a", UInt8(255)), ("b", 254)] {
        let bitmap = Bitmap(
          width: 4, height: 4, filledWith: Pixel(red: 1, green: 2, blue: 3, alpha: alpha))
        try Program.write(["\(name).png": bitmap.pngData()], in: folder)
      }
      for actual in ["b.png", "a.png"] {
        let result = try Program.run(
          ["diff", "a.png", actual, "--tolerance", tolerance], in: folder)
        #expect(result.code == 2 && result.errors.contains("of the image differ"), "\(result)")
      }
      try Program.write(
        ["old/a.png": Data(contentsOf: folder.appendingPathComponent("a.png"))], in: folder)
      for words in [["check", "old", "old/."], ["record", "new", "old"]] {
        try FileManager.default.createDirectory(
          atPath: folder.path + "/new", withIntermediateDirectories: true)
        let result = try Program.run(["golden"] + words + ["--tolerance", tolerance], in: folder)
        #expect(result.code == 1 && result.errors.contains("of the image differ"), "\(result)")
      }
    }
  }
}
