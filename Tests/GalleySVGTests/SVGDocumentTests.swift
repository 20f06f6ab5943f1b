import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import GalleySVG
import TestSupport
import Testing

@Suite struct SVGDocumentTests {
  private func size(_ attributes: String) throws -> CGSize {
    try SVGDocument("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>".utf8).size
  }

  @Test func sizesFollowTheAttributesTheViewBoxOrTheStandard() throws {
    #expect(try size("width='40' height='1in'") == CGSize(width: 40, height: 96))
    #expect(try size("viewBox='0 0 50 25'") == CGSize(width: 50, height: 25))
    #expect(try size("width='100' viewBox='0 0 50 25'") == CGSize(width: 100, height: 50))
    #expect(try size("height='100' viewBox='0 0 50 25'") == CGSize(width: 200, height: 100))
    #expect(try size("width='50%' viewBox='0 0 50 25'") == CGSize(width: 50, height: 25))
    #expect(try size("") == CGSize(width: 300, height: 150))
    #expect(try size("width='-5' height='0'") == CGSize(width: 300, height: 150))
  }

  @Test func filesAreKnownByTheirFirstBytes() {
    #expect(SVGDocument.recognizes("<svg/>".utf8))
    #expect(SVGDocument.recognizes("\u{FEFF}  <!-- c --><svg:svg/>".utf8))
    #expect(SVGDocument.recognizes("<?xml version='1.0'?>".utf8))
    #expect(!SVGDocument.recognizes("<html><body/></html>".utf8))
    #expect(!SVGDocument.recognizes([0x89, 0x50, 0x4E, 0x47]))
    #expect(!SVGDocument.recognizes([]))
  }

