import CICU
import GalleyBudget

/// In which encoding a document is read, where Expat needs to hear another one than its XML declaration names.
enum XMLEncoding {
  /// The encoding of a byte order mark of UTF-8, which wins over the declaration as in browsers (the Encoding
  /// Standard, "decode"); nil leaves it to Expat.
  static func marked(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? "UTF-8" : nil
  }

  /// Whether the first bytes are a byte order mark.
  static func hasMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    marked(bytes) != nil || bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
  }

  /// Whether ICU knows an encoding.
  static func isKnown(_ name: String) -> Bool {
    guard let decoder = galley_decoder_open(name) else { return false }
    galley_decoder_close(decoder)
    return true
  }

  /// Labels of ASCII and Latin-1 (the Encoding Standard, 4.2).
  private static let latin: Set = [
    "ansi_x3.4-1968", "ascii", "cp1252", "cp819", "csisolatin1", "ibm819", "iso-8859-1",
    "iso-ir-100", "iso8859-1", "iso88591", "iso_8859-1", "iso_8859-1:1987", "l1", "latin1",
    "us-ascii", "windows-1252", "x-cp1252",
  ]

  /// The encoding that a label outside of documents means: those of ASCII and Latin-1 mean Windows-1252, which has all of their
  /// characters, and that of UTF-16 its form with the lower byte first (the Encoding Standard, 4.2).
  static func name(ofLabel label: String) -> String {
    let small = label.lowercased()
    if latin.contains(small) { return "windows-1252" }
    return small == "utf-16" ? "utf-16le" : label
  }

  /// What a document is in by its first bytes, where its declaration says that it is in UTF-16 and it is not, or the
  /// other way round. Browsers and libxml2 read it so, too.
  static func seen(in bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.count > 1 else { return "UTF-8" }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF): return "UTF-16"
    case (_, 0): return "UTF-16LE"
    case (0, _): return "UTF-16BE"
    default: return "UTF-8"
    }
  }

  /// A document in an encoding that Expat does not know and ICU does.
  /// - Parameters:
  ///   - name: as the declaration says, in any of the spellings that ICU knows.
  ///   - place: where the declaration says so.
  /// - Throws: `XMLError` for a name that ICU does not know, and for bytes that are no characters, at their place.
  /// - Complexity: O(n) in the bytes; the budget's clock is asked once for 16,384 UTF-16 units.
  static func decoded(
    _ bytes: UnsafeBufferPointer<UInt8>, from name: String, at place: XMLPlace,
    _ budget: RenderBudget
  ) throws -> String {
    guard let decoder = galley_decoder_open(name) else {
      throw XMLError(.malformed("the encoding \(name) is not known"), at: place)
    }
    defer { galley_decoder_close(decoder) }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count)
    var piece = [UInt16](repeating: 0, count: 1 << 14)
    var read: Int32 = 0
    var count = piece.count
    while count == piece.count, budget.canContinue("decoding \(name)") {
      count = bytes.withMemoryRebound(to: CChar.self) { source in
        Int(
          galley_decoder_next(
            decoder, source.baseAddress, Int32(source.count), &read, &piece, Int32(piece.count)))
      }
      guard count >= 0 else {
        throw XMLError(
          .malformed("bytes that are no characters of \(name)"),
          at: end(of: bytes.prefix(Int(read))))
      }
      units += piece[..<count]
    }
    try budget.check()
    let text = String(decoding: units, as: UTF16.self)
    guard text.utf8.count < Int(Int32.max) else {
      throw XMLError(.overLimit("the document has \(text.utf8.count) bytes in UTF-8"), at: place)
    }
    return text
  }

  /// The line behind the last line feed; which column, the bytes before do not say.
  private static func end(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> XMLPlace {
    XMLPlace(line: 1 + bytes.count { $0 == 0x0A }, column: 1)
  }
}
