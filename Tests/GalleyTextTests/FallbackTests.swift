import Foundation
import GalleyGraphics
import TestSupport
import Testing

@testable import GalleyText

/// Which faces stand in where a font has no character. `Tests/Fonts/make-script-fonts` says what the fonts have.
@Suite struct FallbackTests {
  private static let fonts = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fonts/Scripts")

  private let engine: TextEngine

  init() throws { engine = TextEngine(fonts: try FontCollection(folder: Self.fonts)) }

  /// `family: text` of each run, the files of the bundled ones by their family, too.
  private func choice(
    _ text: String, _ font: FontDescriptor = FontDescriptor(size: 10).withOwnMetrics,
    language: String = "en",
    engine: TextEngine? = nil
  ) -> [String] {
    let engine = engine ?? self.engine
    let shaped = engine.shape(AttributedText(text, font: font), language: language)
    return shaped.lines.flatMap { line in
      line.runs.map { run in
        let file = engine.library.file(of: run.face.id)
        return "\(file.family): \(String(decoding: line.bytes[run.bytes], as: UTF8.self))"
      }
    }
  }

  @Test func theScriptsPlainSansStandsIn() {
    #expect(choice("ⴰⴱⴲ ⴳⴴ") == ["Test Sans Tifinagh: ⴰⴱⴲ ⴳⴴ"])
    // The font of another script has the letter, too, and others come before it by their files' names.
    #expect(choice("ⴰ") == ["Test Sans Tifinagh: ⴰ"])
    let bold = engine.shape(
      AttributedText("ⴰⴱ", font: FontDescriptor(size: 9, weight: .bold).withOwnMetrics))
    #expect(bold.lines[0].runs.map(\.face.postScriptName) == ["TestSansTifinagh-Bold"])
    #expect(choice("\u{A500}\u{A501}") == ["Test Sans Vai: \u{A500}\u{A501}"])
  }

