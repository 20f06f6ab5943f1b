import GalleySVG
import GalleyText
import Testing

@testable import Galley
@testable import GalleyViews

/// Variants that are cut out of a template of SF Symbols.
@Suite struct SymbolTemplateTests {
  /// A template of bars that stand on the baseline, as high as capitals: a variant's name and the bar's width.
  private func template(
    _ bars: [(name: String, width: Double)], shape: String = "", style: String = ""
  ) throws -> SymbolTemplate {
    var guides = ""
    var groups = ""
    for (letter, y) in [("S", 696.0), ("M", 1126), ("L", 1556)] {
      guides += #"<line id="Baseline-\#(letter)" x1="263" x2="3036" y1="\#(y)" y2="\#(y)"/>"#
      guides +=
        #"<line id="Capline-\#(letter)" x1="263" x2="3036" y1="\#(y - 70.459)" y2="\#(y - 70.459)"/>"#
      for bar in bars where bar.name.hasSuffix("-\(letter)") {
        guides += #"<line id="left-margin-\#(bar.name)" x1="1390" x2="1390" y1="0" y2="1"/>"#
        let right = 1410 + bar.width
        guides +=
          #"<line id="right-margin-\#(bar.name)" x1="\#(right)" x2="\#(right)" y1="0" y2="1"/>"#
        let path =
          shape.isEmpty ? #"<path d="M0 0V-70.459H\#(bar.width)V0Z" \#(style)/>"# : shape
        groups +=
          #"<g id="\#(bar.name)" transform="matrix(1 0 0 1 1400 \#(y))">\#(path)</g>"#
      }
    }
    let text =
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3300 2200"><g id="Notes"><text>x</text></g>"#
      + #"<g id="Guides">\#(guides)</g><g id="Symbols">\#(groups)</g></svg>"#
    return SymbolTemplate(try SVGDocument(text.utf8))
  }

  /// The points of a bar at a font of 100 points: its frame's width and its ink.
  private func points(
    _ template: SymbolTemplate, _ weight: FontWeight = .regular, _ scale: SymbolScale = .medium
  ) throws -> (frame: CGFloat, ink: CGRect) {
    let drawing = try #require(template.drawing(weight: weight, scale: scale))
    let metrics = SymbolMetrics(font: FontDescriptor(size: 100, weight: weight), scale: scale)
    let ink = drawing.bounds(lineWidth: 0)
    return (
      drawing.frameBounds(lineWidth: 0).width * metrics.unit,
      CGRect(
        x: ink.minX * metrics.unit, y: ink.minY * metrics.unit, width: ink.width * metrics.unit,
        height: ink.height * metrics.unit)
    )
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.01 }

  @Test func aUnitIsAPointAtAFontOfAHundred() throws {
    let (frame, ink) = try points(template([("Regular-M", 100)]))
    #expect(isNear(ink.width, 100) && isNear(ink.height, 70.459) && isNear(frame, 120))
    // The middle of capitals is that of the box.
    let metrics = SymbolMetrics(font: FontDescriptor(size: 100), scale: .medium)
    #expect(isNear(ink.midY, SymbolDrawing.side / 2 * metrics.unit))
  }

  @Test func theVariantOfTheWeightAndTheScaleIsTaken() throws {
    let all = try template([
      ("Ultralight-S", 10), ("Regular-S", 20), ("Black-S", 30), ("Regular-M", 40), ("Bold-M", 50),
      ("Regular-L", 60),
    ])
    for (weight, scale, width) in [
      (100, SymbolScale.small, 10), (400, .small, 20), (900, .small, 30), (400, .medium, 40),
      (700, .medium, 50), (400, .large, 60),
    ] {
      let ink = try points(all, FontWeight(rawValue: weight), scale).ink
      #expect(isNear(ink.width, CGFloat(width)), "\(weight) \(scale): \(ink)")
    }
    // Beyond the heaviest and the lightest one these stand in.
    #expect(isNear(try points(all, FontWeight(rawValue: 900)).ink.width, 50))
    #expect(isNear(try points(all, FontWeight(rawValue: 100)).ink.width, 40))
  }

