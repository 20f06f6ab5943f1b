import Galley
import GalleyStrings

// Pages about what values may be: fonts, colours, symbols.
extension SceneReference {
  /// Text styles, weights and designs, each written in itself.
  static let fontScene = """
    {"type": "VStack", "alignment": "leading", "spacing": 6,
    "children": [
    {"forEach": [\(quoted(SceneValue.textStyles.map(\.0)))], "view":
    {"type": "Text", "text": "{{item}}", "modifiers": [{"font": "{{item}}"}]}},
    {"type": "Divider"},
    {"forEach": [\(quoted(SceneValue.fontWeightNames))], "view":
    {"type": "Text", "text": "{{item}}", "modifiers": [{"fontWeight": "{{item}}"}]}},
    {"type": "Divider"},
    {"forEach": ["default", "monospaced", "serif", "rounded"], "view":
    {"type": "Text", "text": "{{item}}", "modifiers": [{"fontDesign": "{{item}}"}]}}
    ], "modifiers": [{"fixedSize": true}, {"padding": 12}]}
    """

  /// The named colours where it is light and where it is dark.
  static let colorScene = """
    {"type": "HStack", "spacing": 0, "children": [{"forEach": ["light", "dark"], "as": "scheme", "view":
    {"type": "VStack", "alignment": "leading", "spacing": 4, "children": [
    {"forEach": [\(quoted(SceneValue.namedColors.map(\.0)))], "view":
    {"type": "HStack", "children": [
    {"type": "RoundedRectangle", "cornerRadius": 4, "fill": "{{item}}", "strokeBorder": "gray 40%",
    "lineWidth": 0.5, "modifiers": [{"frame": {"width": 36, "height": 18}}]},
    {"type": "Text", "text": "{{item}}", "modifiers": [{"font": "footnote"}]}]}}],
    "modifiers": [{"padding": 12}, {"background": "systemBackground"},
    {"environment": {"colorScheme": "{{scheme}}"}}]}}]}
    """

  /// Symbols that many layouts have.
  private static let commonSymbols = [
    "star.fill", "heart.fill", "bell", "gearshape", "person.circle", "house", "magnifyingglass",
    "plus.circle.fill", "checkmark.circle.fill", "xmark", "exclamationmark.triangle", "info.circle",
    "chevron.right", "arrow.right", "square.and.arrow.up", "trash", "pencil", "calendar", "clock",
    "cart", "creditcard", "envelope", "phone", "bubble.left", "map", "mappin", "location.fill",
    "camera", "photo", "play.fill", "lock", "key", "wifi", "battery.75", "sun.max", "cloud.rain",
    "leaf", "car", "bicycle", "airplane",
  ]

  static let symbolScene = """
    {"type": "LazyVGrid", "columns": [{"forEach": [1, 2, 3, 4, 5], "value": "flexible"}], "spacing": 12,
    "children": [{"forEach": [\(quoted(commonSymbols))], "view":
    {"type": "VStack", "spacing": 4, "children": [
    {"type": "Image", "systemName": "{{item}}", "modifiers": [{"font": "title2"}, {"frame": {"height": 28}}]},
    {"type": "Text", "text": "{{item}}", "modifiers": [{"font": {"size": 9}}]}]}}],
    "modifiers": [{"frame": {"width": 620}}, {"padding": 12}]}
    """

  private static func quoted(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// The scenes of the images of these pages.
  /// - Throws: `SceneError` for one that is wrong.
  static func valueExamples(file: String) throws -> [Example] {
    try [("Fonts", fontScene), ("Colors", colorScene), ("Symbols", symbolScene)].map { name, view in
      let text = #"{"galley": 1, "canvas": {"scale": 2, "background": "white"}, "view": "#
      let scene = try Scene(data: Data((text + view + "}").utf8), file: "\(file)(\(name))")
      return Example(name: "values-\(name)", scene: scene)
    }
  }

  static var fonts: String {
    made + """
      # Fonts

      A font is the name of a text style or of a token of the scene (`"font": "headline"`), a size in points
      (`"font": 17`), or an object with these keys. A name beside a style or a design, and a style beside a size,
      are errors; `fixedSize` and `relativeTo` stand beside a name alone.

      ![Text styles, weights and designs](pictures/values-Fonts.png)

      \(table(SceneRegistry.fontKeys))```json
      {"style": "title2", "weight": "semibold", "design": "serif"}
      ```

      ```json
      {"name": "Inter", "size": 20, "relativeTo": "title3", "features": {"ss01": 1}}
      ```

      Which fonts there are, which are bundled, and how a scene is locked to its fonts: [Text](../Text.md).

      """
  }

  static var colors: String {
    func hex(_ color: Color, _ scheme: ColorScheme) -> String {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let value = color.resolve(in: environment)
      let bytes = [value.red, value.green, value.blue].map { Int(($0 * 255).rounded()) }
      let digits = bytes.map { $0.hexadecimalCapitals(2) }
      let percent = Int((value.opacity * 100).rounded())
      return "`#\(digits.joined())\(percent == 100 ? "" : " \(percent)%")`"
    }
    let rows = SceneValue.namedColors.map {
      "| `\($0.0)` | \(hex($0.1, .light)) | \(hex($0.1, .dark)) |"
    }
    let hierarchical = SceneValue.hierarchicalStyles.map { "`\($0.0)`" }.joined(separator: ", ")
    let materials = SceneValue.materials.keys.sorted().map { "`\($0)`" }.joined(separator: ", ")
    return made + """
      # Colours and styles

      A colour is a name, a token of the scene, `#RGB`, `#RRGGBB` or `#RRGGBBAA`, each with an opacity behind
      a blank (`"gray 20%"`), or an object:

      | object | |
      |---|---|
      | `{"red": 1, "green": 0.5, "blue": 0, "opacity": 1, "space": "sRGB"}` | Components; `sRGB`, `sRGBLinear` or `displayP3`. |
      | `{"white": 0.4, "opacity": 1, "space": "sRGB"}` | A grey. |
      | `{"hue": 0.6, "saturation": 1, "brightness": 1, "opacity": 1}` | By its hue, 0 to 1. |
      | `{"light": "white", "dark": "#111"}` | One colour where it is light, another one where it is dark. |
      | `{"mix": "red", "with": "blue", "by": 0.5, "in": "perceptual"}` | Between two colours; `perceptual` or `device`. |

      ![The named colours, light and dark](pictures/values-Colors.png)

      | name | light | dark |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      A style is a colour, a colour's gradient (`"blue.gradient"`), a part of the style around
      (\(hierarchical)), the foreground style itself (`\(SceneValue.surroundingStyle)`), a material
      (\(materials)), or an object with the type of a
      gradient, of `ShadowedStyle` or of `ImagePaint` ([Elements](Elements.md)).

      """
  }

  static var symbols: String {
    made + """
      # Symbols

      `{"type": "Image", "systemName": "star.fill"}` and every `systemImage` draw a symbol by SF Symbols' names, in
      the weight and the size of the font around it. A name that is not drawn is a square and a warning.

      ![Some symbols](pictures/values-Symbols.png)

      [All names](../Symbols.md), and what suffixes such as `.fill`, `.circle`, `.slash` and `.badge.plus` make
      of them.

      """
  }
}
