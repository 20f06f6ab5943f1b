import Galley
import GalleyStrings

/// What became of the views between two layouts, in sentences: what was written otherwise, added or taken
/// away; what is of another size, and why; what moved.
package struct LayoutDifference: Hashable, Sendable {
  /// One a change, the causes before what follows from them.
  package private(set) var views: [ViewSentence] = []
  /// The trees with `- ` before what was, `+ ` before what is, and two spaces before what leads there.
  package private(set) var lines: [String] = []
  /// How many views were added, taken away, changed or moved.
  package private(set) var changedViews = 0

  package var sentences: [String] { views.map(\.text) }
  package var isEmpty: Bool { views.isEmpty }

  /// Lengths that differ by less are the same.
  static let precision: CGFloat = 0.005
  private static let sentenceLimit = 12

  /// - Complexity: O(n) in the views, and in each container O(n m) in the children between its first and
  ///   its last change.
  package init(from old: LayoutSnapshot, to new: LayoutSnapshot) {
    let matching = LayoutMatching(old.root, new.root)
    var reading = LayoutReading()
    reading.read(matching.root)
    let moves = reading.moveSentences.map { ViewSentence($0) }
    // Rows that are made alike change alike.
    var told: Set<String> = []
    let all = (reading.causes.sentences + reading.sizeSentences + moves)
      .filter { told.insert($0.text).inserted }
    views = all.prefix(Self.sentenceLimit).map(\.escaped)
    let rest = all.count - views.count
    if rest > 0 { views.append(ViewSentence(rest.counted("more change"))) }
    changedViews = reading.changedViews
    if changedViews > 0 { lines = LayoutTreeLines(matching.root).lines }
  }
}

/// Collects changes from matched layouts.
struct LayoutReading {
  typealias View = LayoutSnapshot.View

  private(set) var causes = LayoutCauses()
  private var sizes = SizeChanges()
  var sizeSentences: [ViewSentence] { sizes.sentences }
  private(set) var changedViews = 0
  private var moves: [Move] = []

  /// Views that moved together.
  private struct Move {
    var x: CGFloat
    var y: CGFloat
    var label: String
    var count: Int
  }

  private static func differs(_ one: CGFloat, _ other: CGFloat) -> Bool {
    (one - other).magnitude >= LayoutDifference.precision
  }

  /// A view in both layouts.
  struct Pair {
    var old: View
    var new: View
    var x: CGFloat { new.frame.minX - old.frame.minX }
    var y: CGFloat { new.frame.minY - old.frame.minY }
    var isMoved: Bool {
      LayoutReading.differs(x, 0) || LayoutReading.differs(y, 0)
    }
    var isWider: Bool { LayoutReading.differs(old.frame.width, new.frame.width) }
    var isHigher: Bool { LayoutReading.differs(old.frame.height, new.frame.height) }
    /// The view itself is stated otherwise.
    var isRestated: Bool {
      old.text != new.text
        || (new.text == nil && old.statedName != new.statedName && !isFullerName)
    }
    /// Beside goldens that were approved before these said their numbers, that they do is no change.
    private var isFullerName: Bool {
      ["scaleEffect", "rotationEffect"].contains(old.name) && new.kind == old.kind
    }
    /// The names of measures that both have and that differ.
    var measures: [String] {
      guard old.measures != new.measures else { return [] }
      return old.measures.keys.sorted().filter { name in
        new.measures[name].map { $0 != old.measures[name] } ?? false
      }
    }
    /// Both radii of corners, where they are known and differ.
    var corners: (old: CGFloat, new: CGFloat)? {
      guard let one = old.cornerRadius, let other = new.cornerRadius,
        LayoutReading.differs(one, other)
      else { return nil }
      return (one, other)
    }
    var isChanged: Bool {
      isMoved || isWider || isHigher || isRestated || corners != nil || !measures.isEmpty
    }
  }

  mutating func read(_ node: LayoutMatching.Node) { read(node, in: Surroundings()) }

