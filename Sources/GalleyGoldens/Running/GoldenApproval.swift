import Galley
import GalleyImages

/// Makes images of failed cases the new goldens.
package struct GoldenApproval {
  private let folder: GoldenFolder
  private let results: GoldenResults
  /// Whether the results are of another machine, where the goldens had another place.
  private let isForeign: Bool

  /// - Parameters:
  ///   - results: the folder's own by default.
  ///   - isForeign: whether they were brought from another machine: then they may have been changed.
  package init(_ folder: GoldenFolder, results: String? = nil, isForeign: Bool = false) {
    self.folder = folder
    self.results = GoldenResults(path: results ?? folder.resultsPath)
    self.isForeign = isForeign
  }

  package struct Outcome: Sendable {
    /// The keys of the goldens that were written.
    package var approved: [String] = []
    /// The keys of those that were approved since the run: they are what was drawn.
    package var known: [String] = []
    /// What the approved images were drawn with and not as it was asked for, by keys.
    package var warnings: [(key: String, warning: String)] = []
    /// Those that were not, and why.
    package var refused: [(key: String, reason: String)] = []
    /// Whether one was not because a file cannot be read or written.
    package var hasFileError = false
  }

  /// - Parameters:
  ///   - names: keys, or names where one suite alone has them; none for all that failed.
  ///   - marks: cases of a report, whose images must be those of the run; with marks, none for the marked cases alone.
  /// - Throws: `GoldenError` where no run left results, and for a name that none of them has.
  package func approve(_ names: [String], marks: ApprovalMarks? = nil) throws -> Outcome {
    let run = try isForeign ? results.read() : results.read(of: folder)
    var outcome = Outcome()
    var wanted = marks != nil && names.isEmpty ? [] : try chosen(names, of: run)
    for mark in marks?.marks ?? [] where !wanted.contains(where: { $0.key == mark.key }) {
      guard let result = run.results.first(where: { $0.key == mark.key }) else {
        outcome.refused.append((mark.key, "the run has no such case"))
        continue
      }
      if result.isFailure, result.pixels != mark.pixels {
        outcome.refused.append(
          (mark.key, "the report showed another image of it; look at it again"))
      } else {
        wanted.append(result)
      }
    }
    for result in wanted {
      if !result.isFailure {
        outcome.refused.append(
          (result.key, "it matched its golden in the last run: there is nothing to approve"))
        continue
      }
      do {
        switch try approve(result) {
        case .refused(let reason): outcome.refused.append((result.key, reason))
        case .known: outcome.known.append(result.key)
        case .approved:
          outcome.approved.append(result.key)
          outcome.warnings += result.warnings.map { (result.key, $0) }
        }
      } catch {
        outcome.refused.append((result.key, "\(error)"))
        outcome.hasFileError = true
      }
    }
    return outcome
  }

  private func chosen(_ names: [String], of run: GoldenResults.Run) throws -> [GoldenResult] {
    if names.isEmpty {
      return run.failures.filter { ![.recorded, .unread].contains($0.verdict) }
    }
    let cases = GoldenNames(run.results)
    var chosen: [GoldenResult] = []
    for name in names {
      let keys: [String]
      do {
        keys = try cases.keys(for: name)
      } catch let error as GoldenError {
        throw GoldenError(
          description: "\(name) cannot be approved: in the last run \(error.description)")
      }
      // Several cases by one name are those of them that failed.
      chosen += run.results.filter { result in
        keys.contains(result.key) && !chosen.contains { $0.key == result.key }
          && (keys.count == 1
            || result.isFailure && ![.recorded, .unread].contains(result.verdict))
      }
    }
    return chosen
  }

  private enum Step {
    case approved
    case known
    case refused(String)
  }

  private func approve(_ result: GoldenResult) throws -> Step {
    if result.verdict == .error {
      return .refused("it could not be compared: \(result.explanation.first ?? "")")
    }
    if result.verdict == .unread {
      return .refused("nothing draws it: galley golden prune lists it")
    }
    if let file = result.goldenFile { return try approve(result, file: file) }
    let id = try GoldenID(key: result.key)
    let image = results.imagePath(result.key, .actual)
    guard let data = try GoldenFile.bytes(of: image) else {
      return .refused(
        "the run kept no image of it: \(result.explanation.first ?? result.headline)")
    }
    let file = GoldenFile.read(id, in: folder, storage: result.storage)
    // Approved by its name before all others: what was drawn is the golden.
    if let drawn = result.pixels, !file.isMissing, Self.hash(of: file) == drawn {
      return try approveTree(of: result, id) ?? .known
    }
    if let known = result.goldenPixels, Self.hash(of: file) != known {
      return .refused("its golden has changed since the run; run again")
    }
    // The image stays as it is where only the elements are others.
    if result.isTolerated { return try approveTree(of: result, id) ?? .known }
    if result.verdict == .missing, !file.isMissing {
      return .refused("it has a golden now; run again")
    }
    let chunks = try PNGChunks(data)
    guard let stamp = GoldenStamp(chunks), GoldenStamp.trustedHash(chunks) != nil,
      stamp.pixelHash.hexadecimal == result.pixels
    else { return .refused("the image that the run kept has been modified; run again") }
    let path = folder.path(of: id, result.storage)
    try GoldenFolder.refuse(path)
    if let step = try approveTree(of: result, id), case .refused = step { return step }
    // The image last: a layout tells which image it belongs to.
    if let layout = try GoldenFile.bytes(of: results.imagePath(result.key, .layout)),
      !isForeign || LayoutSnapshot(data: layout)?.pixelHash == stamp.pixelHash
    {
      try GoldenFolder.write(layout, to: folder.layoutPath(of: id))
    }
    if result.storage == .image {
      try GoldenFolder.write(data, to: path)
    } else {
      try results.remember(data, stamp.pixelHash)
      try GoldenFolder.write(
        stamp.file(width: chunks.header.width, height: chunks.header.height), to: path)
    }
    return .approved
  }

  /// Makes the elements of a case the golden; nil where they are already, and for a case without them.
  private func approveTree(of result: GoldenResult, _ id: GoldenID) throws -> Step? {
    guard let tree = result.tree, tree.actual != tree.expected else { return nil }
    let path = folder.treePath(of: id)
    let found = try GoldenFile.bytes(of: path).map(GoldenTree.hash)
    if found == tree.actual { return nil }
    guard found == tree.expected else {
      return .refused("the golden of its elements has changed since the run; run again")
    }
    guard let kept = try GoldenFile.bytes(of: results.imagePath(result.key, .tree)),
      GoldenTree.hash(kept) == tree.actual
    else { return .refused("the elements that the run kept have been modified; run again") }
    try GoldenFolder.write(kept, to: path)
    return .approved
  }

  /// An image of another folder, which takes the place of a file.
  private func approve(_ result: GoldenResult, file: String) throws -> Step {
    // What is read of another machine names files of this folder only.
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    if isForeign, parts.contains(where: { FileName.fault(in: String($0), byteLimit: 255) != nil }) {
      return .refused("\(file) is no file of the goldens")
    }
    guard let data = try GoldenFile.bytes(of: results.imagePath(result.key, .actual)) else {
      return .refused(
        "the run kept no image of it: \(result.explanation.first ?? result.headline)")
    }
    if isForeign {
      let kept = try? StraightAlphaImage(imageData: data)
      guard let drawn = result.pixels, kept?.bitmap.pixelHash.hexadecimal == drawn else {
        return .refused("the image that the run kept has been modified; run again")
      }
    }
    let path = "\(folder.path)/\(file)"
    let golden = try GoldenFile.bytes(of: path)
    if golden == data { return .known }
    if let known = result.goldenPixels {
      let found = golden.flatMap { try? StraightAlphaImage(imageData: $0) }
      guard found?.bitmap.pixelHash.hexadecimal == known else {
        return .refused("its golden has changed since the run; run again")
      }
    } else if result.verdict == .missing, golden != nil {
      return .refused("it has a golden now; run again")
    }
    try GoldenFolder.refuse(path)
    let layout = try GoldenFile.bytes(of: results.imagePath(result.key, .layout))
    if let layout, let id = try? GoldenID(key: result.key) {
      try GoldenFolder.write(layout, to: folder.layoutPath(of: id))
    }
    try GoldenFolder.write(data, to: path)
    return .approved
  }

  private static func hash(of file: GoldenFile) -> String? {
    if let trusted = file.trustedHash { return trusted.hexadecimal }
    guard case .image(let bytes) = file.content,
      let image = try? StraightAlphaImage(imageData: Data(bytes))
    else { return nil }
    return image.bitmap.pixelHash.hexadecimal
  }
}

