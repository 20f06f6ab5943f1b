/// A word that would be alone in the second line gets the word before it (TX13).
///
/// Apple calls it the line-break strategy "push out" (`NSParagraphStyle.LineBreakStrategy`, which UIKit's labels have as
/// their standard): the text system avoids an orphan word on the last line of the paragraph, typically by pushing out one
/// word. Seen on iOS 17 to 26: "home" (SwiftUI, ha26-options.png), "meeting?" (an alert, TourOfSyncUps-0013-image.png), and
/// "Value" in more than ten labels (testCustomContentAndReturnError__17_5, testDataTableWithUndefinedRows_17_5 of
/// cashapp/AccessibilitySnapshot) have a word beside them. Long words are alone: "vulnerabilities." (ha-privacy.png),
/// "suggestions" and "appearances" (vjr2005/Challenge). So is "Field." in the third line of a label (testSwitchControls_17_5):
/// paragraphs of three lines and more stay as they are.
extension ParagraphLayout {
  /// A word of this many characters may be alone.
  ///
  /// Seen: 8 characters are not alone, 11 are. Between them: assumed.
  private static let longWord = 10

  /// The lines, all of the text, with the last words of paragraphs of two lines moved.
  func withoutOrphans(_ lines: [FittedLine]) -> [FittedLine] {
    var result = lines
    for index in lines.indices.dropFirst() where isOrphan(index, in: lines) {
      guard let start = lastWord(of: lines[index - 1]) else { continue }
      let source = lines[index].source
      let (first, last) = (lines[index - 1].clusters.lowerBound, lines[index].clusters.upperBound)
      guard fits(source, start..<last) else { continue }
      result[index - 1].clusters = text.lines[source].withoutTrailingSpaces(first..<start)
      result[index].clusters = start..<last
    }
    return result
  }

  /// Whether a line is the second and last of its paragraph, and one short word.
  private func isOrphan(_ index: Int, in lines: [FittedLine]) -> Bool {
    let (before, line) = (lines[index - 1], lines[index])
    let isSecond =
      line.isLast && before.source == line.source && !before.hasHyphen
      && (index < 2 || lines[index - 2].source != line.source)
    let source = text.lines[line.source]
    guard isSecond, source.tabs.isEmpty, !line.clusters.isEmpty,
      line.clusters.count < Self.longWord,
      source.clusters[line.clusters.lowerBound - 1].isSpace
    else { return false }
    return !line.clusters.dropFirst().contains { source.clusters[$0].canBreakBefore }
  }

  /// Where the last word of a line begins behind a space; nil if it is the line's only one.
  private func lastWord(of line: FittedLine) -> Int? {
    let clusters = text.lines[line.source].clusters
    return line.clusters.dropFirst().last {
      clusters[$0].canBreakBefore && clusters[$0 - 1].isSpace
    }
  }
}
