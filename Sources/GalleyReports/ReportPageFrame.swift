import CReportAssets
import Galley
import GalleyStrings

/// What the pages of all reports have around their content: a head with the style, a summary, a place for the script's
/// controls, and the script at the end. The page is one file, and a list without the script.
package struct ReportPageFrame {
  package enum Kind: Sendable {
    case goldens, batch
  }

  private let kind: Kind
  /// Plain text.
  private let title: String

  package init(_ kind: Kind, title: String) { (self.kind, self.title) = (kind, title) }

  /// Everything before the content, the opening tag of `main` included.
  /// - Parameters:
  ///   - attributes: of the body, with a space before each.
  ///   - summary: items of a list, as HTML.
  ///   - date: of the run; it is written in UTC, to the minute.
  ///   - run: what else is worth knowing of the run, as HTML.
  ///   - controls: what the controls are for, for those who do not see them; nil where the script says it.
  package func head(
    attributes: String, summary: String, date: Date, run: String, controls: String? = nil
  ) -> String {
    let label = controls.map { " aria-label=\"\(Markup.escaped($0))\"" } ?? ""
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Markup.escaped(title))</title>
      <style>\(style)</style></head>
      <body\(attributes)>
      <header>
      <h1>\(Markup.escaped(title))</h1>
      <ul class="summary">\(summary)</ul>
      <p class="run">Galley \(GalleyVersion.number) · \(Self.text(date)) · \(run)</p>
      </header>
      <nav id="controls"\(label) hidden></nav>
      <main>

      """
  }

  /// The script and the end of the page.
  package var tail: String { "<script>\(script)</script></body></html>\n" }

  private var style: String {
    switch kind {
    case .goldens: Self.asset(galley_report_style)
    case .batch: Self.asset(galley_report_style) + Self.asset(galley_batch_style)
    }
  }

  private var script: String {
    switch kind {
    case .goldens: Self.asset(galley_page_script) + Self.asset(galley_report_script)
    case .batch: Self.asset(galley_page_script) + Self.asset(galley_batch_script)
    }
  }

  /// `2026-03-14 09:30 UTC`.
  private static func text(_ date: Date) -> String {
    date.formatted(
      .verbatim(
        "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits) UTC",
        timeZone: .gmt, calendar: Calendar(identifier: .gregorian)))
  }

  private static func asset(
    _ bytes: (UnsafeMutablePointer<Int>?) -> UnsafePointer<CChar>?
  ) -> String {
    var length = 0
    guard let start = bytes(&length) else { return "" }
    return String(
      decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
  }
}
