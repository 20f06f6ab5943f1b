import Galley
import GalleyData
import GalleyStrings

// How Swift writes what keys of a scene stand for. The scene was decoded before: what is wrong with it was said.
extension SceneValue {
  /// The value of a kind that needs no views, styles or shapes; nil for another kind.
  func swift(_ kind: ValueKind) throws -> String? {
    switch kind {
    case .axes: return try swiftAxes()
    case .choice: return "." + (try string())
    case .string, .text: return SwiftLiteral.string(try displayText())
    case .length, .signedLength, .number, .integer: return try swiftNumber()
    case .flexibleLength: return try flexibleLength() == .infinity ? ".infinity" : try swiftNumber()
    case .bool: return "\(try bool())"
    case .locale: return try swiftLocale()
    case .color: return try swiftColor()
    case .fontWeight, .alignment, .horizontalAlignment, .verticalAlignment:
      return "." + (try string())
    case .fontWidth:
      return try node.number == nil ? "." + string() : "Font.Width(\(swiftNumber()))"
    case .unitPoint: return try swiftUnitPoint()
    case .insets: return SwiftLiteral.insets(try insets())
    case .range: return try swiftRange()
    case .size: return try swiftSize()
    case .rect: return try swiftRect()
    case .look: return try look() == .iOS26 ? ".iOS26" : ".iOS18"
    case .gridItems:
      return "[" + (try list().map { try $0.swiftGridItem() }).joined(separator: ", ") + "]"
    case .flexibility:
      return try node.number == nil ? "." + string() : ".grow(\(swiftNumber()))"
    case .matrix: return try swiftMatrix()
    case .nullable(let inner): return try ifNotNull { try $0.swift(inner) } ?? "nil"
    default: return nil
    }
  }

  func swiftNumber() throws -> String {
    SwiftLiteral.number(try number(-1e308...1e308, "a number"))
  }

  private func swiftAxes() throws -> String {
    let name = try string()
    return name == "both" ? "[.horizontal, .vertical]" : "." + name
  }

  private func swiftLocale() throws -> String {
    "Locale(identifier: \(SwiftLiteral.string(try locale().identifier)))"
  }

  func swiftUnitPoint() throws -> String {
    guard case .object = node.value else { return "." + (try string()) }
    let point = try unitPoint()
    return "UnitPoint(x: \(SwiftLiteral.number(point.x)), y: \(SwiftLiteral.number(point.y)))"
  }

  private func swiftRange() throws -> String {
    let range = try range()
    return SwiftLiteral.decimal(range.lowerBound) + "..." + SwiftLiteral.decimal(range.upperBound)
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

  /// Six numbers of an affine transform, or nine of a projective one.
  private func swiftMatrix() throws -> String {
    let numbers = try numbers().map { SwiftLiteral.number($0) }
    guard numbers.count == 6 else { return "[\(numbers.joined(separator: ", "))]" }
    return "CGAffineTransform"
      + SwiftLiteral.arguments(zip(["a", "b", "c", "d", "tx", "ty"], numbers).map { ($0, $1) })
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
