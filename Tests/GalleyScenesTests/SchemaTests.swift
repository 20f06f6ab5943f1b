import Foundation
import Galley
import GalleyData
import Testing

@testable import GalleyScenes

/// The schema and the reference say what the decoder does.
@Suite struct SchemaTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = root.appendingPathComponent("Guides/Reference")

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func thePublishedSchemaIsTheRegistrys() throws {
    #expect(try text("scene.schema.json") == SceneSchema.json, "run Scripts/reference")
  }

  @Test func thePublishedReferenceIsTheRegistrys() throws {
    let file = Self.folder.appendingPathComponent("examples.json")
    let reference = try SceneReference(examples: Data(contentsOf: file), file: "examples.json")
    for page in reference.pages {
      #expect(try text(page.name) == page.text, "\(page.name): run Scripts/reference")
    }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appendingPathComponent("pictures").path)
    #expect(Set(names) == Set(reference.examples.map { "\($0.name).png" }))
  }

  /// The images of the reference are drawn as they are published.
  @Test func thePublishedImagesAreDrawn() throws {
    let file = Self.folder.appendingPathComponent("examples.json")
    let reference = try SceneReference(examples: Data(contentsOf: file), file: "examples.json")
    let renderer = Renderer()
    let images = Self.root.appendingPathComponent("Benchmarks/Scenes")
    for example in reference.examples {
      let report = try example.scene.render(with: renderer, imageFolder: images)
      #expect(report.warnings.isEmpty, "\(example.name): \(report.warnings)")
      let image = Self.folder.appendingPathComponent("pictures/\(example.name).png")
      #expect(
        try Bitmap(pngData: Data(contentsOf: image)) == report.bitmap,
        "\(example.name): run Scripts/reference")
    }
  }

  @Test func brokenScenesAreRefused() throws {
    let file = Self.root.appendingPathComponent("Tests/Schema/broken.json")
    let document = try JSONDocument([UInt8](Data(contentsOf: file)), file: "broken.json")
    guard case .object(let scenes) = document.root.value else { return }
    #expect(scenes.count >= 50)
    for scene in scenes {
      #expect(throws: SceneError.self, "\(scene.key)") {
        try Scene(data: Data(scene.value.json.utf8), file: scene.key)
      }
    }
  }

  /// The same scenes are taken by the schema, which `Tests/Schema/check-scenes` sees to.
  @Test func scenesThatTheSchemaMustTakeAreDrawn() throws {
    let file = Self.root.appendingPathComponent("Tests/Schema/drawn.json")
    let document = try JSONDocument([UInt8](Data(contentsOf: file)), file: "drawn.json")
    guard case .object(let scenes) = document.root.value else { return }
    #expect(scenes.count >= 20)
    for scene in scenes {
      #expect(throws: Never.self, "\(scene.key)") {
        _ = try Scene(data: Data(scene.value.json.utf8), file: scene.key).render()
      }
    }
  }

  /// The mistakes that the schema points at are mistakes, and Galley names their lines, too.
  @Test func typicalMistakesAreReportedAtTheirLines() throws {
    let file = Self.root.appendingPathComponent("Tests/Schema/mistakes.json")
    struct Mistake: Decodable {
      var mistake: String
      var line: Int
      var scene: [String]
    }
    let mistakes = try JSONDecoder().decode([Mistake].self, from: Data(contentsOf: file))
    #expect(mistakes.count >= 20)
    var placed = 0
    for mistake in mistakes {
      let error = #expect(throws: SceneError.self, "\(mistake.mistake)") {
        try Scene(
          data: Data(mistake.scene.joined(separator: "\n").utf8), file: mistake.mistake)
      }
      if error?.line == mistake.line { placed += 1 }
    }
    #expect(placed >= mistakes.count - 2)
  }

  /// Every definition has a name of its own, and every name that is referred to has a definition.
  @Test func definitionsAreNamedOnce() throws {
    let names = SceneSchema.definitions.map(\.0)
    #expect(Set(names).count == names.count)
    let references = SceneSchema.json.matches(of: #/"#\/\$defs\/([^"]+)"/#).map { String($0.1) }
    #expect(Set(references) == Set(names))
  }

  @Test func descriptionsExamplesAndDefaultsAreThere() throws {
    let schema = SceneSchema.json
    #expect(schema.contains(#""default": "center""#))
    for (name, node) in SceneSchema.definitions where node.node.member("properties") != nil {
      guard SceneRegistry.elementsByName[name] != nil,
        case .object(let keys)? = node.node.member("properties")?.value.value
      else { continue }
      #expect(node.node.member("description") != nil, "\(name)")
      for key in keys where !["type", "modifiers"].contains(key.key) {
        #expect(key.value.member("description") != nil, "\(name).\(key.key)")
      }
    }
  }

  /// A value that a kind allows, and one that it does not.
  private func samples(_ kind: ValueKind) -> (good: [String], bad: [String]) {
    switch kind {
    case .choice(let names): (names.map { "\"\($0)\"" }, ["\"nonsense\"", "7"])
    case .number(let range):
      (
        ["\(range.lowerBound)", "\(range.upperBound)"],
        ["\(range.upperBound + 1)", "\(range.lowerBound - 1)", "\"a\""]
      )
    case .integer(let range):
      (
        ["\(range.lowerBound)", "\(range.upperBound)"],
        ["\(range.upperBound + 1)", "\(range.lowerBound - 1)", "\(range.lowerBound).5"]
      )
    case .length: (["0", "3.5"], ["-1", "\"a\""])
    case .signedLength: (["-3", "3.5"], ["1e7", "\"a\""])
    case .bool: (["true", "false"], ["1", "\"true\""])
    case .paddingLength: (["-3", "\"top\"", "[\"top\"]"], ["true", "\"left\"", "null"])
    case .ratio: (["1.5", "\"fill\""], ["0", "\"cover\"", "\"16:9\""])
    case .fixedAxes: (["true", "\"horizontal\""], ["1", "\"across\"", "null"])
    case .nullable(let kind): (["null"] + samples(kind).good, samples(kind).bad)
    case .fontWeight: (["\"bold\""], ["\"fat\""])
    case .alignment: (SceneValue.alignmentNames.map { "\"\($0)\"" }, ["\"left\""])
    case .horizontalAlignment: (["\"leading\"", "\"trailing\""], ["\"top\""])
    case .verticalAlignment: (["\"top\"", "\"lastTextBaseline\""], ["\"leading\""])
    case .edges: (["\"top\"", "[\"top\", \"leading\"]"], ["\"left\"", "[\"left\"]"])
    case .title: (["\"a\"", "3", "{\"type\": \"Spacer\"}"], ["[]", "null"])
    case .imagePlaceholder: (["\"a\"", "{\"type\": \"Spacer\"}"], ["[]", "null", "3"])
    case .range: (["[0, 2]", "[-3, 1e15]"], ["[0, -2]", "[1, 1]", "[0]", "[0, 1, 2]", "1"])
    case .date:
      (
        ["\"2026-03-14\"", "\"2026-03-14T09:30\"", "\"2026-03-14T09:30:00Z\""],
        ["\"14.3.2026\"", "\"2026-02-30\"", "20260314"]
      )
    case .options:
      (
        ["[]", "[\"a\", 2]", "[{\"title\": \"a\", \"systemImage\": \"star\", \"tag\": 1}]"],
        ["\"a\"", "[[]]", "[{}]", "[\"a\", \"a\"]", "[{\"title\": \"a\", \"image\": \"b\"}]"]
      )
    default: ([], [])
    }
  }

  /// What the registry says of a modifier's argument and labels is what its decoder takes.
  @Test func modifiersTakeWhatTheRegistrySays() throws {
    func isRead(_ modifier: String) -> Bool {
      let scene =
        #"{"galley": 1, "view": {"type": "Text", "text": "a", "modifiers": ["# + modifier + "]}}"
      return (try? Scene(data: Data(scene.utf8), file: "s")) != nil
    }
    var checked = 0
    for modifier in SceneRegistry.modifiers {
      guard let argument = modifier.argument,
        argument.isRequired || ["padding", "aspectRatio", "fixedSize"].contains(modifier.name)
      else { continue }
      for good in samples(argument.kind).good {
        #expect(isRead("{\"\(modifier.name)\": \(good)}"), "\(modifier.name): \(good)")
        checked += 1
      }
      for bad in samples(argument.kind).bad {
        #expect(!isRead("{\"\(modifier.name)\": \(bad)}"), "\(modifier.name): \(bad)")
      }
    }
    #expect(checked > 100)
  }

  /// The least that an element needs.
  private static let required: [String: String] = [
    "columns": "[\"flexible\"]", "rows": "[\"flexible\"]", "color": "\"red\"",
    "cornerRadius": "3", "sides": "5", "endRadius": "9", "radius": "2", "style": "\"red\"",
    "image": "\"a\"", "commands": "[]", "destination": "\"https://example.com\"",
    "options": "[\"a\"]", "DatePicker.selection": "\"2026-03-14\"",
    "ColorPicker.selection": "\"red\"",
  ]

  /// What a key of a control needs beside it.
  private func companions(_ element: String, _ key: String) -> [(String, String)] {
    switch (element, key) {
    case ("Slider", "value"), ("Stepper", "value"), ("Gauge", "value"): [("in", "[-1e15, 1e15]")]
    case ("Slider", "step"): [("in", "[0, 1e15]")]
    case ("ProgressView", "value"): [("total", "1e15")]
    case ("ProgressView", "total"): [("value", "0")]
    case ("Image", "variableValue"): [("systemName", "\"a\"")]
    case ("Image", _): [("name", "\"a\""), ("resizable", "true")]
    default: []
    }
  }

  @Test func elementsTakeWhatTheRegistrySays() throws {
    var checked = 0
    for element in SceneRegistry.elements {
      func isRead(_ key: String, _ value: String) -> Bool {
        var members = element.keys.filter(\.isRequired).map {
          ($0.name, Self.required["\(element.name).\($0.name)"] ?? Self.required[$0.name] ?? "1")
        }
        members += companions(element.name, key)
        if element.name == "RoundedRectangle", key != "cornerSize" {
          members.append(("cornerRadius", "3"))
        }
        if element.name.hasSuffix("Gradient"), key != "stops" {
          members.append(("colors", "[\"red\"]"))
        }
        if element.name == "Text" { members.append(("text", "\"a\"")) }
        if element.name == "Honeycomb", key != "radius" { members.append(("columns", "3")) }
        if ["lineWidth", "lineCap", "lineJoin", "miterLimit", "dashPhase"].contains(key) {
          members.append(("stroke", "\"red\""))
        }
        members.removeAll { $0.0 == key }
        let text = (members + [(key, value)]).map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ")
        let scene = #"{"galley": 1, "view": {"type": "\#(element.name)", \#(text)}}"#
        return (try? Scene(data: Data(scene.utf8), file: "s")) != nil
      }
      for key in element.keys where !["maxLines", "capInsets"].contains(key.name) {
        if element.name == "Image", key.name == "systemName" { continue }
        for good in samples(key.kind).good {
          #expect(isRead(key.name, good), "\(element.name).\(key.name): \(good)")
          checked += 1
        }
        for bad in samples(key.kind).bad {
          #expect(!isRead(key.name, bad), "\(element.name).\(key.name): \(bad)")
        }
      }
    }
    #expect(checked > 200)
  }
}
