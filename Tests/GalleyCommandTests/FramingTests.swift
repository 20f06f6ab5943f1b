import Foundation
import GalleyImages
import Testing

/// Files in answers: in base64, and as bytes behind the line.
@Suite struct FramingTests {
  private static let scene =
    #"{"galley": 1, "sample": {"w": 5}, "view": {"type": "Color", "color": "red", "#
    + #""modifiers": [{"frame": {"width": "{{w}}", "height": 3}}]}}"#

  /// A line of the output and the bytes behind it.
  private struct Frame {
    var line: [String: Any]
    var file: Data

    /// The file, however it came.
    var image: Data? {
      file.isEmpty ? (line["data"] as? String).flatMap { Data(base64Encoded: $0) } : file
    }
  }

  /// Reads frames from a stream that comes in parts of any size.
  private struct FrameReader {
    private(set) var frames: [Frame] = []
    private var waiting = Data()
    private var line: [String: Any]?

    mutating func add(_ part: Data) throws {
      waiting += part
      while true {
        if let line {
          let count = line["follows"] as? Int ?? 0
          guard waiting.count >= count else { return }
          frames.append(Frame(line: line, file: Data(waiting.prefix(count))))
          waiting.removeFirst(count)
          self.line = nil
        }
        guard let end = waiting.firstIndex(of: 0x0A) else { return }
        let object = try JSONSerialization.jsonObject(with: Data(waiting[..<end]))
        line = try #require(object as? [String: Any])
        waiting = Data(waiting[waiting.index(after: end)...])
      }
    }

    var isAtEnd: Bool { waiting.isEmpty && line == nil }
  }

  /// What the program answers, read in parts of so many bytes.
  private func frames(
    _ requests: [String], _ options: [String], part: Int, in folder: URL
  ) throws -> [Frame] {
    try Data(Self.scene.utf8).write(to: folder.appendingPathComponent("s.json"))
    let process = Process()
    process.executableURL = Program.galley
    process.arguments = ["batch", "s.json", "--protocol", "jsonl", "--out", "images"] + options
    process.currentDirectoryURL = folder
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = requests.map { $0 + "\n" }.joined()
    // Half a line, and then the rest.
    let bytes = Data(text.utf8)
    try input.fileHandleForWriting.write(contentsOf: bytes.prefix(7))
    try input.fileHandleForWriting.write(contentsOf: bytes.dropFirst(7))
    try input.fileHandleForWriting.close()
    var reader = FrameReader()
    while let more = try output.fileHandleForReading.read(upToCount: part), !more.isEmpty {
      try reader.add(more)
    }
    process.waitUntilExit()
    #expect(reader.isAtEnd)
    return reader.frames
  }

  @Test(arguments: [1, 3, 100, 4096, 1 << 20])
  func bytesAreTheFilesOfBase64(part: Int) throws {
    try Program.withFolder { folder in
      let requests = [
        #"{"id": 1}"#, #"{"id": 2, "row": {"w": 400}, "out": "a.png"}"#,
        #"{"id": 3, "row": {"w": -1}}"#, #"{"id": 4, "out": "a.webp"}"#,
        #"{"id": 5, "out": "b.jpg"}"#,
      ]
      let bytes = try frames(
        requests, ["--inline", "--framing", "bytes", "--jobs", "2"], part: part, in: folder)
      let text = try frames(requests, ["--inline"], part: part, in: folder)
      try #require(bytes.count == 6 && text.count == 6)
      #expect(bytes[0].line["framings"] as? [String] == ["base64", "bytes"])
      #expect(bytes[0].file.isEmpty)
      for (one, other) in zip(bytes, text).dropFirst() {
        #expect(one.line["data"] == nil && other.line["follows"] == nil)
        #expect(one.image == other.image)
        for key in ["id", "status", "path", "width", "bytes", "pixels", "error"] {
          #expect("\(one.line[key] ?? "")" == "\(other.line[key] ?? "")", "\(key)")
        }
        let isDrawn = one.line["status"] as? String == "drawn"
        #expect(isDrawn == (one.line["follows"] != nil) && isDrawn == (one.image != nil))
        if isDrawn { #expect(one.line["bytes"] as? Int == one.file.count) }
      }
      #expect(bytes[3].line["status"] as? String == "failed")
      #expect(try bytes[2].image.map { try PNGDecoder().decode($0).width } == 400)
    }
  }

  /// A request says how it wants its own file; what is written to a file has nothing behind its line.
  @Test func aRequestHasItsOwnFraming() throws {
    try Program.withFolder { folder in
      let answers = try frames(
        [
          #"{"out": "inline", "framing": "bytes"}"#, #"{"out": "inline"}"#,
          #"{"out": "a.png", "framing": "bytes"}"#, #"{"out": "inline", "framing": null}"#,
          #"{"out": "inline", "framing": "lines"}"#,
        ], [], part: 50, in: folder
      ).dropFirst()
      #expect(answers.map { $0.line["follows"] != nil } == [true, false, false, false, false])
      #expect(answers.map { $0.line["data"] != nil } == [false, true, false, true, false])
      #expect(answers.map { $0.line["status"] as? String ?? "" }.last == "failed")
      #expect(
        (answers.last?.line["error"] as? String)?.contains(
          "framing is the string \"lines\", expected \"base64\" or \"bytes\"") == true)
    }
  }
}
