import GalleyControls
import Testing

/// How the comments of numbers are read, and how tables are written.
@Suite struct CommentedMetricTests {
  @Test func aNumberHasANameAValueAndASource() throws {
    let metrics = try CommentedMetric.all(
      in: """
        /// The numbers of switches.
        nonisolated extension ControlMetrics {
          // Switches.
          /// Switch, width. It does
          /// not grow.
          /// measured: a.png of one/two,
          /// 51 with its edge
          package static let switchWidth: CGFloat = 51
          /// Shadow of a knob or a segment.
          /// assumed: a third. Or so
          static let shadow: Double = 1 / 3.0
        }
        """)
    #expect(metrics.map(\.constant) == ["switchWidth", "shadow"])
    #expect(metrics.map(\.name) == ["Switch, width", "Shadow of a knob or a segment"])
    #expect(metrics.map(\.value) == ["51", "0.33"])
    #expect(
      metrics.map(\.source) == [
        .measured("a.png of one/two, 51 with its edge"), .assumed("a third. Or so"),
      ])
    #expect(metrics.map(\.part) == ["Switches", "Switches"])
  }

  @Test func aFileWithoutNumbersHasNone() throws {
    let text =
      "/// Slider, track.\n/// assumed: thin\nenum Metrics {\n  var track: CGFloat { 4 }\n}"
    #expect(try CommentedMetric.all(in: "") == [])
    #expect(try CommentedMetric.all(in: text) == [])
  }

  @Test(arguments: [
    "0", "-1", "1 / 0", "1 / 2 / 3", "switchWidth", "switchWidth / 2", "1 / ", "[1]", "",
  ])
  func aValueIsAPositiveNumberOrAFraction(_ value: String) {
    #expect(throws: CommentedMetric.Incomplete.self) {
      try CommentedMetric.all(in: "/// A.\n/// assumed: b\nstatic let a: CGFloat = \(value)")
    }
  }

  @Test(arguments: [
    ("", "source"), ("/// A.", "source"), ("/// A.\n/// measured: no image", "source"),
    ("/// A.\n/// guessed: b", "source"), ("/// A. assumed: b", "source"),
    ("/// assumed: b", "name"), ("/// A\n/// assumed: b", "name"),
    ("/// .\n/// assumed: b", "name"),
    ("/// A.\n/// assumed: b\n", "source"),
  ])
  func aCommentHasANameAndASource(_ comment: String, _ lacks: String) {
    let line = "static let a: CGFloat = 1"
    // The last comment does not touch the number.
    let text = comment.hasSuffix("\n") ? "\(comment)// Part.\n\(line)" : "\(comment)\n\(line)"
    #expect(throws: CommentedMetric.Incomplete(line: line, lacks: lacks)) {
      try CommentedMetric.all(in: text)
    }
  }

  private let guide = """
    ## One
    | a |
    |---|
    | 1 |
    ## Two
    | b |
    |---|
    | 2 |
    | 3 |

    | c |
    |---|
    """

  @Test func onlyTheRowsOfTheTableAreReplaced() {
    func replaced(_ heading: String, _ titles: String, _ rows: [String]) -> String? {
      GuideTable(heading: heading, titles: titles, rows: rows).replacingRows(in: guide)
    }
    #expect(replaced("## One", "| a |", ["| 1 |"]) == guide)
    #expect(
      replaced("## Two", "| b |", ["| 4 |"])
        == guide.replacing("| 2 |\n| 3 |", with: "| 4 |"))
    #expect(replaced("## Two", "| b |", []) == guide.replacing("| 2 |\n| 3 |\n", with: ""))
    #expect(replaced("## Two", "| c |", ["| 5 |"]) == guide + "\n| 5 |")
    #expect(replaced("## One", "| b |", []) == nil)
    #expect(replaced("## Three", "| b |", []) == nil)
    #expect(GuideTable(heading: "# A", titles: "| a |", rows: []).replacingRows(in: "") == nil)
  }
}
