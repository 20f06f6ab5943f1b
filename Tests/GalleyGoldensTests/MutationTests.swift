import GalleyGoldens
import GalleyScenes
import Testing

/// Changes of one line to a view: those that change a pixel are caught, all of them and by equality alone.
@Suite struct MutationTests {
  /// A line of this is a line of a change.
  private static let scene = """
    {"galley": 1,
     "canvas": {"width": 300, "scale": 1, "background": "#f2f2f7"},
     "tokens": {"colors": {"ink": "#1c1c1e", "accent": "#0a84ff"}},
     "view": {"type": "VStack", "alignment": "leading", "spacing": 10,
      "modifiers": [
       {"padding": 14},
       {"background": {"type": "RoundedRectangle", "cornerRadius": 14, "fill": "white"}},
       {"padding": 12}
      ],
      "children": [
       {"type": "HStack", "spacing": 8, "children": [
        {"type": "Circle", "fill": "accent", "modifiers": [{"frame": {"width": 32, "height": 32}}]},
        {"type": "VStack", "alignment": "leading", "spacing": 2, "children": [
         {"type": "Text", "text": "The lantern quay", "modifiers": [
          {"font": "headline"},
          {"foregroundStyle": "ink"},
          {"layoutName": "Title"}
         ]},
         {"type": "Text", "text": "An evening by the water", "modifiers": [
          {"font": "caption"},
          {"foregroundStyle": "secondary"}
         ]}
        ]},
        {"type": "Spacer"},
        {"type": "Star", "points": 5, "fill": "orange", "modifiers": [{"frame": {"width": 20, "height": 20}}]}
       ]},
       {"type": "Divider"},
       {"type": "WrappingHStack", "alignment": "leading", "horizontalSpacing": 6, "verticalSpacing": 6, "children": [
        {"type": "Text", "text": "Walk", "modifiers": [{"font": "caption"}, {"padding": 5}, {"background": {"type": "Capsule", "fill": "gray 20%"}}]},
        {"type": "Text", "text": "Dogs", "modifiers": [{"font": "caption"}, {"padding": 5}, {"background": {"type": "Capsule", "fill": "gray 20%"}}]},
        {"type": "Text", "text": "3 km", "modifiers": [{"font": "caption"}, {"padding": 5}, {"background": {"type": "Capsule", "fill": "gray 20%"}}]}
       ]},
       {"type": "RoundedRectangle", "cornerRadius": 6, "modifiers": [
        {"frame": {"height": 30}},
        {"foregroundStyle": {"type": "LinearGradient", "colors": ["teal", "indigo"], "startPoint": "leading", "endPoint": "trailing"}},
        {"opacity": 0.9},
        {"shadow": {"radius": 3, "y": 2}}
       ]}
      ]}}
    """

