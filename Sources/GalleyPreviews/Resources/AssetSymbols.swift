import Foundation
import GalleyStrings

/// The Swift source that Xcode makes of asset catalogues: `Image(.logo)`, `Color(.brand)` and `Color.brand`.
///
/// ```swift
/// let symbols = ProjectIndex(reading: [folder]).assetSymbols()
/// try symbols.source.write(to: file, atomically: true, encoding: .utf8)
/// ```
public struct AssetSymbols: Hashable, Sendable {
  /// A file's text, of the module that uses the names; empty where there are none.
  public let source: String
  /// Sets whose names become no symbol, and why.
  public let problems: [String]
}

extension ProjectIndex {
  /// The symbols of the catalogues' images and colours.
  /// - Parameters:
  ///   - extendingTypes: whether `Color`, `ShapeStyle`, `UIColor` and `UIImage` have the names of colours and
  ///     images, too. Xcode does so in new projects.
  ///   - declared: names that the sources declare themselves; types are not extended by them, as a second
  ///     declaration is an error.
  ///   - used: names that the sources use; others become no symbol. Nil is all.
  ///   - declaringModuleBundle: whether `Bundle.module`, which SwiftPM makes for targets with resources, is made,
  ///     too. As with every bundle the names are looked up in the project.
  /// - Complexity: O(n log n) in the sets, none of which is opened.
  public func assetSymbols(
    extendingTypes: Bool = true, declared: Set<String> = [], used: Set<String>? = nil,
    declaringModuleBundle: Bool = false
  ) -> AssetSymbols {
    assetSymbols(
      extendingTypes: extendingTypes, isDeclared: declared.contains,
      isUsed: { used?.contains($0) ?? true }, declaringModuleBundle: declaringModuleBundle)
  }

  /// The same, for those who know names by more than a set of them.
  func assetSymbols(
    extendingTypes: Bool = true, isDeclared: @escaping (String) -> Bool,
    isUsed: @escaping (String) -> Bool, declaringModuleBundle: Bool = false
  ) -> AssetSymbols {
    var writer = AssetSymbolWriter(isDeclared: isDeclared, isUsed: isUsed)
    if declaringModuleBundle { writer.declareModuleBundle() }
    writer.write(assets, extendingTypes: extendingTypes)
    return AssetSymbols(
      source: writer.isEmpty ? "" : writer.source, problems: writer.problems)
  }
}

/// A group of symbols.
private struct SymbolGroup {
  /// Names of sets by their properties.
  var sets: [(property: String, name: String)] = []
  var taken: Set<String> = []
  var groups: [(namespace: String, group: SymbolGroup)] = []

  /// Whether the name was not taken.
  mutating func add(_ name: String, _ path: ArraySlice<String>, kind: String) -> Bool {
    guard let first = path.first else { return false }
    if path.count == 1 {
      let property = AssetSymbolName.property(first, kind: kind)
      guard !property.isEmpty, taken.insert(property).inserted else { return false }
      sets.append((property, name))
      return true
    }
    let namespace = AssetSymbolName.namespace(first)
    if namespace.isEmpty { return false }
    if let index = groups.firstIndex(where: { $0.namespace == namespace }) {
      return groups[index].group.add(name, path.dropFirst(), kind: kind)
    }
    var group = SymbolGroup()
    defer { groups.append((namespace, group)) }
    return group.add(name, path.dropFirst(), kind: kind)
  }
}

private struct AssetSymbolWriter {
  let isDeclared: (String) -> Bool
  let isUsed: (String) -> Bool
  private(set) var source =
    "// Made of the asset catalogues.\n"
    + ["Foundation", "SwiftUI"].map { "import \($0)\n" }.joined()
  private(set) var problems: [String] = []
  private(set) var isEmpty = true

  init(isDeclared: @escaping (String) -> Bool, isUsed: @escaping (String) -> Bool) {
    self.isDeclared = isDeclared
    self.isUsed = isUsed
  }

  mutating func declareModuleBundle() {
    isEmpty = false
    source += """

      extension Foundation.Bundle {
        static var module: Foundation.Bundle { Foundation.Bundle.main }
      }

      """
  }

