import Galley
import GalleyImages

/// Compares one image with its golden, records where that is asked for, and explains what differs.
struct GoldenCheck {
  private let golden: GoldenCase
  private let session: GoldenSession
  private let image: any GoldenImage
  private let renderer: Renderer
  private let record: RecordMode
  private let tree: GoldenTree?

  /// - Throws: `GoldenError` where the elements are a golden and cannot be read.
  init(
    _ golden: GoldenCase, in session: GoldenSession, _ image: some GoldenImage,
    _ renderer: Renderer
  ) throws {
    (self.golden, self.session, self.image) = (golden, session, image)
    self.renderer = renderer
    // Where nothing is to be recorded, as in continuous integration, no case can ask for it.
    record = session.record == .never ? .never : golden.record ?? session.record
    tree = try GoldenTree(of: golden, image, in: session.folder)
  }

  private var id: GoldenID { golden.id }

  /// - Throws: `GoldenError` for a tolerance that any image of this size would pass; what drawing, encoding and writing
  ///   throw.
  func run() throws -> GoldenResult {
    if let reason = golden.tolerance.excess(overWidth: image.width, height: image.height) {
      throw GoldenError(description: reason)
    }
    var result = try compared()
    guard let tree else { return result }
    result.tree = tree.summary
    if tree.isSame { return result }
    switch result.verdict {
    case .same: try check(tree, &result)
    case .recorded: try tree.write(to: session.folder.treePath(of: id))
    default: break
    }
    return result
  }

  /// What came of the image.
  private func compared() throws -> GoldenResult {
    let hash = try image.pixelHash
    var result = GoldenResult(id.key, .same, storage: golden.storage)
    if golden.storage == .image, record != .all, session.index.hash(of: id) == hash {
      return result
    }
    // What the index does not know, or knows otherwise, is looked at closer.
    let file = GoldenFile.read(id, in: session.folder, storage: golden.storage)
    if file.trustedHash == hash {
      if record == .all { try refreshLayout(&result) }
      return result
    }
    result.pixels = hash.hexadecimal
    result.actual = GoldenResult.Size(width: image.width, height: image.height)
    result.goldenPixels = file.trustedHash?.hexadecimal
    switch file.content {
    case .missing: try missing(&result)
    case .unusable(let reason): try unusable(&result, reason)
    case .image(let bytes): try compare(Data(bytes), file.stamp, &result)
    case .hash(let width, let height):
      try compareHash(
        GoldenResult.Size(width: width, height: height), file.stamp, &result)
    }
    return result
  }
}

// The verdicts.
extension GoldenCheck {
  /// Why nothing is recorded; nil where it may be.
  private var refusal: String? {
    guard !session.recordsWarnings, let first = image.warnings.first else { return nil }
    let more = image.warnings.count - 1
    return "it was not recorded, because of a warning: \(first)"
      + (more > 0 ? ", and \(more) more" : "") + "; to record it all the same, add --allow-warnings"
  }

  private func missing(_ result: inout GoldenResult) throws {
    guard record == .never else {
      if let refusal {
        result.verdict = .missing
        result.explanation = [refusal]
        return
      }
      let path = try write()
      result.verdict = .recorded
      result.explanation = ["there was no golden; check \(path), then run again"]
      return
    }
    result.verdict = .missing
    result.explanation = [session.recordingAdvice]
    try keep(&result, nil)
  }

  private func unusable(_ result: inout GoldenResult, _ reason: String) throws {
    result.verdict = .unusable
    result.explanation = [reason]
    try conclude(&result, nil)
  }

  /// Elements that are not those of the golden, in an image that is.
  private func check(_ tree: GoldenTree, _ result: inout GoldenResult) throws {
    let tolerated = result.isTolerated ? "the pixels differ within the tolerance" : nil
    let match = tolerated ?? "the pixels match"
    result.pixels = try image.pixelHash.hexadecimal
    result.goldenPixels = result.goldenPixels ?? result.pixels
    result.actual = GoldenResult.Size(width: image.width, height: image.height)
    result.expected = result.expected ?? result.actual
    let mayWrite = tree.isMissing ? record != .never : record == .all || record == .failed
    let refusal = mayWrite ? refusal : nil
    if mayWrite, refusal == nil {
      try tree.write(to: session.folder.treePath(of: id))
      result.verdict = .recorded
      result.explanation = [
        "\(match); \(session.folder.name)/\(id.key)\(GoldenFolder.treeSuffix) was recorded; "
          + "check it, then run again"
      ]
      return
    }
    result.verdict = tree.isMissing ? .missing : .different
    result.explanation =
      tree.isMissing
      ? ["\(match), but its elements have no golden: \(session.recordingAdvice)"]
      : [tolerated ?? "no pixel changed"] + tree.changes
    result.viewSentences = tree.isMissing ? nil : result.explanation.count
    if let refusal {
      result.explanation.insert(refusal, at: 0)
      result.viewSentences = nil
    }
    try keep(&result, nil)
  }

  private func compare(_ data: Data, _ stamp: GoldenStamp?, _ result: inout GoldenResult) throws {
    let expected: StraightAlphaImage
    do {
      expected = try StraightAlphaImage(imageData: data)
    } catch {
      return try unusable(&result, "\(error)")
    }
    let actual = try image.straightImage()
    result.expected = GoldenResult.Size(width: expected.width, height: expected.height)
    result.goldenPixels = expected.bitmap.pixelHash.hexadecimal
    guard let comparison = ImageComparison(expected: expected, actual: actual) else {
      result.verdict = .size
      try explain(&result, ComparedImages(expected: expected, actual: actual), stamp)
      return try conclude(&result, Sheet(expected: expected, actual: actual, comparison: nil))
    }
    if comparison.difference.isEmpty {
      if record == .all { try refreshLayout(&result) }
      return
    }
    result.difference = comparison.difference
    if golden.tolerance.accepts(comparison), record != .all {
      result.isTolerated = true
      return
    }
    result.verdict = .different
    try explain(
      &result, ComparedImages(expected: expected, actual: actual, comparison: comparison), stamp)
    try conclude(&result, Sheet(expected: expected, actual: actual, comparison: comparison))
  }

