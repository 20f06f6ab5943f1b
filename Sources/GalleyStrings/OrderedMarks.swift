/// Marks of a text in Unicode's order, in which comparing, hashing and composing strings takes time in proportion to them.
///
/// The standard library and Foundation sort the marks behind each letter whenever they compare two strings that differ, by a
/// way that takes the square of their number unless they are in order. No language has more than 30 marks in a row
/// (UAX #15, Stream-Safe Text Format), so a text with longer rows is put in order when it is read. The two are canonically
/// equivalent, and look the same.
extension String {
  /// Rows of at most this number of marks stay as they are.
  private static var markLimit: Int { 32 }

  /// The text with each row of more than 32 marks in Unicode's canonical order (Unicode 3.11, D109). Others are given back as
  /// they are.
  /// - Complexity: O(n); a text without such rows is looked at every 64 bytes.
  package var withOrderedMarks: String {
    mayHaveLongRows ? orderingMarks : self
  }

  /// A row of 33 marks has 66 bytes at least, and one that begins or goes on at a multiple of 64.
  private var mayHaveLongRows: Bool {
    if utf8.count < 64 { return false }
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      stride(from: 63, to: bytes.count, by: 64).contains { Self.isMark(at: $0, bytes) }
    }
    return found ?? true
  }

  private static func isMark(at place: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = place
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    // The first mark is U+0300.
    guard bytes[start] >= 0xCC else { return false }
    let end = Swift.min(bytes.count, start + 4)
    let scalar = String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars.first
    return scalar.map(isMark) ?? false
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
  }

  /// - Complexity: O(n): the text is written once, and only where a row is out of bounds.
  private var orderingMarks: String {
    guard hasLongRow else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    var row: [Unicode.Scalar] = []
    func finish() {
      for mark in row.count > Self.markLimit ? Self.ordered(row) : row {
        result.append(contentsOf: mark.utf8)
      }
      row.removeAll(keepingCapacity: true)
    }
    for scalar in unicodeScalars {
      if Self.isMark(scalar) {
        row.append(scalar)
      } else {
        if !row.isEmpty { finish() }
        result.append(contentsOf: scalar.utf8)
      }
    }
    finish()
    return String(decoding: result, as: UTF8.self)
  }

  /// Texts of Hindi, Khmer, and of Arabic or Hebrew with vowels have marks everywhere, and no row that is too long.
  private var hasLongRow: Bool {
    var length = 0
    for scalar in unicodeScalars {
      length = Self.isMark(scalar) ? length + 1 : 0
      if length > Self.markLimit { return true }
    }
    return false
  }

  /// Marks by their classes, those of one class as they stand: by counting, as there are 256 classes.
  private static func ordered(_ marks: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let classes = marks.map { Int($0.properties.canonicalCombiningClass.rawValue) }
    var places = [Int](repeating: 0, count: 257)
    for number in classes { places[number + 1] += 1 }
    for number in 1..<places.count { places[number] += places[number - 1] }
    var result = marks
    for (mark, number) in zip(marks, classes) {
      result[places[number]] = mark
      places[number] += 1
    }
    return result
  }
}
