/// What the classes of a template's layers say of their colours: `hierarchical-0:secondary`, `multicolor-1:systemRedColor`.
enum SymbolLayerClass {
  /// Whether the classes are those of a layer, which is filled whatever its style says: exported templates show theirs as
  /// thin lines.
  static func isAny(of classes: [String]) -> Bool {
    classes.contains { name in
      ["monochrome-", "multicolor-", "hierarchical-", "SFSymbolsPreview"].contains {
        name.hasPrefix($0)
      }
    }
  }

  /// 1 to 3; nil where nothing says it.
  static func level(of classes: [String]) -> Int? {
    switch value("hierarchical-", in: classes) {
    case "primary": 1
    case "secondary": 2
    case "tertiary", "quaternary", "quinary": 3
    default: nil
    }
  }

  /// The layer's own colour in multicolour; nil for the tint, and for what is no colour of the system.
  static func color(of classes: [String]) -> Color? {
    guard var name = value("multicolor-", in: classes) else { return nil }
    if name.hasPrefix("#") { return SymbolColor.color(name.dropFirst().prefix(6)) }
    if name.hasPrefix("system") { name.removeFirst("system".count) }
    if name.hasSuffix("Color") { name.removeLast("Color".count) }
    return SymbolColor.color(name.lowercased())
  }

  /// What stands behind the colon of the class with a beginning, the last one where there are several.
  private static func value(_ beginning: String, in classes: [String]) -> String? {
    guard let found = classes.last(where: { $0.hasPrefix(beginning) }),
      let colon = found.firstIndex(of: ":")
    else { return nil }
    return String(found[found.index(after: colon)...])
  }
}
