import Foundation
import Galley
import GalleyData
import Testing

@testable import GalleyBatch

/// Manifests of parts as one, and the rows that a batch draws by their numbers.
@Suite struct MergedManifestTests {
  private static func line(
    _ row: Int, canvas: String? = nil, status: String = "drawn", pixels: String = "0",
    path: String? = nil
  ) -> String {
    let canvas = canvas.map { #""canvas":"\#($0)","# } ?? ""
    let path = path ?? "out/\(row)\(canvas.isEmpty ? "" : "-c").png"
    return #"{"row":\#(row),\#(canvas)"path":"\#(path)","status":"\#(status)","#
      + #""width":4,"height":4,"bytes":9,"pixels":"\#(pixels)","milliseconds":\#(row).5}"#
  }

  private static func merged(
    _ files: [[String]], rowCount: Int? = nil, canvases: [String?] = [], end: String = "\n"
  ) throws -> MergedManifest {
    try MergedManifest(
      files.enumerated().map { index, lines in
        MergedManifest.Source(
          name: "\(index).jsonl", data: Data((lines.joined(separator: "\n") + end).utf8))
      }, rowCount: rowCount, canvases: canvases)
  }

  private static func text(_ merged: MergedManifest) throws -> String {
    var data = Data()
    try merged.write { data += $0 }
    return String(decoding: data, as: UTF8.self)
  }

  @Test func linesOfAllPartsComeInTheOrderOfTheirRows() throws {
    let lines = (1...9).map { Self.line($0) }
    let merged = try Self.merged([[lines[1], lines[7]], [lines[0], lines[8], lines[3]]])
    #expect(merged.rowCount == 9 && !merged.isWhole && merged.drawn == 5)
    #expect(merged.missing.map(\.rows.text) == ["3,5-7"])
    let whole = try Self.merged([Array(lines[5...]), Array(lines[..<5])])
    #expect(whole.isWhole && whole.missing.isEmpty)
    #expect(try Self.text(whole) == lines.map { $0 + "\n" }.joined())
  }

  /// The last rows are missing, too, where somebody says how many there are; a row beyond them is an error.
  @Test func theNumberOfRowsCounts() throws {
    let lines = [Self.line(1), Self.line(2)]
    #expect(try Self.merged([lines], rowCount: 4).missing.map(\.rows.text) == ["3-4"])
    #expect(try Self.merged([[]], rowCount: 2).missing.map(\.rows.text) == ["1-2"])
    #expect(throws: BatchError.self) { try Self.merged([lines], rowCount: 1) }
  }

  @Test func aRowThatTwoManifestsDrewIsThereTwice() throws {
    let merged = try Self.merged([
      [Self.line(1), Self.line(2, pixels: "a")],
      [Self.line(2, pixels: "b"), Self.line(1, status: "unchanged")],
    ])
    #expect(merged.doubleCount == 2 && !merged.isWhole && merged.missing.isEmpty)
    #expect(merged.doubles.map(\.row) == [1, 2])
    #expect(
      merged.doubles.map(\.places) == [["0.jsonl:1", "1.jsonl:2"], ["0.jsonl:2", "1.jsonl:1"]])
    #expect(merged.doubles.map(\.differs) == [false, true])
    #expect(try Self.text(merged).contains(#""pixels":"a""#))
    #expect(try !Self.text(merged).contains(#""pixels":"b""#))
    #expect((merged.drawn, merged.unchanged) == (2, 0))
  }

  /// A second run drew what the first one could not.
  @Test func aRowThatFailedAndWasDrawnIsDrawn() throws {
    let merged = try Self.merged([
      [Self.line(1, status: "failed"), Self.line(2, status: "failed"), Self.line(3)],
      [Self.line(1), Self.line(3, status: "failed"), Self.line(2, status: "failed", pixels: "l")],
    ])
    #expect(merged.isWhole && merged.drawn == 2 && merged.failed.text == "2")
    #expect(try Self.text(merged).contains(#""pixels":"l""#))
  }

  @Test func eachRowIsExpectedOnEachCanvas() throws {
    let lines = [
      Self.line(1, canvas: "og"), Self.line(1, canvas: "tall", path: "1-t.png"),
      Self.line(3, canvas: "tall", path: "3-t.png"),
    ]
    let merged = try Self.merged([lines], rowCount: 4, canvases: ["tall", "og"])
    #expect(merged.canvases == ["tall", "og"])
    #expect(merged.missing.map(\.rows.text) == ["2,4", "2-4"])
    #expect(merged.missing.map(\.canvases) == [["tall"], ["og"]])
    // In the order of the canvases.
    #expect(try Self.text(merged).hasPrefix(lines[1] + "\n" + lines[0]))
    let same = try Self.merged([Array(lines.prefix(2))], rowCount: 2)
    #expect(same.missing.map(\.canvases) == [["og", "tall"]])
    #expect(throws: BatchError.self) { try Self.merged([lines], canvases: ["og"]) }
  }