  /// What is around a view.
  private struct Surroundings {
    /// The view right around it.
    var parent: Pair?
    /// The nearest container of several views, or one with a name.
    var container: Pair?
    /// The named view that holds this one and nothing beside it.
    var named: Pair?
    /// Whether the view lies behind or in front of one that has another size or place: it follows that one.
    var follows = false
    /// The same of all views in the one right around it but the first.
    var othersFollow = false
  }

  /// Little lies in its frame of the stack, for trees are deep: what is told of a view is put together elsewhere.
  private mutating func read(_ node: LayoutMatching.Node, in around: Surroundings) {
    switch node {
    case .removed, .added: noteOneSide(node, in: around)
    case .wrapped(_, let inner), .unwrapped(_, let inner):
      noteWrapping(node)
      read(inner, in: around)
    case .kept(_, _, let children):
      var inner = noteKept(node, in: around)
      for child in children {
        read(child, in: inner)
        inner.follows = inner.follows || inner.othersFollow
      }
    }
  }

  private mutating func noteOneSide(_ node: LayoutMatching.Node, in around: Surroundings) {
    switch node {
    case .removed(let view):
      changedViews += view.count
      causes.add("\(Self.title(view)) is gone\(Self.place(around, "from"))")
    case .added(let view):
      changedViews += view.count
      causes.add("\(Self.title(view)) is new\(Self.place(around, "in"))")
    case .kept, .wrapped, .unwrapped: break
    }
  }

  private mutating func noteWrapping(_ node: LayoutMatching.Node) {
    switch node {
    case .wrapped(let outer, let inner):
      changedViews += 1
      causes.add("\(outer.label) now wraps \(Self.title(Self.old(of: inner)))")
    case .unwrapped(let outer, let inner):
      changedViews += 1
      causes.add("\(outer.label) no longer wraps \(Self.title(Self.old(of: inner)))")
    case .kept, .removed, .added: break
    }
  }

  /// - Returns: what is around the views in a view of both layouts.
  private mutating func noteKept(
    _ node: LayoutMatching.Node, in around: Surroundings
  ) -> Surroundings {
    guard case .kept(let old, let new, let children) = node else { return around }
    let pair = Pair(old: old, new: new)
    let named = new.isNamed ? pair : around.named
    if pair.isChanged { changedViews += 1 }
    if let corners = pair.corners {
      let label = named.map { " of \($0.new.label)" } ?? ""
      causes.add(
        "corner radius\(label) \(corners.old.shortDescription) became \(corners.new.shortDescription)",
        isCounted: true)
    }
    let reason = Self.reason(pair, children)
    let isTold = noteSize(pair, children, named: named, reason, follows: around.follows)
    if !isTold { noteRestatement(pair, named: named) }
    noteMeasures(pair, named: named, isFontTold: isTold && reason.isOfFont)
    if let gaps = StackGaps(pair, children) {
      causes.add(gaps.sentence(of: named.map(\.new.label) ?? new.kind), isCounted: true)
    }
    // What holds a background is implicit: it goes where that goes.
    if !around.follows || !new.isImplicit {
      noteMove(pair, parent: around.parent)
    }
    var inner = around
    inner.parent = pair
    inner.named = children.count == 1 ? named : nil
    if new.isNamed || new.children.count > 1 { inner.container = pair }
    inner.othersFollow = new.decoration != nil && (pair.isMoved || pair.isWider || pair.isHigher)
    return inner
  }

  private static func old(of node: LayoutMatching.Node) -> View {
    switch node {
    case .kept(let old, _, _): old
    case .removed(let view), .added(let view): view
    case .wrapped(_, let inner): old(of: inner)
    case .unwrapped(_, let inner): old(of: inner)
    }
  }
}

