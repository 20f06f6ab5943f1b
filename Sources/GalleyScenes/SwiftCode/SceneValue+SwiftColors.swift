import Galley
import GalleyData
import GalleyStrings

// How Swift writes colours.
extension SceneValue {
  /// A colour, which moves no more: where an animation ends.
  func swiftColor() throws -> String {
    if let moving, moving.isMixture { return try moving.reached.swiftColor() }
    guard case .string(let text) = node.value else { return try swiftColorOfObject() }
    return try swiftColor(named: text)
  }

  func swiftColor(named text: String) throws -> String {
    let parts = text.split(separator: " ")
    let name = parts.first.map(String.init) ?? text
    let percent = parts.count == 2 ? Double(parts[1].dropLast()) : nil
    let color = try swiftColor(of: name)
    guard let percent, percent != 100 else { return color }
    return "\(color).opacity(\(SwiftLiteral.number(percent / 100)))"
  }

  private func swiftColor(of name: String) throws -> String {
    if name.hasPrefix("#") { return Self.swiftColor(hex: name) }
    if let token = scope.context.definitions.colors[UTF8Key(name)] {
      return try scope.context.deeper(by: 16, at: self) {
        try SceneValue(token, scope: scope.context.rootScope).swiftColor()
      }
    }
    switch name {
    case "systemBackground", "secondarySystemBackground": return "Color(uiColor: .\(name))"
    default: return "Color.\(name)"
    }
  }

  /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
  private static func swiftColor(hex: String) -> String {
    let digits = hex.dropFirst().compactMap(\.hexDigitValue)
    let bytes =
      digits.count == 3
      ? digits.map { $0 * 17 }
      : stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    let labels = ["red", "green", "blue", "opacity"]
    let isOpaque = bytes.count < 4 || bytes[3] == 255
    return "Color"
      + SwiftLiteral.arguments(
        zip(labels, bytes).prefix(isOpaque ? 3 : 4).map { ($0, "\($1) / 255") })
  }

  private func swiftColorOfObject() throws -> String {
    if let light = try member("light"), let dark = try member("dark") {
      return
        "Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(\(try dark.swiftColor())) : "
        + "UIColor(\(try light.swiftColor())) })"
    }
    if let mixed = try member("mix"), let other = try member("with") {
      return try mixed.swiftColor() + ".mix"
        + SwiftLiteral.arguments([
          ("with", try other.swiftColor()), ("by", try member("by")?.swiftNumber() ?? "0.5"),
          ("in", try member("in").map { "." + (try $0.string()) }),
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
    let space = try member("space").map { "." + (try $0.string()) }
    let parts =
      try node.member("white") != nil
      ? [part("white")] : [part("red"), part("green"), part("blue")]
    return "Color" + SwiftLiteral.arguments([(nil, space)] + parts + [try part("opacity")])
  }
}
