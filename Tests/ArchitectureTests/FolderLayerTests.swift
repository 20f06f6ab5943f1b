import Foundation
import Testing

/// The folders of all modules look downwards only, but for the names that `upward.txt` lists. The list may only
/// shrink: a name that no longer stands in the way is an error, and so is a new one.
@Suite struct FolderLayerTests {
  /// The modules that have folders with sources.
  private static let modules: [String] = {
    let files = (try? SourceTree.swiftFiles(below: "Sources")) ?? []
    let inFolders = files.filter { SourceTree.path(of: $0).split(separator: "/").count > 3 }
    return Set(inFolders.map(SourceTree.module)).sorted()
  }()

  /// The lines of the list by module.
  private static func allowed(in module: String) throws -> [String] {
    try SourceTree.text("Tests/ArchitectureTests/upward.txt").split(separator: "\n")
      .filter { $0.hasPrefix("\(module) ") }.map { String($0.dropFirst(module.count + 1)) }
  }

  private static func graph(of module: String) throws -> FolderGraph {
    let start = SourceTree.root.appendingPathComponent("Sources/\(module)").path
    let files = try SourceTree.swiftFiles(below: "Sources/\(module)")
    return FolderGraph(
      Dictionary(
        uniqueKeysWithValues: try files.map {
          (String($0.path.dropFirst(start.count + 1)), try String(contentsOf: $0, encoding: .utf8))
        }))
  }

  @Test(arguments: modules) func foldersLookDownwards(in module: String) throws {
    let graph = try Self.graph(of: module)
    #expect(graph.typeCount > 0)
    let lines = try Self.allowed(in: module)
    let uses = Dictionary(uniqueKeysWithValues: graph.uses.map { ($0.line, $0) })
    let gone = lines.filter { uses[$0] == nil }
    #expect(gone.isEmpty, "upward.txt need no longer hold \(gone)")
    #expect(Set(lines).count == lines.count, "upward.txt has a line twice")
    let allowed = Set(lines.compactMap { uses[$0] })
    let cycles = graph.cycles(without: allowed)
    let newest = graph.uses.subtracting(allowed).filter { use in
      cycles.contains { $0.contains(use.folder) && $0.contains(use.other) }
    }
    #expect(
      cycles.isEmpty,
      "\(cycles.map { $0.sorted() }) lead to each other, by \(newest.sorted().map(\.line))")
    // A listed name closes a circle of those that are not listed.
    let needless = allowed.filter { graph.cycles(without: allowed.subtracting([$0])).isEmpty }
    #expect(needless.isEmpty, "\(needless.sorted().map(\.line)) look downwards")
  }

  @Test func typesAreFound() throws {
    #expect(Self.modules.count > 12)
    #expect(try Self.graph(of: "GalleyViews").typeCount > 300)
    #expect(try Self.graph(of: "GalleyRaster").typeCount > 40)
  }

  @Test func theListNamesTheseModules() throws {
    let lines = try SourceTree.text("Tests/ArchitectureTests/upward.txt").split(separator: "\n")
    let others = lines.filter { line in !Self.modules.contains { line.hasPrefix("\($0) ") } }
    #expect(others.isEmpty)
    #expect(lines == lines.sorted())
    #expect(lines.count <= 3, "upward.txt may only shrink")
  }

  @Test func usesAreNamesOfOtherFolders() {
    let graph = FolderGraph([
      "Root.swift": "struct Root { let high: High? }",
      "Low/A.swift": """
      public final class Low<Value> {
        struct Inner {}  // High
        let text = "High"
        let text2 = "\\(Other.self)"
      }
      """,
      "High/B.swift": """
      package enum High { case low(Low<Int>), own(Low<Int>.Value) }
      struct Value {}
      struct Other {}
      """,
      "High/C.swift": "struct C { struct Root {}; let root: Root, member: C.Low }",
      "Low/D.swift": "protocol Twice {}",
      "High/D.swift": "protocol Twice {}\nlet twice: Twice",
    ])
    #expect(
      graph.uses.sorted().map(\.line) == [
        ". -> High: High", "High -> .: Root", "High -> Low: Low", "Low -> High: Other",
      ])
    #expect(graph.folders == [".", "Low", "High"])
  }

  @Test func nestedTypesHideOthers() {
    let graph = FolderGraph([
      "A/A.swift": "struct A {\n  struct B {}\n  let b: B\n}", "B/B.swift": "struct B {}",
    ])
    #expect(graph.uses.isEmpty)
  }

  @Test func cyclesAreFound() throws {
    let graph = FolderGraph([
      "A/A.swift": "struct A { var b: B, d: D }", "B/B.swift": "struct B { var c: C }",
      "C/C.swift": "struct C { var a: A }", "D/D.swift": "struct D { var e: E }",
      "E/E.swift": "struct E {}",
    ])
    #expect(graph.cycles() == [["A", "B", "C"]])
    let upward = try #require(graph.uses.first { $0.line == "C -> A: A" })
    #expect(graph.cycles(without: [upward]).isEmpty)
    let downward = try #require(graph.uses.first { $0.line == "A -> D: D" })
    #expect(!graph.cycles(without: [downward]).isEmpty)
  }
}