  @Test func whatIsNoSVGHasAPlace() {
    func error(_ text: String) -> String {
      do {
        _ = try SVGDocument(text.utf8)
        return "none"
      } catch { return "\(error)" }
    }
    #expect(error("<svg><g></svg>") == "line 1, column 11: mismatched tag")
    #expect(error("<html/>") == "line 1, column 1: the document's root is no svg element")
    #expect(error(" <SVG/>") == "line 1, column 2: the document's root is no svg element")
    #expect(
      error("<?xml version='1.0'?>\n<!-- a -->\n  <html/>")
        == "line 3, column 3: the document's root is no svg element")
    #expect(error("") == "line 1, column 1: the document is empty")
  }

  @Test func whatIsNotSupportedIsAWarningOfItsKind() throws {
    let drawing = try SVGDrawing(
      """
      <foreignObject/><foreignObject/>
      <image href='https://example.com/a.png' width='5' height='5'/>
      <use href='other.svg#a'/><use href='#gone'/>
      <rect width='5' height='5' fill='url(#gone2)'/>
      <text x='0' y='9'><textPath href='#p'>a</textPath></text>
      """)
    #expect(
      drawing.warnings == [
        "line 1: the element foreignObject is not supported and is not drawn",
        "line 2: image refers to https://example.com/a.png, and nothing outside of the file is read",
        "line 3: use refers to other.svg#a, and nothing outside of the file is read",
        "line 3: there is no element of the id gone",
        "line 4: there is no paint #gone2",
        "line 5: there is no element of the id p",
        "line 5: the text of a textPath without a path that can be drawn is not drawn",
      ])
  }

  @Test func circlesOfReferencesEnd() throws {
    let drawing = try SVGDrawing(
      """
      <g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>
      <pattern id='p' width='9' height='9' patternUnits='userSpaceOnUse'>
        <rect width='5' height='5' fill='url(#p)'/></pattern>
      <mask id='m'><rect width='50' height='50' mask='url(#m)' fill='white'/></mask>
      <clipPath id='c' clip-path='url(#c)'><rect width='50' height='50'/></clipPath>
      <linearGradient id='l' href='#l'/><filter id='f'><feOffset in='x' result='x'/></filter>
      <marker id='k'><path d='M0 0L5 5' marker-end='url(#k)'/></marker>
      <rect width='20' height='20' fill='url(#p)' mask='url(#m)' clip-path='url(#c)'/>
      <path d='M0 0L9 9' stroke='url(#l)' marker-end='url(#k)' filter='url(#f)'/>
      """)
    #expect(drawing.warnings.contains { $0.contains("refers to an element that it is a part of") })
  }

  @Test func growingUsesAreCutOff() throws {
    var body = "<g id='g0'><rect width='1' height='1'/></g>"
    for level in 1...12 {
      let uses = String(repeating: "<use href='#g\(level - 1)'/>", count: 10)
      body += "<defs><g id='g\(level)'>\(uses)</g></defs>"
    }
    let source = "<svg xmlns='http://www.w3.org/2000/svg'>\(body)<use href='#g12'/></svg>"
    let drawing = try SVGDocument(source.utf8).drawing(
      in: PixelRect(x: 0, y: 0, width: 9, height: 9))
    #expect(drawing.warnings.contains { $0.message.contains("more to paint than is allowed") })
  }

  @Test func deepFilesAreErrorsOrCutOff() throws {
    let deep = String(repeating: "<g opacity='.9'>", count: 240)
    let drawing = try SVGDrawing(
      deep + "<rect width='9' height='9'/>" + String(repeating: "</g>", count: 240))
    #expect(drawing.warnings.contains { $0.contains("nested more than 160 deep") })
    #expect(throws: SVGError.self) {
      try SVGDrawing(
        String(repeating: "<g>", count: 300) + String(repeating: "</g>", count: 300))
    }
  }

  @Test func budgetsEndReading() {
    let poor = RenderBudget(RenderBudget.Limits(bytes: 100))
    #expect(throws: LimitError.self) {
      try SVGDocument("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8, budget: poor)
    }
  }

  /// Files with changed bytes are drawn or refused: nothing traps, and each takes a bounded time.
  @Test func changedFilesAreDrawnOrRefused() throws {
    let seed = Array(
      """
      <svg xmlns='http://www.w3.org/2000/svg' width='40' height='40' viewBox='0 0 40 40'>
      <style>.a{fill:red;stroke-dasharray:3 1}</style>
      <linearGradient id='g' x2='.5'><stop offset='.1' stop-color='#f00'/><stop offset='1'/>
      </linearGradient><radialGradient id='r' fx='.2' r='.4' href='#g'/>
      <pattern id='p' width='.2' height='7'><circle r='3'/></pattern>
      <clipPath id='c'><path d='M0 0a9 9 0 0120 5q3 4 5 5t3 3z'/></clipPath>
      <mask id='m'><rect width='30' height='1e1' fill='url(#g)'/></mask>
      <marker id='k' orient='auto'><path d='M0 0L3 3'/></marker>
      <filter id='f'><feGaussianBlur stdDeviation='1'/><feMorphology radius='1'/></filter>
      <g transform='rotate(20) scale(1.5 .5)' clip-path='url(#c)' opacity='.5'>
      <rect class='a' x='3' y='4' width='20' height='9' rx='3' fill='url(#p)' mask='url(#m)'/>
      <use id='u' href='#k'/><ellipse cx='9' cy='9' rx='5' fill='url(#r)' filter='url(#f)'/>
      <path d='M1 1C5 5 9 9 20 1' stroke='blue' stroke-width='2' marker-end='url(#k)'/></g>
      <text x='3 5' y='20' font-size='9' rotate='5'>ab<tspan dy='1'>c</tspan></text></svg>
      """.utf8)
    var random = SeededRandom(seed: 11)
    let numbers = ["1e308", "-1e308", "0", "-1", "1e-300", "99999999999", "%", "NaN", "1e5"]
    for _ in 0..<1500 {
      var bytes = seed
      for _ in 0...random.below(4) {
        let place = random.below(bytes.count)
        switch random.below(5) {
        case 0: bytes[place] = UInt8(32 + random.below(95))
        case 1: bytes.removeSubrange(place..<min(place + random.below(6), bytes.count))
        case 2: bytes.insert(contentsOf: bytes[place..<min(place + 30, bytes.count)], at: place)
        default:
          // A number becomes another one.
          guard let digit = bytes[place...].firstIndex(where: { $0 >= 48 && $0 <= 57 }) else {
            continue
          }
          bytes.replaceSubrange(
            digit...digit, with: Array(numbers[random.below(numbers.count)].utf8))
        }
      }
      let budget = RenderBudget(RenderBudget.Limits(bytes: 64 << 20, duration: .seconds(5)))
      let source = String(decoding: bytes, as: UTF8.self)
      guard let document = try? SVGDocument(source.utf8, budget: budget) else { continue }
      _ = try? SVGDrawing(raw: document, budget: budget)
    }
  }
}
