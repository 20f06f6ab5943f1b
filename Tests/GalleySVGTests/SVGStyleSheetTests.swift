import GalleySVG
import Testing

/// Which elements a selector is of: every case has three rectangles in a group, and says which ones turn green.
@Suite struct SVGSelectorTests {
  private static func green(_ css: String) throws -> (drawn: String, warnings: [String]) {
    let drawing = try SVGDrawing(
      """
      <style>\(css)</style>
      <g id='g' class='row' lang='de-AT'><desc/><rect class='a one' width='20' height='20'/>
      <rect id='b' class='a two' data-k='x-Y' x='20' width='20' height='20'/>
      <a href='#b'><rect class='three' x='40' width='20' height='20'/></a></g>
      """)
    let places = [(10, "1"), (30, "2"), (50, "3")]
    let drawn = places.filter { drawing.color($0.0, 10) == "008000" }.map(\.1).joined()
    return (drawn, drawing.warnings)
  }

  @Test(arguments: [
    ("rect", "123"), ("*", "123"), (".a", "12"), (".a.two", "2"), ("#b", "2"), ("rect#b.two", "2"),
    ("g > rect", "12"), ("g rect", "123"), ("rect + rect", "2"), ("desc ~ rect", "12"),
    ("svg > rect", ""), (":root rect", "123"), ("svg:root > .row > rect", "12"),
    (".one:first-child", ""), ("rect:nth-child(2)", "1"), ("rect:nth-child(2n+1)", "23"),
    ("rect:nth-child(2n + 1)", "23"), ("rect:nth-child(odd)", "23"), ("rect:nth-child(even)", "1"),
    ("rect:nth-child(-n+2)", "13"), ("rect:nth-last-child(2)", "2"), ("rect:nth-of-type(1)", "13"),
    ("rect:nth-last-of-type(1)", "23"), ("rect:first-of-type", "13"), ("rect:last-of-type", "23"),
    ("rect:only-child", "3"), ("rect:only-of-type", "3"), ("rect:nth-child(1 of .a)", "1"),
    ("rect:nth-last-child(1 of .a)", "2"), ("rect:empty", "123"), ("g:empty rect", ""),
    ("rect:not(.a)", "3"), ("rect:not(.one, .two)", "3"), ("rect:not(:nth-child(3))", "13"),
    (":is(.one, .three)", "13"), (":where(.one, #b)", "12"), ("g :is(a, svg) > rect", "3"),
    (":is(.one, ::wrong)", "1"), ("rect:not(g > a > *)", "12"), ("a:link rect", "3"),
    ("a:any-link > rect", "3"), ("rect:lang(de)", "123"), (":lang(en) rect", ""),
    ("[data-k]", "2"), ("[data-k=x-Y]", "2"), ("[data-k='x-y']", ""), ("[data-k='x-y' i]", "2"),
    ("[data-k|=x]", "2"), ("[class~=two]", "2"), ("[class^='a ']", "12"), ("[class$=two]", "2"),
    ("[class*='e']", "13"), ("[x='40']", "3"), ("*|rect", "123"), (".\\6fne", "1"),
    (".on\\65 ", "1"), ("RECT", ""), (".A", ""), ("rect:hover", ""), ("a:hover rect, .one", "1"),
  ])
  func selectorsSelect(selector: String, expected: String) throws {
    let found = try Self.green("rect { fill: red } \(selector) { fill: green !important }")
    #expect(found.drawn == expected, "\(selector)")
    #expect(found.warnings.isEmpty)
  }

  /// What is not understood takes nothing from the other selectors of its list.
  @Test(arguments: [
    "::before", ":unheard-of", "rect::first-line", "p|rect", "..x", "rect:nth-child(x)",
  ])
  func selectorsOfAListCountOneByOne(wrong: String) throws {
    for list in ["\(wrong), .one", ".one,\(wrong)", ".one, \(wrong), .three"] {
      let found = try Self.green("\(list) { fill: green } .two { fill: red }")
      #expect(found.drawn == (list.contains("three") ? "13" : "1"), "\(list)")
      #expect(found.warnings == ["line 1: the selector \(wrong) is not supported"])
    }
  }

