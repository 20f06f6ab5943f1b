import GalleySVG
import Testing

/// Colours as CSS Color 4 writes them. Values of green and of the long ones: Web Platform Tests, css/css-color, which state
/// them beside `green`, `#7d2329` and `#c65d06`.
@Suite struct SVGColorTests {
  private static func drawn(_ color: String) throws -> String {
    try SVGDrawing("<rect width='100' height='100' fill='blue' style='fill: \(color)'/>")
      .color(50, 50)
  }

  @Test(arguments: [
    ("rgb(0 128 0)", "008000"), ("rgb(0% 50% 0%)", "008000"), ("rgb(0, 128, 0)", "008000"),
    ("rgb(0 50% 0)", "008000"), ("rgb(0 128 0 / 50%)", "00800080"), ("rgb(0 128 none)", "008000"),
    ("rgba(0,128,0,.5)", "00800080"), ("RGB(0 128 0/.5)", "00800080"), ("#008000", "008000"),
    ("#0F0", "00ff00"), ("#0f08", "00ff0088"), ("rgb(300 -5 0)", "ff0000"),
    ("hsl(120 100% 25%)", "008000"), ("hsl(120deg, 100%, 25%)", "008000"),
    ("hsl(0.3333turn 100 25)", "008000"), ("hsla(480 100% 25% / 0.5)", "00800080"),
    ("hsl(none 0% 50%)", "808080"), ("hwb(120 0% 49.8%)", "008000"), ("hwb(194 0% 0%)", "00c3ff"),
    ("hwb(0 100% 100%)", "808080"), ("hwb(0deg 20% none)", "ff3333"),
    ("lab(46.2775% -47.5621 48.5837)", "008000"), ("lab(46.2775 -47.5621 48.5837 / 1)", "008000"),
    ("lab(29.2345% 39.3825 20.0664)", "7d2329"), ("lab(100 0 0)", "ffffff"),
    ("lab(0 0 0)", "000000"),
    ("lch(46.2775% 67.9892 134.3912)", "008000"), ("lch(29.2345% 44.2 27)", "7d2329"),
    ("lch(52.2345% 72.2 56.2deg)", "c65d06"), ("lab(52.2345% 32.1316% 47.99768%)", "c65d06"),
    ("oklab(51.975% -0.1403 0.10768)", "008000"), ("oklab(0.51975 -35.075% 26.92%)", "008000"),
    ("oklab(40.101% 0.1147 0.0453)", "7d2329"), ("oklch(51.975% 0.17686 142.495)", "008000"),
    ("oklch(40.101% 0.12332 21.555)", "7d2329"), ("oklch(1 0 none)", "ffffff"),
    ("color(srgb 0 0.50196 0)", "008000"), ("color(srgb 0 50.196% none)", "008000"),
    ("color(srgb-linear 0 0.21586 0)", "008000"),
    ("color(display-p3 0.21604 0.49418 0.13151)", "008000"),
    ("color(display-p3 0.784314 0.470588 0.235294)", "d5732a"),
    ("color(a98-rgb 0.281363 0.498012 0.116746)", "008000"),
    ("color(prophoto-rgb 0.230479 0.395789 0.129968)", "008000"),
    ("color(rec2020 0.235202 0.431704 0.085432)", "008000"),
    ("color(xyz 0.07719 0.15438 0.02573)", "008000"),
    ("color(xyz-d65 0.07719 0.15438 0.02573 / .5)", "00800080"),
    ("color(xyz-d50 0.083141 0.154751 0.020956)", "008000"),
    ("transparent", "-"), ("rebeccapurple", "663399"), ("GREEN", "008000"),
  ])
  func colorsAreThoseOfTheStandard(color: String, expected: String) throws {
    #expect(try Self.drawn(color) == expected, "\(color)")
  }

  /// Commas are all or none, percentages with them, too, and `none` is new.
  @Test(arguments: [
    "rgb(0, 128 0)", "rgb(0 128, 0)", "rgba(0, 50%, 0, .5)", "rgb(0, none, 0)", "rgb(0 128)",
    "rgb(0 128 0 0.5)", "rgb(0, 128, 0 / .5)", "rgb(0 128 0, .5)", "rgb(0deg 0 0)",
    "hsl(120, 100, 25)", "hsl(50% 100% 25%)", "hwb(120, 0%, 50%)", "lab(46%, -47, 48)",
    "color(unheard 0 1 0)", "color(0 1 0)", "#00800", "#ggg", "rgb(1 2 3 / x)",
    "greenish",
  ])
  func whatIsNoColorChangesNothing(color: String) throws {
    #expect(try Self.drawn(color) == "0000ff", "\(color)")
  }
}
