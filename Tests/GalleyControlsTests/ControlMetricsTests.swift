import Foundation
import Galley
import GalleyControls
import Testing

/// The table of the numbers of controls, and where they come from.
@Suite struct ControlMetricsTests {
  private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func everyNumberHasANameAndAValue() {
    let names = ControlMetrics.table.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(ControlMetrics.table.allSatisfy { $0.value > 0 })
  }

  @Test func everyNumberHasOneOfFourSources() {
    for metric in ControlMetrics.table {
      #expect(MetricSource("\(metric.source)") == metric.source, "\(metric.name)")
    }
  }

  @Test func sourcesAreOfFourKinds() {
    #expect(MetricSource("measured: a.png, b.png") == .measured("a.png, b.png"))
    #expect(MetricSource("HIG: Typography") == .guidelines("Typography"))
    #expect(MetricSource("UIKit: UITextView") == .uiKit("UITextView"))
    #expect(MetricSource("assumed: as a button") == .assumed("as a button"))
    for text in ["", "assumed", "assumed: ", "measured: a screen", "Measured: a.png", "AppKit: a"] {
      #expect(MetricSource(text) == nil, "\(text)")
    }
  }

  @Test func theGuideHasTheTable() throws {
    let guide = Self.project.appendingPathComponent("Guides/Controls.md")
    let lines = try String(contentsOf: guide, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex(of: "| control | value | source |"))
    let rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }
    #expect(Array(rows) == ControlMetrics.table.map(\.row))
  }

  /// What was read off a screen without a ruler is no source.
  @Test(arguments: ["Sources", "Guides"])
  func nothingIsByEye(in folder: String) throws {
    let eye = ["by", "eye"].joined(separator: " ")
    let root = Self.project.appendingPathComponent(folder)
    let files = try #require(FileManager.default.enumerator(atPath: root.path))
    for case let name as String in files where name.hasSuffix(".swift") || name.hasSuffix(".md") {
      let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
      #expect(!text.contains(eye), "\(folder)/\(name)")
    }
  }
}
