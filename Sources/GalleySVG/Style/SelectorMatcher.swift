import GalleyBudget

/// Finds which elements of a document selectors are of.
struct SelectorMatcher {
  let tree: SVGTree
  /// The siblings of each element in their order, by the parent; the root is its own.
  private var siblings: [Int: [Int]] = [:]
  /// How many compounds were looked at, and how many may be.
  private(set) var work = 0
  private static let workLimit = 20_000_000
  /// After how much work the clock is asked, and when it will be next.
  private static let workOfAQuestion = 4096
  private var nextQuestion = Self.workOfAQuestion
  private let budget: RenderBudget
  /// Looks of one selector at one element: ` ` and `~` may go back as often as there are ways.
  private static let lookLimit = 10_000
  private var looks = 0
  /// As many bytes of an attribute take the time of one.
  private static let bytesOfALook = 8
  /// The classes of the element that was asked for last.
  private var known: (index: Int, classes: Set<Substring>) = (-1, [])
  /// Whether a selector had more looks at an element than that: it does not match it.
  private(set) var isCutShort = false

  /// - Parameter budget: its clock is asked while there is much to look at.
  init(_ tree: SVGTree, _ budget: RenderBudget) { (self.tree, self.budget) = (tree, budget) }

  /// Whether there was more to look at than is allowed: what is not looked at does not match.
  var isExhausted: Bool { work > Self.workLimit }

  private mutating func askTheClock() {
    nextQuestion = work + Self.workOfAQuestion
    if !budget.canContinue("reading an SVG file") { work = Self.workLimit + 1 }
  }

  mutating func matches(_ selector: Selector, _ index: Int) -> Bool {
    looks = 0
    return matches(selector, index, selector.parts.count - 1)
  }

  private mutating func matches(_ selector: Selector, _ index: Int, _ part: Int) -> Bool {
    looks += 1
    work += 1
    if work >= nextQuestion { askTheClock() }
    guard looks < Self.lookLimit, !isExhausted else {
      isCutShort = true
      return false
    }
    let compound = selector.parts[part]
    guard matches(compound, index) else { return false }
    if part == 0 { return true }
    switch compound.combinator {
    case 62:
      guard let parent = tree[index].parent else { return false }
      return matches(selector, parent, part - 1)
    case 43:
      guard tree[index].sibling > 0 else { return false }
      return matches(selector, row(of: index)[tree[index].sibling - 1], part - 1)
    case 126:
      var place = tree[index].sibling
      let row = place > 0 ? row(of: index) : []
      while place > 0 {
        place -= 1
        if matches(selector, row[place], part - 1) { return true }
      }
      return false
    default:
      var around = tree[index].parent
      while let next = around {
        if matches(selector, next, part - 1) { return true }
        around = tree[next].parent
      }
      return false
    }
  }

  private mutating func row(of index: Int) -> [Int] {
    guard let parent = tree[index].parent else { return [index] }
    if let known = siblings[parent] { return known }
    let row = tree[parent].children(tree)
    siblings[parent] = row
    return row
  }

  private mutating func matches(_ compound: Selector.Compound, _ index: Int) -> Bool {
    let element = tree[index]
    if compound.isForeign { return false }
    if let type = compound.type, type != element.name { return false }
    for id in compound.ids where id != element[.id] { return false }
    if !compound.classes.isEmpty {
      let own = classes(of: index)
      for name in compound.classes where !own.contains(Substring(name)) { return false }
    }
    for attribute in compound.attributes {
      let value = element[named: attribute.name]
      work += (value?.utf8.count ?? 0) / Self.bytesOfALook
      if !attribute.matches(value) { return false }
    }
    for pseudo in compound.pseudoClasses {
      guard matches(pseudo, index) else { return false }
    }
    return true
  }

  private mutating func classes(of index: Int) -> Set<Substring> {
    if known.index == index { return known.classes }
    let text = tree[index][.class] ?? ""
    work += text.utf8.count / Self.bytesOfALook
    known = (index, Set(text.split { $0.isWhitespace }))
    return known.classes
  }

  private mutating func matches(_ pseudo: Selector.PseudoClass, _ index: Int) -> Bool {
    switch pseudo {
    case .root: return tree[index].parent == nil
    case .empty:
      return tree[index].children.allSatisfy {
        if case .text(let text) = $0 { text.isEmpty } else { false }
      }
    case .only(let isOfType):
      let row = row(of: index)
      if isOfType { work += row.count }
      if isExhausted { return false }
      return !isOfType
        ? row.count == 1 : !row.contains { $0 != index && tree[$0].name == tree[index].name }
    case .nth(let nth): return matches(nth, index)
    case .isAny(let list, _): return isOne(of: list, index)
    case .isNone(let list): return !isOne(of: list, index)
    case .language(let ranges): return isLanguage(of: index, in: ranges)
    case .link: return tree[index].kind == .a && tree[index][.href] != nil
    case .never: return false
    }
  }

  private mutating func isOne(of list: [Selector], _ index: Int) -> Bool {
    for selector in list where matches(selector, index, selector.parts.count - 1) { return true }
    return false
  }

  private mutating func matches(_ nth: Selector.Nth, _ index: Int) -> Bool {
    let place = tree[index].sibling
    if nth.of == nil, !nth.isOfType {
      // Nothing but the place counts.
      return nth.counts(nth.isFromEnd ? row(of: index).count - place : place + 1)
    }
    if let list = nth.of, !isOne(of: list, index) { return false }
    let row = row(of: index)
    var count = 1
    for other in nth.isFromEnd ? row[(place + 1)...] : row[..<place] {
      work += 1
      if isExhausted { return false }
      if nth.isOfType, tree[other].name != tree[index].name { continue }
      if let list = nth.of, !isOne(of: list, other) { continue }
      count += 1
    }
    return nth.counts(count)
  }

  private func isLanguage(of index: Int, in ranges: [String]) -> Bool {
    var next: Int? = index
    while let place = next {
      if let own = (tree[place][.xmlLang] ?? tree[place][.lang])?.lowercased() {
        return ranges.contains { own == $0 || own.hasPrefix($0 + "-") }
      }
      next = tree[place].parent
    }
    return false
  }
}

extension Selector.Attribute {
  func matches(_ source: String?) -> Bool {
    guard var text = source else { return false }
    var value = value
    if ignoresCase { (text, value) = (text.lowercased(), value.lowercased()) }
    switch match {
    case .exists: return true
    case .equals: return text == value
    case .includes: return text.split { $0.isWhitespace }.contains { $0 == value }
    case .dash: return text == value || text.hasPrefix(value + "-")
    case .prefix: return !value.isEmpty && text.hasPrefix(value)
    case .suffix: return !value.isEmpty && text.hasSuffix(value)
    case .contains: return !value.isEmpty && text.contains(value)
    }
  }
}
