import Foundation
import TestSupport
import Testing

@testable import GalleyData
@testable import GalleyImages

extension WorkbookTests {
  @Test func oddArchivesAreErrors() throws {
    for (change, message) in [
      ({ $0.method = 12 }, "packed by method 12"), ({ $0.flags = 1 }, "with a password"),
      ({ $0.checksum = 7 }, "which is broken"), ({ $0.offset = 1 << 30 }, "which is broken"),
      ({ $0.packed = 1 << 30 }, "which is broken"),
    ] as [((inout ZipWriter.Entry) -> Void, String)] {
      var writer = ZipWriter()
      writer.add("xl/workbook.xml", Array("<a/>".utf8))
      writer.changeLast(change)
      #expect(failure(writer.data()).contains(message), "\(failure(writer.data()))")
    }
  }

  /// Workbooks that somebody broke: an error or a table, never an end of the process.
  @Test func brokenWorkbooksAreErrorsAndNothingElse() throws {
    let stored = workbook(
      #"<row><c t="str"><v>a</v></c><c t="s"><v>0</v></c></row><row><c s="1"><v>45000</v></c></row>"#,
      styles: #"<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>"#,
      texts: "<si><t>b</t></si>")
    let seeds = try [fixture("openpyxl.xlsx"), fixture("xlsxwriter.xlsx"), stored].map {
      [UInt8]($0)
    }
    var random = SeededRandom(seed: 7)
    var (read, refused) = (0, 0)
    for index in 0..<20_000 {
      var bytes = seeds[index % 20 == 0 ? index / 20 % 2 : 2]
      for _ in 0...Int(random.next() % 3) where !bytes.isEmpty {
        let place = Int(random.next() % UInt64(bytes.count))
        // Most of what is not compressed is changed with its checksum left as it was.
        switch random.next() % 4 {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
        case 2: bytes[place] ^= UInt8(1 << (random.next() % 8))
        default: bytes.removeLast(min(bytes.count, Int(random.next() % 200)))
        }
      }
      do {
        let table = try table(Data(bytes))
        for index in 0..<table.count { _ = try? table.row(index) }
        read += 1
      } catch { refused += 1 }
    }
    #expect(read > 0 && refused > 0)
  }

  /// The same with the XML of the sheet, whose checksum is right.
  @Test func brokenSheetsOfWorkbooksAreErrorsAndNothingElse() throws {
    let rows = Array(
      (#"<row r="1"><c r="A1" t="str"><v>a</v></c><c t="s"><v>0</v></c></row>"#
        + #"<row r="2"><c r="A2" s="1"><v>45000.5</v></c><c t="inlineStr"><is><t>x</t></is></c></row>"#)
        .utf8)
    let words = ["r=\"", "<c>", "</c>", "-", "9", "XFD1", "t=\"b\"", "<v>", "</row>", "&", "e99"]
    var random = SeededRandom(seed: 9)
    var read = 0
    for _ in 0..<20_000 {
      var bytes = rows
      for _ in 0...Int(random.next() % 2) where !bytes.isEmpty {
        let place = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 3 {
        case 0: bytes.remove(at: place)
        case 1:
          bytes.insert(
            contentsOf: words[Int(random.next() % UInt64(words.count))].utf8, at: place)
        default: bytes[place] = UInt8(0x20 + random.next() % 95)
        }
      }
      let data = workbook(
        String(decoding: bytes, as: UTF8.self),
        styles: #"<cellXfs><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs>"#,
        texts: "<si><t>b</t></si>")
      guard let table = try? table(data) else { continue }
      for index in 0..<table.count where (try? table.row(index)) != nil { read += 1 }
    }
    #expect(read > 500)
  }
}
