/// How the bytes of a file are characters.
public enum TextEncoding: String, CaseIterable, Sendable {
  /// With or without a byte order mark.
  case utf8 = "utf-8"
  /// By the byte order mark; little endian without one.
  case utf16 = "utf-16"
  /// The lower byte of each unit first, with or without a byte order mark.
  case utf16LittleEndian = "utf-16le"
  /// The higher byte of each unit first, with or without a byte order mark.
  case utf16BigEndian = "utf-16be"
  /// Latin-1, ISO 8859-1: western Europe.
  case latin1 = "iso-8859-1"
  /// Latin-2, ISO 8859-2: central Europe.
  case latin2 = "iso-8859-2"
  /// Latin-9, ISO 8859-15: Latin-1 with the euro sign and letters of French and Finnish.
  case latin9 = "iso-8859-15"
  /// Windows-1250: central Europe.
  case windows1250 = "windows-1250"
  /// Windows-1251: Cyrillic.
  case windows1251 = "windows-1251"
  /// Windows-1252: western Europe, as old programs of Windows write it.
  case windows1252 = "windows-1252"
  /// Mac OS Roman: western Europe, as old programs of the Mac write it.
  case macRoman = "macintosh"

  /// - Parameter name: a name of IANA's registry or a common one: `UTF8`, `latin1`, `cp1252`; case does not count.
  public init?(name: String) {
    let plain = name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    guard let found = Self.aliases[plain] else { return nil }
    self = found
  }

  private static let aliases: [String: TextEncoding] = [
    "utf8": .utf8, "utf16": .utf16, "unicode": .utf16, "utf16le": .utf16LittleEndian,
    "utf16be": .utf16BigEndian, "latin1": .latin1, "iso88591": .latin1, "latin2": .latin2,
    "iso88592": .latin2, "latin9": .latin9, "iso885915": .latin9, "windows1250": .windows1250,
    "cp1250": .windows1250, "windows1251": .windows1251, "cp1251": .windows1251,
    "windows1252": .windows1252, "cp1252": .windows1252, "ansi": .windows1252,
    "macroman": .macRoman, "macintosh": .macRoman,
  ]

  /// For messages.
  var title: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16: "UTF-16"
    case .utf16LittleEndian: "UTF-16LE"
    case .utf16BigEndian: "UTF-16BE"
    case .latin1: "Latin-1 (ISO 8859-1)"
    case .latin2: "Latin-2 (ISO 8859-2)"
    case .latin9: "Latin-9 (ISO 8859-15)"
    case .windows1250: "Windows-1250"
    case .windows1251: "Windows-1251"
    case .windows1252: "Windows-1252"
    case .macRoman: "Mac OS Roman"
    }
  }
}

/// The bytes of a file of data as UTF-8.
struct DecodedText {
  var bytes: [UInt8]
  /// What was guessed about the encoding.
  var note: String?

  /// - Parameter encoding: nil is UTF-8, or UTF-16 where a byte order mark says so.
  /// - Throws: `SceneError` for bytes that are not characters, and for those of another encoding.
  /// - Complexity: O(n) in the bytes.
  init(_ bytes: [UInt8], encoding: TextEncoding?, file: String) throws {
    let mark = ByteOrderMark.of(bytes)
    if let encoding {
      try mark?.check(against: encoding, file: file)
      self.bytes = try Self.convert(bytes, from: encoding, mark: mark, file: file)
      return
    }
    switch mark {
    case .utf16(let isLittle):
      let encoding: TextEncoding = isLittle ? .utf16LittleEndian : .utf16BigEndian
      self.bytes = try Self.convert(bytes, from: encoding, mark: mark, file: file)
      note = "read as \(encoding.title), as its byte order mark says"
    case .utf32:
      throw Self.error(file, found: "text in UTF-32", expected: "UTF-8: save the file as that")
    case .utf8, nil:
      try EncodingGuess.check(bytes, file: file)
      self.bytes = bytes
    }
  }

  static func error(_ file: String, found: String, expected: String) -> SceneError {
    SceneError(
      file: file, line: 1, column: 1, path: "$", found: found, expected: expected, suggestion: nil)
  }

  private static func convert(
    _ bytes: [UInt8], from encoding: TextEncoding, mark: ByteOrderMark?, file: String
  ) throws -> [UInt8] {
    switch encoding {
    case .utf8: return bytes
    case .utf16:
      if case .utf16(let isLittle) = mark {
        return try fromUTF16(bytes, isLittle: isLittle, start: 2, file: file)
      }
      let isLittle = EncodingGuess.utf16(bytes) != .utf16BigEndian
      return try fromUTF16(bytes, isLittle: isLittle, start: 0, file: file)
    case .utf16LittleEndian, .utf16BigEndian:
      return try fromUTF16(
        bytes, isLittle: encoding == .utf16LittleEndian, start: mark == nil ? 0 : 2, file: file)
    default: return try fromBytes(bytes, encoding, file: file)
    }
  }

  private static func fromBytes(
    _ bytes: [UInt8], _ encoding: TextEncoding, file: String
  ) throws -> [UInt8] {
    let upper = ByteCharacters.upperHalf(of: encoding) ?? []
    let encoded = upper.map { Array(String($0).utf8) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 {
        result.append(byte)
      } else if upper[Int(byte) - 0x80].value != 0xFFFD {
        result += encoded[Int(byte) - 0x80]
      } else {
        throw JSONDocument.error(
          TextError(
            offset: result.count,
            found: "the byte 0x\(String(byte, radix: 16)), which is no character of "
              + encoding.title,
            expected: "text in \(encoding.title)"), in: result, file: file)
      }
    }
    return result
  }

  private static func fromUTF16(
    _ bytes: [UInt8], isLittle: Bool, start: Int, file: String
  ) throws -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    func failure(_ found: String) -> SceneError {
      let name = (isLittle ? TextEncoding.utf16LittleEndian : .utf16BigEndian).title
      return JSONDocument.error(
        TextError(offset: result.count, found: found, expected: "text in \(name)"),
        in: result, file: file)
    }
    func unit(_ index: Int) -> UInt32 {
      let (one, two) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
      return isLittle ? two << 8 | one : one << 8 | two
    }
    var index = start
    while index + 1 < bytes.count {
      var value = unit(index)
      index += 2
      if value < 0x80 {
        result.append(UInt8(value))
        continue
      }
      if (0xD800...0xDBFF).contains(value), index + 1 < bytes.count {
        let second = unit(index)
        if (0xDC00...0xDFFF).contains(second) {
          value = 0x10000 + (value - 0xD800) << 10 + (second - 0xDC00)
          index += 2
        }
      }
      guard let scalar = Unicode.Scalar(value) else {
        throw failure("half of a surrogate pair")
      }
      result += String(scalar).utf8
    }
    if index < bytes.count { throw failure("half of a character at the end") }
    return result
  }
}
