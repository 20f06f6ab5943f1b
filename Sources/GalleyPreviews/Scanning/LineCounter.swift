import Foundation

/// Lines of places that are asked for in their order.
struct LineCounter {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var count = 1

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func line(of start: Int32) -> Int {
    if Int(start) < place { (place, count) = (0, 1) }
    while place < min(Int(start), bytes.count) {
      if bytes[place] == 0x0A { count += 1 }
      place += 1
    }
    return count
  }
}
