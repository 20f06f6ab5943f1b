import CHyphen
import GalleyGeometry

/// A dictionary of libhyphen, of which libhyphen reads what words need.
final class HyphenationDictionary {
  private let bytes: [UInt8]
  private let patterns: HyphenationPatterns
  /// To the dictionary's characters; nil where those are UTF-8.
  private let converter: UnsafeMutableRawPointer?
  /// The whole dictionary, once words need it.
  private lazy var whole = Library(bytes)

  /// A dictionary as libhyphen has it in memory.
  private final class Library {
    let handle: UnsafeMutableRawPointer?

    init(_ bytes: [UInt8]) { handle = galley_hyphen_open(bytes, bytes.count) }
    deinit { galley_hyphen_close(handle) }
  }

  /// Nil without the library, and for an unknown character set.
  /// - Parameter bytes: of a file `hyph_….dic`.
  /// - Complexity: O(n log n) in the lines.
  init?(_ bytes: [UInt8]) {
    guard Hyphenator.isInstalled, !bytes.isEmpty else { return nil }
    self.bytes = bytes
    patterns = HyphenationPatterns(bytes)
    if patterns.charset == "UTF-8" {
      converter = nil
    } else {
      guard let opened = galley_hyphen_converter_open(patterns.charset) else { return nil }
      converter = opened
    }
  }

  deinit { galley_hyphen_converter_close(converter) }

  /// How many characters of each word stand before each hyphen that it may have.
  /// - Parameter readsAll: whether libhyphen reads the whole dictionary, with the same answers.
  func places(in words: [String], readsAll: Bool = false) -> [[Int]] {
    let texts = words.map(text)
    let known = texts.compactMap { $0 }
    if known.isEmpty { return words.map { _ in [] } }
    let part = readsAll ? nil : patterns.dictionary(for: known)
    let library = part.map(Library.init) ?? whole
    return zip(words, texts).map { word, text in
      guard let text else { return [] }
      var marks = [UInt8](repeating: 0, count: text.count)
      let count = galley_hyphen_places(library.handle, text, Int32(text.count), &marks)
      guard Int(count) == word.unicodeScalars.count else { return [] }
      return (0..<Int(count)).filter { marks[$0] == 1 }.map { $0 + 1 }
    }
  }

  /// A word in small letters and the dictionary's characters; nil for one that is left whole: patterns have small letters,
  /// and what has more or fewer of them is another word.
  private func text(_ word: String) -> [UInt8]? {
    let small = word.lowercased()
    let utf8 = Array(small.utf8)
    guard small.unicodeScalars.count == word.unicodeScalars.count, (1...1024).contains(utf8.count)
    else { return nil }
    guard let converter else { return utf8 }
    var converted = [UInt8](repeating: 0, count: utf8.count)
    let count = galley_hyphen_convert(converter, utf8, Int32(utf8.count), &converted)
    return count > 0 ? Array(converted.prefix(Int(count))) : nil
  }
}
