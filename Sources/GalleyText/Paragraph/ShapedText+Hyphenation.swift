extension ShapedText {
  /// The clusters of a line before which it may end with a hyphen, in their order: within words of five letters and
  /// more that have no soft hyphens and stand by no digit and no character of an address.
  /// - Complexity: O(n) in the line the first time.
  func hyphenations(line index: Int) -> [Int] {
    if let known = hyphenations[index] { return known }
    var result: [Int] = []
    let words = Array(IteratorSequence(HyphenatedWords(lines[index].bytes)))
    if !words.isEmpty, !hyphenator.knows(language) {
      hyphenationProblem = .missingHyphenation(
        language: language, package: HyphenationPackage.name(for: language),
        isLibraryMissing: !Hyphenator.isInstalled)
    } else {
      for start in stride(from: 0, to: words.count, by: Self.wordsAtOnce) {
        if start > 0, !canContinue { break }
        let part = words[start..<min(start + Self.wordsAtOnce, words.count)]
        let places = hyphenator.places(in: part.map(\.text), language: language)
        for (word, places) in zip(part, places) where !places.isEmpty {
          result += clusters(of: word, at: places, line: lines[index])
        }
      }
    }
    hyphenations[index] = result
    return result
  }

  /// The number of words that the dictionary is asked for together.
  private static var wordsAtOnce: Int { 256 }

  /// The clusters that begin at places of a word, in characters; ligatures are not cut.
  private func clusters(
    of word: HyphenatedWords.Word, at places: [Int], line: ShapedLine
  ) -> [Int] {
    var result: [Int] = []
    var offset = word.offset
    for (index, scalar) in word.text.unicodeScalars.enumerated() {
      if places.contains(index) {
        let place = line.clusters.partitionPoint { $0.bytes.lowerBound >= offset }
        if place < line.clusters.count, line.clusters[place].bytes.lowerBound == offset {
          result.append(place)
        }
      }
      offset += UTF8.width(scalar)
    }
    return result
  }
}

/// The words of a line that may be hyphenated.
struct HyphenatedWords: IteratorProtocol {
  struct Word {
    var text: String
    /// In bytes of the line.
    var offset: Int
  }

  /// Shorter words stay whole (`assumed`): dictionaries keep two letters on either side, and hyphens between four look
  /// poor.
  private static let least = 5
  /// In characters; longer ones do not count as words.
  private static let most = 100

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var offset = 0

  init(_ bytes: [UInt8]) { scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars) }

  mutating func next() -> Word? {
    while index < scalars.count {
      let (start, first) = (index, offset)
      while index < scalars.count, isPartOfWord(index) { step() }
      let word = scalars[start..<index]
      let isWhole = keepsWhole(start - 1) || keepsWhole(index)
      if word.isEmpty { step() }
      guard !isWhole, (Self.least...Self.most).contains(word.count) else { continue }
      return Word(text: String(String.UnicodeScalarView(word)), offset: first)
    }
    return nil
  }

  private mutating func step() {
    offset += UTF8.width(scalars[index])
    index += 1
  }

  private func isPartOfWord(_ index: Int) -> Bool {
    let scalar = scalars[index]
    if scalar.properties.isAlphabetic || scalar.isMark { return true }
    return (scalar == "'" || scalar == "\u{2019}") && isBetweenLetters(index)
  }

  private func isBetweenLetters(_ index: Int) -> Bool {
    index > 0 && index + 1 < scalars.count && scalars[index - 1].properties.isAlphabetic
      && scalars[index + 1].properties.isAlphabetic
  }

  /// Whether a character beside a word says that it is no plain one: a digit, a character of an address, a soft hyphen.
  private func keepsWhole(_ index: Int) -> Bool {
    guard scalars.indices.contains(index) else { return false }
    let scalar = scalars[index]
    return scalar == "\u{AD}" || scalar.properties.numericType != nil
      || "@/\\_".unicodeScalars.contains(scalar) || scalar == "." && isBetweenLetters(index)
  }
}
