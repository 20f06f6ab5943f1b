import GalleySVG
import Testing

/// Which font the texts of a file are set in.
@Suite struct SVGFontTests {
  private func draw(_ text: String) throws -> SVGDrawing {
    try SVGDrawing(text, attributes: "width='200' height='40' font-family='Inter' font-size='20'")
  }

  /// Two ways to say the same: what is drawn is the same, too, and another than the plain text.
  @Test(arguments: [
    // The shorthand resets what it does not name.
    (
      "<g font-weight='bold' font-style='italic'><text x='5' y='28' style='font:20px Inter'>ab</text></g>",
      "<text x='5' y='28'>ab</text>"
    ),
    (
      "<text x='5' y='28' style='font:italic bold 24px/1.5 \"Source Serif Pro\", serif'>ab</text>",
      "<text x='5' y='28' font-style='italic' font-weight='700' font-size='24' font-family='serif'>ab</text>"
    ),
    (
      "<style>text { font: 300 1.5em / 2 monospace }</style><text x='5' y='28'>ab</text>",
      "<text x='5' y='28' font-weight='300' font-size='30' font-family='monospace'>ab</text>"
    ),
    (
      "<g font-style='italic'><text x='5' y='28' font-style='inherit'>ab</text></g>",
      "<text x='5' y='28' font-style='italic'>ab</text>"
    ),
    (
      "<g font-weight='700'><text x='5' y='28' font-weight='initial'>ab</text></g>",
      "<text x='5' y='28'>ab</text>"
    ),
    (
      "<g text-anchor='end'><text x='50' y='28' text-anchor='inherit'>ab</text></g>",
      "<text x='50' y='28' text-anchor='end'>ab</text>"
    ),
    // A family without that axis has a face that is as heavy.
    (
      "<text x='5' y='28' style='font-variation-settings:\"wght\" 900'>ab</text>",
      "<text x='5' y='28' font-weight='900'>ab</text>"
    ),
    (
      "<text x='5' y='28' style='font-variant:tabular-nums'>111</text>",
      "<text x='5' y='28' style='font-feature-settings:\"tnum\" 1'>111</text>"
    ),
    (
      "<text x='5' y='28' style='text-transform:uppercase'>ab</text>",
      "<text x='5' y='28'>AB</text>"
    ),
    // Capitals that are made are seven tenths of the size.
    (
      "<text x='5' y='28' font-variant='small-caps'>xy</text>",
      "<text x='5' y='28' font-size='14'>XY</text>"
    ),
    (
      "<text x='5' y='28' style='font:20px serif;font-variant-caps:small-caps'>xy</text>",
      "<text x='5' y='28' font-family='serif' style='font-feature-settings:\"smcp\"'>xy</text>"
    ),
    ("<text x='5' y='28' style='font-kerning:none'>AVATA</text>", Self.unkerned),
  ])
  func saidInTwoWays(one: String, other: String) throws {
    let (one, other) = (try draw(one), try draw(other))
    #expect(one.bitmap == other.bitmap)
    #expect(one.warnings.isEmpty && other.warnings.isEmpty)
    #expect(one.ink != nil)
  }

  private static let unkerned =
    "<text x='5' y='28' style='font-feature-settings:\"kern\" off'>AVATA</text>"

  @Test func kerningAndFeaturesAreSeen() throws {
    let kerned = try draw("<text x='5' y='28'>AVATA</text>")
    #expect(kerned.bitmap != (try draw(Self.unkerned)).bitmap)
    let plain = try draw("<text x='5' y='28'>111</text>")
    let tabular = try draw("<text x='5' y='28' style='font-variant:tabular-nums'>111</text>")
    #expect(plain.bitmap != tabular.bitmap)
  }

  @Test(arguments: [
    (
      "font-family='Nothing Serif'",
      "line 1: there is no font Nothing Serif: the fallback is the serif font"
    ),
    (
      "font-family='fantasy'",
      "line 1: there is no font for fantasy: the fallback is the standard font"
    ),
    (
      "style='font-feature-settings:\"zzzz\"'",
      "line 1: the font has no feature zzzz: the text is set without it"
    ),
    (
      "style='font-variation-settings:\"GRAD\" 5'",
      "line 1: the font does not vary along GRAD: the text is set without it"
    ),
    (
      "style='font-optical-sizing:none'",
      "line 1: font-optical-sizing: none is not supported: letters are those of their size"
    ),
    ("style='font:bold Inter'", "line 1: the font bold Inter is not understood and is ignored"),
    (
      "style='font-variant:stylistic(x)'",
      "line 1: font-variant \"stylistic(x)\" is not supported and is ignored"
    ),
    (
      "style='inline-size:50px'",
      "line 1: lines are not broken by inline-size: the text is one line"
    ),
    ("style='text-decoration:underline wavy'", "line 1: wavy lines of texts are drawn solid"),
  ])
  func whatIsNotDrawnIsAWarning(attribute: String, warning: String) throws {
    #expect(try draw("<text x='5' y='28' \(attribute)>a</text>").warnings == [warning])
  }

  @Test func missingCharactersAreAWarning() throws {
    let warnings = try draw("<text x='5' y='28'>\u{12000}</text>").warnings
    try #require(warnings.count == 1 && warnings[0].contains("U+12000"), "\(warnings)")
  }
}

extension SVGDrawing {
  /// The first column and row of what is half there at least, and the last ones; nil where nothing is.
  var ink: [Int]? {
    var found: [Int]?
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].alpha > 127 {
        let old = found ?? [x, y, x, y]
        found = [min(old[0], x), min(old[1], y), max(old[2], x), max(old[3], y)]
      }
    }
    return found
  }
}
