import Foundation
import GalleyGraphics
import Testing

@testable import GalleyText

/// Which family the system's font is, and how it is fitted to San Francisco.
@Suite struct SystemFamilyTests {
  /// Inter's files under another name.
  private func files(named family: String) -> [FontFile] {
    FontFile.bundled().filter { $0.family == FontFile.defaultFamily }.map { file in
      var file = file
      file.family = family
      return file
    }
  }

  private func width(_ engine: TextEngine, _ font: FontDescriptor) -> CGFloat {
    engine.shape(AttributedText("Harbour", font: font))
      .layout(width: nil, height: nil, style: ParagraphStyle(displayScale: 1024)).size.width
  }

  @Test func sanFranciscoIsTheSystemFontWhereThereIsOne() {
    let plain = TextEngine()
    let own = TextEngine(fonts: FontCollection(files: files(named: "SF Pro") + FontFile.bundled()))
    let font = FontDescriptor(size: 17)
    // The letters are Inter's here: as large as they are, with the tracking of the HIG, -26 thousandths at 17 points.
    let inter = width(plain, FontDescriptor(family: "Inter", size: 17))
    #expect(abs(width(own, font) - (inter - 7 * 0.026 * 17)) < 0.02)
    #expect(width(own, font) != width(plain, font))
    let layout = own.shape(AttributedText("Hg", font: font))
      .layout(width: nil, height: nil, style: ParagraphStyle(displayScale: 3))
    #expect(abs(layout.size.height - 20.333) < 0.001)
  }

  @Test func textsAndTitlesHaveTheirOwnFiles() {
    let known = ["SF Pro Text": [0], "SF Pro Display": [1], "Inter": [2]]
    #expect(SystemFamily.name(of: .default, size: 19.9, among: known) == "SF Pro Text")
    #expect(SystemFamily.name(of: .default, size: 20, among: known) == "SF Pro Display")
    #expect(SystemFamily.name(of: .serif, size: 20, among: known) == "Source Serif Pro")
    #expect(SystemFamily.name(of: .default, size: 20, among: ["Inter": [0]]) == "Inter")
  }

  /// Every size and weight has finite numbers, and wider ones never jump: neighbours differ by less than two hundredths. The
  /// largest is that of black letters of 11 points.
  @Test func trackingIsEven() {
    for weight in stride(from: 100, through: 900, by: 100) {
      var last: CGFloat?
      for step in 0...2000 {
        let size = CGFloat(step) / 8
        let value = SystemFontFit.tracking(
          ofSize: size, weight: FontWeight(rawValue: weight))
        #expect(value.isFinite && abs(value) < 0.065)
        if let last { #expect(abs(value - last) < 0.02) }
        last = value
      }
    }
    #expect(SystemFontFit.tracking(ofSize: .infinity, weight: .regular).isFinite)
  }

  /// The numbers were measured in images of iOS, and no rule says what they are: a sum of all with their places.
  @Test func noNumberOfALetterChangesByItself() throws {
    var sum = 0
    for weight in [FontWeight.regular, .semibold] {
      let letters = try #require(SystemFontLetters(FontDescriptor(size: 17, weight: weight)))
      for code in UInt8(32)..<127 {
        let change = letters.change(of: Unicode.Scalar(code))
        for number in [change.advance, change.shift] {
          sum = (sum * 31 + Int((number * 1000).rounded())) % 1_000_003
        }
      }
    }
    #expect(sum == -57252)
  }

  @Test func lettersWithAccentsAreTheirLetters() throws {
    let letters = try #require(SystemFontLetters(FontDescriptor(size: 17)))
    #expect(letters.change(of: "w") == .init(advance: -0.031, shift: -0.014))
    #expect(letters.change(of: "\u{175}") == letters.change(of: "w"))
    // Two accents, one after the other.
    #expect(letters.change(of: "\u{1EBF}") == letters.change(of: "e"))
    for other: Unicode.Scalar in ["\u{301}", "\u{3C9}", "\u{448}", "\u{2126}", "\u{2019}"] {
      #expect(letters.change(of: other) == .none, "\(other.value)")
    }
    #expect(letters.change(of: "\u{21B3}").advance == -0.109)
    let bytes = Array("w\u{302}w".utf8)
    #expect(letters.change(of: bytes[0...2]) == letters.change(of: "w"))
    #expect(letters.change(of: bytes[...]).advance == 2 * letters.change(of: "w").advance)
  }

  @Test func weightsBetweenHaveLettersBetween() throws {
    func change(_ weight: FontWeight) throws -> CGFloat {
      try #require(SystemFontLetters(FontDescriptor(size: 17, weight: weight)))
        .change(of: "T").advance
    }
    #expect(try change(.regular) == -0.017)
    #expect(abs(try change(.medium) + 0.023) < 1e-9)
    #expect(try change(.semibold) == -0.029 && change(.bold) == -0.029)
    #expect(try change(FontWeight(rawValue: 100)) == change(.regular))
  }

  /// Digits of one width keep it, and other forms of letters have their own widths.
  @Test func featuresThatDrawOthersAreNotFitted() throws {
    let digits = try #require(
      SystemFontLetters(FontDescriptor(size: 17, features: [.tabularDigits])))
    #expect(digits.change(of: "7") == .none && digits.change(of: "w") != .none)
    #expect(SystemFontLetters(FontDescriptor(size: 17, features: [FontFeature("smcp")])) == nil)
    #expect(SystemFontLetters(FontDescriptor(size: 17, features: [FontFeature("smcp", 0)])) != nil)
    let engine = TextEngine()
    let widths = (0...9).map { digit in
      engine.shape(
        AttributedText(
          String(repeating: "\(digit)", count: 20),
          font: FontDescriptor(size: 17, features: [.tabularDigits]))
      ).layout(width: nil, height: nil, style: ParagraphStyle(displayScale: 1024)).size.width
    }
    #expect(Set(widths).count == 1)
  }

