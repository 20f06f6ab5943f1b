import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyScenes

/// Names of files that are made of texts.
@Suite struct SlugTests {
  @Test(arguments: [
    ("Crème Brûlée, No. 5!", "creme-brulee-no-5"), ("İstanbul", "istanbul"), ("Straße", "straße"),
    ("ＡＢＣ　①②", "abc-12"), ("e\u{301}", "e"), ("\u{E9}", "e"), ("Oʼahu", "oahu"),
    ("東京タワー", "東京タワー"), ("ガンダム", "ガンダム"), ("ハンダム", "ハンダム"), ("ｶﾞﾝﾀﾞﾑ", "ガンダム"),
    ("日本語・テスト", "日本語-テスト"), ("नमस्ते दुनिया", "नमस्ते-दुनिया"), ("क्षेत्र", "क्षेत्र"),
    ("น้ำตก", "น้ำตก"), ("ที่นี่", "ที่นี่"), ("مَرْحَبًا بالعالم", "مَرْحَبًا-بالعالم"),
    ("می\u{200C}خواهم", "می-خواهم"), ("ශ්\u{200D}රී", "ශ්\u{200D}රී"), ("Йод", "йод"),
    ("한국어 ㅋㅋ", "한국어-ㅋㅋ"), ("葛\u{E0100}飾", "葛\u{E0100}飾"), ("🎉 Party", "party"),
    ("😀", "u1f600"), ("👩‍👧", "u1f469-u200d-u1f467"), ("!?", "u21-u3f"), ("\u{301}", "u301"),
    ("\u{20041}\u{301}", "\u{20041}\u{301}"), ("é\u{200D}ڶ", "e-ڶ"), ("", ""), (" \t\n", ""),
  ])
  func textsOfAllScriptsAreNames(_ text: String, expected: String) {
    #expect(Array(Slug.of(text).utf8) == Array(expected.utf8), "\(Slug.of(text))")
  }

  /// Marks tell words apart in most scripts.
  @Test func wordsThatDifferInAMarkHaveTwoNames() {
    for (one, other) in [
      ("ハハ", "パパ"), ("ガラス", "カラス"), ("ปา", "ป่า"), ("खाना", "खान"), ("كَتَبَ", "كُتِبَ"), ("Мой", "Мои"),
    ] { #expect(Slug.of(one) != Slug.of(other)) }
  }

  /// Whatever the text: nothing that a file's name cannot have, never empty where there is something to see, and
  /// a slug is its own.
  @Test(arguments: SeededRandom.freshSeeds()) func everyTextIsAName(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let blocks: [ClosedRange<UInt32>] = [
      0...0x2FF, 0x300...0x36F, 0x370...0x5FF, 0x600...0x6FF, 0x900...0xDFF, 0xE00...0xEFF,
      0x1E00...0x20FF, 0x3000...0x30FF, 0x4E00...0x4FFF, 0xAC00...0xAC80, 0xFE00...0xFFFF,
      0x1F000...0x1FAFF, 0...0x10FFFF,
    ]
    for _ in 0..<3000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let block = blocks[Int.random(in: 0..<blocks.count, using: &random)]
        if let scalar = UnicodeScalar(UInt32.random(in: block, using: &random)) {
          scalars.append(scalar)
        }
      }
      let text = String(scalars)
      let slug = Slug.of(text)
      let isVisible = scalars.contains {
        !$0.properties.isWhitespace && $0.properties.generalCategory != .control
      }
      let shown = "seed \(seed): \(text.debugDescription) is \(slug.debugDescription)"
      #expect(slug.isEmpty == !isVisible, "\(shown)")
      #expect(Array(Slug.of(slug).utf8) == Array(slug.utf8), "\(shown)")
      #expect(!slug.hasPrefix("-") && !slug.hasSuffix("-") && !slug.contains("--"), "\(shown)")
      if !slug.isEmpty {
        #expect(FileName.fault(in: "x\(slug).png", byteLimit: 255) == nil, "\(shown)")
      }
    }
  }

  /// Out of order marks take the square of their number to be composed.
  @Test func aHundredThousandMarksAreANameInTime() throws {
    let text = "\u{627}" + String(repeating: "\u{651}\u{64E}", count: 50_000)
    var slug: [Unicode.Scalar] = []
    let time = processorTime { slug = Array(Slug.of(text).unicodeScalars) }
    try #require(slug.count == 100_001 && slug[1] == "\u{64E}" && slug.last == "\u{651}")
    #expect(time < .seconds(60))
  }

  /// A view of scalars is copied by each `append(contentsOf:)`: letters with compatible forms took the square of their number.
  @Test func aMillionLettersAreANameInTime() {
    let text = String(repeating: "é", count: 1_000_000)
    var slug = ""
    let time = processorTime { slug = Slug.of(text) }
    #expect(slug.utf8.count == 1_000_000 && slug.utf8.allSatisfy { $0 == UInt8(ascii: "e") })
    #expect(time < .seconds(60))
  }
}
