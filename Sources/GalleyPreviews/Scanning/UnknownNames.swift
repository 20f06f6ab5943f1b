import Foundation
import GalleyStrings
import GalleySwiftSource

/// Finds names of a source that no module and no source has: they do not exist, whatever the types around them are.
struct UnknownNames {
  private let index: SourceIndex
  private let known: KnownNames

  /// - Returns: nil where the names of the modules are not known.
  init?(_ index: SourceIndex) {
    guard let known = index.known else { return nil }
    (self.index, self.known) = (index, known)
  }

  /// Words that are not names where they stand, besides those that are never any.
  private static let contextual: Set<UInt64> = SwiftWord.modifiers.union(SwiftWord.accessors).union(
    ["some", "any", "async", "each", "Type", "Protocol", "unavailable", "actor", "macro"].map {
      WordHash.of($0.utf8)
    })

  /// Errors for a file, in the order of its text; none where it imports a module whose names are not known.
  /// - Complexity: O(bytes of the file); the first call reads all sources of the module.
  func errors(in path: String) -> [SourceDiagnostic] {
    let imports = index.source(path)?.outline.imports ?? []
    guard imports.allSatisfy({ known.contains(WordHash.of($0.utf8)) }),
      let data = FileManager.default.contents(atPath: path)
    else { return [] }
    return [UInt8](data).withUnsafeBufferPointer { bytes in errors(bytes, path) }
  }

  private func errors(_ bytes: UnsafeBufferPointer<UInt8>, _ path: String) -> [SourceDiagnostic] {
    let tokens = ActiveTokens(SwiftLexer(bytes).tokens, bytes).tokens
    var lines = LineCounter(bytes)
    var found: [SourceDiagnostic] = []
    for (place, role) in TokenRoles(tokens).roles.enumerated() {
      guard role == .name || role == .member else { continue }
      let token = tokens[place]
      let isAttribute = place > 0 && tokens[place - 1].first == 0x40
      let text = String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
      guard !exists(token, text), !isAttribute || text.first?.isUppercase == true else { continue }
      let message =
        role == .name ? "cannot find '\(text)' in scope" : "no type has a member '\(text)'"
      let start = bytes[..<Int(token.start)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      found.append(
        SourceDiagnostic(
          .error, path: path, line: lines.line(of: token.start),
          column: Int(token.start) - start + 1, message + suggestion(text)))
    }
    return found
  }

  private func exists(_ token: SwiftLexer.Token, _ text: String) -> Bool {
    if token.first < 0x3A || Self.contextual.contains(token.hash) { return true }
    if known.contains(token.hash) || index.declares(token.hash) { return true }
    // `$text` and `_text` come with the wrapper of `text`; backticks are not part of a name.
    let plain = text.drop { $0 == "$" || $0 == "_" }
    if plain.isEmpty || plain.first?.isNumber == true { return true }
    guard plain.count < text.count else { return false }
    let hash = WordHash.of(plain.utf8)
    return known.contains(hash) || index.declares(hash)
  }

  private func suggestion(_ name: String) -> String {
    let words = known.words.filter {
      abs($0.utf8.count - name.utf8.count) <= 2
        && $0.first?.isUppercase == name.first?.isUppercase
        && !SwiftWord.keywords.contains(WordHash.of($0.utf8))
    }
    guard name.utf8.count > 3, let near = SpellingSuggestion.of(name, among: words, edits: 2) else {
      return ""
    }
    return "; did you mean '\(near)'?"
  }
}
