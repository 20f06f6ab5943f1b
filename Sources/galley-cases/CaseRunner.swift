import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Checks cases one after the other; a tree may refer to the one before it.
struct CaseRunner {
  /// Sizes and frames may differ by this many points.
  static let tolerance: CGFloat = 0.01

  private var previousTree = ""
  private var previousFamily = ""
  /// The trees so far, by the ids of their cases.
  private var trees: [String: String] = [:]

  /// Trees that cases of a family refer to though no case before them has it: the example of the
  /// rectangles of least heights 5 and 80, as its source describes it.
  private static let publishedTrees = [
    "so": "VStack(spacing:0){a:flex.frame(minHeight:5,maxHeight:1000); b:flex.frame(minHeight:80)}"
  ]

  init() {}

  /// What is wrong with the case; nothing when it passes.
  mutating func failures(of test: LayoutCase) -> [String] {
    // `the same` is the tree of a case of the same family.
    let family = String(test.id.prefix { $0 != "-" })
    if family != previousFamily { previousTree = Self.publishedTrees[family] ?? "" }
    previousFamily = family
    do {
      let tree = try resolved(test.tree)
      previousTree = tree
      trees[test.id] = tree
      return try check(test, tree: tree)
    } catch {
      return ["\(error)"]
    }
  }

  /// The tree with `the same` replaced.
  private func resolved(_ tree: String) throws -> String {
    if let range = tree.range(of: " of "), tree.hasSuffix(tree[range.upperBound...]),
      let items = trees["\(previousFamily)-\(tree[range.upperBound...])"]
    {
      return CaseChange.filling(String(tree[..<range.lowerBound]), from: items)
    }
    guard tree.hasPrefix("the same") else { return tree }
    guard !previousTree.isEmpty else {
      throw NotationError(text: "\"\(tree)\" as no case before it")
    }
    let change = tree.dropFirst("the same".count).trimmingCharacters(in: .whitespaces)
    if change.isEmpty { return previousTree }
    if change.hasPrefix("plus "), previousTree.hasSuffix("}") {
      return "\(previousTree.dropLast()); \(change.dropFirst(5))}"
    }
    if change.hasPrefix("without ") {
      return CaseChange.removing(String(change.dropFirst(8)), from: previousTree)
    }
    // Another alignment of the outermost view.
    if change.hasPrefix("with .last"), let range = previousTree.range(of: ".firstTextBaseline") {
      return previousTree.replacingCharacters(in: range, with: change.dropFirst(5))
    }
    guard change.hasPrefix("with ") else { throw NotationError(text: tree) }
    return try CaseChange.apply(String(change.dropFirst(5)), to: previousTree)
  }

  private func check(_ test: LayoutCase, tree: String) throws -> [String] {
    let prose = try CaseProse(test, tree: tree)
    if let failures = try prose.specialFailures() { return failures }
    var items = try CaseParser.items(prose.tree)
    // A tree of one view without a name is recorded as `a`.
    if items.count == 1, !tree.contains(":"), items[0].name == nil { items[0].name = "a" }
    CaseNames.complete(&items, expected: Array(test.frames.keys))
    let views = try CaseViews().children(items)
    let graph = ViewGraph()
    var size = graph.settle(views, environment: EnvironmentValues(), in: test.proposal)
    var origin = CGPoint.zero
    if let host = prose.host {
      origin = CGPoint(x: (host.width - size.width) / 2, y: (host.height - size.height) / 2)
    }
    if let bounds = prose.bounds { size = bounds.size }
    var failures = graph.problems.filter { $0.severity == .error }.map(\.description)
    if test.size == nil, test.frames.isEmpty, test.others.isEmpty {
      failures.append("nothing is expected")
    }
    if let expected = test.size {
      for (name, is_, should) in [
        ("width", size.width, expected.width), ("height", size.height, expected.height),
      ] {
        if let should, !Self.isEqual(is_, should) {
          failures.append("\(name) is \(is_), expected \(should)")
        }
      }
    }
    guard let layout = graph.layoutTree else { return failures + ["there is no layout"] }
    for (name, expected) in test.frames.sorted(by: { $0.key < $1.key }) {
      guard let own = layout.first(named: name)?.frame else {
        failures.append("nothing is named \(name)")
        continue
      }
      let found = own.offsetBy(dx: origin.x, dy: origin.y)
      let frame = [found.minX, found.minY, found.width, found.height]
      if expected.count != 4 || !zip(frame, expected).allSatisfy(Self.isEqual) {
        failures.append("\(name) lies at \(frame), expected \(expected)")
      }
    }
    for key in test.others.keys.sorted() {
      if key == "guides", let guides = test.others[key] {
        failures += try CaseProse.guideFailures(guides, in: layout)
        continue
      }
      if key == "chosen", let name = test.others[key] as? String {
        if layout.first(named: name) == nil { failures.append("\(name) was not chosen") }
        continue
      }
      failures.append("unknown construct: the expectation \"\(key)\"")
    }
    return failures
  }

  private static func isEqual(_ one: CGFloat, _ other: CGFloat) -> Bool {
    one == other || (one - other).magnitude <= tolerance
  }
}
