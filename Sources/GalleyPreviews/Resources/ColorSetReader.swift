import Foundation
import GalleyUIKit
import GalleyViews

/// Reads a colour set's `Contents.json`.
struct ColorSetReader {
  private static let byteLimit = 4 << 20

  /// - Parameter folder: `Name.colorset`.
  static func read(_ folder: ResourceFile, name: String) -> ResourceReading<ColorSet?> {
    let file = folder.appending("Contents.json")
    do throws(ResourceError) {
      let (object, data) = try file.json(limit: byteLimit)
      var problems: [ResourceError] = []
      var variants: [ColorSet.Variant] = []
      var special: [ColorSet.Variant] = []
      for entry in try AssetEntry.entries("colors", of: object, in: file) {
        guard let fields = entry.fields["color"] as? [String: Any], let traits = entry.traits
        else { continue }
        do throws(FormatError) {
          let variant = ColorSet.Variant(try color(fields), traits: traits)
          if entry.isSpecial { special.append(variant) } else { variants.append(variant) }
        } catch {
          let line = error.word.flatMap { ResourceFile.line(of: $0, in: data) }
          problems.append(file.problem(error.message, line: line))
        }
      }
      if variants.isEmpty { variants = special }
      var set = ColorSet(variants)
      if variants.isEmpty {
        let reason = problems.first.map(\.message) ?? "its set defines no colour"
        set.failure = "the colour \"\(name)\" is clear: \(reason)"
      }
      return ResourceReading(set, problems: problems)
    } catch {
      let set = ColorSet([], failure: "the colour \"\(name)\" cannot be read: \(error)")
      return ResourceReading(set, problems: [error])
    }
  }

  private struct FormatError: Error {
    var message: String
    /// A word of the file that is near.
    var word: String?
  }

  private static func color(_ fields: [String: Any]) throws(FormatError) -> Color {
    if let reference = fields["reference"] as? String {
      guard let color = SystemColorReference.color(named: reference) else {
        throw FormatError(
          message: "the system colour \"\(reference)\" is not known", word: reference)
      }
      return color
    }
    let components = fields["components"] as? [String: Any]
    guard let components else { throw FormatError(message: "a colour has no \"components\"") }
    let alpha = try component("alpha", components, otherwise: 1)
    func rgb(_ space: Color.RGBColorSpace) throws(FormatError) -> Color {
      Color(
        space, red: try component("red", components), green: try component("green", components),
        blue: try component("blue", components), opacity: alpha)
    }
    let space = fields["color-space"] as? String ?? "srgb"
    switch space {
    case "srgb", "extended-srgb": return try rgb(.sRGB)
    case "display-p3": return try rgb(.displayP3)
    case "extended-linear-srgb": return try rgb(.sRGBLinear)
    case "gray-gamma-22", "extended-gray":
      let white = try component("white", components)
      let light = white < 0 ? -pow(-white, 2.2) : pow(white, 2.2)
      return Color(.sRGBLinear, white: light, opacity: alpha)
    default:
      throw FormatError(message: "the colour space \"\(space)\" is not known", word: space)
    }
  }

  /// A component as a unit: `"0.5"` is one, `"128"` is of 255, `"0x80"` is, too. Alpha is a unit always.
  private static func component(
    _ name: String, _ components: [String: Any], otherwise: Double? = nil
  ) throws(FormatError) -> Double {
    guard let field = components[name] else {
      if let otherwise { return otherwise }
      throw FormatError(message: "a colour has no component \"\(name)\"", word: "components")
    }
    if let text = field as? String {
      let digits = text.trimmingCharacters(in: .whitespaces)
      for prefix in ["0x", "0X", "#"] where digits.hasPrefix(prefix) {
        if let byte = Int(digits.dropFirst(prefix.count), radix: 16), (0...255).contains(byte) {
          return Double(byte) / 255
        }
      }
      if let byte = Int(digits), name != "alpha", (0...255).contains(byte) {
        return Double(byte) / 255
      }
      if let unit = Double(digits), unit.isFinite, abs(unit) <= 100 { return unit }
    } else if let number = field as? NSNumber {
      let value = number.doubleValue
      if value.isFinite, abs(value) <= 255 { return value > 1 ? value / 255 : value }
    }
    throw FormatError(
      message: "the component \"\(name)\": \(field) must be 0.0 to 1.0, 0 to 255 or 0x00 to 0xFF",
      word: "\(field)")
  }
}

/// The system's colours by the names that colour sets have for them.
enum SystemColorReference {
  static func color(named name: String) -> Color? {
    colors[name].map { Color(uiColor: $0) }
  }

  private static let colors: [String: UIColor] = [
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
    "placeholderTextColor": .placeholderText, "linkColor": .link,
    "darkTextColor": .darkText, "lightTextColor": .lightText,
    "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen,
    "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
    "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue,
    "systemIndigoColor": .systemIndigo, "systemPurpleColor": .systemPurple,
    "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
    "tintColor": .tintColor, "blackColor": .black, "darkGrayColor": .darkGray,
    "lightGrayColor": .lightGray, "whiteColor": .white, "grayColor": .gray, "redColor": .red,
    "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan, "yellowColor": .yellow,
    "magentaColor": .magenta, "orangeColor": .orange, "purpleColor": .purple,
    "brownColor": .brown, "clearColor": .clear,
  ]
}
