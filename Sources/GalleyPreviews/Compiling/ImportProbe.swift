import Foundation
import GalleyStrings
import GalleySwiftSource

/// A text in the place of a source that lets the compiler say which modules of its imports are not there: the source's
/// conditions, and for each import in them a condition of its own. The compiler says of imports themselves the first alone.
enum ImportProbe {
  /// - Complexity: O(bytes).
  static func text(of bytes: UnsafeBufferPointer<UInt8>) -> String {
    let tokens = SwiftLexer(bytes).tokens
    var lines = LineCounter(bytes)
    var result = ""
    var start = 0
    while start < tokens.count {
      var end = start + 1
      while end < tokens.count, !tokens[end].startsLine { end += 1 }
      let line = tokens[start..<end]
      if isCondition(line) {
        result += string(bytes, tokens[start].start, tokens[end - 1].end) + "\n"
      } else if let name = module(line) {
        let place = tokens[name.lowerBound].start
        let before = bytes[..<Int(place)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let whole = string(bytes, place, tokens[name.upperBound - 1].end)
        result += """
          #if !canImport(\(string(bytes, place, tokens[name.lowerBound].end)))
          #error("\(lines.line(of: place)) \(Int(place) - before + 1) \(whole)")
          #endif

          """
      }
      start = end
    }
    return result
  }

  /// What the compiler said, as it says it of imports; nil of anything else.
  static func diagnostic(_ said: SourceDiagnostic) -> SourceDiagnostic? {
    let words = said.message.split(separator: " ")
    guard said.severity == .error, words.count == 3, let line = Int(words[0]),
      let column = Int(words[1])
    else { return nil }
    return SourceDiagnostic(
      .error, path: said.path, line: line, column: column, "no such module '\(words[2])'")
  }

  private static func string(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: some BinaryInteger, _ end: some BinaryInteger
  ) -> String { String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self) }

  private static func isCondition(_ line: ArraySlice<SwiftLexer.Token>) -> Bool {
    guard let first = line.first, first.kind == .sign, first.first == UInt8(ascii: "#"),
      let word = line.dropFirst().first
    else { return false }
    return SwiftWord.conditions.contains(word.hash)
  }

  /// The tokens of a module's name in a line that imports it, its parts among them: `import A`, `public import class A.B`,
  /// `@preconcurrency import A`.
  private static func module(_ line: ArraySlice<SwiftLexer.Token>) -> Range<Int>? {
    guard let place = line.firstIndex(where: { $0.hash == SwiftWord.import }),
      place <= line.startIndex + 1 || line.first?.first == UInt8(ascii: "@")
    else { return nil }
    let kinds = SwiftWord.types.union([
      SwiftWord.func, SwiftWord.var, SwiftWord.let, SwiftWord.typealias,
    ])
    var start = place + 1
    if start + 1 < line.endIndex, kinds.contains(line[start].hash), line[start + 1].kind == .word {
      start += 1
    }
    guard start < line.endIndex, line[start].kind == .word else { return nil }
    var end = start + 1
    while end + 1 < line.endIndex, line[end].first == UInt8(ascii: "."),
      line[end + 1].kind == .word
    {
      end += 2
    }
    return start..<end
  }
}

extension ModuleCompiler {
  /// Asks the compiler about the imports of files alone, which takes it a part of a second however many they are: a file
  /// that imports a module that is not there does not compile, whatever else is in it.
  /// - Returns: what is to be said of those that do, by their paths.
  /// - Throws: `PreviewError` where the compiler cannot be called.
  func missingModules(in paths: [String]) throws -> [String: [SourceDiagnostic]] {
    let texts = paths.compactMap { path -> (path: String, text: [UInt8])? in
      guard
        let source = rewritten[path]
          ?? FileManager.default.contents(atPath: path).map({ [UInt8]($0) })
      else { return nil }
      return (path, Array(source.withUnsafeBufferPointer { ImportProbe.text(of: $0) }.utf8))
    }
    guard let overlay = try SourceOverlay(texts, in: folder) else { return [:] }
    defer { overlay.remove() }
    let run = try frontend(
      ["-typecheck", "-parse-as-library"] + overlay.arguments + common + texts.map(\.path))
    if case .cancelled = run.end { throw PreviewError(.interrupted, "interrupted") }
    if run.succeeded { return [:] }
    let said = CompilerMessages.read(run.text).compactMap(ImportProbe.diagnostic)
    return Dictionary(grouping: said) { $0.path ?? plan.name }
  }
}

extension GroupBuild {
  /// Whether a file imports what may not be there. Names that are known are those of modules, among others.
  func mayMissAModule(_ path: String) -> Bool {
    guard let known = index.known, let outline = index.source(path)?.outline else { return false }
    return outline.imports.contains {
      !known.contains(WordHash.of($0.utf8)) || MissingModule.isApples($0)
    }
  }
}
