import Galley
import GalleyStrings

/// A small scene that shows one thing which the scene language can say. All specimens together show every element,
/// modifier, style and key of the registry, and the scripts that the built-in fonts have.
///
/// They are made from the registry alone, always the same ones in the same order: two machines whose images of a
/// specimen differ draw differently.
package struct SceneSpecimen: Sendable {
  /// Unique: its group, what it shows, and a number or a value, as `modifiers/shadow 2`.
  package var name: String
  /// The scene as JSON. It names no file.
  package var text: String

  /// - Parameter view: JSON.
  init(_ name: String, view: String, canvas: String = "") {
    self.name = name
    text = """
      {"galley": 1, "canvas": {"width": 140, "height": 96, "background": "white"\(canvas)}, "view": \(view)}
      """
  }

  /// - Throws: `SceneError`, which no specimen of `all` does.
  package func scene() throws -> Scene { try Scene(data: Data(text.utf8), file: name) }

  /// Some hundreds.
  /// - Complexity: O(n²) in the keys of an element: what fits together is tried.
  package static var all: [SceneSpecimen] {
    SpecimenPlan.all.flatMap { $0.made().specimens } + paints + scripts
  }
}

extension SceneSpecimen {
  /// Named colours, materials and levels, in both colour schemes, on something that shines through.
  private static var paints: [SceneSpecimen] {
    let groups: [(String, [String])] = [
      ("colors", SceneValue.namedColors.map(\.0)),
      ("gradients of colors", SceneValue.namedColors.prefix(13).map { "\($0.0).gradient" }),
      ("materials", SceneValue.materials.keys.sorted()),
      ("levels", SceneValue.hierarchicalStyles.map(\.0) + [SceneValue.surroundingStyle]),
    ]
    return groups.flatMap { group, styles in
      ["light", "dark"].map { scheme in
        let cells = styles.map { style in
          """
          {"type": "Circle", "fill": "\(style)", "modifiers": [{"frame": {"width": 26, "height": 26}}]}
          """
        }
        let view = """
          {"type": "ZStack", "children": [{"type": "AngularGradient", "colors": ["orange", "teal", "pink", "orange"]}, \
          {"type": "HFlow", "itemSpacing": 4, "rowSpacing": 4, "children": [\(cells.joined(separator: ", "))]}]}
          """
        return SceneSpecimen(
          "paints/\(group) \(scheme)", view: view, canvas: #", "colorScheme": "\#(scheme)""#)
      }
    }
  }

  private static var scripts: [SceneSpecimen] {
    SpecimenScript.all.map { script in
      let text = JSONWriter.quoted(script.text)
      let lines = ["leftToRight", "rightToLeft"].map { direction in
        """
        {"type": "Text", "text": \(text), "modifiers": [{"environment": {"layoutDirection": "\(direction)"}}]}
        """
      }
      let runs = """
        {"type": "Text", "runs": [{"text": \(text), "bold": true}, {"text": \(text), "foregroundStyle": "red"}], \
        "modifiers": [{"font": "caption"}, {"lineLimit": 2}]}
        """
      let view = """
        {"type": "VStack", "alignment": "leading", "children": [\((lines + [runs]).joined(separator: ", "))]}
        """
      return SceneSpecimen(
        "scripts/\(script.name)", view: view, canvas: #", "locale": "\#(script.locale)""#)
    }
  }
}
