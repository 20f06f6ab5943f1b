import Foundation
import GalleyGraphics
import Testing

@testable import GalleyText

/// TX13: a short word is not alone in the second of two lines.
@Suite struct OrphanTests {
  private let engine = TextEngine()

  private func lines(
    _ text: String, size: CGFloat, width: CGFloat,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> [String] {
    var style = ParagraphStyle(displayScale: 3)
    style.avoidsOrphans = true
    change(&style)
    let font = FontDescriptor(size: size)
    let layout = engine.shape(AttributedText(text, font: font)).layout(
      width: width, height: nil, style: style)
    let bytes = Array(text.utf8)
    return layout.lines.map { line in
      let clusters = line.runs.flatMap { $0.glyphRun.glyphs.map(\.cluster) }
      guard let first = clusters.min(), let last = clusters.max() else { return "" }
      return String(decoding: bytes[first...last], as: UTF8.self)
    }
  }

  /// Texts of iOS 17.5 to 26 in the widths that they have there.
  @Test(
    arguments: [
      // SelectionOptions.swift: 358 points less 16 at each side, 36 before the title, 16 and 8 behind it.
      (
        "Most secure: Allow this app to know when you're home", 12, 266,
        ["Most secure: Allow this app to know when", "you're home"]
      ),
      // An alert of 270 points with 16 at each side (TourOfSyncUps-0013-image.png).
      (
        "Are you sure you want to delete this meeting?", 13, 238,
        ["Are you sure you want to delete", "this meeting?"]
      ),
      // A legend of 252 points (testCustomContentAndReturnError__17_5, testDataTableWithUndefinedRows_17_5).
      (
        "Custom Content Label: Custom Content Value", 12, 252,
        ["Custom Content Label: Custom", "Content Value"]
      ),
      (
        "F1: F1 Value. F2: F2 Value. F3. Column 6. F3 Value", 12, 252,
        ["F1: F1 Value. F2: F2 Value. F3. Column 6.", "F3 Value"]
      ),
      // Three lines (testSwitchControls_17_5).
      (
        "Selected: Label. Switch Button. Off. Heading. Link. Adjustable. Image. Search Field.", 12,
        252,
        [
          "Selected: Label. Switch Button. Off.", "Heading. Link. Adjustable. Image. Search",
          "Field.",
        ]
      ),
      // The footer of a list of 350 points with 20 at each side (ha-privacy.png).
      (
        "Allows checking for important alerts like security vulnerabilities.", 12, 310,
        ["Allows checking for important alerts like security", "vulnerabilities."]
      ),
    ] as [(String, CGFloat, CGFloat, [String])])
  func linesBreakAsOnIOS(text: String, size: CGFloat, width: CGFloat, expected: [String]) {
    #expect(lines(text, size: size, width: width) == expected)
  }

  private let text = "Herons wait beside the mill"

  private func width(of text: String) -> CGFloat {
    engine.shape(AttributedText(text, font: FontDescriptor(size: 17)))
      .layout(width: nil, height: nil, style: ParagraphStyle(displayScale: 3)).size.width
  }

  @Test func onlyWhereItIsAskedFor() {
    let first = width(of: "Herons wait beside the")
    #expect(lines(text, size: 17, width: first) == ["Herons wait beside", "the mill"])
    #expect(
      lines(text, size: 17, width: first) { $0.avoidsOrphans = false }
        == ["Herons wait beside the", "mill"])
  }

  /// What a text answers is enough for the same lines.
  @Test func theAnsweredWidthHasTheSameLines() {
    for available in stride(from: width(of: "beside"), to: width(of: text), by: 3) {
      let found = lines(text, size: 17, width: available)
      let widest = found.map { width(of: $0) }.max() ?? 0
      #expect(lines(text, size: 17, width: widest) == found, "\(available)")
    }
  }

  @Test func aLineKeepsAWord() {
    // Two words, and a second line that two words do not fit into.
    #expect(
      lines("Kingfishers wait", size: 17, width: width(of: "Kingfishers")) == [
        "Kingfishers", "wait",
      ])
    #expect(
      lines("Around unreachable mill", size: 17, width: width(of: "Around unreachable"))
        == ["Around", "unreachable mill"])
    let narrow = width(of: "a wonderful") + 1
    #expect(lines("a wonderful swimmer", size: 17, width: narrow) == ["a wonderful", "swimmer"])
  }

  @Test func paragraphsAreLookedAtAlone() {
    let first = width(of: "Herons wait beside the")
    #expect(
      lines("One\n\(text)\nTwo", size: 17, width: first)
        == ["One", "Herons wait beside", "the mill", "Two"])
  }

  @Test func partsOfWordsAndLastLinesOfALimitStay() {
    let half = width(of: "Kingfis")
    let parts = lines("Kingfisher", size: 17, width: half)
    #expect(parts.count == 2 && parts.joined() == "Kingfisher")
    let first = width(of: "Herons wait beside the")
    #expect(lines(text, size: 17, width: first) { $0.lineLimit = 1 }.count == 1)
    #expect(
      lines(text, size: 17, width: first) { $0.lineLimit = 2 } == [
        "Herons wait beside", "the mill",
      ])
  }
}
