import Foundation
import GalleySwiftSource

/// What the compiler reads in the place of a source that needs Objective-C or asks for the platform: in
/// `#selector(A.b)`, the method where the file declares it with `@objc`, otherwise its name, in `@objc`, blanks, in
/// `#if os(iOS)`, what holds for a preview, and Linux's library of C in the place of Darwin's. Lines and columns stay what they were, so that every message is about the
/// author's own text; a line becomes longer only behind all that is the author's.
///
/// A macro cannot be called `selector`, and the compiler's flag for Objective-C changes the code that it makes.
package struct SourceRewriter {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let tokens: [SwiftLexer.Token]
  private let parentheses: BracketPairs
  private var result: [UInt8]
  /// The names of the functions that the file declares with `@objc`.
  private var methods: Set<String> = []
  /// What the ends of lines are longer by, in the order of the lines.
  private var longer: [(place: Int, bytes: ArraySlice<UInt8>)] = []

  /// The rewritten text; nil where nothing is to be rewritten.
  /// - Complexity: O(bytes).
  package static func rewritten(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    let words = ["#selector", "@objc", "#if"] + libraries.keys.map { "import \($0)" }
    guard words.contains(where: { contains(bytes, $0) }) else { return nil }
    var rewriter = SourceRewriter(bytes)
    rewriter.rewrite()
    for end in rewriter.longer.reversed() {
      rewriter.result.insert(contentsOf: end.bytes, at: end.place)
    }
    return rewriter.result.elementsEqual(bytes) ? nil : rewriter.result
  }

  private static func contains(_ bytes: UnsafeBufferPointer<UInt8>, _ word: String) -> Bool {
    var word = word
    return word.withUTF8 { word in
      bytes.indices.dropLast(word.count - 1).contains { place in
        bytes[place] == word[0] && bytes[place..<(place + word.count)].elementsEqual(word)
      }
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    tokens = SwiftLexer(bytes).tokens
    parentheses = .parentheses(tokens)
    result = Array(bytes)
  }

  private mutating func rewrite() {
    for index in tokens.indices.dropLast() where tokens[index].hash == SwiftWord.import {
      library(at: index + 1)
    }
    findMethods()
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      switch token.first {
      case UInt8(ascii: "#") where isWord("if", at: index + 1) || isWord("elseif", at: index + 1):
        condition(at: index + 2)
      case UInt8(ascii: "#") where isWord("selector", at: index + 1): selector(at: index)
      case UInt8(ascii: "@"):
        if isWord("objcMembers", at: index + 1) {
          blank(token.start, tokens[index + 1].end)
        } else if isWord("objc", at: index + 1) {
          blank(token.start, tokens[closing(index + 2) ?? index + 1].end)
        }
      default: break
      }
    }
  }

  /// Modules of Apple's whose names are elsewhere here: Darwin, of which `math_h` is a part, and what SwiftUI or UIKit export;
  /// and UIKit itself, of which generated code imports parts: `import UIKit.UIFont`.
  private static let libraries = [
    "Darwin": "Glibc", "math_h": "Glibc", "SwiftUICore": "SwiftUI", "CoreTransferable": "SwiftUI",
    "DeveloperToolsSupport": "SwiftUI", "CoreText": "UIKit", "UIKit": "UIKit",
  ]

  /// `import Darwin`, or a part of it such as `Darwin.POSIX`.
  private mutating func library(at start: Int) {
    var last = start
    while last + 2 < tokens.count, text(last + 1) == ".", !tokens[last + 1].startsLine,
      !tokens[last + 2].startsLine
    {
      last += 2
    }
    let isWhole = last + 1 == tokens.count || tokens[last + 1].startsLine
    guard isWhole, let name = Self.libraries[text(start)] else { return }
    blank(tokens[start].start, tokens[last].end)
    let place = Int(tokens[start].start)
    result.replaceSubrange(place..<(place + name.utf8.count), with: Array(name.utf8))
  }

  /// Finds `@objc private func save(…)`.
  private mutating func findMethods() {
    for (index, token) in tokens.enumerated() where token.first == UInt8(ascii: "@") {
      guard token.kind == .sign, isWord("objc", at: index + 1) else { continue }
      var place = (closing(index + 2) ?? index + 1) + 1
      // Modifiers, and attributes without arguments.
      while place + 1 < tokens.count, text(place) != "func" {
        guard tokens[place].kind == .word || tokens[place].first == UInt8(ascii: "@") else { break }
        place += 1
      }
      guard place + 1 < tokens.count, text(place) == "func" else { continue }
      methods.insert(text(place + 1))
    }
  }

  /// Whether tokens name a function that the file declares: `A.save(_:)`, and not `getter: A.b` or `(A.b) as (A) -> B`.
  private func isMethod(_ tokens: Range<Int>) -> Bool {
    var name: String?
    for index in tokens {
      if self.tokens[index].kind == .word, name == nil || text(index - 1) == "." {
        name = text(index)
      } else if self.tokens[index].first == UInt8(ascii: "("), name != nil {
        guard closing(index) == tokens.upperBound - 1 else { return false }
        break
      } else if text(index) != "." {
        return false
      }
    }
    return name.map(methods.contains) ?? false
  }

  /// `#if os(iOS)` and `#if true   ` are of one length. A condition ends with its line.
  private mutating func condition(at start: Int) {
    var index = start
    while index + 3 < tokens.count, !tokens[index].startsLine {
      defer { index += 1 }
      guard tokens[index].kind == .word, closing(index + 1) == index + 3,
        let value = PreviewPlatform.replaced(text(index), text(index + 2))
      else { continue }
      let (first, last) = (tokens[index].start, tokens[index + 3].end)
      // In an interpolation, a parenthesis at the beginning of a line is the string's.
      if bytes[Int(first)..<Int(last)].contains(where: Self.isLineEnd) { continue }
      blank(first, last)
      let word = Array((value ? "true" : "false").utf8)
      guard word.count <= Int(last - first) else { continue }
      result.replaceSubrange(Int(first)..<(Int(first) + word.count), with: word)
    }
  }

  private func text(_ index: Int) -> String {
    String(decoding: bytes[Int(tokens[index].start)..<Int(tokens[index].end)], as: UTF8.self)
  }

  /// `#selector(a.b)` and `_Select("a.b")` are of one length. One of several lines has its name on the first, and blanks
  /// on the others.
  private mutating func selector(at index: Int) {
    guard let last = closing(index + 2, isDetached: true), last > index + 3 else { return }
    let (start, end) = (Int(tokens[index].start), Int(tokens[last].end))
    if isMethod((index + 3)..<last) {
      // `#selector(A.b)` and `_selector(A.b)` are of one length.
      result[start] = UInt8(ascii: "_")
      return
    }
    let inner = tokens[(index + 3)..<last]
    let isOneLine = !bytes[start..<end].contains(where: Self.isLineEnd)
    let name =
      isOneLine && !tokens[index + 2].isDetached
      ? Array(bytes[Int(tokens[index + 2].end)..<Int(tokens[last].start)]) : joined(inner)
    // A raw regular expression may have lines of its own.
    let unquotable = [UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x0A, 0x0D]
    guard !name.contains(where: unquotable.contains) else { return }
    let text: [UInt8] = Array("_Select(\"".utf8) + Array(name) + [UInt8(ascii: "\"")]
    let lineEnd = bytes[start..<end].firstIndex(where: Self.isLineEnd) ?? end - 1
    blank(tokens[index].start, tokens[last].start)
    let room = lineEnd - start
    result.replaceSubrange(start..<(start + min(room, text.count)), with: text.prefix(room))
    if text.count > room { longer.append((lineEnd, text.dropFirst(room))) }
  }

  /// The text of tokens without the lines between them.
  private func joined(_ tokens: ArraySlice<SwiftLexer.Token>) -> [UInt8] {
    var text: [UInt8] = []
    for token in tokens {
      if !text.isEmpty, token.isDetached, !token.startsLine { text.append(UInt8(ascii: " ")) }
      text += bytes[Int(token.start)..<Int(token.end)]
    }
    return text
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func blank(_ start: Int32, _ end: Int32) {
    for place in Int(start)..<Int(end) where result[place] != 0x0A && result[place] != 0x0D {
      result[place] = 0x20
    }
  }

  /// Whether a word stands at a place among the tokens, with nothing before it.
  private func isWord(_ word: String, at index: Int) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .word, !tokens[index].isDetached
    else { return false }
    return bytes[Int(tokens[index].start)..<Int(tokens[index].end)].elementsEqual(word.utf8)
  }

  /// The place of what closes the parenthesis at a place; nil where there is none.
  /// - Parameter isDetached: whether there may be blanks before it, on the same line.
  private func closing(_ index: Int, isDetached: Bool = false) -> Int? {
    guard tokens.indices.contains(index), tokens[index].first == UInt8(ascii: "("),
      !tokens[index].startsLine, isDetached || !tokens[index].isDetached
    else { return nil }
    let end = parentheses.end(of: index)
    return end < tokens.count ? end : nil
  }
}
