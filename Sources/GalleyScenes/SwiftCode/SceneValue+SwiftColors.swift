import Galley
import GalleyData
import GalleyStrings

// How Swift writes colours.
extension SceneValue {
  /// A colour, which moves no more: where an animation ends.
  /// - Throws: `SceneError` for what is no colour, and for source that is too long.
  func swiftColor() throws -> String {
    _ = try color()
    return try writtenColor()
  }

  /// The colour that a part of the value's text names.
  func swiftColor(named text: String) throws -> String {
    _ = try color(named: text)
    return try counted { try writtenColor(named: text) }
  }

  /// The colour, which was read before.
  private func writtenColor() throws -> String {
    if let moving, moving.isMixture { return try moving.reached.writtenColor() }
    return try counted {
      guard case .string(let text) = node.value else { return try writtenObject() }
      return try writtenColor(named: text)
    }
  }

  private func writtenColor(named text: String) throws -> String {
    let parts = text.split(separator: " ")
    let name = parts.first.map(String.init) ?? text
    let percent = parts.count == 2 ? Double(parts[1].dropLast()) : nil
    let color = try writtenColor(of: name)
    guard let percent, percent != 100 else { return color }
    return "\(color).opacity(\(SwiftLiteral.number(percent / 100)))"
  }

  private func writtenColor(of name: String) throws -> String {
    if name.hasPrefix("#") { return Self.swiftColor(hex: name) }
    if let token = scope.context.definitions.colors[UTF8Key(name)] {
      return try scope.context.deeper(by: 16, at: self) {
        try SceneValue(token, scope: scope.context.rootScope).writtenColor()
      }
    }
    let name = try swiftName(name)
    switch name {
    case "systemBackground", "secondarySystemBackground": return "Color(uiColor: .\(name))"
    default: return "Color.\(name)"
    }
  }

  /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
  private static func swiftColor(hex: String) -> String {
    var digits: [Int] = hex.dropFirst().compactMap(\.hexDigitValue)
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    let firsts: StrideTo<Int> = stride(from: 0, to: digits.count - 1, by: 2)
    let bytes: [Int] = firsts.map { digits[$0] * 16 + digits[$0 + 1] }
    let labels = ["red", "green", "blue", "opacity"]
    let isOpaque = bytes.count < 4 || bytes[3] == 255
    return "Color"
      + SwiftLiteral.arguments(
        zip(labels, bytes).prefix(isOpaque ? 3 : 4).map { ($0, "\($1) / 255") })
  }

  private func writtenObject() throws -> String {
    if let light = try member("light"), let dark = try member("dark") {
      return
        "Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(\(try dark.writtenColor())) : "
        + "UIColor(\(try light.writtenColor())) })"
    }
    if let mixed = try member("mix"), let other = try member("with") {
      return try mixed.writtenColor() + ".mix"
        + SwiftLiteral.arguments([
          ("with", try other.writtenColor()), ("by", try member("by")?.swiftNumber() ?? "0.5"),
          ("in", try member("in").map { "." + (try $0.swiftName()) }),
        ])
    }
    func part(_ key: String, _ standard: String? = nil) throws -> (label: String?, value: String?) {
      (key, try member(key)?.swiftNumber() ?? standard)
    }
    if node.member("hue") != nil {
      return "Color"
        + SwiftLiteral.arguments([
          try part("hue"), try part("saturation", "1"), try part("brightness", "1"),
          try part("opacity"),
        ])
    }
    let space = try member("space").map { "." + (try $0.swiftName()) }
    let parts =
      try node.member("white") != nil
      ? [part("white")] : [part("red"), part("green"), part("blue")]
    return "Color" + SwiftLiteral.arguments([(nil, space)] + parts + [try part("opacity")])
  }
}
