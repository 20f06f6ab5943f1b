import Foundation
import Galley
import GalleyBudget
import GalleyGraphics
import GalleyScenes
import TestSupport
import Testing

@testable import GalleyBatch

/// Images that are laid out together are those that are drawn one after the other.
@Suite struct BatchGroupTests {
  private let scene = """
    {"galley": 1, "canvas": {"width": 90, "scale": 2, "background": "white"},
     "view": {"type": "VStack", "children": [
       {"type": "Text", "text": "{{title}}", "modifiers": [{"font": "headline"}, {"shadow": 2}]},
       {"forEach": "{{words}}", "as": "word", "view": {"type": "Text", "text": "{{word}}"}},
       {"type": "Image", "name": "{{image}}"},
       {"type": "Circle", "fill": "{{color}}", "modifiers": [{"frame": {"width": 20, "height": "{{height}}"}}]}]}}
    """

  /// Rows of all kinds in any order: such as cannot be read, laid out or painted, large ones, and such with images.
  private func rows(_ count: Int, seed: UInt64) -> [String] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { index in
      let words = (0..<Int.random(in: 0...6, using: &random)).map { "\"w\($0) \(index)\"" }
        .joined(separator: ", ")
      let color = index % 11 == 7 ? "no such colour" : ["red", "teal", "#123456"][index % 3]
      let height = index % 13 == 5 ? "1e7" : index % 17 == 3 ? "3000" : "20"
      let image = index % 10 == 4 ? "large" : "small"
      return "{\"slug\": \"p\(index)\", \"title\": \"Título \(index)\", \"color\": \"\(color)\", "
        + "\"height\": \(height), \"image\": \"\(image)\", \"words\": [\(words)]}"
    }
  }

  private func settings(_ folder: URL, _ rows: [String], _ out: String) throws -> BatchSettings {
    let rows = rows.joined(separator: "\n")
    var settings = BatchSettings(
      scene: Data(scene.utf8), sceneFile: "scene.json",
      rows: try DataTable(data: Data(rows.utf8), file: "rows.jsonl"),
      output: "\(folder.path)/\(out)/{{slug}}.png")
    settings.imageFolder = folder
    settings.manifest = "\(folder.path)/\(out).jsonl"
    return settings
  }

  @Test(arguments: SeededRandom.freshSeeds())
  func imagesAreThoseThatAreDrawnAlone(seed: UInt64) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, side) in [("large", 2100), ("small", 9)] {
      try Bitmap(width: side, height: side, filledWith: .clear).pngData()
        .write(to: folder.appendingPathComponent("\(name).png"))
    }
    let rows = rows(40, seed: seed)
    let numbers = Locked<[Int]>([])
    let grouped = try settings(folder, rows, "grouped")
    let batch = Batch(grouped) { event in
      if case .finished(let result, _) = event, result.status == .drawn {
        numbers.withLock { $0.append(result.row) }
      }
    }
    let summary = try batch.run()
    #expect(summary.progress.failed == 5 && summary.progress.drawn == 35)
    let drawn = numbers.withLock { $0 }
    #expect(drawn == drawn.sorted() && drawn.count == summary.progress.drawn)
    for (index, row) in rows.enumerated() {
      let path = "\(folder.path)/grouped/p\(index).png"
      _ = try? Batch(settings(folder, [row], "alone")).run()
      let alone = try? Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/alone/p\(index).png"))
      #expect(alone == (try? Data(contentsOf: URL(fileURLWithPath: path))), "\(row)")
    }
    // Again, with every third image gone: what is there is seen to be, between what is drawn.
    for index in stride(from: 0, to: rows.count, by: 3) {
      try? FileManager.default.removeItem(atPath: "\(folder.path)/grouped/p\(index).png")
    }
    let before = summary.progress.drawn
    let again = try Batch(grouped).run()
    #expect(again.progress.drawn + again.progress.unchanged == before)
    #expect(again.progress.drawn >= 8 && again.progress.unchanged >= 20)
  }

  /// One image, then several, but for slow ones: nothing waits for those.
  @Test(arguments: [false, true]) func slowImagesAreDrawnAlone(isSlow: Bool) {
    var images = Array(0..<6)
    var groups: [[Int]] = []
    BatchGroup.drawAll(next: { count in
      let taken = Array(images.prefix(count))
      images.removeFirst(taken.count)
      return taken
    }) { group in
      groups.append(group)
      if isSlow { usleep(30_000 * UInt32(group.count)) }
    }
    #expect(groups.first == [0] && groups.flatMap { $0 } == Array(0..<6))
    if isSlow { #expect(groups.count == 6) }
  }

  /// Behind a cancellation nothing is begun: what was laid out and waits is not painted either.
  @Test(arguments: [1, 2, 10, 21])
  func whatWaitsIsNotDrawnBehindACancellation(_ count: Int) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Bitmap(width: 9, height: 9, filledWith: .clear).pngData()
      .write(to: folder.appendingPathComponent("small.png"))
    let rows = (0..<40).map {
      "{\"slug\": \"p\($0)\", \"title\": \"t\", \"color\": \"red\", \"height\": 9, \"image\": \"small\", "
        + "\"words\": []}"
    }
    var batch = try settings(folder, rows, "out")
    batch.jobs = 1
    let cancellation = BatchCancellation()
    let summary = try Batch(batch, cancellation: cancellation) { event in
      if case .finished(_, let progress) = event, progress.done == count { cancellation.cancel() }
    }.run()
    #expect(summary.isCancelled && summary.progress.drawn == count)
    #expect(summary.progress.done == count)
  }

  /// Laid out together, painted in another order.
  @Test(arguments: SeededRandom.freshSeeds())
  func whatWaitsIsPaintedInAnyOrder(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    func view(_ index: Int) -> some View {
      VStack {
        Text("number \(index)").padding(4).background(.yellow, in: .capsule)
        Circle().fill(.blue.opacity(0.5)).frame(width: CGFloat(10 + index)).shadow(radius: 3)
      }
    }
    let renderer = Renderer()
    let waiting = try (0..<12).map { index in
      try renderer.layOut(
        view(index), like: nil, on: ViewCanvas(scale: 2), budget: renderer.makeBudget())
    }
    for index in waiting.indices.shuffled(using: &random) {
      let drawing = try renderer.drawing(of: waiting[index])
      let alone = try Renderer().draw(view(index), scale: 2)
      #expect(try drawing.bitmap() == alone.bitmap(), "\(index)")
      #expect(drawing.layoutTree == nil && waiting[index].extent.items > 2)
    }
  }

  /// The limits of an image are its own, whichever was laid out last.
  @Test func anotherImagesLimitsDoNotCount() throws {
    let renderer = Renderer()
    func layOut(_ limits: RenderBudget.Limits) throws -> LaidOutView {
      try renderer.layOut(
        Color.red.frame(width: 800, height: 800), like: nil, on: ViewCanvas(),
        budget: RenderBudget(limits))
    }
    let free = try layOut(.unlimited)
    let narrow = try layOut(RenderBudget.Limits(bytes: 1 << 16, duration: nil))
    #expect(try renderer.drawing(of: free).bitmap().width == 800)
    #expect(throws: RenderError.self) { try renderer.drawing(of: narrow).bitmap() }
    #expect(try renderer.drawing(of: free).bitmap().width == 800)
  }
}
