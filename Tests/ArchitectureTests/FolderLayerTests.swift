import Foundation
import Testing

/// The folders of all modules look downwards only.
@Suite struct FolderLayerTests {
  /// The modules that have folders with sources.
  private static let modules: [String] = {
    let files = (try? SourceTree.swiftFiles(below: "Sources")) ?? []
    let inFolders = files.filter { SourceTree.path(of: $0).split(separator: "/").count > 3 }
    return Set(inFolders.map(SourceTree.module)).sorted()
  }()

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
    let cycles = graph.cycles()
    let upward = graph.uses.filter { use in
      cycles.contains { $0.contains(use.folder) && $0.contains(use.other) }
    }
    #expect(
      cycles.isEmpty,
      "\(cycles.map { $0.sorted() }) lead to each other, by \(upward.sorted().map(\.line))")
  }

  @Test func typesAreFound() throws {
    #expect(Self.modules.count > 12)
    #expect(try Self.graph(of: "GalleyViews").typeCount > 300)
    #expect(try Self.graph(of: "GalleyRaster").typeCount > 40)
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
