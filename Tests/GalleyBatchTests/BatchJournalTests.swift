import Foundation
import Galley
import GalleyBudget
import GalleyData
import GalleyScenes
import GalleyStrings
import Synchronization
import TestSupport
import Testing

@testable import GalleyBatch

/// What is believed of files that an earlier run left, and who is told what while a batch runs.
@Suite struct BatchJournalTests {
  private let scene =
    #"{"galley": 1, "view": {"type": "Color", "color": "{{color}}", "modifiers": [{"frame": {"width": 9, "height": 4}}]}}"#

  private func settings(_ folder: URL, _ count: Int = 12, scene: String? = nil) throws
    -> BatchSettings
  {
    let rows = (0..<count).map { ##"{"id": \##($0), "color": "#12\##($0 % 10)456"}"## }
    var settings = BatchSettings(
      scene: Data((scene ?? self.scene).utf8), sceneFile: "scene.json",
      rows: try DataTable(data: Data(rows.joined(separator: "\n").utf8), file: "rows.jsonl"),
      output: folder.path + "/{{id}}.png")
    settings.jobs = 2
    return settings
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func journal(_ folder: URL) throws -> URL {
    let own = folder.appendingPathComponent(".galley")
    let names = try FileManager.default.contentsOfDirectory(atPath: own.path)
    return own.appendingPathComponent(
      try #require(names.first { $0.hasSuffix(".journal") }))
  }

  /// The journal as another end of the run would have left it.
  private func change(_ folder: URL, _ change: (inout [String]) -> Void) throws {
    let url = try journal(folder)
    let text = try String(contentsOf: url, encoding: .utf8)
    var lines = text.split(separator: "\n").map(String.init)
    change(&lines)
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: url)
  }

  /// Other bytes of the same size and time, as a file system may show them after a power cut.
  private func empty(_ file: URL) throws -> Data {
    let data = try Data(contentsOf: file)
    var status = stat()
    #expect(stat(file.path, &status) == 0)
    let handle = try FileHandle(forWritingTo: file)
    try handle.write(contentsOf: Data(count: data.count))
    try handle.close()
    var times = [status.st_atim, status.st_mtim]
    #expect(utimensat(AT_FDCWD, file.path, &times, 0) == 0)
    return data
  }

  /// However the last run ended but cleanly: what has its size and time and not its bytes is drawn again.
  @Test(arguments: ["no mark", "another start", "half a line", "zeros"])
  func afterARunWithoutItsEndBytesAreBelieved(_ end: String) throws {
    try withFolder { folder in
      _ = try Batch(settings(folder)).run()
      let file = folder.appendingPathComponent("7.png")
      let image = try empty(file)
      #expect(try Data(contentsOf: file) != image)
      try change(folder) { lines in
        #expect(lines.last?.hasPrefix("ended ") == true)
        switch end {
        case "no mark": lines.removeLast()
        case "another start": lines[lines.count - 1] = "ended 00000000-0000-4000-8000-000000000000"
        case "half a line": lines.append(#"{"row": 3, "#)
        default: lines.append(String(repeating: "\0", count: 100))
        }
      }
      let summary = try Batch(settings(folder)).run()
      #expect(summary.progress.failed == 0 && summary.progress.done == 12)
      #expect(try Data(contentsOf: file) == image)
      // What was looked at is believed from now on.
      #expect(try Batch(settings(folder)).run().progress.unchanged == 12)
    }
  }

  /// A file that was only touched has its bytes: nothing is drawn again for that after a crash.
  @Test func bytesThatAreThereAreNotDrawnAgain() throws {
    try withFolder { folder in
      _ = try Batch(settings(folder)).run()
      for index in 0..<12 {
        let file = folder.appendingPathComponent("\(index).png").path
        #expect(utimensat(AT_FDCWD, file, [timespec(), timespec()], 0) == 0)
      }
      try change(folder) { $0[$0.count - 1] = "ended 00000000-0000-4000-8000-000000000000" }
      #expect(try Batch(settings(folder)).run().progress.unchanged == 12)
      #expect(try Batch(settings(folder)).run().progress.unchanged == 12)
    }
  }

  @Test func aDurableRunSaysSo() throws {
    try withFolder { folder in
      // A run that waits for no disk is not made durable by its successor's word alone: files are waited for.
      _ = try Batch(settings(folder)).run()
      var settings = try settings(folder)
      settings.isDurable = true
      settings.manifest = folder.path + "/manifest.jsonl"
      #expect(try Batch(settings).run().progress.unchanged == 12)
      let text = try String(contentsOf: journal(folder), encoding: .utf8)
      #expect(text.hasSuffix("\nended durable\n"))
      settings.redrawsAll = true
      #expect(try Batch(settings).run().progress.drawn == 12)
      #expect(try Batch(self.settings(folder)).run().progress.unchanged == 12)
      try OutputFile.write(Data("x".utf8), to: folder.path + "/x", isDurable: true)
      #expect(OutputFile.synchronize(-1)?.contains("Bad file descriptor") == true)
      #expect(OutputFile.synchronizeFolder(of: folder.path + "/none/x") != nil)
    }
  }

  /// The line of a journal is read as it was written, whatever stands in it.
  @Test(arguments: SeededRandom.freshSeeds()) func everyResultIsReadAsItWasWritten(seed: UInt64)
    throws
  {
    var random = SeededRandom(seed: seed)
    try withFolder { folder in
      let journal = try BatchJournal(BatchFolder(folder.path, key: "k"))
      for index in 0..<400 {
        var result = BatchResult(
          row: Int.random(in: 1...1 << 40, using: &random), canvas: random.text(), path: nil,
          status: [.drawn, .unchanged, .failed][index % 3])
        if index % 2 == 0 { result.path = random.text() }
        if result.status != .failed {
          (result.width, result.height, result.bytes) = (index, 7, 1 << 33)
          result.pixels = "00ff"
        }
        if index % 5 == 0 { result.warnings = [random.text(), random.text()] }
        if index % 7 == 0 { result.notes = [random.text()] }
        if index % 3 == 0 { result.error = random.text() }
        let bytes = Array(result.json.utf8)
        #expect(!bytes.contains(0x0A) && !bytes.contains(0x09), "seed \(seed)")
        let node = try JSONParser.parse(bytes, in: 0..<bytes.count)
        #expect(BatchResult(node) == result, "seed \(seed): \(result)")
        let origin = BatchJournal.Origin(
          input: random.text(), images: [UTF8Key(random.text()): random.text()],
          file: random.text(),
          checksum: random.text())
        let line = try journal.append(result, name: "n\(index)", origin: origin)
        #expect(journal.manifestLine(line) == bytes, "seed \(seed)")
      }
    }
  }

  /// A number that no row can have makes a line that is none, and does not end the process.
  @Test(arguments: ["1e300", "-1", "0.5", "null"]) func numbersOfDamagedLinesAreNone(
    _ number: String
  ) throws {
    let bytes = Array(#"{"row": \#(number), "status": "drawn", "bytes": 1}"#.utf8)
    #expect(BatchResult(try JSONParser.parse(bytes, in: 0..<bytes.count)) == nil)
  }

  /// Pixels are sides times each other, and shares of a time are parts of the longest one.
  @Test(arguments: [
    #""width": 4000000000000000000"#, #""height": 2147483648"#, #""width": -1"#,
    #""milliseconds": 1e308"#, #""milliseconds": -1e308"#,
  ])
  func whatIsWorkedOutOfDamagedLinesIsANumber(_ member: String) throws {
    let bytes = Array(#"{"row": 1, "status": "drawn", \#(member)}"#.utf8)
    #expect(BatchResult(try JSONParser.parse(bytes, in: 0..<bytes.count)) == nil)
  }

  /// While somebody is told of an image, others are drawn and noted; all is told once, and in order.
  @Test func callersAreToldWithoutTheLock() throws {
    try withFolder { folder in
      let done = Locked<[Int]>([])
      let noted = Atomic<Int>(0)
      let batch = Batch(try settings(folder)) { event in
        guard case .finished(_, let progress) = event else { return }
        let isFirst = done.withLock { done in
          done.append(progress.done)
          return done.count == 1
        }
        guard isFirst else { return }
        let deadline = Date(timeIntervalSinceNow: 10)
        while noted.load(ordering: .relaxed) < 2, Date() < deadline {
          let text = (try? journal(folder)).flatMap { try? Data(contentsOf: $0) } ?? Data()
          noted.store(text.count { $0 == 0x0A }, ordering: .relaxed)
          usleep(1000)
        }
      }
      _ = try batch.run()
      #expect(noted.load(ordering: .relaxed) >= 2)
      #expect(done.withLock { $0 } == Array(1...12))
    }
  }

  /// A folder is one batch's while it runs, and that of its parts.
  @Test func aFolderIsOneBatchs() throws {
    try withFolder { folder in
      let other = scene.replacingOccurrences(of: "9", with: "8")
      let results = Locked<[String]>([])
      let batch = Batch(try settings(folder)) { event in
        guard case .finished(_, let progress) = event, progress.done == 1 else { return }
        func attempt(_ make: () throws -> BatchSettings) {
          let outcome = Result { try Batch(make()).run().progress.drawn }
          results.withLock { $0.append("\(outcome)") }
        }
        attempt { try settings(folder, scene: other) }
        attempt {
          var settings = try settings(folder)
          settings.changes.scale = 2
          return settings
        }
        attempt { try settings(folder) }
        attempt {
          var settings = try settings(folder)
          settings.shard = (1, 1)
          return settings
        }
      }
      #expect(try batch.run().progress.drawn == 12)
      let found = results.withLock { $0 }
      try #require(found.count == 4)
      let holder = "scene.json to '\(folder.path)/{{id}}.png' (process \(getpid()))"
      for text in found.prefix(2) { #expect(text.contains(holder), "\(text)") }
      #expect(found[2].contains("another batch is writing it"), "\(found[2])")
      #expect(found[3].contains("success(12)"), "\(found[3])")
      // And free again.
      #expect(try Batch(settings(folder, scene: other)).run().progress.drawn == 12)
    }
  }
}

extension SeededRandom {
  /// Control characters, quotes, marks, and those beyond the basic plane.
  fileprivate mutating func text() -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...16, using: &self) {
      let block: ClosedRange<UInt32> =
        [0...0x7F, 0x22...0x5C, 0x80...0x2FF, 0x2000...0x2FFF, 0xE000...0x10FFFF][
          Int.random(in: 0..<5, using: &self)]
      if let scalar = UnicodeScalar(UInt32.random(in: block, using: &self)) { text.append(scalar) }
    }
    return String(text)
  }
}
