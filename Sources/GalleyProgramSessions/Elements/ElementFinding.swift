import Galley
import GalleyStrings

/// Finds the element that a request means in the tree as it is now.
struct ElementFinding {
  let tree: ElementTree
  /// The tree that the program was told last, whose numbers it knows.
  let told: ElementTree?

  /// - Throws: `SessionFault` for an element that is not there, and for several.
  func element(number: Int) throws(SessionFault) -> ElementTree.Element {
    let known = (told ?? tree).elements
    guard known.indices.contains(number - 1) else {
      let range = known.isEmpty ? "no element" : "the elements 1 to \(known.count)"
      throw SessionFault(
        .element, "there is no element \(number): the last tree has \(range)", key: "element",
        expected: range)
    }
    let wanted = known[number - 1]
    let now = tree.elements
    let here = now.indices.contains(number - 1) ? now[number - 1] : nil
    if let here, Self.areSame(here, wanted) { return here }
    let others = now.filter { Self.areSame($0, wanted) }
    if others.count == 1 { return others[0] }
    // Its label has changed where it stands.
    if let here, here.type == wanted.type, here.frame == wanted.frame { return here }
    throw SessionFault(
      .element, "the element \(number), \(wanted.words), is no longer there: read the tree again",
      key: "element", expected: "an element of the tree as it is now")
  }

  private static func areSame(_ one: ElementTree.Element, _ other: ElementTree.Element) -> Bool {
    one.type == other.type && one.role == other.role && one.label == other.label
      && one.identifier == other.identifier && one.name == other.name
  }

  /// The names by which an element is found, the first kind that any element has counts.
  private static let names: [@Sendable (ElementTree.Element) -> String?] = [
    { $0.identifier }, { $0.label }, { $0.name }, { $0.image },
  ]

  /// The element that is called so: of several, those that can be touched or typed into count, and of those in each other the
  /// innermost. A button and its text have one label. Where none is called so, one that has it among its other actions is meant,
  /// there, or the one of whose label it is a part.
  /// - Throws: `SessionFault` for an element that is not there, with the nearest names, and for several, with their numbers.
  func element(label: String) throws(SessionFault) -> ElementTree.Element {
    let named = Self.names.map { name in
      tree.elements.filter { name($0)?.hasSameBytes(as: label) == true }
    }
    let others = tree.elements.flatMap { $0.others(called: label) }
    let parts = tree.elements.filter { $0.joins(label) }
    for found in (named + [others, parts]).map(meant) {
      if found.count == 1 { return found[0] }
      guard found.isEmpty else {
        let places = found.prefix(12).map { "\($0.number) (\($0.words))" }.joined(separator: ", ")
        throw SessionFault(
          .element, "\(found.count) elements are called \"\(label)\": \(places)", key: "label",
          expected: "the number of one of them as element")
      }
    }
    throw unknown(label)
  }

  private func meant(_ found: [ElementTree.Element]) -> [ElementTree.Element] {
    guard found.count > 1 else { return found }
    let active = found.filter { !$0.actions.isEmpty }
    let rest = active.isEmpty ? found : active
    return rest.filter { outer in !rest.contains { isWithin($0, outer) } }
  }

  /// Whether an element lies in another one: those in it follow it, deeper than it is.
  private func isWithin(_ inner: ElementTree.Element, _ outer: ElementTree.Element) -> Bool {
    guard inner.number > outer.number, tree.elements.indices.contains(inner.number - 1),
      outer.number >= 0
    else { return false }
    return tree.elements[outer.number..<inner.number].allSatisfy { $0.depth > outer.depth }
  }

  private func unknown(_ label: String) -> SessionFault {
    var known: [String] = []
    for element in tree.elements {
      for name in Self.names {
        if let word = name(element), !word.isEmpty, !known.contains(word) { known.append(word) }
      }
      known += element.otherActions.map(\.label).filter { !$0.isEmpty && !known.contains($0) }
    }
    var nearest: [String] = []
    while nearest.count < 3,
      let next = SpellingSuggestion.of(label, among: known.filter { !nearest.contains($0) })
    {
      nearest.append(next)
    }
    let listed = known.prefix(12).map { "\"\($0.prefix(60))\"" }.joined(separator: ", ")
    let rest = known.count > 12 ? " and \(known.count - 12) more" : ""
    let start = nearest.first.map { "did you mean \"\($0)\"? There are " } ?? "there are "
    let names = known.isEmpty ? "none has a name" : start + listed + rest
    return SessionFault(
      .element, "no element is called \"\(label)\": \(names)", key: "label",
      expected: "the label or identifier of an element", nearest: nearest)
  }

  /// A name by which this element is found, here as in the drawing process; nil where there is none.
  func ownName(of element: ElementTree.Element) -> String? {
    for name in [element.identifier, element.label].compactMap({ $0 }) {
      do throws(SessionFault) {
        if try self.element(label: name).number == element.number { return name }
      } catch {
        continue
      }
    }
    return nil
  }
}

extension ElementTree.Element {
  /// The element as it is at each of its other actions of a name.
  fileprivate func others(called name: String) -> [Self] {
    otherActions.filter { $0.label.hasSameBytes(as: name) }.map { action in
      var other = self
      (other.label, other.frame, other.seen) = (name, action.frame, nil)
      (other.identifier, other.otherActions) = (nil, [])
      return other
    }
  }

  /// Whether a text is one of several that its label is made of.
  fileprivate func joins(_ text: String) -> Bool {
    guard let label, !text.isEmpty else { return false }
    let (whole, part) = (Array(", \(label), ".utf8), Array(", \(text), ".utf8))
    guard whole.count > part.count else { return false }
    return (0...whole.count - part.count).contains { whole[$0...].starts(with: part) }
  }

  /// `Button "Add"`, for messages.
  var words: String {
    let name = label ?? identifier ?? image
    return name.map { "\(type.name) \"\($0.prefix(60))\"" } ?? type.name
  }
}
