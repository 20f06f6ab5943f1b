import Foundation
import Galley
import GalleyGraphics
import Testing

@testable import GalleyViews

/// Symbols by SF Symbols' names, in the size and the weight of the text beside them.
@Suite struct SymbolTests {
  /// Every listed line is read, has ink, and stands in the order by which names are looked up.
  @Test func everyListedSymbolIsDrawn() {
    let names = SymbolLibrary.names
    #expect(names.count >= 2_500 && Set(names).count == names.count)
    #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    for name in names {
      let library = SymbolLibrary()
      guard let drawing = library.drawing(named: name) else {
        Issue.record("\(name) cannot be read")
        continue
      }
      let ink = drawing.bounds(lineWidth: 2)
      #expect(ink.width > 0.5 && ink.height > 0.5, "\(name): \(ink)")
      #expect(ink.minX > -4 && ink.maxX < 28 && ink.minY > -4 && ink.maxY < 28, "\(name): \(ink)")
    }
  }

  /// The guide lists every name.
  @Test func theGuideListsAllNames() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Guides/Symbols.md")
    let guide = try String(contentsOf: file, encoding: .utf8)
    let words = Set(guide.split(separator: "`").map(String.init))
    let bases = (0...50).map(String.init) + "abcdefghijklmnopqrstuvwxyz".map(String.init)
    #expect(SymbolLibrary.names.filter { !words.contains($0) }.sorted() == bases.sorted())
  }

  @Test func digitsAndLettersAreInCirclesAndSquares() {
    let library = SymbolLibrary()
    let signs =
      (0...50).map(String.init) + (0...9).map { "0\($0)" }
      + "abcdefghijklmnopqrstuvwxyz".map(String.init)
    for sign in signs {
      for ending in ["circle", "circle.fill", "square", "square.fill"] {
        #expect(library.drawing(named: "\(sign).\(ending)") != nil, "\(sign).\(ending)")
      }
    }
  }

  /// Names of SF Symbols 6 and of older releases.
  @Test func laterAndOlderNamesAreDrawn() {
    let library = SymbolLibrary()
    for name in [
      "microphone", "microphone.fill", "microphone.slash.fill", "microphone.circle.fill",
      "quote.opening", "quote.closing", "arrow.up.to.line.alt", "arrow.down.to.line.alt",
      "arrow.left.to.line.alt", "arrow.right.to.line.alt", "arrow.left.to.line.compact",
      "arrow.right.arrow.left.circle.fill", "text.justifyleft", "smiley.fill", "cube.box.fill",
      "1.calendar", "31.calendar", "sun.rain.fill", "cloud.rainbow.half", "mail.stack.fill",
    ] {
      #expect(library.drawing(named: name) != nil, "\(name)")
    }
  }

  @Test func endingsComposeAndNothingElseDoes() {
    let library = SymbolLibrary()
    for name in [
      "bell.slash", "bell.slash.fill", "star.circle", "star.circle.fill", "bolt.square.fill",
      "folder.badge.plus", "person.badge.minus",
    ] {
      #expect(library.drawing(named: name) != nil, "\(name)")
    }
    for name in [
      "", ".", ".fill", ".circle", "circle.", "no.such.thing", "no.such.circle.fill", "Star",
      "star.fill.fill.fill", String(repeating: "star.", count: 1_000) + "circle",
      String(repeating: "x.circle", count: 14), "star\tf", "star\n", "*", "=star",
      "star.badge.no.such.thing", "star.badge.",
    ] {
      #expect(library.drawing(named: name) == nil, "\(name)")
    }
  }

  /// Frames are as wide as SF Symbols' margins are apart: 117 hundredths of an em for a circle.
  @Test func sizesFollowTheFont() throws {
    func size(_ view: some View) throws -> CGSize { try layoutTree(view).answer }
    let circle = try size(Image(systemName: "circle"))
    #expect(circle.width == circle.height && abs(circle.width - 19.9) <= 1)
    let large = try size(Image(systemName: "circle").font(.system(size: 34)))
    #expect(abs(large.width - circle.width * 2) <= 1)
    let bold = try size(Image(systemName: "circle").bold())
    #expect(bold.width > circle.width)
    let scales = try [Image.Scale.small, .medium, .large].map {
      try size(Image(systemName: "circle").imageScale($0)).width
    }
    #expect(scales == scales.sorted() && Set(scales).count == 3)
    // A dash is little higher than its line.
    #expect(try size(Image(systemName: "minus")).height <= 4)
    let stretched = Image(systemName: "star").resizable().frame(width: 40, height: 10)
    #expect(try size(stretched) == CGSize(width: 40, height: 10))
  }

  /// The middle of a symbol stands in the middle of capitals.
  @Test func symbolsStandOnTheBaseline() throws {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(verbatim: "H")
      Image(systemName: "circle")
    }
    func leaves(_ tree: LayoutTree) -> [LayoutTree] {
      tree.children.isEmpty ? [tree] : tree.children.flatMap(leaves)
    }
    let found = try leaves(layoutTree(row))
    try #require(found.count == 2)
    let (text, symbol) = (found[0], found[1])
    let capitals = text.frame.minY + 16 - 17 * 0.70459 / 2
    #expect(abs(symbol.frame.midY - capitals) < 0.9)
  }

  /// An unknown name is a square of a symbol's size, and the report says its name once.
  @Test func anUnknownSymbolIsASquareAndAWarning() throws {
    let report = try Renderer().render(Image(systemName: "no.such.thing"))
    #expect(report.warnings.count == 1)
    #expect(report.warnings.first?.description.contains("no.such.thing") == true)
    #expect(report.bitmap.width == report.bitmap.height && report.bitmap.width >= 15)
    let known = try Renderer().render(Image(systemName: "star"))
    #expect(known.warnings.isEmpty)
  }

  /// What is missing keeps its room: flat grey, without a word in the image.
  @Test func aMissingImageFillsItsFrame() throws {
    let view = Image("nothing").resizable().frame(width: 30, height: 20)
    let report = try Renderer().render(view)
    #expect(report.bitmap.width == 30 && report.bitmap.height == 20)
    #expect(Set(report.bitmap.pixels).count == 1 && report.bitmap.pixels[0] != 0)
    #expect(report.warnings.count == 1)
  }

  /// Levels have styles of their own: a palette has both colours, one colour has one.
  @Test func levelsHaveColours() throws {
    func colors(_ view: some View) throws -> Set<UInt32> {
      let bitmap = try Renderer().render(view.font(.system(size: 60))).bitmap
      return Set(bitmap.pixels.filter { $0 >> 24 == 255 })
    }
    let symbol = Image(systemName: "plus.circle.fill")
    let blue = try colors(symbol.foregroundStyle(.blue))
    #expect(blue.count == 1)
    let palette = try colors(symbol.foregroundStyle(.red, .blue))
    #expect(palette.count > 1 && palette.isSuperset(of: blue))
    let levels = try colors(symbol.symbolRenderingMode(.hierarchical).foregroundStyle(.blue))
    #expect(levels.isSuperset(of: blue))
    #expect(
      try colors(symbol.symbolRenderingMode(.monochrome).foregroundStyle(.red, .blue)).count == 1)
  }

  /// More of a variable value is more ink, and all of it is the symbol without a value.
  @Test func variableValuesFillParts() throws {
    func ink(_ value: Double?) throws -> Int {
      let image = Image(systemName: "wifi", variableValue: value)
      let bitmap = try Renderer().render(image.font(.system(size: 50))).bitmap
      return bitmap.pixels.reduce(0) { $0 + Int($1 >> 24) }
    }
    let inks = try [0, 0.3, 0.6, 1].map { try ink($0) }
    #expect(inks == inks.sorted() && Set(inks).count == 4)
    #expect(try ink(1) == ink(nil) && ink(.nan) == ink(0) && ink(-3) == ink(0) && ink(9) == ink(1))
  }
}
