/// The first line and the fields of a request of HTTP/1.1, read strictly: what two programs could read in two ways is refused.
struct RequestHead: Equatable {
  let method: String
  /// The path without its query, as it was sent; it begins with a slash.
  let path: String
  /// Names in lower case, values without spaces around them.
  private let fields: [Field]

  private struct Field: Equatable {
    var name: String
    var value: String
  }

  /// What is wrong with a request.
  enum Fault: Error, Equatable {
    case malformed
    /// Another version than HTTP/1.1.
    case version
  }

  /// The number of bytes of a head at the beginning of `bytes`, with the empty line; `nil` if more have to come.
  ///
  /// - Parameter start: where to look: what was looked at before, less three bytes.
  static func end(in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= 4 else { return nil }
    for index in max(start, 0)..<max(bytes.count - 3, max(start, 0))
    where bytes[index] == 13 && bytes[index + 1] == 10 && bytes[index + 2] == 13
      && bytes[index + 3] == 10
    {
      return index + 4
    }
    return nil
  }

  /// - Parameter bytes: a head with its empty line.
  /// - Throws: `Fault`.
  init(_ bytes: ArraySlice<UInt8>) throws {
    var lines = try Self.lines(bytes)[...]
    let words = lines.popFirst()?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, !words[0].isEmpty, words[0].allSatisfy(\.isUppercase),
      words[1].first == "/", words[1].utf8.allSatisfy({ 33...126 ~= $0 && $0 != 35 })
    else { throw Fault.malformed }
    guard words[2] == "HTTP/1.1" else {
      throw words[2].hasPrefix("HTTP/") ? Fault.version : Fault.malformed
    }
    method = String(words[0])
    path = String(words[1].prefix { $0 != "?" })
    fields = try lines.map(Self.field)
    guard try value(of: "content-length") ?? "0" == "0", values(of: "transfer-encoding").isEmpty
    else { throw Fault.malformed }
  }

  /// The lines without their ends and without the empty line.
  private static func lines(_ bytes: ArraySlice<UInt8>) throws -> [Substring] {
    // A tabulator is the only control character of a field.
    var last: UInt8 = 0
    for byte in bytes {
      let isEnd = byte == 10 || last == 13
      guard !isEnd || (byte == 10 && last == 13), byte >= 32 || [9, 10, 13].contains(byte),
        byte != 127
      else { throw Fault.malformed }
      last = byte
    }
    // A carriage return and a line feed are one character of Swift's.
    return String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
  }

  private static func field(_ line: Substring) throws -> Field {
    let name = line.prefix { $0 != ":" }
    // A space before the colon, or a line that continues the one before it, is read in different ways.
    guard name.endIndex < line.endIndex, !name.isEmpty,
      name.utf8.allSatisfy({ $0 > 32 && $0 < 127 })
    else { throw Fault.malformed }
    var value = line[line.index(after: name.endIndex)...]
    while let first = value.first, first == " " || first == "\t" { value.removeFirst() }
    while let last = value.last, last == " " || last == "\t" { value.removeLast() }
    return Field(name: name.lowercased(), value: String(value))
  }

  /// - Parameter name: in lower case.
  func values(of name: String) -> [String] {
    fields.filter { $0.name == name }.map(\.value)
  }

  /// - Throws: `Fault.malformed` if there is more than one.
  func value(of name: String) throws -> String? {
    let values = values(of: name)
    guard values.count < 2 else { throw Fault.malformed }
    return values.first
  }

  /// Whether a word is in the list of a field, in upper or lower case.
  func list(of name: String, contains word: String) -> Bool {
    values(of: name).joined(separator: ",").split(separator: ",").contains {
      $0.lowercased().filter { $0 != " " && $0 != "\t" } == word
    }
  }
}
