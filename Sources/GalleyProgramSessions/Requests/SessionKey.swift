import Galley

/// A key of a request: what its value is, for reading requests and for the schemas of tools.
package struct SessionKey: Sendable {
  package enum Kind: Sendable, Equatable {
    /// At most `limit` characters.
    case text(limit: Int)
    case number(ClosedRange<Double>)
    case whole(ClosedRange<Int>)
    case flag
    case choice([String])
    /// Texts of a list.
    case choices([String])
  }

  package var name: String
  package var kind: Kind
  package var summary: String
  package var isRequired = false
  /// Whether null says something else than no key.
  package var takesNull = false

  init(
    _ name: String, _ kind: Kind, _ summary: String, isRequired: Bool = false,
    takesNull: Bool = false
  ) {
    (self.name, self.kind, self.summary) = (name, kind, summary)
    (self.isRequired, self.takesNull) = (isRequired, takesNull)
  }

  /// For messages.
  var expected: String {
    let value =
      switch kind {
      case .text(let limit): "a text of at most \(limit) characters"
      case .number(let range):
        "a number from \(range.lowerBound.shortDescription) to \(range.upperBound.shortDescription)"
      case .whole(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
      case .flag: "true or false"
      case .choice(let words): "one of " + words.joined(separator: ", ")
      case .choices(let words): "a list of " + words.joined(separator: ", ")
      }
    return takesNull ? value + ", or null" : value
  }
}

extension Double {
  /// Without decimals where it has none.
  var shortDescription: String {
    self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)"
  }
}

// Keys that several requests have.
extension SessionKey {
  static let handle = SessionKey(
    "handle", .text(limit: 40),
    "Which open preview, by the handle that opening gave; without it, the one used last.")

  /// Which element is meant.
  static let target: [SessionKey] = [
    SessionKey("element", .whole(1...1_000_000), "The element, by its number in the last tree."),
    SessionKey(
      "label", .text(limit: 10_000), "The element, by its label or accessibilityIdentifier."),
    SessionKey("x", .number(places), "A place instead of an element, in points from the left."),
    SessionKey("y", .number(places), "A place instead of an element, in points from the top."),
  ]

  static let places = -1_000_000.0...1_000_000.0
  static let seconds = 0.0...60.0

  /// What a request wants to see afterwards.
  enum Observed: String, CaseIterable {
    case none, tree, image, both

    var hasTree: Bool { self == .tree || self == .both }
    var hasImage: Bool { self == .image || self == .both }
  }

  static let observe = SessionKey(
    "observe", .choice(Observed.allCases.map(\.rawValue)),
    "What the answer shows of the preview afterwards; the default is none.")
}
