/// The rules of a style sheet by what their selectors name last, so that an element is looked at by few of them.
struct StyleIndex {
  /// In the order in which later ones win.
  private let rules: [StyleSheet.Rule]
  private var places: [Selector.Key: [Int]] = [:]
  private(set) var matcher: SelectorMatcher

  init(_ sheet: StyleSheet, _ matcher: SelectorMatcher) {
    rules = sheet.rules.sorted {
      ($0.selector.specificity, $0.order) < ($1.selector.specificity, $1.order)
    }
    self.matcher = matcher
    for (place, rule) in rules.enumerated() { places[rule.selector.key, default: []].append(place) }
  }

  /// What the rules say about an element, the winners last.
  mutating func declarations(for index: Int) -> [StyleSheet.Declaration] {
    if rules.isEmpty || matcher.isExhausted { return [] }
    let element = matcher.tree[index]
    var found = (places[.any] ?? []) + (places[.type(element.name)] ?? [])
    if let id = element[.id] { found += places[.id(id)] ?? [] }
    if let names = element[.class] {
      for name in Set(names.split(whereSeparator: \.isWhitespace)) {
        found += places[.name(String(name))] ?? []
      }
    }
    var result: [StyleSheet.Declaration] = []
    for place in found.sorted() where matcher.matches(rules[place].selector, index) {
      result += rules[place].declarations
    }
    return result
  }
}
