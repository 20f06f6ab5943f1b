import Foundation
import TestSupport
import Testing

@testable import GalleyData

extension SheetTextTests {
  /// Rows and files that somebody broke: an error or a table, never an end of the process.
  @Test func brokenSheetsAreErrorsAndNothingElse() {
    var random = SeededRandom(seed: 20)
    let seeds: [[UInt8]] = [
      Array(
        "name;price;when\r\nKöln;1.234,56;14.03.2026\r\n\"a;\"\"b\n\";-3,5;3/4/26\r\n;;\r\n".utf8),
      Array("\u{FEFF}a,b\n1,\"x\ny\"\n".utf8), Array("sep=\t\na\tb\n1\t2\n".utf8),
      [0xFF, 0xFE] + "a;b\n1;ü😀\n".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] },
    ]
    let special: [UInt8] = [0, 0x22, 0x3B, 0x2C, 0x0D, 0x0A, 0x09, 0xFF, 0xFE, 0xD8, 0xC3, 0x7C]
    var count = 0
    for _ in 0..<20_000 {
      var bytes = seeds[Int(random.next() % UInt64(seeds.count))]
      for _ in 0...Int(random.next() % 4) where !bytes.isEmpty {
        let place = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 4 {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(special[Int(random.next() % 12)], at: place)
        case 2: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        default: bytes.removeLast(min(bytes.count, Int(random.next() % 8)))
        }
      }
      let encoding = TextEncoding.allCases[Int(random.next() % UInt64(TextEncoding.allCases.count))]
      guard
        let table = try? table(
          Data(bytes), "t.csv",
          {
            if random.next() % 2 == 0 { $0.encoding = encoding }
            if random.next() % 4 == 0 { $0.delimiter = Delimiter("semicolon") }
            $0.decimal = random.next() % 2 == 0 ? .comma : nil
          })
      else { continue }
      for index in 0..<table.count {
        guard let row = try? table.row(index) else { continue }
        count += row.canonicalText.utf8.count
        guard case .object(let members) = row.document.root.value else { continue }
        for member in members {
          _ = (member.value.number, member.value.bool, member.value.kind)
        }
      }
    }
    #expect(count > 0)
  }
}
