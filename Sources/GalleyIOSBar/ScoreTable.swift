import GalleyGeometry

/// The scores as lines of text.
public struct ScoreTable {
  public var scores: [ScreenScore]

  public init(_ scores: [ScreenScore]) { self.scores = scores }

  /// A heading, a line for each screen, and one for all.
  public var lines: [String] {
    let heading = [
      "elements", "within 1", "within 2", "median", "colours", "widths", "missed", "extra",
    ]
    let width = max(12, scores.map(\.name.count).max() ?? 0) + 2
    let rows =
      [("", heading)]
      + scores.map { ($0.name, Self.cells(ScoreNumbers([$0]))) }
      + [("all \(scores.count) screens", Self.cells(ScoreNumbers(scores)))]
    return rows.map { name, cells in
      name + Self.blanks(width - name.count)
        + cells.map { Self.blanks(10 - $0.count) + $0 }.joined()
    }
  }

  private static func cells(_ numbers: ScoreNumbers) -> [String] {
    [
      "\(numbers.elements)", percent(numbers.within1, numbers.elements),
      percent(numbers.within2, numbers.elements), points(numbers.median),
      percent(numbers.colors, numbers.found), percent(numbers.widths, numbers.texts),
      "\(numbers.elements - numbers.found)", "\(numbers.extra)",
    ]
  }

  /// A line for each element of a screen: its kind, both boxes and the differences of its edges.
  public static func elementLines(_ score: ScreenScore) -> [String] {
    score.matches.map { match in
      let real = "  \(match.real.kind.rawValue) \(box(match.real.box)) \(match.real.color.hex)"
      guard let drawn = match.drawn, let differences = match.differences else {
        return "\(real) missed"
      }
      let kind = drawn.kind == match.real.kind ? "" : "\(drawn.kind.rawValue) "
      let color = match.hasColor ? "" : " \(drawn.color.hex)"
      let widths =
        match.isText && !match.hasWidth(scale: score.scale)
        ? " width \(points((drawn.box.width / match.real.box.width - 1) * 100, signed: true))%" : ""
      return "\(real) drawn \(kind)\(box(drawn.box))\(color) by "
        + differences.map { points($0, signed: true) }.joined(separator: " ") + widths
    } + score.extra.map { "  extra \($0.kind.rawValue) \(box($0.box)) \($0.color.hex)" }
  }

  static func percent(_ part: Int, _ whole: Int) -> String {
    guard whole > 0 else { return "-" }
    let tenths = (part * 1000 + whole / 2) / whole
    return "\(tenths / 10).\(tenths % 10)%"
  }

  private static func box(_ box: Box) -> String {
    "[" + box.edges.map { points($0) }.joined(separator: " ") + "]"
  }

  /// Two decimals; a share of nothing is none.
  static func points(_ value: Double, signed: Bool = false) -> String {
    guard value.magnitude < 1e15 else { return "-" }
    let hundredths = Int((value * 100).rounded())
    let digits = "\(abs(hundredths) % 100)"
    let sign = hundredths < 0 ? "-" : signed ? "+" : ""
    return "\(sign)\(abs(hundredths) / 100).\(digits.count < 2 ? "0" : "")\(digits)"
  }

  private static func blanks(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}
