import Foundation
import GalleyBudget
import GalleyGraphics
import GalleySVG
import GalleyText
import TestSupport
import Testing

/// What files ask for beyond what is drawn: other files, variables, time and memory.
@Suite struct SVGLimitTests {
  @Test func variablesWithoutAValueUseTheirSecondOneOrAreReported() throws {
    let drawing = try SVGDrawing(
      "<style>.a{fill:var(--accent, blue)} .b{fill:var(--accent)}</style>"
        + "<rect class='a' width='50' height='100'/>"
        + "<rect class='b' x='50' width='50' height='100' fill='red'/>")
    #expect(drawing.color(20, 50) == "0000ff")
    // What has no value is unset: the attribute does not come back.
    #expect(drawing.color(80, 50) == "000000")
    #expect(drawing.warnings == ["line 1: fill: var(--accent) has no value here"])
  }

  @Test func entitiesOfOtherFilesAreReported() throws {
    let source =
      "<!DOCTYPE svg [<!ENTITY a SYSTEM 'other.txt'>]>"
      + "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='40'>"
      + "<text y='20'>x&a;y</text></svg>"
    let budget = RenderBudget(.unlimited)
    let drawing = try SVGDrawing(
      raw: SVGDocument(source.utf8, budget: budget), budget: budget)
    #expect(drawing.warnings.contains { $0.contains("the entity &a;") }, "\(drawing.warnings)")
  }

  /// Each use of a path has one of its own.
  @Test func pathsThatAreUsedOftenAskForTheirMemory() throws {
    let path = "M0 0" + String(repeating: "L1 1L50 3", count: 20_000)
    let budget = RenderBudget(RenderBudget.Limits(bytes: 30 << 20, duration: nil))
    _ = try SVGDrawing(
      "<defs><path id='p' d='\(path)'/></defs>"
        + String(repeating: "<use href='#p'/>", count: 300), budget: budget)
    #expect(budget.isExhausted)
  }

  @Test func thePathOfATextHasALimit() throws {
    func warnings(_ pairs: Int) throws -> [String] {
      let path = "M0 50" + String(repeating: "H9H8", count: pairs)
      return try SVGDrawing("<text><textPath path='\(path)'>a</textPath></text>").warnings
    }
    #expect(try warnings(9_999).isEmpty)
    #expect(
      try warnings(10_000) == [
        "line 1: the path of a textPath has more than 20000 parts: its text is not drawn"
      ])
  }

  /// A second passes at each look at the clock: a path is read for each text on it.
  @Test func eachTextOnAPathAsksTheClock() throws {
    let source =
      "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='40'><path id='p' d='M0 9H40'/><text>"
      + String(repeating: "<textPath href='#p'>a</textPath>", count: 50) + "</text></svg>"
    let document = try SVGDocument(source.utf8, budget: RenderBudget(.unlimited))
    func excess(_ limit: Int) -> LimitError? {
      let budget = RenderBudget(
        RenderBudget.Limits(bytes: nil, duration: .seconds(limit)),
        clock: SteppedClock(step: .seconds(1)).budgetClock)
      _ = document.drawing(
        in: PixelRect(x: 0, y: 0, width: 40, height: 40), engine: TextEngine(), budget: budget)
      return budget.excess
    }
    #expect(excess(50) == .time(stage: "drawing an SVG file", limit: .seconds(50)))
    #expect(excess(1000) == nil)
  }

  /// As many functions as a file holds are applied one after the other, and far shadows do not double their work each.
  @Test(arguments: [
    ("invert(1) ", 20_000), ("opacity(1) ", 20_001), ("drop-shadow(60px 60px red) ", 40),
  ])
  func listsOfFunctionsTakeNoStack(function: String, count: Int) throws {
    let list = String(repeating: function, count: count)
    let drawing = try SVGDrawing("<rect width='9' height='9' fill='#0f0' filter='\(list)'/>")
    #expect(drawing.color(4, 4) == "00ff00" && drawing.warnings.isEmpty)
    if function.hasPrefix("drop") { #expect(drawing.color(64, 64) == "ff0000") }
  }

  @Test func aTextOnAPathBeginsWhereThePathDoes() throws {
    let drawing = try SVGDrawing(
      "<defs><path id='p' d='M10 60H90'/></defs>"
        + "<text font-size='30'><textPath href='#p'>HHH</textPath></text>")
    let ink = (0..<100).filter { y in (0..<100).contains { drawing.color($0, y) != "-" } }
    #expect(ink.first.map { (35...42).contains($0) } == true && ink.last == 59, "\(ink)")
    #expect(drawing.warnings.isEmpty)
  }

  /// The direction of a line is the element's, not that of its first letter.
  @Test func linesReadFromLeftToRightUnlessTheElementSaysOtherwise() throws {
    func firstColumn(_ direction: String) throws -> Int? {
      let drawing = try SVGDrawing(
        "<text y='50' x='0' font-size='20' direction='\(direction)' "
          + "text-anchor='\(direction == "rtl" ? "end" : "start")'>"
          + "<tspan fill='red'>אב</tspan><tspan fill='blue'>HH</tspan></text>")
      return (0..<100).first { x in
        (20..<60).contains { drawing.color(x, $0) == "0000ff" }
      }
    }
    let (left, right) = (try firstColumn("ltr"), try firstColumn("rtl"))
    #expect((left ?? 0) > 10 && (right ?? 99) < 10, "\(left ?? -1) \(right ?? -1)")
  }
}
