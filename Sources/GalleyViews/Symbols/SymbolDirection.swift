import GalleyGeometry

/// Which symbols turn where views are read from right to left.
///
/// SF Symbols has flags for them that are not published. What is known are the names of drawings for right to
/// left (`checklist.rtl`, `cart.badge.questionmark.rtl`), which are there for symbols that turn but for a part, and
/// the rule of the Human Interface Guidelines: what shows text, or a movement forward, turns; marks, tools and
/// controls of a player do not. `left` and `right` in a name mean left and right.
enum SymbolDirection {
  /// Whether the symbol of a name is mirrored from right to left.
  static func turns(_ name: some StringProtocol) -> Bool {
    let parts = name.split(separator: ".")
    guard let first = parts.first, name.utf8.count <= 120 else { return false }
    // Players run from left to right everywhere: `forward.fill`, `backward.end`.
    if !players.contains(String(first)), parts.contains(where: { sides.contains(String($0)) }) {
      return true
    }
    if parts.contains(where: { fixed.contains(String($0)) }) {
      return parts.contains("text") && parts.contains("bubble")
    }
    return families.contains(String(first)) || parts.dropFirst().contains("bubble")
      || first == "bubble" || whole.contains(where: { name == $0 || name.hasPrefix($0 + ".") })
  }

  private static let players: Set<String> = ["forward", "backward"]
  /// Parts of names that follow the direction of reading.
  private static let sides: Set<String> = [
    "forward", "backward", "leading", "trailing", "leadinghalf", "trailinghalf", "leadingthird",
    "trailingthird", "topleading", "toptrailing", "bottomleading", "bottomtrailing",
  ]
  /// Parts of names that say a side, or that there is none.
  private static let fixed: Set<String> = [
    "left", "right", "middle", "alignleft", "alignright", "aligncenter", "justify", "justifyleft",
    "justifyright", "cursor", "book",
  ]
  /// First parts of names of lists, texts and what moves or speaks forward.
  private static let families: Set<String> = [
    "list", "checklist", "text", "increase", "decrease", "cart", "truck", "battery", "video",
    "speaker", "volume", "message",
  ]
  /// Beginnings of names that have drawings for right to left.
  private static let whole = [
    "airtag.radiowaves", "bell.badge", "box.truck", "calendar.badge", "chart.bar.xaxis",
    "doc.append", "doc.text.below", "filemenu", "gear.badge", "hifispeaker.and", "homepod.and",
    "homepodmini.and", "macwindow.and", "macwindow.on", "mail.and.text", "pencil.and.list",
    "person.fill.checkmark", "person.fill.questionmark", "person.fill.xmark", "questionmark.video",
    "rectangle.and.pencil", "rectangle.and.text", "checkmark.message", "ellipsis.message",
  ]
}
