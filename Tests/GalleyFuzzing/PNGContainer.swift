import Foundation
import GalleyImages

/// A PNG file by its chunks.
struct PNGContainer {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private(set) var bytes = signature

  /// One pixel with a colour profile.
  /// - Throws: `ImageError` when memory runs out.
  init(profile: [UInt8]) throws {
    add("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
    let packed = try Deflate.zlib(Array(profile.prefix(65_535)))
    add("iCCP", Array("fuzz".utf8) + [0, 0] + packed)
    add("IDAT", try Deflate.zlib([0, 200, 100, 50]))
    add("IEND", [])
  }

  /// Nil where all are right, and for other files.
  init?(withRightChecksums file: [UInt8]) {
    guard file.starts(with: Self.signature) else { return nil }
    bytes = file
    var place = Self.signature.count
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 8 + length
      guard end + 4 <= file.count else { break }
      bytes.replaceSubrange(
        end..<end + 4, with: Self.bigEndian(Inflate.crc32(Array(file[place + 4..<end]))))
      place = end + 4
    }
    guard bytes != file else { return nil }
  }

  private mutating func add(_ name: String, _ data: [UInt8]) {
    let body = Array(name.utf8) + data
    bytes += Self.bigEndian(UInt32(data.count)) + body + Self.bigEndian(Inflate.crc32(body))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}

/// A colour profile of three curves and a matrix (ISO 15076-1).
enum ProfileSeed {
  static var bytes: [UInt8] {
    let colors: [(name: String, values: [Double])] = [
      ("wtpt", [0.9642, 1, 0.8249]), ("rXYZ", [0.5151, 0.2412, -0.0011]),
      ("gXYZ", [0.2919, 0.6922, 0.0419]), ("bXYZ", [0.1572, 0.0666, 0.7841]),
    ]
    let curves = ["rTRC", "gTRC", "bTRC"]
    // Behind the header and the table of tags: the colours, 20 bytes each, and one curve for all channels.
    let start = 128 + 4 + 12 * (colors.count + curves.count)
    var table = number(colors.count + curves.count)
    for (index, color) in colors.enumerated() {
      table += Array(color.name.utf8) + number(start + 20 * index) + number(20)
    }
    let curve = Array("para".utf8) + number(0) + [0, 0, 0, 0] + fixed(2.2)
    for name in curves {
      table += Array(name.utf8) + number(start + 20 * colors.count) + number(curve.count)
    }
    let data =
      colors.flatMap { Array("XYZ ".utf8) + number(0) + $0.values.flatMap(fixed) } + curve
    let size = start + data.count
    return header(size) + table + data
  }

  private static func header(_ size: Int) -> [UInt8] {
    let date = [UInt8](repeating: 0, count: 12)
    let names = Array("mntrRGB XYZ ".utf8)
    let white = [0.9642, 1, 0.8249].flatMap(fixed)
    let rest = number(0) + [UInt8](repeating: 0, count: 24)
    let front = number(size) + number(0) + number(0x0400_0000) + names + date + Array("acsp".utf8)
    return front + rest + white + [UInt8](repeating: 0, count: 128 - front.count - rest.count - 12)
  }

  private static func number(_ value: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: value).bigEndian) { Array($0) }
  }

  /// A number with 16 bits behind the point.
  private static func fixed(_ value: Double) -> [UInt8] {
    number(Int((value * 65_536).rounded()))
  }
}