  /// Between two variants of the same outlines lies one of the weights between, by the widths of stems.
  @Test func weightsBetweenAreBlended() throws {
    let three = try template([("Ultralight-S", 10), ("Regular-S", 20), ("Black-S", 40)])
    func stem(_ weight: FontWeight) -> CGFloat { SymbolMetrics.stem(of: weight, scale: .medium) }
    let (regular, black) = (stem(.regular), stem(FontWeight(rawValue: 900)))
    for weight in [500, 600, 700, 800] {
      let part = (stem(FontWeight(rawValue: weight)) - regular) / (black - regular)
      let (frame, ink) = try points(three, FontWeight(rawValue: weight), .small)
      #expect(isNear(ink.width, 20 + 20 * part), "\(weight): \(ink)")
      #expect(isNear(frame, 40 + 20 * part))
    }
    let others = try template([("Regular-S", 20)])
    #expect(isNear(try points(others, .bold, .small).ink.width, 20))
  }

  /// A template with one row has the other scales from it.
  @Test func aScaleThatIsMissingIsMadeOfAnother() throws {
    let small = try template([("Regular-S", 79)])
    #expect(isNear(try points(small, .regular, .small).ink.width, 79))
    #expect(isNear(try points(small, .regular, .medium).ink.width, 100))
    #expect(isNear(try points(small, .regular, .large).ink.width, 128))
  }

  /// Exported layers are shown as thin lines and are filled all the same; without classes styles count.
  @Test func layersAreFilledWhateverTheyArePaintedWith() throws {
    let style = #"class="monochrome-0 hierarchical-0:primary" fill="none" stroke="black""#
    #expect(isNear(try points(template([("Regular-M", 50)], style: style)).ink.width, 50))
    let line = #"<path d="M0 -30H50" fill="none" stroke="black" stroke-width="10"/>"#
    let ink = try points(template([("Regular-M", 50)], shape: line)).ink
    #expect(isNear(ink.width, 50) && isNear(ink.height, 10))
    #expect(
      try template([("Regular-M", 50)], style: #"fill="none""#)
        .drawing(weight: .regular, scale: .medium) == nil)
  }

  @Test func classesSayLevelsAndColors() throws {
    let shape = """
      <path class="monochrome-0 multicolor-0:tintColor hierarchical-0:primary" d="M0 0V-70H10V0Z"/>\
      <g class="multicolor-1:systemRedColor hierarchical-1:secondary"><path d="M20 0V-70H30V0Z"/></g>\
      <path class="multicolor-2:#00FF00 hierarchical-2:tertiary" fill-rule="evenodd" d="M40 0V-70H50V0Z"/>
      """
    let drawing = try #require(
      template([("Regular-M", 50)], shape: shape).drawing(weight: .regular, scale: .medium))
    #expect(drawing.layers.map(\.level) == [1, 2, 3])
    #expect(drawing.layers.map(\.color) == [nil, .red, Color(red: 0, green: 1, blue: 0)])
    #expect(drawing.layers.map(\.rule) == [.nonZero, .nonZero, .evenOdd])
  }

  @Test func whatIsNoTemplateHasNoDrawing() throws {
    for text in [
      #"<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0H9V9Z"/></svg>"#,
      #"<svg xmlns="http://www.w3.org/2000/svg"><g id="Regular-M"><path d="M0 0H9V9Z"/></g></svg>"#,
      #"<svg xmlns="http://www.w3.org/2000/svg"><line id="Baseline-M" y1="5" y2="5"/><line id="Capline-M" y1="5" y2="5"/><g id="Regular-M"><path d="M0 0H9V9Z"/></g></svg>"#,
      ##"<svg xmlns="http://www.w3.org/2000/svg"><line id="Baseline-M" y1="9" y2="9"/><line id="Capline-M"/><g id="Regular-M"><use href="#Regular-M"/></g></svg>"##,
      #"<svg xmlns="http://www.w3.org/2000/svg"><line id="Baseline-M" y1="1e308" y2="1e308"/><line id="Capline-M" y1="-1e308" y2="-1e308"/><line id="left-margin-Regular-M" x1="-1e308" x2="-1e308" y2="1"/><line id="right-margin-Regular-M" x1="1e308" x2="1e308" y2="1"/><g id="Regular-M"><path d="M0 0H9V9Z"/></g></svg>"#,
    ] {
      let template = SymbolTemplate(try SVGDocument(text.utf8))
      #expect(template.drawing(weight: .regular, scale: .medium) == nil, "\(text)")
    }
  }
}
