import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Reads the arguments of one view or modifier and refuses those that were not read.
struct CaseArguments {
  private let owner: String
  private let arguments: [CaseArgument]
  /// The guides that the case has named.
  private let guides: CaseGuides

  init(_ arguments: [CaseArgument], of owner: String, guides: CaseGuides) {
    self.arguments = arguments
    self.guides = guides
    self.owner = owner
  }

  subscript(_ label: String) -> CaseValue? { arguments.first { $0.label == label }?.value }

  /// The unlabelled arguments.
  var plain: [CaseValue] { arguments.filter { $0.label == nil }.map(\.value) }

  /// - Throws: `NotationError` for a label that is not one of `known`.
  func check(_ known: [String]) throws {
    for argument in arguments {
      if let label = argument.label, !known.contains(label) {
        throw NotationError(text: "\(owner)(\(label):)")
      }
    }
  }

  func number(_ label: String) throws -> CGFloat? {
    switch self[label] {
    case nil, .member("nil")?: return nil
    case .number(let number)?: return number
    default: throw NotationError(text: "\(owner)(\(label):)")
    }
  }

  func bool(_ label: String) throws -> Bool? {
    guard let value = self[label] else { return nil }
    guard case .bool(let flag) = value else {
      throw NotationError(text: "\(owner)(\(label):)")
    }
    return flag
  }

  func alignment(_ label: String = "alignment") throws -> Alignment? {
    guard let value = self[label] else { return nil }
    guard case .member(let name) = value, let alignment = Self.alignments[name] else {
      throw NotationError(text: "\(owner)(\(label):)")
    }
    return alignment
  }

  func horizontal(_ label: String = "alignment") throws -> HorizontalAlignment? {
    try self[label].map { try horizontal($0) }
  }

  func vertical(_ label: String = "alignment") throws -> VerticalAlignment? {
    try self[label].map { try vertical($0) }
  }

  func horizontal(_ value: CaseValue) throws -> HorizontalAlignment {
    switch value {
    case .member("leading"): return .leading
    case .member("center"): return .center
    case .member("trailing"): return .trailing
    case .call("HorizontalAlignment", let name): return try horizontal(name[0].value)
    case .guide: return HorizontalAlignment(CaseGuides.Center.self)
    default: throw NotationError(text: "horizontal alignment \(value)")
    }
  }

  func vertical(_ value: CaseValue) throws -> VerticalAlignment {
    switch value {
    case .member("top"): return .top
    case .member("center"): return .center
    case .member("bottom"): return .bottom
    case .member("firstTextBaseline"): return .firstTextBaseline
    case .member("lastTextBaseline"): return .lastTextBaseline
    case .call("VerticalAlignment", let name): return try vertical(name[0].value)
    case .guide(let name, let remark): return guides.vertical(name, remark: remark)
    default: throw NotationError(text: "vertical alignment \(value)")
    }
  }

  func axes(_ value: CaseValue) throws -> Axis.Set {
    let members: [CaseValue] = if case .list(let list) = value { list } else { [value] }
    return try members.reduce(into: []) { axes, member in
      switch member {
      case .member("horizontal"): axes.insert(.horizontal)
      case .member("vertical"): axes.insert(.vertical)
      default: throw NotationError(text: "axes \(value)")
      }
    }
  }

  /// `[.flexible, .fixed(30), .adaptive(minimum:45)]`.
  func gridItems(_ label: String) throws -> [GridItem] {
    guard case .list(let values)? = self[label] else {
      throw NotationError(text: "\(owner) without \(label)")
    }
    return try values.map { value in
      switch value {
      case .member("flexible"): return GridItem(.flexible())
      case .call("flexible", let limits):
        let numbers = CaseArguments(limits, of: "flexible", guides: guides)
        try numbers.check(["minimum", "maximum"])
        return GridItem(
          .flexible(
            minimum: try numbers.number("minimum") ?? 10,
            maximum: try numbers.number("maximum") ?? .infinity))
      case .call("fixed", let length):
        if case .number(let number)? = length.first?.value { return GridItem(.fixed(number)) }
      case .call("adaptive", let limits):
        let numbers = CaseArguments(limits, of: "adaptive", guides: guides)
        try numbers.check(["minimum", "maximum"])
        if let minimum = try numbers.number("minimum") {
          return GridItem(
            .adaptive(minimum: minimum, maximum: try numbers.number("maximum") ?? .infinity))
        }
      default: break
      }
      throw NotationError(text: "track \(value)")
    }
  }

  func unitPoint(_ value: CaseValue) throws -> UnitPoint {
    if case .call("UnitPoint", let sides) = value {
      let numbers = CaseArguments(sides, of: "UnitPoint", guides: guides)
      try numbers.check(["x", "y"])
      return UnitPoint(x: try numbers.number("x") ?? 0, y: try numbers.number("y") ?? 0)
    }
    guard case .member(let name) = value, let point = Self.points[name] else {
      throw NotationError(text: "unit point \(value)")
    }
    return point
  }

  private static let points: [String: UnitPoint] = [
    "zero": .zero, "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
    "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
    "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
  ]

  static let alignments: [String: Alignment] = [
    "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading,
    "center": .center, "trailing": .trailing, "bottomLeading": .bottomLeading, "bottom": .bottom,
    "bottomTrailing": .bottomTrailing, "leadingFirstTextBaseline": .leadingFirstTextBaseline,
    "centerFirstTextBaseline": .centerFirstTextBaseline,
    "trailingFirstTextBaseline": .trailingFirstTextBaseline,
    "leadingLastTextBaseline": .leadingLastTextBaseline,
    "centerLastTextBaseline": .centerLastTextBaseline,
    "trailingLastTextBaseline": .trailingLastTextBaseline,
  ]
}

/// Guides of a case's own: `@mid`. A remark at its first use says what the default is.
final class CaseGuides {
  enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  /// What earlier remarks of the case said, by name.
  private var known: [String: VerticalAlignment] = [:]

  func vertical(_ name: String, remark: String) -> VerticalAlignment {
    if let alignment = known[name] { return alignment }
    let alignment =
      remark.contains("bottom")
      ? VerticalAlignment(Bottom.self)
      : remark.contains("top") ? VerticalAlignment(Top.self) : VerticalAlignment(Center.self)
    known[name] = alignment
    return alignment
  }
}
