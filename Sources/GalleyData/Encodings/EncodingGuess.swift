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

/// Guesses an encoding that was not named.
enum EncodingGuess {
  /// - Throws: `SceneError` for a file that is as a whole in another encoding than UTF-8: it names that one, and the
  ///   option that converts it, where the bytes say which one it is. Single bytes that are wrong belong to their rows,
  ///   and so does 0xFF, which no text has.
  /// - Complexity: O(n) in the bytes.
  static func check(_ bytes: [UInt8], file: String) throws {
    if let encoding = utf16(bytes) {
      throw DecodedText.error(
        file, found: "text in \(encoding.title) without a byte order mark",
        expected: "UTF-8; --encoding \(encoding.rawValue) converts it")
    }
    guard let first = UTF8Validation.firstInvalidByte(bytes, in: 0..<bytes.count),
      !hasCharacters(bytes), !bytes.contains(0xFF)
    else { return }
    let byte = "the byte 0x\(String(bytes[first], radix: 16)), which is not UTF-8"
    let words = WesternWords(bytes)
    let failure: TextError
    if let encoding = words.encoding {
      failure = TextError(
        offset: first,
        found: "\(byte) but \"\(letter(bytes[first], encoding))\" in \(encoding.title)",
        expected: "UTF-8; --encoding \(encoding.rawValue) converts the file")
    } else if !words.choices.isEmpty {
      let readings = words.choices.map {
        "\($0.rawValue) reads \"\(letter(bytes[first], $0))\""
      }
      failure = TextError(
        offset: first, found: byte,
        expected: "UTF-8; --encoding names what the file is saved in: "
          + readings.joined(separator: ", "))
    } else {
      failure = TextError(
        offset: first, found: byte,
        expected: "UTF-8: save the file as that, or name what it is saved in by --encoding")
    }
    throw JSONDocument.error(failure, in: bytes, file: file)
  }

  private static func letter(_ byte: UInt8, _ encoding: TextEncoding) -> Unicode.Scalar {
    ByteCharacters.upperHalf(of: encoding)?[Int(byte & 0x7F)] ?? "?"
  }

  /// Whether the file is UTF-8 that has bytes which are wrong: it has as many whole characters of that. Two bytes of
  /// another encoding may look like one.
  private static func hasCharacters(_ bytes: [UInt8]) -> Bool {
    var (whole, wrong) = (0, 0)
    var index = 0
    while index < bytes.count {
      guard bytes[index] >= 0x80 else {
        index += 1
        continue
      }
      let length = bytes[index] >= 0xF0 ? 4 : bytes[index] >= 0xE0 ? 3 : 2
      let end = min(index + length, bytes.count)
      let isWhole =
        end == index + length
        && UTF8Validation.firstInvalidByte(bytes, in: index..<end) == nil
      if isWhole { whole += 1 } else { wrong += 1 }
      index += isWhole ? length : 1
    }
    return whole >= wrong
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
    // Commas and line ends have a NUL each there; in a text of single bytes with a NUL in it, most have none.
    var (paired, single) = (0, 0)
    for index in head.indices where head[index] == 44 || head[index] == 10 {
      if head[index ^ 1] == 0 { paired += 1 } else { single += 1 }
    }
    guard paired >= single else { return nil }
    return count[0] == 0 ? .utf16LittleEndian : .utf16BigEndian
  }
}
