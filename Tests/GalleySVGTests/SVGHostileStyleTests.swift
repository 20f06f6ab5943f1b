import Foundation
import GalleyBudget
import GalleySVG
import TestSupport
import Testing

/// Style sheets and numbers that take more than they should, or are written as few write them.
@Suite struct SVGHostileStyleTests {
  private func isOver(_ body: String, megabytes: Int) throws -> Bool {
    let budget = RenderBudget(RenderBudget.Limits(bytes: megabytes << 20, duration: nil))
    do { _ = try SVGDrawing(body, budget: budget) } catch is LimitError { return true }
    return budget.isExhausted
  }

  /// A value that many elements take is many values.
  @Test func valuesOfVariablesAskForTheirMemory() throws {
    let long = String(repeating: "M1 1L2 2", count: 5_000)
    let body =
      "<style>*{d:var(--a);filter:var(--a)}</style><g style='--a:\(long)'>"
      + String(repeating: "<g/>", count: 2_000) + "</g>"
    #expect(try isOver(body, megabytes: 50))
    #expect(try !isOver(body, megabytes: 400))
  }

  /// Elements with a property of their own share those around them.
  @Test func propertiesAroundAreNotCopied() throws {
    let many = (0..<2_000).map { "--a\($0):1" }.joined(separator: ";")
    let body =
      "<g style='\(many);fill:var(--a1)'>"
      + String(repeating: "<g style='--b:1'/>", count: 5_000) + "</g>"
    #expect(try !isOver(body, megabytes: 60))
  }

  @Test func aLongStyleAttributeKeepsItsVariables() throws {
    let many = (0..<300).map { "--a\($0):1" }.joined(separator: ";")
    let drawing = try SVGDrawing(
      "<rect width='100' height='100' style='\(many);--c:#00f;fill:var(--c)'/>")
    #expect(drawing.color(50, 50) == "0000ff" && drawing.warnings.isEmpty)
  }

  @Test func aReferenceDoesNotStandInForAnother() throws {
    let list = String(repeating: "url(#a) ", count: 20_000)
    let drawing = try SVGDrawing("<rect width='100' height='100' fill='\(list)'/>")
    #expect(drawing.color(50, 50) == "000000")
    let other = try SVGDrawing("<rect width='100' height='100' fill='url(#a) #0f0'/>")
    #expect(other.color(50, 50) == "00ff00")
  }

  @Test func lineFeedsAreBlanksInValues() throws {
    let clipped = try SVGDrawing(
      "<rect width='100' height='100' style='clip-path: circle(20px)\nfill-box'/>")
    #expect(clipped.color(2, 2) == "-" && clipped.color(50, 50) == "000000")
    let shadow = try SVGDrawing(
      "<rect width='20' height='20' style='filter: drop-shadow(40px\n40px\nrgb(255, 0, 0))'/>")
    #expect(shadow.color(50, 50) == "ff0000" && shadow.warnings.isEmpty)
  }

  @Test func colorsBecomeTheFirstOneAgain() throws {
    let drawing = try SVGDrawing(
      "<g color='red'><rect width='100' height='100' color='initial' fill='currentColor'/></g>")
    #expect(drawing.color(50, 50) == "000000")
  }

  /// `vw` is of the size that a style sheet gives the document.
  @Test func partsOfTheViewAreOfTheStatedSize() throws {
    let document = try SVGDocument(
      Data(
        ("<svg xmlns='http://www.w3.org/2000/svg' style='width:40px;height:40px'>"
          + "<rect width='50vw' height='40'/></svg>").utf8))
    let drawing = try SVGDrawing(raw: document, budget: RenderBudget(.unlimited))
    #expect(drawing.color(10, 20) == "000000" && drawing.color(30, 20) == "-")
  }

  @Test func aSelectorThatLooksTooOftenIsReported() throws {
    let drawing = try SVGDrawing(
      "<style>.first ~ path{fill:red}</style>" + String(repeating: "<path/>", count: 12_000))
    #expect(drawing.warnings.contains { $0.contains("take more work than is allowed") })
  }

  /// The classes of an element are not read again for each rule.
  @Test func manyClassesOfAnElementAreReadOnce() throws {
    let rules = (0..<6_000).map { ".c\($0){fill:red}" }.joined()
    let names = (0..<6_000).map { "c\($0)" }.joined(separator: " ")
    let drawing = try SVGDrawing(
      "<style>\(rules)</style><rect class='\(names)' width='9' height='9'/>",
      budget: RenderBudget(RenderBudget.Limits(bytes: 1 << 30, duration: .seconds(10))))
    #expect(drawing.color(4, 4) == "ff0000" && drawing.warnings.isEmpty)
  }

  /// Each of them names the next one.
  @Test(arguments: ["clipPath", "mask"])
  func longChainsOfClipsAndMasksEnd(name: String) throws {
    let property = name == "mask" ? "mask" : "clip-path"
    let chain = (0..<5_000).map {
      "<\(name) id='a\($0)' \(property)='url(#a\($0 + 1))'>"
        + "<rect width='9' height='9' fill='white'/><circle r='9' fill='white'/></\(name)>"
    }.joined()
    let drawing = try SVGDrawing(
      "\(chain)<rect width='9' height='9' \(property)='url(#a0)'/>")
    #expect(
      drawing.warnings.contains { $0.contains("too many") || $0.contains("nested more than") })
    let short = try SVGDrawing(
      "\(chain)<rect width='9' height='9' \(property)='url(#a4990)'/>")
    #expect(short.color(4, 4) == "000000")
  }

  @Test func hugeStitchesOfNoiseAreDrawn() throws {
    let drawing = try SVGDrawing(
      "<filter id='f' filterUnits='userSpaceOnUse' x='0' y='0' width='8' height='8'><feTurbulence "
        + "baseFrequency='70368744177664 0' numOctaves='16' stitchTiles='stitch'/></filter>"
        + "<rect width='8' height='8' filter='url(#f)'/>")
    #expect(drawing.bitmap.width == 100)
  }

  /// A second passes at each look at the clock, of which there is one for 4,096 compounds: 300 rules ask about a million and
  /// a half.
  @Test func rulesThatLookAtAllSiblingsAskTheClock() throws {
    let rules = (0..<300).map { "#a\($0) ~ rect {fill:red}" }.joined()
    let source =
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><style>\(rules)</style>"
      + String(repeating: "<rect/>", count: 100) + "</svg>"
    func budget(_ limit: Int) -> RenderBudget {
      RenderBudget(
        RenderBudget.Limits(bytes: nil, duration: .seconds(limit)),
        clock: SteppedClock(step: .seconds(1)).budgetClock)
    }
    #expect(throws: LimitError.self) { try SVGDocument(source.utf8, budget: budget(100)) }
    #expect(throws: Never.self) { try SVGDocument(source.utf8, budget: budget(10_000)) }
  }
}
