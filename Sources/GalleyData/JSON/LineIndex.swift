import GalleyBudget

/// Where the lines of a file begin; found on the first request.
package final class LineIndex: Sendable {
  private let known = Locked<LinePlaces?>(nil)

  package init() {}

  func places(in bytes: [UInt8]) -> LinePlaces {
    known.withLock { known in
      if let known { return known }
      let found = LinePlaces(bytes)
      known = found
      return found
    }
  }
}

/// The lines of a file, and how many characters there are before some of its bytes: a scene of a megabyte may be one line,
/// and a message about each of its views would count all of it.
struct LinePlaces {
  /// The first byte of each line.
  private(set) var starts = [0]
  /// How many characters begin before each block of bytes.
  private var characters: [Int] = []

  /// Bytes.
  private static let block = 1024

  init(_ bytes: [UInt8]) {
    var count = 0
    for (index, byte) in bytes.enumerated() {
      if index % Self.block == 0 { characters.append(count) }
      if byte == 0x0A { starts.append(index + 1) }
      if Self.beginsCharacter(byte) { count += 1 }
    }
    if bytes.count % Self.block == 0 { characters.append(count) }
  }

  private static func beginsCharacter(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

  /// The line that a byte is in, from 0.
  func line(of offset: Int) -> Int { max(0, starts.countOfFirst { $0 <= offset } - 1) }

  /// How many characters of the file's bytes begin before one of them.
  /// - Parameter offset: at most the end of the file.
  func characters(before offset: Int, of bytes: [UInt8]) -> Int {
    let end = min(offset, bytes.count)
    let block = end / Self.block
    return bytes[block * Self.block..<end].reduce(characters[block]) {
      Self.beginsCharacter($1) ? $0 + 1 : $0
    }
  }
}

extension Array {
  /// How many elements there are before the first that does not pass, behind which none does.
  /// - Complexity: O(log n).
  func countOfFirst(where passes: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if passes(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
