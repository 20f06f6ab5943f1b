import Foundation
import Galley
import GalleyBudget
import GalleyScenes
import Testing

@testable import GalleyBatch

/// Rows of a batch that ask for more than an image may have.
@Suite struct BatchLimitTests {
  private let squares = Data(
    """
    {"galley": 1, "canvas": {"width": 40, "height": 30}, "sample": {"n": [1, 2]},
     "view": {"type": "ZStack", "children": [{"forEach": "{{n}}", "view": {"type": "ZStack",
       "children": [{"forEach": "{{n}}", "view": {"type": "Color", "color": "red"}}]}}]}}
    """.utf8)

  private func table(_ counts: [Int]) throws -> DataTable {
    let rows = counts.map { count in
      "{\"id\": \"r\(count)\", \"n\": [\((0..<count).map { "\($0)" }.joined(separator: ","))]}"
    }
    return try DataTable(data: Data(rows.joined(separator: "\n").utf8), file: "rows.jsonl")
  }

  @Test func aBatchGoesOnBehindARowThatNeedsTooMuch() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var settings = BatchSettings(
      scene: squares, sceneFile: "s.json", rows: try table([2, 200, 3]),
      output: folder.path + "/{{id}}.png")
    settings.limits.image.bytes = 16 << 20
    settings.jobs = 2
    let summary = try Batch(settings).run()
    #expect(summary.progress.drawn == 2 && summary.progress.failed == 1)
    #expect(summary.failures.first?.row == 2)
    #expect(summary.failures.first?.error?.contains("the limit for one image is 16 MB") == true)
    // Limits are no part of what an image is made of.
    settings.limits.image = RenderBudget.Limits(bytes: 17 << 20, duration: .seconds(500))
    #expect(try Batch(settings).run().progress.unchanged == 2)
  }

  @Test func aTimeThatIsOverEndsEachImageOfABatch() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var settings = BatchSettings(
      scene: squares, sceneFile: "s.json", rows: try table([2, 3]),
      output: folder.path + "/{{id}}.png")
    settings.limits.image.duration = .nanoseconds(1)
    let summary = try Batch(settings).run()
    #expect(summary.progress.failed == 2)
    #expect(summary.failures.allSatisfy { $0.error?.contains("did not finish within") == true })
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == [".galley"])
  }
}
