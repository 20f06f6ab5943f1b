/// What was changed, a sentence each in the order in which it was found, and for how many views.
struct LayoutCauses {
  private var order: [String] = []
  private var counts: [String: Int] = [:]

  mutating func add(_ sentence: String) {
    if counts[sentence] == nil { order.append(sentence) }
    counts[sentence, default: 0] += 1
  }

  /// Rows that are made alike change alike: once, with their number.
  var sentences: [String] {
    order.map { sentence in
      let count = counts[sentence] ?? 1
      return count > 1 && sentence.contains(" became ")
        ? sentence + ViewCount.suffix(count) : sentence
    }
  }
}

/// How many views a sentence is about.
enum ViewCount {
  static func suffix(_ count: Int) -> String { " in \(count) views" }

  /// A sentence without the number of its views, and that number.
  static func parted(_ sentence: String) -> (sentence: Substring, count: Int) {
    guard sentence.hasSuffix(" views"), let start = sentence.range(of: " in ", options: .backwards),
      let count = Int(sentence[start.upperBound...].dropLast(" views".count))
    else { return (sentence[...], 1) }
    return (sentence[..<start.lowerBound], count)
  }

  /// What was changed in the code, of a sentence that tells it or what follows from it, and of how many views: ``padding(4)`
  /// became `padding(8)``. The sentence itself where it names no such cause.
  static func cause(of sentence: String) -> (cause: String, count: Int) {
    let (told, count) = parted(sentence)
    guard let because = told.range(of: " because ", options: .backwards) else {
      return (String(told), count)
    }
    let cause = told[because.upperBound...]
    guard cause.hasPrefix("`") || cause.hasPrefix("the font size "), cause.contains(" became ")
    else { return (sentence, 1) }
    return (String(cause), others(in: told[..<because.lowerBound]) + 1)
  }

  /// The number of `and 7 others are`; 0 for one view.
  private static func others(in subject: Substring) -> Int {
    for words in [" others are ", " others have ", " other are ", " other have "] {
      guard let end = subject.range(of: words, options: .backwards),
        let start = subject[..<end.lowerBound].range(of: " and ", options: .backwards),
        let count = Int(subject[start.upperBound..<end.lowerBound])
      else { continue }
      return count
    }
    return 0
  }
}
