import Galley

extension GoldenResults {
  /// The last runs of folders inside of `folder`, with the way to each, beside these results.
  /// - Throws: `GoldenError` for results that cannot be read.
  func nested(in folder: GoldenFolder) throws -> [(way: String, run: Run)] {
    let parent = LexicalPath.folder(of: path)
    return try Self.fileNames(in: parent).sorted().compactMap { name in
      let results = GoldenResults(path: "\(parent)/\(name)")
      guard let goldens = try results.owner, goldens.hasPrefix(folder.path + "/"),
        try !results.files().isEmpty
      else { return nil }
      return (String(goldens.dropFirst(folder.path.count + 1)), try results.read())
    }
  }

  /// The files of the last run's processes.
  private func files() throws -> [String] {
    try fileNames().filter { $0.hasSuffix(".jsonl") }.sorted().map { "\(path)/\($0)" }
  }

  /// The results of the last run.
  package struct Run: Sendable {
    /// In the order of their keys.
    package var results: [GoldenResult]
    /// When the last of them was written.
    package var date: Date
    /// Whether all processes of the run came to their end.
    package var isComplete: Bool
    /// Whether some of the cases were asked for only.
    package var isPartial: Bool
    /// Whether the user named the cases.
    package var isNamed = false

    static let cutOff = "the run did not finish: there may be more cases and more failures"

    package var failures: [GoldenResult] { results.filter(\.isFailure) }
    package var tolerant: [GoldenResult] { results.filter { $0.tolerance != nil } }
  }

  /// - Throws: `GoldenError` where no run of the folder left anything, and for a line that is no result: only the
  ///   last one of a process that was cut off may be.
  /// - Complexity: O(n log n) in the results.
  package func read(of folder: GoldenFolder) throws -> Run {
    if let owner = try owner, owner != folder.path {
      throw GoldenError(
        description:
          "\(path): it holds the results of the goldens in \(owner), not of \(folder.path)")
    }
    return try read()
  }

  func read() throws -> Run {
    let files = try files()
    guard !files.isEmpty else {
      throw GoldenError(
        description:
          "\(path): it holds no results; run the tests or galley golden check first")
    }
    var gathered = MergedResults()
    var date = Date.distantPast
    var isComplete = true
    for file in files {
      let data: Data
      do {
        data = try Data(contentsOf: URL(fileURLWithPath: file))
      } catch {
        throw GoldenError(
          description: "\(file): cannot be read: \(error.localizedDescription); run all tests again"
        )
      }
      if try !gathered.add(data, from: file) { isComplete = false }
      let changed =
        try? FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
      date = max(date, changed ?? date)
    }
    let partial = FileManager.default.contents(atPath: path + "/partial")
    return Run(
      results: gathered.results.values.sorted { $0.key < $1.key }, date: date,
      isComplete: isComplete, isPartial: partial != nil,
      isNamed: partial.map { $0.elementsEqual(Self.named.utf8) } ?? false)
  }
}

/// The results of a run's processes, a case each.
private struct MergedResults {
  private(set) var results: [String: GoldenResult] = [:]
  /// The cases of the processes so far by what they are on a disk that ignores case; a process knows its own.
  private var known: [String: String] = [:]
  private let decoder = JSONDecoder()

  /// - Throws: for what is no result, also by its numbers: what a folder of results holds may come from another machine.
  private func result(_ line: Data) throws -> GoldenResult {
    let result = try decoder.decode(GoldenResult.self, from: line)
    guard result.hasCounts else { throw GoldenError(description: "a number is no count") }
    return result
  }

  /// Adds the file of one process.
  /// - Returns: whether the process came to its end.
  /// - Throws: `GoldenError` for a whole line that is no result: what it said would be lost.
  mutating func add(_ data: Data, from file: String) throws -> Bool {
    var lines = data.split(separator: 0x0A, omittingEmptySubsequences: false)
    // Behind the end of the last line there is nothing, or what a crash left of one.
    let rest = lines.popLast() ?? Data()
    let end = GoldenResults.end.utf8.dropLast()
    let isComplete = rest.isEmpty && lines.last?.elementsEqual(end) == true
    if isComplete { lines.removeLast() }
    var own: [String: GoldenResult] = [:]
    func add(_ result: GoldenResult) {
      // A process says itself which of two cases of one name is none.
      if let first = own[result.key], first.isFailure, !result.isFailure { return }
      own[result.key] = result
    }
    for (index, line) in lines.enumerated() {
      do {
        add(try result(line))
      } catch {
        throw GoldenError(
          description:
            "\(file):\(index + 1): the line is not a result, so the results are incomplete; run all "
            + "tests again")
      }
    }
    if let result = try? result(rest) { add(result) }
    gather(own)
    return isComplete
  }

  private mutating func gather(_ own: [String: GoldenResult]) {
    var claimed: [String: String] = [:]
    for (key, var result) in own {
      let folded = GoldenID.folded(key)
      // What nothing draws is no case.
      if result.verdict != .unread {
        if let other = known[folded] {
          result.verdict = .error
          let clash = GoldenSession.clash(key, other)
          result.explain(clash)
          results[other]?.verdict = .error
          results[other]?.explain(clash)
        }
        claimed[folded] = key
      }
      results[key] = result
    }
    known.merge(claimed) { $1 }
  }
}

extension GoldenFolder {
  /// Whether a run of this folder left results at their own place.
  package var hasResults: Bool {
    (try? GoldenResults(path: resultsPath).owner) == path
  }
}
