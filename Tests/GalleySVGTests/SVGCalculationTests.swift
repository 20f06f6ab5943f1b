import GalleySVG
import Testing

/// Math functions, mixtures of colours and `@supports`: CSS Values 4 (10), CSS Color 5 (3), CSS Conditional 3 (6).
@Suite struct SVGCalculationTests {
  private let green = "008000"

  /// The part of a row of 100 pixels that a rectangle of a width covers.
  private func width(_ value: String, _ attributes: String = "", style: Bool = false) throws -> Int
  {
    let stated = style ? "style='width: \(value)'" : "width='\(value)'"
    let drawing = try SVGDrawing(
      "<rect \(stated) height='9' fill='green' font-size='20' \(attributes)/>",
      attributes: "width='100' height='100' font-size='10'")
    #expect(drawing.warnings.isEmpty, "\(value): \(drawing.warnings)")
    return (0..<100).count { drawing.color($0, 4) == green }
  }

  @Test(arguments: [
    ("calc(10px + 2 * 5px)", 20), ("calc(50% - 10px)", 40), ("calc((1em + 2px) * 2)", 44),
    ("calc(100% / 4)", 25), ("min(30px, 50%)", 30), ("max(30px, 50%)", 50),
    ("clamp(10px, 80%, 60px)", 60), ("clamp(70px, 10%, 60px)", 70), ("CALC(1in - 36px)", 60),
    ("calc(1rem + 10vw)", 20), ("calc(-1 * (10% - 40px))", 30), ("calc(min(10px, 20%) + 5%)", 15),
    ("calc(10px - 20px)", 0), ("calc(pi * 10px)", 31), ("max(0px, -5%)", 0), ("calc(20px)", 20),
  ])
  func lengthsAreWorkedOut(value: String, expected: Int) throws {
    #expect(try width(value) == expected, "\(value)")
    #expect(try width(value, style: true) == expected, "\(value) in a style")
  }

  @Test(arguments: [
    "calc(1px+2px)", "calc(1px + 2)", "calc(2px * 3px)", "calc(1px / 0)", "calc()", "min()",
    "calc(1deg + 1px)", "clamp(1px, 2px)", "calc(1px", "calc(1foo)", "calc(1px) calc(2px +)",
  ])
  func whatIsNoCalculationCountsAsMissing(value: String) throws {
    for stated in ["width='\(value)'", "style='width: \(value)'"] {
      let drawing = try SVGDrawing("<rect \(stated) height='9' fill='green'/>")
      #expect(drawing.color(1, 4) == "-" && drawing.warnings.count == 1, "\(stated)")
    }
  }

  /// Scripts, data and what is for people are not read.
  @Test(arguments: ["onclick", "onload", "data-a", "aria-label", "title"])
  func functionsOfScriptsAndTextsAreNone(name: String) throws {
    for value in ["Math.max(a)", "console.log(calc(", "round(calc(1px+2px))", "a sin(x)"] {
      let drawing = try SVGDrawing(
        "<rect width='9' height='calc(4px + 5px)' fill='green' \(name)='\(value)'/>")
      #expect(drawing.warnings.isEmpty && drawing.color(4, 8) == green, "\(value)")
    }
  }

  /// Of an image of 100 by 100 pixels; an em and a rem of a condition are 16.
  @Test(arguments: [
    ("(min-width: calc(50px + 40px))", true), ("(min-width: calc(50px + 60px))", false),
    ("(min-width: calc(1em + 90px))", false), ("(max-width: calc(1em + 90px))", true),
    ("(width >= calc(100px - 1em))", true), ("(width < calc(100px - 1em))", false),
    ("(min-width: calc(180px / 2))", true), ("(min-width: calc(220px / 2))", false),
    ("(min-width: max(1rem, 50vw))", true), ("(min-width: calc(6rem + 5px))", false),
    ("(min-width: 7rem)", false), ("(min-width: 50vw)", true), ("(min-width: 101vw)", false),
    ("(min-width: calc(1px+2px))", false), ("(min-width: calc(1px + 50%))", false),
    ("not all and (min-width: calc(1em + 90px))", true),
    ("(max-aspect-ratio: calc(1 + 1) / 1)", true), ("(min-aspect-ratio: calc(1 + 1)/1)", false),
  ])
  func conditionsAreWorkedOut(condition: String, holds: Bool) throws {
    let text = condition.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    let drawing = try SVGDrawing(
      "<style>@media \(text) { rect { fill: green } }</style>"
        + "<rect width='9' height='9' fill='red'/>")
    #expect(drawing.color(4, 4) == (holds ? green : "ff0000"), "\(condition)")
    #expect(drawing.warnings.isEmpty, "\(drawing.warnings)")
  }

  /// A rem is the font size of the root; in that itself it is the initial one, 16.
  @Test(arguments: [
    ("font-size='calc(10px + 10px)'", 20), ("font-size='calc(1em + 4px)'", 20),
    ("font-size='calc(1rem + 4px)'", 20), ("font-size='2rem'", 32),
    ("style='font-size: calc(50% + 12px)'", 20), ("style='font-size: max(1rem, 30px)'", 30),
  ])
  func aRemIsTheFontSizeOfTheRoot(root: String, rem: Int) throws {
    let drawing = try SVGDrawing(
      "<rect width='2rem' height='9' fill='green'/>"
        + "<rect y='10' width='calc(1rem + 1em)' height='9' fill='green'/>",
      attributes: "width='100' height='100' \(root)")
    for y in [4, 14] {
      #expect((0..<100).count { drawing.color($0, y) == green } == 2 * rem, "\(root)")
    }
    #expect(drawing.warnings.isEmpty, "\(drawing.warnings)")
  }

