import Foundation
import TestSupport
import Testing

@testable import GalleyGoldens

/// What a run writes is what is read, and a file of results that cannot be read counts for nothing less than it says.
@Suite struct ResultLineTests {
  /// What tells two texts apart that Unicode takes for equal.
  private func bytes(_ result: GoldenResult) -> [[UInt8]?] {
    [
      result.key, result.source, result.goldenFile, result.pixels, result.goldenPixels,
      result.tolerance,
    ].map { $0.map { Array($0.utf8) } }
  }

  /// The short form is read as what an encoder would have written.
  @Test(arguments: SeededRandom.freshSeeds()) func everyResultIsReadAsItWasWritten(seed: UInt64)
    throws
  {
    var random = SeededRandom(seed: seed)
    let decoder = JSONDecoder()
    var short = 0
    for _ in 0..<1500 {
      let result = random.result()
      var line = [UInt8]("before".utf8)
      let isShort = ResultLine.add(result, to: &line)
      #expect(line.starts(with: "before".utf8) && (line.count > 6) == isShort, "seed \(seed)")
      line.removeFirst(6)
      guard isShort else { continue }
      short += 1
      #expect(!line.contains(0x0A), "seed \(seed)")
      let read = try decoder.decode(GoldenResult.self, from: Data(line))
      var rounded = result
      rounded.milliseconds = read.milliseconds
      #expect(read == rounded && bytes(read) == bytes(result), "seed \(seed): \(result)")
      #expect(abs(read.milliseconds - result.milliseconds) < 0.11, "seed \(seed): \(result)")
    }
    #expect(short > 50, "seed \(seed)")
  }

  /// Through the files of a run, whatever the results say.
  @Test(arguments: SeededRandom.freshSeeds()) func aRunIsReadAsItWasWritten(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let box = try GoldenBox()
    let results = GoldenResults(path: box.path("results"))
    try results.begin(run: "1", of: box.folder)
    var written: [String: GoldenResult] = [:]
    for index in 0..<200 {
      var result = random.result()
      // No two cases may be one file.
      result.key = "\(index)" + result.key
      written[result.key] = result
      results.append(result)
    }
    results.finish()
    let run = try results.read()
    #expect(run.isComplete && run.results.count == written.count, "seed \(seed)")
    for result in run.results {
      var expected = try #require(written[result.key])
      expected.milliseconds = result.milliseconds
      #expect(result == expected && bytes(result) == bytes(expected), "seed \(seed)")
    }
  }

  /// A result that no file can hold is said to be lost, and the run the last run did not finish.
  @Test func aResultThatIsLostIsTold() throws {
    let box = try GoldenBox()
    let results = GoldenResults(path: box.path("results"))
    try results.begin(run: "1", of: box.folder)
    var result = GoldenResult("case", .same)
    result.milliseconds = .nan
    results.append(result)
    results.append(GoldenResult("other", .same))
    results.finish()
    #expect(results.failure?.contains("case") == true)
    #expect(try !results.read().isComplete)
  }

  /// A run of four cases, one of them gone from the tests.
  private func box() throws -> (box: GoldenBox, file: String, text: [UInt8]) {
    let box = try GoldenBox()
    let view = Color.red.frame(width: 4, height: 4)
    let keys = ["Suite/a", "Suite/b", "Suite/c", "Suite/old"]
    for key in keys { _ = try box.check(view, key, record: .missing) }
    let session = try box.session()
    for key in keys.dropLast() { _ = try box.check(view, key, in: session) }
    session.finish()
    let name = try #require(try session.results.fileNames().first { $0.hasSuffix(".jsonl") })
    let file = session.results.path + "/" + name
    return (box, file, [UInt8](try Data(contentsOf: URL(fileURLWithPath: file))))
  }

  private func prune(_ box: GoldenBox) -> Result<[String], any Error> {
    Result {
      let pruning = try GoldenPruning(box.folder)
      try pruning.delete()
      return pruning.files
    }
  }

