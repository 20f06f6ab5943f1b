import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyBatch

/// Requests that are answered together have the answers and the files of those that are answered one after the other.
@Suite struct RequestGroupTests {
  private static let scene =
    #"{"galley": 1, "canvas": {"width": "{{w}}", "height": 20}, "view": {"type": "HStack", "children": ["#
    + #"{"type": "Text", "text": "{{id}}"}, {"type": "Color", "color": "{{c}}"}]}}"#

  /// Of all kinds: two files of one name, such that cannot be read or drawn, files in answers, and large ones.
  private func requests(_ count: Int, seed: UInt64) -> [String] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { number in
      let name = "n\(Int.random(in: 0...3, using: &random)).png"
      let id = Int.random(in: 0...1, using: &random)
      let color = Int.random(in: 0...9, using: &random) == 0 ? "no colour" : "teal"
      let width = [40, 60, 1e7, 3000][[0, 0, 0, 1, 1, 1, 2, 3].randomElement(using: &random) ?? 0]
      switch Int.random(in: 0...11, using: &random) {
      case 0: return "no request \(number)"
      case 1: return #"{"id": \#(number), "out": "a.bmp", "row": {"id": 1}}"#
      case 2:
        return
          #"{"id": \#(number), "out": "inline", "row": {"id": \#(id), "c": "\#(color)", "w": \#(width)}}"#
      default:
        return
          #"{"id": \#(number), "out": "\#(name)", "row": {"id": \#(id), "c": "\#(color)", "w": \#(width)}}"#
      }
    }
  }

  private struct Outcome: Equatable {
    var answers: [String] = []
    var files: [String: Data] = [:]
  }

  private func outcome(_ lines: [String], groupsOf count: Int) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-groups-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = folder.appendingPathComponent("scene.json")
    try Data(Self.scene.utf8).write(to: scene)
    var settings = RequestSettings()
    let output = folder.appendingPathComponent("out").path
    (settings.scene, settings.output) = (scene.path, output)
    let worker = try RequestWorker(
      settings, folder: try BatchFolder(output, key: "test"), thread: 0)
    let requests = lines.enumerated().map {
      RequestWorker.Queue.Request(number: $0.offset, work: .whole(Array($0.element.utf8)))
    }
    var outcome = Outcome()
    for start in stride(from: 0, to: requests.count, by: count) {
      let group = Array(requests[start..<min(start + count, requests.count)])
      var numbers: [Int] = []
      worker.answer(group) { request, answer in
        numbers.append(request.number)
        // How long it took, and where the folder is, is another thing each time.
        outcome.answers.append(
          answer.text.replacing(/"milliseconds":[0-9.]+/, with: "").replacingOccurrences(
            of: folder.path, with: ""))
      }
      #expect(numbers == group.map(\.number))
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: output)
    where name.hasSuffix(".png") {
      outcome.files[name] = try Data(contentsOf: URL(fileURLWithPath: "\(output)/\(name)"))
    }
    return outcome
  }

  @Test(arguments: SeededRandom.freshSeeds(2))
  func answersAndFilesAreThoseOfRequestsThatAreAnsweredAlone(seed: UInt64) throws {
    let lines = requests(60, seed: seed)
    let alone = try outcome(lines, groupsOf: 1)
    #expect(alone.answers.count == 60 && !alone.files.isEmpty)
    #expect(try outcome(lines, groupsOf: 8) == alone)
  }

  /// What is known of a file does not hold behind a request that writes another one of that name.
  @Test func aFileThatAGroupWritesTwiceIsTheSecondOne() throws {
    func request(_ id: Int) -> String {
      #"{"out": "a.png", "row": {"id": \#(id), "c": "red", "w": 40}}"#
    }
    let lines = [request(1), request(2), request(1), request(1)]
    let found = try outcome(lines, groupsOf: 4)
    #expect(found == (try outcome(lines, groupsOf: 1)))
    #expect(found.answers.map { $0.contains("unchanged") } == [false, false, false, true])
  }

  @Test func threadsShareWhatIsThere() {
    let queue = RequestQueue<Int, Int>(capacity: 16, keepsOrder: true) { _ in true }
    for number in 0..<9 { #expect(queue.add(number)) }
    #expect(queue.next(atMost: 8, threads: 2).map(\.work) == [0, 1, 2, 3])
    #expect(queue.next(atMost: 1, threads: 1).map(\.work) == [4])
    #expect(queue.next(atMost: 8, threads: 8).map(\.work) == [5])
    #expect(queue.next(atMost: 8, threads: 1).map(\.work) == [6, 7, 8])
    queue.end()
    #expect(queue.next(atMost: 8, threads: 1).isEmpty)
  }
}
