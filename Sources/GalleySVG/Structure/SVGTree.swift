/// One element of a document. Elements lie in the list of their tree and know each other by their places in it.
struct SVGElement: Sendable {
  enum Child: Sendable {
    case element(Int)
    case text(String)
  }
  /// The local name of an element of SVG; of others, which are not painted, with a `:` before it.
  let name: String
  let kind: SVGElementKind
  /// Attributes without a namespace, `href` with XLink's, `xml:space` and `xml:lang`; then what style sheets and
  /// the style attribute say instead.
  var attributes: [String: String]
  var children: [Child] = []
  var parent: Int?
  /// In the file, from 1.
  var line: Int
  /// Its place among the elements of its parent, from 0, as selectors count.
  var sibling = 0

  init(name: String, attributes: [String: String], line: Int) {
    (self.name, self.attributes, self.line) = (name, attributes, line)
    kind = SVGElementKind(name: name)
  }

  func children(_ tree: SVGTree) -> [Int] {
    children.compactMap { if case .element(let index) = $0 { index } else { nil } }
  }

  subscript(_ attribute: SVGAttribute) -> String? {
    get { attributes[attribute.rawValue] }
    set { attributes[attribute.rawValue] = newValue }
  }

  /// The value of an attribute of any name, as rules of style sheets have them.
  subscript(named name: String) -> String? { attributes[name] }
}

/// All elements of a document; the root is the first.
struct SVGTree: Sendable {
  var elements: [SVGElement] = []
  /// The first element of each id.
  var ids: [String: Int] = [:]
  /// Whether a value may have a unit that is the same in the whole document.
  var mayHaveUnits = false
  /// Whether a style sheet has set `translate`, `rotate` or `scale` of an element.
  var hasStyleTransforms = false
  /// Whether a value may have a function that is not read.
  var mayHaveFunctions = false

  subscript(_ index: Int) -> SVGElement { elements[index] }

  /// The element that `#id` or `url(#id)` names.
  func element(referredTo reference: String) -> Int? {
    guard reference.hasPrefix("#") else { return nil }
    return ids[String(reference.dropFirst())]
  }

  /// What `href` of an element names in the document.
  func linked(_ index: Int) -> Int? {
    self[index][.href].flatMap { element(referredTo: $0.trimmingBlanks) }
  }

  /// The elements from one along `href`, as gradients and patterns inherit: each at most once.
  func chain(from index: Int, where isOfKind: (SVGElementKind) -> Bool) -> [Int] {
    var result: [Int] = []
    var next: Int? = index
    while let place = next, isOfKind(self[place].kind), !result.contains(place),
      result.count < 64
    {
      result.append(place)
      next = linked(place)
    }
    return result
  }
}
