/// The lines of a dictionary of libhyphen in an order in which those of a word are found.
///
/// libhyphen puts all patterns into a table of one size, for whatever dictionary: 69,000 German ones take it two seconds of
/// computing and 38 MB. A word meets some twenty of them. A dictionary of those alone gives the same places: libhyphen reads
/// a word letter by letter and knows the longest row of letters at its end with which a pattern begins. So for each row of
/// letters in the word with which a pattern begins, one such pattern is there, and all those whose letters are in the word.
struct HyphenationPatterns {
  /// The name of the dictionary's characters, its first line.
  let charset: String
  private let first: ArraySlice<UInt8>
  /// One, or two: compound words are taken apart by the first one, their parts by the second one.
  private var levels: [Level] = []

  fileprivate struct Level {
    /// Lines that are not patterns or have no letters, which are always there.
    var settings: [UInt8] = []
    /// In the order of their letters, those with the same letters as they stand in the file.
    var patterns: [Pattern] = []
  }

  fileprivate struct Pattern {
    /// Letters without the digits between them; `.` is the start or the end of a word.
    var letters: ArraySlice<UInt8>
    /// With its line feed.
    var line: ArraySlice<UInt8>
    /// The first eight letters as a number, which is compared at once.
    var head: UInt64

    /// Whether the pattern has letters in the place of others.
    var changesSpelling: Bool { line.contains(UInt8(ascii: "/")) }

    static func areInOrder(_ one: Pattern, _ other: Pattern) -> Bool {
      if one.head != other.head { return one.head < other.head }
      if one.letters.count <= 8 || other.letters.count <= 8 {
        let (count, otherCount) = (one.letters.count, other.letters.count)
        return (count, one.line.startIndex) < (otherCount, other.line.startIndex)
      }
      let (rest, otherRest) = (one.letters.dropFirst(8), other.letters.dropFirst(8))
      if rest.elementsEqual(otherRest) { return one.line.startIndex < other.line.startIndex }
      return rest.lexicographicallyPrecedes(otherRest)
    }
  }

  /// Longer lines are not patterns: libhyphen leaves them out.
  private static let longestLine = 98
  private static let settings = [
    "LEFTHYPHENMIN", "RIGHTHYPHENMIN", "COMPOUNDLEFTHYPHENMIN", "COMPOUNDRIGHTHYPHENMIN",
    "NOHYPHEN",
  ].map { Array($0.utf8) }
  private static let nextLevel = Array("NEXTLEVEL".utf8)

  /// - Complexity: O(n log n) in the lines.
  init(_ bytes: [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    first = lines.popFirst() ?? []
    charset = String(decoding: first.prefix(19).prefix { $0 > 0x20 }, as: UTF8.self)
    levels = [Level()]
    for line in lines where !line.isEmpty && line.count <= Self.longestLine {
      if line.starts(with: Self.nextLevel) {
        if levels.count == 2 { break }
        levels.append(Level())
      } else if line.first != UInt8(ascii: "%") {
        Self.add(line, to: &levels[levels.count - 1])
      }
    }
    for index in levels.indices { levels[index].patterns.sort(by: Pattern.areInOrder) }
  }

  private static func add(_ line: ArraySlice<UInt8>, to level: inout Level) {
    let letters = line.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
      .filter { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if letters.isEmpty || settings.contains(where: line.starts(with:)) {
      level.settings += line + [UInt8(ascii: "\n")]
      return
    }
    let head = (0..<8).reduce(into: UInt64(0)) { head, place in
      head = head << 8 | UInt64(place < letters.count ? letters[place] : 0)
    }
    level.patterns.append(Pattern(letters: letters[...], line: line, head: head))
  }

  /// The dictionary that words need; nil where that is the whole one: words that are spelled otherwise where they are taken
  /// apart have parts with other letters.
  /// - Parameter words: in the dictionary's characters.
  func dictionary(for words: [[UInt8]]) -> [UInt8]? {
    var result = first + [UInt8(ascii: "\n")]
    for (index, level) in levels.enumerated() {
      if index > 0 { result += Self.nextLevel + [UInt8(ascii: "\n")] }
      result += level.settings
      var needed: Set<Int> = []
      for word in words {
        for start in word.indices {
          level.collect(word[start...], from: nil, into: &needed)
          // Each part of a word has a start and an end.
          level.collect(word[start...], from: UInt8(ascii: "."), into: &needed)
        }
      }
      let patterns = needed.map { level.patterns[$0] }
      if index == 0, levels.count > 1, patterns.contains(where: \.changesSpelling) { return nil }
      for pattern in patterns.sorted(by: { $0.line.startIndex < $1.line.startIndex }) {
        result += pattern.line + [UInt8(ascii: "\n")]
      }
    }
    return Array(result)
  }
}

extension HyphenationPatterns.Level {
  /// Collects the patterns that begin with the same letters as a text, each as long as there is any.
  /// - Parameter opening: what stands before the text.
  fileprivate func collect(
    _ text: ArraySlice<UInt8>, from opening: UInt8?, into needed: inout Set<Int>
  ) {
    var (range, depth) = (patterns.indices, 0)
    if let opening {
      range = narrowed(range, depth, opening)
      depth = 1
      needed.formUnion(range.prefix { patterns[$0].letters.count == depth })
    }
    for letter in text {
      let next = narrowed(range, depth, letter)
      if next.isEmpty { break }
      (range, depth) = (next, depth + 1)
      needed.formUnion(range.prefix { patterns[$0].letters.count == depth })
      let end = narrowed(range, depth, UInt8(ascii: "."))
      needed.formUnion(end.prefix { patterns[$0].letters.count == depth + 1 })
      if let any = end.first { needed.insert(any) }
    }
    if depth > 0, let any = range.first { needed.insert(any) }
  }

  /// The patterns of a range whose letters at a place are a letter; those before are the same in all of the range.
  private func narrowed(_ range: Range<Int>, _ place: Int, _ letter: UInt8) -> Range<Int> {
    func start(_ isBefore: (UInt8) -> Bool) -> Int {
      var (low, high) = (range.lowerBound, range.upperBound)
      while low < high {
        let middle = (low + high) / 2
        let letters = patterns[middle].letters
        if letters.count <= place || isBefore(letters[letters.startIndex + place]) {
          low = middle + 1
        } else {
          high = middle
        }
      }
      return low
    }
    let low = start { $0 < letter }
    return low..<max(low, start { $0 <= letter })
  }
}