  @Test func aWordIsInOneFaceWhereOneHasAllOfIt() {
    // The plain one lacks the last letter: the word takes the serif one, and others stay.
    #expect(
      choice("ⴰⴱ ⴰⴺⴱ ⴱ") == [
        "Test Sans Tifinagh: ⴰⴱ ", "Test Serif Tifinagh: ⴰⴺⴱ ", "Test Sans Tifinagh: ⴱ",
      ])
    // Also where the run's own font has most of it.
    let brand = FontDescriptor(family: "Test Brand", size: 10)
    #expect(choice("bed bőd", brand) == ["Test Brand: bed ", "Inter: bőd"])
    // No font has both: letters stay with the face that the word began with.
    let mixed = choice("ⴰ\u{2D4F}ⴱ")
    #expect(mixed == ["Test Sans Tifinagh: ⴰ", "Inter: \u{2D4F}", "Test Sans Tifinagh: ⴱ"])
  }

  @Test func textsOfBundledScriptsIgnoreWhatIsAdded() throws {
    let bundled = TextEngine()
    for text in ["שלום, עולם", "مرحبا بالعالم ١٢", "a→b ⇒ ☃", "ภาษาไทย", "தமிழ் 12", "ŉa ab"] {
      #expect(choice(text) == choice(text, engine: bundled), "\(text)")
    }
  }

  /// A text's faces depend on the fonts, not on the names of their files.
  @Test func filesNamesChooseNothing() throws {
    let seed: UInt64 = 0x5EED_0008
    var numbers = SeededRandom(seed: seed)
    let letters = (0x2D30...0x2D3B).compactMap { Unicode.Scalar($0) }
    let texts = (0..<40).map { _ in
      (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
        var word = ""
        for _ in 0..<Int.random(in: 1...5, using: &numbers) {
          word.unicodeScalars.append(letters[Int.random(in: 0..<12, using: &numbers)])
        }
        return word
      }.joined(separator: " ")
    }
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.fonts, includingPropertiesForKeys: nil)
    for _ in 0..<3 {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("galley-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let order = files.filter { $0.lastPathComponent != "Nameless.ttf" }
        .shuffled(using: &numbers)
      for (index, file) in order.enumerated() {
        try FileManager.default.copyItem(
          at: file, to: folder.appendingPathComponent("\(index + 10).ttf"))
      }
      let other = TextEngine(fonts: try FontCollection(folder: folder))
      for text in texts {
        #expect(choice(text, engine: other) == choice(text), "\(text), seed \(seed)")
      }
    }
  }

  /// Every word of letters that one font has is one run, and nothing is missing that some font has.
  @Test func wordsAreWholeAndNothingIsMissing() {
    let seed: UInt64 = 0x5EED_0009
    var numbers = SeededRandom(seed: seed)
    for _ in 0..<60 {
      var words: [String] = []
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        var word = ""
        for _ in 0..<Int.random(in: 1...6, using: &numbers) {
          word.unicodeScalars.append(
            Unicode.Scalar(UInt32.random(in: 0x2D30...0x2D3B, using: &numbers)) ?? " ")
        }
        words.append(word)
      }
      let text = words.joined(separator: " ")
      let shaped = engine.shape(AttributedText(text, font: FontDescriptor(size: 10).withOwnMetrics))
      #expect(shaped.problems.isEmpty, "\(text), seed \(seed)")
      // The serif has all letters: no run ends within a word.
      let ends = Set(shaped.lines[0].runs.map(\.bytes.upperBound))
      var place = 0
      for word in words {
        let inner = (place + 1)..<(place + word.utf8.count)
        #expect(!ends.contains(where: inner.contains), "\(text), seed \(seed)")
        place += word.utf8.count + 1
      }
    }
  }

  @Test func theLanguageChoosesHowHanIsDrawn() {
    #expect(choice("㐅㐀", language: "ja") == ["Test Sans CJK JP: 㐅㐀"])
    for language in ["zh", "zh-Hans-CN", "zh-SG"] {
      #expect(choice("㐅㐀", language: language) == ["Test Sans CJK Han: 㐅㐀"])
    }
    // Kana say it where the language does not, and both are in one face.
    #expect(choice("㐅\u{1B001}\u{1B000}㐀").allSatisfy { $0.hasPrefix("Test Sans CJK JP: ") })
    #expect(choice("㐆", language: "zh") == ["Test Sans CJK JP: 㐆"])
  }

  @Test func aFontThatWasAskedForKeepsItsEmoji() {
    let named = FontDescriptor(family: "Test Emoji", size: 10)
    #expect(choice("A😀⭐", named) == ["Test Emoji: A😀⭐"])
    #expect(choice("❤\u{FE0F}", named) == ["Test Emoji: ❤\u{FE0F}"])
    #expect(choice("😀") == ["Noto Color Emoji: 😀"])
    // A text glyph of that shape is no emoji.
    let inter = FontDescriptor(family: "Inter", size: 10)
    #expect(choice("❤\u{FE0F}", inter) == ["Noto Color Emoji: ❤\u{FE0F}"])
    #expect(choice("❤", inter) == ["Inter: ❤"])
    #expect(choice("👍🏽😀 👩‍🚀", named).last == "Noto Color Emoji: 👩‍🚀")
  }

  @Test func aFontWithoutANameHasThatOfItsFile() throws {
    let fonts = try FontCollection(folder: Self.fonts)
    #expect(fonts.problems.isEmpty)
    let named = FontDescriptor(family: "Nameless", size: 10)
    #expect(choice("A", named) == ["Nameless: A"])
    #expect(engine.shape(AttributedText("A", font: named)).problems.isEmpty)
  }

  @Test func aMissingWeightIsReported() {
    func problems(_ family: String?, _ weight: Int, text: String = "a") -> [String] {
      let font = FontDescriptor(
        family: family, size: 10, weight: FontWeight(rawValue: weight))
      return engine.shape(AttributedText(text, font: font)).problems.map(\.description)
    }
    #expect(
      problems("Noto Sans Hebrew", 200, text: "א") == [
        "Noto Sans Hebrew has no weight 200 (thin); 400 (regular) stands in"
      ])
    #expect(
      problems("Source Serif Pro", 500) == [
        "Source Serif Pro has no weight 500 (medium); 600 (semibold) stands in"
      ])
    #expect(
      problems("Test Serif Tifinagh", 700, text: "ⴰ") == [
        "Test Serif Tifinagh has no weight 700 (bold); 400 (regular) stands in"
      ])
    // Nobody asks for regular: a family may have one weight of another name.
    for weight in [400, 700] { #expect(problems("Test Brand", weight).isEmpty) }
    for weight in stride(from: 100, through: 900, by: 100) {
      #expect(problems(nil, weight).isEmpty)
    }
    // Fonts that stand in may lack it: the bundled ones have two weights.
    #expect(problems(nil, 600, text: "ⴰא").isEmpty)
  }

  /// What is kept for one size serves all others.
  @Test func sizesAreNoKeys() {
    for size in 1...100 {
      _ = engine.shape(
        AttributedText("ⴰⴱ שלום ⇒", font: FontDescriptor(size: CGFloat(size)).withOwnMetrics))
    }
    #expect(engine.library.fallbackOrders.count <= 3)
    #expect(engine.shaped.cost <= engine.shaped.limit)
  }
}
