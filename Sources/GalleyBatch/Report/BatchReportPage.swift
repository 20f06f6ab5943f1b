import Galley
import GalleyImages
import GalleyReports
import GalleyStrings

/// The report of a batch as one HTML file with its thumbnails, style and script in it. Without the script it is a list.
struct BatchReportPage {
  private let report: BatchReport
  /// The folders from the page's folder to the working one, for links to images.
  private let links: RelativePath

  /// Letters of a message in the list of images.
  private static let clip = 240
  /// Rows that a cause names.
  private static let rowLimit = 100
  /// Causes that are listed.
  private static let causeLimit = 200

  init(_ report: BatchReport, path: String) {
    self.report = report
    links = RelativePath(from: path)
  }

  /// - Parameter part: called with the page's parts, in order.
  func write(_ part: (Data) throws -> Void) throws {
    try part(Data(head.utf8))
    try part(Data((causes + slowest).utf8))
    try part(Data(imagesHead.utf8))
    try report.forEachItem { try part(Data(item($0).utf8)) }
    try part(Data((tail + frame.tail).utf8))
  }

  private var frame: ReportPageFrame { ReportPageFrame(.batch, title: "Batch: " + outcome) }

  /// What became of all images, in words.
  private var outcome: String {
    let (failed, total) = (report.progress.failed, report.progress.total)
    if failed > 0 { return "\(Self.number(failed)) of \(Self.images(total)) failed" }
    return total == 1 ? "1 image" : "all \(Self.images(total)) are there"
  }

  private var head: String {
    let progress = report.progress
    let counts = [
      ("drawn", progress.drawn, "drawn"), ("unchanged", progress.unchanged, "unchanged"),
      ("failed", progress.failed, "failed"), ("warned", progress.warned, "with warnings"),
    ]
    let items = counts.map { status, count, word in
      "<li data-status=\"\(status)\"><b>\(Self.number(count))</b> \(word)</li>"
    }
    let seconds = (progress.elapsed.milliseconds / 100).rounded() / 10
    let settings = report.settings
    let run =
      "\(seconds) s · <code>\(Self.text(settings.sceneFile))</code> with "
      + "<code>\(Self.text(settings.rows.file))</code> to "
      + "<code>\(Self.text(settings.output))</code>"
    return frame.head(
      attributes: " class=\"batch\"", summary: items.joined(), date: Date(), run: run,
      controls: "Images")
  }

  private var causes: String {
    section("failures", "Errors by cause", report.failures)
      + section("warnings", "Warnings by cause", report.warnings)
  }

  private func section(_ name: String, _ title: String, _ causes: FailureCauses) -> String {
    let list = causes.list
    guard !list.isEmpty else { return "" }
    let articles = list.prefix(Self.causeLimit).map { cause in
      let problem = cause.problem
      let position = problem.line.map { ":\($0):\(problem.column ?? 1)" } ?? ""
      let place = problem.file.map { "<code>\(Self.text($0 + position))</code> " } ?? ""
      let way = problem.path.flatMap { $0 == "$" ? nil : "<code>\(Self.text($0))</code>" } ?? ""
      let rows = cause.rowsText(total: report.settings.rows.count, dataFile: "")
      return """
        <article class="cause"><p class="place">\(place)\(way)</p>
        <p class="message">\(Self.text(Self.clipped(cause.message, 2000)))</p>\(example(cause))
        <details><summary>In \(Self.text(Self.clipped(rows, 300)))</summary>\
        <p class="rows">\(rowLinks(cause))</p></details></article>

        """
    }
    let rest = Self.rest(list.count - articles.count, causes.others.count)
    return "<section class=\"causes\" id=\"\(name)\"><h2>\(title)</h2>\n\(articles.joined())\(rest)"
      + "</section>\n"
  }

  /// What is said of causes that are not listed.
  /// - Parameters:
  ///   - more: how many there are.
  ///   - rows: rows with causes that are not even counted.
  private static func rest(_ more: Int, _ rows: Int) -> String {
    guard more > 0 || rows > 0 else { return "" }
    let causes = "\(number(more)) more \(more == 1 ? "cause" : "causes")"
    let others = rows == 1 ? ", and others in 1 row" : ", and others in \(number(rows)) rows"
    return "<p class=\"more\">\(causes)\(rows > 0 ? others : "").</p>\n"
  }

  /// The first row's own message, where rows have different ones.
  private func example(_ cause: FailureCauses.Cause) -> String {
    guard cause.differs, cause.problem.found.isEmpty else { return "" }
    return "<p class=\"more\">Row \(cause.firstRow): "
      + "\(Self.text(Self.clipped(cause.problem.message, 1000)))</p>"
  }

  private func rowLinks(_ cause: FailureCauses.Cause) -> String {
    var links = cause.rows.first(Self.rowLimit).map { row in
      row <= report.lastListedRow ? "<a href=\"#row-\(row)\">\(row)</a>" : "\(row)"
    }
    let more = cause.count - links.count
    if more > 0 { links.append("and \(Self.number(more)) more") }
    return links.joined(separator: ", ")
  }

