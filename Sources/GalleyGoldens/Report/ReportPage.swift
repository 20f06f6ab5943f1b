import Galley
import GalleyImages
import GalleyReports
import GalleyStrings

/// The report as one HTML file with its images, style and script in it. Without the script it is a list.
struct ReportPage {
  private let report: GoldenReport

  init(_ report: GoldenReport) { self.report = report }

  private var run: GoldenResults.Run { report.run }

  /// The most cases whose images are in memory at once.
  private static let block = 64

  /// - Parameter part: called with the page's parts, in order.
  func write(_ part: (Data) throws -> Void) throws {
    try part(Data(head.utf8))
    let failures = run.failures
    for start in stride(from: 0, to: failures.count, by: Self.block) {
      let some = Array(failures[start..<min(start + Self.block, failures.count)])
      for (index, (result, images)) in zip(some, report.images(of: some)).enumerated() {
        try part(CaseArticle(result, images, number: start + index + 1, report: report).data)
      }
    }
    try part(Data(tail.utf8))
  }

  private var title: String { report.subject.title(of: run) }

  private var frame: ReportPageFrame { ReportPageFrame(.goldens, title: title) }

  private var head: String {
    let counts = Dictionary(grouping: run.results, by: \.verdict).mapValues(\.count)
    let items = GoldenResult.Verdict.allCases.compactMap { verdict -> String? in
      guard let count = counts[verdict] else { return nil }
      return
        "<li data-verdict=\"\(report.subject.tag(verdict))\"><b>\(count)</b> \(report.subject.word(verdict))</li>"
    }
    let tolerant = run.tolerant.count
    let tolerance = "<li data-tolerance=\"\(tolerant)\"><b>\(tolerant)</b> with a tolerance</li>"
    let seconds = (run.results.reduce(0) { $0 + $1.milliseconds } / 100).rounded() / 10
    return frame.head(
      attributes: report.subject.isApproved
        ? " data-approve=\"\(Markup.escaped(approval))\"" : Self.comparison,
      summary: items.joined() + (report.subject.isApproved ? tolerance : ""), date: run.date,
      run: "\(seconds) s drawing and comparing")
  }

  /// The words of a comparison, for the script and the style.
  private static let comparison =
    " data-subject=\"comparison\" style=\"--expected:'before';--actual:'after'\""

  /// What the names of several cases stand behind.
  private var approval: String {
    report.approval + (run.failures.contains { $0.key.hasPrefix("-") } ? " --" : "")
  }

  private var tail: String {
    var parts = ["</main>"]
    let tolerant = run.tolerant.map { result in
      "<li>\(Markup.escaped(result.key)): \(Markup.escaped(result.tolerance ?? ""))"
        + "\(result.isTolerated ? " (needed)" : "")</li>"
    }
    if !tolerant.isEmpty {
      parts.append(
        "<section class=\"others\"><h2>Goldens with a tolerance</h2><ul>\(tolerant.joined())</ul></section>"
      )
    }
    parts.append("<footer>\(Markup.escaped(report.subject.footer(report.folder)))</footer>")
    parts.append(frame.tail)
    return parts.joined(separator: "\n")
  }
}

/// One failed case of the page.
private struct CaseArticle {
  private let result: GoldenResult
  private let images: GoldenReport.Images
  private let number: Int
  private let report: GoldenReport

  init(
    _ result: GoldenResult, _ images: GoldenReport.Images, number: Int, report: GoldenReport
  ) {
    (self.result, self.images, self.number, self.report) = (result, images, number, report)
  }

  var data: Data {
    let name = Markup.escaped(result.key)
    let tolerance = result.tolerance.map { " data-tolerance=\"\(Markup.escaped($0))\"" } ?? ""
    let pixels = result.pixels.map { " data-pixels=\"\($0)\"" } ?? ""
    let ground = images.ground.map { " data-ground=\"\($0.rawValue)\"" } ?? ""
    let tags = ([report.subject.tag(result.verdict)] + result.causes.map(\.rawValue)).map {
      "<span class=\"tag\">\($0)</span>"
    }
    var data = Data(
      """
      <article class="case" id="case-\(number)" data-name="\(name)" data-suite="\(Markup.escaped(result.suite.isEmpty ? report.subject.suite : result.suite))" \
      data-verdict="\(report.subject.tag(result.verdict))"\(tolerance)\(pixels)\(ground)>
      <h2><a href="#case-\(number)">\(name.replacingOccurrences(of: "/", with: " / "))</a> \(tags.joined(separator: " "))</h2>
      <ul class="explanation">\(sentences)</ul>

      """.utf8)
    data += imageElements
    data += Data((regions + layout + command + "</article>\n").utf8)
    return data
  }

  /// Names in the sentences are between backquotes. What the page shows anyway is left out.
  private var sentences: String {
    // A name and a word beside it say already that an image of a comparison changed; not that it has another size.
    let isTold = !report.subject.isApproved && result.verdict != .size
    let shown =
      (isTold ? [] : [report.subject.headline(of: result)])
      + result.reasons
    return (shown + result.warnings.map { "warning: \($0)" }).map { sentence in
      let parts = Markup.escaped(sentence).split(
        separator: "`", omittingEmptySubsequences: false)
      let text = parts.enumerated().map { index, part in
        index % 2 == 1 && index < parts.count - 1 ? "<code>\(part)</code>" : String(part)
      }
      return "<li>\(text.joined())</li>"
    }.joined()
  }

  private var imageElements: Data {
    let all = [
      ("expected", images.expected), ("difference", images.difference),
      ("actual", images.actual),
    ].compactMap { name, image in image.map { (name, $0) } }
    guard let first = all.first?.1 else { return Data() }
    var data = Data(
      "<div class=\"images\" style=\"--width:\(first.width);--height:\(first.height)\">\n".utf8)
    for (name, image) in all {
      let title = report.subject.title(of: name)
      let size = "\(image.width) × \(image.height)"
      data += Data(
        """
        <figure class="\(name)"><figcaption>\(title) \(size)</figcaption><div class="frame">\
        <img alt="\(title)" width="\(image.width)" height="\(image.height)" decoding="async" loading="lazy" \
        src="data:\(image.type.mediaType);base64,
        """.utf8)
      data += image.data.base64EncodedData()
      data += Data("\"></div></figure>\n".utf8)
    }
    return data + Data("</div>\n".utf8)
  }

  private var regions: String {
    guard let regions = result.difference?.regions, !regions.isEmpty else { return "" }
    let items = regions.prefix(50).map { region in
      "<li data-x=\"\(region.x)\" data-y=\"\(region.y)\" data-width=\"\(region.width)\" "
        + "data-height=\"\(region.height)\">\(region.width) × \(region.height) at \(region.x), "
        + "\(region.y): \(region.pixels.counted("pixel"))</li>"
    }
    return "<ol class=\"regions\">\(items.joined())</ol>\n"
  }

  private var layout: String {
    guard !result.layout.isEmpty else { return "" }
    let lines = result.layout.map { Markup.escaped($0) }.joined(separator: "\n")
    let count = result.changedViews
    return
      "<details class=\"layout\"><summary>Layout: \(count.counted("view")) changed"
      + "</summary><pre>\(lines)</pre></details>\n"
  }

  private var command: String {
    let command = ShellWord.approval(report.approval, of: result.key)
    return images.actual == nil || !report.subject.isApproved
      ? "" : "<pre class=\"command\">\(Markup.escaped(command))</pre>\n"
  }
}
