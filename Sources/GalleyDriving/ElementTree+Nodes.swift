import GalleyDiagnostics
import GalleyGeometry
import GalleyLayout
import GalleyViews

extension ElementTree {
  /// The elements of a graph's last pass; nil before the first. Called after a pass and before the next one.
  /// - Complexity: O(n) in the nodes, and the words of each.
  package init?(_ graph: ViewGraph) {
    guard let root = graph.root else { return nil }
    let branches = graph.drawing { ElementReader(graph: graph).branches(of: root) }
    var elements: [Element] = []
    func collect(_ branch: ElementReader.Branch, depth: Int) {
      var depth = depth
      if !branch.isContainer || branch.element.saysSomething {
        var element = branch.element
        (element.number, element.depth) = (elements.count + 1, depth)
        elements.append(element)
        depth += 1
      }
      for inner in branch.inner.inReadingOrder { collect(inner, depth: depth) }
    }
    for branch in branches.inReadingOrder { collect(branch, depth: 0) }
    self.init(size: root.layout.frame.size, elements: elements)
  }
}

/// Makes elements of nodes.
private struct ElementReader {
  /// An element with those in it.
  struct Branch {
    var element: ElementTree.Element
    var inner: [Branch]
    /// What `accessibilitySortPriority` says; nil where nothing does.
    var priority: Double?
    /// Traits that the element was given, and does not have by itself.
    var added: [ElementTrait] = []
    /// Whether it is there for those in it, and no element where nothing is said of it.
    var isContainer = false
  }

  let graph: ViewGraph

  /// The elements of a node that lie in none of its other ones.
  func branches(of node: ViewNode) -> [Branch] {
    if node.layout.isAbsent || node.isUnseen { return [] }
    let inner = branches(in: node)
    switch node.described {
    case .container: return [container(node, of: inner)]
    case .children(let view):
      var own = inner.count == 1 ? inner[0] : container(node, of: [])
      own.inner = branches(of: view, standingFor: node)
      return [own]
    case .representation(let view): return represented(inner, by: view, at: node)
    default: break
    }
    guard let element = element(of: node) else { return inner }
    // A group is said only where it says something of all that is in it.
    let isNamed =
      element.label != nil || element.identifier != nil || element.name != nil
      || element.value != nil
    if element.type == "Group", inner.isEmpty, !isNamed { return [] }
    if inner.count == 1, let joined = Self.joined(element, with: inner[0], at: node) {
      return [joined]
    }
    if case .element(let ignoresWords) = node.described {
      var whole = element
      if !ignoresWords, inner.contains(where: { !$0.element.actions.isEmpty }) {
        return [Branch(element: whole, inner: inner)]
      }
      whole.lines = inner.flatMap(\.lines)
      whole.isTruncated = inner.contains { $0.isTruncated }
      if ignoresWords {
        // A touch of the element reaches what is in it.
        for action in inner.flatMap(\.actions) where !whole.actions.contains(action) {
          whole.actions.append(action)
        }
        return [Branch(element: whole, inner: [])]
      }
      return [Self.combined(whole, of: inner.inReadingOrder)]
    }
    return [Branch(element: element, inner: inner)]
  }

  /// A node as an element that others stay in.
  private func container(_ node: ViewNode, of inner: [Branch]) -> Branch {
    var element = ElementTree.Element(type: "Group", frame: node.boxInImage ?? .zero)
    (element.source, element.isEnabled) = (node.source, node.isEnabled)
    if node.isNamed { element.name = node.name }
    return Branch(element: element, inner: inner, isContainer: true)
  }

  /// The elements of a view that stands for a node's own; a touch reaches those.
  private func represented(_ own: [Branch], by view: AnyView, at node: ViewNode) -> [Branch] {
    var branches = branches(of: view, standingFor: node)
    guard branches.count == 1, branches[0].inner.isEmpty, let frame = node.boxInImage else {
      return branches
    }
    branches[0].element.frame = frame
    for action in own.flatMap(\.actions) where !branches[0].element.actions.contains(action) {
      branches[0].element.actions.append(action)
    }
    return branches
  }

