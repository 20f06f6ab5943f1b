/// What separates the fields of a line.
public struct Delimiter: Hashable, Sendable {
  /// One ASCII character.
  let byte: UInt8

  static let comma = Delimiter(byte: UInt8(ascii: ","))
  static let semicolon = Delimiter(byte: UInt8(ascii: ";"))
  static let tab = Delimiter(byte: 0x09)
  static let pipe = Delimiter(byte: UInt8(ascii: "|"))
  /// Those that are looked for, the likeliest first.
  static let usual: [Delimiter] = [.comma, .semicolon, .tab, .pipe]

  init(byte: UInt8) { self.byte = byte }

  private static let names: [(name: String, delimiter: Delimiter)] = [
    ("comma", .comma), ("semicolon", .semicolon), ("tab", .tab), ("pipe", .pipe),
  ]

  /// - Parameter text: `comma`, `semicolon`, `tab`, `pipe`, `\t`, or the character itself: one of ASCII that is no
  ///   quotation mark, letter, digit or line end.
  public init?(_ text: String) {
    if let named = Self.names.first(where: { $0.name == text.lowercased() }) {
      self = named.delimiter
      return
    }
    if text == "\\t" {
      self = .tab
      return
    }
    guard let byte = text.utf8.first, text.utf8.count == 1 else { return nil }
    switch byte {
    case 0x09, 0x20...0x7E: break
    default: return nil
    }
    let character = Character(Unicode.Scalar(byte))
    guard !character.isLetter, !character.isNumber, character != "\"" else { return nil }
    self.byte = byte
  }

  /// In words, for messages.
  var title: String {
    Self.names.first { $0.delimiter == self }.map { "a \($0.name)" }
      ?? "'\(Character(Unicode.Scalar(byte)))'"
  }

  /// Many of them, in words.
  var plural: String {
    switch self {
    case .comma: "commas"
    case .semicolon: "semicolons"
    case .tab: "tabs"
    case .pipe: "pipes (|)"
    default: title
    }
  }
}

extension Delimiter {
  /// How many lines below the header are looked at.
  private static let sampleSize = 20

  /// What separates the columns of a table: the one that gives the header most names, and the lines below it as many
  /// fields. A field in quotation marks may hold any of them.
  /// - Returns: the comma for a table of one column; and what would have separated as many, the next likeliest of
  ///   those.
  /// - Complexity: O(n) in the bytes of the first lines.
  static func find(in bytes: [UInt8], from start: Int) -> (best: Delimiter, tied: Delimiter?) {
    var best: (delimiter: Delimiter, score: Int, blanks: Int) = (.comma, 0, 0)
    var tied: Delimiter?
    for delimiter in usual {
      guard let (score, blanks) = delimiter.score(bytes, from: start) else { continue }
      if score > best.score || (score == best.score && blanks < best.blanks) {
        (best, tied) = ((delimiter, score, blanks), nil)
      } else if score == best.score, blanks == best.blanks {
        tied = tied ?? delimiter
      }
    }
    return (best.delimiter, tied)
  }

  /// Columns, times the lines that have as many; and the names that begin with a blank.
  private func score(_ bytes: [UInt8], from start: Int) -> (score: Int, blanks: Int)? {
    let reader = CSVReader(bytes: bytes, delimiter: self)
    guard let records = try? reader.records(from: start, limit: Self.sampleSize + 1),
      let first = records.first, let names = try? reader.fields(of: first), names.count > 1
    else { return nil }
    let fitting = records.dropFirst().count { record in
      (try? reader.fields(of: record))?.count == names.count
    }
    return (names.count * (fitting + 1), names.count { $0.text.hasPrefix(" ") })
  }
}
