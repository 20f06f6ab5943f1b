import Foundation
import Galley
import GalleyBudget
import GalleyData
import Synchronization
import Testing

@testable import GalleyBatch

/// How images that go out in their order are drawn: several at once, and not far ahead of who takes them.
@Suite struct BatchStreamTests {
  private func settings(_ count: Int, jobs: Int) throws -> BatchSettings {
    let rows = (1...count).map { #"{"id": \#($0)}"# }.joined(separator: "\n")
    var settings = BatchSettings(
      scene: Data(
        #"{"galley": 1, "canvas": {"width": 40, "height": 9}, "view": {"type": "Text", "text": "{{id}}"}}"#
          .utf8),
      sceneFile: "s.json", rows: try DataTable(data: Data(rows.utf8), file: "r.jsonl"),
      output: "-/{{id}}.png")
    settings.jobs = jobs
    return settings
  }

  /// Small images are read together and then painted together, as those of a batch that writes files.
  @Test func smallImagesAreDrawnTogether() throws {
    var settings = try settings(64, jobs: 1)
    let steps = Locked("")
    let encode = settings.encode
    settings.checkName = { _ in steps.withLock { $0 += "r" } }
    settings.encode = { drawing, name in
      steps.withLock { $0 += "p" }
      return try encode(drawing, name)
    }
    let isValidated = Atomic<Bool>(false)
    let taken = Locked<[Int]>([])
    let stream = BatchStream(settings) { event in
      guard case .validated = event, !isValidated.exchange(true, ordering: .relaxed) else { return }
      steps.withLock { $0 = "" }
    }
    let summary = try stream.run { image in taken.withLock { $0.append(image.result.row) } }
    #expect(summary.progress.drawn == 64 && taken.withLock { $0 } == Array(1...64))
    let found = steps.withLock { $0 }
    #expect(found.count == 128)
    #expect(found.contains("rr") && found.contains("pp"), "\(found)")
  }

  /// Behind a cancellation nothing is drawn, and who adds images waits for nobody.
  @Test(arguments: [1, 3]) func aStreamThatIsCancelledDropsWhatWaits(jobs: Int) throws {
    var settings = try settings(200, jobs: jobs)
    let drawn = Atomic<Int>(0)
    let late = Atomic<Int>(0)
    let cancellation = BatchCancellation()
    let encode = settings.encode
    settings.encode = { drawing, name in
      if cancellation.isCancelled { late.wrappingAdd(1, ordering: .relaxed) }
      drawn.wrappingAdd(1, ordering: .relaxed)
      return try encode(drawing, name)
    }
    let taken = Locked<[Int]>([])
    let stream = BatchStream(settings, cancellation: cancellation) { event in
      guard case .finished(_, let progress) = event, progress.done == 3 else { return }
      // Until as many images are there as may wait.
      if jobs == 1 { usleep(100_000) }
      cancellation.cancel()
    }
    let summary = try stream.run { image in taken.withLock { $0.append(image.result.row) } }
    let rows = taken.withLock { $0 }
    #expect(summary.isCancelled && summary.progress.done == rows.count)
    #expect(rows == Array(1...max(3, rows.count)))
    // Others may be in the middle of an image.
    #expect(late.load(ordering: .relaxed) < jobs)
    if jobs == 1 { #expect(rows.count == 3 && drawn.load(ordering: .relaxed) == 3) }
  }

  /// While nobody takes the first image, all threads draw, and stop when as many wait as may.
  @Test(arguments: [1, 3]) func imagesThatWaitHaveABound(jobs: Int) throws {
    var settings = try settings(200, jobs: jobs)
    let drawn = Atomic<Int>(0)
    let encode = settings.encode
    settings.encode = { drawing, name in
      drawn.wrappingAdd(1, ordering: .relaxed)
      return try encode(drawing, name)
    }
    let ahead = Atomic<Int>(0)
    let taken = Locked<[Int]>([])
    let summary = try BatchStream(settings).run { image in
      if image.result.row == 1 {
        // Until nothing more is drawn.
        var before = -1
        while before != drawn.load(ordering: .relaxed) {
          before = drawn.load(ordering: .relaxed)
          usleep(300_000)
        }
        ahead.store(before, ordering: .relaxed)
      }
      taken.withLock { $0.append(image.result.row) }
    }
    #expect(summary.progress.drawn == 200 && taken.withLock { $0 } == Array(1...200))
    // Who hands on the first image draws nothing meanwhile: of one thread, only what it had.
    let count = ahead.load(ordering: .relaxed)
    #expect(jobs == 1 ? count <= 8 : count > 8 && count <= 16 * jobs, "\(count)")
  }
}
