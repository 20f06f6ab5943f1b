import Foundation
import TestSupport
import Testing

@testable import GalleyScenes

/// The file `galley.json`: what it may say, and that what is wrong in it has a place and a hint.
@Suite struct ProjectFileTests {
  private func project(_ text: String, in folder: URL? = nil) throws -> ProjectFile {
    let folder = folder ?? FileManager.default.temporaryDirectory
    return try ProjectFile(data: Data(text.utf8), file: "galley.json", folder: folder.path)
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-project-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("images/deep"), withIntermediateDirectories: true)
    try Data("x".utf8).write(to: folder.appendingPathComponent("file"))
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func message(_ text: String, in folder: URL? = nil) -> String {
    do {
      _ = try project(text, in: folder)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test func allKeysAreRead() throws {
    try withFolder { folder in
      let project = try project(
        """
        { // comments are read
          "$schema": "project.schema.json", "images": "./images/deep", "fonts": "images", "scale": 1.5,
          "strict": true, "limits": {"timeout": 0.5, "maxMemory": "300M"}, "goldens": "new/Goldens",
          "skipLines": 2,
          "devices": ["iPhone 15"], "matrix": {"scheme": ["light", "dark"]},
        }
        """, in: folder)
      #expect(project.images?.path == folder.path + "/images/deep")
      #expect(project.images?.place == "galley.json:2:47")
      #expect(project.fonts?.path == folder.path + "/images")
      #expect(project.goldens?.path == folder.path + "/new/Goldens")
      #expect(project.scale == 1.5 && project.isStrict == true)
      #expect(project.timeout == 0.5 && project.memory == 300 << 20)
      #expect(
        project.axes == [
          PreviewSuite.Axis(name: "scheme", values: ["light", "dark"]),
          PreviewSuite.Axis(name: "device", values: ["iPhone 15"]),
        ])
      #expect(project.skippedLines == 2)
      #expect(project.keys.count == 10)
    }
  }

  @Test func anEmptyFileSaysNothing() throws {
    #expect(try project("{}") == ProjectFile())
    try withFolder { folder in
      let whole = try project(#"{"images": "."}"#, in: folder)
      #expect(whole.images?.path == folder.path)
    }
    #expect(try project(#"{"limits": {"maxMemory": 1000}}"#).memory == 1000)
    #expect(try project(#"{"limits": {"maxMemory": 0, "timeout": 0}}"#).memory == 0)
    #expect(try project(#"{"matrix": ["scheme"]}"#).axes.map(\.name) == ["scheme"])
  }

  @Test func whatIsWrongHasAPlaceAndAHint() throws {
    try withFolder { folder in
      for (text, expected) in [
        (
          #"{"image": "images"}"#,
          #"galley.json:1:2: error: found the key "image", expected the keys of a "#
        ),
        (#"{"image": "images"}"#, #"did you mean "images"?"#),
        (#"{"stritc": true}"#, #"did you mean "strict"?"#),
        (#"{"limits": {"timeot": 1}}"#, #"did you mean "timeout"?"#),
        (#"{"limits": {"timeout": -1}}"#, "galley.json:1:24: error at $.limits.timeout: "),
        (#"{"limits": {"maxMemory": "much"}}"#, #"expected a size such as "300M""#),
        (#"{"limits": 3}"#, "expected an object"), (#"{"scale": 0}"#, "from 0.01 to 100"),
        (
          #"{"scale": "2"}"#,
          "expected a number of pixels per point from 0.01 to 100, here 2 without quotation marks"
        ),
        (#"{"skipLines": -1}"#, "expected a whole number from 0 to 1048576"),
        (#"{"skipLine": 1}"#, #"did you mean "skipLines"?"#),
        (#"{"strict": "yes"}"#, "expected true or false"),
        (#"{"images": "none"}"#, "\(folder.path)/none is not"),
        (#"{"images": "file"}"#, "\(folder.path)/file is a file"),
        (#"{"goldens": "file"}"#, "\(folder.path)/file is a file"),
        (#"{"images": "../x"}"#, #"found "../x", expected a path from the project file's folder"#),
        (#"{"fonts": "images/../../x"}"#, "that stays in it"),
        (#"{"goldens": "/tmp"}"#, "stays in it"),
        (#"{"goldens": ""}"#, "stays in it"), (#"{"images": "a\u0000b"}"#, "stays in it"),
        (#"{"images": ["images"]}"#, "expected a string"),
        (#"{"devices": ["iPhone 51"]}"#, #"did you mean "iPhone "#),
        (#"{"devices": []}"#, "at least one value"),
        (#"{"devices": "iPhone 15"}"#, "expected a list"),
        (#"{"matrix": {"schem": ["dark"]}}"#, #"did you mean "scheme"?"#),
        (#"{"matrix": {"scheme": ["drak"]}}"#, #"did you mean "dark"?"#),
        (
          #"{"matrix": {"device": ["iPhone 15"]}, "devices": ["iPhone 15"]}"#,
          "expected one of them"
        ),
        (
          #"{"galley": 1, "view": {}}"#,
          "galley.json:1:1: error: found a scene, expected the settings"
        ),
        ("[]", "expected an object"), ("", "galley.json:1:1: error"),
        (#"{"scale": 1"#, "galley.json:1:"),
      ] {
        let found = message(text, in: folder)
        #expect(found.contains(expected), "\(text): \(found)")
      }
    }
  }

  @Test func aLinkOutOfTheProjectIsRefused() throws {
    try withFolder { folder in
      let link = folder.appendingPathComponent("out").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/usr")
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("in").path, withDestinationPath: "images")
      for key in ["images", "fonts", "goldens"] {
        let found = message(#"{"\#(key)": "out"}"#, in: folder)
        #expect(found.contains("it leads to /usr"), "\(found)")
        #expect(message(#"{"\#(key)": "in"}"#, in: folder) == "no error")
      }
    }
  }

  @Test(arguments: SeededRandom.freshSeeds()) func mutatedFilesAreReadOrRefused(seed: UInt64) throws
  {
    let text = Array(
      #"{"scale": 2, "strict": true, "limits": {"timeout": 20, "maxMemory": "5M"}, "goldens": "G", "devices": ["iPhone 15"], "matrix": {"scheme": ["light"]}}"#
        .utf8)
    var generator = SeededRandom(seed: seed)
    for _ in 0..<4000 {
      var bytes = text
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: index)
        default: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &generator)], at: index)
        }
      }
      do {
        _ = try ProjectFile(data: Data(bytes), file: "galley.json", folder: "/tmp")
      } catch let error as SceneError {
        #expect(error.description.hasPrefix("galley.json:"), "\(error)")
      }
    }
  }

  /// Keys of the schema are those that the file may have, and the schema is JSON.
  @Test func theSchemaHasTheKeysOfTheFile() throws {
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(ProjectSchema.json.utf8)) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: Any])
    #expect(Set(properties.keys) == Set(ProjectFile.keys))
    for (name, value) in properties {
      #expect((value as? [String: Any])?["description"] != nil, "\(name)")
    }
  }
}
