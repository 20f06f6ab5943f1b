import Foundation
import Galley
import GalleyData
import Testing

@testable import GalleyBatch

/// Manifests whose lines name their images, as those of engines: rows are numbered in each part anew.
@Suite struct NamedManifestTests {
  /// A line of the Python package: the name stands for the row of the table.
  private static func line(
    _ row: Int, _ name: String?, status: String = "drawn", pixels: String = "0"
  ) -> String {
    let quoted = name.map { #""\#($0)""# } ?? "null"
    return #"{"name": \#(quoted), "row": \#(row), "path": "/o/\#(name ?? "")", "#
      + #""status": "\#(status)", "width": 4, "height": 4, "bytes": 9, "pixels": "\#(pixels)"}"#
  }

  private static func merged(
    _ files: [[String]], rowCount: Int? = nil, canvases: [String?] = [],
    images: [MergedManifest.ExpectedImage]? = nil
  ) throws -> MergedManifest {
    try MergedManifest(
      files.enumerated().map { index, lines in
        MergedManifest.Source(
          name: "\(index).jsonl", data: Data((lines.joined(separator: "\n") + "\n").utf8))
      }, rowCount: rowCount, canvases: canvases, images: images.map { images in { images } })
  }

  private static let parts = [
    [line(1, "a.png"), line(2, "b.png")], [line(1, "c.png"), line(2, "d.png")],
  ]

  @Test func eachNameIsAnImage() throws {
    let merged = try Self.merged(Self.parts)
    #expect(merged.isWhole && merged.drawn == 4 && merged.rowCount == 4 && merged.isNamed)
    var data = Data()
    try merged.write { data += $0 }
    #expect(
      String(decoding: data, as: UTF8.self) == Self.parts.joined().map { $0 + "\n" }.joined())
  }

  /// A worker that died has a part drawn twice; two rows of one name are two images in one file.
  @Test func aNameInTwoPartsIsThereTwice() throws {
    let merged = try Self.merged([
      [Self.line(1, "a.png"), Self.line(2, "b.png")],
      [Self.line(1, "a.png"), Self.line(2, "b.png", pixels: "1")],
    ])
    #expect(!merged.isWhole && merged.doubleCount == 2 && merged.drawn == 2)
    #expect(merged.doubles.map(\.name) == ["a.png", "b.png"])
    #expect(merged.doubles.map(\.differs) == [false, true])
    #expect(merged.doubles[1].places == ["0.jsonl:2", "1.jsonl:2"])
  }

  @Test func rowsThatFailedAreNamed() throws {
    let merged = try Self.merged([
      [Self.line(1, "a.png", status: "failed"), Self.line(2, nil, status: "failed")],
      [Self.line(1, "b.png", status: "failed"), Self.line(2, "c.png")],
      [Self.line(1, "b.png")],
    ])
    #expect(merged.failed.count == 2 && merged.failedNames == ["a.png"])
    #expect(merged.drawn == 2 && merged.doubleCount == 0)
  }

  @Test func namesThatThereShouldBeTellWhatIsMissing() throws {
    let images = ["d.png", "c.png", "b.png", "a.png", "e.png"].enumerated().map {
      MergedManifest.ExpectedImage(name: $1, row: $0 + 1, canvas: "card")
    }
    let merged = try Self.merged(
      Self.parts, rowCount: 5, canvases: ["card"], images: images)
    #expect(merged.missing.map(\.rows.text) == ["5"] && merged.drawn == 4)
    // What `galley batch` has drawn of it has numbers, which are those of the same rows.
    let number =
      #"{"row":5,"canvas":"card","path":"o/e.png","status":"drawn","pixels":"0"}"#
    let whole = try Self.merged(
      Self.parts + [[number]], rowCount: 5, canvases: ["card"], images: images)
    #expect(whole.isWhole && whole.drawn == 5)
    #expect(throws: BatchError.self) {
      try Self.merged([[Self.line(1, "x.png")]], rowCount: 5, canvases: ["card"], images: images)
    }
  }

  /// All rows are read for names alone.
  @Test func imagesAreReadOnceALineHasAName() throws {
    var readings = 0
    func merged(_ lines: [String]) throws -> MergedManifest {
      let source = MergedManifest.Source(
        name: "a.jsonl", data: Data((lines.joined(separator: "\n") + "\n").utf8))
      return try MergedManifest(
        [source], rowCount: 2, canvases: [],
        images: {
          readings += 1
          return [1, 2].map { MergedManifest.ExpectedImage(name: "\($0).png", row: $0) }
        })
    }
    let numbers = (1...2).map { #"{"row":\#($0),"path":"o/\#($0).png","status":"drawn"}"# }
    #expect(try merged(numbers).isWhole && readings == 0)
    #expect(try merged((1...2).map { Self.line(1, "\($0).png") }).isWhole && readings == 1)
  }

  @Test func whatCannotBeKnownIsAnError() throws {
    let counted = #expect(throws: BatchError.self) { try Self.merged(Self.parts, rowCount: 4) }
    #expect(counted?.description.contains("--scene, --data and --out") == true)
    let mixed = #expect(throws: BatchError.self) {
      try Self.merged([Self.parts[0], [#"{"row":3,"path":"o/3.png","status":"drawn"}"#]])
    }
    #expect(mixed?.description.hasPrefix("1.jsonl:1: ") == true, "\(String(describing: mixed))")
  }
}