  /// The elements of a view that is never seen, where it would be in the middle of a node.
  private func branches(of view: AnyView, standingFor node: ViewNode) -> [Branch] {
    guard let box = node.boxInImage else { return [] }
    let unseen = graph.graph(of: view, standingFor: node)
    guard let root = unseen.root else { return [] }
    let (size, own) = (node.layout.frame.size, root.layout.frame.size)
    let scale = CGSize(
      width: size.width > 0 ? box.width / size.width : 1,
      height: size.height > 0 ? box.height / size.height : 1)
    let start = CGPoint(
      x: box.minX + (size.width - own.width) / 2 * scale.width,
      y: box.minY + (size.height - own.height) / 2 * scale.height)
    return unseen.drawing { ElementReader(graph: unseen).branches(of: root) }.map {
      $0.unseen(at: start, scale: scale)
    }
  }

  /// The elements in a node, with what the node adds to each of them.
  private func branches(in node: ViewNode) -> [Branch] {
    var inner = node.paintedChildren.flatMap { branches(of: $0) }
    switch node.described {
    case .traits(let added, let removed):
      // A shape that is said to be something is an element.
      if inner.isEmpty, !added.isEmpty, let frame = node.boxInImage {
        var element = ElementTree.Element(type: "Group", frame: frame)
        (element.source, element.isEnabled) = (node.source, node.isEnabled)
        inner = [Branch(element: element, inner: [])]
      }
      for index in inner.indices { inner[index].change(adding: added, removing: removed) }
    case .heading(let level):
      for index in inner.indices where inner[index].element.heading == nil {
        inner[index].element.heading = Int(level)
      }
    case .priority(let priority):
      for index in inner.indices where inner[index].priority == nil {
        inner[index].priority = priority
      }
    default: break
    }
    return inner
  }

  /// Elements as one, whose label is known.
  private static func combined(_ whole: ElementTree.Element, of inner: [Branch]) -> Branch {
    var result = Branch(element: whole, inner: [])
    let values = inner.compactMap(\.element.value)
    if !values.isEmpty { result.element.value = values.joined(separator: ", ") }
    result.element.hint = inner.compactMap(\.element.hint).first
    result.element.heading = inner.compactMap(\.element.heading).first
    for name in inner.flatMap(\.added) where !result.added.contains(name) {
      result.added.append(name)
    }
    result.element.traits += result.added
    return result
  }

  /// What a node says of itself; nil for one that says nothing.
  private func element(of node: ViewNode) -> ElementTree.Element? {
    guard let frame = node.boxInImage else { return nil }
    var element = ElementTree.Element(type: "Group", frame: frame)
    element.source = node.source
    element.isEnabled = node.isEnabled
    var says = true
    if node.layout.behavior.text != nil {
      element.type = "Text"
      element.traits = [.isStaticText]
      (element.lines, element.isTruncated) = graph.textLines(of: node)
    } else if let image = node.imageName {
      element.type = "Image"
      element.traits = [.isImage]
      element.image = image
    } else if let control = node.element {
      describe(control, in: &element)
    } else if node.isTouchable {
      describe(touchable: node, in: &element)
    } else {
      says = node.isHoverable
    }
    let words = node.words.joined(separator: ", ")
    switch node.described {
    case .identifier(let identifier): element.identifier = identifier
    case .help, .hint: element.hint = node.hint
    case .value: element.value = node.statedValue
    case .label, .element: element.label = words.isEmpty ? nil : words
    case .hidden, .traits, .heading, .priority, .container, .children, .representation, nil:
      guard says || node.isNamed else { return nil }
    }
    if node.isNamed { element.name = node.name }
    if says, node.described == nil, !words.isEmpty { element.label = words }
    return element
  }

  private func describe(_ control: ElementContent, in element: inout ElementTree.Element) {
    element.type = control.role.rawValue
    element.role = control.role
    element.traits = Self.traits(of: control.role)
    if let text = control.text {
      let value = text.text()
      element.value = text.isCopyable ? value : String(repeating: "•", count: value.count)
      element.actions = [.type]
    }
    if let handle = control.value {
      let length = handle.bounds.upperBound - handle.bounds.lowerBound
      element.value = CGFloat(handle.bounds.lowerBound + length * handle.share()).shortDescription
      element.actions = [.slide]
    }
  }

