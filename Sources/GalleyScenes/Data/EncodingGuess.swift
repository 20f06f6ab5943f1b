/// The bytes that a text may begin with to say how it is encoded.
enum ByteOrderMark: Equatable {
  case utf8
  case utf16(isLittle: Bool)
  case utf32

  static func of(_ bytes: [UInt8]) -> ByteOrderMark? {
    if bytes.starts(with: JSONParser.byteOrderMark) { return .utf8 }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return .utf32
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return .utf16(isLittle: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return .utf16(isLittle: false) }
    return nil
  }

  /// - Throws: `SceneError` for a mark that says something else.
  func check(against encoding: TextEncoding, file: String) throws {
    let own: String
    switch self {
    case .utf8:
      if encoding == .utf8 { return }
      own = TextEncoding.utf8.title
    case .utf16(let isLittle):
      let named: TextEncoding = isLittle ? .utf16LittleEndian : .utf16BigEndian
      if [.utf16, named].contains(encoding) { return }
      own = named.title
    case .utf32: own = "UTF-32"
    }
    throw DecodedText.error(
      file, found: "the byte order mark of \(own)",
      expected: "text in \(encoding.title), as --encoding says")
  }
}

/// What an encoding may be that nobody named.
enum EncodingGuess {
  /// - Throws: `SceneError` for a file that is as a whole in another encoding than UTF-8: it names that one, and the
  ///   option that converts it. Single bytes that are wrong belong to their rows.
  /// - Complexity: O(n) in the bytes.
  static func check(_ bytes: [UInt8], file: String) throws {
    if let encoding = utf16(bytes) {
      throw DecodedText.error(
        file, found: "text in \(encoding.title) without a byte order mark",
        expected: "UTF-8; --encoding \(encoding.rawValue) converts it")
    }
    guard let first = UTF8Validation.firstInvalidByte(bytes, in: 0..<bytes.count),
      let encoding = byteEncoding(bytes, from: first)
    else { return }
    let letter = ByteCharacters.upperHalf(of: encoding)?[Int(bytes[first] & 0x7F)] ?? "?"
    throw JSONDocument.error(
      TextFailure(
        offset: first,
        found: "the byte 0x\(String(bytes[first], radix: 16)), which is not UTF-8 but "
          + "\"\(letter)\" in \(encoding.title)",
        expected: "UTF-8; --encoding \(encoding.rawValue) converts the file"),
      in: bytes, file: file)
  }

  /// UTF-16 without a mark: its line ends, commas and Latin letters have a NUL each, all at even or all at odd places.
  static func utf16(_ bytes: [UInt8]) -> TextEncoding? {
    let head = bytes.prefix(4096)
    guard bytes.count.isMultiple(of: 2), head.contains(0) else { return nil }
    var count = [0, 0]
    for index in head.indices where head[index] == 0 { count[index & 1] += 1 }
    guard count[0] == 0 || count[1] == 0, (count[0] + count[1]) * 32 >= head.count else {
      return nil
    }
    return count[0] == 0 ? .utf16LittleEndian : .utf16BigEndian
  }

  /// Latin-1 or Windows-1252, for a file whose bytes above 0x7F are letters and signs of those and no UTF-8.
  private static func byteEncoding(_ bytes: [UInt8], from first: Int) -> TextEncoding? {
    var index = 0
    var isWindows = false
    let upper = ByteCharacters.upperHalf(of: .windows1252) ?? []
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x80 {
        // A whole character of UTF-8 says that the file is that, and has a byte that is wrong.
        let end = min(index + 4, bytes.count)
        let invalid = UTF8Validation.firstInvalidByte(bytes, in: index..<end)
        guard invalid == index, byte != 0xFF, upper[Int(byte) - 0x80].value != 0xFFFD else {
          return nil
        }
        if byte < 0xA0 { isWindows = true }
      }
      index += 1
    }
    return isWindows ? .windows1252 : .latin1
  }
}