  private var slowest: String {
    guard let most = report.slowest.first?.milliseconds else { return "" }
    let items = report.slowest.map { result in
      let share = most > 0 ? Int((100 * result.milliseconds / most).rounded()) : 0
      let name = Self.text(Self.name(result))
      let isListed = result.row <= report.lastListedRow
      return "<li>\(isListed ? "<a href=\"#row-\(result.row)\">\(name)</a>" : name) "
        + "<span class=\"bar\" style=\"--share:\(share)%\"></span> "
        + "<span class=\"time\">\(Self.time(result.milliseconds))</span></li>\n"
    }
    return "<section id=\"slowest\"><h2>Slowest images of this run</h2>\n"
      + "<ol class=\"slow\">\n\(items.joined())</ol></section>\n"
  }

  private var imagesHead: String {
    let more = report.count - report.listed
    let note =
      more > 0
      ? "<p class=\"more\">The first \(Self.number(report.listed)) of \(Self.number(report.count)); "
        + "the manifest has all.</p>\n" : ""
    return "<section id=\"images\"><h2>Images</h2>\n\(note)<ol class=\"grid\">\n"
  }

  private func item(_ item: BatchReport.Item) -> String {
    let result = item.result
    let id = item.leadsRow ? " id=\"row-\(result.row)\"" : ""
    let name = Self.text(Self.name(result))
    let warned = result.warnings.isEmpty ? "" : " data-warned"
    var facts = ["row \(result.row)"]
    if let canvas = result.canvas { facts.append(canvas) }
    if result.status != .failed {
      facts += [
        "\(result.width) × \(result.height)", Self.size(result.bytes),
        Self.time(result.milliseconds),
      ]
      if result.status == .unchanged { facts.append("unchanged") }
    }
    let messages = (result.error.map { [$0] } ?? []) + result.warnings
    let message = messages.first.map { first in
      let more = messages.count > 1 ? " (and \(messages.count - 1) more)" : ""
      return "<p>\(Self.text(Self.clipped(first, Self.clip)))\(more)</p>"
    }
    let words = Self.text(facts.map { Self.clipped($0, 60) }.joined(separator: " · "))
    return """
      <li\(id) data-row="\(result.row)" data-status="\(result.status.rawValue)"\(warned) \
      data-time="\(result.milliseconds)" data-bytes="\(result.bytes)">\(image(item, name))\
      <small>\(words)</small>\(message ?? "")</li>

      """
  }

  private func image(_ item: BatchReport.Item, _ name: String) -> String {
    let result = item.result
    guard result.status != .failed, let path = result.path else {
      return "<span class=\"thumb\">no image</span><b>\(name)</b>"
    }
    let size = Thumbnail.size(width: result.width, height: result.height)
    let link = Self.text(links.link(to: path))
    let source =
      item.thumbnail.flatMap { data in
        ImageFileFormat(startOf: data).map {
          "data:\($0.mediaType);base64," + data.base64EncodedString()
        }
      } ?? link
    return
      "<a href=\"\(link)\"><span class=\"thumb\"><img alt=\"\" loading=\"lazy\" decoding=\"async\" "
      + "width=\"\(size.width)\" height=\"\(size.height)\" src=\"\(source)\"></span><b>\(name)</b></a>"
  }

  private var tail: String {
    """
    </ol></section></main>
    <footer>Thumbnails are small copies; each leads to its file.</footer>

    """
  }
}

// Words.
extension BatchReportPage {
  private static func text(_ text: String) -> String {
    Markup.escaped(ControlCharacters.escaped(text))
  }

  private static func clipped(_ text: String, _ limit: Int) -> String {
    text.count > limit ? text.prefix(limit) + "…" : text
  }

  private static func number(_ number: Int) -> String { FailureCauses.Cause.grouped(number) }

  private static func images(_ count: Int) -> String {
    count == 1 ? "1 image" : "\(number(count)) images"
  }

  /// The file's name, or the row where there is none.
  private static func name(_ result: BatchResult) -> String {
    guard let path = result.path else { return "row \(result.row)" }
    return clipped(
      path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(decoding: $0, as: UTF8.self) }
        ?? path, 120)
  }

  private static func time(_ milliseconds: Double) -> String {
    milliseconds < 1000
      ? "\((milliseconds * 10).rounded() / 10) ms" : "\((milliseconds / 100).rounded() / 10) s"
  }

  private static func size(_ bytes: Int) -> String {
    bytes < 1024
      ? "\(bytes) bytes"
      : bytes < 1 << 20
        ? "\((Double(bytes) / 102.4).rounded() / 10) KB"
        : "\((Double(bytes) / 104_857.6).rounded() / 10) MB"
  }
}

/// Ways from a page to files: a page and its images can be moved together.
struct RelativePath {
  private let parts: [String]
  /// The working folder's.
  private let base: [String]

  /// - Parameter page: its path.
  init(from page: String) {
    base = FileManager.default.currentDirectoryPath.split(separator: "/").map(String.init)
    parts = Self.parts(page, from: base).dropLast()
  }

  /// The names on the way from the root, without a look at the file system.
  private static func parts(_ path: String, from base: [String]) -> [String] {
    var parts = path.utf8.first == UInt8(ascii: "/") ? [] : base
    // By bytes, as the file system does: a mark behind a slash makes it no other letter there.
    for part in path.utf8.split(separator: UInt8(ascii: "/")) where !part.elementsEqual(".".utf8) {
      if part.elementsEqual("..".utf8) {
        _ = parts.popLast()
      } else {
        parts.append(String(decoding: part, as: UTF8.self))
      }
    }
    return parts
  }

  /// The way to a file, for an attribute that is a URL.
  func link(to path: String) -> String {
    let target = Self.parts(path, from: base)
    let common = zip(parts, target).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let up = [String](repeating: "..", count: parts.count - common)
    return (up + target.dropFirst(common).map(Self.encoded)).joined(separator: "/")
  }

  /// All bytes but letters, digits and `-._~` as their hexadecimal digits (RFC 3986).
  private static func encoded(_ part: String) -> String {
    var result = ""
    for byte in part.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += "%" + byte.hexadecimalCapitals(2)
      }
    }
    return result
  }
}