  @Test func imagesOfTwoRowsInOneFileAreFound() throws {
    let merged = try Self.merged([
      [Self.line(1, path: "a.png"), Self.line(2)],
      [Self.line(3, path: "a.png"), Self.line(4, status: "failed", path: "a.png")],
    ])
    #expect(merged.clashCount == 1 && !merged.isWhole)
    #expect(merged.clashes.map(\.path) == ["a.png"])
    #expect(merged.clashes.map(\.places) == [["0.jsonl:1", "1.jsonl:1"]])
  }

  @Test func aLineThatWasCutOffDoesNotCount() throws {
    let cut = try Self.merged([[Self.line(1), String(Self.line(2).prefix(40))]], end: "")
    try #require(cut.rowCount == 1 && cut.isWhole && cut.notes.count == 1)
    #expect(cut.notes[0].hasPrefix("0.jsonl:2: the last line is cut off"))
    // A whole one without its end counts; blank lines are none.
    #expect(try Self.merged([[Self.line(1), "", Self.line(2)]], end: "").drawn == 2)
    for wrong in [String(Self.line(2).prefix(40)), "{}", "[]", "x", Self.line(0)] {
      #expect(throws: BatchError.self, "\(wrong)") { try Self.merged([[wrong, Self.line(1)]]) }
    }
  }

  @Test func manyDoublesAreCountedAndSomeAreTold() throws {
    let lines = (1...100).map { Self.line($0) }
    let merged = try Self.merged([lines, lines])
    #expect(merged.doubleCount == 100 && merged.doubles.count == MergedManifest.listLimit)
  }

  /// A number far behind the others costs neither its rows' time nor their memory.
  @Test func aRowFarBehindTheOthersLeavesARange() throws {
    let merged = try Self.merged([[Self.line(2), Self.line(2_147_483_647)]])
    #expect(merged.missing.map(\.rows.text) == ["1,3-2147483646"])
    #expect(merged.missing.map(\.rows.count) == [2_147_483_645])
  }

  @Test(arguments: [
    ("3", "3"), ("3,17-20", "3,17-20"), ("5,4,3,3-4", "3-5"), ("1\n2 \n9-9\n", "1-2,9"),
    ("64,63,65,128-130", "63-65,128-130"),
  ])
  func numbersOfRowsAreReadAndWritten(text: String, expected: String) throws {
    let rows = try RowNumbers(text, count: 200)
    #expect(rows.text == expected)
    #expect(try RowNumbers(rows.text(separator: "\n"), count: 200) == rows)
    #expect(rows.ranges.flatMap { Array($0) }.allSatisfy { rows.contains($0) })
    #expect(!rows.contains(150) && !rows.contains(0))
  }

  @Test(arguments: ["", ",", "0", "a", "-3", "3-", "4-3", "1-2-3", "201", "1-201", "1.5"])
  func otherTextsAreNoRows(text: String) {
    #expect(throws: BatchError.self) { try RowNumbers(text, count: 200) }
  }

  /// Parts that miss rows are named by the images' names, and drawing them makes the manifest whole.
  @Test func missingRowsAreDrawnByTheirPartsOrTheirNumbers() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-merge-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene =
      #"{"galley": 1, "canvas": {"width": 4, "height": 4}, "view": {"type": "Color", "color": "{{c}}"}}"#
    let rows = (1...30).map { #"{"id": \#($0), "c": "\#($0 % 10 == 7 ? "nothing" : "teal")"}"# }
    var settings = BatchSettings(
      scene: Data(scene.utf8), sceneFile: "s.json",
      rows: try DataTable(data: Data(rows.joined(separator: "\n").utf8), file: "r.jsonl"),
      output: folder.path + "/{{id}}.png")
    func draw(_ name: String, _ change: (inout BatchSettings) -> Void) throws
      -> MergedManifest.Source
    {
      var settings = settings
      settings.manifest = folder.path + "/" + name
      change(&settings)
      _ = try Batch(settings).run()
      return MergedManifest.Source(
        name: name, data: try Data(contentsOf: folder.appendingPathComponent(name)))
    }
    var parts: [MergedManifest.Source] = []
    for index in [1, 2, 4] { parts.append(try draw("\(index).jsonl") { $0.shard = (index, 4) }) }
    let batch = Batch(settings)
    let merged = try MergedManifest(parts, rowCount: batch.rowCount, canvases: batch.canvases())
    try #require(merged.missing.count == 1)
    #expect(try batch.parts(of: 4, drawing: merged.missing) == [3])
    let missing = merged.missing[0].rows
    #expect(missing.count > 0 && missing.count < 30)
    let chosen = try draw("missing.jsonl") { $0.selection = missing }
    let whole = try MergedManifest(parts + [chosen], rowCount: 30)
    #expect(whole.isWhole && whole.failed.text == "7,17,27")
    let part = try draw("3.jsonl") { $0.shard = (3, 4) }
    #expect(try MergedManifest(parts + [part], rowCount: 30).isWhole)
    settings.shard = (1, 4)
    #expect(try Batch(settings).parts(of: 4, drawing: merged.missing) == [3])
  }
}
