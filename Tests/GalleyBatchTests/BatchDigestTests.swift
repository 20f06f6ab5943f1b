import Foundation
import Galley
import GalleyScenes
import GalleyText
import Testing

@testable import GalleyBatch

/// What a batch's images depend on is in its digest, in a form that no compiler changes.
@Suite struct BatchDigestTests {
  private func settings(_ change: (inout BatchSettings) throws -> Void = { _ in }) throws
    -> BatchSettings
  {
    let rows = try DataTable(data: Data(#"[{"a": 1}]"#.utf8), file: "rows.json")
    var settings = BatchSettings(
      scene: Data("scene".utf8), sceneFile: "scene.json", rows: rows, output: "out.png")
    try change(&settings)
    return settings
  }

  private func form(_ settings: BatchSettings) -> String {
    BatchInput(settings: settings, engine: "1.0+e").digestForm
  }

  @Test func theFormIsPinned() throws {
    let full = try settings {
      $0.changes.width = 40.5
      $0.changes.height = 30
      $0.changes.scale = 2
      $0.changes.usualScale = 3
      $0.changes.colorScheme = .dark
      $0.changes.layoutDirection = .rightToLeft
      $0.changes.dynamicTypeSize = .accessibility5
      $0.changes.locale = Locale(identifier: "de_DE")
      $0.fontLock = FontLock(fonts: ["B": "22", "A": "11"])
      $0.isStrict = true
      $0.contrastRule = .wcag
      $0.rows.settings = try [#require(DataSetting("a.b=x\"\u{0}")), #require(DataSetting("c="))]
      $0.imageFolder = URL(fileURLWithPath: "/images")
    }
    // SHA-256 of "scene", and of nothing for the bundled fonts.
    let scene = "\(ContentDigest.sha256(of: Array("scene".utf8)))"
    let fonts = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    #expect(
      form(full) == """
        {"engine":"1.0+e","scene":"\(scene)","encoding":"png","changes":{"width":40.5,\
        "height":30.0,"scale":2.0,"usualScale":3.0,"colorScheme":"dark",\
        "layoutDirection":"rightToLeft","dynamicTypeSize":"accessibility5","locale":"de_DE","look":null},\
        "fonts":"\(fonts)","fontLock":{"A":"11","B":"22"},"isStrict":true,"contrastRule":"wcag","rows":"json ",\
        "settings":[{"path":["a","b"],"value":"x\\"\\u0000"},{"path":["c"],"value":""}],\
        "imageFolder":"/images"}
        """)
    #expect(
      try form(settings()) == """
        {"engine":"1.0+e","scene":"\(scene)","encoding":"png","changes":{"width":null,\
        "height":null,"scale":null,"usualScale":null,"colorScheme":null,"layoutDirection":null,\
        "dynamicTypeSize":null,"locale":null,"look":null},"fonts":"\(fonts)","fontLock":null,\
        "isStrict":false,"contrastRule":null,"rows":"json ","settings":[],"imageFolder":null}
        """)
  }

  @Test func theDigestIsOfTheForm() throws {
    let settings = try settings()
    let form = BatchInput(settings: settings).digestForm
    #expect(BatchWorker.digest(of: settings) == ContentDigest.sha256(of: Array(form.utf8)))
    let fields = try JSONSerialization.jsonObject(with: Data(form.utf8)) as? [String: Any]
    #expect(fields?["engine"] as? String == GalleyVersion.origin)
    #expect(self.form(settings) != form)
  }

  /// A batch picks up where one of the same scene, names and rows was, and no other one.
  @Test func placesAreToldApartByTheirFields() throws {
    func form(_ change: (inout BatchSettings) throws -> Void) throws -> String {
      BatchPlace(try settings(change)).digestForm
    }
    let plain =
      #"{"sceneFile":"scene.json","output":"out.png","shard":null,"selection":null,"#
      + #""input":null}"#
    #expect(try form { _ in } == plain)
    #expect(
      try form { $0.selection = RowNumbers() }
        == plain.replacingOccurrences(of: #""selection":null"#, with: #""selection":"""#))
    let one = try form { ($0.sceneFile, $0.output) = ("a\u{0}b", "c") }
    let other = try form { ($0.sceneFile, $0.output) = ("a", "b\u{0}c") }
    #expect(one != other)
    #expect(try BatchPlace(settings(), input: "i").digestForm.hasSuffix(#""input":"i"}"#))
  }

  private static let changes: [@Sendable (inout BatchSettings) throws -> Void] = [
    { $0.scene = Data("other".utf8) }, { $0.encoding = "jpeg 80" },
    { $0.changes.width = 1 }, { $0.changes.height = 1 }, { $0.changes.scale = 1 },
    { $0.changes.usualScale = 1 }, { $0.changes.colorScheme = .light },
    { $0.changes.colorScheme = .dark }, { $0.changes.layoutDirection = .leftToRight },
    { $0.changes.layoutDirection = .rightToLeft }, { $0.changes.dynamicTypeSize = .large },
    { $0.changes.dynamicTypeSize = .xLarge }, { $0.changes.locale = Locale(identifier: "de") },
    { $0.changes.locale = Locale(identifier: "de_DE") }, { $0.fontLock = FontLock(fonts: [:]) },
    { $0.fontLock = FontLock(fonts: ["a": "b"]) },
    { $0.fontLock = FontLock(fonts: ["a": "b", "c": "d"]) }, { $0.isStrict = true },
    { $0.contrastRule = .all }, { $0.contrastRule = .wcag },
    { $0.rows = try DataTable(data: Data("a\n1\n".utf8), file: "rows.csv") },
    { $0.rows.settings = try [#require(DataSetting("a=b"))] },
    { $0.rows.settings = try [#require(DataSetting("a.b=c"))] },
    { $0.rows.settings = try [#require(DataSetting("a=b")), #require(DataSetting("b=c"))] },
    { $0.rows.settings = try [#require(DataSetting("b=c")), #require(DataSetting("a=b"))] },
    { $0.imageFolder = URL(fileURLWithPath: "/a") },
  ]

  @Test func everyChangeChangesTheDigest() throws {
    var digests = [BatchWorker.digest(of: try settings())]
    for change in Self.changes { digests.append(BatchWorker.digest(of: try settings(change))) }
    #expect(Set(digests).count == digests.count)
  }

  /// How a batch is drawn, and what is told of it, is nothing that its images show.
  @Test func whatImagesDoNotShowIsNotInIt() throws {
    let plain = BatchWorker.digest(of: try settings())
    let other = try settings {
      $0.jobs = 4
      $0.shard = (1, 2)
      $0.redrawsAll = true
      $0.isDurable = true
      $0.stopsAtFailure = true
      $0.collision = .numbers
      $0.manifest = "m"
      $0.report = "r"
      $0.canvases = ["a"]
    }
    #expect(BatchWorker.digest(of: other) == plain)
  }

  @Test func theFormOfAnImageKeepsItsPartsApart() throws {
    let image = ImageInput(shared: ["a\"", "b"], canvas: "wide", row: #"{"x":1}"#)
    #expect(
      image.digestForm == #"{"shared":["a\"","b"],"canvas":"wide","row":{"x":1}}"#)
    let others = [
      ImageInput(shared: ["a\"b"], canvas: "wide", row: #"{"x":1}"#),
      ImageInput(shared: ["a\"", "b"], canvas: nil, row: #"{"x":1}"#),
      ImageInput(shared: ["a\"", "b"], canvas: "", row: #"{"x":1}"#),
      ImageInput(shared: ["a\"", "b"], canvas: "wide", row: nil),
    ]
    #expect(Set(([image] + others).map(\.digest)).count == 5)
  }

  /// A field that is added to one of these types has to be added to its form.
  @Test func theFormsHaveAllFields() throws {
    func fields(_ value: some Digestible) throws -> Set<String> {
      let object = try JSONSerialization.jsonObject(with: Data(value.digestForm.utf8))
      return try Set(#require(object as? [String: Any]).keys)
    }
    func members(_ value: Any) -> Set<String> {
      Set(Mirror(reflecting: value).children.compactMap(\.label))
    }
    let setting = try #require(DataSetting("a=b"))
    #expect(try fields(CanvasChanges()) == members(CanvasChanges()))
    #expect(try fields(setting) == members(setting))
    #expect(members(FontLock(fonts: [:])) == ["fonts"])
    let image = ImageInput(shared: [])
    #expect(try fields(image) == members(image))
    // What decides about the pixels of a batch's images, and what does not.
    let shown: Set = [
      "scene", "rows", "changes", "isStrict", "fonts", "fontLock", "imageFolder", "encoding",
      "contrastRule",
    ]
    let others: Set = [
      "sceneFile", "output", "canvases", "jobs", "shard", "selection", "redrawsAll", "collision",
      "stopsAtFailure", "isDurable", "limits", "encode", "checkName", "noteImage",
      "beforeDrawing", "manifest", "report",
    ]
    #expect(members(try settings()) == shown.union(others))
    #expect(
      try fields(BatchInput(settings: settings())) == shown.union(["engine", "settings"]))
  }
}
