import Foundation
import GalleyControls
import Testing

/// The tables of the guides have what the comments of the numbers say. `GALLEY_WRITE_GUIDES=1` writes the tables.
@Suite struct MetricGuideTests {
  private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(of path: String) throws -> String {
    try String(contentsOf: project.appendingPathComponent(path), encoding: .utf8)
  }

  /// The numbers of the files whose names begin alike, in the order of their names.
  private static func metrics(ofFiles prefix: String) throws -> [CommentedMetric] {
    let folder = "Sources/GalleyControls/Metrics"
    let files = try FileManager.default.contentsOfDirectory(
      atPath: project.appendingPathComponent(folder).path)
    return try files.filter { $0.hasPrefix(prefix) }.sorted().flatMap {
      try CommentedMetric.all(in: text(of: "\(folder)/\($0)"))
    }
  }

  private static func controls() throws -> [CommentedMetric] {
    try metrics(ofFiles: "ControlMetrics+")
  }

  private static func screens() throws -> [CommentedMetric] {
    try metrics(ofFiles: "ScreenMetrics")
  }

  private func expect(_ tables: [GuideTable], in path: String) throws {
    let guide = try Self.text(of: path)
    let expected = try tables.reduce(guide) { guide, table in
      try #require(table.replacingRows(in: guide), "\(path) has no table below \(table.heading)")
    }
    if ProcessInfo.processInfo.environment["GALLEY_WRITE_GUIDES"] != nil {
      let url = Self.project.appendingPathComponent(path)
      return try Data(expected.utf8).write(to: url)
    }
    #expect(
      guide == expected,
      "\(path): run GALLEY_WRITE_GUIDES=1 swift test --filter MetricGuideTests")
  }

  @Test func theGuideOfControlsHasTheNumbers() throws {
    let rows = try Self.controls().map { "| \($0.name) | \($0.value) | \($0.source) |" }
    let table = GuideTable(
      heading: "## Metrics", titles: "| control | value | source |", rows: rows)
    try expect([table], in: "Guides/Controls.md")
  }

  @Test func theGuideOfScreensHasTheNumbers() throws {
    let metrics = try Self.screens()
    let parts = metrics.compactMap(\.part).reduce(into: [String]()) { parts, part in
      if parts.last != part { parts.append(part) }
    }
    #expect(metrics.allSatisfy { $0.part != nil })
    let tables = parts.map { part in
      GuideTable(
        heading: "### \(part)", titles: "| Name | Points | What | Source |",
        rows: metrics.filter { $0.part == part }.map {
          "| `\($0.constant)` | \($0.value) | \($0.name) | \($0.source) |"
        })
    }
    try expect(tables, in: "Guides/Screens.md")
  }

  @Test func everyNumberIsOfSomethingElse() throws {
    let (controls, screens) = (try Self.controls().map(\.name), try Self.screens())
    #expect(controls.count > 100 && screens.count > 100)
    #expect(Set(controls).count == controls.count)
  }

  /// Constants and comments are read from the same lines.
  @Test func whatIsReadIsWhatIsCompiled() throws {
    let values = Dictionary(
      try Self.controls().map { ($0.constant, $0.value) }, uniquingKeysWith: { one, _ in one })
    func value(_ constant: String) throws -> Double {
      try #require(values[constant].flatMap { Double($0) }, "\(constant)")
    }
    #expect(try value("switchWidth") == Double(ControlMetrics.switchWidth))
    #expect(try value("tintedFillOpacity") == Double(ControlMetrics.tintedFillOpacity))
    #expect(try value("wheelRadius") == Double(ControlMetrics.wheelRadius))
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
