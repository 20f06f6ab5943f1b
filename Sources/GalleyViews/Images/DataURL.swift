import GalleyGeometry

/// An image that is written out in its own address (RFC 2397): `data:image/png;base64,iVBORw0…`, in base64 or with
/// bytes as `%89`.
struct DataURL {
  /// In small letters; `text/plain` where none is named.
  let mediaType: String
  let isBase64: Bool
  private let payload: Substring.UTF8View

  /// Why there is no image in an address.
  struct FormatError: Error, Equatable {
    var reason: String
  }

  static func isDataURL(_ name: String) -> Bool {
    name.utf8.prefix(5).elementsEqual("data:".utf8)
      || String(decoding: name.utf8.prefix(5), as: UTF8.self).lowercased() == "data:"
  }

  /// The beginning of an address, for messages.
  static func title(of name: String) -> String {
    let head = String(decoding: name.utf8.prefix(40), as: UTF8.self)
    return name.utf8.count > 40 ? head + "…" : head
  }

  /// - Throws: `FormatError` for an address without a comma and for what is no image.
  init(_ name: String) throws(FormatError) {
    let rest = name.utf8.dropFirst(5)
    // What stands before the comma is short; the data may be long.
    guard let comma = rest.prefix(1024).firstIndex(of: UInt8(ascii: ",")) else {
      throw FormatError(reason: "it has no comma before its data")
    }
    let parts = String(decoding: rest[..<comma], as: UTF8.self).lowercased()
      .split(separator: ";", omittingEmptySubsequences: false)
      .map { $0.filter { !$0.isWhitespace } }
    mediaType = parts.first.flatMap { $0.isEmpty ? nil : $0 } ?? "text/plain"
    isBase64 = parts.dropFirst().last == "base64"
    payload = Substring(name).utf8[rest.index(after: comma)...]
    guard mediaType.hasPrefix("image/") || mediaType == "application/octet-stream" else {
      throw FormatError(reason: "it is \(mediaType) and no image")
    }
    guard !payload.isEmpty else { throw FormatError(reason: "it has no data") }
  }

  /// The most bytes that the data can be.
  var byteBound: Int { isBase64 ? payload.count / 4 * 3 + 3 : payload.count }

  /// The bytes of the image.
  /// - Throws: `FormatError` for a character that stands for nothing.
  /// - Complexity: O(n).
  func bytes() throws(FormatError) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(byteBound)
    var input = payload.makeIterator()
    // Six bits of each character of base64, the newest below.
    var (bits, count, padding) = (UInt32(0), 0, 0)
    while let byte = try Self.next(&input) {
      guard isBase64 else {
        result.append(byte)
        continue
      }
      // White space is left out, as in browsers.
      if [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) { continue }
      if byte == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      guard padding == 0, let value = Self.value(byte) else {
        throw FormatError(reason: "its data is not base64")
      }
      bits = bits << 6 | value
      count += 1
      if count == 4 {
        result += [UInt8(bits >> 16 & 255), UInt8(bits >> 8 & 255), UInt8(bits & 255)]
        (bits, count) = (0, 0)
      }
    }
    guard isBase64 else { return result }
    guard count != 1, padding == 0 || count + padding == 4 else {
      throw FormatError(reason: "its base64 is cut off")
    }
    if count == 2 { result.append(UInt8(bits >> 4 & 255)) }
    if count == 3 { result += [UInt8(bits >> 10 & 255), UInt8(bits >> 2 & 255)] }
    return result
  }

  /// The next byte, written as `%2B` or as itself.
  private static func next(
    _ input: inout Substring.UTF8View.Iterator
  ) throws(FormatError) -> UInt8? {
    guard let byte = input.next() else { return nil }
    guard byte == UInt8(ascii: "%") else { return byte }
    guard let high = input.next().flatMap(digit), let low = input.next().flatMap(digit) else {
      throw FormatError(reason: "a % in its data has no two hexadecimal digits")
    }
    return high << 4 | low
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46, 0x61...0x66: byte & 0xDF - 0x37
    default: nil
    }
  }

  private static func value(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x41...0x5A: UInt32(byte - 0x41)
    case 0x61...0x7A: UInt32(byte - 0x61 + 26)
    case 0x30...0x39: UInt32(byte - 0x30 + 52)
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
