import Galley
import GalleyImages

/// Compares the images of two folders by their paths: PNG, JPEG and WebP files.
package struct ImageFolderCheck: Sendable {
  private let session: GoldenSession
  private let actual: GoldenFolder
  private let tolerance: GoldenTolerance
  /// The images of both folders, by their paths without a suffix.
  private let images: [(key: String, expected: String?, actual: String?)]

  package var count: Int { images.count }

  /// - Parameter session: that of the folder with the approved images.
  package init(
    _ pairs: Pairs, in session: GoldenSession, tolerance: GoldenTolerance = .exact
  ) {
    self.session = session
    self.tolerance = tolerance
    (actual, images) = (pairs.actual, pairs.images)
  }

  /// The images of two folders, by their paths without a suffix.
  package struct Pairs: Sendable {
    fileprivate let actual: GoldenFolder
    fileprivate let images: [(key: String, expected: String?, actual: String?)]

    package var isEmpty: Bool { images.isEmpty }

    /// - Throws: `GoldenError` for a folder that is not there, or a name in two formats.
    package init(expected: GoldenFolder, actual: GoldenFolder) throws {
      self.actual = actual
      let old = try ImageFolderCheck.images(in: expected)
      let new = try ImageFolderCheck.images(in: actual)
      images = Set(old.keys).union(new.keys).sorted().map { ($0, old[$0], new[$0]) }
    }
  }

  fileprivate static func images(in folder: GoldenFolder) throws -> [String: String] {
    var images: [String: String] = [:]
    var known: [String: String] = [:]
    for file in try folder.files() where GoldenFolder.isImage(file) {
      let key = (file as NSString).deletingPathExtension
      if let other = images[key] {
        throw GoldenError(
          description: "\(folder.name) has \(other) and \(file): the same name in two formats")
      }
      let folded = GoldenID.folded(key)
      if let other = known[folded] {
        throw GoldenError(
          description:
            "\(folder.name) has \(other) and \(file): they are the same file on a case-insensitive disk"
        )
      }
      (images[key], known[folded]) = (file, file)
    }
    return images
  }

  /// Compares one of `count` pairs.
  package func check(_ index: Int) -> GoldenResult {
    let (key, old, new) = images[index]
    let start = ContinuousClock.now
    var result = GoldenResult(key, .same)
    do {
      try compare(key, old, new, &result)
    } catch {
      result.verdict = .error
      result.explanation.append("\(error)")
    }
    result.tolerance = tolerance == .exact ? nil : tolerance.description
    result.milliseconds = (ContinuousClock.now - start).milliseconds
    session.results.append(result)
    return result
  }

  private func compare(
    _ key: String, _ old: String?, _ new: String?, _ result: inout GoldenResult
  ) throws {
    guard let new else {
      result.verdict = .unread
      result.goldenFile = old
      result.explanation = [
        "\(actual.name) has no such image; \(session.folder.name) has \(old ?? key)"
      ]
      return
    }
    guard let data = try GoldenFile.bytes(of: "\(actual.path)/\(new)") else {
      throw GoldenError(description: "\(actual.name)/\(new) has disappeared")
    }
    result.goldenFile = old ?? new
    let golden = try old.flatMap { try GoldenFile.bytes(of: "\(session.folder.path)/\($0)") }
    guard let golden else {
      let image = try StraightAlphaImage(imageData: data)
      if let reason = tolerance.excess(overWidth: image.width, height: image.height) {
        throw GoldenError(description: reason)
      }
      result.actual = GoldenResult.Size(width: image.width, height: image.height)
      result.verdict = .missing
      result.explanation = ["\(session.folder.name) has no such image; \(actual.name) has \(new)"]
      return try conclude(data, old, new, nil, &result)
    }
    let files = FileComparison(expected: golden, actual: data)
    if let reason = files.excess(of: tolerance) { throw GoldenError(description: reason) }
    switch files.verdict {
    case .sameBytes: return
    case .unreadable(let reason, let isExpected):
      result.verdict = isExpected ? .unusable : .error
      result.explanation = [reason]
      // What takes its place must be an image.
      if isExpected {
        _ = try StraightAlphaImage(imageData: data)
        try conclude(data, old, new, nil, &result)
      }
    case .sizes(let expected, let actual):
      result.verdict = .size
      note(expected, actual, &result)
      explainLayout(key, &result)
      try conclude(
        data, old, new,
        DifferenceSheet(expected: expected, actual: actual, comparison: nil), &result)
    case .compared(let comparison):
      let (expected, actual) = (comparison.expected, comparison.actual)
      note(expected, actual, &result)
      guard differs(comparison, key, &result) else { return }
      try conclude(
        data, old, new,
        DifferenceSheet(expected: expected, actual: actual, comparison: comparison), &result)
    }
  }

  /// The verdict on two images of one size, and what is to be said of them.
  private func differs(
    _ comparison: ImageComparison, _ key: String, _ result: inout GoldenResult
  ) -> Bool {
    if comparison.difference.isEmpty { return false }
    result.difference = comparison.difference
    if tolerance.accepts(comparison), session.record != .all {
      result.isTolerated = true
      return false
    }
    result.verdict = .different
    explainLayout(key, &result)
    result.explanation += GoldenExplanation.pixels(comparison.difference)
    if let measured = tolerance.measured(comparison) { result.explanation.append(measured) }
    return true
  }

  private func note(
    _ expected: StraightAlphaImage, _ actual: StraightAlphaImage, _ result: inout GoldenResult
  ) {
    result.expected = GoldenResult.Size(width: expected.width, height: expected.height)
    result.actual = GoldenResult.Size(width: actual.width, height: actual.height)
    result.goldenPixels = expected.bitmap.pixelHash.hexadecimal
    result.pixels = actual.bitmap.pixelHash.hexadecimal
  }

  /// Where both folders have layouts beside their images, and of them.
  private func explainLayout(_ key: String, _ result: inout GoldenResult) {
    guard let id = try? GoldenID(key: key), case .layout(let old) = session.folder.layout(of: id),
      case .layout(let new) = actual.layout(of: id)
    else { return }
    guard old.pixelHash.hexadecimal == result.goldenPixels,
      new.pixelHash.hexadecimal == result.pixels
    else {
      return result.explanation.append(
        "a layout file beside the images belongs to a different image, so views cannot be compared")
    }
    let difference = LayoutDifference(from: old, to: new)
    result.explanation += difference.sentences
    (result.layout, result.changedViews) = (difference.lines, difference.changedViews)
  }

  /// Takes the image over where that is asked for; else keeps it for the report and for approval.
  private func conclude(
    _ data: Data, _ old: String?, _ new: String, _ sheet: DifferenceSheet?,
    _ result: inout GoldenResult
  ) throws {
    if let old, ImageFileFormat(fileName: old) != ImageFileFormat(fileName: new) {
      result.explanation.append("\(new) cannot replace \(old): their formats differ")
      return
    }
    let file = old ?? new
    let layout = try (try? GoldenID(key: result.key)).flatMap {
      try GoldenFile.bytes(of: actual.layoutPath(of: $0))
    }
    let records =
      switch session.record {
      case .all, .failed: true
      case .missing: result.verdict == .missing
      case .never: false
      }
    if records {
      let path = "\(session.folder.path)/\(file)"
      try GoldenFolder.refuse(path)
      if let layout, let id = try? GoldenID(key: result.key) {
        try GoldenFolder.write(layout, to: session.folder.layoutPath(of: id))
      }
      try GoldenFolder.write(data, to: path)
      result.verdict = .recorded
      result.explanation.insert("copied to \(session.folder.name)/\(file)", at: 0)
      return
    }
    let results = session.results
    let kept = results.imagePath(result.key, .actual)
    try GoldenFolder.write(data, to: kept)
    result.files = [kept]
    if let layout { try GoldenFolder.write(layout, to: results.imagePath(result.key, .layout)) }
    if let sheet {
      let path = results.imagePath(result.key, .sheet)
      do {
        try session.withRenderer {
          try GoldenFolder.write(sheet.pngData(with: $0), to: path)
        }
        result.files.insert(path, at: 0)
        result.advise("expected, difference and actual: \(path)")
      } catch {
        result.explanation.append("the image of the difference cannot be made: \(error)")
      }
    }
    result.advise("approve: \(ShellWord.approval(session.approval, of: result.key))")
  }
}