  /// What stands in the scene, and what stands there instead.
  private static let changes: [(String, String)] = [
    ("#f2f2f7", "#f2f2f6"), ("#f2f2f7", "#f1f2f7"), ("#1c1c1e", "#1c1c1f"), ("#1c1c1e", "#1d1c1e"),
    ("#0a84ff", "#0a84fe"), ("#0a84ff", "#0a85ff"),
    ("\"fill\": \"white\"", "\"fill\": \"#fffffe\""),
    ("{\"padding\": 14}", "{\"padding\": 14.5}"), ("{\"padding\": 12}", "{\"padding\": 12.5}"),
    ("{\"padding\": 12}", "{\"padding\": 11.5}"),
    ("\"cornerRadius\": 14", "\"cornerRadius\": 14.5"),
    ("\"cornerRadius\": 14", "\"cornerRadius\": 13"), ("\"spacing\": 10", "\"spacing\": 10.5"),
    ("\"spacing\": 10", "\"spacing\": 9"),
    ("\"HStack\", \"spacing\": 8", "\"HStack\", \"spacing\": 8.5"),
    ("\"width\": 32, \"height\": 32", "\"width\": 32.5, \"height\": 32.5"),
    ("\"width\": 32, \"height\": 32", "\"width\": 32, \"height\": 31"),
    ("\"Circle\", \"fill\": \"accent\"", "\"Ellipse\", \"fill\": \"ink\""),
    ("\"Circle\", \"fill\": \"accent\"", "\"Capsule\", \"fill\": \"red\""),
    ("\"spacing\": 2", "\"spacing\": 2.5"), ("The lantern quay", "The quay lantern"),
    ("The lantern quay", "The Lantern quay"), ("The lantern quay", "The lantern quay."),
    ("An evening by the water", "An evening at the water"), ("by the water", "by  the water"),
    ("{\"font\": \"headline\"}", "{\"font\": \"subheadline\"}"),
    ("{\"font\": \"caption\"},\n", "{\"font\": \"caption2\"},\n"),
    ("\"secondary\"", "\"tertiary\""),
    ("{\"foregroundStyle\": \"ink\"}", "{\"foregroundStyle\": \"black\"}"),
    ("{\"type\": \"Spacer\"},", ""), ("{\"type\": \"Divider\"},", ""),
    ("\"points\": 5", "\"points\": 6"),
    ("\"fill\": \"orange\"", "\"fill\": \"yellow\""),
    ("\"width\": 20, \"height\": 20", "\"width\": 20, \"height\": 21"),
    (
      "\"alignment\": \"leading\", \"horizontalSpacing\"",
      "\"alignment\": \"trailing\", \"horizontalSpacing\""
    ),
    ("\"horizontalSpacing\": 6", "\"horizontalSpacing\": 6.5"), ("\"Walk\"", "\"Wald\""),
    ("\"3 km\"", "\"4 km\""),
    (
      "{\"type\": \"Text\", \"text\": \"Dogs\", \"modifiers\": [{\"font\": \"caption\"}, {\"padding\": 5}, "
        + "{\"background\": {\"type\": \"Capsule\", \"fill\": \"gray 20%\"}}]},\n", ""
    ),
    ("gray 20%", "gray 21%"), ("{\"padding\": 5}", "{\"padding\": 5.5}"),
    ("\"cornerRadius\": 6", "\"cornerRadius\": 6.5"),
    ("{\"frame\": {\"height\": 30}}", "{\"frame\": {\"height\": 30.5}}"), ("\"teal\"", "\"mint\""),
    ("\"startPoint\": \"leading\"", "\"startPoint\": \"topLeading\""),
    ("{\"opacity\": 0.9}", "{\"opacity\": 0.896}"),
    ("\"radius\": 3", "\"radius\": 3.25"), ("\"y\": 2", "\"y\": 2.5"),
    ("\"width\": 300", "\"width\": 300.5"),
    ("\"endPoint\": \"trailing\"", "\"endPoint\": \"bottomTrailing\""),

  ]

  /// These change no pixel.
  private static let equals: [(String, String)] = [
    ("{\"layoutName\": \"Title\"}", "{\"layoutName\": \"Headline\"}"),
    (
      "{\"padding\": 12}",
      "{\"padding\": {\"edges\": \"horizontal\", \"length\": 12}}, {\"padding\": {\"edges\": \"vertical\", \"length\": 12}}"
    ),
    ("\"fill\": \"white\"", "\"fill\": \"#ffffff\""),
    ("{\"type\": \"Spacer\"},", "{\"type\": \"Spacer\", \"minLength\": 0},"),
    ("{\"opacity\": 0.9}", "{\"opacity\": 0.9}, {\"offset\": {\"x\": 0, \"y\": 0}}"),
  ]

  private static func changed(_ change: (String, String)) throws -> String {
    let range = try #require(scene.range(of: change.0), "\(change.0) is not in the scene")
    return scene.replacingCharacters(in: range, with: change.1)
  }

  @Test func fiftyChangesAreCaughtAndFivePass() throws {
    let box = try GoldenBox()
    #expect(try box.check(scene: Self.scene, record: .missing).verdict == .recorded)
    #expect(try box.check(scene: Self.scene).verdict == .same)
    #expect(Self.changes.count == 50)
    for change in Self.changes {
      let result = try box.check(scene: Self.changed(change))
      #expect(
        result.verdict == .different || result.verdict == .size,
        "\(change.0) became \(change.1): \(result.message)")
      #expect(result.tolerance == nil && !result.isTolerated)
      #expect(!result.explanation.isEmpty)
    }
    for change in Self.equals {
      let result = try box.check(scene: Self.changed(change))
      #expect(result.verdict == .same, "\(change.0) became \(change.1): \(result.message)")
    }
  }
}
