import Galley
import GalleyData

// Functions of texts. Texts are searched by their bytes, so that what only looks alike is not found.
extension ExpressionEvaluator {
  func textual(_ function: ValueFunction.OfTexts, _ invocation: Invocation) throws -> SceneValue {
    switch function {
    case .contains:
      if case .array = invocation.value.node.value { return try containsElement(invocation) }
      let (text, part) = (try subject(invocation), try textArgument(0, invocation))
      return made(.bool(Self.firstPlace(of: part, in: text) != nil))
    case .startsWith:
      let (text, part) = (try subject(invocation), try textArgument(0, invocation))
      return made(.bool(text.utf8.starts(with: part.utf8)))
    case .endsWith:
      let (text, part) = (try subject(invocation), try textArgument(0, invocation))
      return made(
        .bool(
          text.utf8.count >= part.utf8.count
            && text.utf8.suffix(part.utf8.count).elementsEqual(part.utf8)))
    case .split: return try split(invocation)
    case .trim:
      return try eachText(invocation) { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    case .replace:
      let (old, new) = (try textArgument(0, invocation), try textArgument(1, invocation))
      guard !old.isEmpty else {
        throw error(
          invocation, found: "an empty text to be replaced",
          expected: "a text of at least one character in \(invocation.call.function.example)")
      }
      return try eachText(invocation) { try self.replacing(old, with: new, in: $0) }
    }
  }

  /// The text before the call.
  private func subject(_ invocation: Invocation) throws -> String {
    var text = try text(invocation.value, invocation)
    text.makeContiguousUTF8()
    try context.work(bytes: text.utf8.count, at: site)
    return text
  }

  /// A text, or each of a list. A piece of a cell is a cell.
  private func eachText(
    _ invocation: Invocation, _ change: (String) throws -> String
  ) throws -> SceneValue {
    if case .array = invocation.value.node.value {
      return try mapping(invocation) { element, text in
        JSONNode(
          value: .string(try change(text)), offset: self.site.node.offset,
          isCell: element.node.isCell || element.node.number != nil)
      }
    }
    let text = try subject(invocation)
    let isCell = invocation.value.node.isCell || invocation.value.node.number != nil
    return made(.string(try change(text)), isCell: isCell)
  }

  private func containsElement(_ invocation: Invocation) throws -> SceneValue {
    let wanted = invocation.arguments[0]
    for element in try elements(invocation) {
      if try areEqual(element, wanted, invocation.source) { return made(.bool(true)) }
    }
    return made(.bool(false))
  }

  /// Where the parts begin that are the bytes of another text, none within another (Knuth, Morris and Pratt).
  /// - Parameter body: whether to look on.
  /// - Complexity: O(n + m) in the bytes of both.
  private static func places(
    of part: String, in text: String, _ body: (Int) throws -> Bool
  ) rethrows {
    let (needle, hay) = (Array(part.utf8), Array(text.utf8))
    guard !needle.isEmpty, hay.count >= needle.count else { return }
    // How much of the part its own first bytes end with.
    var borders = [0]
    borders.reserveCapacity(needle.count)
    var matched = 0
    for index in 1..<max(needle.count, 1) {
      while matched > 0, needle[index] != needle[matched] { matched = borders[matched - 1] }
      if needle[index] == needle[matched] { matched += 1 }
      borders.append(matched)
    }
    matched = 0
    for index in hay.indices {
      while matched > 0, hay[index] != needle[matched] { matched = borders[matched - 1] }
      if hay[index] == needle[matched] { matched += 1 }
      guard matched == needle.count else { continue }
      guard try body(index + 1 - needle.count) else { return }
      matched = 0
    }
  }

  private static func firstPlace(of part: String, in text: String) -> Int? {
    if part.isEmpty { return 0 }
    var place: Int?
    places(of: part, in: text) {
      place = $0
      return false
    }
    return place
  }

  private func split(_ invocation: Invocation) throws -> SceneValue {
    let text = try subject(invocation)
    let separator = try textArgument(0, invocation)
    let isCell = invocation.value.node.isCell
    if text.isEmpty { return made(.array([])) }
    try context.work(bytes: text.utf8.count, at: site)
    func node(_ piece: String) -> JSONNode {
      JSONNode(value: .string(piece), offset: site.node.offset, isCell: isCell)
    }
    if separator.isEmpty {
      try reserveList(text.count)
      return made(.array(text.map { node(String($0)) }))
    }
    var count = 1
    Self.places(of: separator, in: text) { _ in
      count += 1
      return true
    }
    try reserveList(count)
    try reserveText(text.utf8.count, from: text.utf8.count)
    var pieces: [JSONNode] = []
    pieces.reserveCapacity(count)
    let bytes = Array(text.utf8)
    var start = 0
    Self.places(of: separator, in: text) { place in
      pieces.append(node(String(decoding: bytes[start..<place], as: UTF8.self)))
      start = place + separator.utf8.count
      return true
    }
    pieces.append(node(String(decoding: bytes[start...], as: UTF8.self)))
    return made(.array(pieces))
  }

  private func replacing(_ old: String, with new: String, in text: String) throws -> String {
    var count = 0
    Self.places(of: old, in: text) { _ in
      count += 1
      return true
    }
    if count == 0 { return text }
    let source = text.utf8.count
    let (growth, isTooMuch) = (new.utf8.count - old.utf8.count).multipliedReportingOverflow(
      by: count)
    try reserveText(isTooMuch ? .max : source + growth, from: source)
    try context.work(bytes: source + growth, at: site)
    let (bytes, replacement) = (Array(text.utf8), Array(new.utf8))
    var result: [UInt8] = []
    result.reserveCapacity(source + growth)
    var start = 0
    Self.places(of: old, in: text) { place in
      result += bytes[start..<place]
      result += replacement
      start = place + old.utf8.count
      return true
    }
    result += bytes[start...]
    return String(decoding: result, as: UTF8.self)
  }
}