  mutating func write(_ assets: AssetIndex, extendingTypes: Bool) {
    let colors = group(assets.names(.color), kind: "color")
    // Images of pixels and symbols are asked for alike.
    let names = Set((assets.names(.image) + assets.names(.symbol)).map { UTF8Key($0) })
    let images = group(names.sorted().map(\.string), kind: "image")
    write("ColorResource", colors)
    write("ImageResource", images)
    guard extendingTypes else { return }
    func color(_ way: String) -> String { "SwiftUI.Color(ColorResource\(way))" }
    extend(
      Extension(type: "SwiftUI.Color", taken: Self.ofColor, value: color), by: colors)
    var style = Extension(type: "SwiftUI.Color", taken: Self.ofColor, value: color)
    style.heading = "SwiftUI.ShapeStyle where Self == SwiftUI.Color"
    extend(style, by: colors)
    extend(
      Extension(type: "UIColor", taken: Self.ofUIColor) {
        "UIColor(resource: ColorResource\($0))"
      }, by: colors)
    extend(
      Extension(type: "UIImage", taken: Self.ofUIImage) {
        "UIImage(resource: ImageResource\($0))"
      }, by: images)
  }

  /// Properties of a type, or of a protocol for that type.
  private struct Extension {
    let type: String
    /// Names that the type has.
    let taken: Set<String>
    /// The property's value for the way to its resource.
    let value: (String) -> String
    /// What is extended where it is not the type. Protocols have no types in them, and so no groups.
    var heading: String?

    init(type: String, taken: Set<String>, value: @escaping (String) -> String) {
      self.type = type
      self.taken = taken
      self.value = value
    }
  }

  private mutating func group(_ names: [String], kind: String) -> SymbolGroup {
    var group = SymbolGroup()
    for name in names {
      let path = name.split(separator: "/").map(String.init)
      if let last = path.last {
        let property = AssetSymbolName.property(last, kind: kind)
        guard isUsed(property.filter { $0 != "`" }) else { continue }
      }
      if !group.add(name, path[...], kind: kind) {
        problems.append(
          "the \(kind) \"\(name)\" has no symbol: its name is taken, or has no letters")
      }
    }
    return group
  }

  private mutating func write(_ type: String, _ group: SymbolGroup) {
    if group.sets.isEmpty, group.groups.isEmpty { return }
    isEmpty = false
    source += "\nextension \(type) {\n"
    write(group, of: type, indent: "  ")
    source += "}\n"
  }

  private mutating func write(_ group: SymbolGroup, of type: String, indent: String) {
    for (property, name) in group.sets {
      source += "\(indent)static let \(property) = \(type)(name: \(Self.literal(name)), "
      source += "bundle: Foundation.Bundle.main)\n"
    }
    for (namespace, inner) in group.groups {
      source += "\(indent)enum \(namespace) {\n"
      write(inner, of: type, indent: indent + "  ")
      source += "\(indent)}\n"
    }
  }

  private mutating func extend(_ type: Extension, by group: SymbolGroup) {
    if group.sets.isEmpty, group.groups.isEmpty { return }
    source += "\nextension \(type.heading ?? type.type) {\n"
    extend(type, by: group, way: "", indent: "  ")
    source += "}\n"
  }

  private mutating func extend(
    _ type: Extension, by group: SymbolGroup, way: String, indent: String
  ) {
    for (property, name) in group.sets {
      let plain = property.filter { $0 != "`" }
      if way.isEmpty, type.taken.contains(plain) {
        if type.heading == nil {
          problems.append("\"\(name)\" is not \(type.type).\(plain): the name is already taken")
        }
        continue
      }
      if isDeclared(plain) { continue }
      let value = type.value("\(way).\(property)")
      source += "\(indent)static var \(property): \(type.type) { \(value) }\n"
    }
    guard type.heading == nil else { return }
    for (namespace, inner) in group.groups {
      source += "\(indent)enum \(namespace) {\n"
      extend(type, by: inner, way: "\(way).\(namespace)", indent: indent + "  ")
      source += "\(indent)}\n"
    }
  }

  /// A string as Swift writes it.
  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 32 || scalar.value == 127:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static let ofColor: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "black", "white", "clear", "primary", "secondary", "accentColor", "tertiary",
    "quaternary", "quinary", "foreground", "background", "selection", "separator", "tint",
    "placeholder", "link", "fill", "windowBackground", "body",
  ]
  private static let ofUIColor: Set = [
    "red", "orange", "yellow", "green", "cyan", "blue", "purple", "brown", "gray", "black",
    "white", "clear", "magenta", "darkGray", "lightGray", "label", "secondaryLabel",
    "tertiaryLabel", "quaternaryLabel", "placeholderText", "link", "darkText", "lightText",
    "separator", "opaqueSeparator", "tintColor", "systemFill", "systemBackground",
    "systemGroupedBackground", "systemGray", "systemRed", "systemOrange", "systemYellow",
    "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemBlue", "systemIndigo",
    "systemPurple", "systemPink", "systemBrown",
  ]
  private static let ofUIImage: Set = [
    "add", "remove", "actions", "checkmark", "strokedCheckmark",
  ]
}
