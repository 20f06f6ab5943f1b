import Galley
import GalleyData

/// The results of all rows of a batch that came to its end, in the order of the rows: what its manifest and its report
/// are written from.
struct BatchResults {
  private let settings: BatchSettings
  /// Where the lines are in the journal.
  private let lines: [Range<Int>]
  /// Reads a line.
  private let line: (Range<Int>) -> [UInt8]

  var count: Int { lines.count }

  /// - Parameters:
  ///   - images: the lines of images, in order.
  ///   - invalid: those of rows that were refused.
  init(
    _ settings: BatchSettings, images: [Range<Int>], invalid: [Range<Int>],
    line: @escaping (Range<Int>) -> [UInt8]
  ) {
    (self.settings, self.line) = (settings, line)
    guard !invalid.isEmpty else {
      lines = images
      return
    }
    let all = (images + invalid).map {
      (Int(Self.parsed(line($0))?.member("row")?.value.number ?? 0), $0)
    }
    lines = all.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map(\.element.1)
  }

  private static func parsed(_ bytes: [UInt8]) -> JSONNode? {
    try? JSONParser.parse(bytes, in: 0..<bytes.count)
  }

  /// - Throws: `BatchError`.
  func writeManifest(to path: String) throws {
    var data = Data()
    for range in lines { data.append(contentsOf: line(range) + [0x0A]) }
    do {
      try OutputFile.write(data, to: path, isDurable: settings.isDurable)
    } catch {
      throw BatchError(isFile: true, description: "\(error)")
    }
  }

  /// - Parameters:
  ///   - thumbnails: those that were made while images were drawn.
  ///   - observe: is told how many of how many images are in the page.
  /// - Throws: `BatchError`.
  func writeReport(
    to path: String, _ summary: BatchSummary, _ thumbnails: ReportThumbnails,
    observe: @escaping (Int, Int) -> Void
  ) throws {
    var page = try BatchReport(settings, summary.progress, summary.causes, count: count) { index in
      Self.parsed(line(lines[index])).flatMap(BatchResult.init)
    }
    page.thumbnails = thumbnails
    page.observe = observe
    try page.write(to: path)
  }
}
