import Foundation
import Galley
import GalleyBudget
import GalleyData
import Testing

@testable import GalleyBatch

/// Tar archives of images.
@Suite struct SampleArchiveTests {
  /// A text of a header, up to its first zero.
  private func text(_ header: [UInt8], _ range: Range<Int>) -> String {
    String(decoding: header[range].prefix { $0 != 0 }, as: UTF8.self)
  }

  @Test func aShortNameHasOneBlock() throws {
    let entry = TarEntry(name: "cards/a.png", size: 1000)
    let header = entry.header
    try #require(header.count == 512)
    #expect(text(header, 0..<100) == "cards/a.png")
    #expect(text(header, 100..<108) == "0000644" && text(header, 108..<116) == "0000000")
    #expect(text(header, 124..<136) == "00000001750" && text(header, 136..<148) == "00000000000")
    #expect(header[156] == UInt8(ascii: "0") && text(header, 257..<263) == "ustar")
    #expect(entry.padding.count == 24)
    #expect(TarEntry(name: "a", size: 1024).padding.isEmpty)
    // The sum is of the block with blanks in its place.
    var plain = header
    plain.replaceSubrange(148..<156, with: repeatElement(UInt8(ascii: " "), count: 8))
    #expect(Int(text(header, 148..<156), radix: 8) == plain.reduce(0) { $0 + Int($1) })
  }

  @Test(arguments: [
    String(repeating: "x", count: 101), "é.png", String(repeating: "語/", count: 300) + "a.png",
  ])
  func anotherNameHasAnExtendedHeader(name: String) throws {
    let header = TarEntry(name: name, size: 5).header
    #expect(header.count % 512 == 0 && header[156] == UInt8(ascii: "x"))
    let size = try #require(Int(text(header, 124..<136), radix: 8))
    let record = String(decoding: header[512..<512 + size], as: UTF8.self)
    #expect(record == "\(size) path=\(name)\n")
    let last = Array(header.suffix(512))
    #expect(last[156] == UInt8(ascii: "0") && text(last, 124..<136) == "00000000005")
    #expect(text(last, 0..<100).utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: [
    ("a.png", true), ("v1.2/a.png", true), ("a", false), ("a.b.png", false), ("a.json", false),
    ("a.b/c", false),
  ])
  func aNameHasOneDot(name: String, isRight: Bool) {
    let isTaken = (try? SampleArchive.check(name)) != nil
    #expect(isTaken == isRight)
  }

  /// The bytes do not depend on threads, nor on how long images take; what fails is left out.
  @Test func theSameBatchGivesTheSameBytes() throws {
    let scene =
      #"{"galley": 1, "canvas": {"width": 4, "height": 4}, "view": {"type": "Color", "color": "{{c}}"}}"#
    let rows = (1...24).map { #"{"id": \#($0), "c": "\#($0 % 10 == 7 ? "nothing" : "teal")"}"# }
    var settings = BatchSettings(
      scene: Data(scene.utf8), sceneFile: "s.json",
      rows: try DataTable(data: Data(rows.joined(separator: "\n").utf8), file: "r.jsonl"),
      output: "-/deep/{{id}}.png")
    func archive(jobs: Int) throws -> (bytes: Data, rows: [Int], summary: BatchSummary) {
      settings.jobs = jobs
      let found = Locked((bytes: Data(), rows: [Int]()))
      let summary = try BatchStream(settings).run { image in
        found.withLock { found in
          for part in SampleArchive.bytes(of: image) { found.bytes += part }
          found.rows.append(image.result.row)
        }
      }
      let (bytes, rows) = found.withLock { $0 }
      return (bytes + SampleArchive.end, rows, summary)
    }
    let one = try archive(jobs: 1)
    let many = try archive(jobs: 4)
    #expect(one.bytes == many.bytes && one.bytes.count % 512 == 0)
    #expect(one.rows == Array(1...24) && many.rows == one.rows)
    #expect((one.summary.progress.drawn, one.summary.progress.failed) == (22, 2))
    #expect(text(Array(one.bytes.prefix(512)), 0..<100) == "deep/1.png")
    for (name, isThere) in [("deep/2.json", true), ("deep/7.png", false), ("milliseconds", false)] {
      #expect((one.bytes.range(of: Data(name.utf8)) != nil) == isThere, "\(name)")
    }
    #expect(one.bytes.range(of: Data(#""data":{"id":2,"c":"teal"}}"#.utf8)) != nil)
  }

  @Test func aReaderThatLeavesEndsTheBatch() throws {
    struct Left: Error {}
    let rows = (1...40).map { #"{"id": \#($0)}"# }.joined(separator: "\n")
    let settings = BatchSettings(
      scene: Data(#"{"galley": 1, "view": {"type": "Text", "text": "{{id}}"}}"#.utf8),
      sceneFile: "s.json", rows: try DataTable(data: Data(rows.utf8), file: "r.jsonl"),
      output: "-/{{id}}.png")
    let taken = Locked(0)
    #expect(throws: Left.self) {
      try BatchStream(settings).run { _ in
        let count = taken.withLock { taken in
          taken += 1
          return taken
        }
        if count == 3 { throw Left() }
      }
    }
    #expect(taken.withLock { $0 } == 3)
  }
}
