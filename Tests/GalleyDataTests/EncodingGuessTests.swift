import Foundation
import Testing

@testable import GalleyData

/// What is said of a table whose bytes are no UTF-8.
@Suite struct EncodingGuessTests {
  private func failure(_ data: Data) -> String {
    do {
      let table = try DataTable(data: data, file: "t.csv")
      for index in 0..<table.count { _ = try table.row(index) }
      return "no error"
    } catch { return "\(error)" }
  }

  /// Files that are in no encoding that their bytes say: none is named, or those that it may be with what they read.
  @Test(
    arguments: [
      // Shift-JIS, GBK, Big5, EUC-KR, Windows-1251, KOI8-R, Mac OS Roman, Windows-1250.
      [0x93, 0xFA, 0x96, 0x7B], [0x83, 0x65, 0x83, 0x58, 0x83, 0x67], [0x82, 0xCD],
      [0xD6, 0xD0, 0xB9, 0xFA],
      [0xA4, 0xA4, 0xA4, 0xE5], [0xC7, 0xD1, 0xB1, 0xDB], [0xCC, 0xEE, 0xF1, 0xEA, 0xE2, 0xE0],
      [0xE8],
      [0xED, 0xCF, 0xD3, 0xCB, 0xD7, 0xC1], [0x43, 0x61, 0x66, 0x8E], [0x4B, 0x9A, 0x6C, 0x6E],
      [0x47, 0x61, 0x72, 0x63, 0x92, 0x61], [0x80, 0x72, 0x7A, 0x74, 0x65], [0x61, 0x73, 0x92],
      [0xA3, 0xF3, 0x64, 0x9F], [0xAF, 0x61, 0x62, 0x61], [0xC4, 0xE3, 0xBA, 0xC3],
    ] as [[UInt8]])
  func anEncodingThatNobodyKnowsIsNotNamed(bytes: [UInt8]) {
    let message = failure(Data("a,b\n1,".utf8) + bytes + [0x0A])
    #expect(
      message.hasSuffix(
        "which is not UTF-8, expected UTF-8: save the file as that, or name what it is saved in by --encoding"
      ), "\(message)")
    #expect(!message.contains("Latin") && !message.contains("Windows"), "\(message)")
  }

  @Test func lettersThatEncodingsReadOtherwiseAreAChoice() throws {
    let czech = Data("name\nDvo".utf8) + [0xF8, 0xE1] + Data("k\n".utf8)
    #expect(!failure(czech).contains("iso-8859-1 converts"))
    let french = Data("name\nM".utf8) + [0xE8] + Data("re\n".utf8)
    #expect(
      failure(french)
        == "t.csv:2:2: error: found the byte 0xe8, which is not UTF-8, expected UTF-8; --encoding names what the "
        + "file is saved in: iso-8859-1 reads \"è\", windows-1250 reads \"č\"")
    // Letters that all of them read alike.
    let finnish = Data("name\np".utf8) + [0xE4, 0xE4, 0x0A] + Data("K".utf8) + [0xF6]
    #expect(
      failure(finnish + Data("ln\n".utf8)).contains("--encoding iso-8859-1 converts the file"))
  }

  /// A NUL is one of its row, whatever place it has; texts with two bytes a letter have one for each comma.
  @Test func aNULMakesNoUTF16() throws {
    for text in ["a,b\n1,\0\n", "a,b\n12,\0\n3", "a,b\nx\0,long enough word\n"] {
      let message = failure(Data(text.utf8))
      #expect(message.contains("NUL") && !message.contains("UTF-16"), "\(message)")
    }
    for text in ["a,b\n1,2\n", "名,地\n上海,上\n佐藤,東京\n"] {
      let little = text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
      let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
      #expect(failure(Data(little)).contains("--encoding utf-16le"))
      #expect(failure(Data(big)).contains("--encoding utf-16be"))
    }
  }

  /// Some bytes of a file in UTF-8 are wrong: their rows are.
  @Test func wrongBytesOfAFileInUTF8BelongToTheirRows() throws {
    let data = Data("a\nZoë\nKöln\n".utf8) + [0xEB, 0x0A]
    let table = try DataTable(data: data, file: "t.csv")
    #expect(try table.row(1).canonicalText == #"{"a":"Köln"}"#)
    #expect(throws: SceneError.self) { try table.row(2) }
  }
}
