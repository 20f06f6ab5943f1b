import Foundation

@testable import GalleyImages

/// Writes archives, wrong ones among them.
struct ZipWriter {
  struct Entry {
    var name: String
    var bytes: [UInt8]
    var method: Int
    var flags = 0
    var checksum: UInt32
    var packed: Int
    var unpacked: Int
    var offset: Int?
  }

  private var entries: [Entry] = []

  mutating func add(_ name: String, _ bytes: [UInt8], method: Int = 0, unpacked: Int? = nil) {
    entries.append(
      Entry(
        name: name, bytes: bytes, method: method, checksum: Inflate.crc32(bytes),
        packed: bytes.count, unpacked: unpacked ?? bytes.count))
  }

  mutating func changeLast(_ change: (inout Entry) -> Void) {
    change(&entries[entries.count - 1])
  }

  func data() -> Data {
    var (result, directory) = (Data(), Data())
    func numbers(_ values: [(Int, Int)]) -> [UInt8] {
      values.flatMap { value, count in (0..<count).map { UInt8(value >> (8 * $0) & 255) } }
    }
    for entry in entries {
      let name = Array(entry.name.utf8)
      let shared = numbers([
        (20, 2), (entry.flags, 2), (entry.method, 2), (0, 4), (Int(entry.checksum), 4),
        (entry.packed, 4), (entry.unpacked, 4), (name.count, 2), (0, 2),
      ])
      directory += numbers([(0x0201_4B50, 4), (20, 2)]) + shared
      directory +=
        numbers([(0, 2), (0, 2), (0, 2), (0, 4), (entry.offset ?? result.count, 4)]) + name
      result += numbers([(0x0403_4B50, 4)]) + shared + name + entry.bytes
    }
    let start = result.count
    result += directory
    result += numbers([
      (0x0605_4B50, 4), (0, 4), (entries.count, 2), (entries.count, 2), (directory.count, 4),
      (start, 4), (0, 2),
    ])
    return result
  }
}
