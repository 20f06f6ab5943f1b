import Foundation
import GalleyBudget
import GalleyStrings

/// Names as a disk of Apple's systems finds them: their capitals do not count, and neither does whether an accent is a
/// character of its own. Each list is made when a name is looked for in vain.
final class CaselessNames: Sendable {
  enum List: Hashable {
    case sets(AssetIndex.Kind)
    case images
    case files
  }
  private let lists = Locked<[List: [String: UTF8Key]]>([:])

  /// The first name, in the order of the names' bytes, that differs from `name` by no more than that.
  /// - Parameter names: all of the list, asked for once.
  func match(
    _ name: String, in list: List, of names: () -> some Sequence<UTF8Key>
  ) -> UTF8Key? {
    lists.withLock { lists in
      if let known = lists[list] { return known[Self.key(name)] }
      var keys: [String: UTF8Key] = [:]
      for name in names().sorted() where keys[Self.key(name.string)] == nil {
        keys[Self.key(name.string)] = name
      }
      lists[list] = keys
      return keys[Self.key(name)]
    }
  }

  private static func key(_ name: String) -> String {
    name.precomposedStringWithCanonicalMapping.lowercased()
  }
}
