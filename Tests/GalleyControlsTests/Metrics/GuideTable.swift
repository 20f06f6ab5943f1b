import Foundation

/// A table of a guide that is made of the sources.
struct GuideTable {
  /// The heading that the table is below, with its `#`.
  let heading: String
  /// The first line of the table.
  let titles: String
  let rows: [String]

  /// The guide with these rows instead of the table's own.
  /// - Returns: nil where the guide has no such heading, or no such table below it and before the next heading.
  func replacingRows(in guide: String) -> String? {
    var lines = guide.components(separatedBy: "\n")
    guard let heading = lines.firstIndex(of: heading) else { return nil }
    let below = lines[(heading + 1)...].prefix { !$0.hasPrefix("#") }
    guard let titles = below.firstIndex(of: titles), titles + 1 < below.endIndex else { return nil }
    let end = below[titles...].firstIndex { !$0.hasPrefix("|") } ?? below.endIndex
    lines.replaceSubrange((titles + 2)..<end, with: rows)
    return lines.joined(separator: "\n")
  }
}
