import Galley

extension GoldenResults {
  /// The last runs of folders inside of `folder`, with the way to each, beside these results.
  func nested(in folder: GoldenFolder) -> [(way: String, run: Run)] {
    let parent = (path as NSString).deletingLastPathComponent
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    return names.sorted().compactMap { name in
      let results = GoldenResults(path: "\(parent)/\(name)")
      guard let goldens = results.owner, goldens.hasPrefix(folder.path + "/"),
        let run = try? results.read()
      else { return nil }
      return (String(goldens.dropFirst(folder.path.count + 1)), run)
    }
  }

  /// The results of the last run.
  public struct Run: Sendable {
    /// In the order of their keys.
    public var results: [GoldenResult]
    /// When the last of them was written.
    public var date: Date
    /// Whether all processes of the run came to their end.
    public var isComplete: Bool
    /// Whether some of the cases were asked for only.
    public var isPartial: Bool

    static let cutOff = "the run was cut off: there may be more cases, and more failures"

    public var failures: [GoldenResult] { results.filter(\.isFailure) }
    public var tolerant: [GoldenResult] { results.filter { $0.tolerance != nil } }
  }

  /// - Throws: `GoldenID.Failure` where no run of the folder left anything.
  /// - Complexity: O(n log n) in the results.
  public func read(of folder: GoldenFolder) throws -> Run {
    if let owner, owner != folder.path {
      throw GoldenID.Failure(
        description:
          "\(path): the results of the goldens in \(owner) are there, not of \(folder.path)")
    }
    return try read()
  }

  func read() throws -> Run {
    let files = FileManager.default
    let names = fileNames.filter { $0.hasSuffix(".jsonl") }
    guard !names.isEmpty else {
      throw GoldenID.Failure(
        description:
          "\(path): no run left results there; run the tests or galley golden check first")
    }
    var gathered = GatheredResults()
    var date = Date.distantPast
    var isComplete = true
    for name in names.sorted() {
      let file = "\(path)/\(name)"
      guard let data = files.contents(atPath: file) else { continue }
      if !data.suffix(Self.end.utf8.count).elementsEqual(Self.end.utf8) { isComplete = false }
      gathered.add(data)
      let changed = try? files.attributesOfItem(atPath: file)[.modificationDate] as? Date
      date = max(date, changed ?? date)
    }
    return Run(
      results: gathered.results.values.sorted { $0.key < $1.key }, date: date,
      isComplete: isComplete, isPartial: access(path + "/partial", F_OK) == 0)
  }
}

/// The results of a run's processes, a case each.
private struct GatheredResults {
  private(set) var results: [String: GoldenResult] = [:]
  /// The cases of the processes so far by what they are on a disk that ignores case; a process knows its own.
  private var known: [String: String] = [:]
  private let decoder = JSONDecoder()

  /// Adds the file of one process.
  mutating func add(_ lines: Data) {
    var own: [String: GoldenResult] = [:]
    // A line that a crash cut off is no result.
    for line in lines.split(separator: 0x0A) {
      guard let result = try? decoder.decode(GoldenResult.self, from: line) else { continue }
      // A process says itself which of two cases of one name is none.
      if let first = own[result.key], first.isFailure, !result.isFailure { continue }
      own[result.key] = result
    }
    var claimed: [String: String] = [:]
    for (key, var result) in own {
      let folded = GoldenID.folded(key)
      // What nothing draws is no case.
      if result.verdict != .unread {
        if let other = known[folded] {
          result.verdict = .error
          result.explanation = [GoldenSession.clash(key, other)]
          results[other]?.verdict = .error
          results[other]?.explanation = result.explanation
        }
        claimed[folded] = key
      }
      results[key] = result
    }
    known.merge(claimed) { $1 }
  }
}
