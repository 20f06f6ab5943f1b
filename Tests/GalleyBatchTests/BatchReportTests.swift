import Foundation
import Galley
import GalleyBudget
import GalleyImages
import GalleyScenes
import Testing

@testable import GalleyBatch

/// The page of a batch.
@Suite struct BatchReportTests {
  private func page(
    count: Int, causes: FailureCauses = FailureCauses(), path: String = "report.html",
    result: @escaping (Int) -> BatchResult?
  ) throws -> String {
    var settings = BatchSettings(
      scene: Data(), sceneFile: "<s>.json",
      rows: try DataTable(data: Data("[]".utf8), file: "d&d.json"), output: "out/{{id}}.png")
    settings.jobs = 2
    var progress = BatchProgress()
    progress.total = count
    progress.failed = causes.list.count
    let report = try BatchReport(settings, progress, causes, count: count, result: result)
    var text = Data()
    try BatchReportPage(report, path: path).write { text += $0 }
    return String(decoding: text, as: UTF8.self)
  }

  private func drawn(_ row: Int) -> BatchResult {
    var result = BatchResult(
      row: row, canvas: nil, path: "out/\(row).png", status: .drawn, width: 30, height: 20,
      bytes: 900)
    result.milliseconds = Double(row * 7919 % 1000)
    return result
  }

  @Test func textOfRowsIsEscaped() throws {
    let hostile = "</script><img src=x onerror=alert(1)>\"'&\u{0}\u{202E}"
    var causes = FailureCauses()
    causes.note(
      RowProblem(
        file: hostile, line: 1, column: 1, path: hostile, found: hostile, expected: hostile), row: 1
    )
    let text = try page(count: 2, causes: causes) { index in
      var result = drawn(index + 1)
      result.path = "out/\(hostile).png"
      result.canvas = hostile
      result.warnings = [hostile]
      if index == 1 { result.fail(BatchError(isFile: false, description: hostile)) }
      return result
    }
    #expect(!text.contains("<img src=x") && !text.contains("\u{202E}") && !text.contains("\u{0}"))
    #expect(text.contains("&lt;img src=x onerror=alert(1)&gt;"))
    #expect(text.contains("<code>&lt;s&gt;.json</code> with <code>d&amp;d.json</code>"))
    #expect(text.components(separatedBy: "</script>").count == 2)
  }

  /// More rows than are listed make no larger page.
  @Test func thePageHasABound() throws {
    func length(_ count: Int) throws -> Int {
      let text = try page(count: count) { index in
        var result = self.drawn(index + 1)
        result.warnings = [String(repeating: "w\(index)", count: 400)]
        return result
      }
      #expect(text.components(separatedBy: "<li id=\"row-").count - 1 <= BatchReport.imageLimit)
      #expect(text.components(separatedBy: "class=\"time\"").count - 1 == BatchReport.slowestLimit)
      return text.utf8.count
    }
    let full = try length(BatchReport.imageLimit)
    let over = try length(BatchReport.imageLimit + 500)
    #expect(full < 12_000_000 && over < full + 200_000, "\(full) \(over)")
  }

  @Test func theSlowestComeFirst() throws {
    let text = try page(count: 500) { self.drawn($0 + 1) }
    let slowest = (1...500).map { Double($0 * 7919 % 1000) }.max()
    let times = text.components(separatedBy: "class=\"time\">").dropFirst().map {
      Double($0.prefix { $0 != " " }) ?? 0
    }
    #expect(times == times.sorted(by: >) && times.first == slowest, "\(times)")
  }

  /// The slowest image may be one that is not listed: nothing links to it.
  @Test func linksLeadToListedRows() throws {
    let count = BatchReport.imageLimit + 1
    let text = try page(count: count) { index in
      var result = self.drawn(index + 1)
      result.milliseconds = index >= count - 2 ? 5000 : 1
      return result
    }
    #expect(text.contains("<li><a href=\"#row-\(count - 1)\">\(count - 1).png</a> <span"))
    #expect(text.contains("<li>\(count).png <span") && !text.contains("#row-\(count)\""))
  }

