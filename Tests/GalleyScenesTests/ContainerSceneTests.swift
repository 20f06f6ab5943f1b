import Foundation
import Galley
import Testing

@testable import GalleyScenes

/// Grids, honeycombs, flows and images as they are written in scenes.
@Suite struct ContainerSceneTests {
  private func scene(_ view: String, width: String = "null") throws -> Scene {
    let canvas = width == "null" ? "{}" : #"{"width": \#(width)}"#
    return try Scene(
      data: Data(#"{"galley": 1, "canvas": \#(canvas), "view": \#(view)}"#.utf8),
      file: "test.json")
  }

  private func tree(_ view: String, width: String = "null") throws -> LayoutTree {
    let report = try scene(view, width: width).render()
    #expect(report.problems.isEmpty)
    return try #require(report.layoutTree)
  }

  private func box(_ width: Int, _ height: Int = 10, _ name: String = "box", _ more: String = "")
    -> String
  {
    """
    {"type": "Color", "color": "red", "modifiers": [{"frame": {"width": \(width), \
    "height": \(height)}}, {"layoutName": "\(name)"}\(more.isEmpty ? "" : ", \(more)")]}
    """
  }

  private func frames(_ tree: LayoutTree, _ name: String = "box") -> [CGRect] {
    (tree.name == name ? [tree.frame] : []) + tree.children.flatMap { frames($0, name) }
  }

  @Test func gridsHaveSpansAnchorsAndAlignments() throws {
    let tree = try tree(
      """
      {"type": "Grid", "alignment": "topLeading", "horizontalSpacing": 2, "verticalSpacing": 3,
       "children": [
        {"type": "GridRow", "alignment": "bottom", "children": [
          \(box(10, 30, "tall", #"{"gridCellRows": 2}"#)), \(box(10, 5, "low")),
          \(box(30, 10, "wide"))]},
        {"type": "GridRow", "children": [
          \(box(10, 17, "span", #"{"gridCellColumns": 2}, {"gridCellAnchor": "bottomTrailing"}"#))]},
        {"type": "GridRow", "children": [
          \(box(4, 4, "anchored", #"{"gridCellAnchor": {"x": 0.5, "y": 0}}"#)),
          \(box(20, 4, "low", #"{"gridColumnAlignment": "trailing"}"#)),
          {"type": "Color", "color": "blue", "modifiers": [{"gridCellUnsizedAxes": "both"},
            {"layoutName": "unsized"}]}]}]}
      """, width: "200")
    #expect(frames(tree, "tall") == [CGRect(x: 68, y: 0, width: 10, height: 30)])
    #expect(
      frames(tree, "low") == [
        CGRect(x: 90, y: 5, width: 10, height: 5), CGRect(x: 80, y: 33, width: 20, height: 4),
      ])
    #expect(frames(tree, "span") == [CGRect(x: 122, y: 13, width: 10, height: 17)])
    #expect(frames(tree, "anchored") == [CGRect(x: 71, y: 33, width: 4, height: 4)])
    #expect(frames(tree, "unsized") == [CGRect(x: 102, y: 33, width: 30, height: 10)])
  }

  @Test func lazyGridsTakeTheirTracks() throws {
    let columns = try tree(
      """
      {"type": "LazyVGrid", "spacing": 4, "alignment": "leading",
       "columns": [{"fixed": 40, "spacing": 5}, "flexible", {"flexible": {"maximum": 20}}],
       "children": [\(box(10)), \(box(10)), \(box(10)), \(box(10))]}
      """, width: "133")
    #expect(frames(columns).map(\.midX) == [20, 65, 103, 20])
    let rows = try tree(
      """
      {"type": "LazyHGrid", "rows": [{"adaptive": {"minimum": 20}}], "children":
       [\(box(10, 4)), \(box(10, 4)), \(box(10, 4))],
       "modifiers": [{"frame": {"height": 50}}]}
      """)
    #expect(frames(rows).map(\.minX) == [0, 0, 18])
  }

  @Test func honeycombsHaveColumnsOrRings() throws {
    let columns = try tree(
      """
      {"type": "Honeycomb", "columns": 2, "spacing": 0, "offset": "even", "cornerRadius": 3,
       "children": [{"type": "Color", "color": "red"}, {"type": "Color", "color": "red"},
        {"type": "Color", "color": "red"}]}
      """, width: "250")
    #expect(frames(columns, "HoneycombCell").map(\.minX) == [50, 150, 0])
    let rings = try tree(
      """
      {"type": "Honeycomb", "radius": 1, "spacing": 0, "orientation": "flatTop", "children": [
        {"type": "Color", "color": "red"},
        {"type": "Color", "color": "red", "modifiers": [{"axialCoordinate": {"q": 0, "r": 1}}]}]}
      """, width: "250")
    let cells = frames(rings, "HoneycombCell")
    #expect(cells[1].midX == cells[0].midX && cells[1].minY > cells[0].midY)
  }