  @Test func otherValuesThanLengthsAreWorkedOut() throws {
    let drawing = try SVGDrawing(
      """
      <rect width='10' height='10' fill='rgb(calc(255 / 5) 0 calc(50% * 2))'/>
      <rect x='20' width='10' height='10' fill='red' opacity='calc(1 / 5)'/>
      <rect width='10' height='10' fill='green' transform='translate(calc(50% - 10px), calc(1em * 2))'
        font-size='10'/>
      <rect width='10' height='10' fill='blue' transform='translate(50 50) rotate(calc(0.25turn * 2))'/>
      <rect x='60' y='60' width='40' height='40' fill='teal' style='clip-path: inset(calc(50% - 10px))'/>
      """)
    #expect(drawing.warnings.isEmpty, "\(drawing.warnings)")
    #expect(drawing.color(5, 5) == "3300ff")
    #expect(drawing.color(25, 5) == "ff000033")
    #expect(drawing.colors((45, 25), (39, 25), (45, 19)) == [green, "-", "-"])
    #expect(drawing.colors((45, 45), (55, 55)) == ["0000ff", "-"])
    #expect(
      drawing.colors((70, 70), (69, 75), (89, 89), (90, 85)) == ["008080", "-", "008080", "-"])
  }

  /// The examples of CSS Color 5 (3.4 and 3.5) and of its suite, in 8 bits.
  @Test(arguments: [
    ("color-mix(in srgb, red, blue)", "800080"), ("color-mix(in srgb, red 25%, blue)", "4000bf"),
    ("color-mix(in srgb, 75% red, blue)", "bf0040"),
    ("color-mix(in srgb, red, blue 75%)", "4000bf"),
    ("color-mix(in srgb-linear, white, black)", "bcbcbc"),
    ("color-mix(in lab, white, black)", "777777"), ("color-mix(in oklab, white, black)", "636363"),
    ("color-mix(in hsl, red, lime)", "ffff00"),
    ("color-mix(in hsl longer hue, red, lime)", "0000ff"),
    ("color-mix(in hsl decreasing hue, red, lime)", "0000ff"),
    ("color-mix(in hwb, white, blue)", "8080ff"), ("color-mix(in hwb, white, black)", "808080"),
    ("color-mix(in xyz, white, black)", "bcbcbc"),
    ("color-mix(in xyz-d50, white, black)", "bcbcbc"),
    ("color-mix(in xyz-d65, white, black)", "bcbcbc"),
    ("color-mix(in display-p3, red 100%, blue 0%)", "ff0000"),
    ("color-mix(in oklch, red, red)", "ff0000"), ("color-mix(in lch, blue 100%, red 0%)", "0000ff"),
    ("color-mix(in srgb, currentcolor, white)", "80c080"),
    ("color-mix(in srgb, color-mix(in srgb, red, blue), white 0%)", "800080"),
  ])
  func coloursAreMixed(value: String, expected: String) throws {
    let drawing = try SVGDrawing("<rect width='9' height='9' color='green' fill='\(value)'/>")
    #expect(drawing.color(4, 4) == expected, "\(value)")
    #expect(drawing.warnings.isEmpty)
  }

  /// Alphas: components count by them, and percentages that are less than 100 in all make the mixture translucent.
  @Test func mixturesHaveAlphas() throws {
    let drawing = try SVGDrawing(
      """
      <rect width='9' height='9' fill='color-mix(in srgb, red 20%, blue 20%)'/>
      <rect x='10' width='9' height='9' fill='color-mix(in srgb, rgb(255 0 0 / 0), blue)'/>
      <rect x='20' width='9' height='9' style='fill: color-mix(in srgb, red 80%, blue 80%)'/>
      """)
    #expect(drawing.colors((4, 4), (14, 4), (24, 4)) == ["80008066", "0000ff80", "800080"])
  }

  @Test(arguments: [
    ("(fill: red)", true), ("(fill: nonsense)", false), ("not (fill: nonsense)", true),
    ("(display: grid)", false), ("(fill: red) and (stroke-width: 2px)", true),
    ("(fill: red) and (nothing: 1)", false), ("(fill: red) or (nothing: 1)", true),
    ("((fill: red))", true), ("(width: calc(1px + 2px))", true), ("(width: calc(1px+2px))", false),
    ("(fill: color-mix(in srgb, red, blue))", true), ("(mix-blend-mode: multiply)", true),
    ("(r: 50vmin)", true), ("(stroke-width: 2vw)", true), ("(stroke-dasharray: 1rem 2vh)", true),
    ("(width: calc(1vw + 2rem))", true), ("(width: calc(1vw+2rem))", false), ("(r: 2foo)", false),
    ("(clip-path: circle(50%))", true), ("(clip-path: shape(from 0 0))", false),
    ("(translate: 9px)", true),
    ("(translate: 9)", false), ("(rotate: 1 1 0 9deg)", false), ("(scale: 50% 2)", true),
    ("(--any: thing)", true), ("selector(a > b)", true),
    ("selector(a:::b)", false), ("not selector(a:::b)", true), ("font-tech(color-COLRv1)", false),
    ("not font-tech(color-COLRv1)", false), ("(fill: red) and (r: 1) or (r: 2)", false),
    ("(transform: rotate(9deg)) and (not (transform: nonsense))", true), ("fill: red", false),
    ("", false),
  ])
  func supportsAsksForWhatIsDrawn(condition: String, holds: Bool) throws {
    let drawing = try SVGDrawing(
      "<style>@supports \(condition.replacing(">", with: "&gt;")) { rect { fill: green } }</style>"
        + "<rect width='9' height='9' fill='red'/>")
    #expect(drawing.color(4, 4) == (holds ? green : "ff0000"), "\(condition)")
    #expect(drawing.warnings.isEmpty, "\(drawing.warnings)")
  }
}
