import Foundation
import Galley
import GalleyRendering
import GalleyViews
import Testing

@testable import GalleyCanvas

/// Which view of the sources a view is from, and where that is declared.
@MainActor @Suite struct CanvasInspectionTests {
  private struct Chip<Content: View>: View {
    let content: Content
    var body: some View { content.padding(8) }
  }

  private struct Desk: View {
    @State private var count = 0
    var body: some View {
      VStack(spacing: 20) {
        Text("Title")
        Chip(content: Text("Harbour"))
        Button("Add") { count += 1 }
      }
    }
  }

  private func sources(_ names: [String]) -> CanvasSources {
    var types = TypePlaces()
    for (number, name) in names.enumerated() {
      types.add(
        name, in: "GalleyCanvasTests", at: .init(file: "\(name).swift", line: 10 * number + 1))
    }
    return CanvasSources(types: types, preview: .init(file: "Desk.swift", line: 90))
  }

  private func object(_ json: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  private func inspect(_ text: String, in content: some View, _ names: String...) throws
    -> [String: Any]
  {
    let canvas = try LiveCanvas(
      Preview(content, displayName: "Desk"), on: PreviewConfiguration(), with: Renderer(),
      start: CanvasStart(sources: sources(names)))
    let frame = try #require(
      try canvas.renderer.draw().layoutTree?.first { $0.text == text }?.frame)
    let place = CGPoint(x: frame.midX, y: frame.midY)
    let answer = canvas.take(CanvasMessage(.inspect(at: place)))
    let message = try object(try #require(answer.first))
    return try #require(message["view"] as? [String: Any])
  }

  private let desk = "CanvasInspectionTests.Desk"
  private let chip = "CanvasInspectionTests.Chip"

  /// By what the view is, and not by a name that somebody gave it.
  @Test func paddingIsThatOfAPadding() throws {
    let named = try inspect("Title", in: Text("Title").layoutName("paddings"))
    #expect(named["padding"] == nil)
    let padded = try inspect("Title", in: Text("Title").padding(8))
    #expect(padded["padding"] as? [Double] == [8, 8, 8, 8])
  }

  /// In points of the image: of one line there is one, of several lines the first and the last.
  @Test func baselinesAreThoseOfTheLayout() throws {
    let one = try inspect("Title", in: Desk(), desk)
    let frame = try #require(one["frame"] as? [Double])
    let lines = try #require(one["baselines"] as? [Double])
    #expect(
      lines.count == 1 && lines[0] > frame[1] + frame[3] / 2 && lines[0] < frame[1] + frame[3])
    let words = "The ferry leaves at nine and comes back at noon"
    let several = try inspect(words, in: Text(words).frame(width: 90), desk)
    let box = try #require(several["frame"] as? [Double])
    let both = try #require(several["baselines"] as? [Double])
    try #require(both.count == 2 && both[0] < box[1] + 25 && both[1] > box[1] + box[3] - 10)
  }

  @Test func aViewIsFromTheInnermostViewOfTheSources() throws {
    let title = try inspect("Title", in: Desk(), desk, chip)
    #expect(title["views"] as? [String] == [desk])
    #expect(title["file"] as? String == "\(desk).swift" && title["line"] as? Int == 1)
    let harbour = try inspect("Harbour", in: Desk(), desk, chip)
    #expect(harbour["views"] as? [String] == [desk, chip])
    #expect(harbour["file"] as? String == "\(chip).swift" && harbour["line"] as? Int == 11)
    // What Galley's own controls are made of is from the view that has them.
    let add = try inspect("Add", in: Desk(), desk, chip)
    #expect(add["views"] as? [String] == [desk])
  }

  @Test func aViewOfNoKnownTypeIsFromThePreview() throws {
    let text = try inspect("Plain", in: VStack { Text("Plain") }, desk)
    #expect(text["views"] == nil)
    #expect(text["file"] as? String == "Desk.swift" && text["line"] as? Int == 90)
    let harbour = try inspect("Harbour", in: Desk(), desk, chip, chip)
    #expect(harbour["views"] as? [String] == [desk])
  }

  @Test func theTreeSaysWhereAnotherViewBegins() throws {
    let canvas = try LiveCanvas(
      Preview(Desk(), displayName: "Desk"), on: PreviewConfiguration(), with: Renderer(),
      start: CanvasStart(sources: sources([desk, chip])))
    let answer = canvas.take(CanvasMessage(.tree))
    let tree = try object(try #require(answer.first))
    var found: [String] = []
    func note(_ node: [String: Any]) {
      if let view = node["view"] as? String { found.append(view) }
      for child in node["children"] as? [[String: Any]] ?? [] { note(child) }
    }
    let root = try #require(tree["root"] as? [String: Any])
    note(root)
    #expect(root["view"] == nil && root["file"] as? String == "Desk.swift")
    #expect(found == [desk, chip])
  }

  @Test func namesHaveNoArgumentsAndNoContexts() {
    #expect(
      TypeName.parts(of: Chip<Text>.self)
        == ["GalleyCanvasTests", "CanvasInspectionTests", "Chip"])
    #expect(TypeName.parts(of: [String: Desk].self) == ["Swift", "Dictionary"])
    var types = TypePlaces()
    types.add("String", in: "Swift", at: .init(file: "S.swift", line: 3))
    #expect(types.declaration(of: String.self)?.name == "String")
    #expect(types.declaration(of: String.self)?.place.line == 3)
    #expect(types.declaration(of: Int.self)?.name == nil)
  }

  /// A view whose place is no number lies nowhere, and is neither inspected nor touched.
  @Test func placesThatAreNone() throws {
    let content = VStack {
      Text("Here").offset(x: .nan)
      Color.red.frame(width: 40, height: 40).onTapGesture {}.scaleEffect(.infinity)
      TextField("Name", text: .constant("")).position(x: .nan, y: .nan)
      Slider(value: .constant(0.5)).offset(y: -.infinity)
      ScrollView { Text("Seen").scaleEffect(.nan).onScrollVisibilityChange { _ in } }
    }
    let canvas = try LiveCanvas(
      Preview(content.frame(width: 200, height: 300), displayName: "Desk"),
      on: PreviewConfiguration(), with: Renderer())
    for y in stride(from: 10.0, to: 300, by: 40) {
      let place = CGPoint(x: 100, y: y)
      for event: CanvasEvent in [
        .inspect(at: place), .pointer(.init(.hover, at: place)), .pointer(.init(.down, at: place)),
        .pointer(.init(.move, at: .zero)), .pointer(.init(.up, at: .zero)),
        .why(.frame(CGRect(origin: place, size: CGSize(width: 1, height: 1)))),
        .touch(CanvasTouch(.slide(to: 1), at: place)), .entry(CanvasEntry("a", at: place)),
        .wheel(at: place, by: CGSize(width: 0, height: 5)), .elements,
      ] {
        _ = canvas.take(CanvasMessage(event, number: 1))
      }
    }
    _ = try canvas.frame(whole: true)
  }
}
