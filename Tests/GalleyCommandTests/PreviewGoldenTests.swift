import Foundation
import Galley
import GalleyGoldens
import GalleyImages
import GalleyScenes
import Testing

/// Goldens of previews: images that another process drew, and what a suite is drawn on.
@Suite struct PreviewGoldenTests {
  private struct Card: View {
    var title: String
    var body: some View {
      VStack(spacing: 4) {
        Text(title).layoutName("Title")
        Rectangle().fill(.red).frame(width: 30, height: 10)
      }
      .padding(8)
    }
  }

  /// What a drawing process leaves: a PNG and a layout with its fonts.
  private func stored(_ view: some View) throws -> StoredImage {
    let renderer = Renderer()
    let drawing = try renderer.draw(view, scale: 2)
    let tree = try #require(drawing.layoutTree)
    let layout = LayoutSnapshot(
      tree, pixelHash: try drawing.pixelHash, fonts: renderer.lock(drawing).fonts)
    return try StoredImage(
      png: drawing.pngData(), pixelHash: drawing.pixelHash, layout: layout.data)
  }

  private func check(
    _ record: RecordMode, in folder: URL, _ image: StoredImage, hasTree: Bool = false
  ) throws -> GoldenResult {
    let session = try GoldenSession(
      GoldenFolder(folder, name: "Goldens"), record: record,
      results: folder.appendingPathComponent(".results").path)
    defer { session.finish() }
    var golden = GoldenCase(try GoldenID(key: "Card/Large-dark"))
    golden.source = "Card.swift:41"
    golden.hasTree = hasTree
    return session.withRenderer { session.check(golden, with: $0) { () throws in image } }
  }

  @Test func elementsOfAnotherProcessAreCompared() throws {
    try Program.withFolder { folder in
      var image = try stored(Card(title: "One"))
      let unknown = try check(.missing, in: folder, image, hasTree: true)
      #expect(unknown.verdict == .error)
      image.elements = "Text \"One\"\n"
      #expect(try check(.missing, in: folder, image, hasTree: true).verdict == .recorded)
      #expect(try check(.never, in: folder, image, hasTree: true).verdict == .same)
      image.elements = "Text \"Two\"\n"
      let changed = try check(.never, in: folder, image, hasTree: true)
      #expect(changed.verdict == .different && changed.message.contains("+ Text \"Two\""))
    }
  }

  @Test func anImageOfAnotherProcessIsComparedLikeADrawing() throws {
    try Program.withFolder { folder in
      #expect(try check(.missing, in: folder, stored(Card(title: "One"))).verdict == .recorded)
      #expect(try check(.never, in: folder, stored(Card(title: "One"))).verdict == .same)
      let golden = folder.appendingPathComponent("Card/Large-dark.png")
      let chunks = try PNGChunks(Data(contentsOf: golden))
      #expect(chunks.text("Title") == "Card/Large-dark")
      #expect(chunks.text("Galley-Fonts")?.contains("Inter") == true)
      #expect(chunks.scale == 2)
      // The layout beside it has no fonts in it: the stamp has them.
      let layout = try String(
        contentsOf: folder.appendingPathComponent("Card/Large-dark.layout.json"), encoding: .utf8)
      #expect(layout.contains("\"Title\"") && !layout.contains("\"fonts\""))
      let changed = try check(.never, in: folder, stored(Card(title: "One more")))
      #expect(changed.verdict == .size && changed.source == "Card.swift:41")
      #expect(
        changed.message.contains("because its text changed from \"One\" to \"One more\""),
        "\(changed.message)")
      #expect(!changed.causes.contains(.font))
    }
  }

  @Test func layoutsTellTheirFonts() throws {
    let drawing = try Renderer().draw(Card(title: "A"))
    let tree = try #require(drawing.layoutTree)
    let plain = LayoutSnapshot(tree, pixelHash: 7)
    let full = LayoutSnapshot(tree, pixelHash: 7, fonts: ["A\"b": "00", "C": "ff"])
    #expect(LayoutSnapshot(data: plain.data) == plain && plain.fonts == nil)
    #expect(LayoutSnapshot(data: full.data) == full)
    #expect(
      plain.data.starts(with: Data("{\"pixels\": \"\(UInt64(7).hexadecimal)\", \"views\": [".utf8)))
  }

  @Test func suitesSayWhatPreviewsAreDrawnOn() throws {
    func suite(_ text: String) throws -> PreviewSuite {
      try PreviewSuite(data: Data(text.utf8), file: "Goldens/previews.json")
    }
    let full = try suite(
      #"""
      {"matrix": {"scheme": ["light", "dark"], "scale": [1, 2]}, "devices": ["iPhone 15"],
       "exclude": ["Card/*"]}
      """#)
    #expect(full.axes.map(\.name) == ["scheme", "scale", "device"])
    #expect(full.axes[1].values == ["1", "2"] && full.excluded == ["Card/*"])
    #expect(try suite(#"{"matrix": ["scheme"], "scale": 3}"#).configuration.scale == 3)
    #expect(try suite("{}") == PreviewSuite())
    for (text, message) in [
      (#"{"matirx": {}}"#, "previews.json:1:2: error: found the key \"matirx\""),
      (#"{"matirx": {}}"#, "did you mean \"matrix\"?"),
      (#"{"matrix": {"scheme": ["blue"]}}"#, "1:24: error at $.matrix.scheme[0]"),
      (#"{"matrix": {"scheme": []}}"#, "expected at least one value"),
      (#"{"matrix": ["locale", "locale"]}"#, "found \"locale\" twice"),
      (#"{"matrix": {"device": ["iPhone 15"]}, "devices": ["iPhone 15"]}"#, "expected one of them"),
      (#"{"devices": ["iPhone 99"]}"#, "expected a device from the table"),
      (#"{"scale": 0}"#, "pixels per point"), (#"{"exclude": "a"}"#, "expected a list"),
      ("[", "previews.json:1:2"),
    ] {
      let error = #expect(throws: SceneError.self) { try suite(text) }
      #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }
  }
}
