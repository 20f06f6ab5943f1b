import Foundation
import Galley
import GalleyBudget
import GalleyData
import Testing

@testable import GalleyBatch

@Suite struct BatchFolderTests {
  /// Processes that draw into one folder make the private folder and remove it when nothing is in it: none of them takes
  /// what another one did for a fault.
  @Test func othersBeginAndEndInTheSameFolder() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let failures = Failures()
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for round in 0..<450 {
        do {
          let folder = try BatchFolder(path, key: "k\(thread)")
          if round % 3 == 0 {
            try folder.write(Data("\(round)".utf8), to: "\(thread)-\(round)", worker: thread)
          }
          folder.removeIfUnused()
        } catch {
          failures.add("\(error)")
        }
      }
    }
    #expect(failures.all.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).count == 600)
  }

  @Test func whatIsNoFolderIsNamed() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    for isLink in [false, true] {
      if isLink {
        try FileManager.default.removeItem(atPath: path + "/.galley")
        try FileManager.default.createSymbolicLink(
          atPath: path + "/.galley", withDestinationPath: path)
      } else {
        try Data().write(to: URL(fileURLWithPath: path + "/.galley"))
      }
      let error = #expect(throws: BatchError.self) { _ = try BatchFolder(path, key: "k") }
      #expect(error?.description.contains("it is not a folder") == true)
    }
  }

  /// An image whose name is a folder of others fails, in whatever order they come and are drawn.
  @Test(arguments: [
    (["x", "x/y"], [1]), (["x/y", "x"], [2]), (["X/a/b", "x", "x/a", "xa", "y"], [2, 3]),
    (["x/a", "x/b", "x.y", "x-1"], []),
  ])
  func namesOfFoldersAreNoImages(names: [String], failing: [Int]) throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let rows = names.map { #"{"slug": "\#($0)"}"# }.joined(separator: "\n")
    var settings = BatchSettings(
      scene: Data(#"{"galley": 1, "view": {"type": "Text", "text": "{{slug}}"}}"#.utf8),
      sceneFile: "scene.json", rows: try DataTable(data: Data(rows.utf8), file: "rows.jsonl"),
      output: path + "/{{slug}}")
    for index in 1...2 {
      settings.shard = (index, 2)
      #expect(try Batch(settings).validate().images.allSatisfy { !failing.contains($0 + 1) })
    }
    settings.shard = nil
    #expect(try Batch(settings).validate().invalid.map(\.row) == failing)
    let summary = try Batch(settings).run()
    #expect(summary.progress.failed == failing.count)
    for failure in summary.failures {
      #expect(failure.error?.contains("it is the folder of another image") == true)
    }
  }

  private final class Failures: Sendable {
    private let messages = Locked<[String]>([])
    var all: [String] { messages.withLock { $0 } }

    func add(_ message: String) { messages.withLock { $0.append(message) } }
  }
}
