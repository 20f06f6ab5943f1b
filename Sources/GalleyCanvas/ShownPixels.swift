import Foundation
import Galley

/// The pixels that the viewer has, to find the rectangles that have changed since.
struct ShownPixels {
  private var width = 0
  private var height = 0
  private var pixels: [UInt32] = []

  /// A rectangle of a bitmap, in pixels.
  struct Area: Equatable {
    var columns: Range<Int>
    var rows: Range<Int>
  }

  /// Rows that are equal between two areas and are shown again, as a rectangle has a head of its own.
  private static let gap = 8

  /// Takes over a bitmap.
  /// - Parameter rows: where it may be another one.
  /// - Returns: the least areas that hold what has changed, from the top to the bottom; nil where the size is another one.
  /// - Complexity: O(n) in the pixels of the rows.
  mutating func update(to bitmap: Bitmap, in rows: [Range<Int>]) -> [Area]? {
    guard bitmap.width == width, bitmap.height == height else {
      (width, height, pixels) = (bitmap.width, bitmap.height, bitmap.pixels)
      return nil
    }
    var areas: [Area] = []
    bitmap.pixels.withUnsafeBufferPointer { new in
      pixels.withUnsafeMutableBufferPointer { old in
        for row in rows.joined() {
          guard let columns = Self.changed(row * width..<(row + 1) * width, old, new) else {
            continue
          }
          if let last = areas.last, row - last.rows.upperBound <= Self.gap {
            let start = min(last.columns.lowerBound, columns.lowerBound)
            let end = max(last.columns.upperBound, columns.upperBound)
            areas[areas.count - 1] = Area(
              columns: start..<end, rows: last.rows.lowerBound..<row + 1)
          } else {
            areas.append(Area(columns: columns, rows: row..<row + 1))
          }
        }
      }
    }
    return areas
  }

  /// The columns of a row that are different, which are taken over.
  private static func changed(
    _ row: Range<Int>, _ old: UnsafeMutableBufferPointer<UInt32>, _ new: UnsafeBufferPointer<UInt32>
  ) -> Range<Int>? {
    guard let (one, other) = zipped(old, new), !row.isEmpty else { return nil }
    let bytes = row.count * MemoryLayout<UInt32>.stride
    guard memcmp(one + row.lowerBound, other + row.lowerBound, bytes) != 0 else { return nil }
    var (start, end) = (row.lowerBound, row.upperBound)
    while old[start] == new[start] { start += 1 }
    while old[end - 1] == new[end - 1] { end -= 1 }
    for place in start..<end { old[place] = new[place] }
    return start - row.lowerBound..<end - row.lowerBound
  }

  private static func zipped(
    _ old: UnsafeMutableBufferPointer<UInt32>, _ new: UnsafeBufferPointer<UInt32>
  ) -> (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt32>)? {
    guard let one = old.baseAddress, let other = new.baseAddress else { return nil }
    return (one, other)
  }
}

extension Bitmap {
  /// A part as an image of its own.
  func part(_ area: ShownPixels.Area) -> Bitmap {
    var part = Bitmap(width: area.columns.count, height: area.rows.count)
    var place = 0
    for row in area.rows {
      let start = row * width + area.columns.lowerBound
      part.pixels.replaceSubrange(
        place..<place + area.columns.count, with: pixels[start..<start + area.columns.count])
      place += area.columns.count
    }
    return part
  }
}
