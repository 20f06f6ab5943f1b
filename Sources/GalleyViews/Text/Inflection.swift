/// Words that agree with their numbers: `^[3 apple](inflect: true)` is 3 apples. Foundation knows the grammar of a dozen
/// languages; here there are the nouns of English, and texts in other languages stay as they are written.
enum Inflection {
  /// Changes the words of each range that has a number.
  static func agree(_ pieces: inout [LocalizedStringKey.Piece], language: String) {
    guard language.lowercased().prefix(2) == "en" else { return }
    var start = pieces.startIndex
    while start < pieces.endIndex {
      let range = pieces[start].style.inflection
      var end = start
      var words = ""
      while end < pieces.endIndex, pieces[end].style.inflection == range {
        words += pieces[end].words
        end += 1
      }
      if range != nil { agree(&pieces, start..<end, words) }
      start = end
    }
  }

  private static func agree(
    _ pieces: inout [LocalizedStringKey.Piece], _ range: Range<Int>, _ words: String
  ) {
    let characters = Array(words)
    for change in changes(in: characters).reversed() {
      // The noun is taken to stand in one piece: where its last letter is.
      var offset = 0
      for index in range {
        let count = pieces[index].words.count
        defer { offset += count }
        guard case .words(let text) = pieces[index].content, change.range.lowerBound >= offset,
          change.range.upperBound <= offset + count
        else { continue }
        var letters = Array(text)
        letters.replaceSubrange(
          (change.range.lowerBound - offset)..<(change.range.upperBound - offset),
          with: change.noun)
        pieces[index].content = .words(String(letters))
      }
    }
  }

  /// The nouns that change, each with its new form: behind each number the last word of its phrase.
  private static func changes(in text: [Character]) -> [(range: Range<Int>, noun: String)] {
    var changes: [(range: Range<Int>, noun: String)] = []
    var isOne: Bool?
    var noun: Range<Int>?
    func finish() {
      if let isOne, let noun {
        let word = String(text[noun])
        let form = isOne ? EnglishNoun.singular(of: word) : EnglishNoun.plural(of: word)
        if form != word { changes.append((noun, form)) }
      }
      (isOne, noun) = (nil, nil)
    }
    var index = 0
    while index < text.count {
      let start = index
      if text[index].isNumber {
        while index < text.count, text[index].isNumber || ".,".contains(text[index]) { index += 1 }
        // A comma behind a number is the sentence's.
        while ".,".contains(text[index - 1]) { index -= 1 }
        finish()
        isOne = index == start + 1 && text[start].wholeNumberValue == 1
      } else if text[index].isLetter {
        while index < text.count, text[index].isLetter || "'’".contains(text[index]) { index += 1 }
        let word = String(text[start..<index])
        if !EnglishNoun.isBoundary(word) {
          noun = start..<index
        } else if noun != nil {
          finish()
        }
      } else {
        if !text[index].isWhitespace, text[index] != "-" { finish() }
        index += 1
      }
    }
    finish()
    return changes
  }
}

extension LocalizedStringKey.Piece {
  /// The words; a space for a value with looks of its own.
  fileprivate var words: String {
    switch content {
    case .words(let words): words
    case .segments: " "
    }
  }
}
