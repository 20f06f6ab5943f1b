import Foundation
import GalleySwiftSource

/// The tokens of a source that are compiled, as far as its conditions are known. Where a condition is not known, both
/// of its branches count.
struct ActiveTokens {
  private(set) var tokens: [SwiftLexer.Token] = []
  private let bytes: UnsafeBufferPointer<UInt8>
  private let all: [SwiftLexer.Token]
  private var branches: [Branch] = []

  /// An `#if` around a place.
  private struct Branch {
    var isActive: Bool
    /// Whether an earlier branch is taken.
    var isDecided: Bool
    var isOuterActive: Bool
  }

  /// - Complexity: O(tokens).
  init(_ all: [SwiftLexer.Token], _ bytes: UnsafeBufferPointer<UInt8>) {
    (self.all, self.bytes) = (all, bytes)
    guard all.indices.contains(where: { directive($0) != nil }) else {
      tokens = all
      return
    }
    tokens.reserveCapacity(all.count)
    var place = 0
    while place < all.count {
      guard let word = directive(place) else {
        if isActive { tokens.append(all[place]) }
        place += 1
        continue
      }
      var end = place + 1
      while end < all.count, !all[end].startsLine { end += 1 }
      let isRead = word == SwiftWord.if ? isActive : branches.last?.isOuterActive ?? true
      if isRead { tokens += all[place..<end] }
      follow(word, (place + 2)..<max(end, place + 2))
      place = end
    }
  }

  private var isActive: Bool { branches.last?.isActive ?? true }

  /// The word behind a `#` at a place that is one of a condition.
  private func directive(_ place: Int) -> UInt64? {
    guard all[place].kind == .sign, all[place].first == 0x23, place + 1 < all.count,
      !all[place + 1].isDetached
    else { return nil }
    return SwiftWord.conditions.contains(all[place + 1].hash) ? all[place + 1].hash : nil
  }

  private mutating func follow(_ word: UInt64, _ condition: Range<Int>) {
    if word == SwiftWord.if {
      let value = ConditionReader(all[condition], bytes).value
      branches.append(
        Branch(
          isActive: isActive && value != false, isDecided: value == true, isOuterActive: isActive))
      return
    }
    guard var branch = branches.popLast(), word != SwiftWord.endif else { return }
    let value = word == SwiftWord.else ? true : ConditionReader(all[condition], bytes).value
    branch.isActive = branch.isOuterActive && !branch.isDecided && value != false
    branch.isDecided = branch.isDecided || value == true
    branches.append(branch)
  }
}

/// Works out a condition; what is not known makes it unknown where it matters.
struct ConditionReader {
  private let tokens: [SwiftLexer.Token]
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  /// Nil where it is not known.
  private(set) var value: Bool?

  /// Brackets in brackets, and signs before signs; what is deeper is not known.
  private static let deepest = 64

  init(_ tokens: ArraySlice<SwiftLexer.Token>, _ bytes: UnsafeBufferPointer<UInt8>) {
    (self.tokens, self.bytes) = (Array(tokens), bytes)
    value = either(0)
    if place < self.tokens.count { value = nil }
  }

  private func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    let token = tokens[index]
    return String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  private mutating func either(_ depth: Int) -> Bool? {
    var result = both(depth)
    while let isNegated = takeOperator("||") {
      let other = both(depth).map { $0 != isNegated }
      result = result == true || other == true ? true : result == nil || other == nil ? nil : false
    }
    return result
  }

  private mutating func both(_ depth: Int) -> Bool? {
    var result = primary(depth)
    while let isNegated = takeOperator("&&") {
      let other = primary(depth).map { $0 != isNegated }
      result =
        result == false || other == false ? false : result == nil || other == nil ? nil : true
    }
    return result
  }

  /// - Returns: whether a `!` follows it without a space, which is the end of the same token; nil for another one.
  private mutating func takeOperator(_ sign: String) -> Bool? {
    let text = text(place)
    guard text == sign || text == sign + "!" else { return nil }
    place += 1
    return text != sign
  }

  private mutating func primary(_ depth: Int) -> Bool? {
    let word = text(place)
    place += 1
    if word == "!" { return depth < Self.deepest ? primary(depth + 1).map { !$0 } : nil }
    if word == "(" {
      let value = depth < Self.deepest ? either(depth + 1) : nil
      guard text(place) == ")" else { return nil }
      place += 1
      return value
    }
    guard text(place) == "(" else { return PreviewPlatform.value(word) }
    // `os(iOS)`, `swift(>=5.9)`, `canImport(Foundation, _version: 1)`
    let argument = text(place + 1)
    let isWhole = text(place + 2) == ")"
    while place < tokens.count, text(place) != ")" { place += 1 }
    place += 1
    return isWhole ? PreviewPlatform.value(word, argument) : nil
  }
}
