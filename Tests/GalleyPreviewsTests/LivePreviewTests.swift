import Foundation
import Galley
import GalleyCanvas
import Testing

@testable import GalleyPreviews

/// A preview is used by packets through pipes.
@MainActor @Suite struct LivePreviewTests {
  private struct Level: View {
    @State private var share = 0.0

    var body: some View {
      Slider(value: $share).accessibilityLabel("Share").frame(width: 200, height: 40)
    }
  }

  private func packet(_ json: String) -> [UInt8] {
    let count = json.utf8.count
    return [UInt8(count & 255), UInt8(count >> 8), 0, 0, 0] + Array(json.utf8)
  }

  /// What the loop answers to bytes that are sent at once, before the pipe ends: texts, and frames by themselves.
  /// - Parameter later: packets that come one by one, ten milliseconds apart, half a second before the end.
  private func answers(
    to bytes: [UInt8], read: [UInt8] = [], later: [[UInt8]] = []
  ) throws -> (texts: [String], frames: [CanvasFrame]) {
    let requests = Pipe()
    try requests.fileHandleForWriting.write(contentsOf: Data(bytes))
    if later.isEmpty {
      try requests.fileHandleForWriting.close()
    } else {
      let input = requests.fileHandleForWriting
      Thread {
        for packet in later {
          usleep(10_000)
          input.write(Data(packet))
        }
        usleep(500_000)
        try? input.close()
      }.start()
    }
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-canvas-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    try Data().write(to: place)
    let file = try FileHandle(forWritingTo: place)
    let pipe = PacketPipe(
      requests: requests.fileHandleForReading.fileDescriptor, answers: file.fileDescriptor,
      rest: read)
    var loop = LivePreview(pipe) {
      try LiveCanvas(Preview(Level()), on: PreviewConfiguration(), with: Renderer())
    }
    loop.run()
    try file.close()
    var rest = Array(try Data(contentsOf: place))[...]
    var (texts, frames): ([String], [CanvasFrame]) = ([], [])
    while rest.count >= 5 {
      let head = Array(rest.prefix(5))
      let count = (0..<4).reduce(0) { $0 | Int(head[$1]) << (8 * $1) }
      let content = Array(rest.dropFirst(5).prefix(count))
      try #require(content.count == count)
      rest = rest.dropFirst(5 + count)
      if head[4] == 1 {
        frames.append(try #require(CanvasFrame(Data(content))))
      } else {
        texts.append(String(decoding: content, as: UTF8.self))
      }
    }
    #expect(rest.isEmpty)
    return (texts, frames)
  }

  private func pointer(_ phase: String, _ x: Int, _ event: Int) -> [UInt8] {
    packet(
      "{\"type\":\"pointer\",\"event\":\(event),\"phase\":\"\(phase)\",\"x\":\(x),\"y\":20}")
  }

  @Test func whatComesAtOnceIsOneFrame() throws {
    var bytes = pointer("down", 20, 1)
    for step in 2...50 { bytes += pointer("move", 20 + step * 2, step) }
    let found = try answers(to: bytes)
    #expect(found.frames.map(\.number) == [1, 2])
    #expect(found.frames.map(\.isWhole) == [true, false])
    #expect(found.frames.map(\.event) == [0, 50])
  }

  /// Four times a second at most: to read them takes as long as to paint. The last ones are told when nothing comes any more.
  @Test func elementsOfASliderThatIsDraggedAreNotToldWithEachFrame() throws {
    let moves = (0..<60).map { pointer("move", 22 + $0 * 2, $0 + 2) }
    let start = ContinuousClock.now
    let found = try answers(to: pointer("down", 20, 1), later: moves)
    let pauses = Int((ContinuousClock.now - start) / .milliseconds(250))
    let told = found.texts.filter { $0.hasPrefix(#"{"elements":"#) }
    // A machine that is busy takes longer for the moves.
    #expect(told.count >= 2 && told.count <= pauses + 2, "\(told.count) in \(pauses) pauses")
    #expect(found.frames.last?.event == 61)
    let levels = told.compactMap { text in
      text.firstRange(of: #""value":""#).map {
        String(text[$0.upperBound...].prefix { $0 != "\"" })
      }
    }
    #expect(levels.count == told.count && Set(levels).count == told.count, "\(levels)")
    #expect(levels.last.flatMap { Double($0) } ?? 0 > 0.55, "\(levels)")
  }

  @Test func wrongMessagesAreReportedAndGivenBack() throws {
    let found = try answers(to: packet("{\"type\":\"text\",\"event\":4}") + packet("?"))
    #expect(found.frames.map(\.event) == [0, 4])
    #expect(
      found.texts.contains(
        "{\"event\":4,\"messages\":[\"text: expected a text\"],\"type\":\"report\"}"))
    #expect(
      found.texts.contains(
        "{\"messages\":[\"a message is not an object of JSON\"],\"type\":\"report\"}"))
  }

  @Test func whatWasReadBeforeIsNotLost() throws {
    let bytes = packet("{\"type\":\"tree\",\"event\":3}")
    let found = try answers(to: Array(bytes[7...]), read: Array(bytes[..<7]))
    #expect(found.texts.contains { $0.hasPrefix("{\"root\":{") })
    #expect(found.frames.map(\.event) == [0, 3])
  }

  @Test func aMomentIsGoneTo() throws {
    let steps = [
      #"{"type":"clock","state":"paused"}"#, #"{"type":"clock","step":0.5,"event":3}"#,
      #"{"type":"seek","time":0,"event":4}"#,
    ]
    let found = try answers(
      to: pointer("down", 20, 1) + pointer("up", 120, 2) + steps.flatMap(packet))
    #expect(found.frames.map(\.event) == [0, 4])
    #expect(
      found.texts.contains { $0.contains(#""type":"timeline""#) && $0.contains(#""isPast":true"#) })
  }

  @Test func aBrokenStreamEndsTheLoop() throws {
    let wrongKind: [UInt8] = [2, 0, 0, 0, 1] + Array("{}".utf8)
    #expect(try answers(to: wrongKind + packet("{\"type\":\"tree\"}")).frames.count == 1)
    let tooLong: [UInt8] = [255, 255, 255, 255, 0]
    #expect(try answers(to: tooLong).frames.count == 1)
  }

  /// Half a packet is waited for, and does not keep a processor busy until the rest has come.
  @Test func theRestOfAPacketIsWaitedFor() {
    let requests = Pipe()
    let bytes = packet("{\"type\":\"tree\"}")
    for (rest, waits) in [
      (Array(bytes.prefix(9)), true), (bytes, false), (bytes + bytes.prefix(5), false),
    ] {
      let pipe = PacketPipe(
        requests: requests.fileHandleForReading.fileDescriptor, answers: -1, rest: rest)
      let start = ContinuousClock.now
      pipe.wait(waits ? 200 : 60_000)
      #expect((ContinuousClock.now - start >= .milliseconds(190)) == waits)
    }
  }
}
