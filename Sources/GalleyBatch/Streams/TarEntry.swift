import Galley

/// A file of a tar archive, in the form of POSIX (ustar). A name that does not fit or is not ASCII stands in an extended
/// header (pax) before it.
///
/// The same files give the same bytes: nothing has a time or an owner.
struct TarEntry {
  private static let block = 512
  /// What ends an archive.
  static let end = [UInt8](repeating: 0, count: 2 * block)

  let name: String
  /// In bytes.
  let size: Int

  /// The blocks before the file's bytes.
  var header: [UInt8] {
    let bytes = Array(name.utf8)
    if bytes.count <= 100, bytes.allSatisfy({ $0 < 0x80 }) {
      return Self.header(name: bytes, size: size, kind: "0")
    }
    let record = Self.record("path", name)
    // Programs that know no extended headers see these names.
    let plain = Array(bytes.suffix(100).map { $0 < 0x80 ? $0 : UInt8(ascii: "_") })
    return Self.header(name: Array("PaxHeader".utf8), size: record.count, kind: "x") + record
      + Self.padding(of: record.count) + Self.header(name: plain, size: size, kind: "0")
  }

  /// The zeros behind the file's bytes.
  var padding: [UInt8] { Self.padding(of: size) }

  private static func padding(of size: Int) -> [UInt8] {
    [UInt8](repeating: 0, count: (block - size % block) % block)
  }

  /// `LENGTH key=value`, where the length is that of the whole record.
  private static func record(_ key: String, _ value: String) -> [UInt8] {
    let rest = Array(" \(key)=\(value)\n".utf8)
    var length = rest.count
    while String(length).utf8.count + rest.count != length {
      length = String(length).utf8.count + rest.count
    }
    return Array(String(length).utf8) + rest
  }

  /// A block. Numbers are octal, and the sum is of the bytes with blanks in its place.
  private static func header(name: [UInt8], size: Int, kind: Unicode.Scalar) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: block)
    func put(_ text: some Collection<UInt8>, at place: Int) {
      for (index, byte) in text.enumerated() { bytes[place + index] = byte }
    }
    func put(_ number: Int, digits: Int, at place: Int) {
      let text = String(number, radix: 8)
      put((String(repeating: "0", count: max(0, digits - text.utf8.count)) + text).utf8, at: place)
    }
    put(name, at: 0)
    put(0o644, digits: 7, at: 100)
    put(0, digits: 7, at: 108)
    put(0, digits: 7, at: 116)
    put(size, digits: 11, at: 124)
    put(0, digits: 11, at: 136)
    put("        ".utf8, at: 148)
    bytes[156] = UInt8(ascii: kind)
    put("ustar".utf8, at: 257)
    put("00".utf8, at: 263)
    put(0, digits: 7, at: 329)
    put(0, digits: 7, at: 337)
    put(bytes.reduce(0) { $0 + Int($1) }, digits: 6, at: 148)
    bytes[154] = 0
    return bytes
  }
}