  private func describe(touchable node: ViewNode, in element: inout ElementTree.Element) {
    element.type = node.name
    let role: ElementRole? =
      switch node.name {
      case "Button": .button
      case "NavigationLink", "Link": .link
      case "Menu": .menu
      case "Option": .option
      case "Tab": .tab
      case "Toggle": .toggle
      default: nil
      }
    element.role = role
    element.traits = role.map { Self.traits(of: $0) } ?? []
    let isPressed = role != nil || Self.pressedTypes.contains(node.name)
    element.actions = isPressed ? [.tap] : [.touch]
  }

  /// What a tap is for, besides controls with a role.
  private static let pressedTypes: Set<String> = [
    "DisclosureGroup", "Stepper", "TextField", "TextEditor", "onTapGesture",
  ]

  private static func traits(of role: ElementRole) -> [ElementTrait] {
    switch role {
    case .button, .menu, .picker, .option, .tab, .datePicker: [.isButton]
    case .link: [.isLink]
    case .toggle: [.isButton, .isToggle]
    case .slider, .stepper, .textField: []
    }
  }

  /// An element and the only one in it as one; nil where both are touched and each in its own way.
  private static func joined(
    _ outer: ElementTree.Element, with branch: Branch, at node: ViewNode
  ) -> Branch? {
    let inner = branch.element
    let isControl = node.element != nil
    if node.isTouchable, !inner.actions.isEmpty { return nil }
    var result = inner
    if outer.type != "Group" {
      let keepsType = isControl && !inner.actions.isEmpty
      (result.type, result.role) = (keepsType ? inner.type : outer.type, outer.role ?? inner.role)
      // A text in a button is not another element.
      result.traits = outer.traits + branch.added.filter { !outer.traits.contains($0) }
      result.actions =
        outer.actions
        + inner.actions.filter {
          !outer.actions.contains($0) && (outer.actions.isEmpty || $0 != .touch)
        }
    }
    result.label = outer.label ?? inner.label
    result.value = outer.value ?? inner.value
    result.hint = outer.hint ?? inner.hint
    result.identifier = outer.identifier ?? inner.identifier
    result.name = outer.name ?? inner.name
    result.isEnabled = outer.isEnabled && inner.isEnabled
    result.source = inner.source ?? outer.source
    if inner.actions.isEmpty || isControl { result.frame = outer.frame }
    var joined = branch
    joined.element = result
    return joined
  }
}

extension ElementReader.Branch {
  fileprivate mutating func change(
    adding more: AccessibilityTraits, removing less: AccessibilityTraits
  ) {
    let (more, less) = (more.elementTraits, less.elementTraits)
    for name in more where !element.traits.contains(name) { element.traits.append(name) }
    for name in more where !added.contains(name) { added.append(name) }
    element.traits.removeAll(where: less.contains)
    added.removeAll(where: less.contains)
  }

  /// The same of a view that is never seen, in the points of the image: it has no lines, and nothing reacts in it.
  fileprivate func unseen(at start: CGPoint, scale: CGSize) -> Self {
    var branch = self
    let frame = element.frame
    branch.element.frame = CGRect(
      x: start.x + frame.minX * scale.width, y: start.y + frame.minY * scale.height,
      width: frame.width * scale.width, height: frame.height * scale.height)
    (branch.element.lines, branch.element.isTruncated, branch.element.actions) = ([], false, [])
    branch.inner = inner.map { $0.unseen(at: start, scale: scale) }
    return branch
  }

  /// Those of the element and of all in it.
  fileprivate var actions: [ElementAction] { element.actions + inner.flatMap(\.actions) }
  /// Those of the element and of all in it.
  fileprivate var lines: [ElementTree.Line] { element.lines + inner.flatMap(\.lines) }
  fileprivate var isTruncated: Bool { element.isTruncated || inner.contains { $0.isTruncated } }
}

extension ElementTree.Element {
  /// Whether something is said of a view that is there for others.
  fileprivate var saysSomething: Bool {
    [label, value, hint, identifier, name].contains { $0 != nil } || heading != nil
      || !traits.isEmpty || !actions.isEmpty
  }
}

extension [ElementReader.Branch] {
  /// Those of a higher priority first, and of equal ones as they are.
  fileprivate var inReadingOrder: Self {
    enumerated().sorted {
      let (one, other) = ($0.element.priority ?? 0, $1.element.priority ?? 0)
      return one == other ? $0.offset < $1.offset : one > other
    }.map(\.element)
  }
}
