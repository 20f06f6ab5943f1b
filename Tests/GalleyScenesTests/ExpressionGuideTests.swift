import Foundation
import Galley
import Testing

@testable import GalleyScenes

/// The table of functions in Guides/Scenes.md is true.
@Suite struct ExpressionGuideTests {
  private struct Line {
    var function: String
    var expression: String
    var result: String
  }

  private func lines() throws -> [Line] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let guide = try String(
      contentsOf: root.appendingPathComponent("Guides/Scenes.md"), encoding: .utf8)
    let table = try #require(guide.components(separatedBy: "| function | example | result |").last)
    return table.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      .prefix { $0.hasPrefix("| `") }
      .map { line in
        let cells = line.replacingOccurrences(of: "\\|", with: "\u{0}").split(separator: "|")
          .map {
            $0.replacingOccurrences(of: "\u{0}", with: "|").trimmingCharacters(in: .whitespaces)
              .trimmingCharacters(in: ["`"])
          }
        return Line(function: cells[0], expression: cells[1], result: cells[2])
      }
  }

  @Test func everyExampleGivesItsResult() throws {
    let lines = try lines()
    #expect(lines.count >= 38)
    for line in lines {
      #expect(ExpressionBox().json(line.expression) == line.result, "\(line.expression)")
    }
  }

  @Test func everyFunctionIsInTheTable() throws {
    #expect(Set(try lines().map(\.function)) == Set(ValueFunction.all.map(\.name)))
    #expect(ValueFunction.all.count == Set(ValueFunction.all.map(\.name)).count)
  }

  /// The way in which the reference shows each function is one that is read.
  @Test func everyExampleOfTheReferenceIsRead() throws {
    for function in ValueFunction.all {
      _ = try Placeholder.segments(of: "{{value | \(function.example)}}")
    }
  }
}
