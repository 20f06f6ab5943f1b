import Galley
import GalleyScenes

/// `galley complete SHELL INDEX WORD...`: what may stand at a place of a command line. The scripts of `galley help
/// bash` and its like ask for it at every press of the tab key, so it is quick, and silent about what is wrong.
///
/// The first line of the answer is `words`, or `files` for names of files; each line behind it is a word, and what it
/// means behind a tab.
enum CompletionCommand {
  /// Not in the help: people do not type it.
  static let name = "complete"

  /// - Parameter arguments: behind `complete`: the shell, the place of the word at the cursor, the words of the line.
  static func run(_ arguments: [String], _ table: CommandTable) {
    guard arguments.count > 2, ShellCompletions.shells.contains(arguments[0]),
      let index = Int(arguments[1]), index > 0, index <= arguments.count - 2
    else { return }
    // What stands behind the cursor does not count.
    var line = Array(arguments[2...].prefix(index + 1))
    if line.count == index { line.append("") }
    var kept = ""
    if arguments[0] == "bash" { (line, kept) = BashWords.joined(line) }
    if arguments[0] == "fish" { line[line.count - 1] = BashWords.unquoted(line[line.count - 1]) }
    let answer = CompletionRequest(Array(line.dropFirst()), table).answer()
    var text = answer.isFiles ? "files\n" : "words\n"
    for (word, about) in answer.words where word.hasPrefix(kept) {
      // Such names of files cannot be said a line at a time.
      guard !word.contains(where: { $0.isNewline || $0 == "\t" }) else { continue }
      text += word.dropFirst(kept.count) + (about.isEmpty ? "" : "\t\(about)") + "\n"
    }
    try? StandardStream.output.write(text)
  }
}

/// A command line as bash hands it over: in quotes, and cut at `=` and `:`.
enum BashWords {
  /// The words as the program would get them.
  /// - Returns: the words, and what of the last one stands before the word that bash completes.
  static func joined(_ raw: [String]) -> (words: [String], kept: String) {
    var words: [String] = []
    var kept = ""
    var joins = false
    for (index, word) in raw.enumerated() {
      let isBreak = word == "=" || word == ":" || word == "=="
      let plain = isBreak ? word : unquoted(word)
      let isLast = index == raw.count - 1
      if joins || isBreak, let last = words.last, words.count > 1 {
        // Directly behind a character that cuts, bash completes an empty word.
        if isLast { kept = isBreak ? last + plain : last }
        words[words.count - 1] = last + plain
      } else {
        if isLast { kept = "" }
        words.append(plain)
      }
      joins = isBreak
    }
    return (words, kept)
  }

  /// A word without its quotes and backslashes; a quote may be open.
  static func unquoted(_ word: String) -> String {
    var result = ""
    var quote: Character?
    var isEscaped = false
    for character in word {
      if isEscaped {
        if quote == "\"", !"\"\\$`".contains(character) { result.append("\\") }
        result.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else {
        result.append(character)
      }
    }
    return result
  }
}
