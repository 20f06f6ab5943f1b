import Foundation
import Galley
import GalleyStrings
import Testing

@testable import GalleyBatch

/// An answer quotes what somebody else wrote: it is one line, and no terminal obeys it.
@Suite struct VisibleAnswerTests {
  private static let controls = [
    "\\u0000", "\\u0007", "\\u001b]52;c;eA==\\u0007", "\\n", "\\r", "\\u007f", "\\u009b2J",
    "\\u202e", "\\u2066", "\\u200f", "\\u2028",
  ]

  /// Where the strings of a JSON text begin, keys among them.
  private func strings(in json: String) -> [String.Index] {
    var starts: [String.Index] = []
    var isInside = false
    for index in json.indices where json[index] == "\"" {
      isInside.toggle()
      if isInside { starts.append(json.index(after: index)) }
    }
    return starts
  }

  private func isVisible(_ text: String) -> Bool {
    !text.unicodeScalars.contains(where: ControlCharacters.isControl)
  }

  @Test func whateverARequestSaysIsShown() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-visible-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("scene.json").path
    let scene =
      #"{"galley": 1, "view": {"type": "Image", "name": "{{name}}", "modifiers": [{"frame": {"width": "{{w}}", "height": 4}}]}}"#
    try Data(scene.utf8).write(to: URL(fileURLWithPath: path))
    let request =
      #"{"id": "7", "row": {"name": "absent", "w": 4, "more": "x"}, "scene": "scene.json", "out": "inline"}"#
    var requests = [request, request.replacingOccurrences(of: "4", with: "\"w\"")]
    for start in strings(in: request) {
      for control in Self.controls {
        var line = request
        line.insert(contentsOf: control, at: start)
        requests.append(line)
      }
    }
    var settings = RequestSettings()
    (settings.scene, settings.sceneFolder, settings.output) = (path, folder.path, "cards")
    let worker = try RequestWorker(settings, folder: nil, thread: 0)
    for (number, line) in requests.enumerated() {
      let request = RequestWorker.Queue.Request(number: number, work: .whole(Array(line.utf8)))
      var answer = ""
      worker.answer([request]) { answer = $1.text }
      #expect(isVisible(answer), "\(answer.debugDescription)")
      #expect(!answer.contains(folder.path), "\(answer) says where its scenes lie")
      #expect((try? JSONSerialization.jsonObject(with: Data(answer.utf8))) != nil)
    }
  }
}
