import GalleyImages

/// What is wrong with a workbook: a place in it in words, what was found, what was expected.
struct SheetError: Error, Equatable {
  var found: String
  var expected: String
}

/// The files of an archive (PKWARE's APPNOTE), read by its central directory. Nothing is unpacked before its length
/// was compared with the limit.
struct ZipArchive {
  private struct Entry {
    var method: Int
    var isEncrypted: Bool
    var checksum: UInt32
    /// Bytes as they lie in the archive, and unpacked.
    var packed: Int
    var unpacked: Int
    /// Where the entry's own header begins.
    var offset: Int
  }

  private let bytes: [UInt8]
  private var entries: [String: Entry] = [:]
  /// The most bytes that one file of the archive may have.
  static let unpackedLimit = 256 << 20
  private static let directoryEnd: UInt32 = 0x0605_4B50
  private static let directoryEntry: UInt32 = 0x0201_4B50
  private static let localHeader: UInt32 = 0x0403_4B50

  /// - Throws: `SheetError` for what is no whole archive.
  /// - Complexity: O(n) in the directory.
  init(_ bytes: [UInt8]) throws(SheetError) {
    self.bytes = bytes
    guard let end = Self.end(of: bytes) else {
      throw SheetError(
        found: "a file without the directory of a ZIP archive", expected: "a whole .xlsx file")
    }
    let count = number(end + 10, 2)
    var place = number(end + 16, 4)
    guard count != 0xFFFF, place != 0xFFFF_FFFF else {
      throw SheetError(found: "a ZIP64 archive", expected: "a .xlsx file of less than 4 GB")
    }
    for _ in 0..<count {
      guard place + 46 <= end, number(place, 4) == Int(Self.directoryEntry) else { throw broken }
      let nameEnd = place + 46 + number(place + 28, 2)
      let next = nameEnd + number(place + 30, 2) + number(place + 32, 2)
      guard next <= end else { throw broken }
      let name = String(decoding: bytes[(place + 46)..<nameEnd], as: UTF8.self)
      entries[name] = Entry(
        method: number(place + 10, 2), isEncrypted: number(place + 8, 2) & 1 == 1,
        checksum: UInt32(number(place + 16, 4)), packed: number(place + 20, 4),
        unpacked: number(place + 24, 4), offset: number(place + 42, 4))
      place = next
    }
  }

  private var broken: SheetError {
    SheetError(
      found: "a ZIP archive whose directory is broken", expected: "a whole .xlsx file")
  }

  /// Where the end of the directory is written: behind it there is at most a comment.
  private static func end(of bytes: [UInt8]) -> Int? {
    guard bytes.count >= 22 else { return nil }
    let signature: [UInt8] = [0x50, 0x4B, 5, 6]
    for place in stride(from: bytes.count - 22, through: max(0, bytes.count - 22 - 0xFFFF), by: -1)
    where bytes[place] == 0x50 && bytes[place..<place + 4].elementsEqual(signature) {
      return place
    }
    return nil
  }

  /// A number of the archive, its lowest byte first. The bytes are there.
  private func number(_ place: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }

  func contains(_ name: String) -> Bool { entries[name] != nil }

  /// A file of the archive, unpacked.
  /// - Returns: nil where there is none of the name.
  /// - Throws: `SheetError` for one that is broken or over the limit.
  func file(_ name: String) throws(SheetError) -> [UInt8]? {
    guard let entry = entries[name] else { return nil }
    let whole = "a whole .xlsx file"
    guard !entry.isEncrypted else {
      throw SheetError(found: "a ZIP archive with a password", expected: "one without")
    }
    guard entry.unpacked <= Self.unpackedLimit else {
      throw SheetError(
        found: "\(name) in it with \(entry.unpacked) bytes",
        expected: "at most \(Self.unpackedLimit)")
    }
    let failure = SheetError(found: "\(name) in it, which is broken", expected: whole)
    guard entry.offset + 30 <= bytes.count, number(entry.offset, 4) == Int(Self.localHeader) else {
      throw failure
    }
    let start = entry.offset + 30 + number(entry.offset + 26, 2) + number(entry.offset + 28, 2)
    guard start + entry.packed <= bytes.count else { throw failure }
    let packed = bytes[start..<start + entry.packed]
    let unpacked: [UInt8]?
    switch entry.method {
    case 0: unpacked = entry.packed == entry.unpacked ? Array(packed) : nil
    case 8: unpacked = Inflate.raw(packed, count: entry.unpacked)
    default:
      throw SheetError(
        found: "\(name) in it, packed by method \(entry.method)",
        expected: "one that is stored or deflated")
    }
    guard let unpacked, Inflate.crc32(unpacked) == entry.checksum else { throw failure }
    return unpacked
  }
}
