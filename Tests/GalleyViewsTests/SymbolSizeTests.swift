import GalleyText
import Testing

@testable import Galley
@testable import GalleyViews

/// Symbols are as large as SF Symbols draws them: numbers measured in images of iOS, `Symbols/README.md` names them.
@Suite struct SymbolSizeTests {
  /// A symbol's frame and its ink in it at 3 pixels to a point, in points.
  private func measure(
    _ name: String, _ size: CGFloat, _ weight: FontWeight = .regular,
    _ scale: SymbolScale = .medium, direction: LayoutDirection = .leftToRight
  ) throws -> (frame: CGSize, ink: CGRect) {
    let library = SymbolLibrary()
    let metrics = SymbolMetrics(
      font: FontDescriptor(size: size, weight: weight), scale: scale, displayScale: 3)
    let found = library.drawing(named: name, in: direction, metrics: metrics)
    let drawing = try #require(found, "\(name)")
    let ink = drawing.bounds(lineWidth: metrics.lineWidth)
    let unit = metrics.unit
    let half = SymbolDrawing.side / 2
    let (frame, middle) = metrics.frame(of: drawing)
    return (
      frame,
      CGRect(
        x: middle.x + (ink.minX - half) * unit, y: middle.y + (ink.minY - half) * unit,
        width: ink.width * unit, height: ink.height * unit)
    )
  }

  /// What covers pixels in part is counted: an image shows up to two thirds of a point more than there is.
  private func shows(_ ink: CGFloat, _ pixels: Double) -> Bool {
    ink <= pixels + 0.2 && ink >= pixels - 0.7
  }

  @Test(arguments: [
    ("heart", 21, FontWeight.regular, SymbolScale.medium, CGSize(width: 20.33, height: 19.0)),
    ("checkmark", 16, .regular, .medium, CGSize(width: 13.67, height: 13.33)),
    ("chevron.down", 16, .regular, .medium, CGSize(width: 13.67, height: 7.67)),
    ("xmark", 16, .regular, .medium, CGSize(width: 12.67, height: 12.67)),
    ("clock", 12, .regular, .medium, CGSize(width: 12, height: 12)),
    // A bar's button and the icons of labels in lists are large, the chevrons of a picker are small.
    ("plus", 17, .regular, .large, CGSize(width: 17.67, height: 17.67)),
    ("clock", 17, .regular, .large, CGSize(width: 21.67, height: 21.67)),
    ("timer", 17, .semibold, .large, CGSize(width: 22.33, height: 22)),
    ("paintpalette", 17, .regular, .large, CGSize(width: 25.67, height: 21.33)),
    ("person", 17, .regular, .large, CGSize(width: 18.67, height: 19.67)),
    ("person.3", 12, .regular, .large, CGSize(width: 29, height: 14)),
    ("chevron.up.chevron.down", 17, .regular, .small, CGSize(width: 8.67, height: 12.67)),
  ])
  func inkIsThatOfImages(
    name: String, size: CGFloat, weight: FontWeight, scale: SymbolScale, drawn: CGSize
  ) throws {
    let ink = try measure(name, size, weight, scale).ink
    #expect(shows(ink.width, drawn.width) && shows(ink.height, drawn.height), "\(name): \(ink)")
  }

  /// Margins are beside the ink, and a little room is above and below it.
  @Test(arguments: [
    ("star.fill", 22, 400, 28.33, 26.33), ("mic.fill", 17, 400, 17.33, 20),
    ("chevron.compact.down", 64, 300, 70.33, 25.67),
  ])
  func framesAreThoseOfImages(
    name: String, size: CGFloat, weight: Int, width: Double, height: Double
  ) throws {
    let frame = try measure(name, size, FontWeight(rawValue: weight)).frame
    #expect(abs(frame.width - width) < 0.4 && abs(frame.height - height) < 0.4, "\(name): \(frame)")
  }

  /// A chevron's ink is not in the middle of its frame, and from right to left it is on the other side.
  @Test func inkStandsBetweenItsMargins() throws {
    let (frame, ink) = try measure("chevron.forward", 100)
    #expect(abs(ink.minX - 18.7) < 0.3 && abs(frame.width - ink.maxX - 6.2) < 0.3, "\(ink)")
    let turned = try measure("chevron.forward", 100, direction: .rightToLeft)
    #expect(abs(turned.ink.minX - 6.2) < 0.3 && turned.frame.width == frame.width)
    let boxes = try #require(SymbolBoxes.named("chevron.right"))
    #expect(boxes.box(weight: .regular).mirrored.mirrored.width == boxes.regular.width)
  }

