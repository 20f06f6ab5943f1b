import GalleyGeometry

/// A score that may only rise: of how many elements how many stand within a point.
public struct KeptScore: Hashable, Sendable, Codable {
  public var image: String
  public var elements: Int
  public var within1: Int

  public init(image: String, elements: Int, within1: Int) {
    self.image = image
    self.elements = elements
    self.within1 = within1
  }

  /// No screen has more elements.
  fileprivate static let limit = 1_000_000

  fileprivate var isPossible: Bool {
    [elements, within1].allSatisfy { (0...Self.limit).contains($0) }
  }

  /// Whether the share is lower than another one's.
  func isLower(than other: KeptScore) -> Bool {
    within1 * max(other.elements, 1) < other.within1 * max(elements, 1)
  }

  fileprivate var share: String {
    "\(within1) of \(elements), \(ScoreTable.percent(within1, elements))"
  }
}

/// The scores of the last time, in the order of the screens.
public struct KeptScores: Hashable, Sendable {
  public var scores: [KeptScore]

  public init(scores: [KeptScore]) { self.scores = scores }

  public init(_ scores: [ScreenScore]) {
    self.scores = scores.map { score in
      let numbers = ScoreNumbers([score])
      return KeptScore(image: score.name, elements: numbers.elements, within1: numbers.within1)
    }
  }

  /// - Throws: `IOSBarError` where the file cannot be read.
  public init(file: URL) throws {
    scores = try JSONFile.read([KeptScore].self, from: file)
    if let score = scores.first(where: { !$0.isPossible }) {
      throw IOSBarError(
        "\(file.path): found \(score.within1) of \(score.elements) elements of \(score.image), expected "
          + "numbers from 0 to \(KeptScore.limit)")
    }
  }

  public func write(to file: URL) throws { try JSONFile.write(scores, to: file) }

  /// A line for each screen that these scores have worse than the kept ones, or not at all.
  public func losses(against kept: KeptScores) -> [String] {
    kept.scores.compactMap { old in
      guard let now = scores.first(where: { $0.image == old.image }) else {
        return "\(old.image): kept as \(old.share), and not among the screens"
      }
      return now.isLower(than: old) ? "\(old.image): \(now.share), was \(old.share)" : nil
    }
  }
}
