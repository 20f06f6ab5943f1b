import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A leaf that answers by a function and draws nothing.
struct LeafShape: FixedShape {
  var answer: (ProposedViewSize) -> CGSize

  func path(in rect: CGRect) -> Path { Path() }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { answer(proposal) }
}

/// The leaves of the notation.
enum CaseLeaves {
  /// Nil for a head that is no leaf.
  static func view(_ item: CaseItem) throws -> AnyView? {
    let numbers = item.arguments.compactMap { argument -> CGFloat? in
      if case .number(let number) = argument.value { return number }
      return nil
    }
    func number(_ index: Int) throws -> CGFloat {
      guard numbers.indices.contains(index) else {
        throw NotationError(text: "\(item.head) with \(numbers.count) numbers")
      }
      return numbers[index]
    }
    func clamp(_ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(length, low), high)
    }
    if let count = counts[item.head] {
      guard numbers.count == count, item.arguments.count == count else {
        throw NotationError(
          text:
            "\(item.head) with \(item.arguments.count) arguments, \(count) numbers were expected")
      }
    }
    switch item.head {
    case "Text": return try text(item)
    case "fx":
      return AnyView(Color.clear.frame(width: try number(0), height: try number(1)))
    case "flex":
      return AnyView(Color.clear)
    case "flexW":
      return AnyView(Color.clear.frame(height: try number(0)))
    case "flexH":
      return AnyView(Color.clear.frame(width: try number(0)))
    case "rng":
      let (low, high) = (try number(0), try number(1))
      let ideal = high.isFinite ? high : 10
      return AnyView(
        Color.clear.frame(minWidth: low, idealWidth: ideal, maxWidth: high).frame(height: 20))
    case "clampW":
      let (low, high, height) = (try number(0), try number(1), try number(2))
      return leaf { CGSize(width: clamp($0.width ?? 10, low, high), height: height) }
    case "clampBoth":
      let (low, high) = (try number(0), try number(1))
      return leaf {
        CGSize(width: clamp($0.width ?? 10, low, high), height: clamp($0.height ?? 10, low, high))
      }
    case "half":
      return leaf { CGSize(width: ($0.width ?? 40) / 2, height: 10) }
    case "half2":
      return leaf { CGSize(width: ($0.width ?? 20) / 2, height: 10) }
    case "text":
      return try CaseText.view(points: Int(number(0)), lines: Int(number(1)))
    case "area leaf":
      return try areaLeaf(item, ideal: number(0))
    case "leaf":
      return try formulaLeaf(item)
    default:
      return nil
    }
  }

  /// How many numbers leaves have.
  private static let counts = [
    "fx": 2, "flex": 0, "flexW": 1, "flexH": 1, "rng": 2, "clampW": 3, "clampBoth": 2, "half": 0,
    "half2": 0, "text": 2,
  ]

  /// `Text`, `Text("Hello") 17pt`: the text that the cases measure is Apple's, all others are ours in
  /// 13 points by default.
  private static func text(_ item: CaseItem) throws -> AnyView {
    var (string, points) = ("Hg", CGFloat(13))
    for argument in item.arguments {
      switch (argument.label, argument.value) {
      case (nil, .string(let value)): string = value
      case ("points", .number(let value)): points = value
      default: throw NotationError(text: "Text(\(argument.label ?? "\(argument.value)"))")
      }
    }
    if string == "Hg" { return try CaseText.view(points: Int(points), lines: 1) }
    return AnyView(Text(verbatim: string).font(.system(size: points)))
  }

  static func leaf(_ answer: @escaping (ProposedViewSize) -> CGSize) -> AnyView {
    AnyView(LeafShape(answer: answer))
  }

  /// `(w, 600/w)`: as high as its area asks for.
  private static func areaLeaf(_ item: CaseItem, ideal: CGFloat) throws -> AnyView {
    guard case .string(let text)? = item.arguments.first?.value,
      let area = text.split(separator: ",").last.flatMap({
        Double($0.trimmingCharacters(in: .whitespaces).replacing("/w", with: ""))
      })
    else { throw NotationError(text: "area leaf") }
    return leaf { proposal in
      let width = proposal.width ?? ideal
      return CGSize(width: width, height: width > 0 ? area / width : 0)
    }
  }

  /// `leaf(width, height)` with formulas of w and h.
  private static func formulaLeaf(_ item: CaseItem) throws -> AnyView {
    guard case .string(let text)? = item.arguments.first?.value else {
      throw NotationError(text: "leaf")
    }
    let sides = try LeafFormula.sides(text)
    return leaf { proposal in
      CGSize(width: sides.0.value(proposal), height: sides.1.value(proposal))
    }
  }
}

