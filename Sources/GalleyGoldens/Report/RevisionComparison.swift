import Galley
import GalleyImages

/// What became of views from one revision or folder to another one. The images before are goldens for this once.
package struct RevisionComparison {
  /// As the user named them.
  package let before: String
  package let after: String
  /// What changed, in the order of the names: other pixels, another size, new, gone, or failing.
  package private(set) var changes: [GoldenResult] = []
  /// What could be drawn neither before nor after.
  package private(set) var failures: [GoldenResult] = []
  /// How many images there are on either side, those that were known to be the same included.
  package private(set) var count = 0
  /// How many of those were not drawn, because all that they are made of is the same.
  package let unchanged: Int

  private let folder: GoldenFolder
  private let results: GoldenResults

  /// What one side came to.
  package struct Side {
    /// As the user named it.
    package var name: String
    package var results: [GoldenResult]

    package init(_ name: String, _ results: [GoldenResult]) {
      (self.name, self.results) = (name, results)
    }

    fileprivate var failures: [GoldenResult] { results.filter { $0.verdict == .error } }
  }

  /// - Parameters:
  ///   - before: of a run that recorded its images in `folder`.
  ///   - after: of a run that compared with them, and left its images in `results`.
  ///   - unchanged: how many images were not drawn, because all that they are made of is the same.
  package init(
    _ before: Side, _ after: Side, unchanged: Int, in folder: GoldenFolder, results: String
  ) {
    (self.before, self.after, self.unchanged) = (before.name, after.name, unchanged)
    self.folder = folder
    self.results = GoldenResults(path: results)
    let known = Set(after.results.map(\.key))
    let gone = before.results.filter { result in
      result.verdict != .error && !known.contains(result.key)
        && !after.failures.contains { Self.covers($0, result.key) }
    }
    let found = after.results.flatMap { Self.failures(of: $0, before, known) }
    for result in found { add(result, before) }
    for result in gone {
      var change = GoldenResult(result.key, .unread)
      (change.source, change.expected) = (result.source, result.actual)
      changes.append(change)
    }
    count = unchanged + found.count + gone.count
    changes.sort { $0.key < $1.key }
    failures.sort { $0.key < $1.key }
  }

  /// What fails, once for each image that there was before, so that it is shown: a file that does not compile has several.
  /// Any other result is itself, and so is a failure of all previews at once.
  private static func failures(
    of result: GoldenResult, _ before: Side, _ known: Set<String>
  ) -> [GoldenResult] {
    guard result.verdict == .error, result.isOfAllPreviews != true else { return [result] }
    let drawn = before.results.filter { old in
      old.verdict != .error
        && (old.key == result.key || !known.contains(old.key) && covers(result, old.key))
    }
    guard !drawn.isEmpty else { return [result] }
    return drawn.map { old in
      var failure = result
      (failure.key, failure.expected) = (old.key, old.actual ?? old.expected)
      failure.source = result.source ?? old.source
      return failure
    }
  }

  private mutating func add(_ result: GoldenResult, _ before: Side) {
    guard result.isFailure else { return }
    let failure = before.failures.first { Self.covers($0, result.key) }
    var change = result
    change.replaceExplanation(result.reasons)
    switch result.verdict {
    case .error, .unusable:
      if failure != nil { return failures.append(change) }
    case .missing:
      change.replaceExplanation(
        failure.map { ["before, it failed: \($0.explanation.first ?? "")"] } ?? [])
    default: break
    }
    changes.append(change)
  }

  /// Whether a failure is one of an image, or of the file that it is drawn from: what does not compile has no names.
  private static func covers(_ failure: GoldenResult, _ key: String) -> Bool {
    failure.isOfAllPreviews == true || failure.key == key || key.hasPrefix(failure.key + "/")
      || key.hasPrefix(failure.key + "-")
  }

  /// What the changed images were drawn with after and not as it was asked for, each with the names of its images.
  package var warnings: [(text: String, keys: [String])] {
    var found: [(text: String, keys: [String])] = []
    var places: [String: Int] = [:]
    for change in changes {
      for text in Set(change.warnings).sorted() {
        if let place = places[text] {
          found[place].keys.append(change.key)
        } else {
          places[text] = found.count
          found.append((text, [change.key]))
        }
      }
    }
    return found
  }

  var subject: ReportSubject { .comparison(before: before, after: after, cases: count) }

  /// One sentence of a change.
  package func headline(of change: GoldenResult) -> String { subject.headline(of: change) }

  /// One word of a change, for people and for programs: `changed`, `resized`, `new`, `gone` or `failing`.
  package static func word(_ verdict: GoldenResult.Verdict) -> String {
    switch verdict {
    case .size: "resized"
    case .missing: "new"
    case .unread: "gone"
    case .error, .unusable: "failing"
    case .same, .recorded, .different: "changed"
    }
  }

  /// `2 changed, 1 new`, in the order of the verdicts; empty where nothing changed.
  package var summary: String {
    let words = ["changed", "resized", "new", "gone", "failing"]
    let counts = Dictionary(grouping: changes) { Self.word($0.verdict) }.mapValues(\.count)
    return words.compactMap { word in counts[word].map { "\($0) \(word)" } }
      .joined(separator: ", ")
  }
}

// Images.
extension RevisionComparison {
  /// Before, difference and after in one image; the one that there is of what is new or gone; nil for what fails.
  /// - Throws: `RenderError`.
  package func image(of change: GoldenResult, with renderer: Renderer) throws -> Bitmap? {
    let before = try? GoldenFile.bytes(of: "\(folder.path)/\(change.key).png")
    let after = try? GoldenFile.bytes(of: results.imagePath(change.key, .actual))
    let one = before.flatMap { try? StraightAlphaImage(imageData: $0) }
    let other = after.flatMap { try? StraightAlphaImage(imageData: $0) }
    guard let one, let other else { return (one ?? other)?.bitmap }
    let sheet = DifferenceSheet(
      expected: one, actual: other, comparison: ImageComparison(expected: one, actual: other),
      titles: .revisions)
    return try sheet.drawing(with: renderer).bitmap()
  }

  /// The name of the image of all changes, which its folder may have of an earlier run.
  package static let sheetName = "sheet.png"

  /// Writes report.html, report.json, report.xml and comment.md, and answers their paths.
  /// - Throws: `OutputFile.WriteError`, `ImageError`.
  package func write(to output: String) throws -> [String] {
    let paths = ["report.html", "report.json", "report.xml", "comment.md"].map { "\(output)/\($0)" }
    for path in paths { try GoldenFolder.refuse(path) }
    try GoldenReport.keepOthers(["report.html", "report.xml", Self.sheetName], in: output)
    let comment = FileManager.default.contents(atPath: paths[3]) ?? Data()
    guard comment.isEmpty || comment.starts(with: ComparisonComment.mark.utf8) else {
      throw OutputFile.WriteError(
        path: paths[3], reason: "it is there and no comment of Galley; expected another folder")
    }
    let report = GoldenReport(folder, results: results.path, changes, subject)
    try report.write(paths, json: json)
    try GoldenFolder.write(Data(ComparisonComment(self).text.utf8), to: paths[3])
    return paths
  }
}