/// Finds what no case of the last run read.
package struct GoldenPruning {
  private let folder: GoldenFolder
  /// Goldens that no case read, with the layouts beside them, and what is left of an interrupted recording:
  /// from the folder.
  package private(set) var files: [String] = []
  /// Suites with such goldens of which the last run checked no case at all: perhaps it was asked for others.
  package private(set) var unreadSuites: Set<String> = []
  /// Cases of the last run that could not be drawn: which goldens they would have read is not known.
  package let errors: [String]
  /// Whether the last run was one of some cases only.
  package let isPartial: Bool
  /// Whether the last run was one of cases that the user named.
  package let isNamed: Bool
  /// The cases of the last runs, those of folders inside of this one included, and when the run ended.
  package let caseCount: Int
  package let date: Date

  /// - Throws: `GoldenError` where no run left results, one was cut off or left a line that is no result, and for
  ///   a missing folder.
  /// - Complexity: O(n log n) in the files and the results.
  package init(_ folder: GoldenFolder, results: String? = nil) throws {
    self.folder = folder
    let listing = try folder.list()
    let results = GoldenResults(path: results ?? folder.resultsPath)
    let run = try results.read(of: folder)
    guard !run.results.isEmpty else {
      throw GoldenError(description: "the last run compared nothing; run all tests first")
    }
    let nested = try results.nested(in: folder)
    guard run.isComplete, nested.allSatisfy(\.run.isComplete) else {
      throw GoldenError(
        description:
          "the last run did not finish, so its list of goldens is incomplete; run all tests "
          + "again")
    }
    var cases = run.results.filter { $0.verdict != .unread }.map {
      (key: $0.key, storage: $0.storage, hasTree: $0.tree != nil)
    }
    for (way, run) in nested {
      cases += run.results.filter { $0.verdict != .unread }.map {
        ("\(way)/\($0.key)", $0.storage, $0.tree != nil)
      }
    }
    errors = ([run] + nested.map(\.run)).flatMap(\.results).filter { $0.verdict == .error }
      .map(\.key)
    // What a run of a whole folder found unread is no riddle.
    let noted = Set(run.results.filter { $0.verdict == .unread }.map(\.key))
    let suites = Set(cases.map { GoldenResult($0.key, .same).suite })
    let read = Set(cases.map { "\($0.key)\(GoldenFolder.suffix($0.storage))" })
    let keys = Set(cases.map(\.key))
    for (id, storage) in listing.goldens {
      let file = id.key + GoldenFolder.suffix(storage)
      if read.contains(file) { continue }
      files.append(file)
      if !suites.contains(id.suite), !noted.contains(id.key) { unreadSuites.insert(id.suite) }
      let layout = id.key + GoldenFolder.layoutSuffix
      // A golden may be there as an image and as a hash.
      if !keys.contains(id.key), !files.suffix(2).contains(layout),
        access("\(folder.path)/\(layout)", F_OK) == 0
      {
        files.append(layout)
      }
      if !keys.contains(id.key), listing.trees.contains(id.key) {
        let tree = id.key + GoldenFolder.treeSuffix
        if !files.suffix(3).contains(tree) { files.append(tree) }
      }
    }
    files += cases.filter { !$0.hasTree && listing.trees.contains($0.key) }
      .map { $0.key + GoldenFolder.treeSuffix }
    // Images that are compared with those of another folder may be JPEG or WebP files.
    files += run.results.compactMap { $0.verdict == .unread ? $0.goldenFile : nil }.filter {
      !$0.hasSuffix(GoldenFolder.suffix(.image)) && access("\(folder.path)/\($0)", F_OK) == 0
    }
    files += listing.leftovers
    isNamed = run.isNamed || nested.contains { $0.run.isNamed }
    isPartial = run.isPartial || nested.contains { $0.run.isPartial }
    caseCount = cases.count
    date = run.date
  }

  /// Why nothing is to be removed; nil where the files may go.
  /// - Parameter includingSuites: whether suites of which no case was checked go as well, and what a run of some
  ///   cases did not read.
  package func refusal(includingSuites: Bool = false) -> String? {
    if !errors.isEmpty {
      return
        "\(errors.joined(separator: ", ")) could not be drawn, so it is unknown which goldens "
        + "they read"
    }
    if isNamed {
      return
        "the last run was of the cases that were named; run galley golden check without names first"
    }
    if isPartial, !includingSuites {
      return
        "the last run covered only some tests (--filter or --skip); run all tests, or pass --all to remove "
        + "every golden that it did not read"
    }
    if !unreadSuites.isEmpty, !includingSuites {
      let names = unreadSuites.sorted().map { $0.isEmpty ? "the folder itself" : $0 }
      return
        "the last run checked no cases of \(names.joined(separator: ", ")); run all tests, or pass --all to "
        + "remove whole suites"
    }
    return nil
  }

  /// Removes the files, and folders that are then empty.
  /// - Throws: `GoldenError` where there is a `refusal`, and for the first file that cannot be removed.
  package func delete(includingSuites: Bool = false) throws {
    if let refusal = refusal(includingSuites: includingSuites) {
      throw GoldenError(description: "nothing was removed: \(refusal)")
    }
    for file in files {
      guard unlink("\(folder.path)/\(file)") == 0 || errno == ENOENT else {
        throw GoldenError(
          description: "\(file): cannot be removed: \(String(cString: strerror(errno)))")
      }
      var parent = LexicalPath.folder(of: file)
      while !parent.isEmpty, rmdir("\(folder.path)/\(parent)") == 0 {
        parent = LexicalPath.folder(of: parent)
      }
    }
  }
}
