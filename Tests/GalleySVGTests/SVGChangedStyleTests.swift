import GalleyBudget
import GalleySVG
import TestSupport
import Testing

/// Files full of styles with changed bytes are drawn or refused: nothing traps, and each takes a bounded time.
@Suite struct SVGChangedStyleTests {
  private static let seed = Array(
    """
    <svg xmlns='http://www.w3.org/2000/svg' width='40' height='2rem' viewBox='0 0 40 40'
      style='background:oklch(.7 .1 20);--a:var(--b,1px)'><style media='screen'>
    @namespace s url(http://www.w3.org/2000/svg); :root{--b:3;--c:hsl(20 50% 40%/.5)}
    @media (min-width:1px) and (not (color:0)){.a:not(#u):nth-child(2n+1 of .a, g),s|rect ~ *{fill:var(--c,red)}}
    @media (10px &lt;= width &lt; 90vw){:is(.b,:where(a b>c+d)) :hover,[class~='b' i]{stroke:lab(50 20 30)!important}}
    .c{transform:rotate(30deg) translate(10%,2em);transform-box:fill-box;transform-origin:right 3px bottom}
    .d{clip-path:inset(1px 2px 3% round 4px 5px/6px) stroke-box}.e{clip-path:polygon(evenodd,0 0,9px 5px,50% 99%)}
    .f{clip-path:ellipse(9px 50% at left 3px top 20%) fill-box}.g{clip-path:path('M0 0h9v9z')}</style>
    <symbol id='s' x='1' y='2' width='20' height='10' viewBox='0 0 9 9' refX='center'><rect class='a' width='9'
      height='9' fill='context-fill'/></symbol><use href='#s' class='b c' fill='url(#p) blue'/>
    <pattern id='p' width='.3' height='.2' patternTransform='rotate(9)' transform-origin='50%'><circle r='3'/></pattern>
    <marker id='m' overflow='inherit' orient='auto'><path d='M0 0L5 5' stroke='context-stroke'/></marker>
    <g class='a d'><rect class='c e' width='12' height='9' rx='2'/><path class='f' d='M1 1A9 5 0 1 1 20 9' id='u'
      pathLength='9' stroke-dasharray='1 2' stroke='color(rec2020 .2 .3 .4)' marker-mid='url(#m)'/>
    <text class='g' y='20' font-size='9'>ab</text></g></svg>
    """.utf8)

  @Test func changedStylesAreDrawnOrRefused() throws {
    var random = SeededRandom(seed: 36)
    let parts = [
      "1e308", "-1e308", "0", "-1", "1e-300", "99999999999", "%", "NaN", "(", ")", "{", "}", ",",
      ";", "var(--a)",
      "--b:var(--a);", ":not(", ":is(*)", " ~ ", "url(#s)", "url(#u)", "inherit", "initial", "/*",
      "\\", "none", "'",
    ]
    let whole = try SVGDocument(Self.seed)
    _ = try SVGDrawing(raw: whole, budget: RenderBudget(.unlimited))
    for _ in 0..<1500 {
      var bytes = Self.seed
      for _ in 0...random.below(5) {
        let place = random.below(bytes.count)
        switch random.below(5) {
        case 0: bytes[place] = UInt8(32 + random.below(95))
        case 1: bytes.removeSubrange(place..<min(place + random.below(9), bytes.count))
        case 2:
          bytes.insert(
            contentsOf: bytes[place..<min(place + 40, bytes.count)], at: random.below(bytes.count))
        default:
          let end = min(place + random.below(4), bytes.count)
          bytes.replaceSubrange(place..<end, with: Array(parts[random.below(parts.count)].utf8))
        }
      }
      let budget = RenderBudget(RenderBudget.Limits(bytes: 64 << 20, duration: .seconds(5)))
      guard let document = try? SVGDocument(bytes, budget: budget) else { continue }
      _ = try? SVGDrawing(raw: document, budget: budget)
    }
  }
}
