import Galley
import GalleyData
import GalleyStrings

extension ElementTree {
  /// Reads what `json` writes, lines of texts left out; nil for what is no tree of this version.
  init?(_ node: JSONNode) {
    guard node.member("version")?.value.number == Double(Self.version),
      let size = node.member("size")?.value.numbers, size.count == 2,
      case .array(let nodes)? = node.member("elements")?.value.value
    else { return nil }
    let elements = nodes.compactMap { Element($0) }
    // Numbers are looked up and told apart: they count from 1.
    guard elements.count == nodes.count,
      elements.enumerated().allSatisfy({ $0.element.number == $0.offset + 1 })
    else { return nil }
    self.init(size: CGSize(width: size[0], height: size[1]), elements: elements)
  }

  /// A short line for each element: its number, its kind, its label, and what else it has, then its left and top edge, its
  /// width and height in points.
  var lines: String {
    elements.map { element in
      var words = [element.role?.rawValue ?? element.type.name]
      if let label = element.label { words.append("\"\(label)\"") }
      if let value = element.value { words.append("value \"\(value)\"") }
      if let identifier = element.identifier { words.append("#\(identifier)") }
      if let image = element.image, element.label == nil { words.append("image \(image)") }
      let states = element.traits.filter { $0 == .isSelected || $0 == .isHeader }
      words += states.map(\.rawValue)
      if !element.actions.isEmpty { words.append("[\(element.actions.listed)]") }
      if !element.customActions.isEmpty {
        words.append("{\(element.customActions.quoted)}")
      }
      if !element.otherActions.isEmpty {
        words.append("and \(element.otherActions.map(\.label).quoted)")
      }
      if !element.isEnabled { words.append("disabled") }
      if element.isTruncated { words.append("truncated") }
      if element.isOutOfSight { words.append("out of sight") }
      let frame = element.frame
      let place = [frame.minX, frame.minY].map { Double($0).inTenths.shortDescription }.joined(
        separator: ",")
      let size = [frame.width, frame.height].map { Double($0).inTenths.shortDescription }.joined(
        separator: "x")
      words += [place, size]
      let margin = String(repeating: "  ", count: element.depth)
      // A line feed of a text would make lines of elements that are not there.
      return ControlCharacters.escaped("\(margin)\(element.number) \(words.joined(separator: " "))")
    }.joined(separator: "\n")
  }
}

extension ElementTree.Element {
  fileprivate init?(_ node: JSONNode) {
    func text(_ key: String) -> String? {
      guard case .string(let text)? = node.member(key)?.value.value else { return nil }
      return text
    }
    func texts(_ key: String) -> [String] {
      guard case .array(let nodes)? = node.member(key)?.value.value else { return [] }
      return nodes.compactMap { if case .string(let text) = $0.value { text } else { nil } }
    }
    /// Words of an enumeration; nil where one is none of its own.
    func words<Word: RawRepresentable>(_ key: String) -> [Word]? where Word.RawValue == String {
      let texts = texts(key)
      let words = texts.compactMap { Word(rawValue: $0) }
      return words.count == texts.count ? words : nil
    }
    let role = text("role").map { ElementRole(rawValue: $0) }
    guard role != .some(nil), let traits: [ElementTrait] = words("traits"),
      let actions: [ElementAction] = words("actions")
    else { return nil }
    guard let type = text("type"), let number = node.member("number")?.value.number,
      let whole = Int(exactly: number), let frame = node.member("frame")?.value.numbers,
      frame.count == 4
    else { return nil }
    self.init(
      type: ElementType(name: type),
      frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
    self.number = whole
    let depth = node.member("depth")?.value.number.flatMap { Int(exactly: $0) } ?? 0
    // Margins of hostile trees are no longer than those of real ones.
    self.depth = max(0, min(depth, 100))
    (self.role, self.traits, self.actions) = (role ?? nil, traits, actions)
    (label, value, hint) = (text("label"), text("value"), text("hint"))
    (identifier, name, image) = (text("identifier"), text("name"), text("image"))
    customActions = texts("customActions")
    guard let others = Self.otherActions(node.member("otherActions")?.value) else { return nil }
    otherActions = others
    isEnabled = node.member("disabled")?.value.bool != true
    isTruncated = node.member("truncated")?.value.bool == true
    isOutOfSight = node.member("outOfSight")?.value.bool == true
    if let seen = node.member("seen")?.value.numbers {
      guard seen.count == 4 else { return nil }
      self.seen = CGRect(x: seen[0], y: seen[1], width: seen[2], height: seen[3])
    }
  }
}

extension ElementTree.Element {
  /// Those of a list; nil where one is none.
  private static func otherActions(_ node: JSONNode?) -> [ElementTree.OtherAction]? {
    guard let node else { return [] }
    guard case .array(let nodes) = node.value else { return nil }
    let actions = nodes.compactMap { node -> ElementTree.OtherAction? in
      guard case .string(let label)? = node.member("label")?.value.value,
        let frame = node.member("frame")?.value.numbers, frame.count == 4
      else { return nil }
      return ElementTree.OtherAction(
        label: label, frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
    }
    return actions.count == nodes.count ? actions : nil
  }
}

extension JSONNode {
  /// The numbers of a list; nil for what is none.
  fileprivate var numbers: [Double]? {
    guard case .array(let nodes) = value else { return nil }
    let numbers = nodes.compactMap(\.number)
    return numbers.count == nodes.count ? numbers : nil
  }
}

extension Double {
  var inTenths: Double { isFinite ? (self * 10).rounded() / 10 : 0 }
}
