import Galley

// What programs read of a comparison.
extension RevisionComparison {
  private struct Summary: Encodable {
    var version: String
    var before: String
    var after: String
    var images: Int
    /// Images that are known to be the same.
    var notDrawn: Int
    var summary: String
    var causes: [Cause]
    var changes: [Change]
    var failures: [Failure]
  }

  private struct Cause: Encodable {
    var images: [String]
    var sentences: [String]
  }

  private struct Change: Encodable {
    var name: String
    /// As `word` says it.
    var change: String
    var source: String?
    var reasons: [String]
    var before: GoldenResult.Size?
    var after: GoldenResult.Size?
    /// Nil where pixels were not compared one by one.
    var difference: ImageDifference?
    var changedViews: Int
    var layout: [String]
    var warnings: [String]
  }

  private struct Failure: Encodable {
    var name: String
    var reasons: [String]
  }

  /// A change as an event of a command that speaks JSON.
  package struct Event: Encodable {
    package var event = "change"
    private var change: Change

    private enum Key: CodingKey {
      case event
    }

    package func encode(to encoder: any Encoder) throws {
      try change.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(event, forKey: .event)
    }

    package init(_ change: GoldenResult) { self.change = RevisionComparison.change(change) }
  }

  private static func change(_ result: GoldenResult) -> Change {
    Change(
      name: result.key, change: word(result.verdict), source: result.source,
      reasons: result.explanation,
      before: result.expected, after: result.actual, difference: result.difference,
      changedViews: result.changedViews, layout: result.layout, warnings: result.warnings)
  }

  /// The comparison as JSON: causes, every change, and what was drawn neither before nor after.
  package var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      let summary = Summary(
        version: GalleyVersion.number, before: before, after: after, images: count,
        notDrawn: unchanged, summary: summary,
        causes: ChangeCauses(changes).causes.map {
          Cause(images: $0.keys, sentences: $0.sentences)
        },
        changes: changes.map(Self.change),
        failures: failures.map { Failure(name: $0.key, reasons: $0.explanation) })
      return try encoder.encode(summary) + Data([0x0A])
    }
  }
}
