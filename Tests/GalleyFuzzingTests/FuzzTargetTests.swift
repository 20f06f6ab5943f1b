import Foundation
import TestSupport
import Testing

@testable import GalleyFuzzing

/// What the fuzzers have found is found no more, and the targets are alive.
@Suite struct FuzzTargetTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = root.appendingPathComponent("Fuzz/Findings")

  /// The inputs of a target by their names.
  private func findings(of target: String) -> [(name: String, bytes: [UInt8])] {
    let folder = Self.folder.appendingPathComponent(target)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
        .map { (name, [UInt8]($0)) }
    }
  }

  @Test(arguments: FuzzTarget.all.map(\.name)) func findingsAreMended(target: String) throws {
    let door = try #require(FuzzTarget.named(target))
    for (name, bytes) in findings(of: target) {
      #expect(throws: Never.self, "Fuzz/Findings/\(target)/\(name)") { try door.run(bytes) }
    }
  }

  /// A folder that no target has would never be replayed, and large inputs are not small ones.
  @Test func eachFindingBelongsToATarget() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let known = FuzzTarget.all.map(\.name)
    for name in names where name != "README.md" {
      #expect(known.contains(name), "no target is named \(name)")
      for finding in findings(of: name) { #expect(finding.bytes.count <= 20_000) }
    }
  }

  /// `Scripts/fuzz --keep` counts what was tried.
  @Test func eachTargetWasFuzzed() throws {
    let file = Self.root.appendingPathComponent("Tests/fuzz-hours.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: " ") }
    #expect(Set(lines.compactMap(\.first).map(String.init)) == Set(FuzzTarget.all.map(\.name)))
    #expect(lines.allSatisfy { $0.count == 9 && $0[4] == "runs" && Int($0[3]) ?? 0 > 0 })
  }

  /// A few altered inputs, so that a target that no longer compiles into something that runs is seen without a fuzzer.
  @Test(arguments: FuzzTarget.all.map(\.name)) func alteredSeedsAreTakenOrRefused(
    target: String
  ) throws {
    let door = try #require(FuzzTarget.named(target))
    let seeds = door.seeds(in: Self.root).filter { $0.count < 3000 }.map { [UInt8]($0) }
    var random = SeededRandom(seed: 41)
    try door.run([])
    for index in 0..<4 {
      var bytes = seeds.isEmpty ? [] : seeds[index % seeds.count]
      if bytes.isEmpty { bytes = (0..<24).map { _ in UInt8(random.below(200)) } }
      bytes[random.below(bytes.count)] ^= UInt8(1 << random.below(8))
      try door.run(bytes)
    }
  }

  /// A seed that is refused shows a fuzzer the door's outside alone. Files of the project may be broken ones of its tests.
  @Test(arguments: FuzzTarget.all.map(\.name)) func seedsThatAreWrittenHereAreTaken(
    target: String
  ) throws {
    let door = try #require(FuzzTarget.named(target))
    for seed in door.seeds {
      let bytes: [UInt8]
      switch seed {
      case .files: continue
      case .text(let text): bytes = Array(text.utf8)
      case .made(let made): bytes = try made()
      }
      let refusal = try door.refusal(of: bytes)
      #expect(refusal == nil)
    }
  }

  /// A folder that was renamed would be an empty dictionary.
  @Test func wordsAreThoseOfTheReaders() {
    let words = FuzzTarget.all.map { ($0.name, $0.words(in: Self.root)) }
      .filter { !$0.1.isEmpty }
    let found = Dictionary(uniqueKeysWithValues: words)
    #expect(found.count == 9)
    #expect(found["svg"]?.contains("fractalNoise") == true)
    #expect(found["scene-text"]?.contains("cornerRadius") == true)
    #expect(found["workbook"]?.contains("sharedStrings") == true)
    for (name, words) in found {
      #expect(words.count >= 20 && Set(words).count == words.count, "\(name)")
      #expect(words.allSatisfy { $0.utf8.count <= 24 && !$0.contains(" ") }, "\(name)")
    }
  }

  @Test func aBrokenPromiseIsThrownAndARefusalIsNot() throws {
    struct Refusal: Error {}
    try FuzzTarget("a", "") { _ in throw Refusal() }.run([1])
    let target = FuzzTarget("b", "") { bytes in
      try FuzzFinding.require(bytes.isEmpty, "there are \(bytes.count) bytes")
    }
    try target.run([])
    #expect(throws: FuzzFinding.self) { try target.run([1, 2]) }
  }

  @Test func namesAreUniqueAndThoseOfFolders() {
    let names = FuzzTarget.all.map(\.name)
    #expect(Set(names).count == names.count && names.count >= 20)
    for name in names { #expect(name.allSatisfy { $0.isLowercase || $0 == "-" }) }
  }

  @Test func numbersComeFromTheBytesAndEndInZeros() {
    var source = ByteSource([5, 2, 7, 8, 1])
    #expect(source.below(3) == 2)
    #expect(source.part() == [7, 8])
    #expect(!source.isAtEnd)
    #expect(source.rest() == [1])
    #expect(source.isAtEnd && source.byte() == 0 && source.number() == -64)
  }
}