/// A formula of a leaf: numbers, `w ?? 10`, `h ?? 10`, products, `min(x, y)`, `max(x, y)` and `clamp(x, low, high)`.
indirect enum LeafFormula {
  case number(CGFloat)
  case side(Axis, CGFloat)
  case product(LeafFormula, LeafFormula)
  case quotient(LeafFormula, LeafFormula)
  case clamp(LeafFormula, LeafFormula, LeafFormula)

  func value(_ proposal: ProposedViewSize) -> CGFloat {
    switch self {
    case .number(let number): number
    case .side(let axis, let otherwise): proposal[axis] ?? otherwise
    case .product(let one, let other): one.value(proposal) * other.value(proposal)
    case .quotient(let one, let other): one.value(proposal) / other.value(proposal)
    case .clamp(let value, let low, let high):
      min(max(value.value(proposal), low.value(proposal)), high.value(proposal))
    }
  }

  static func sides(_ text: String) throws -> (LeafFormula, LeafFormula) {
    let parts = split(text)
    guard parts.count == 2 else { throw NotationError(text: "leaf(\(text))") }
    return (try parse(parts[0]), try parse(parts[1]))
  }

  /// The parts between commas that stand in no parentheses.
  private static func split(_ text: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static func parse(_ text: String) throws -> LeafFormula {
    let text = text.trimmingCharacters(in: .whitespaces)
    if let number = Double(text) { return .number(number) }
    if text.hasPrefix("clamp("), text.hasSuffix(")") {
      let parts = split(String(text.dropFirst(6).dropLast()))
      guard parts.count == 3 else { throw NotationError(text: text) }
      return .clamp(try parse(parts[0]), try parse(parts[1]), try parse(parts[2]))
    }
    if text.hasPrefix("max(") || text.hasPrefix("min("), text.hasSuffix(")") {
      let parts = split(String(text.dropFirst(4).dropLast()))
      guard parts.count == 2 else { throw NotationError(text: text) }
      let (one, other) = (try parse(parts[0]), try parse(parts[1]))
      return text.hasPrefix("max(")
        ? .clamp(one, other, .number(.infinity)) : .clamp(one, .number(-.infinity), other)
    }
    for (sign, make) in [("*", LeafFormula.product), ("/", LeafFormula.quotient)] {
      if let index = text.firstIndex(of: Character(sign)) {
        return make(
          try parse(String(text[..<index])), try parse(String(text[text.index(after: index)...])))
      }
    }
    let inner =
      text.hasPrefix("(") && text.hasSuffix(")") ? String(text.dropFirst().dropLast()) : text
    let words = inner.split(separator: " ").map(String.init)
    let axes: [String: Axis] = [
      "w": .horizontal, "p.w": .horizontal, "h": .vertical, "p.h": .vertical,
    ]
    if let first = words.first, let axis = axes[first] {
      if words.count == 1 { return .side(axis, 10) }
      if words.count == 3, words[1] == "??", let otherwise = Double(words[2]) {
        return .side(axis, otherwise)
      }
    }
    throw NotationError(text: text)
  }
}
