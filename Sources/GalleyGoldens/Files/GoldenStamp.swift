import Galley
import GalleyImages

/// What a golden says of itself, in the text chunks of its PNG or in a file of its own where there is no
/// image.
package struct GoldenStamp: Hashable, Sendable {
  /// `Bitmap.pixelHash`.
  package var pixelHash: UInt64
  /// The SHA-256 of each font's file by the face's PostScript name.
  package var fonts: [String: String]
  /// `GalleyVersion.engine`, or the number alone in goldens of 0.1.0's first builds.
  package var engine: String
  /// The case that it was recorded for: `Suite/name`.
  package var key: String

  package init(pixelHash: UInt64, fonts: [String: String], engine: String, key: String) {
    (self.pixelHash, self.fonts, self.engine, self.key) = (pixelHash, fonts, engine, key)
  }

  private enum Keyword {
    static let title = "Title"
    static let software = "Software"
    static let pixels = "Galley-Pixels"
    static let image = "Galley-Picture"
    static let fonts = "Galley-Fonts"
  }

  /// What the stamp of a PNG says; nil for one without a stamp.
  init?(_ chunks: PNGChunks) {
    guard let pixels = Self.statedHash(chunks) else { return nil }
    self.init(
      pixelHash: pixels, fonts: Self.fonts(chunks.text(Keyword.fonts) ?? ""),
      engine: String((chunks.text(Keyword.software) ?? "").split(separator: " ").last ?? ""),
      key: Self.decoded(chunks.text(Keyword.title) ?? ""))
  }

  private static func statedHash(_ chunks: PNGChunks) -> UInt64? {
    chunks.text(Keyword.pixels).flatMap { UInt64($0, radix: 16) }
  }

  /// The hash of a PNG's pixels, where its stamp can be believed: the image is still the one that the stamp
  /// was put on.
  static func trustedHash(_ chunks: PNGChunks) -> UInt64? {
    guard let hash = statedHash(chunks),
      chunks.text(Keyword.image) == chunks.imageHash.hexadecimal
    else {
      return nil
    }
    return hash
  }

  /// The file of an image with the stamp in it.
  func stamped(_ png: Data) throws -> Data {
    let chunks = try PNGChunks(png)
    return chunks.withTexts([
      Keyword.title: Self.encoded(key), Keyword.software: "Galley \(engine)",
      Keyword.pixels: pixelHash.hexadecimal,
      Keyword.image: chunks.imageHash.hexadecimal,
      Keyword.fonts: fonts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        .joined(separator: "\n"),
    ])
  }

  private static func fonts(_ text: String) -> [String: String] {
    var fonts: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2 { fonts[String(words[0])] = String(words[1]) }
    }
    return fonts
  }

  /// Plain texts of a PNG are Latin 1: what is no ASCII is written by its bytes, as in an address.
  private static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "%")
        ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  private static func decoded(_ text: String) -> String { text.removingPercentEncoding ?? text }
}

// The file of a golden without an image.
extension GoldenStamp {
  private struct File: Codable {
    var pixels: String
    var width: Int
    var height: Int
    var engine: String
    var golden: String
    var fonts: [String: String]
  }

  func file(width: Int, height: Int) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let file = File(
      pixels: pixelHash.hexadecimal, width: width, height: height, engine: engine, golden: key,
      fonts: fonts)
    return try encoder.encode(file) + Data([0x0A])
  }

  /// What such a file says, and the size of its image in pixels; nil for what is none.
  static func read(file data: Data) -> (stamp: GoldenStamp, width: Int, height: Int)? {
    guard let file = try? JSONDecoder().decode(File.self, from: data),
      let hash = UInt64(file.pixels, radix: 16)
    else { return nil }
    let stamp = GoldenStamp(
      pixelHash: hash, fonts: file.fonts, engine: file.engine, key: file.golden)
    return (stamp, file.width, file.height)
  }
}
