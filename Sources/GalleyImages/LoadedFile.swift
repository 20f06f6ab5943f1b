import GalleyGeometry

/// The file that a function of this process was loaded from: a library, or the program where it is linked statically.
struct LoadedFile {
  /// What of the file lies in memory and can be read, in the order of the addresses. A linker may put constants beside
  /// variables.
  private let pieces: [UnsafeRawBufferPointer]

  /// - Parameter function: an address in the file's code.
  init(of function: UnsafeRawPointer) {
    let lines = Self.maps.split(separator: "\n").compactMap { Mapping($0) }
    let place = UInt(bitPattern: function)
    let file = lines.first { $0.range.contains(place) }?.file
    pieces = lines.filter { $0.file == file && $0.isReadable }.compactMap { mapping in
      guard let start = UnsafeRawPointer(bitPattern: mapping.range.lowerBound) else { return nil }
      return UnsafeRawBufferPointer(start: start, count: mapping.range.count)
    }
  }

  /// The lines of `/proc/self/maps`; empty where it cannot be read. The kernel gives it page by page, and Foundation, which
  /// asks for the size of a file, reads the first page alone.
  private static var maps: String {
    let descriptor = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var (bytes, page) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 14))
    while true {
      let count = read(descriptor, &page, page.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += page[..<count]
    }
  }

  /// The digits and points behind the first place of `prefix` that has a digit behind it; nil where there is none.
  /// - Complexity: O(n) in the bytes of the file.
  func number(behind prefix: String) -> String? {
    let prefix = Array(prefix.utf8)
    guard let first = prefix.first else { return nil }
    for piece in pieces {
      guard var place = piece.baseAddress else { continue }
      let end = place + piece.count
      while end - place > prefix.count,
        let found = memchr(place, Int32(first), end - place - prefix.count)
      {
        place = UnsafeRawPointer(found) + 1
        guard memcmp(found, prefix, prefix.count) == 0 else { continue }
        let start = found + prefix.count
        let number = UnsafeRawBufferPointer(start: start, count: end - UnsafeRawPointer(start))
          .prefix { (0x30...0x39).contains($0) || $0 == 0x2E }
        if let digit = number.first, digit != 0x2E {
          return String(decoding: number, as: UTF8.self)
        }
      }
    }
    return nil
  }
}

/// A line of `/proc/self/maps` (proc(5)): addresses, what may be done there, the place in the file, its device, its number, its path.
private struct Mapping {
  let range: Range<UInt>
  let isReadable: Bool
  let file: Substring

  /// Nil for what belongs to no file.
  init?(_ line: Substring) {
    // The path stands at the end, behind blanks, and may have some of its own.
    guard let path = line.firstIndex(of: "/") else { return nil }
    let fields = line[..<path].split(separator: " ")
    let ends = fields.first?.split(separator: "-").compactMap { UInt($0, radix: 16) } ?? []
    guard fields.count == 5, ends.count == 2, ends[0] <= ends[1] else { return nil }
    (range, isReadable) = (ends[0]..<ends[1], fields[1].hasPrefix("r"))
    file = line[path...]
  }
}