  @Test func listsWeighAsMuchAsTheirHeaviestSelector() throws {
    func drawn(_ css: String) throws -> String { try Self.green(css).drawn }
    #expect(try drawn(":is(rect, #nobody) { fill: green } .a.two { fill: red }") == "123")
    #expect(try drawn(":where(#b, rect) { fill: green } rect { fill: red }") == "")
    #expect(try drawn("rect:not(#x) { fill: green } .a.one { fill: red }") == "123")
    #expect(try drawn("rect:nth-child(n) { fill: green } rect { fill: red }") == "123")
    #expect(try drawn(".one { fill: green !important } #b, .a.one { fill: red }") == "1")
  }

  @Test func namespacesAreDeclared() throws {
    let svg = "@namespace s url(http://www.w3.org/2000/svg);"
    #expect(try Self.green(svg + "s|rect.one { fill: green }").drawn == "1")
    let html = "@namespace h 'http://www.w3.org/1999/xhtml';"
    #expect(try Self.green(html + "h|rect { fill: green }").drawn == "")
    #expect(try Self.green(html + "*|rect { fill: green }").drawn == "123")
  }

  /// 20,000 rules for 3,000 elements are looked at where their names are, and a selector that goes back in many ways ends.
  @Test func manyRulesAndManySiblingsTakeAMoment() throws {
    let rules = (0..<19_000).map { ".r\($0){fill:red}" }.joined()
    let rects = (0..<3000).map { "<rect class='r\($0)' width='1' height='1'/>" }.joined()
    let drawing = try SVGDrawing(
      "<style>\(rules) rect ~ rect:last-child { fill: green } rect:nth-of-type(2) {fill:blue}</style>"
        + rects)
    #expect(drawing.warnings.isEmpty)
    #expect(drawing.color(0, 0) == "008000")
    let deep = String(repeating: "<g>", count: 100)
    let back = String(repeating: "g ", count: 60) + ".nobody rect"
    let slow = try SVGDrawing(
      "<style>\(back) { fill: red }</style>\(deep)<rect width='9' height='9'/>"
        + String(repeating: "</g>", count: 100))
    #expect(slow.color(4, 4) == "000000")
  }
}

@Suite struct SVGStyleSheetTests {
  private static let green = "008000"

  private static func color(_ css: String, _ attributes: String = "") throws -> String {
    try SVGDrawing(
      "<style><![CDATA[\(css)]]></style><g class='g'><rect class='r' width='100' height='100' \(attributes)/></g>"
    ).color(50, 50)
  }

  @Test(arguments: [
    ("screen", true), ("all", true), ("print", false), ("not print", true), ("only screen", true),
    ("screen and (min-width: 100px)", true), ("(max-width: 99px)", false), ("(width: 100px)", true),
    ("print, (min-width: 5em)", true), ("(width >= 100px)", true),
    ("(50px < width < 100px)", false),
    ("(50px<=width<=100px)", true), ("(prefers-color-scheme: light)", true),
    ("(prefers-color-scheme: dark)", false), ("not (prefers-color-scheme: dark)", true),
    ("(prefers-color-scheme)", true), ("(orientation: portrait)", true),
    ("(aspect-ratio: 1/1)", true), ("(color)", true), ("(hover: hover)", false),
    ("(prefers-reduced-motion: reduce)", false), ("(width) and (not (width: 1px))", true),
    ("(width: 1px) or (height: 100px)", true), ("((width: 1px) or (color)) and (color)", true),
    ("screen and", false), ("(width: x)", false), ("", true),
  ])
  func mediaConditionsHoldOnAScreenOfTheFilesSize(query: String, holds: Bool) throws {
    let color = try Self.color(
      ".r { fill: red } @media \(query) { .r { fill: green } } @media print { .r { fill: blue } }")
    #expect(color == (holds ? Self.green : "ff0000"), "\(query)")
  }

