import Galley
import GalleyData
import GalleyStrings

// How Swift writes what keys of a scene stand for. The scene was decoded before: what is wrong with it was said.
extension SceneValue {
  /// The value of a kind that needs no views, styles or shapes; nil for another kind.
  func swift(_ kind: ValueKind) throws -> String? {
    switch kind {
    case .axes: return try swiftAxes()
    case .choice: return "." + (try swiftName())
    case .string, .text: return SwiftLiteral.string(try displayText())
    case .length, .signedLength, .number, .integer: return try swiftNumber()
    case .flexibleLength: return try flexibleLength() == .infinity ? ".infinity" : try swiftNumber()
    case .bool: return "\(try bool())"
    case .locale: return SwiftLiteral.locale(try locale())
    case .color: return try swiftColor()
    case .fontWeight, .alignment, .horizontalAlignment, .verticalAlignment:
      return "." + (try swiftName())
    case .fontWidth:
      return try node.number == nil ? "." + swiftName() : "Font.Width(\(swiftNumber()))"
    case .unitPoint: return try swiftUnitPoint()
    case .insets: return SwiftLiteral.insets(try insets())
    case .range: return SwiftLiteral.range(try range())
    case .size: return try swiftSize()
    case .rect: return try swiftRect()
    case .look: return try look() == .iOS26 ? ".iOS26" : ".iOS18"
    case .gridItems:
      let items = try list().map { item in try item.counted { try item.swiftGridItem() } }
      return "[" + items.joined(separator: ", ") + "]"
    case .flexibility:
      return try node.number == nil ? "." + swiftName() : ".grow(\(swiftNumber()))"
    case .matrix: return try swiftMatrix()
    case .nullable(let inner): return try ifNotNull { try $0.swift(inner) } ?? "nil"
    default: return nil
    }
  }

  /// A name that stands in Swift as it is, behind a dot or alone.
  /// - Throws: `SceneError` for what Swift would read as something else than a name.
  func swiftName() throws -> String { try swiftName(string()) }

  /// The same for a part of the value's text.
  func swiftName(_ name: String) throws -> String {
    func isWord(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "a"..."z", "A"..."Z", "_": true
      default: false
      }
    }
    let words = name.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
    let isName = words.allSatisfy { word in
      guard let first = word.first, isWord(first) else { return false }
      return word.allSatisfy { isWord($0) || ("0"..."9").contains($0) }
    }
    guard isName else {
      throw error(expected: "a name of letters, digits, dots and underscores for Swift source")
    }
    return name
  }

  /// A part of the Swift source, whose bytes are counted in place of those of its own parts.
  /// - Throws: `SceneError` for source that is too long.
  func counted(_ write: () throws -> String) throws -> String {
    let before = scope.context.sourceBytes
    let text = try write()
    try scope.context.noteSource(before + text.utf8.count, at: self)
    return text
  }

  func swiftNumber() throws -> String {
    SwiftLiteral.number(try number(-1e308...1e308, "a number"))
  }

  private func swiftAxes() throws -> String {
    let name = try swiftName()
    return name == "both" ? "[.horizontal, .vertical]" : "." + name
  }

  func swiftUnitPoint() throws -> String {
    guard case .object = node.value else { return "." + (try swiftName()) }
    let point = try unitPoint()
    return "UnitPoint(x: \(SwiftLiteral.number(point.x)), y: \(SwiftLiteral.number(point.y)))"
  }

  private func swiftSize() throws -> String {
    let size = try size()
    return
      "CGSize(width: \(SwiftLiteral.number(size.width)), height: \(SwiftLiteral.number(size.height)))"
  }

  private func swiftRect() throws -> String {
    let rect = try rect()
    return "CGRect"
      + SwiftLiteral.arguments([
        ("x", SwiftLiteral.number(rect.minX)), ("y", SwiftLiteral.number(rect.minY)),
        ("width", SwiftLiteral.number(rect.width)), ("height", SwiftLiteral.number(rect.height)),
      ])
  }

  /// Six numbers of an affine transform.
  private func swiftMatrix() throws -> String {
    let matrix = try affineTransform()
    let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    return "CGAffineTransform"
      + SwiftLiteral.arguments(
        zip(["a", "b", "c", "d", "tx", "ty"], numbers).map { ($0, SwiftLiteral.number($1)) })
  }

  private func swiftGridItem() throws -> String {
    guard case .object = node.value else { return "GridItem(.flexible())" }
    func limits(_ value: SceneValue) throws -> String {
      SwiftLiteral.arguments([
        ("minimum", try value.member("minimum")?.swiftNumber()),
        ("maximum", try value.member("maximum")?.swift(.flexibleLength)),
      ])
    }
    let size =
      try member("fixed").map { ".fixed(\(try $0.swiftNumber()))" }
      ?? member("flexible").map { ".flexible\(try limits($0))" }
      ?? member("adaptive").map { ".adaptive\(try limits($0))" }
    return "GridItem"
      + SwiftLiteral.arguments([
        (nil, size), ("spacing", try member("spacing")?.swiftNumber()),
        ("alignment", try member("alignment")?.swift(.alignment)),
      ])
  }
}