  /// There is no image to compare with but one that this machine may have kept.
  private func compareHash(
    _ size: GoldenResult.Size, _ stamp: GoldenStamp?, _ result: inout GoldenResult
  ) throws {
    result.expected = size
    result.verdict = result.actual == size ? .different : .size
    let known = stamp.flatMap { session.results.knownImage($0.pixelHash) }
    var expected = known.flatMap { try? StraightAlphaImage(imageData: $0) }
    if expected?.bitmap.pixelHash != stamp?.pixelHash { expected = nil }
    let actual = try image.straightImage()
    let comparison = expected.flatMap { ImageComparison(expected: $0, actual: actual) }
    result.difference = comparison?.difference
    let images = expected.map {
      ComparedImages(expected: $0, actual: actual, comparison: comparison)
    }
    try explain(&result, images, stamp)
    if expected == nil {
      result.explanation.append(
        "the golden is kept as a hash, and this machine has no image of it: see the layout, or draw it "
          + "with the code that it was approved with")
    }
    try conclude(
      &result, expected.map { Sheet(expected: $0, actual: actual, comparison: comparison) })
  }

  private func explain(
    _ result: inout GoldenResult, _ images: ComparedImages?, _ stamp: GoldenStamp?
  ) throws {
    let explanation = try GoldenExplanation(
      GoldenExplanation.Golden(
        stamp: stamp, layout: session.folder.layout(of: id), pixels: result.goldenPixels),
      GoldenExplanation.Drawn(
        fonts: image.fonts, layout: image.layout, isOfMoments: image.isOfMoments),
      images: images, tolerance: golden.tolerance, key: id.key)
    result.causes = explanation.causes
    result.layout = explanation.layout?.lines ?? []
    result.changedViews = explanation.layout?.changedViews ?? 0
    let views = explanation.views + (tree?.changes ?? []).map { ViewSentence($0) }
    result.explanation += views.map(\.text) + explanation.pixels
    (result.viewSentences, result.viewCauses) = (views.count, views.map(\.cause))
  }

  /// A failure is recorded where that is asked for, else kept for the report and for approval.
  private func conclude(_ result: inout GoldenResult, _ sheet: Sheet?) throws {
    guard record == .all || record == .failed else { return try keep(&result, sheet) }
    if let refusal {
      result.explanation.insert(refusal, at: 0)
      result.viewSentences = nil
      return try keep(&result, sheet)
    }
    let path = try write()
    result.verdict = .recorded
    result.explanation.insert("\(path) was recorded again; check it, then run again", at: 0)
    result.viewSentences = nil
  }
}

// Files.
extension GoldenCheck {
  private typealias Sheet = DifferenceSheet

  private var stamp: GoldenStamp {
    get throws {
      GoldenStamp(
        pixelHash: try image.pixelHash, fonts: image.fonts,
        engine: GalleyVersion.engine, key: id.key)
    }
  }

  private func stampedImage() throws -> Data {
    try stamp.stamped(image.pngData())
  }

  /// Writes the golden and the layout beside it, and answers where.
  private func write() throws -> String {
    let path = session.folder.path(of: id, golden.storage)
    let png = try stampedImage()
    try GoldenFolder.refuse(path)
    // The image last: a layout tells which image it belongs to.
    if let layout = try image.layout {
      try GoldenFolder.write(layout.data, to: session.folder.layoutPath(of: id))
    }
    switch golden.storage {
    case .image: try GoldenFolder.write(png, to: path)
    case .hash:
      try session.results.remember(png, image.pixelHash)
      try GoldenFolder.write(
        stamp.file(width: image.width, height: image.height), to: path)
    }
    return "\(session.folder.name)/\(id.key)\(GoldenFolder.suffix(golden.storage))"
  }

  /// A layout may change where no pixel does; the image stays as it is.
  private func refreshLayout(_ result: inout GoldenResult) throws {
    guard let layout = try image.layout else { return }
    let path = session.folder.layoutPath(of: id)
    if (try? GoldenFile.bytes(of: path)) == layout.data { return }
    try GoldenFolder.write(layout.data, to: path)
    result.verdict = .recorded
    result.explanation = [
      "the pixels match; the layout file was recorded again; check it, then run again"
    ]
  }

  /// Keeps what was drawn for the report and for approval.
  private func keep(_ result: inout GoldenResult, _ sheet: Sheet?) throws {
    let results = session.results
    try GoldenFolder.write(stampedImage(), to: results.imagePath(id.key, .actual))
    result.files = [results.imagePath(id.key, .actual)]
    if let layout = try image.layout {
      try GoldenFolder.write(layout.data, to: results.imagePath(id.key, .layout))
    }
    if let tree, !tree.isSame { try tree.write(to: results.imagePath(id.key, .tree)) }
    if let sheet {
      let path = results.imagePath(id.key, .sheet)
      do {
        try GoldenFolder.write(sheet.pngData(with: renderer), to: path)
        result.files.insert(path, at: 0)
        result.advise("expected, difference and actual: \(path)")
      } catch {
        // The verdict counts, whatever becomes of its image.
        result.explanation.append("the image of the difference cannot be made: \(error)")
      }
    } else {
      result.advise("actual: \(results.imagePath(id.key, .actual))")
    }
    result.advise("approve: \(ShellWord.approval(session.approval, of: id.key))")
  }
}
