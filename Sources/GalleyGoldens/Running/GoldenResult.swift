import Galley

/// What came of one case.
public struct GoldenResult: Hashable, Sendable, Codable {
  /// What became of the case. All but `same` fail.
  public enum Verdict: String, Hashable, Sendable, Codable, CaseIterable {
    /// The pixels are equal, or within the tolerance of the case.
    case same
    /// The image has the golden's size, and pixels that differ by more than the tolerance of the case.
    case different
    /// The image has another size.
    case size
    /// There is no golden.
    case missing
    /// The golden cannot be compared with.
    case unusable
    /// It was written in this run.
    case recorded
    /// There is no image, or the case is no case.
    case error
    /// There is a golden that nothing draws.
    case unread
  }

  /// What besides the view may have changed the pixels.
  public enum Cause: String, Hashable, Sendable, Codable {
    /// A font that the golden was set in has other bytes now.
    case font
    /// The golden was approved with another version of the engine.
    case engine
  }

  /// The size of an image in pixels.
  public struct Size: Hashable, Sendable, Codable {
    /// In pixels.
    public var width: Int
    /// In pixels.
    public var height: Int

    /// A size in pixels.
    public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    /// The size in words: `640 x 480`.
    public var text: String { "\(width) x \(height)" }
  }

  /// The elements of a case that has them as a golden, each text by its hash.
  package struct Tree: Hashable, Sendable, Codable {
    /// Nil where there is no golden.
    package var expected: String?
    package var actual: String
  }

  /// `Suite/name`.
  public var key: String
  /// What became of the case.
  public var verdict: Verdict
  /// Whether the golden is a PNG or a hash.
  public var storage: GoldenStorage
  /// What besides the view may have changed the pixels; empty where nothing is known to.
  public var causes: [Cause] = []
  /// What happened, why, and what to do, a sentence each.
  public var explanation: [String] = []
  /// How many sentences of `explanation` say what became of the views, from the first one; the rest is of pixels and
  /// files. Nil where nothing is known of views.
  public var viewSentences: Int?
  /// What each of those says was changed; nil where each is a cause of its own.
  package var viewCauses: [ViewSentence.Cause]?
  /// How many sentences of `explanation`, from the last one, name files that were kept and the command that approves; nil
  /// is none.
  package private(set) var adviceSentences: Int?
  /// What differs in the pixels; nil where they were not compared one by one, as with a golden that is a hash.
  public var difference: ImageDifference?
  /// The trees' difference, as `LayoutDifference.lines`.
  public var layout: [String] = []
  /// How many views of the layout tree changed, came or went.
  public var changedViews = 0
  /// The golden's size; nil where the case is the same or there is no golden.
  public var expected: Size?
  /// The drawn image's size; nil where the case is the same at once or there is no image.
  public var actual: Size?
  /// `Bitmap.pixelHash` of what was drawn, in hexadecimal digits.
  public var pixels: String?
  /// The pixel hash of the golden that it was compared with.
  public var goldenPixels: String?
  /// Nil for a case without a golden of its elements.
  package var tree: Tree?
  /// What the case tolerates; nil for nothing.
  public var tolerance: String?
  /// Whether the image passes by the tolerance alone.
  public var isTolerated = false
  /// What the view was drawn with and not as it was asked for, such as a missing glyph.
  public var warnings: [String] = []
  /// How long the case took, in milliseconds.
  public var milliseconds = 0.0
  /// The file and the line of the case.
  public var source: String?
  /// Whether the failure is one of all previews at once, and the key none of a case; nil is no.
  package var isOfAllPreviews: Bool?
  /// Whether a golden, or what is kept of a failure, could not be written; nil is no.
  package var isUnwritten: Bool?
  /// The golden's file from its folder, where it is not the one that the name and the storage say.
  public var goldenFile: String?
  /// What was kept of a failure: the sheet, and the image that was drawn.
  public var files: [String] = []

  /// A result without an explanation.
  /// \n - Parameters:
  ///   - key: `Suite/name`.
  ///   - verdict: what became of the case.
  ///   - storage: whether the golden is a PNG or a hash.
  public init(_ key: String, _ verdict: Verdict, storage: GoldenStorage = .image) {
    (self.key, self.verdict, self.storage) = (key, verdict, storage)
  }

  /// Whether the case fails: all but the same ones do, those that were recorded in this run, too.
  public var isFailure: Bool { verdict != .same }

  /// Adds a sentence that names a file or a command.
  mutating func advise(_ sentence: String) {
    explanation.append(sentence)
    adviceSentences = (adviceSentences ?? 0) + 1
  }

  /// Says this sentence, and nothing else of views, pixels and files.
  mutating func explain(_ sentence: String) { replaceExplanation([sentence]) }

  /// Says these sentences, of which none names a file or a command.
  mutating func replaceExplanation(_ sentences: [String]) {
    (explanation, adviceSentences) = (sentences, nil)
    if let viewSentences { self.viewSentences = min(viewSentences, sentences.count) }
  }

  /// Whether the numbers of sentences and views are some.
  var hasCounts: Bool {
    let counts = [viewSentences ?? 0, adviceSentences ?? 0] + (viewCauses ?? []).map(\.views)
    return counts.allSatisfy { (0...Int(Int32.max)).contains($0) }
  }

  /// The sentences without those of files and approving.
  var reasons: [String] { explanation.dropLast(adviceSentences ?? 0) }

  /// The sentences about views, with what each says was changed.
  var sentencesOfViews: [ViewSentence] {
    explanation.prefix(viewSentences ?? 0).enumerated().map { index, text in
      guard let viewCauses, viewCauses.indices.contains(index) else { return ViewSentence(text) }
      return ViewSentence(text, viewCauses[index])
    }
  }

  var suite: String {
    key.split(separator: "/").dropLast().joined(separator: "/")
  }

  var name: String { String(key.split(separator: "/").last ?? "") }

  /// One sentence.
  public var headline: String {
    switch verdict {
    case .same:
      "\(key) is the same\(isTolerated ? " within its tolerance (\(tolerance ?? ""))" : "")"
    case .different: "\(key) differs from its golden"
    case .size:
      "\(key) is \(actual?.text ?? "") pixels; its golden is \(expected?.text ?? "")"
    case .missing: "\(key) has no golden"
    case .unusable: "the golden of \(key) cannot be used"
    case .recorded: "\(key) was recorded"
    case .error: "\(key) cannot be compared"
    case .unread: "nothing draws the golden \(key)"
    }
  }

  /// The files that were kept, with their bytes.
  public var images: [(name: String, data: Data)] {
    files.compactMap { path in
      FileManager.default.contents(atPath: path).map {
        (path.split(separator: "/").last.map(String.init) ?? "golden.png", $0)
      }
    }
  }

  /// The old name of `images`.
  @available(*, deprecated, renamed: "images")
  public var pictures: [(name: String, data: Data)] { images }

  /// The headline and what explains it, each on a line.
  public var message: String {
    ([headline] + explanation).joined(separator: "\n  ")
  }

  /// The file and what became of its views: equal for a scene's canvases, or a preview's configurations, that fail for
  /// one reason. Nil where it is not known why.
  public var reason: [String]? {
    guard let source, let count = viewSentences, count > 0 else { return nil }
    return [source] + explanation.prefix(count)
  }

  /// The message of a case that fails for the reason of another one, which was told.
  public func message(like other: String) -> String {
    let rest = explanation.dropFirst(viewSentences ?? 0)
    return ([headline, "for the same reasons as \(other)"] + rest).joined(separator: "\n  ")
  }
}
