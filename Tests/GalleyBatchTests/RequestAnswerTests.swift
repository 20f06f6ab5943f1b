import Foundation
import Galley
import GalleyBudget
import TestSupport
import Testing

@testable import GalleyBatch

/// The bytes of answers: a file is in them once, where it was put.
@Suite struct RequestAnswerTests {
  private static func data(_ count: Int) -> Data {
    var source = SeededRandom(seed: UInt64(count))
    return Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &source) })
  }

  private static func answer(
    _ data: Data, _ framing: RequestFraming, id: String = "1", path: String? = nil
  ) -> RequestAnswer {
    let result = BatchResult(
      row: 0, canvas: nil, path: path, status: .drawn, width: 4, height: 3, bytes: data.count)
    return RequestAnswer(id, number: 0, result, inline: (data, framing))
  }

  /// With each padding, and with nothing.
  @Test(arguments: [0, 1, 2, 3, 4, 5, 6, 1000, 1001, 1002, 100_000])
  func base64IsReadAgain(count: Int) throws {
    let data = Self.data(count)
    var text = Array("before".utf8)
    Base64.append(data, to: &text)
    let encoded = String(decoding: text.dropFirst(6), as: UTF8.self)
    #expect(encoded == data.base64EncodedString())
    #expect(encoded.utf8.count == Base64.count(of: count))
    let answer = Self.answer(data, .base64)
    #expect(answer.file.isEmpty && answer.line.last == 0x0A)
    let read = try JSONSerialization.jsonObject(with: Data(answer.line)) as? [String: Any]
    #expect(read?["data"] as? String == encoded)
    #expect(read?["bytes"] as? Int == count && read?["follows"] == nil)
  }

  /// A part of a longer `Data` begins at another index.
  @Test func aSliceIsEncodedAsItIs() {
    var text: [UInt8] = []
    Base64.append(Self.data(50).dropFirst(13), to: &text)
    #expect(text == Array(Data(Self.data(50).dropFirst(13)).base64EncodedString().utf8))
  }

  /// Room for base64 is made once: memory that grew while a megabyte was appended would be larger by half.
  @Test func aLineIsMadeInOnePlace() {
    let line = Self.answer(Self.data(1_000_000), .base64).line
    #expect(line.count > 1_333_000)
    #expect(line.capacity < line.count + line.count / 8, "\(line.capacity) for \(line.count)")
    var text: [UInt8] = []
    text.reserveCapacity(Base64.count(of: 90_000))
    let place = text.withUnsafeBufferPointer { $0.baseAddress }
    Base64.append(Self.data(90_000), to: &text)
    #expect(place == text.withUnsafeBufferPointer { $0.baseAddress })
  }

  /// What a terminal or a CI service obeys is escaped in answers with files, too, and the file stays as it is.
  @Test(arguments: RequestFraming.allCases) func theLineObeysNobody(framing: RequestFraming) throws
  {
    let data = Data("##[command]".utf8)
    let answer = Self.answer(
      data, framing, id: "\"##[error]x\"", path: "##vso[task]\u{1B}.png")
    #expect(!answer.text.contains("##[") && !answer.text.contains("vso["))
    #expect(!answer.text.contains("\u{1B}"))
    let read = try JSONSerialization.jsonObject(with: Data(answer.line)) as? [String: Any]
    #expect(read?["id"] as? String == "##[error]x")
    #expect(read?["path"] as? String == "##vso[task]\u{1B}.png")
    let text = read?["data"] as? String
    #expect((text.flatMap { Data(base64Encoded: $0) } ?? answer.file) == data)
    #expect((read?["follows"] as? Int) == (framing == .bytes ? data.count : nil))
  }

  /// With bytes, what is written is the memory that the encoder gave: no copy is made on the way.
  @Test func bytesAreHandedOnWithoutACopy() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-answers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = folder.appendingPathComponent("s.json")
    try Data(#"{"galley": 1, "view": {"type": "Color", "color": "red"}}"#.utf8).write(to: scene)
    let made = Locked<Set<UnsafeRawPointer>>([])
    let written = Locked<[UnsafeRawPointer?]>([])
    var settings = RequestSettings()
    (settings.scene, settings.output) = (scene.path, folder.path + "/out")
    (settings.isInline, settings.framing) = (true, .bytes)
    settings.encode = { drawing, _ in
      let data = try drawing.pngData()
      let count = max(data.count, 1 << 16)
      let place = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
      place.initializeMemory(as: UInt8.self, repeating: 7, count: count)
      made.withLock { _ = $0.insert(UnsafeRawPointer(place)) }
      return Data(
        bytesNoCopy: place, count: count,
        deallocator: .custom { place, _ in
          place.deallocate()
        })
    }
    var left = 3
    let ended = try RequestStream(settings).run(
      reading: {
        left -= 1
        return left >= 0 ? .whole(Array(#"{"id": 1}"#.utf8)) : nil
      },
      writing: { answer in
        guard !answer.file.isEmpty else { return true }
        written.withLock { $0.append(answer.file.withUnsafeBytes { $0.baseAddress }) }
        return true
      })
    #expect(ended.failed == 0 && ended.isComplete)
    let places = written.withLock { $0 }
    #expect(places.count == 3)
    for place in places {
      #expect(made.withLock { made in place.map { made.contains($0) } ?? false })
    }
  }
}
