import TestSupport
import Testing

@testable import GalleyData

/// Where things stand in files, however long their lines are.
@Suite struct LinePlacesTests {
  /// The line and the column of a byte, counted from the start of the file.
  private func counted(_ offset: Int, _ bytes: [UInt8]) -> [Int] {
    let before = bytes[..<min(offset, bytes.count)]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return [
      before.count { $0 == 0x0A } + 1,
      bytes[start..<before.endIndex].count { $0 & 0xC0 != 0x80 } + 1,
    ]
  }

  private func place(_ offset: Int, in document: JSONDocument) -> [Int] {
    let place = document.position(of: offset)
    return [place.line, place.column]
  }

  @Test(arguments: [0, 1, 1023, 1024, 1025, 2047, 2048, 5000])
  func placesAreThoseThatAreCounted(length: Int) {
    var random = SeededRandom(seed: UInt64(length))
    var text = ""
    while text.utf8.count < length {
      let character = ["a", "é", "漢", "😀"].randomElement(using: &random) ?? "a"
      text += Int.random(in: 0...400, using: &random) == 0 ? "\n" : character
    }
    let bytes = Array(text.utf8)
    let document = JSONDocument(root: JSONNode(value: .null, offset: 0), bytes: bytes, file: "a")
    for offset in 0...bytes.count + 2 where offset >= bytes.count || bytes[offset] & 0xC0 != 0x80 {
      #expect(place(offset, in: document) == counted(offset, bytes), "\(offset) of \(length)")
    }
  }

  @Test func aByteOrderMarkIsNoColumn() {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0x7B, 0x0A, 0x7D]
    let document = JSONDocument(root: JSONNode(value: .null, offset: 0), bytes: bytes, file: "a")
    #expect(place(3, in: document) == [1, 1] && place(4, in: document) == [1, 2])
    #expect(place(5, in: document) == [2, 1])
  }

  @Test func pathsOfElements() throws {
    let text = "[10, [11, 12, {\"a\": 13}], 14]"
    let document = try JSONDocument(Array(text.utf8), file: "a")
    func path(_ part: String) throws -> String {
      let end = try #require(text.firstRange(of: part)?.lowerBound)
      return document.path(of: text.utf8.distance(from: text.startIndex, to: end))
    }
    let parts = ["[10", "10", "11", "12", "13", "14"]
    #expect(
      try parts.map(path) == ["$", "$[0]", "$[1][0]", "$[1][1]", "$[1][2].a", "$[2]"])
    #expect(try JSONDocument(Array("[ ]".utf8), file: "a").path(of: 2) == "$")
  }
}
