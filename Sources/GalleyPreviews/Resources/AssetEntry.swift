import Foundation
import GalleyViews

/// What entries of image sets and colour sets have in common: what they are made for.
struct AssetEntry {
  let fields: [String: Any]

  /// Nil for devices and displays that are never drawn.
  var traits: ResourceTraits? {
    var traits = ResourceTraits()
    switch fields["idiom"] as? String ?? "universal" {
    case "universal": break
    case let name:
      guard let idiom = ResourceIdiom(rawValue: name) else { return nil }
      traits.idiom = idiom
    }
    for appearance in fields["appearances"] as? [[String: Any]] ?? [] {
      switch (appearance["appearance"] as? String, appearance["value"] as? String) {
      case ("luminosity", "dark"): traits.colorScheme = .dark
      case ("luminosity", "light"): traits.colorScheme = .light
      case ("contrast", "high"): traits.isHighContrast = true
      default: return nil
      }
    }
    traits.language = fields["locale"] as? String
    switch fields["language-direction"] as? String {
    case "right-to-left": traits.layoutDirection = .rightToLeft
    case "left-to-right": traits.layoutDirection = .leftToRight
    default: break
    }
    return traits
  }

  /// Whether the entry is for one model, size class or gamut among others.
  var isSpecial: Bool {
    ["subtype", "screen-width", "width-class", "height-class", "memory", "graphics-feature-set"]
      .contains { fields[$0] != nil } || fields["display-gamut"] as? String == "display-P3"
  }

  static func entries(
    _ key: String, of object: [String: Any], in file: ResourceFile
  ) throws(ResourceError) -> [AssetEntry] {
    guard let entries = object[key] as? [[String: Any]] else {
      throw file.problem("must have \"\(key)\", a list of objects")
    }
    return entries.map { AssetEntry(fields: $0) }
  }
}
