import Foundation
import GalleyStrings
import TestSupport
import Testing

@testable import GalleyBatch

/// Names of images that Swift takes for equal and that have other bytes.
@Suite struct UTF8KeyJournalTests {
  /// What was drawn, by the names of outputs and those of the images in them.
  @Test func aJournalKeepsNamesApart() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = try BatchFolder(path, key: "k")
    // One form stands in two pairs.
    let pairs = EqualStrings.pairs.enumerated().map {
      ("\($0.offset)" + $0.element.0, "\($0.offset)" + $0.element.1)
    }
    func journal(_ body: (BatchJournal) throws -> Void) throws { try body(BatchJournal(folder)) }
    try journal { journal in
      for (one, other) in pairs {
        for (row, name) in [(1, one), (2, other)] {
          let origin = BatchJournal.Origin(
            input: "i\(row)", images: [UTF8Key(one): "a", UTF8Key(other): "b"], file: "f",
            checksum: "c")
          _ = try journal.append(
            BatchResult(row: row, canvas: nil, path: name, status: .drawn), name: name,
            origin: origin)
        }
      }
    }
    try journal { journal in
      for (one, other) in pairs {
        #expect(journal.result(of: one)?.result.row == 1)
        let second = try #require(journal.result(of: other))
        #expect(second.result.row == 2 && second.origin.input == "i2")
        #expect(second.origin.images == [UTF8Key(one): "a", UTF8Key(other): "b"])
      }
    }
  }
}
