import Foundation
import GalleyBudget
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

  private final class Failures: Sendable {
    private let messages = Locked<[String]>([])
    var all: [String] { messages.withLock { $0 } }

    func add(_ message: String) { messages.withLock { $0.append(message) } }
  }
}
