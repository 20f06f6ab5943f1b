import GalleyBudget
import GalleyDiagnostics

/// A text of JSON, what was read of it, and where everything in it stands.
///
/// Places are kept as bytes from the start and counted in lines only on request.
package final class JSONDocument: SourceDocument {
  package let file: String
  package let bytes: [UInt8]
  package let root: JSONNode
  /// Where lines begin; shared by the documents of one file.
  private let lines: LineIndex

  /// Reads one value that fills the range.
  /// - Parameter range: what is read of `bytes`; nil is all of them.
  /// - Throws: `SceneError`.
  /// - Complexity: O(n) in the bytes of the range.
  package init(
    _ bytes: [UInt8], range: Range<Int>? = nil, file: String, lines: LineIndex? = nil
  ) throws {
    self.file = file
    self.bytes = bytes
    self.lines = lines ?? LineIndex()
    do {
      root = try JSONParser.parse(bytes, in: range ?? 0..<bytes.count)
    } catch let failure as TextError {
      throw Self.error(failure, in: bytes, file: file, lines: lines)
    }
  }

  /// A document of what was not written in JSON.
  package init(root: JSONNode, bytes: [UInt8] = [], file: String, lines: LineIndex? = nil) {
    self.file = file
    self.lines = lines ?? LineIndex()
    self.bytes = bytes
    self.root = root
  }

  package static func error(
    _ failure: TextError, in bytes: [UInt8], file: String, lines: LineIndex? = nil
  ) -> SceneError {
    let place = JSONDocument(
      root: JSONNode(value: .null, offset: 0), bytes: bytes, file: file, lines: lines
    ).position(of: failure.offset)
    return SceneError(
      file: file, line: place.line, column: place.column, path: "$", found: failure.found,
      expected: failure.expected, suggestion: nil)
  }

  /// What is wrong at a place of the document.
  /// - Parameters:
  ///   - place: what the line and the column are of, in bytes from the start.
  ///   - value: where the value begins whose path is told, in bytes from the start.
  /// - Complexity: that of `position(of:)` and `path(of:)`.
  package func error(
    at place: Int, pathOf value: Int, found: String, expected: String, suggestion: String?
  ) -> SceneError {
    let (line, column) = position(of: place)
    return SceneError(
      file: file, line: line, column: column, path: path(of: value), found: found,
      expected: expected, suggestion: suggestion)
  }

  /// - Complexity: O(log n) in the lines, however long they are; O(n) in all bytes the first time.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let places = lines.places(in: bytes)
    let line = places.line(of: offset)
    // A byte order mark is no column.
    let start = line == 0 && bytes.starts(with: JSONParser.byteOrderMark) ? 3 : places.starts[line]
    let end = max(start, min(offset, bytes.count))
    let column =
      places.characters(before: end, of: bytes) - places.characters(before: start, of: bytes)
    return (line + 1, column + 1)
  }

  /// Where a byte of a string's text stands, whose escapes are longer than what they mean.
  /// - Complexity: O(n) in the bytes before it.
  package func offset(ofByte byte: Int, inStringAt start: Int) -> Int {
    guard bytes.indices.contains(start), bytes[start] == UInt8(ascii: "\"") else { return start }
    var place = start + 1
    var left = byte
    while left > 0, place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      guard bytes[place] == UInt8(ascii: "\\") else {
        (place, left) = (place + 1, left - 1)
        continue
      }
      guard place + 5 < bytes.count, bytes[place + 1] == UInt8(ascii: "u") else {
        (place, left) = (place + 2, left - 1)
        continue
      }
      let digits = String(decoding: bytes[place + 2..<place + 6], as: UTF8.self)
      let unit = UInt16(digits, radix: 16) ?? 0
      // Each half of a pair stands for two of its four bytes.
      let length = unit < 0x80 ? 1 : (unit < 0x800 || (0xD800...0xDFFF).contains(unit) ? 2 : 3)
      (place, left) = (place + 6, left - length)
    }
    return place
  }

  /// - Complexity: O(n) in the members of objects on the way, and O(log n) in the elements of arrays.
  package func path(of offset: Int) -> String {
    var node = root
    var path = "$"
    while node.offset < offset {
      switch node.value {
      case .array(let elements):
        let index = elements.countOfFirst { $0.offset <= offset } - 1
        guard index >= 0 else { return path }
        path += "[\(index)]"
        node = elements[index]
      case .object(let members):
        guard let member = members.last(where: { $0.value.offset <= offset }) else { return path }
        path += ".\(member.key)"
        node = member.value
      default:
        return path
      }
    }
    return path
  }
}
