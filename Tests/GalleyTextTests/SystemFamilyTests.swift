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

  /// Every size and weight has finite numbers, and wider ones never jump: neighbours differ by less than two hundredths.
  @Test func trackingIsEven() {
    for weight in stride(from: 100, through: 900, by: 100) {
      var last: CGFloat?
      for step in 0...2000 {
        let size = CGFloat(step) / 8
        let value = SystemFontFit.tracking(
          ofSize: size, weight: FontWeight(rawValue: weight))
        #expect(value.isFinite && abs(value) < 0.05)
        if let last { #expect(abs(value - last) < 0.02) }
        last = value
      }
    }
    #expect(SystemFontFit.tracking(ofSize: .infinity, weight: .regular).isFinite)
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
