import CICU
import CUnicodeTables

/// Breaks between words of scripts that are written without spaces (Thai, Lao, Khmer, Burmese), by
/// ICU's dictionaries. ICU is asked only where a text has such a script.
final class DictionaryBreaker {
  private var breaks: UnsafeMutableRawPointer?

  deinit {
    if let breaks { galley_line_breaks_close(breaks) }
  }

  /// The breaks of UAX #14 before each character, with those between words where it needs a
  /// dictionary.
  func breaks(
    before scalars: [Unicode.Scalar], style: LineBreakStyle = .standard
  ) -> [LineBreaker.Break] {
    var result = LineBreaker.breaks(before: scalars, style: style)
    var start = 0
    while start < scalars.count {
      guard Self.needsDictionary(scalars[start]) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < scalars.count, Self.needsDictionary(scalars[end]) || Self.isMark(scalars[end]) {
        end += 1
      }
      add(to: &result, scalars[start..<end])
      start = end
    }
    return result
  }

  private func add(to result: inout [LineBreaker.Break], _ run: ArraySlice<Unicode.Scalar>) {
    if breaks == nil { breaks = galley_line_breaks_open("en") }
    guard let breaks else { return }
    var units: [UInt16] = []
    /// The character that each unit begins.
    var places: [Int] = []
    for (offset, scalar) in run.enumerated() {
      for unit in UTF16.encode(scalar) ?? .init() {
        units.append(unit)
        places.append(run.startIndex + offset)
      }
    }
    units.withUnsafeBufferPointer { buffer in
      guard galley_line_breaks_set(breaks, buffer.baseAddress, Int32(buffer.count)) == 0 else {
        return
      }
      while true {
        let next = Int(galley_line_breaks_next(breaks))
        guard next > 0, next < places.count else { return }
        result[places[next]] = .allowed
      }
    }
  }

  private static func kind(_ scalar: Unicode.Scalar) -> LineBreaker.Class {
    LineBreaker.Class(rawValue: galley_line_break_properties(scalar.value) & 0x3F) ?? .al
  }

  private static func needsDictionary(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0xE00 && kind(scalar) == .sa
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool { kind(scalar) == .cm }
}
