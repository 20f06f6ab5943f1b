import Galley
import GalleyData
import GalleyStrings

/// Reads all placeholders of a scene without its data: what is no expression and what no function is called is found
/// in branches that no row takes and in unused components, too.
struct PlaceholderCheck {
  private let definitions: SceneDefinitions
  private let problems: SceneProblems
  /// The names of the scene's own data; nil for a scene without a sample, whose names are not known yet.
  private let names: Set<UTF8Key>?

  /// Where placeholders stand; what else a scene has is data or stays as it is.
  private static let keys = ["canvas", "canvases", "tokens", "styles", "components", "view"]

  /// - Parameter problems: takes what cannot be read.
  init(_ definitions: SceneDefinitions, _ problems: SceneProblems, root: JSONNode) {
    (self.definitions, self.problems) = (definitions, problems)
    guard case .object(let sample)? = root.member("sample")?.value.value else {
      names = nil
      return
    }
    var names = Set(sample.map { UTF8Key($0.key) })
    if case .object(let data)? = root.member("data")?.value.value {
      names.formUnion(data.map { UTF8Key($0.key) })
    }
    self.names = names
  }

  /// - Throws: `SceneError` where there are more problems than are kept.
  /// - Complexity: O(n) in the values and in the bytes of placeholders.
  func check(_ root: JSONNode) throws {
    for key in Self.keys {
      if let member = root.member(key) { try check(inside: member.value) }
    }
  }

  private func check(inside node: JSONNode) throws {
    switch node.value {
    case .string(let string):
      if node.isOpen { _ = try problems.attempt { try check(string, of: node) } }
    case .array(let elements): for element in elements { try check(inside: element) }
    case .object(let members): for member in members { try check(inside: member.value) }
    default: break
    }
  }

  private func check(_ string: String, of node: JSONNode) throws {
    do {
      for case .placeholder(let placeholder) in try definitions.segments(of: string) {
        guard case .failure(let failure) = placeholder.reading else { continue }
        // All of it may be the name of a column that comes with the rows.
        guard let names, let plain = placeholder.plain,
          !plain.names.contains(where: { names.contains(UTF8Key($0[0])) })
        else { continue }
        throw failure
      }
    } catch let failure as Placeholder.Failure {
      throw SceneValue(node, literal: definitions.plainScope).error(failure)
    }
  }
}
