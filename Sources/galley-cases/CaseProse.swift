import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The cases whose trees are written in words around the notation.
struct CaseProse {
  private let test: LayoutCase
  /// The tree in the notation.
  private(set) var tree: String
  /// The size of a host that centres the root (R1).
  private(set) var host: CGSize?
  /// The bounds that a custom layout is given.
  private(set) var bounds: CGRect?

  /// - Throws: `NotationError`.
  init(_ test: LayoutCase, tree: String) throws {
    self.test = test
    self.tree = Self.namingTexts(Self.withoutComments(tree))
    try readHost()
    if self.tree.hasPrefix("custom Layout") {
      let layout = try CaseCustomLayout(self.tree)
      (self.tree, bounds) = (layout.tree, layout.bounds)
    }
    readFlexibleView()
    readSlot()
    let phrase = "with verticalSpacing nil {Text rows}"
    if self.tree.hasSuffix(phrase) {
      self.tree = self.tree.replacing(phrase, with: "{fx(60,16); fx(60,16)}")
    }
  }

  /// The tree without `// …` and `/* … */`.
  private static func withoutComments(_ tree: String) -> String {
    var result = ""
    var rest = tree[...]
    var isQuoted = false
    while let character = rest.first {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if !isQuoted, rest.hasPrefix("/*"), let end = rest.range(of: "*/") {
        rest = rest[end.upperBound...]
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// `root host 200x100: { a; b }`, `root host: a`, whose host has the size that is proposed.
  private mutating func readHost() throws {
    let phrase = "root host"
    guard tree.hasPrefix(phrase) else { return }
    var rest = tree.dropFirst(phrase.count).drop(while: \.isWhitespace)
    let text = rest.prefix { $0.isNumber || $0 == "x" || $0 == "." }
    let sides = text.split(separator: "x").compactMap { Double($0) }
    if sides.count == 2 {
      host = CGSize(width: sides[0], height: sides[1])
    } else if text.isEmpty, let width = test.proposal.width, let height = test.proposal.height {
      host = CGSize(width: width, height: height)
    } else {
      throw NotationError(text: "\(phrase) \(text) without a width and a height")
    }
    rest = rest.dropFirst(text.count).drop(while: \.isWhitespace)
    if rest.hasPrefix(":") { rest = rest.dropFirst().drop(while: \.isWhitespace) }
    if rest.hasPrefix("{"), let close = rest.lastIndex(of: "}") {
      tree = rest[rest.index(after: rest.startIndex)..<close] + String(rest[close...].dropFirst())
    } else {
      tree = String(rest)
    }
  }

  /// `Grid{…} slot of 50x30: b:…`: one cell in a slot of that size.
  private mutating func readSlot() {
    guard let range = tree.range(of: " slot of "),
      let colon = tree[range.upperBound...].firstIndex(of: ":")
    else { return }
    let sides = tree[range.upperBound..<colon].split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2 else { return }
    tree =
      "Grid(horizontalSpacing:0,verticalSpacing:0){"
      + "[\(tree[tree.index(after: colon)...].trimmingCharacters(in: .whitespaces)), fx(0,\(sides[1]))]"
      + "[fx(\(sides[0]),0)]}"
  }

  /// `FlexibleView(…) items a:…, b:…, after its sizes have settled`.
  private mutating func readFlexibleView() {
    guard tree.hasPrefix("FlexibleView("), let range = tree.range(of: ") items ") else { return }
    var items = String(tree[range.upperBound...])
    items = items.replacing(", after its sizes have settled", with: "")
    tree = "\(tree[..<range.lowerBound])){\(items)}"
  }

  /// What is wrong with a case whose expectation is not a size or frames; nil for all others.
  func specialFailures() throws -> [String]? {
    if test.others["trap"] as? Bool == true { return try trapFailures() }
    if let gap = test.others["rowGap"] as? Double { return try rowGapFailures(CGFloat(gap)) }
    if let gap = test.others["gap"] as? Double { return try columnGapFailures(CGFloat(gap)) }
    if let rows = test.others["rows"] as? [[String]] {
      guard tree.hasPrefix("FlexibleView(") || tree.hasPrefix("first pass of flexview") else {
        return ["unknown construct: the rows of \(tree.prefix(40))"]
      }
      return try rowFailures(rows)
    }
    return nil
  }

  /// Where a listing traps, the container of ours answers nothing instead.
  private func trapFailures() throws -> [String] {
    guard tree.hasPrefix("WrappingHStack{}") else { throw NotationError(text: tree) }
    let graph = ViewGraph()
    let layout = WrappingHStack()
    let size = graph.settle(layout {}, environment: EnvironmentValues(), in: test.proposal)
    return size == .zero ? [] : ["WrappingHStack without views answers \(size), expected 0 x 0"]
  }

  private func rowGapFailures(_ gap: CGFloat) throws -> [String] {
    let graph = ViewGraph()
    let views = try CaseViews().children(try CaseParser.items(tree))
    let size = graph.settle(views, environment: EnvironmentValues(), in: test.proposal)
    let found = size.height - 32
    return found == gap ? [] : ["the gap between rows is \(found), expected \(gap)"]
  }

  /// `HStack{…}: horizontal gap`: what two texts have between them.
  private func columnGapFailures(_ gap: CGFloat) throws -> [String] {
    let suffix = ": horizontal gap"
    guard tree.hasSuffix(suffix) else { throw NotationError(text: tree) }
    let graph = ViewGraph()
    let items = try CaseParser.items(String(tree.dropLast(suffix.count)))
    let size = graph.settle(
      try CaseViews().children(items), environment: EnvironmentValues(), in: test.proposal)
    let texts = try (items.first?.children ?? []).map { item in
      graph.settle(
        try CaseViews().view(item), environment: EnvironmentValues(), in: .unspecified
      ).width
    }
    let found = size.width - texts.reduce(0, +)
    return found == gap ? [] : ["the gap is \(found), expected \(gap)"]
  }

  /// The rows of the article's flexible view, settled or in its first pass.
  private func rowFailures(_ expected: [[String]]) throws -> [String] {
    let isFirstPass = tree.hasPrefix("first pass")
    let names = expected.flatMap { $0 }
    let available = test.proposal.width ?? 0
    var widths = [CGFloat](repeating: available, count: names.count)
    var failures: [String] = []
    if !isFirstPass {
      guard let item = try CaseParser.items(tree).first else { throw NotationError(text: tree) }
      let children = item.children ?? []
      let graph = ViewGraph()
      for (index, child) in children.enumerated() {
        let view = try CaseViews().view(child)
        widths[index] = graph.settle(view, environment: EnvironmentValues(), in: .unspecified).width
      }
      let size = graph.settle(
        try CaseViews().view(item), environment: EnvironmentValues(), in: test.proposal)
      if let height = test.others["contentHeight"] as? Double, size.height != CGFloat(height) {
        failures.append("the rows are \(size.height) high, expected \(height)")
      }
    }
    let rows = ListedFlexibleRows.rows(widths: widths, available: available, spacing: 8)
    let found = rows.map { $0.map { names[$0] } }
    if found != expected { failures.append("the rows are \(found), expected \(expected)") }
    return failures
  }
}