// Sizes.
extension LayoutReading {
  /// A size is told of the innermost view that has it; those around it follow.
  /// A named view around it and nothing else stands for it, with its own size.
  /// - Returns: whether there was something to tell.
  private mutating func noteSize(
    _ pair: Pair, _ children: [LayoutMatching.Node], named: Pair?, _ reason: SizeChanges.Reason,
    follows: Bool
  ) -> Bool {
    if follows, !reason.isOwn { return false }
    var parts: [SizeChanges.Part] = []
    let kept = children.compactMap { child -> Pair? in
      if case .kept(let old, let new, _) = child { Pair(old: old, new: new) } else { nil }
    }
    for axis in [Axis.horizontal, .vertical] {
      var (old, new) = (pair.old.frame.size[axis], pair.new.frame.size[axis])
      guard Self.differs(old, new),
        !kept.contains(where: { Self.differs($0.old.frame.size[axis], $0.new.frame.size[axis]) })
      else { continue }
      if let named, Self.differs(named.old.frame.size[axis], named.new.frame.size[axis]) {
        (old, new) = (named.old.frame.size[axis], named.new.frame.size[axis])
      }
      let words = axis == .horizontal ? ("wider", "narrower") : ("higher", "lower")
      parts.append(
        SizeChanges.Part(
          amount: "\(Self.oneDecimal((new - old).magnitude)) \(new > old ? words.0 : words.1)",
          range: "(\(old.shortDescription) to \(new.shortDescription))"))
    }
    guard !parts.isEmpty else { return false }
    let label = named?.new.label ?? Self.title(pair.new)
    sizes.add(SizeChanges.Change(label: label, parts: parts, reason: reason))
    return true
  }

  /// At least one decimal, at most two.
  private static func oneDecimal(_ value: CGFloat) -> String {
    let text = value.shortDescription
    return text.contains(".") ? text : text + ".0"
  }

  /// Why a view has another size, as far as the layouts tell.
  private static func reason(
    _ pair: Pair, _ children: [LayoutMatching.Node]
  ) -> SizeChanges.Reason {
    if let old = pair.old.text, let new = pair.new.text, old != new {
      return .own(
        "its text changed from \(quoted(old, beside: new)) to \(quoted(new, beside: old))")
    }
    if !pair.new.isNamed, pair.new.text == nil, pair.isRestated {
      return .restated("\(CodeSpan.of(pair.old.name)) became \(CodeSpan.of(pair.new.name))")
    }
    let font = LayoutMeasure.fontSize.rawValue
    if pair.measures.contains(font), let old = pair.old.measures[font],
      let new = pair.new.measures[font]
    {
      return .font("the font size \(old) became \(new)")
    }
    for child in children {
      switch child {
      case .added(let view): return .own("\(title(view)) is new in it")
      case .removed(let view): return .own("\(title(view)) is gone from it")
      case .wrapped(let outer, _): return .own("\(outer.label) is new in it")
      case .unwrapped(let outer, _): return .own("\(outer.label) is gone from it")
      case .kept: continue
      }
    }
    let (old, new) = (pair.old.proposal, pair.new.proposal)
    if pair.isWider, let from = old.width, let to = new.width, differs(from, to) {
      return .offered(
        "it was offered a width of \(to.shortDescription) instead of \(from.shortDescription)")
    }
    if pair.isHigher, let from = old.height, let to = new.height, differs(from, to) {
      return .offered(
        "it was offered a height of \(to.shortDescription) instead of \(from.shortDescription)")
    }
    return .none
  }
}

// What is stated otherwise, and what moved.
extension LayoutReading {
  private mutating func noteRestatement(_ pair: Pair, named: Pair?) {
    guard pair.isRestated else { return }
    if let old = pair.old.text, let new = pair.new.text {
      let label = named.map { "the text of \($0.new.label)" } ?? "a text"
      causes.add(
        "\(label) changed from \(Self.quoted(old, beside: new)) to \(Self.quoted(new, beside: old))"
      )
    } else {
      causes.add(
        "\(CodeSpan.of(pair.old.name)) became \(CodeSpan.of(pair.new.name))", isCounted: true)
    }
  }

  /// Numbers that no frame shows: gaps of grids, widths of lines, sizes of letters.
  private mutating func noteMeasures(_ pair: Pair, named: Pair?, isFontTold: Bool) {
    for name in pair.measures {
      let measure = LayoutMeasure(rawValue: name)
      guard measure != .fontSize || !isFontTold, let old = pair.old.measures[name],
        let new = pair.new.measures[name]
      else { continue }
      var owner = named.map { " of \($0.new.label)" } ?? ""
      if owner.isEmpty, measure == .fontSize { owner = " of \(Self.title(pair.new))" }
      if owner.isEmpty, measure?.isGap == true { owner = " of \(pair.new.statedKind)" }
      causes.add("\(name)\(owner) \(old) became \(new)", isCounted: true)
    }
  }

