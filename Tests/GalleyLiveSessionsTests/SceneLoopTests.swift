import Foundation
import Galley
import Testing

@testable import GalleyLive
@testable import GalleyLiveSessions

/// A scene that is edited in a browser.
@Suite struct SceneLoopTests {
  private final class Fixture {
    let folder: URL
    let scenes: LiveScenes
    let browser: TestBrowser

    init(data: String? = nil, others: [String] = []) throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("galley-scenes-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let names = ["card.json"] + others
      for name in names {
        try Self.scene("red").write(
          to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
      var tools = SceneTools()
      if let data {
        let file = folder.appendingPathComponent("rows.csv")
        try data.write(to: file, atomically: true, encoding: .utf8)
        tools.data = file.path
      }
      let scenes = try LiveScenes(
        names.map { [folder] in folder.appendingPathComponent($0).path }, tools: tools)
      self.scenes = scenes
      browser = try TestBrowser { scenes.open($0) }
    }

    deinit {
      browser.session.end()
      scenes.finish()
      try? FileManager.default.removeItem(at: folder)
    }

    var path: String { folder.appendingPathComponent("card.json").path }
    var text: String? { try? String(contentsOfFile: path, encoding: .utf8) }

    static func scene(_ color: String, width: Int = 20) -> String {
      """
      { "galley": 1, "canvas": { "width": \(width), "height": 10 },
        "view": { "type": "Color", "color": "\(color)" } }
      """
    }

    func send(_ object: [String: Any]) throws {
      let data = try JSONSerialization.data(withJSONObject: object)
      browser.send(String(decoding: data, as: UTF8.self))
    }

    func open() throws -> [String: Any]? {
      try send(["type": "open", "scene": path])
      return try browser.message("file")
    }

    /// - Parameter version: that of the file's text that the browser knows.
    func save(_ text: String, version: Int = 1, scene: String? = nil) throws {
      try send([
        "type": "save", "text": text, "scene": scene ?? path, "version": version, "event": 3,
      ])
    }

    var report: String? {
      get throws { try browser.message("report")?["message"] as? String }
    }

    /// What is drawn, and what is said of it.
    func draw(
      _ text: String, row: Int = 1, canvas: String? = nil, event: Int = 1, isInSwift: Bool = false
    ) throws -> (image: Bitmap?, reply: [String: Any]) {
      try send([
        "type": "draw", "text": text, "row": row, "canvas": canvas ?? NSNull(), "event": event,
        "swift": isInSwift,
      ])
      var image: Bitmap?
      while let message = browser.next() {
        switch message {
        case .binary(let bytes): image = try Bitmap(pngData: Data(bytes))
        case .text(let text):
          let reply =
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
          if reply["type"] as? String == "drawn" { return (image, reply) }
        }
      }
      return (image, [:])
    }
  }

  @Test func aSceneIsOpenedAndDrawn() throws {
    let fixture = try Fixture()
    let list = try #require(try fixture.browser.message("scenes"))
    #expect(list["scenes"] as? [String] == [fixture.path] && list["rows"] == nil)
    let file = try #require(try fixture.open())
    #expect(file["text"] as? String == Fixture.scene("red") && file["isNew"] as? Bool == true)
    let (image, reply) = try fixture.draw(Fixture.scene("blue", width: 30), event: 7)
    let bitmap = try #require(image)
    #expect(bitmap.width == 30 && bitmap.height == 10)
    #expect(bitmap.pixels.allSatisfy { $0 == bitmap.pixels[0] })
    #expect(reply["event"] as? Int == 7 && reply["width"] as? Int == 30)
    #expect(reply["scale"] as? Double == 1 && (reply["problems"] as? [Any])?.isEmpty == true)
    // The file is as it was.
    #expect(fixture.text == Fixture.scene("red"))
  }

  @Test func theSwiftCodeIsSentWhereItIsAskedFor() throws {
    let fixture = try Fixture()
    _ = try fixture.open()
    #expect(try fixture.draw(Fixture.scene("red")).reply["swift"] == nil)
    let (_, reply) = try fixture.draw(Fixture.scene("red"), isInSwift: true)
    let source = try #require(reply["swift"] as? String)
    #expect(source.hasPrefix("import SwiftUI\n\nstruct CardView: View {\n"))
    #expect(source.contains("    Color.red\n"))
    let star = Fixture.scene("red").replacingOccurrences(
      of: #""type": "Color", "color": "red""#, with: #""type": "Star""#)
    let problems = try fixture.draw(star, isInSwift: true).reply["problems"] as? [[String: Any]]
    let warning = try #require(problems?.first)
    #expect(problems?.count == 1 && warning["severity"] as? String == "warning")
    #expect(warning["line"] as? Int == 2)
    #expect((warning["message"] as? String)?.hasPrefix("Swift: Star is an addition") == true)
  }

  /// Why there is no code is said beside the image.
  @Test func aSceneWithoutSwiftCodeIsDrawn() throws {
    let fixture = try Fixture()
    _ = try fixture.open()
    let nested = Fixture.scene("red").replacingOccurrences(
      of: #"{ "type": "Color", "color": "red" }"#,
      with: String(repeating: #"{ "type": "VStack", "children": ["#, count: 187)
        + #"{ "type": "Color", "color": "red" }"# + String(repeating: "]}", count: 187))
    let (image, reply) = try fixture.draw(nested, isInSwift: true)
    #expect(image?.width == 20 && reply["width"] as? Int == 20)
    #expect(reply["swift"] as? String == "")
    let problems = try #require(reply["problems"] as? [[String: Any]])
    #expect(problems.map { $0["severity"] as? String } == ["warning"])
    let message = problems.first?["message"] as? String
    #expect(
      message?.hasPrefix("no Swift: found views nested more than 187 deep") == true, "\(problems)")
    #expect(problems.first?["line"] as? Int == 2)
    // The next text has code again.
    let next = try fixture.draw(Fixture.scene("red"), isInSwift: true).reply
    #expect((next["swift"] as? String)?.isEmpty == false)
    #expect((next["problems"] as? [Any])?.isEmpty == true)
  }

  @Test func whatIsWrongHasItsPlace() throws {
    let fixture = try Fixture()
    _ = try fixture.open()
    let text = Fixture.scene("red").replacingOccurrences(of: "\"color\"", with: "\"colour\"")
    let (image, reply) = try fixture.draw(text)
    #expect(image == nil && reply["width"] == nil)
    let problems = try #require(reply["problems"] as? [[String: Any]])
    let problem = try #require(problems.first)
    #expect(problem["severity"] as? String == "error" && problem["file"] == nil)
    #expect(
      problem["line"] as? Int == 2 && (problem["message"] as? String)?.contains("color") == true)
    let broken = try fixture.draw("{")
    #expect(broken.image == nil && (broken.reply["problems"] as? [Any])?.count == 1)
    let huge = try fixture.draw(Fixture.scene("red", width: 900_000))
    #expect(huge.image == nil && (huge.reply["problems"] as? [Any])?.count == 1)
  }

  @Test func rowsAndCanvasesAreChosen() throws {
    let fixture = try Fixture(data: "color,width\nred,20\nblue,40\n")
    let list = try #require(try fixture.browser.message("scenes"))
    #expect(list["rows"] as? Int == 2)
    _ = try fixture.open()
    let scene = """
      { "galley": 1, "canvases": { "wide": { "width": 50, "height": 5 }, "high": { "width": 5, "height": 60 } },
        "view": { "type": "Color", "color": "{{color}}" } }
      """
    let wide = try fixture.draw(scene, row: 1)
    #expect(wide.image?.width == 50 && wide.reply["canvas"] as? String == "wide")
    #expect(wide.reply["canvases"] as? [String] == ["wide", "high"])
    let high = try fixture.draw(scene, row: 2, canvas: "high")
    #expect(high.image?.height == 60)
    #expect(high.image?.pixels.first != wide.image?.pixels.first)
    // A canvas that is not there any more is the first one, and a row the last one.
    let other = try fixture.draw(scene, row: 99, canvas: "none")
    #expect(other.image?.width == 50 && other.image?.pixels.first == high.image?.pixels.first)
    try "color,width\nred,20\n".write(
      to: fixture.folder.appendingPathComponent("rows.csv"), atomically: true, encoding: .utf8)
    #expect(try fixture.browser.message("scenes")?["rows"] as? Int == 1)
  }

  @Test func aFileIsSavedUnlessItHasChanged() throws {
    let fixture = try Fixture()
    _ = try fixture.open()
    // What the browser itself writes is no other text: two saves may follow each other.
    for color in ["teal", "green"] {
      try fixture.save(Fixture.scene(color))
      let saved = try #require(try fixture.browser.message("saved"))
      #expect(saved["text"] as? String == Fixture.scene(color))
      #expect(saved["scene"] as? String == fixture.path)
      #expect(fixture.text == Fixture.scene(color))
    }
    // Somebody else writes the file: the browser is told, and does not replace it unseen.
    try Fixture.scene("yellow", width: 33).write(
      toFile: fixture.path, atomically: true, encoding: .utf8)
    let file = try #require(try fixture.browser.message("file"))
    #expect(file["text"] as? String == Fixture.scene("yellow", width: 33) && file["isNew"] == nil)
    #expect(file["version"] as? Int == 2)
    // One that was sent before the browser had the text.
    try fixture.save(Fixture.scene("black"))
    #expect(try fixture.report?.contains("not saved, as the file has changed") == true)
    #expect(fixture.text == Fixture.scene("yellow", width: 33))
    // Who knows the text may replace it.
    try fixture.save(Fixture.scene("black"), version: 2)
    #expect(try fixture.browser.message("saved") != nil)
    #expect(fixture.text == Fixture.scene("black"))
  }

  /// A drawing may last while another program writes the file: the text comes after it, and the save that waited is refused.
  @Test func aSaveThatWaitsForADrawingReplacesNothingUnseen() throws {
    let fixture = try Fixture()
    _ = try fixture.open()
    for event in 1...20 {
      _ = try fixture.draw(Fixture.scene("blue", width: 2000), event: event)
      try fixture.send([
        "type": "draw", "text": Fixture.scene("blue", width: 2000), "row": 1, "event": event + 100,
      ])
      let theirs = Fixture.scene("yellow", width: 20 + event)
      try theirs.write(toFile: fixture.path, atomically: true, encoding: .utf8)
      try fixture.save("{}", version: event)
      #expect(try fixture.report?.contains("not saved, as the file has changed") == true)
      #expect(fixture.text == theirs)
    }
  }

  /// One text in the place of another one of its size, at its time.
  @Test func aSaveReadsTheFileItself() throws {
    let fixture = try Fixture()
    var text = try SceneText(fixture.path)
    let values = try FileManager.default.attributesOfItem(atPath: fixture.path)
    let handle = try #require(FileHandle(forWritingAtPath: fixture.path))
    try handle.write(contentsOf: Data(Fixture.scene("tan").utf8))
    try handle.close()
    let date = try #require(values[.modificationDate])
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: fixture.path)
    #expect(try text.update(isForced: true) && text.text == Fixture.scene("tan"))
    // Two spellings of a letter are equal as strings, and other bytes.
    try text.write("\"\u{E9}\"")
    try "\"e\u{301}\"".write(toFile: fixture.path, atomically: true, encoding: .utf8)
    #expect(try text.update(isForced: true))
  }

  /// What cannot be read is not replaced, also by the next save, and what is gone is written again.
  @Test func aFileThatCannotBeReadIsKept() throws {
    let fixture = try Fixture()
    _ = try fixture.open()
    let theirs = Data([0x7B, 0xFF, 0x7D])
    try theirs.write(to: URL(fileURLWithPath: fixture.path))
    #expect(try fixture.report?.hasSuffix("found bytes that are not UTF-8") == true)
    for _ in 0..<2 {
      try fixture.save("{}")
      let report = try #require(try fixture.report)
      #expect(report.hasPrefix("not saved: ") && report.hasSuffix("not UTF-8"), "\(report)")
      #expect(FileManager.default.contents(atPath: fixture.path) == theirs)
    }
    try FileManager.default.removeItem(atPath: fixture.path)
    try fixture.save(Fixture.scene("green"))
    #expect(try fixture.browser.message("saved") != nil)
    #expect(fixture.text == Fixture.scene("green"))
    try fixture.save(String(repeating: " ", count: SceneText.limit + 1))
    #expect(try fixture.report?.contains("expected at most 1048576") == true)
    #expect(fixture.text == Fixture.scene("green"))
  }

  /// A save is of its own scene, whichever is open when it comes.
  @Test func aSaveSaysWhichSceneItIsOf() throws {
    let fixture = try Fixture(others: ["other.json"])
    let other = fixture.folder.appendingPathComponent("other.json").path
    _ = try fixture.open()
    try fixture.send(["type": "open", "scene": other])
    let file = try #require(try fixture.browser.message("file"))
    #expect(file["scene"] as? String == other && file["version"] as? Int == 2)
    for (scene, version) in [(fixture.path, 1), (fixture.path, 2), (other, 1), (other, 0)] {
      try fixture.save("", version: version, scene: scene)
      #expect(try fixture.report?.contains("not saved, as ") == true)
    }
    #expect(try String(contentsOfFile: other, encoding: .utf8) == Fixture.scene("red"))
    #expect(fixture.text == Fixture.scene("red"))
    // The same text, opened again, is the same version.
    try fixture.send(["type": "open", "scene": other])
    #expect(try fixture.browser.message("file")?["version"] as? Int == 2)
  }

  /// Another scene is opened after a save has come, and the save is done.
  @Test func aSaveIsKeptWhereAnotherSceneIsOpened() throws {
    let inbox = SceneInbox()
    inbox.receive(.text(#"{"type":"save","text":"{}","scene":"a.json","version":1,"event":4}"#))
    inbox.receive(.text(#"{"type":"draw","text":"{}","row":1,"event":5}"#))
    inbox.receive(.text(#"{"type":"open","scene":"b.json"}"#))
    let orders = inbox.take(within: 0)
    #expect(orders.save == .init(text: "{}", scene: "a.json", version: 1, event: 4))
    #expect(orders.open == "b.json" && orders.draw == nil)
    let fixture = try Fixture(others: ["other.json"])
    _ = try fixture.open()
    try fixture.save(Fixture.scene("green"))
    let other = fixture.folder.appendingPathComponent("other.json").path
    try fixture.send(["type": "open", "scene": other])
    #expect(try fixture.browser.message("saved")?["scene"] as? String == fixture.path)
    #expect(try fixture.browser.message("file")?["scene"] as? String == other)
    #expect(fixture.text == Fixture.scene("green"))
  }

  /// Who saves after somebody else has written the file is told, and nothing is lost.
  @Test func aSaveReplacesNothingUnseen() throws {
    let fixture = try Fixture()
    _ = try fixture.open()
    var text = try SceneText(fixture.path)
    try Fixture.scene("black", width: 44).write(
      toFile: fixture.path, atomically: true, encoding: .utf8)
    #expect(try text.update() && !text.update())
    #expect(text.text == Fixture.scene("black", width: 44))
    try text.write("{}")
    #expect(try fixture.text == "{}" && !text.update())
  }

  @Test func wrongMessagesAreReported() throws {
    let fixture = try Fixture()
    for (text, sentence) in [
      ("1", "a message is not an object of JSON"),
      (#"{"type":"close"}"#, "type: expected open, draw or save"),
      (
        #"{"type":"draw","text":"{}","row":0}"#,
        "draw: expected text, row from 1, canvas, a name or null, and swift, true or false"
      ),
      (#"{"type":"open","scene":"/etc/passwd"}"#, "scene: there is no scene /etc/passwd"),
      (
        #"{"type":"save","text":"{}"}"#,
        "save: expected text, scene, the path of a scene, and version, that of its file"
      ),
      (#"{"type":"save","text":"{}","scene":"a","version":1}"#, "no scene is open"),
    ] {
      fixture.browser.send(text)
      #expect(try fixture.browser.message("report")?["message"] as? String == sentence)
    }
    fixture.browser.session.receive(.binary([1]))
    #expect(
      try fixture.browser.message("report")?["message"] as? String == "a message is not a text")
    #expect(fixture.text == Fixture.scene("red"))
  }

  /// The newest text is drawn, and no text before it that nobody has begun.
  @Test func theNewestTextWins() throws {
    let inbox = SceneInbox()
    for event in 1...50 {
      inbox.receive(.text(#"{"type":"draw","text":"\#(event)","row":1,"event":\#(event)}"#))
    }
    let orders = inbox.take(within: 0)
    #expect(orders.draw?.event == 50 && orders.draw?.text == "50")
    #expect(inbox.take(within: 0) == SceneInbox.Orders())
    inbox.end()
    #expect(inbox.take(within: 0).isEnded && inbox.take(within: 0).isEnded)
  }

  @Test func filesThatAreNoScenesAreRefused() {
    #expect(throws: SceneFileError.self) { try LiveScenes(["/none.json"], tools: SceneTools()) }
    var tools = SceneTools()
    tools.data = "/none.csv"
    #expect(throws: SceneFileError.self) { try LiveScenes([], tools: tools) }
  }
}
