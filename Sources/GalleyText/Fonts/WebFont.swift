import CFreeType
import GalleyGeometry

/// Packed fonts (WOFF and WOFF2) as plain ones: FreeType unpacks them, and HarfBuzz reads none.
enum WebFont {
  /// Whether a file is packed, by its first four bytes.
  static func isPacked(_ data: Data) -> Bool {
    let signature = data.prefix(4)
    return signature.elementsEqual("wOFF".utf8) || signature.elementsEqual("wOF2".utf8)
  }

  /// The bytes that a packed font says its tables have when they are unpacked: FreeType takes as much memory. A file
  /// that is cut off says nothing; FreeType refuses it.
  static func unpackedSize(_ data: Data) -> Int {
    let bytes = [UInt8](data.prefix(1 << 16))
    func number(_ place: Int, _ count: Int) -> Int {
      guard place + count <= bytes.count else { return 0 }
      return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    // Both kinds state the whole; tables state their own, which need not be the same.
    let (whole, tables) = (number(16, 4), number(12, 2))
    if number(0, 4) == 0x774F_4646 {
      return max(whole, (0..<tables).reduce(0) { $0 + number(44 + $1 * 20 + 12, 4) })
    }
    var place = 48
    /// Seven bits in each byte but the last.
    func next() -> Int {
      var value = 0
      for _ in 0..<5 where place < bytes.count {
        let byte = bytes[place]
        place += 1
        value = value << 7 | Int(byte & 127)
        if byte < 128 { break }
      }
      return value
    }
    var sum = 0
    for _ in 0..<tables where place < bytes.count {
      let flags = bytes[place]
      place += flags & 63 == 63 ? 5 : 1
      // Outlines are packed twice, unless they say otherwise; other tables where they do.
      let isOutline = [10, 11].contains(flags & 63)
      let isTransformed = isOutline ? flags >> 6 != 3 : flags >> 6 != 0
      let own = next()
      sum += max(own, isTransformed ? next() : 0)
    }
    return max(whole, sum)
  }

  /// The tables of a packed font as a plain font file; nil where it cannot be unpacked, or has more than
  /// `limit` bytes then.
  static func unpacked(_ data: Data, _ library: FreeTypeLibrary, limit: Int) -> Data? {
    guard let handle = library.handle else { return nil }
    return data.withUnsafeBytes { bytes in
      var opened: FT_Face?
      guard
        FT_New_Memory_Face(
          handle, bytes.bindMemory(to: FT_Byte.self).baseAddress, FT_Long(bytes.count), 0, &opened)
          == 0,
        let face = opened
      else { return nil }
      defer { FT_Done_Face(face) }
      return file(of: tables(of: face, limit: limit))
    }
  }

  /// The tables by their tags, in the order of those.
  private static func tables(of face: FT_Face, limit: Int) -> [(tag: UInt32, data: Data)] {
    var count: FT_ULong = 0
    guard FT_Sfnt_Table_Info(face, 0, nil, &count) == 0, count <= 256 else { return [] }
    var result: [(tag: UInt32, data: Data)] = []
    var total = 0
    for index in 0..<FT_UInt(count) {
      var tag: FT_ULong = 0
      var length: FT_ULong = 0
      guard FT_Sfnt_Table_Info(face, index, &tag, &length) == 0 else { continue }
      total += Int(length)
      guard total <= limit else { return [] }
      var table = Data(count: Int(length))
      let failed = table.withUnsafeMutableBytes { bytes in
        FT_Load_Sfnt_Table(
          face, tag, 0, bytes.bindMemory(to: FT_Byte.self).baseAddress, &length) != 0
      }
      if !failed { result.append((UInt32(truncatingIfNeeded: tag), table)) }
    }
    return result.sorted { $0.tag < $1.tag }
  }

  /// OpenType's container: a directory, then the tables at multiples of four bytes.
  private static func file(of tables: [(tag: UInt32, data: Data)]) -> Data? {
    if tables.isEmpty { return nil }
    var directory = Data()
    func append(_ value: UInt32, _ count: Int = 4) {
      for shift in stride(from: (count - 1) * 8, through: 0, by: -8) {
        directory.append(UInt8(truncatingIfNeeded: value >> UInt32(shift)))
      }
    }
    let hasPostScriptOutlines = tables.contains { $0.tag == 0x4346_4620 || $0.tag == 0x4346_4632 }
    append(hasPostScriptOutlines ? 0x4F54_544F : 0x0001_0000)
    append(UInt32(tables.count), 2)
    // Searching by halves: no reader in use looks at these three.
    append(0, 2)
    append(0, 2)
    append(0, 2)
    var body = Data()
    for table in tables {
      append(table.tag)
      append(0)
      append(UInt32(12 + 16 * tables.count + body.count))
      append(UInt32(table.data.count))
      body += table.data
      body += Data(count: (4 - body.count % 4) % 4)
    }
    return directory + body
  }
}
