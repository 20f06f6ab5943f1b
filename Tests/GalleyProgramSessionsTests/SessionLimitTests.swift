import Foundation
import Galley
import GalleyData
import Testing

@testable import GalleyProgramSessions

/// What a session does not do, and what it survives.
@Suite struct SessionLimitTests {
  @Test func aPreviewThatEndsIsStartedAnew() throws {
    let fixture = try SessionFixture(timeout: .seconds(5))
    try fixture.open()
    _ = try fixture.ask(.tap, #"{"label": "Add"}"#)
    for (label, words) in [
      ("Trap", "Fatal error: Index out of range"), ("Hang", "it took more than 5 s"),
      ("Breach", "closed the pipe to the drawing process, or wrote into it"),
    ] {
      let fault = try fixture.fault(.tap, "{\"label\": \"\(label)\"}")
      #expect(fault.code == .ended && fault.message.contains(words), "\(fault.message)")
      #expect(fault.message.hasSuffix("its states are lost, and the next request starts it anew"))
      #expect(try fixture.tree().contains("Count 0"))
    }
    #expect(fixture.processes.count == 4)
    fixture.session.finish()
    for process in fixture.processes { #expect(kill(process, 0) != 0) }
  }

  @Test(arguments: [
    (#"{"file": "../Card.swift"}"#, "is not below the session's folder"),
    (#"{"file": "/etc/Card.swift"}"#, "is not below the session's folder"),
    (#"{"file": "a//Card.swift"}"#, "is not below the session's folder"),
    (#"{"file": "Card\u0000.swift"}"#, "is not below the session's folder"),
    (#"{"file": ""}"#, "is not below the session's folder"),
    (#"{"file": "../\u0301Card.swift"}"#, "is not below the session's folder"),
    (#"{"file": "Link.swift"}"#, "a link is on the way to"),
    (#"{"file": "out/Card.swift"}"#, "a link is on the way to"),
    (#"{"file": "None.swift"}"#, "no such file or directory"),
    (#"{"file": "Folder.swift"}"#, "which is no file"),
    (#"{"file": "Card.json"}"#, "expected a Swift file"),
  ])
  func nothingOutsideTheFolderIsOpened(keys: String, words: String) throws {
    let fixture = try SessionFixture()
    let outside = fixture.folder.deletingLastPathComponent().appendingPathComponent("other")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: fixture.folder.appendingPathComponent("Folder.swift"), withIntermediateDirectories: true)
    try Data("//\n".utf8).write(to: outside.appendingPathComponent("Card.swift"))
    for (name, target) in [
      ("Link.swift", fixture.folder.appendingPathComponent("Card.swift")), ("out", outside),
    ] {
      try FileManager.default.createSymbolicLink(
        at: fixture.folder.appendingPathComponent(name), withDestinationURL: target)
    }
    let fault = try fixture.fault(.open, keys)
    #expect(fault.message.contains(words), "\(fault.message)")
    #expect(fault.code == .file || fault.code == .request)
    #expect(fixture.processes.isEmpty)
  }

  @Test func imagesAreWrittenBelowTheFolderAlone() throws {
    let fixture = try SessionFixture()
    try fixture.open()
    try FileManager.default.createDirectory(
      at: fixture.folder.appendingPathComponent("images"), withIntermediateDirectories: true)
    let written = try fixture.ask(.image, #"{"file": "images/card.png"}"#)
    #expect(written.image == nil && written.json.contains(#""file":"images/card.png""#))
    let file = fixture.folder.appendingPathComponent("images/card.png")
    #expect(try Bitmap(pngData: Data(contentsOf: file)).width == 100)
    // A session writes over its own images.
    _ = try fixture.ask(.image, #"{"file": "images/card.png", "scale": 2}"#)
    #expect(try Bitmap(pngData: Data(contentsOf: file)).width == 200)
    try Data("mine".utf8).write(to: fixture.folder.appendingPathComponent("mine.png"))
    try FileManager.default.createSymbolicLink(
      at: fixture.folder.appendingPathComponent("link.png"),
      withDestinationURL: URL(fileURLWithPath: "/tmp/never.png"))
    try FileManager.default.createSymbolicLink(
      at: fixture.folder.appendingPathComponent("tmp"),
      withDestinationURL: URL(fileURLWithPath: "/tmp"))
    for (name, words) in [
      ("mine.png", "is there already"), ("link.png", "is there already"),
      ("tmp/a.png", "a link is on the way"), ("../a.png", "is not below"),
      ("../\u{301}a.png", "is not below"), ("tmp/\u{301}a.png", "a link is on the way"),
      ("none/a.png", "no such file"), ("Card.swift", "expected a file that ends in .png"),
    ] {
      let fault = try fixture.fault(.image, "{\"file\": \"\(name)\"}")
      #expect(fault.message.contains(words), "\(fault.message)")
    }
    let names = try FileManager.default.subpathsOfDirectory(atPath: fixture.folder.path)
    #expect(!names.contains { $0.contains(".tmp") })
  }

  /// The key, what is expected there, and the nearest names.
  @Test(arguments: [
    (SessionRequestKind.tap, #"{"lable": "Add"}"#, "lable", ["label"]),
    (.tap, #"{"element": 1.5}"#, "element", []),
    (.tap, #"{"element": "1"}"#, "element", []),
    (.tap, #"{"element": 12345678901234567890}"#, "element", []),
    (.tap, #"{"x": 3}"#, "y", []),
    (.tap, #"{"element": 1, "label": "Add"}"#, "element", []),
    (.tap, "{}", "element", []),
    (.tap, #"{"label": "Add", "count": 0}"#, "count", []),
    (.tap, #"{"label": "Add", "secondary": 1}"#, "secondary", []),
    (.tap, #"{"label": "Add", "observe": "all"}"#, "observe", []),
    (.press, #"{"label": "Add", "seconds": 61}"#, "seconds", []),
    (.drag, #"{"label": "Add"}"#, "dx", []),
    (.drag, #"{"label": "Add", "dx": 1, "value": 2}"#, "dx", []),
    (.drag, #"{"label": "Add", "toX": 1}"#, "toY", []),
    (.type, #"{"label": "name"}"#, "text", []),
    (.key, #"{"key": "a", "modifiers": ["hyper"]}"#, "modifiers", []),
    (.advance, #"{"seconds": -1}"#, "seconds", []),
    (.advance, #"{"seconds": null}"#, "seconds", []),
    (.advance, #"{"seconds": 60.5}"#, "seconds", []),
    (.set, #"{"width": 0, "height": 5}"#, "width", []),
    (.tap, #"{"x": 101, "y": 5}"#, "x", []), (.tap, #"{"x": 5, "y": -1}"#, "y", []),
    (.press, #"{"x": -0.5, "y": 5}"#, "x", []),
    (.drag, #"{"x": 5, "y": 201, "dx": 1}"#, "y", []),
    (.drag, #"{"x": 5, "y": 5, "toX": 200, "toY": 5}"#, "toX", []),
    (.drag, #"{"x": 5, "y": 5, "toX": 20, "toY": -5}"#, "toY", []),
    (.drag, #"{"label": "Add", "dx": 60}"#, "dx", []),
    (.drag, #"{"label": "Add", "dx": 1, "dy": -11}"#, "dy", []),
    (.scroll, #"{"x": 5, "y": 201, "dy": 4}"#, "y", []),
    (.type, #"{"text": "a", "x": -1, "y": 3}"#, "x", []),
    (.why, #"{"x": 1000, "y": 0}"#, "x", []),
  ])
  func aWrongRequestSaysWhereAndWhat(
    kind: SessionRequestKind, keys: String, key: String, nearest: [String]
  ) throws {
    let fixture = try SessionFixture()
    try fixture.open()
    let fault = try fixture.fault(kind, keys)
    #expect(fault.code == .request && fault.key == key, "\(fault)")
    #expect(fault.expected?.isEmpty == false && fault.nearest == nearest)
  }

  /// What is outside of the preview, or of what a key takes, is told with the range.
  @Test func aNumberOutOfRangeSaysTheRange() throws {
    let fixture = try SessionFixture()
    try fixture.open()
    for (kind, keys, message) in [
      (
        SessionRequestKind.tap, #"{"x": 101, "y": 5}"#,
        "x is 101, expected a number from 0 to 100: the width of the preview is 100"
      ),
      (
        .drag, #"{"label": "Add", "dx": 60}"#,
        "dx is 60, expected a number from -50 to 50: the width of the preview is 100"
      ),
      (
        .drag, #"{"x": 5, "y": 5, "toX": 5, "toY": 200.5}"#,
        "toY is 200.5, expected a number from 0 to 200: the height of the preview is 200"
      ),
      (
        .advance, #"{"seconds": -1}"#,
        "seconds is the number -1, expected a number from 0 to 60"
      ),
    ] {
      #expect(try fixture.fault(kind, keys).message == message)
    }
    // The edges are in it.
    _ = try fixture.ask(.drag, #"{"label": "Add", "dx": 50, "dy": -10}"#)
  }

  /// Every name stands once, and no key says two things.
  @Test func theTableIsWhole() {
    let kinds = SessionRequestKind.allCases
    #expect(Set(kinds.map(\.tool)).count == kinds.count)
    for kind in kinds {
      #expect(Set(kind.keys.map(\.name)).count == kind.keys.count, "\(kind)")
      #expect(kind.summary.hasSuffix(".") && !kind.title.isEmpty)
      for key in kind.keys {
        #expect(key.summary.hasSuffix("."), "\(kind) \(key.name)")
        #expect(key.name != "id" && key.name != "request")
        if case .choice(let words) = key.kind { #expect(!words.isEmpty) }
      }
    }
  }

  /// The guide has every request with its tool and its keys, and every code.
  @Test func theGuideHasTheTable() throws {
    let guide = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Guides/Agents.md").standardized, encoding: .utf8)
    for kind in SessionRequestKind.allCases {
      let start = "| `\(kind.rawValue)` | `\(kind.tool)` |"
      let row = try #require(
        guide.split(separator: "\n").first { $0.hasPrefix(start) }, "\(kind.rawValue)")
      let own = kind.keys.map(\.name).filter { $0 != "observe" && $0 != "handle" }
      for key in own { #expect(row.contains("`\(key)`"), "\(kind) \(key)") }
    }
    for code in SessionFault.Code.allCases {
      #expect(guide.contains("\n| `\(code.rawValue)` |"), "\(code)")
    }
  }

  /// Of what a drawing process says nothing is believed.
  @Test func treesThatAreNoneAreRefused() throws {
    for text in [
      "{}", #"{"version": 2, "size": [1, 1], "elements": []}"#,
      #"{"version": 1, "size": [1], "elements": []}"#,
      #"{"version": 1, "size": [1, 1], "elements": [{"type": "Text"}]}"#,
      #"{"version": 1, "size": [1, 1], "elements": 3}"#,
      #"{"version": 1, "size": [1, 1], "elements": [{"type": "Text", "number": -1, "frame": [0, 0, 1, 1]}]}"#,
      #"{"version": 1, "size": [1, 1], "elements": [{"type": "Text", "number": 1, "frame": [0, 0, 1, 1], "role": "door"}]}"#,
      #"{"version": 1, "size": [1, 1], "elements": [{"type": "Text", "number": 1, "frame": [0, 0, 1, 1], "traits": ["isDoor"]}]}"#,
      #"{"version": 1, "size": [1, 1], "elements": [{"type": "Text", "number": 1, "frame": [0, 0, 1, 1], "actions": ["knock"]}]}"#,
    ] {
      #expect(ElementTree(try JSONDocument(Array(text.utf8), file: "tree").root) == nil, "\(text)")
    }
  }
}
