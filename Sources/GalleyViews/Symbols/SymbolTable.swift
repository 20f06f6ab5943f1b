import CSymbols

/// Lines of a name, a tab and a text, in the order of their names' bytes, inside the binary.
struct SymbolTable {
  /// What symbols look like, `Symbols/symbols.txt`.
  static let drawings = SymbolTable(start: galley_symbols)
  /// How large they are, `Symbols/boxes.txt`.
  static let boxes = SymbolTable(start: galley_symbol_boxes)

  private let bytes: Bytes

  /// The bytes of a file: they are there as long as the program is, and never change.
  private struct Bytes: @unchecked Sendable {
    let buffer: UnsafeBufferPointer<UInt8>
  }

  private init(start: (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>?) {
    var length = 0
    let first = start(&length)
    bytes = Bytes(buffer: UnsafeBufferPointer(start: first, count: length))
  }

  private static let tab = UInt8(ascii: "\t")
  private static let lineEnd = UInt8(ascii: "\n")

  /// All names, in their order.
  var names: [String] {
    bytes.buffer.split(separator: Self.lineEnd).map { line in
      String(decoding: line.prefix { $0 != Self.tab }, as: UTF8.self)
    }
  }

  /// What a name's line says, `=` and another name followed to that; nil for a name without a line.
  /// - Complexity: O(log n) in the lines.
  func text(of name: String) -> Substring? {
    var name = Substring(name)
    for _ in 0..<4 {
      guard let text = line(of: Array(name.utf8)) else { return nil }
      guard text.first == "=" else { return text }
      name = text.dropFirst()
    }
    return nil
  }

  /// What follows a name on its line, found by halves.
  private func line(of name: [UInt8]) -> Substring? {
    let bytes = bytes.buffer
    var (low, high) = (0, bytes.count)
    while low < high {
      var start = (low + high) / 2
      while start > low, bytes[start - 1] != Self.lineEnd { start -= 1 }
      let end = bytes[start..<high].firstIndex(of: Self.lineEnd) ?? high
      let line = bytes[start..<end]
      guard let tab = line.firstIndex(of: Self.tab) else { return nil }
      let own = line[..<tab]
      if own.elementsEqual(name) {
        return Substring(decoding: line[(tab + 1)...], as: UTF8.self)
      }
      if own.lexicographicallyPrecedes(name) { low = min(end + 1, high) } else { high = start }
    }
    return nil
  }
}
