import Galley
import GalleyData
import GalleyStrings

/// Pages about all elements and modifiers, made from the registry, and a scene for each of their images.
package struct SceneReference {
  /// A page in Markdown.
  package struct Page: Sendable {
    /// The name of its file in the folder of the reference.
    package var name: String
    package var text: String
  }

  /// The scene of an image.
  package struct Example {
    /// The name of the image's file, without its extension.
    package var name: String
    package var scene: Scene
  }

  package let examples: [Example]
  private let sources: [String: String]

  /// - Parameter data: `{"elements": {name: view}, "modifiers": {name: view}}`, with all names of the
  ///   registry and no others.
  /// - Throws: `SceneError` for a name without an example, one that does not exist, and a view that is wrong.
  package init(examples data: Data, file: String) throws {
    let document = try JSONDocument([UInt8](data), file: file)
    let root = SceneValue(
      document.root, literal: SceneDefinitions(empty: document).plainScope)
    try root.check(keys: ["elements", "modifiers"], of: "the examples")
    var examples: [Example] = []
    var sources: [String: String] = [:]
    let groups = [
      ("elements", SceneRegistry.elements.map(\.name)),
      ("modifiers", SceneRegistry.modifiers.map(\.name)),
    ]
    for (group, names) in groups {
      let members = try root.member(group)?.members() ?? []
      if let other = members.first(where: { !names.contains($0.key) }) {
        throw root.error(
          found: "an example of \"\(other.key)\"", expected: "one of the \(group)",
          at: other.keyOffset)
      }
      for name in names {
        guard let view = members.first(where: { $0.key == name })?.value else {
          throw root.error(found: "no example of \(name)", expected: "one in \"\(group)\"")
        }
        let text = #"{"galley": 1, "canvas": {"scale": 2, "background": "white"}, "view": "#
        let scene = try Scene(data: Data((text + view.json + "}").utf8), file: "\(file)(\(name))")
        examples.append(Example(name: Self.imageName(name, group), scene: scene))
        sources["\(group) \(name)"] = view.indented()
      }
    }
    (self.examples, self.sources) = (
      examples + (try Self.valueExamples(file: file)), sources
    )
  }

  private static func imageName(_ name: String, _ group: String) -> String {
    group == "elements" ? name : "modifier-\(name)"
  }

  package var pages: [Page] {
    [
      Page(name: "README.md", text: overview), Page(name: "Elements.md", text: elements),
      Page(name: "Modifiers.md", text: modifiers), Page(name: "Formatters.md", text: formatters),
      Page(name: "Fonts.md", text: Self.fonts), Page(name: "Colors.md", text: Self.colors),
      Page(name: "Symbols.md", text: Self.symbols),
      Page(name: "Animations.md", text: Self.animations),
    ]
  }

  static let made = "<!-- Made by `make reference` from the registry; do not edit. -->\n\n"

  private var overview: String {
    func links(_ names: [String], _ page: String) -> String {
      names.map { "[`\($0)`](\(page)#\($0.lowercased()))" }.joined(separator: ", ")
    }
    return Self.made + """
      # Reference of the scene language

      All that a scene may say. `galley schema` prints the same for editors.

      [Elements](Elements.md): \(links(SceneRegistry.elements.map(\.name), "Elements.md")).

      [Modifiers](Modifiers.md): \(links(SceneRegistry.modifiers.map(\.name), "Modifiers.md")).

      Values: [fonts](Fonts.md), [colours and styles](Colors.md), [symbols](Symbols.md), \
      [animations](Animations.md).

      [Functions and formatters](Formatters.md) of placeholders: \
      \(ValueFunction.all.map { "`\($0.name)`" }.joined(separator: ", ")).

      """
  }

  static func table(_ keys: [KeyDefinition]) -> String {
    guard !keys.isEmpty else { return "" }
    let rows = keys.map { key in
      "| `\(key.name)` | \(key.kind.words.replacingOccurrences(of: "|", with: "\\|")) | "
        + "\(key.defaultValue ?? "required") | \(key.summary) |"
    }
    return "| key | value | default | |\n|---|---|---|---|\n" + rows.joined(separator: "\n")
      + "\n\n"
  }

  private func section(
    _ name: String, _ summary: String, _ keys: [KeyDefinition], _ group: String
  ) -> String {
    """
    ## \(name)

    \(summary)

    ![\(name)](pictures/\(Self.imageName(name, group)).png)

    \(Self.table(keys))```json
    \(sources["\(group) \(name)"] ?? "")
    ```


    """
  }

  private var elements: String {
    Self.made + "# Elements\n\nThe values of `type`. Each can have a list of `modifiers`.\n\n"
      + SceneRegistry.elements.map { section($0.name, $0.summary, $0.keys, "elements") }.joined()
  }

  private var modifiers: String {
    Self.made + """
      # Modifiers

      Entries of a view's `modifiers`, applied from the first to the last. The first key of a table is what
      stands for the modifier itself, `{"padding": 8}`; the others stand beside it, and where its value is no
      object itself, also with it in an object: `{"padding": {"length": 8, "edges": "top"}}`.


      """
      + SceneRegistry.modifiers.map { modifier in
        section(
          modifier.name, modifier.summary, (modifier.argument.map { [$0] } ?? []) + modifier.keys,
          "modifiers")
      }.joined()
  }

  private var formatters: String {
    let rows = ValueFunction.all.map { "| `{{value | \($0.example)}}` | \($0.summary) |" }
    return Self.made
      + "# Functions and formatters\n\nThey stand behind a value in a placeholder, several one after the other, or "
      + "around it: `{{split(value, ';')}}`. Formatters write for the canvas's `locale`. "
      + "[Scenes](../Scenes.md#expressions) has the grammar, and each with an example and its result."
      + "\n\n| | |\n|---|---|\n" + rows.joined(separator: "\n") + "\n"
  }
}

extension JSONNode {
  /// As JSON with two spaces for each level, short values on one line.
  /// - Parameter width: the characters of a line that is not broken.
  func indented(_ indent: String = "", width: Int = 96) -> String {
    let flat = written(.spaced)
    if flat.count + indent.count <= width { return flat }
    let inner = indent + "  "
    switch value {
    case .array(let elements):
      return "[\n"
        + elements.map { inner + $0.indented(inner, width: width) }.joined(separator: ",\n")
        + "\n\(indent)]"
    case .object(let members):
      return "{\n"
        + members.map {
          inner + JSONWriter.quoted($0.key) + ": " + $0.value.indented(inner, width: width)
        }
        .joined(separator: ",\n") + "\n\(indent)}"
    default: return flat
    }
  }
}
