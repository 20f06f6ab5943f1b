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

  /// A placeholder that is no expression, or has a name that looks like half of one: all of it, or the name, may be that of a
  /// column.
  struct Doubt {
    var error: SceneError
    /// The names that would make it right.
    var names: [String]
  }

  /// What only the data can say: for `galley check`.
  private(set) var doubts: [Doubt] = []
  /// Names that components and repetitions give.
  private var ownNames: Set<UTF8Key> = []

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
  mutating func check(_ root: JSONNode) throws {
    for key in Self.keys {
      if let member = root.member(key) { try check(inside: member.value) }
    }
    guard !doubts.isEmpty else { return }
    var known = ownNames.union(names ?? [])
    known.formUnion(["canvas", "row", "item"].map { UTF8Key($0) })
    for component in definitions.components.values {
      known.formUnion(component.parameters.map { UTF8Key($0.name) })
    }
    if case .object(let data)? = root.member("data")?.value.value {
      known.formUnion(data.map { UTF8Key($0.key) })
    }
    doubts.removeAll { $0.names.contains { known.contains(UTF8Key($0)) } }
  }

  private mutating func check(inside node: JSONNode) throws {
    switch node.value {
    case .string(let string):
      if node.isOpen { _ = try problems.attempt { try check(string, of: node) } }
    case .array(let elements): for element in elements { try check(inside: element) }
    case .object(let members):
      for member in members {
        if member.key == "as" || member.key == "index", case .string(let name) = member.value.value
        {
          ownNames.insert(UTF8Key(name))
        }
        try check(inside: member.value)
      }
    default: break
    }
  }

  private mutating func check(_ string: String, of node: JSONNode) throws {
    do {
      for case .placeholder(let placeholder) in try definitions.segments(of: string) {
        let whole = placeholder.plain?.names.map { $0[0] } ?? []
        switch placeholder.reading {
        case .success(let expression):
          for name in expression.halfNames(in: Array(string.utf8)) {
            let failure = Placeholder.Failure(
              found: "\"\(name.text)\", which names no data",
              expected: "an expression, or the name of a column", offset: name.offset)
            doubts.append(Doubt(error: error(failure, node), names: whole + [name.first]))
          }
        case .failure(let failure):
          // All of it may be the name of a column that comes with the rows.
          guard placeholder.plain != nil else { continue }
          if let names, !whole.contains(where: { names.contains(UTF8Key($0)) }) { throw failure }
          doubts.append(Doubt(error: error(failure, node), names: whole))
        }
      }
    } catch let failure as Placeholder.Failure {
      throw error(failure, node)
    }
  }

  private func error(_ failure: Placeholder.Failure, _ node: JSONNode) -> SceneError {
    SceneValue(node, literal: definitions.plainScope).error(failure)
  }
}

extension Expression {
  /// A name that begins or ends with an operator's sign, without backticks around it.
  fileprivate struct HalfName {
    var text: String
    /// What names the data.
    var first: String
    /// In UTF-8 bytes of the string.
    var offset: Int
  }

  /// Those that are looked up whatever else is there: no names before `??`.
  /// - Parameter bytes: the string's.
  fileprivate func halfNames(in bytes: [UInt8]) -> [HalfName] {
    func all(_ parts: [Expression]) -> [HalfName] { parts.flatMap { $0.halfNames(in: bytes) } }
    switch form {
    case .path(let parts):
      let text = bytes[range.clamped(to: bytes.indices)]
      guard Self.isHalf(text) else { return [] }
      return [
        HalfName(
          text: String(decoding: text, as: UTF8.self), first: parts[0], offset: range.lowerBound)
      ]
    case .literal, .numeral, .longInteger, .firstOf: return []
    case .list(let parts), .all(let parts), .any(let parts): return all(parts)
    case .member(let value, _), .negated(let value), .not(let value): return all([value])
    case .arithmetic(let first, let rest): return all([first] + rest.map(\.1))
    case .comparison(_, let first, let second): return all([first, second])
    case .piped(let value, let calls):
      return all([value] + calls.flatMap { $0.arguments.map(\.value) })
    }
  }

  private static func isHalf(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = name.first, let last = name.last, !name.contains(UInt8(ascii: "`")) else {
      return false
    }
    let signs = Set("*+%=<>!&".utf8)
    if signs.contains(first) || signs.contains(last) { return true }
    // Hyphens and slashes are letters of names.
    return "-/".utf8.contains(last) && name.dropLast().last == UInt8(ascii: " ")
  }
}
