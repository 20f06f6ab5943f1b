import GalleyGeometry

/// Where tabs lead: to stops every 28 points from the start of their line, its right end where the
/// paragraph is read from right to left.
///
/// 28 points are what Apple documents as the default of paragraph styles (`NSParagraphStyle.tabStops`, Core Text's
/// `kCTParagraphStyleSpecifierTabStops`): twelve stops, and behind the last none, at which TextKit sends what follows
/// to the next line. What SwiftUI's `Text` does was not measured. Here the stops go on, so that columns stay
/// columns, and they do not grow with the font.
enum TabStops {
  /// Points from one stop to the next.
  static let interval: CGFloat = 28

  /// The next stop behind a place, in points from the start of the line. A tab that begins on a stop, or less
  /// than a thousandth of a point before it, leads to the next one.
  static func stop(after x: CGFloat) -> CGFloat {
    (((x + 1e-3) / interval).rounded(.down) + 1) * interval
  }

  /// Gives tabs their widths.
  /// - Parameters:
  ///   - runs: in the order of reading, without gaps between them.
  ///   - start: where the first one begins, in points from the start of the line.
  /// - Complexity: O(n) in the glyphs.
  static func set(_ runs: inout [ShapedRun], from start: CGFloat = 0) {
    var x = start
    for index in runs.indices {
      if runs[index].tabWidth != nil { runs[index].tabWidth = stop(after: x) - x }
      x += runs[index].width
    }
  }
}
