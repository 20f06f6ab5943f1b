import Galley
import GalleyImages

/// Makes pictures of failed cases the new goldens.
public struct GoldenApproval {
  private let folder: GoldenFolder
  private let results: GoldenResults

  public init(_ folder: GoldenFolder, results: String? = nil) {
    self.folder = folder
    self.results = GoldenResults(path: results ?? folder.resultsPath)
  }

  public struct Outcome: Sendable {
    /// The keys of the goldens that were written.
    public var approved: [String] = []
    /// Those that were not, and why.
    public var refused: [(key: String, reason: String)] = []
  }

  /// - Parameter names: keys, or names where one suite alone has them; none for all that failed.
  /// - Throws: `GoldenID.Failure` where no run left results, and for a name that none of them has.
  public func approve(_ names: [String]) throws -> Outcome {
    let run = try results.read()
    var outcome = Outcome()
    for result in try chosen(names, of: run) {
      if !result.isFailure {
        outcome.refused.append((result.key, "it was the same: there is nothing to approve"))
        continue
      }
      do {
        if let reason = try approve(result) {
          outcome.refused.append((result.key, reason))
        } else {
          outcome.approved.append(result.key)
        }
      } catch {
        outcome.refused.append((result.key, "\(error)"))
      }
    }
    return outcome
  }

  private func chosen(_ names: [String], of run: GoldenResults.Run) throws -> [GoldenResult] {
    if names.isEmpty {
      return run.failures.filter { $0.verdict != .recorded }
    }
    return try names.map { name in
      if let exact = run.results.first(where: { $0.key == name }) { return exact }
      let named = run.results.filter { $0.name == name }
      guard let only = named.first, named.count == 1 else {
        let hint =
          named.isEmpty
          ? "the last run had no such case"
          : "several suites have it: \(named.map(\.key).joined(separator: ", "))"
        throw GoldenID.Failure(description: "\(name) cannot be approved: \(hint)")
      }
      return only
    }
  }

  /// Why a case cannot be approved; nil when it was.
  private func approve(_ result: GoldenResult) throws -> String? {
    let id = try GoldenID(key: result.key)
    let picture = results.picturePath(result.key, .actual)
    guard let data = try GoldenFile.bytes(of: picture) else {
      return "the run kept no picture of it: \(result.explanation.first ?? result.headline)"
    }
    let file = GoldenFile.read(id, in: folder, storage: result.storage)
    if let known = result.goldenPixels, Self.hash(of: file) != known {
      return "its golden changed since the run: run again"
    }
    if result.verdict == .missing, case .missing = file.content {
    } else if result.verdict == .missing {
      return "it has a golden by now: run again"
    }
    if let layout = try GoldenFile.bytes(of: results.picturePath(result.key, .layout)) {
      try GoldenFolder.write(layout, to: folder.layoutPath(of: id))
    }
    let path = folder.path(of: id, result.storage)
    if result.storage == .picture {
      try GoldenFolder.write(data, to: path)
    } else {
      let chunks = try PNGChunks(data)
      guard let stamp = GoldenStamp(chunks), GoldenStamp.trustedHash(chunks) != nil else {
        return "the picture that the run kept was changed: run again"
      }
      try results.remember(data, stamp.pixelHash)
      try GoldenFolder.write(
        stamp.file(width: chunks.header.width, height: chunks.header.height), to: path)
    }
    return nil
  }

  private static func hash(of file: GoldenFile) -> String? {
    if let trusted = file.trustedHash { return trusted.hexadecimal }
    guard case .picture(let bytes) = file.content,
      let picture = try? StraightPicture(imageData: Data(bytes))
    else { return nil }
    return picture.bitmap.pixelHash.hexadecimal
  }
}

/// Finds what no case of the last run read.
public struct GoldenPruning {
  private let folder: GoldenFolder
  /// Goldens that no case read, with the layouts beside them, and what is left of an interrupted recording:
  /// from the folder.
  public private(set) var files: [String] = []
  /// The cases of the last runs, those of folders inside of this one included, and when the run ended.
  public let caseCount: Int
  public let date: Date

  /// - Throws: `GoldenID.Failure` where no run left results or one was cut off, and for a missing folder.
  /// - Complexity: O(n log n) in the files and the results.
  public init(_ folder: GoldenFolder, results: String? = nil) throws {
    self.folder = folder
    let listing = try folder.list()
    let results = GoldenResults(path: results ?? folder.resultsPath)
    let run = try results.read()
    guard !run.results.isEmpty else {
      throw GoldenID.Failure(description: "the last run compared nothing: run all tests first")
    }
    let runs = [run] + results.nested(in: folder).map(\.run)
    guard runs.allSatisfy(\.isComplete) else {
      throw GoldenID.Failure(
        description:
          "the last run did not come to its end, so that nobody knows what it would have read: run all tests "
          + "again")
    }
    var cases = run.results.map { (key: $0.key, storage: $0.storage) }
    for (way, run) in results.nested(in: folder) {
      cases += run.results.map { ("\(way)/\($0.key)", $0.storage) }
    }
    let read = Set(cases.map { "\($0.key)\(GoldenFolder.suffix($0.storage))" })
    let keys = Set(cases.map(\.key))
    for (id, storage) in listing.goldens {
      let file = id.key + GoldenFolder.suffix(storage)
      if read.contains(file) { continue }
      files.append(file)
      let layout = id.key + GoldenFolder.layoutSuffix
      if !keys.contains(id.key), access("\(folder.path)/\(layout)", F_OK) == 0 {
        files.append(layout)
      }
    }
    files += listing.leftovers
    caseCount = cases.count
    date = run.date
  }

  /// Removes the files, and folders that are then empty.
  /// - Throws: `OutputFile.Failure` for the first that cannot be removed.
  public func delete() throws {
    for file in files {
      guard unlink("\(folder.path)/\(file)") == 0 || errno == ENOENT else {
        throw OutputFile.Failure(path: file, reason: String(cString: strerror(errno)))
      }
      var parent = (file as NSString).deletingLastPathComponent
      while !parent.isEmpty, rmdir("\(folder.path)/\(parent)") == 0 {
        parent = (parent as NSString).deletingLastPathComponent
      }
    }
  }
}