  /// A view moves by itself where it does not follow the one around it.
  private mutating func noteMove(_ pair: Pair, parent: Pair?) {
    guard pair.isMoved else { return }
    if let parent, !Self.differs(parent.x, pair.x), !Self.differs(parent.y, pair.y) { return }
    // What grew around its middle is told of as larger.
    if pair.isWider || pair.isHigher, parent?.isMoved != true, pair.isRestated { return }
    let known = moves.firstIndex { !Self.differs($0.x, pair.x) && !Self.differs($0.y, pair.y) }
    if let known {
      moves[known].count += 1
    } else {
      moves.append(Move(x: pair.x, y: pair.y, label: Self.title(pair.new), count: 1))
    }
  }

  /// The most moves that are listed one by one; more of them follow from something else.
  private static let moveLimit = 3

  var moveSentences: [String] {
    if moves.count > Self.moveLimit {
      let count = moves.reduce(0) { $0 + $1.count }
      return ["\(moves[0].label) and \(Self.others(count - 1)) moved\(Self.ways(of: moves))"]
    }
    return moves.map { move in
      var ways: [String] = []
      if Self.differs(move.y, 0) {
        ways.append("\(move.y > 0 ? "down" : "up") by \(move.y.magnitude.shortDescription)")
      }
      if Self.differs(move.x, 0) {
        ways.append("\(move.x > 0 ? "right" : "left") by \(move.x.magnitude.shortDescription)")
      }
      let others = move.count == 1 ? "" : " and \(Self.others(move.count - 1))"
      return "\(move.label)\(others) moved \(ways.joined(separator: " and "))"
    }
  }

  /// How far many views moved, where all moved along one axis and the same way.
  private static func ways(of moves: [Move]) -> String {
    func range(_ lengths: [CGFloat], _ words: (String, String)) -> String? {
      guard let least = lengths.min(), let most = lengths.max(), least > 0 || most < 0 else {
        return nil
      }
      let (near, far) = least > 0 ? (least, most) : (-most, -least)
      let way = least > 0 ? words.0 : words.1
      return " \(way) by \(near.shortDescription) to \(far.shortDescription)"
    }
    if moves.allSatisfy({ !differs($0.x, 0) }) {
      return range(moves.map(\.y), ("down", "up")) ?? ""
    }
    if moves.allSatisfy({ !differs($0.y, 0) }) {
      return range(moves.map(\.x), ("right", "left")) ?? ""
    }
    return ""
  }

  static func others(_ count: Int) -> String { count == 1 ? "1 other" : "\(count) others" }

  /// A view by the name that was set for it, by what is written in it, or by its kind.
  static func title(_ view: View) -> String {
    func named(_ view: View) -> View? {
      if view.isNamed || view.text != nil { return view }
      return view.children.count == 1 ? named(view.children[0]) : nil
    }
    if let inner = named(view) { return inner.label }
    func firstText(_ view: View) -> View? {
      if view.isNamed || view.text != nil { return view }
      for child in view.children {
        if let found = firstText(child) { return found }
      }
      return nil
    }
    if let text = firstText(view) { return "\(view.label) with \(text.label)" }
    return view.label
  }

  private static func place(_ around: Surroundings, _ word: String) -> String {
    around.container.map { " \(word) \($0.new.label)" } ?? ""
  }

  /// Long texts are cut to where they begin to differ.
  static func quoted(_ text: String, beside other: String) -> String {
    let limit = 40
    let line = text.map { $0.isNewline ? "\u{23CE}" : $0 }
    guard line.count > limit else { return "\"\(String(line))\"" }
    let same = zip(text, other).prefix { $0 == $1 }.count
    let start = max(0, min(same - 10, line.count - limit))
    let end = min(line.count, start + limit)
    return "\"\(start > 0 ? "…" : "")\(String(line[start..<end]))\(end < line.count ? "…" : "")\""
  }
}
