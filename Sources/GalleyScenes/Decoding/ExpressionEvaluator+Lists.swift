import Galley
import GalleyStrings

// Functions of lists, and of texts as lists of characters.
extension ExpressionEvaluator {
  func listed(_ function: ValueFunction.OfLists, _ invocation: Invocation) throws -> SceneValue {
    switch function {
    case .isEmpty:
      switch invocation.value.node.value {
      case .array(let elements): return made(.bool(elements.isEmpty))
      case .string(let string): return made(.bool(string.isEmpty))
      default: return made(.bool(Self.isNothing(invocation.value)))
      }
    case .count, .length:
      switch invocation.value.node.value {
      case .array: return made(.number(Double(try elements(invocation).count)))
      case .string(let string):
        try context.work(bytes: string.utf8.count, at: site)
        return made(.number(Double(string.count)))
      default: throw wrongValue(invocation, expected: "a list or a text")
      }
    case .join: return try join(invocation)
    case .first: return try end(invocation, isFirst: true)
    case .last: return try end(invocation, isFirst: false)
    case .slice: return try slice(invocation)
    case .reversed: return try list(elements(invocation).reversed())
    case .compact:
      return try list(
        elements(invocation).filter { element in
          if case .string("") = element.node.value { return false }
          return !Self.isNothing(element)
        })
    case .unique: return try unique(invocation)
    case .sorted: return try sorted(invocation)
    }
  }

  private func join(_ invocation: Invocation) throws -> SceneValue {
    let separator = invocation.arguments.isEmpty ? ", " : try textArgument(0, invocation)
    let texts = try elements(invocation).map { try text($0, invocation) }
    var bytes = 0
    for text in texts {
      let (sum, isTooLarge) = bytes.addingReportingOverflow(
        text.utf8.count + separator.utf8.count)
      bytes = isTooLarge ? .max - 1_000_000_000 : sum
    }
    try reserveText(max(0, bytes - separator.utf8.count))
    try context.work(bytes: bytes, at: site)
    return made(.string(texts.joined(separator: separator)))
  }

  /// The first or last element or character; a list or text without any has nothing.
  private func end(_ invocation: Invocation, isFirst: Bool) throws -> SceneValue {
    switch invocation.value.node.value {
    case .array:
      let elements = try elements(invocation)
      guard let element = isFirst ? elements.first : elements.last else { throw empty(invocation) }
      return element
    case .string(let string):
      guard let character = isFirst ? string.first : string.last else { throw empty(invocation) }
      return made(.string(String(character)), isCell: invocation.value.node.isCell)
    default: throw wrongValue(invocation, expected: "a list or a text")
    }
  }

  func empty(_ invocation: Invocation) -> MissingValue {
    MissingValue(
      error: error(
        invocation, found: "nothing in \(text(of: invocation.source))",
        expected: "at least one element before \"\(invocation.name)\", or a default: "
          + "(\(text(of: invocation.source)) | \(invocation.name)) ?? ''"))
  }

  private func slice(_ invocation: Invocation) throws -> SceneValue {
    let limit = 1 << 40
    func places(_ count: Int) throws -> Range<Int> {
      func place(_ index: Int) throws -> Int {
        let place = try integerArgument(index, invocation, -limit...limit)
        return min(max(place < 0 ? count + place : place, 0), count)
      }
      let start = try place(0)
      let end = invocation.arguments.count > 1 ? try place(1) : count
      return start..<max(start, end)
    }
    switch invocation.value.node.value {
    case .array:
      let elements = try elements(invocation)
      return try list(Array(elements[places(elements.count)]))
    case .string(let string):
      try context.work(bytes: string.utf8.count, at: site)
      let range = try places(string.count)
      let piece = string.dropFirst(range.lowerBound).prefix(range.count)
      return made(.string(String(piece)), isCell: invocation.value.node.isCell)
    default: throw wrongValue(invocation, expected: "a list or a text")
    }
  }

  private func unique(_ invocation: Invocation) throws -> SceneValue {
    var known: Set<UTF8Key> = []
    var result: [SceneValue] = []
    for element in try elements(invocation) {
      let node = try plain(element)
      let key: String
      if case .string(let text) = node.value { key = "\"" + text } else { key = node.json }
      try context.work(bytes: key.utf8.count, at: site)
      if known.insert(UTF8Key(key)).inserted { result.append(element) }
    }
    return try list(result)
  }

  private func sorted(_ invocation: Invocation) throws -> SceneValue {
    let elements = try elements(invocation)
    var numbers: [(key: Double, value: SceneValue)] = []
    var texts: [(key: String, value: SceneValue)] = []
    for element in elements {
      if let number = element.node.readNumber {
        numbers.append((number, element))
      } else if case .string(var text) = element.node.value {
        text.makeContiguousUTF8()
        try context.work(bytes: text.utf8.count, at: site)
        texts.append((text, element))
      } else {
        throw error(
          invocation, found: "\(element.node.kind) in \(text(of: invocation.source))",
          expected: "a list of numbers and texts before \"sorted\"")
      }
    }
    // A sort compares each element with some twenty others.
    try context.work(bytes: elements.count * 256, at: site)
    // Swift's sort keeps the order of what is equal.
    numbers.sort { $0.value.node.order($0.key, before: $1.value.node, $1.key) < 0 }
    texts.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return try list(numbers.map(\.value) + texts.map(\.value))
  }
}

// Functions of numbers.
extension ExpressionEvaluator {
  func numeric(_ function: ValueFunction.OfNumbers, _ invocation: Invocation) throws -> SceneValue {
    func number() throws -> Double {
      try self.number(invocation.value, invocation.source, for: invocation.name)
    }
    switch function {
    case .min: return try extreme(invocation, isLeast: true)
    case .max: return try extreme(invocation, isLeast: false)
    case .sum:
      var sum = 0.0
      for element in try elements(invocation) {
        sum = try bounded(
          sum + self.number(element, invocation.source, for: invocation.name), invocation.source)
      }
      return made(.number(sum))
    case .abs: return made(.number(try number().magnitude))
    case .floor: return made(.number(try number().rounded(.down)))
    case .ceil: return made(.number(try number().rounded(.up)))
    case .round:
      let number = try number()
      let digits = invocation.arguments.isEmpty ? 0 : try integerArgument(0, invocation, 0...15)
      return made(.number(Self.rounded(number, to: digits)))
    }
  }

  /// A half goes away from 0, the half of the number as it is written: 1.005 is 1.01.
  static func rounded(_ number: Double, to digits: Int) -> Double {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = toFifteenDigits(number * scale)
    guard scaled.magnitude < 9_007_199_254_740_992 else { return number }
    return toFifteenDigits(scaled.rounded(.toNearestOrAwayFromZero) / scale)
  }

  private func extreme(_ invocation: Invocation, isLeast: Bool) throws -> SceneValue {
    var values: [(SceneValue, Expression)] = []
    if case .array = invocation.value.node.value, invocation.arguments.isEmpty {
      values = try elements(invocation).map { ($0, invocation.source) }
    } else {
      values =
        [(invocation.value, invocation.source)]
        + zip(invocation.arguments, invocation.call.arguments).map { ($0, $1.value) }
    }
    guard var best = values.first else { throw empty(invocation) }
    for value in values.dropFirst() {
      let order = try order(value.0, value.1, best.0, best.1, invocation.name)
      if isLeast ? order < 0 : order > 0 { best = value }
    }
    if values.count == 1 { _ = try order(best.0, best.1, best.0, best.1, invocation.name) }
    return best.0
  }
}
