import Foundation
import TestSupport
import Testing

@testable import GalleyText

/// libhyphen gets those lines of a dictionary that words need, and finds the same places as with all of them.
@Suite struct HyphenationPatternsTests {
  /// A pattern of some letters with digits between them, at the edges of words, too.
  private static func pattern(_ random: inout SeededRandom) -> String {
    var text = Int.random(in: 0..<6, using: &random) == 0 ? "." : ""
    let count = Int.random(in: 1...5, using: &random)
    for _ in 0..<count {
      if Bool.random(using: &random) { text += "\(Int.random(in: 0...5, using: &random))" }
      text += String("abcd".randomElement(using: &random) ?? "a")
    }
    if Bool.random(using: &random) { text += "\(Int.random(in: 0...5, using: &random))" }
    if Int.random(in: 0..<6, using: &random) == 0 { text += "." }
    return text
  }

  private static func dictionary(seed: Int, _ random: inout SeededRandom) -> String {
    var lines = ["UTF-8", "% comment", "LEFTHYPHENMIN 2", "RIGHTHYPHENMIN \(1 + seed % 3)"]
    let hasLevels = seed % 2 == 0
    if hasLevels { lines += ["COMPOUNDLEFTHYPHENMIN 2", "COMPOUNDRIGHTHYPHENMIN 2"] }
    for level in 0..<(hasLevels ? 2 : 1) {
      if level > 0 { lines += ["NOHYPHEN b,c", "NEXTLEVEL", "1"] }
      for _ in 0..<Int.random(in: 1...150, using: &random) {
        lines.append(pattern(&random))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test(.enabled(if: Hyphenator.isInstalled))
  func aPartOfADictionaryAnswersAsTheWhole() throws {
    var count = 0
    for seed in 0..<60 {
      var random = SeededRandom(seed: seed)
      let text = Self.dictionary(seed: seed, &random)
      let dictionary = try #require(HyphenationDictionary(Array(text.utf8)))
      let words = (0..<40).map { _ in
        let count = Int.random(in: 1...14, using: &random)
        return String((0..<count).compactMap { _ in "abcde'".randomElement(using: &random) })
      }
      let all = dictionary.places(in: words, readsAll: true)
      #expect(dictionary.places(in: words) == all, "seed \(seed)")
      #expect(words.map { dictionary.places(in: [$0])[0] } == all, "seed \(seed)")
      count += all.reduce(0) { $0 + $1.count }
    }
    #expect(count > 1000)
  }

  /// Of 60,000 patterns some hundred are read for a word of twenty letters.
  @Test func fewLinesAreReadForAWord() throws {
    var random = SeededRandom(seed: 1)
    let letters = Array("abcdefghijklmnopqrst".utf8)
    var text = Array("ISO8859-1\nRIGHTHYPHENMIN 3\n".utf8)
    for _ in 0..<60_000 {
      for _ in 0..<Int.random(in: 2...9, using: &random) {
        text.append(letters[Int.random(in: 0..<letters.count, using: &random)])
      }
      text += Array("1\n".utf8)
    }
    let patterns = HyphenationPatterns(text)
    #expect(patterns.charset == "ISO8859-1")
    let word = (0..<20).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] }
    let part = try #require(patterns.dictionary(for: [word]))
    let lines = part.split(separator: UInt8(ascii: "\n"))
    #expect((20...400).contains(lines.count), "\(lines.count) lines")
    #expect(lines[1].elementsEqual("RIGHTHYPHENMIN 3".utf8))
  }

  /// What is spelled otherwise where compound words are taken apart has parts with letters of its own.
  @Test func wordsThatAreSpelledOtherwiseNeedTheWholeDictionary() {
    let text = "UTF-8\nf1f/ff=f,1,2\nNEXTLEVEL\nab1c\n"
    let patterns = HyphenationPatterns(Array(text.utf8))
    #expect(patterns.dictionary(for: [Array("schiffahrt".utf8)]) == nil)
    #expect(
      patterns.dictionary(for: [Array("abc".utf8)]).map { String(decoding: $0, as: UTF8.self) }
        == "UTF-8\nNEXTLEVEL\nab1c\n")
  }
}
