import Galley
import GalleyData

/// What a request came to.
package struct SessionAnswer: Sendable {
  /// In the order in which they are written.
  package var members: [(key: String, value: JSONNode.Value)] = []
  /// Lines for people and models, which are not part of the members.
  package var text: String?
  /// A PNG that is in no file.
  package var image: Data?

  package init() {}

  mutating func add(_ key: String, _ value: JSONNode.Value) { members.append((key, value)) }

  mutating func add(_ key: String, _ texts: [String]) { add(key, .strings(texts)) }

  mutating func add(_ key: String, _ numbers: [Double]) {
    add(key, .array(numbers.map { JSONNode(value: .number($0), offset: 0) }))
  }

  /// The members of another answer and what it shows.
  mutating func add(_ other: SessionAnswer) {
    members += other.members.filter { member in
      !members.contains { $0.key == member.key }
    }
    (text, image) = (other.text ?? text, other.image ?? image)
  }
}