  @Test func flowsHaveAllTheirOptions() throws {
    let boxes = Array(repeating: box(30), count: 7).joined(separator: ", ")
    let flow = try tree(
      """
      {"type": "HFlow", "itemSpacing": 2, "rowSpacing": 4, "horizontalAlignment": "trailing",
       "verticalAlignment": "bottom", "maxLines": 2, "children": [\(boxes)],
       "indicator": {"type": "Text", "text": "{{hidden}}", "modifiers":
         [{"frame": {"width": 20, "height": 10}}, {"layoutName": "more {{hidden}}"}]},
       "itemSeparator": \(box(2, 4, "dot")), "lineSeparator": {"type": "Divider"}}
      """, width: "100")
    #expect(frames(flow).count == 4 && frames(flow, "dot").count == 3)
    #expect(frames(flow, "more 3").count == 1)
    let grown = try tree(
      """
      {"type": "HFlow", "itemSpacing": 0, "children": [
        {"type": "Color", "color": "red", "modifiers": [{"frame": {"minWidth": 10, \
      "maxWidth": "infinity"}}, {"flexibility": 3}, {"frame": {"height": 5}}, \
      {"layoutName": "box"}]}, \(box(10, 5, "box", #"{"endLine": true}"#)), \
      \(box(10, 5, "box")), {"type": "LineBreak"}, \(box(10, 5)),
        \(box(10, 5, "box", #"{"startInNewLine": true}"#))]}
      """, width: "100")
    #expect(frames(grown).map(\.minX) == [0, 90, 0, 0, 0])
    #expect(Set(frames(grown).map(\.minY)).count == 4)
    let columns = try tree(
      """
      {"type": "VFlow", "itemSpacing": 0, "columnSpacing": 5, "justified": true,
       "justifiesLastLines": false, "distributeItemsEvenly": true, "oversizedItems": "clipped",
       "children": [\(boxes)], "modifiers": [{"frame": {"height": 34}}]}
      """)
    #expect(frames(columns).map(\.minX) == [0, 0, 0, 35, 35, 70, 70])
    #expect(frames(columns).map(\.minY) == [0, 12, 24, 0, 24, 0, 10])
  }

  @Test func textsHaveRunsAndModifiers() throws {
    let view = """
      {"type": "Text", "runs": ["a ", {"text": "river", "bold": true, "italic": true,
       "underline": "red", "strikethrough": true, "foregroundStyle": "blue", "tracking": 2,
       "baselineOffset": 3, "monospaced": true, "font": "caption", "fontWeight": "bold"}],
       "modifiers": [{"textCase": "uppercase"}, {"tracking": 1}, {"italic": true},
        {"monospacedDigit": true}, {"underline": true}, {"strikethrough": "green"},
        {"truncationMode": "middle"}, {"minimumScaleFactor": 0.5}, {"baselineOffset": -1},
        {"lineLimit": 2, "reservesSpace": true},
        {"font": {"size": 20, "design": "monospaced", "italic": true}}]}
      """
    let tree = try tree(view)
    #expect(tree.first(named: "Text \"A RIVER\"") != nil)
    #expect(tree.answer.height >= 2 * 24)
  }

  @Test func shadowsReachBeyondTheView() throws {
    let view = """
      {"type": "Color", "color": "white", "modifiers": [{"frame": {"width": 20, "height": 20}},
       {"compositingGroup": true}, {"blur": 0}, {"shadow": 3, "y": 4, "color": "red"},
       {"padding": 20}]}
      """
    let bitmap = try scene(view).render().bitmap
    #expect(bitmap.width == 60)
    #expect(bitmap[30, 30].green == 255)
    let shadow = bitmap[30, 43]
    #expect(shadow.red > 40 && shadow.green < shadow.red / 2)
  }

  @Test func imagesAreReadFromTheirFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "galley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Bitmap(width: 6, height: 4).pngData()
      .write(to: folder.appendingPathComponent("small.png"))
    let image = try scene(#"{"type": "Image", "name": "small"}"#)
    #expect(try image.render(imageFolder: folder).bitmap.width == 6)
    #expect(try image.render().warnings.count == 1)
    let large = try scene(
      """
      {"type": "Image", "name": "small.png", "resizable": true, "modifiers":
       [{"scaledToFit": true}, {"frame": {"width": 12}}]}
      """)
    #expect(try large.render(imageFolder: folder).bitmap.height == 8)
    let outside = try scene(#"{"type": "Image", "name": "../small"}"#)
    #expect(
      try outside.render(imageFolder: folder).warnings[0].description.contains("leads out"))
    #expect(
      try scene(#"{"type": "Image", "systemName": "globe"}"#).render().problems.isEmpty)
  }

  @Test(arguments: [
    (#"{"type": "Text", "text": "a", "modifiers": [{"gridCellColumns": 0}]}"#, "the number 0"),
    (#"{"type": "Text", "text": "a", "modifiers": [{"gridCellRows": -1}]}"#, "the number -1"),
    (
      #"{"type": "Text", "text": "a", "modifiers": [{"gridCellAnchor": "middle"}]}"#,
      "the string \"middle\""
    ),
    (
      #"{"type": "Text", "text": "a", "modifiers": [{"flexibility": "much"}]}"#,
      "the string \"much\""
    ),
    (#"{"type": "LazyVGrid", "children": []}"#, "no \"columns\""),
    (#"{"type": "LazyVGrid", "columns": []}"#, "a list of 0"),
    (
      #"{"type": "LazyVGrid", "columns": [{"fixed": 3, "flexible": {}}]}"#,
      "2 sizes of a track"
    ),
    (#"{"type": "LazyHGrid", "rows": [{"adaptive": {}}]}"#, "no \"minimum\""),
    (#"{"type": "Honeycomb"}"#, "neither \"columns\" nor \"radius\""),
    (#"{"type": "Honeycomb", "columns": 0}"#, "the number 0"),
    (#"{"type": "Honeycomb", "radius": 1001}"#, "the number 1001"),
    (
      #"{"type": "Honeycomb", "radius": 1, "columns": 2}"#,
      "columns or offset together with a radius"
    ),
    (#"{"type": "HFlow", "maxLines": 0}"#, "the number 0"),
    (#"{"type": "HFlow", "columnSpacing": 3}"#, "the key \"columnSpacing\""),
    (
      #"{"type": "HFlow", "indicator": {"type": "Spacer"}}"#, "\"indicator\" without \"maxLines\""
    ),
    (
      #"{"type": "HFlow", "maxLines": 1, "indicator": {"type": "Text", "text": "{{hiden}}"}}"#,
      "{{hiden}}, which names no data"
    ),
    (#"{"type": "Text", "runs": [{"bold": true}]}"#, "no \"text\""),
    (#"{"type": "Text", "runs": [{"text": "a", "size": 3}]}"#, "the key \"size\""),
    (#"{"type": "Text", "text": "a", "runs": []}"#, "a text together with runs"),
    (#"{"type": "Spacer", "modifiers": [{"underline": 3}]}"#, "the number 3"),
    (#"{"type": "Spacer", "modifiers": [{"minimumScaleFactor": 0}]}"#, "the number 0"),
    (#"{"type": "Spacer", "modifiers": [{"shadow": {"color": "red"}}]}"#, "no \"radius\""),
    (#"{"type": "Spacer", "modifiers": [{"blur": -1}]}"#, "the number -1"),
    (#"{"type": "Image"}"#, "neither \"name\" nor \"systemName\""),
    (#"{"type": "Hexagon", "orientation": "left"}"#, "the string \"left\""),
  ])
  func wrongContainersAreRefused(view: String, found: String) throws {
    let error = #expect(throws: SceneError.self) { try scene(view) }
    #expect(error?.found == found)
  }

  /// What fails only for the number that it is shown with is an error, too.
  @Test func anIndicatorThatCannotBeMadeIsAnError() throws {
    let boxes = Array(repeating: box(30), count: 12).joined(separator: ", ")
    let flow = try scene(
      """
      {"type": "HFlow", "maxLines": 1, "children": [\(boxes)], "indicator": {"type": "Honeycomb",
       "columns": 3, "children": [{"type": "Spacer", "modifiers": [{"opacity": "{{hidden}}"}]}]}}
      """, width: "100")
    let error = #expect(throws: RenderError.self) { try flow.render() }
    #expect("\(try #require(error))".contains("a number from 0 to 1"))
  }
}