  @Test func mediaOfStyleElementsAndNestedRules() throws {
    let drawing = try SVGDrawing(
      """
      <style media='print'>rect { fill: red }</style>
      <style media='screen'>@media all { @media (width > 9px) { .a { fill: green } } }
        @media (unheard-of: 1) { rect { fill: red } }
        @font-face { font-family: x; src: url(x) } @keyframes k { from { fill: red } }
        .b { fill: green; .c { fill: red } }</style>
      <rect class='a' width='50' height='50'/><rect class='b c' x='50' width='50' height='50'/>
      """)
    #expect(drawing.colors((9, 9), (60, 9)) == [Self.green, Self.green])
    #expect(
      drawing.warnings == [
        "line 1: the condition unheard-of is not supported",
        "line 1: the style sheet's @font-face rule is not supported",
        "line 1: the style sheet's @keyframes rule is not supported",
        "line 1: a rule in another rule is not supported",
      ])
  }

  @Test(arguments: [
    (":root { --c: green } .r { fill: var(--c) }", ""),
    (".r { fill: var(--c, green) }", ""), (".r { fill: var(--c, var(--d, green)) }", ""),
    ("", "fill='var(--c, green)'"), (".g { --c: green }", "fill='var(--c)'"),
    (".g { --c: green }", "style='fill: var( --c )'"),
    (".g { --c: red } .r { --c: green }", "fill='var(--c)'"),
    (".r { --c: green !important; --c: red }", "fill='var(--c)'"),
    (":root { --g: 128 } ", "fill='rgb(0, var(--g), 0)'"),
    (":root { --a: var(--b); --b: green } .r { --b: red }", "fill='var(--a)'"),
    (":root { --a: var(--b, green) }", "fill='var(--a)'"),
    (":root { --a: var(--b); --b: var(--a) }", "fill='var(--a, green)'"),
    (".g { fill: green } .r { fill: var(--none) }", "fill='red'"),
    (".g { fill: green; --c: nonsense } .r { fill: red; fill: var(--c) }", ""),
    (":root { --C: green; --c: red }", "fill='var(--C)'"),
    (":root { --c: red } .r { --c: initial }", "fill='var(--c, green)'"),
    (":root { --c: green } .r { --c: inherit }", "fill='var(--c)'"),
    (":root { --p: none } .r { fill: green; stroke: var(--p) }", ""),
    (":root { --s: ;} .r { fill: var(--s) green }", ""),
  ])
  func variablesStandForTheirValues(css: String, attributes: String) throws {
    #expect(try Self.color(css, attributes) == Self.green, "\(css) \(attributes)")
  }

  /// A value that doubles thirty times is given up, and so is a chain that is too long.
  @Test func variablesThatGrowEnd() throws {
    let doubling = (0..<30).map { "--v\($0): var(--v\($0 + 1))var(--v\($0 + 1));" }.joined()
    #expect(
      try Self.color(":root { \(doubling) --v30: red } .r { fill: var(--v0, green) }")
        == Self.green)
    let chain = (0..<5000).map { "--v\($0): var(--v\($0 + 1));" }.joined()
    let drawing = try SVGDrawing(
      "<style>:root { \(chain) --v5000: red }</style><rect width='9' height='9' fill='var(--v0, green)'/>"
    )
    #expect(drawing.color(4, 4) == Self.green)
    #expect(
      drawing.warnings == ["line 1: custom properties that name each other are nested too deep"])
    let nested = String(repeating: "var(--x,", count: 5000)
    #expect(try Self.color("", "fill='\(nested)red'") == "000000")
  }

  @Test func firstValuesAreNotInheritedOnes() throws {
    let drawing = try SVGDrawing(
      """
      <g fill='red' stroke='red' stroke-width='9' opacity='.5'>
      <rect width='20' height='20' fill='initial' stroke='initial'/></g>
      <g fill='green'><rect x='30' width='20' height='20' style='fill:unset'/></g>
      <g visibility='hidden'><rect x='60' width='20' height='20' visibility='initial'/></g>
      """)
    #expect(drawing.colors((10, 10), (40, 10), (70, 10)) == ["00000080", Self.green, "000000"])
  }

  /// SVG 2, 6.6: style sheets alone set these.
  @Test func attributesThatAreNoPropertiesChangeNothing() throws {
    let drawing = try SVGDrawing(
      "<rect width='99' height='99' fill='red'/>"
        + "<rect width='99' height='99' fill='green' mix-blend-mode='screen' isolation='isolate'/>")
    #expect(drawing.color(9, 9) == Self.green)
  }

  @Test func bracketsInQuotesAndCommentsEndNothing() throws {
    let css = ".x { content: '}' } /* } */ .r { fill: green; --q: \"a;b}\" } .y { a: b"
    #expect(try Self.color(css) == Self.green)
  }
}
