import Foundation
import GalleyControls

/// A number of the system's look as a source file of `ControlMetrics` or `ScreenMetrics` declares it.
struct CommentedMetric: Equatable {
  let constant: String
  /// What the number is of: the comment's first sentence, without its full stop.
  let name: String
  /// As in the source file; a fraction to a hundredth.
  let value: String
  let source: MetricSource
  /// The part of the file, as the comment at its start names it: `// Lists.`
  let part: String?

  /// A declaration that does not say all of this.
  struct Incomplete: Error, Equatable {
    let line: String
    let lacks: String
  }

  /// Reads all numbers of a file, in its order.
  static func all(in text: String) throws -> [CommentedMetric] {
    var metrics: [CommentedMetric] = []
    var comment: [String] = []
    var part: String?
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if let words = line.wholeMatch(of: /\/\/\/ ?(.*)/) {
        comment.append(String(words.1))
        continue
      }
      if let title = line.wholeMatch(of: /\/\/ (\w+)\./) { part = String(title.1) }
      if line.contains("static let") {
        metrics.append(try CommentedMetric(line, comment: comment, part: part))
      }
      comment = []
    }
    return metrics
  }

  private init(_ line: String, comment: [String], part: String?) throws {
    func missing(_ what: String) -> Incomplete { Incomplete(line: line, lacks: what) }
    guard let declaration = line.firstMatch(of: /static let (\w+): (?:CGFloat|Double) = (.*)/),
      let value = Self.value(String(declaration.2))
    else { throw missing("value") }
    let sources = comment.indices.lazy.map { start in
      (start, MetricSource(comment[start...].joined(separator: " ")))
    }
    guard case (let start, let source?)? = sources.first(where: { $0.1 != nil }) else {
      throw missing("source")
    }
    let sentences = comment[..<start].joined(separator: " ")
    guard let end = sentences.firstMatch(of: /\.( |$)/)?.range.lowerBound,
      end > sentences.startIndex
    else { throw missing("name") }
    constant = String(declaration.1)
    name = String(sentences[..<end])
    self.value = value
    self.source = source
    self.part = part
  }

  /// Nil where it is no positive number and no fraction of two.
  private static func value(_ text: String) -> String? {
    let parts = text.components(separatedBy: " / ")
    let numbers = parts.compactMap { Double($0) }.filter { $0 > 0 && $0.isFinite }
    guard numbers.count == parts.count, parts.count <= 2 else { return nil }
    guard numbers.count == 2 else { return text }
    let rounded = (numbers[0] / numbers[1] * 100).rounded() / 100
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}
