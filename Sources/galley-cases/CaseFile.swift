import GalleyGeometry
import GalleyLayout

/// One case: a tree, what it is offered and what it must answer.
struct LayoutCase {
  var id: String
  var tree: String
  var proposal: ProposedViewSize
  /// Nil sides are not said.
  var size: (width: CGFloat?, height: CGFloat?)?
  var frames: [String: [CGFloat]]
  /// Everything else that is expected, by key.
  var others: [String: Any]

  /// - Throws: `NotationError` for a file that is no list of cases.
  static func read(_ data: Data) throws -> [LayoutCase] {
    guard let list = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] else {
      throw NotationError(text: "a file that is no list of cases")
    }
    return try list.enumerated().map { index, entry in
      guard let tree = entry["tree"] as? String, let expected = entry["expected"] as? [String: Any]
      else { throw NotationError(text: "case \(index + 1) without a tree or expectation") }
      var others = expected
      others["size"] = nil
      others["frames"] = nil
      let proposal = try lengths(
        entry["proposal"].flatMap { $0 is NSNull ? nil : $0 } ?? [NSNull(), NSNull()])
      let size = try expected["size"].flatMap { $0 is NSNull ? nil : try lengths($0) }
      var frames: [String: [CGFloat]] = [:]
      if let given = expected["frames"] {
        guard let named = given as? [String: Any] else {
          throw NotationError(text: "frames \(given)")
        }
        for (name, value) in named { frames[name] = try lengths(value, count: 4).compactMap { $0 } }
      }
      return LayoutCase(
        id: entry["id"] as? String ?? "case \(index + 1)", tree: tree,
        proposal: ProposedViewSize(width: proposal[0], height: proposal[1]),
        size: size.map { ($0[0], $0[1]) }, frames: frames, others: others)
    }
  }

  /// Numbers, `"inf"` and null.
  private static func lengths(_ value: Any, count: Int = 2) throws -> [CGFloat?] {
    guard let list = value as? [Any], list.count == count else {
      throw NotationError(text: "lengths \(value)")
    }
    return try list.map { element in
      if element is NSNull { return nil }
      if let number = element as? NSNumber { return CGFloat(number.doubleValue) }
      if element as? String == "inf" { return .infinity }
      throw NotationError(text: "length \(element)")
    }
  }
}
