/// What the bytes above 0x7F of a file may be, where they stand as the letters of European languages do: one or two
/// among letters of ASCII. Bytes that stand otherwise are of another script, or of an encoding with several bytes for
/// a character, and which one is not known.
struct WesternWords {
  /// The encoding, where all that come into question read the same letters.
  private(set) var encoding: TextEncoding?
  /// Encodings that read other letters from each other, where it is one of them.
  private(set) var choices: [TextEncoding] = []

  private static let candidates: [TextEncoding] = [.latin1, .windows1250]

  /// Signs of Windows that are the same in its Western and its Central European encoding, and no letters beside a
  /// blank in others: the euro, an ellipsis, a bullet, two dashes.
  private static let signs: Set<UInt8> = [0x80, 0x85, 0x95, 0x96, 0x97]

  /// - Complexity: O(n) in the bytes.
  init(_ bytes: [UInt8]) {
    let letters = Self.candidates.compactMap { ByteCharacters.upperHalf(of: $0) }
    var hasSigns = false
    var areSame = true
    var index = 0
    while index < bytes.count {
      guard bytes[index] >= 0x80 else {
        index += 1
        continue
      }
      let end: Int = bytes[index...].firstIndex { $0 < 0x80 } ?? bytes.count
      let run = bytes[index..<end]
      let before = index > 0 && Self.isLetter(bytes[index - 1])
      let after = end < bytes.count && Self.isLetter(bytes[end])
      if run.count == 1, Self.signs.contains(bytes[index]), !before, !after {
        hasSigns = true
      } else {
        guard Self.isOfWord(run, before, after) else { return }
        for byte in run {
          let read = letters.map { $0[Int(byte & 0x7F)] }
          guard read.allSatisfy({ $0.properties.isAlphabetic }) else { return }
          areSame = areSame && Set(read).count == 1
        }
      }
      index = end
    }
    if areSame {
      encoding = hasSigns ? .windows1252 : .latin1
    } else {
      choices = hasSigns ? [.windows1252, .windows1250] : Self.candidates
    }
  }

  /// One letter beside another one, or the same one twice, as in Finnish.
  private static func isOfWord(_ run: ArraySlice<UInt8>, _ before: Bool, _ after: Bool) -> Bool {
    guard run.allSatisfy({ $0 >= 0xC0 && $0 != 0xD7 && $0 != 0xF7 }) else { return false }
    if run.count == 1 { return before || after }
    return run.count == 2 && run.first == run.last && before
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte & 0xDF)
  }
}