  /// Frames of labels and texts of iOS 12 to 26 in the lists of their views that public repositories keep, none of which the fit
  /// has seen: as wide, up to a pixel.
  @Test func labelsAreAsWideAsOnIOS() {
    let engine = TextEngine()
    let known: [(String, CGFloat, FontWeight, width: CGFloat, scale: CGFloat)] = [
      ("Author: Aldous huxley", 13, .regular, 132.667, 3),
      ("Published on: 1932", 13, .regular, 115.667, 3), ("CENTER", 17, .regular, 64.333, 3),
      ("error", 17, .regular, 37, 3), ("Wave Charge", 17, .regular, 101.333, 3),
      ("the", 17, .regular, 25, 2), ("point", 17, .regular, 39, 2), ("?", 15, .regular, 7.5, 2),
      ("What's", 17, .semibold, 55.5, 2), ("Fox Business", 15, .regular, 89.5, 2),
      ("The Detroit News", 15, .regular, 119, 2), ("WSB Atlanta", 15, .regular, 85.333, 3),
    ]
    for (text, size, weight, width, scale) in known {
      let found = engine.shape(
        AttributedText(text, font: FontDescriptor(size: size, weight: weight))
      )
      .layout(width: nil, height: nil, style: ParagraphStyle(displayScale: scale)).size.width
      #expect(abs(found - width) < 1 / scale + 0.01, "\(text): \(found), on iOS \(width)")
    }
  }

  @Test func leadingIsNeverLessThanALine() {
    for step in 0...800 {
      let size = CGFloat(step) / 8
      let leading = SystemFontLeading.points(ofSize: size)
      #expect(leading == 0 || leading >= 1.193 * size)
    }
    #expect(SystemFontLeading.points(ofSize: 17) == 22)
    #expect(SystemFontLeading.points(ofSize: 11) == 0)
    #expect(SystemFontLeading.pointsOfLabels(ofSize: 12) == 14)
    #expect(SystemFontLeading.pointsOfLabels(ofSize: 13) == 16)
  }

  @Test func aTextThatIsMadeSmallerKeepsItsProportions() {
    var font = FontDescriptor(size: 17)
    font.leading = 22
    let half = AttributedText("a\nb", font: font).scaled(by: 0.5)
    #expect(half.runs[0].font.leading == 11)
  }

  @Test func emptyAndHugeSizesDoNoHarm() {
    let engine = TextEngine()
    for size in [0, 0.01, 1e4, 1e6] as [CGFloat] {
      let layout = engine.shape(AttributedText("Ag", font: FontDescriptor(size: size)))
        .layout(width: 100, height: nil, style: ParagraphStyle(displayScale: 3))
      #expect(layout.size.height.isFinite && layout.size.width.isFinite)
    }
  }

  /// TX5: what a font other than the system's states between lines is a part of each line.
  @Test func gapsOfOtherFontsAreAPartOfTheirLines() {
    var metrics = LineMetrics()
    (metrics.ascent, metrics.descent, metrics.lineGap) = (13, 4, 3)
    let grid = PixelGrid(scale: 2)
    #expect(metrics.height(grid) == 20 && metrics.pitch(grid) == 20)
    var system = LineMetrics()
    (system.ascent, system.descent, system.leading) = (16.2, 4.1, 1.7)
    let both = metrics.union(system)
    #expect(both.lineGap == 3 && both.leading == 1.7)
  }
}
