import GalleyStrings

/// Cuts delimiter-separated values (RFC 4180) into records and fields. Lines end with CR LF or LF; fields in
/// quotation marks may hold delimiters, line ends and doubled quotation marks.
struct CSVReader {
  let bytes: [UInt8]
  var delimiter = Delimiter.comma

  private static let quote = UInt8(ascii: "\"")

  /// Where records stand, without their line ends; lines without anything are none.
  /// - Parameter limit: how many are looked for.
  /// - Throws: `TextError` for a field whose quotation mark is never closed.
  /// - Complexity: O(n) in the bytes.
  func records(from start: Int = 0, limit: Int = .max) throws -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = start
    while index < bytes.count, ranges.count < limit {
      let end = try recordEnd(from: index)
      let last = end > index && bytes[end - 1] == 0x0D ? end - 1 : end
      if last > index { ranges.append(index..<last) }
      index = end + 1
    }
    return ranges
  }

  /// The next line feed that is not in quotation marks.
  private func recordEnd(from start: Int) throws -> Int {
    let delimiter = delimiter.byte
    return try bytes.withUnsafeBufferPointer { buffer in
      var index = start
      var open: Int?
      // Within a field a quotation mark opens nothing.
      var isFieldStart = true
      while index < buffer.count {
        let byte = buffer[index]
        if byte == Self.quote, open != nil {
          open = nil
          isFieldStart = true
        } else if byte == Self.quote, isFieldStart {
          open = index
        } else if open == nil {
          if byte == 0x0A { return index }
          isFieldStart = byte == delimiter
        }
        index += 1
      }
      if let open {
        throw TextError(
          offset: open, found: "an opening quotation mark", expected: "a closing one")
      }
      return buffer.count
    }
  }

  /// Whether a record has delimiters and blanks alone, as spreadsheets write rows of nothing.
  func isBlank(_ record: Range<Int>) -> Bool {
    bytes[record].allSatisfy { $0 == delimiter.byte || $0 == 0x20 || $0 == 0x09 }
  }

  /// The fields of a record and where they begin.
  /// - Throws: `TextError`.
  func fields(of record: Range<Int>) throws -> [(text: String, offset: Int)] {
    if let invalid = UTF8Validation.firstInvalidByte(bytes, in: record) {
      throw TextError(
        offset: invalid,
        found: "the byte 0x\(String(bytes[invalid], radix: 16)), which is not UTF-8",
        expected: "UTF-8 text")
    }
    if let place = bytes[record].firstIndex(of: 0) {
      throw TextError(
        offset: place, found: "a NUL byte", expected: "text without control characters")
    }
    var fields: [(text: String, offset: Int)] = []
    var index = record.lowerBound
    while true {
      let start = index
      fields.append((try field(in: record, &index), start))
      guard index < record.upperBound else { return fields }
      // The delimiter.
      index += 1
    }
  }

  /// A quotation mark that is not at the start of its field, behind the bytes of that.
  private func strayQuote(at index: Int, in before: Range<Int>) -> TextError {
    guard let blank = Self.blank(bytes[before]) else {
      return TextError(
        offset: index, found: "a quotation mark within a field",
        expected: "the whole field in quotation marks, with inner quotation marks doubled")
    }
    return TextError(
      offset: before.lowerBound, found: "\(blank) before a quotation mark",
      expected: "the quotation mark directly behind \(delimiter.title) or at the start of the line")
  }

  /// `a blank`, `2 blanks`, where there is nothing else.
  private static func blank(_ bytes: ArraySlice<UInt8>) -> String? {
    guard !bytes.isEmpty else { return nil }
    if bytes.allSatisfy({ $0 == 0x20 }) {
      return bytes.count == 1 ? "a blank" : "\(bytes.count) blanks"
    }
    if bytes.allSatisfy({ $0 == 0x09 }) {
      return bytes.count == 1 ? "a tab" : "\(bytes.count) tabs"
    }
    return bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? "\(bytes.count) blanks" : nil
  }

  private func field(in record: Range<Int>, _ index: inout Int) throws -> String {
    let start = index
    guard index < record.upperBound, bytes[index] == Self.quote else {
      while index < record.upperBound, bytes[index] != delimiter.byte {
        guard bytes[index] != Self.quote else {
          throw strayQuote(at: index, in: start..<index)
        }
        index += 1
      }
      return String(decoding: bytes[start..<index], as: UTF8.self).withOrderedMarks
    }
    var text: [UInt8] = []
    index += 1
    while index < record.upperBound {
      if bytes[index] != Self.quote {
        text.append(bytes[index])
        index += 1
      } else if index + 1 < record.upperBound, bytes[index + 1] == Self.quote {
        text.append(Self.quote)
        index += 2
      } else {
        index += 1
        break
      }
    }
    guard index == record.upperBound || bytes[index] == delimiter.byte else {
      let rest = bytes[index..<record.upperBound].prefix { $0 != delimiter.byte }
      throw TextError(
        offset: index,
        found: Self.blank(rest).map { "\($0) after a closing quotation mark" }
          ?? "text after a closing quotation mark",
        expected: "\(delimiter.title) or the end of the line")
    }
    return String(decoding: text, as: UTF8.self).withOrderedMarks
  }
}