  /// A part of a batch need not have the first canvas of each row.
  @Test func eachRowIsLedToOnce() throws {
    let images = [
      (1, "small"), (1, "large"), (2, "large"), (3, "large"), (3, "huge"), (5, "small"),
    ]
    let text = try page(count: images.count) { index in
      var result = self.drawn(images[index].0)
      result.canvas = images[index].1
      return result
    }
    let leaders = text.components(separatedBy: "<li id=\"row-").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    #expect(leaders == ["1", "2", "3", "5"])
    #expect(text.components(separatedBy: "<li data-row=").count == 3)
  }

  @Test(arguments: [(200, nil), (201, "1 more cause."), (1000, "800 more causes.")])
  func causesThatAreNotListedAreCounted(count: Int, expected: String?) throws {
    var causes = FailureCauses()
    for row in 1...count {
      causes.note(
        RowProblem(file: "s.json", line: row, column: 1, found: "a", expected: "b"), row: row)
    }
    func rest(_ causes: FailureCauses) throws -> String? {
      let text = try page(count: 1, causes: causes) { _ in self.drawn(1) }
      let parts = text.components(separatedBy: "</article>\n<p class=\"more\">")
      return parts.count == 2 ? String(parts[1].prefix { $0 != "<" }) : nil
    }
    #expect(try rest(causes) == expected)
    guard count == FailureCauses.limit else { return }
    for (row, others) in [(1001, "1 row"), (1002, "2 rows")] {
      causes.note(
        RowProblem(file: "s.json", line: row, column: 1, found: "a", expected: "b"), row: row)
      #expect(try rest(causes) == "800 more causes, and others in \(others).")
    }
  }

  @Test(arguments: [
    ("report.html", "out/a b#?.png", "out/a%20b%23%3F.png"),
    ("out/r.html", "out/x/ä.png", "x/%C3%A4.png"),
    ("pages/r.html", "out/a.png", "../out/a.png"), ("/p/q/r.html", "/p/a.png", "../a.png"),
    ("r.html", "javascript:x.png", "javascript%3Ax.png"),
    ("./r.html", "./out//a.png", "out/a.png"), ("r.html", "out/../b.png", "b.png"),
    ("/../p/r.html", "/p/./\u{301}a.png", "%CC%81a.png"),
  ])
  func linksAreRelative(_ page: String, path: String, expected: String) {
    #expect(RelativePath(from: page).link(to: path) == expected)
  }

  /// Images that this run draws are not read again: their files are gone by the time of the report.
  @Test(arguments: ["png", "webp", "jpg"])
  func thumbnailsAreMadeOfWhatIsDrawn(format: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let rows = (0..<12).map { #"{"id": \#($0)}"# }.joined(separator: "\n")
    let scene = #"""
      {"galley": 1, "view": {"type": "Text", "text": "{{id}}", "modifiers": [
        {"frame": {"width": 400, "height": 300}}, {"background": "teal"}]}}
      """#
    var settings = BatchSettings(
      scene: Data(scene.utf8), sceneFile: "s.json",
      rows: try DataTable(data: Data(rows.utf8), file: "d.jsonl"),
      output: folder.path + "/{{id}}.\(format)")
    settings.jobs = 2
    settings.report = folder.path + "/report.html"
    settings.encode = { drawing, _ in
      switch format {
      case "png": try drawing.pngData()
      case "webp": try drawing.webPData()
      default: try drawing.jpegData()
      }
    }
    let told = Locked<[Int]>([])
    func run() throws -> (BatchSummary, String) {
      let summary = try Batch(settings) { event in
        if case .finished(let result, _) = event, result.status == .drawn {
          try? Data().write(to: URL(fileURLWithPath: result.path ?? ""))
        }
        if case .reporting(let done, _) = event { told.withLock { $0.append(done) } }
      }.run()
      return (summary, try String(contentsOfFile: settings.report ?? "", encoding: .utf8))
    }
    let (summary, page) = try run()
    #expect(summary.progress.drawn == 12 && told.withLock { $0 } == [12])
    #expect(page.components(separatedBy: "data:image/png;base64,").count == 13)
    // What an earlier run drew is read from its file.
    settings.encode = { drawing, _ in try drawing.pngData() }
    for row in 0..<12 { unlink("\(folder.path)/\(row).\(format)") }
    settings.report = nil
    _ = try Batch(settings).run()
    settings.report = folder.path + "/again.html"
    let (again, second) = try run()
    #expect(again.progress.unchanged == 12)
    #expect(second.components(separatedBy: "data:image/png;base64,").count == 13)
  }
}