  /// Wherever a file is cut, filled with zeros, or its lines begin and end elsewhere, nothing is removed.
  @Test(arguments: SeededRandom.freshSeeds()) func damagedResultsNeverPrune(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let (box, file, text) = try box()
    let ends = text.indices.filter { text[$0] == 0x0A }
    for _ in 0..<200 {
      var damaged = text
      let place = Int.random(in: 0..<text.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: damaged = Array(text.prefix(place))
      case 1: damaged.remove(at: try #require(ends.randomElement(using: &random)))
      case 2: damaged.insert(0x0A, at: place)
      case 3: damaged.insert(UInt8(ascii: "\""), at: place)
      default:
        let end = Int.random(in: place + 1...text.count, using: &random)
        damaged.replaceSubrange(place..<end, with: repeatElement(0, count: end - place))
      }
      try Data(damaged).write(to: URL(fileURLWithPath: file))
      guard case .failure = prune(box) else {
        Issue.record("seed \(seed): \(String(decoding: damaged, as: UTF8.self))")
        break
      }
      #expect(box.files.filter { $0.hasSuffix(".png") }.count == 4, "seed \(seed)")
    }
    try Data(text).write(to: URL(fileURLWithPath: file))
    #expect(try prune(box).get() == ["Suite/old.png", "Suite/old.layout.json"])
  }

  /// A folder of results may come from another machine, as for `golden approve --from`.
  @Test func numbersThatCountNothingAreNamed() throws {
    for member in [
      #""viewSentences":-1"#, #""adviceSentences":-1"#, #""viewCauses":[{"views":-1}]"#,
      #""viewCauses":[{"views":9223372036854775807},{"views":9223372036854775807}]"#,
    ] {
      let (box, file, text) = try box()
      var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
      lines[1] = lines[1].dropLast() + ",\(member)}".utf8
      try Data(lines.joined(separator: [0x0A])).write(to: URL(fileURLWithPath: file))
      let failure = #expect(throws: GoldenError.self) { try GoldenPruning(box.folder) }
      #expect(failure?.description.hasPrefix("\(file):2: the line is not a result") == true)
    }
  }

  @Test func aDamagedLineIsNamed() throws {
    let (box, file, text) = try box()
    var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    lines[1].removeLast()
    try Data(lines.joined(separator: [0x0A])).write(to: URL(fileURLWithPath: file))
    let failure = #expect(throws: GoldenError.self) { try GoldenPruning(box.folder) }
    #expect(failure?.description.hasPrefix("\(file):2: the line is not a result") == true)
    #expect(throws: GoldenError.self) { try GoldenReport(box.folder) }
  }

  /// Only what a crash may leave is passed over: a last line without its end, and no end mark.
  @Test func aCutOffRunIsReadAndDoesNotPrune() throws {
    let (box, file, text) = try box()
    let end = text.count - GoldenResults.end.utf8.count
    for count in [end, end - 1, end - 5, end - 60] {
      try Data(text.prefix(count)).write(to: URL(fileURLWithPath: file))
      let run = try GoldenReport(box.folder).run
      #expect(!run.isComplete && run.results.count >= 2)
      let failure = #expect(throws: GoldenError.self) { try GoldenPruning(box.folder) }
      #expect(failure?.description.contains("the last run did not finish") == true)
    }
    // The mark behind half a line is none.
    try Data(text.prefix(end - 5) + GoldenResults.end.utf8).write(to: URL(fileURLWithPath: file))
    #expect(throws: GoldenError.self) { try GoldenPruning(box.folder) }
  }

  /// Results of a folder inside of this one count for its goldens, and are not passed over when they are damaged.
  @Test func damagedResultsOfAFolderInsideRefuse() throws {
    let box = try GoldenBox()
    try box.write(Data(), "Package.swift")
    func folder(_ name: String) -> GoldenFolder {
      GoldenFolder(URL(fileURLWithPath: box.path(name)), name: name)
    }
    let view = Color.red.frame(width: 4, height: 4)
    let inner = try GoldenSession(folder("Goldens/Inner"), record: .missing)
    _ = try box.check(view, "card", in: inner)
    inner.finish()
    let outer = try GoldenSession(folder("Goldens"), record: .missing)
    _ = try box.check(view, "other", in: outer)
    outer.finish()
    #expect(try GoldenPruning(folder("Goldens")).files.isEmpty)
    let name = try #require(try inner.results.fileNames().first { $0.hasSuffix(".jsonl") })
    try Data("{}\nend\n".utf8).write(to: URL(fileURLWithPath: inner.results.path + "/" + name))
    let failure = #expect(throws: GoldenError.self) { try GoldenPruning(folder("Goldens")) }
    #expect(failure?.description.contains(":1: the line is not a result") == true)
  }
}

extension SeededRandom {
  fileprivate mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }

  /// Any scalars: control characters, quotes, marks, those beyond the basic plane.
  fileprivate mutating func text() -> String {
    let kinds: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0...0x1F, 0x22...0x22, 0x5C...0x5C, 0x7F...0xA0, 0x300...0x36F,
      0x2028...0x2029, 0xE000...0xFFFF, 0x10000...0x10FFFF,
    ]
    let isPlain = chance(2)
    var text = String.UnicodeScalarView()
    for _ in 0..<(chance(20) ? 5000 : Int.random(in: 0...24, using: &self)) {
      let kind = isPlain ? kinds[0] : kinds[Int.random(in: 0..<kinds.count, using: &self)]
      if let scalar = UnicodeScalar(UInt32.random(in: kind, using: &self)) {
        text.append(scalar)
      }
    }
    return String(text)
  }

  fileprivate mutating func size() -> GoldenResult.Size {
    GoldenResult.Size(
      width: Int.random(in: 0...1 << 40, using: &self),
      height: Int.random(in: 0...9, using: &self))
  }

  fileprivate mutating func result() -> GoldenResult {
    let verdict = chance(3) ? GoldenResult.Verdict.allCases.randomElement(using: &self) : nil
    var result = GoldenResult(text(), verdict ?? .same, storage: chance(2) ? .hash : .image)
    if chance(2) { result.source = text() }
    if chance(3) { result.goldenFile = text() }
    if chance(2) { result.pixels = chance(2) ? text() : "00ff" }
    if chance(2) { result.goldenPixels = text() }
    if chance(2) { result.actual = size() }
    if chance(2) { result.expected = size() }
    result.milliseconds = Double(UInt32.random(in: 0...100_000, using: &self)) / 10
    guard chance(3) else { return result }
    if chance(3) { result.causes = [.font] }
    if chance(3) { result.explanation = [text()] }
    if chance(3) { result.layout = [text(), text()] }
    if chance(3) { result.changedViews = 3 }
    if chance(3) { result.tolerance = text() }
    if chance(3) { result.isTolerated = true }
    if chance(3) { result.warnings = [text()] }
    if chance(3) { result.files = [text()] }
    return result
  }
}
