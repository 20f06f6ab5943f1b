import Dispatch
import Galley
import GalleyBudget
import GalleyImages

/// What came of a run as files: a page for people, JSON and JUnit XML for programs.
package struct GoldenReport: Sendable {
  package let folder: GoldenFolder
  package let run: GoldenResults.Run
  /// What approves: the names of cases follow.
  package let approval: String
  let results: GoldenResults
  let subject: ReportSubject

  /// - Throws: `GoldenError` where no run left results, or one that compared nothing.
  package init(_ folder: GoldenFolder, results: String? = nil, approval: String? = nil) throws {
    self.folder = folder
    self.approval = approval ?? "galley golden approve \(ShellWord.quoted(folder.name))"
    self.results = GoldenResults(path: results ?? folder.resultsPath)
    subject = .goldens
    run = try self.results.read(of: folder)
    guard !run.results.isEmpty else {
      throw GoldenError(
        description: "the last run compared nothing: there is nothing to report")
    }
  }

  /// What became of the views of one revision, whose images are goldens for this once, in another one.
  /// - Parameters:
  ///   - folder: of the images before.
  ///   - results: the folder in which the run left the images after.
  ///   - changes: what changed.
  init(_ folder: GoldenFolder, results: String, _ changes: [GoldenResult], _ subject: ReportSubject)
  {
    self.folder = folder
    self.results = GoldenResults(path: results)
    self.subject = subject
    approval = ""
    run = GoldenResults.Run(
      results: changes, date: Date(), isComplete: true, isPartial: false)
  }

  /// Writes report.html, report.json and report.xml, and answers their paths.
  /// - Throws: `OutputFile.WriteError`, `ImageError`.
  /// - Complexity: O(n) in the pixels of the images that failed.
  package func write(to output: String) throws -> [String] {
    let paths = ["html", "json", "xml"].map { "\(output)/report.\($0)" }
    // One report: what stands in the way of a file is found before another one is written.
    for path in paths { try GoldenFolder.refuse(path) }
    try Self.keepOthers(["report.html", "report.xml"], in: output)
    try write(paths, json: json)
    return paths
  }

  /// Writes the page, the JSON and the JUnit XML, in this order.
  func write(_ paths: [String], json: Data) throws {
    // What a run that is killed leaves in a new folder is known by its JSON.
    let isNew = access(paths[1], F_OK) != 0
    if isNew { try GoldenFolder.write(json, to: paths[1]) }
    let page = ReportPage(self)
    try GoldenFolder.write(to: paths[0]) { try page.write($0) }
    if !isNew { try GoldenFolder.write(json, to: paths[1]) }
    try GoldenFolder.write(JUnitReport(run, subject).data, to: paths[2])
  }

  /// Members of the reports of a check and of a comparison: either may replace the other.
  private static let members = [["verdicts", "results"], ["before", "after"]]

  /// Looks for files of others in the folder of a report: a scene may have the name of its JSON, and other programs write
  /// a report.html or a sheet.png.
  /// - Parameter names: of files that are Galley's where the folder's report.json is.
  /// - Throws: `OutputFile.WriteError` for a file that is not.
  static func keepOthers(_ names: [String], in folder: String) throws {
    let path = "\(folder)/report.json"
    if let data = FileManager.default.contents(atPath: path), !data.isEmpty {
      let found = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
      guard let found, members.contains(where: { $0.allSatisfy { found[$0] != nil } }) else {
        throw OutputFile.WriteError(
          path: path, reason: "it is there and no report of Galley; expected another folder")
      }
      return
    }
    for path in names.map({ "\(folder)/\($0)" }) {
      var status = stat()
      guard stat(path, &status) == 0, status.st_size > 0 else { continue }
      throw OutputFile.WriteError(
        path: path,
        reason:
          "it is there, and without a report.json of Galley beside it; expected another folder")
    }
  }

  private struct Summary: Encodable {
    var version: String
    /// Whether all processes of the run came to their end.
    var isComplete: Bool
    var cases: Int
    var failures: Int
    var verdicts: [String: Int]
    var tolerant: [String]
    var approval: String
    var results: [GoldenResult]
  }

  /// The results as JSON: the counts, the cases that tolerate anything, and every case.
  package var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      let summary = Summary(
        version: GalleyVersion.number, isComplete: run.isComplete, cases: run.results.count,
        failures: run.failures.count,
        verdicts: Dictionary(grouping: run.results, by: \.verdict.rawValue).mapValues(\.count),
        tolerant: run.tolerant.map(\.key), approval: approval, results: run.results)
      return try encoder.encode(summary) + Data([0x0A])
    }
  }

  /// The images of a case that failed, as files; nil for one that there is not.
  struct Images: Sendable {
    var expected: ReportImage?
    var difference: ReportImage?
    var actual: ReportImage?
    /// What they stand on; nil where none has a clear part.
    var ground: Matte?
  }

  struct ReportImage: Sendable {
    var width: Int
    var height: Int
    var type: ImageFileFormat
    var data: Data
  }

  /// The images of failures, in their order, decoded on all cores.
  func images(of failures: [GoldenResult]) -> [Images] {
    let found = Locked([Images](repeating: Images(), count: failures.count))
    DispatchQueue.concurrentPerform(iterations: failures.count) { index in
      let images = images(of: failures[index])
      found.withLock { $0[index] = images }
    }
    return found.withLock { $0 }
  }

  private func images(of result: GoldenResult) -> Images {
    var images = Images()
    let actual = try? GoldenFile.bytes(of: results.imagePath(result.key, .actual))
    let expected = expectedImage(of: result)
    let one = expected.flatMap { try? StraightAlphaImage(imageData: $0) }
    let other = actual.flatMap { try? StraightAlphaImage(imageData: $0) }
    if let expected, let one { images.expected = Self.image(expected, one) }
    if let data = actual, let other { images.actual = Self.image(data, other) }
    images.ground = Matte([one, other].compactMap { $0 })
    if let one, let other {
      let bitmap = DifferenceImage(expected: one, actual: other, ground: images.ground).bitmap
      images.difference = (try? bitmap.pngData()).map {
        ReportImage(width: bitmap.width, height: bitmap.height, type: .png, data: $0)
      }
    }
    return images
  }

  /// The golden as it was when the case was compared with it.
  private func expectedImage(of result: GoldenResult) -> Data? {
    if let file = result.goldenFile {
      return asCompared(try? GoldenFile.bytes(of: "\(folder.path)/\(file)"), result)
    }
    if result.storage == .hash {
      return result.goldenPixels.flatMap { UInt64($0, radix: 16) }.flatMap {
        results.knownImage($0)
      }
    }
    return asCompared(try? GoldenFile.bytes(of: "\(folder.path)/\(result.key).png"), result)
  }

  /// Nil for a golden that has other pixels by now.
  private func asCompared(_ data: Data?, _ result: GoldenResult) -> Data? {
    guard let data, let known = result.goldenPixels else { return data }
    let image = try? StraightAlphaImage(imageData: data)
    return image?.bitmap.pixelHash.hexadecimal == known ? data : nil
  }

  private static func image(_ data: Data, _ image: StraightAlphaImage) -> ReportImage {
    ReportImage(
      width: image.width, height: image.height,
      type: ImageFileFormat(startOf: data) ?? .png, data: data)
  }
}
