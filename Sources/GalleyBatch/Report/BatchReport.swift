import Galley
import GalleyBudget
import GalleyScenes

/// What a batch's page says: counts, failures and warnings by their causes, the slowest images, and the images.
///
/// The results are read from where they are kept, twice, so that a page of many rows needs little memory: once for what
/// the page begins with, once for the images.
struct BatchReport {
  /// How many images are listed; the rest is in the counts and causes alone.
  static let imageLimit = 10_000
  /// How many thumbnails are in the page; the others are the images' own files, loaded when they are near.
  static let thumbnailLimit = 1000
  /// Bytes of all thumbnails together.
  static let thumbnailBytes = 16 << 20
  static let slowestLimit = 20

  let settings: BatchSettings
  let progress: BatchProgress
  let failures: FailureCauses
  private(set) var warnings: FailureCauses
  /// Of the images that this run drew, the slowest first.
  private(set) var slowest: [BatchResult] = []
  /// How many results there are, and how many images are in the page.
  let count: Int
  var listed: Int { min(count, Self.imageLimit) }
  /// The last row that is in the page.
  private(set) var lastListedRow = 0
  /// The images whose thumbnails are in the page: those with warnings, the slowest, and then the first.
  private(set) var embedded: Set<Int> = []
  /// Those that were made while images were drawn.
  var thumbnails = ReportThumbnails()
  /// Is told how many of how many images are in the page.
  var observe: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  private let result: (Int) -> BatchResult?
  private let output: OutputName

  /// - Parameter result: reads a result by its number, in the order of the rows.
  /// - Throws: `SceneError` for an output that no file can have.
  /// - Complexity: O(n) in the results.
  init(
    _ settings: BatchSettings, _ progress: BatchProgress, _ failures: FailureCauses, count: Int,
    result: @escaping (Int) -> BatchResult?
  ) throws {
    (self.settings, self.progress, self.failures) = (settings, progress, failures)
    (self.count, self.result) = (count, result)
    warnings = FailureCauses(dataFile: settings.rows.file)
    output = try OutputName(settings.output)
    var warned: [Int] = []
    var slow: [(index: Int, result: BatchResult)] = []
    for index in 0..<count {
      guard let result = result(index) else { continue }
      if index < listed { lastListedRow = max(lastListedRow, result.row) }
      for warning in result.warnings {
        warnings.note(RowProblem(warning: warning), row: result.row)
      }
      if !result.warnings.isEmpty, index < listed, warned.count < Self.thumbnailLimit {
        warned.append(index)
      }
      if result.status == .drawn { slow.append((index, result)) }
      if slow.count >= 4 * Self.slowestLimit { Self.keepSlowest(&slow) }
    }
    Self.keepSlowest(&slow)
    slowest = slow.map(\.result)
    for index in warned + slow.map(\.index) + Array(0..<listed)
    where embedded.count < Self.thumbnailLimit && index < listed { embedded.insert(index) }
  }

  private static func keepSlowest(_ slow: inout [(index: Int, result: BatchResult)]) {
    slow.sort { ($1.result.milliseconds, $0.index) < ($0.result.milliseconds, $1.index) }
    slow.removeLast(max(0, slow.count - slowestLimit))
  }

  /// A result with its thumbnail, where that is in the page.
  struct Item {
    var result: BatchResult
    /// Whether it is the first one of its row: links of the row lead to it.
    var leadsRow = false
    var thumbnail: Data?
  }

  /// The most images that are decoded before they are handed on.
  private static let block = 64

  /// Hands on what is listed, in order.
  func forEachItem(_ body: (Item) throws -> Void) throws {
    var bytes = 0
    var row = 0
    for start in stride(from: 0, to: listed, by: Self.block) {
      let range = start..<min(start + Self.block, listed)
      var items = range.compactMap { index in
        result(index).map { (index: index, item: Item(result: $0)) }
      }
      let wanted = items.indices.filter {
        bytes < Self.thumbnailBytes && embedded.contains(items[$0].index)
          && items[$0].item.result.status != .failed
      }
      let made = thumbnails(of: wanted.map { items[$0].item.result })
      for (place, data) in made.enumerated() {
        guard let data, bytes < Self.thumbnailBytes else { continue }
        bytes += data.count
        items[wanted[place]].item.thumbnail = data
      }
      for (_, var item) in items {
        item.leadsRow = item.result.row != row
        row = item.result.row
        try body(item)
      }
      observe(range.upperBound, listed)
    }
  }

  /// The thumbnails of images: those of this run as they were drawn, others from their files.
  private func thumbnails(of results: [BatchResult]) -> [Data?] {
    let made = Locked(results.map { $0.path.flatMap { thumbnails[$0] } })
    let missing = made.withLock { made in made.indices.filter { made[$0] == nil } }
    let names = missing.map { name(of: results[$0]) }
    let folder = output.folder
    DrawingThreads.forEach(missing.count, jobs: settings.jobs, makeTools: { () }) { _, place in
      guard let name = names[place] else { return }
      let result = results[missing[place]]
      let data = Thumbnail.file(
        of: name, below: folder, width: result.width, height: result.height)
      made.withLock { $0[missing[place]] = data }
    }
    return made.withLock { $0 }
  }

  /// The image's name below the output folder; nil for one that is too large for a thumbnail.
  private func name(of result: BatchResult) -> String? {
    guard result.width * result.height <= Thumbnail.pixelLimit, let path = result.path else {
      return nil
    }
    let prefix = output.fullPath("")
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// Writes the page.
  /// - Throws: `BatchError`.
  func write(to path: String) throws {
    do {
      try OutputFile.write(to: path) { try BatchReportPage(self, path: path).write($0) }
    } catch {
      throw BatchError(isFile: true, description: "\(error)")
    }
  }
}

extension RowProblem {
  /// A line of a manifest's warnings: `card.json:3:59: no font has "語"`.
  init(warning: String) {
    self.init(message: warning)
    let parts = warning.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let line = Int(parts[1]), let column = Int(parts[2]),
      parts[3].hasPrefix(" ")
    else { return }
    (file, self.line, self.column) = (String(parts[0]), line, column)
    expected = String(parts[3].dropFirst())
  }
}