  /// A drawing whose size is not known stands in the middle, between margins that are alike.
  @Test func drawingsOfUnknownSizeAreCentred() throws {
    let metrics = SymbolMetrics(font: FontDescriptor(size: 100), scale: .medium, displayScale: 3)
    let known = try #require(
      SymbolLibrary().drawing(named: "chevron.forward", in: .leftToRight, metrics: metrics))
    let drawing = metrics.sized(known, boxes: nil, isMirrored: false)
    let ink = drawing.bounds(lineWidth: metrics.lineWidth)
    let half = SymbolDrawing.side / 2
    #expect(abs(ink.midX - half) < 0.01, "\(ink)")
    let margins = try #require(drawing.margins)
    #expect(abs(half - margins.lowerBound - (margins.upperBound - half)) < 0.01)
    #expect(margins.lowerBound < ink.minX)
    #expect(abs(ink.height / known.bounds(lineWidth: metrics.lineWidth).height - 0.914) < 0.01)
  }

  /// Weights between those of templates have boxes between, and scales are larger about the middle of capitals.
  @Test func boxesGrowWithWeightsAndScales() throws {
    let widths = try [100, 200, 300, 400, 500, 600, 700, 800, 900].map {
      try measure("circle", 100, FontWeight(rawValue: $0)).ink.width
    }
    let exported = [94.6, 95.8, 98.0, 99.6, 100.9, 101.9, 103.2, 105.1, 106.7]
    for (width, known) in zip(widths, exported) {
      #expect(abs(width - known) < 0.3, "\(widths)")
    }
    // A box has whole thousandths of an em: the circle's is 0.996 wide and 0.995 high.
    for (scale, known) in [(SymbolScale.small, 78.9), (.medium, 99.6), (.large, 127.2)] {
      let ink = try measure("circle", 100, .regular, scale).ink
      #expect(abs(ink.width - known) < 0.4 && abs(ink.width - ink.height) < 0.2, "\(ink)")
    }
  }

  /// All lines can be read, in the order by which names are looked up, and hold numbers of a symbol's size.
  @Test func everyBoxIsOne() throws {
    let names = SymbolTable.boxes.names
    #expect(names.count >= 4_000 && Set(names).count == names.count)
    #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    for name in names {
      let boxes = try #require(SymbolBoxes.named(name), "\(name)")
      for box in [boxes.regular, boxes.ultraLight, boxes.black] {
        #expect(box.left < box.right && box.bottom < box.top, "\(name): \(box)")
        #expect(box.width > 0.2 && box.width < 3 && box.top - box.bottom < 2, "\(name): \(box)")
        #expect(box.left > -0.3 && box.right < box.width + 0.5, "\(name): \(box)")
      }
    }
    #expect(SymbolBoxes("1 2 3") == nil && SymbolBoxes("") == nil)
    #expect(SymbolBoxes.named("no.such.thing") == nil)
    #expect(SymbolBoxes.named("no.such.circle.fill") == SymbolBoxes.named("circle"))
  }

  /// Nearly all drawings have the ink of their box; the rest have other proportions and lie inside of it.
  @Test func drawingsFillTheirBoxes() throws {
    let metrics = SymbolMetrics(font: FontDescriptor(size: 100), scale: .medium)
    let library = SymbolLibrary()
    var (filled, all) = (0, 0)
    for name in SymbolLibrary.names {
      guard let box = SymbolBoxes.named(name)?.regular,
        let drawing = library.drawing(named: name, in: .leftToRight, metrics: metrics)
      else { continue }
      let ink = drawing.bounds(lineWidth: metrics.lineWidth)
      let size = CGSize(width: ink.width * metrics.unit, height: ink.height * metrics.unit)
      let wanted = CGSize(
        width: (box.right - box.left) * 100, height: (box.top - box.bottom) * 100)
      all += 1
      let isFilled =
        abs(size.width - wanted.width) < 0.2 && abs(size.height - wanted.height) < 0.2
      if isFilled { filled += 1 }
      #expect(
        size.width < wanted.width + 3 && size.height < wanted.height + 3,
        "\(name): \(size), \(wanted)")
    }
    #expect(all >= 2_500 && filled * 100 >= all * 94, "\(filled) of \(all)")
  }
}
