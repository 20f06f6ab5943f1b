import CNettle
import Galley

/// Base64 of RFC 4648: with padding, without ends of lines.
enum Base64 {
  /// The length of the text for a number of bytes.
  static func count(of bytes: Int) -> Int { (bytes + 2) / 3 * 4 }

  /// Encodes bytes to the end of a text, in place: with room for them, nothing is moved.
  static func append(_ data: Data, to text: inout [UInt8]) {
    let start = text.count
    text.append(contentsOf: repeatElement(0, count: count(of: data.count)))
    text.withUnsafeMutableBufferPointer { text in
      data.withUnsafeBytes { bytes in
        guard let place = text.baseAddress, let source = bytes.baseAddress else { return }
        galley_base64(source, bytes.count, place + start)
      }
    }
  }
}
