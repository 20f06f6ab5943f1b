import GalleyGeometry
import GalleyGraphics

/// The chunks of a PNG file, without a look at its pixels.
package struct PNGChunks: Sendable {
  package struct Chunk: Hashable, Sendable {
    /// Four letters.
    package var name: String
    /// Where its bytes lie in the file.
    package var bytes: Range<Int>
  }

  /// What IHDR says.
  package struct Header: Hashable, Sendable {
    package var width: Int
    package var height: Int
    /// Bits of a sample.
    package var bitDepth: Int
    package var isInterlaced: Bool
  }

  package let header: Header
  package let chunks: [Chunk]
  private let file: ArraySlice<UInt8>

  /// Chunks that say nothing of the pixels' colours and places.
  private static let annotations: Set<String> = ["tEXt", "iTXt", "zTXt", "tIME", "pHYs"]

  /// - Throws: `ImageError.decoding` for what is no PNG from its signature to an IEND at its end. Checksums
  ///   are not looked at.
  /// - Complexity: O(n) in the bytes.
  package init(_ data: Data) throws { try self.init([UInt8](data)) }

  package init(_ file: [UInt8]) throws { try self.init(file, count: file.count) }

  /// From the first `count` bytes, which are not copied.
  package init(_ bytes: [UInt8], count: Int) throws {
    file = bytes[..<count]
    (header, chunks) = try file.withUnsafeBytes { try Self.parse($0) }
  }

  /// Whether the bytes are those of a PNG from its signature to an IEND at its end.
  package static func isWhole(_ data: Data) -> Bool {
    data.withUnsafeBytes { (try? parse($0)) != nil }
  }

  /// Whether the bytes are those of a PNG with a chunk of this name; nothing is copied.
  package static func has(_ name: String, in data: Data) -> Bool {
    data.withUnsafeBytes { raw in
      (try? parse(raw))?.1.contains { $0.name == name } ?? false
    }
  }

  private static func parse(_ file: UnsafeRawBufferPointer) throws -> (Header, [Chunk]) {
    guard file.starts(with: signature) else {
      throw ImageError.decoding("not a PNG: the eight-byte signature is missing")
    }
    func number(at offset: Int) -> Int {
      Int(file[offset]) << 24 | Int(file[offset + 1]) << 16 | Int(file[offset + 2]) << 8
        | Int(file[offset + 3])
    }
    var chunks: [Chunk] = []
    chunks.reserveCapacity(16)
    var offset = signature.count
    while offset + 12 <= file.count {
      let length = number(at: offset)
      guard length <= file.count - offset - 12 else { break }
      let name = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
      chunks.append(Chunk(name: name, bytes: offset + 8..<offset + 8 + length))
      offset += 12 + length
      if name == "IEND" { break }
    }
    guard chunks.last?.name == "IEND", offset == file.count else {
      throw ImageError.decoding("the PNG is damaged: it does not end with its IEND chunk")
    }
    guard let first = chunks.first, first.name == "IHDR", first.bytes.count == 13 else {
      throw ImageError.decoding("the PNG is damaged: it does not begin with an IHDR chunk")
    }
    let start = first.bytes.lowerBound
    let header = Header(
      width: number(at: start), height: number(at: start + 4), bitDepth: Int(file[start + 8]),
      isInterlaced: file[start + 12] != 0)
    return (header, chunks)
  }

  /// A hash of all chunks that the pixels depend on, each with its name and its checksum: IHDR, PLTE, tRNS and
  /// IDAT, and what changes their colours or turns them, such as gAMA and eXIf. The same hash is the same pixels.
  /// - Complexity: O(n) in the bytes.
  package var imageHash: UInt64 {
    file.withUnsafeBytes { bytes in
      chunks.reduce(0) { hash, chunk in
        if Self.annotations.contains(chunk.name) { return hash }
        let whole = chunk.bytes.lowerBound - 8..<chunk.bytes.upperBound + 4
        let own = PixelHash.hash(of: UnsafeRawBufferPointer(rebasing: bytes[whole]))
        let product = (hash ^ own) &* 0x9e37_79b9_7f4a_7c15
        return product ^ product >> 32
      }
    }
  }

  /// Pixels to a point, at 72 points to an inch, to three decimals; nil where the file says nothing of it.
  package var scale: CGFloat? {
    guard let chunk = chunks.first(where: { $0.name == "pHYs" }), chunk.bytes.count == 9,
      file[chunk.bytes.lowerBound + 8] == 1
    else { return nil }
    let perMeter = file[chunk.bytes].prefix(4).reduce(0) { $0 << 8 | Int($1) }
    // Pixels to a metre are whole numbers: what was 2 is 1.9999 by them.
    return perMeter > 0 ? (CGFloat(perMeter) * 25.4 / 72).rounded() / 1000 : nil
  }

  /// The text of the first tEXt chunk under a keyword.
  package func text(_ keyword: String) -> String? {
    var keyword = keyword
    return keyword.withUTF8 { keyword in
      for chunk in chunks where chunk.name == "tEXt" {
        let start = chunk.bytes.lowerBound
        let end = start + keyword.count
        guard end < chunk.bytes.upperBound, file[end] == 0,
          keyword.indices.allSatisfy({ file[start + $0] == keyword[$0] })
        else { continue }
        return String(decoding: file[end + 1..<chunk.bytes.upperBound], as: UTF8.self)
      }
      return nil
    }
  }

  /// The texts of tEXt chunks by their keywords; the first of a keyword counts.
  package var texts: [String: String] {
    var texts: [String: String] = [:]
    for chunk in chunks where chunk.name == "tEXt" {
      guard let end = file[chunk.bytes].firstIndex(of: 0) else { continue }
      let key = String(decoding: file[chunk.bytes.lowerBound..<end], as: UTF8.self)
      if texts[key] == nil { texts[key] = text(key) }
    }
    return texts
  }

  /// The file with texts in it, behind its header; a text of ASCII under a keyword that is there already
  /// takes its place.
  package func withTexts(_ texts: [String: String]) -> Data {
    var result = Data(Self.signature)
    for chunk in chunks {
      let whole = chunk.bytes.lowerBound - 8..<chunk.bytes.upperBound + 4
      if chunk.name == "tEXt", let key = file[chunk.bytes].split(separator: 0).first,
        texts[String(decoding: key, as: UTF8.self)] != nil
      {
        continue
      }
      result += file[whole]
      guard chunk.name == "IHDR" else { continue }
      for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
        result += Self.chunk("tEXt", Array(key.utf8) + [0] + Array(text.utf8))
      }
    }
    return result
  }
}
