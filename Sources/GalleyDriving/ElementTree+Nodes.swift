import GalleyDiagnostics
import GalleyGeometry
import GalleyLayout
import GalleyViews

extension ElementTree {
  /// The elements of a graph's last pass; nil before the first. Called after a pass and before the next one.
  /// - Complexity: O(n) in the nodes, and the words of each.
  package init?(_ graph: ViewGraph) {
    guard let root = graph.root else { return nil }
    let image = CGRect(origin: .zero, size: root.layout.frame.size)
    let branches = graph.drawing {
      ElementReader(graph: graph, boxes: SeenBoxes(graph), area: image).branches(of: root)
    }
    var elements: [Element] = []
    func collect(_ branch: ElementBranch, depth: Int) {
      var depth = depth
      if !branch.isContainer || branch.saysSomething {
        var element = branch.told
        (element.number, element.depth) = (elements.count + 1, depth)
        elements.append(element)
        depth += 1
      }
      for inner in branch.inner.inReadingOrder { collect(inner, depth: depth) }
    }
    let read = branches.outOfScrollAreas.filter { !$0.isEmptyText }
    for branch in read.besideModals.inReadingOrder { collect(branch, depth: 0) }
    self.init(size: root.layout.frame.size, elements: elements)
  }
}

/// Makes elements of nodes.
struct ElementReader {
  let graph: ViewGraph
  /// Where its nodes are seen.
  let boxes: SeenBoxes
  /// The part of the image in which something is seen, as the views around clip it; nil where nothing is drawn at all.
  let area: CGRect?

  /// The elements of a node that lie in none of its other ones.
  func branches(of node: ViewNode) -> [ElementBranch] {
    if node.layout.isAbsent || node.isUnseen { return [] }
    var reader = self
    if let area, let own = node.seenArea {
      reader = ElementReader(graph: graph, boxes: boxes, area: area.cut(to: own))
    }
    var branches = reader.read(node)
    if node.element?.role == .button {
      for index in branches.indices { branches[index].isButtonOfControl = true }
    }
    let opacity = node.shownOpacity
    if opacity < 1 { for index in branches.indices { branches[index].fade(by: opacity) } }
    return branches
  }

  private func read(_ node: ViewNode) -> [ElementBranch] {
    var inner = branches(in: node)
    // What is said around an empty text makes it an element.
    if node.described == nil, !node.isNamed { inner.removeAll(where: \.isEmptyText) }
    switch node.described {
    case .container: return [container(node, of: inner.outOfScrollAreas)]
    case .label, .value, .hint, .help, .identifier: return branches(inner, saidBy: node)
    case .children(let view):
      let known = inner.outOfScrollAreas
      var own = known.count == 1 ? known[0] : container(node, of: [])
      own.inner = branches(of: view, standingFor: node)
      return [own]
    case .representation(let view): return represented(inner, by: view, at: node)
    default: break
    }
    if node.isScrollWindow, !inner.isEmpty {
      var area = container(node, of: inner)
      area.isScrollArea = true
      return [area]
    }
    if node.isArea, !inner.isEmpty {
      guard node.isOfRow else { return inner }
      return inner.outOfScrollAreas.touched(in: boxes.box(of: node), area)
    }
    guard let element = element(of: node) else { return inner }
    return branches(element, of: inner.outOfScrollAreas, at: node)
  }

  /// The elements of a node that is one, or is read as one with those in it.
  private func branches(
    _ element: ElementTree.Element, of inner: [ElementBranch], at node: ViewNode
  ) -> [ElementBranch] {
    // A group is said only where it says something of all that is in it.
    let isNamed =
      element.label != nil || element.identifier != nil || element.name != nil
      || element.value != nil
    if element.type == .group, inner.isEmpty, !isNamed { return [] }
    if node.element?.role == .pickerWheel { return [wheel(element, of: inner, at: node)] }
    if node.element?.role.isOneElement == true { return [whole(element, of: inner)] }
    if element.role?.isPressed == true, inner.count > 1 || inner.contains(where: \.holdsOthers),
      inner.allSatisfy(\.actions.isEmpty)
    {
      return [pressed(element, of: inner, at: node)]
    }
    if inner.count == 1, let joined = joined(element, with: inner[0], at: node) {
      return [joined]
    }
    if case .element(let ignoresWords) = node.described {
      return [ignoresWords ? alone(element, over: inner) : together(element, of: inner)]
    }
    var branch = ElementBranch(element: element, inner: inner, area: area)
    branch.isAdjustable = node.adjust != nil
    if node.isSelected { branch.added = [.isSelected] }
    if node.layout.behavior.text != nil || node.imageName != nil {
      branch.labelPart = node.labelPart
    }
    return [branch]
  }

  /// Elements with what a node says of the view that they are in: each of several says it, before what is said of it inside
  /// (EL2; recorded on SwiftUI: MetalUI, docs/probes/swiftui-accessibility-bridge-rules, the arms of labelled containers). Those
  /// of a control of several parts, as its options, stay in a group (assumed).
  private func branches(_ inner: [ElementBranch], saidBy node: ViewNode) -> [ElementBranch] {
    guard let element = element(of: node) else { return inner }
    if inner.count == 1, let joined = joined(element, with: inner[0], at: node) {
      return [joined]
    }
    if inner.isEmpty || inner.contains(where: \.isPartOfControl) {
      return branches(element, of: inner.outOfScrollAreas, at: node)
    }
    return inner.map { $0.saying(element) }
  }

  /// A node as an element that others stay in.
  private func container(_ node: ViewNode, of inner: [ElementBranch]) -> ElementBranch {
    var element = group(node, boxes.box(of: node) ?? .zero)
    if node.isNamed { element.name = node.name }
    return ElementBranch(element: element, inner: inner, area: area, isContainer: true)
  }

  /// An element for a view that is none by itself.
  private func group(_ node: ViewNode, _ frame: CGRect) -> ElementTree.Element {
    var element = ElementTree.Element(type: .group, frame: frame)
    (element.source, element.isEnabled) = (node.source, node.isEnabled)
    return element
  }

  /// The elements of a view that stands for a node's own; a touch reaches those.
  private func represented(_ own: [ElementBranch], by view: AnyView, at node: ViewNode)
    -> [ElementBranch]
  {
    var branches = branches(of: view, standingFor: node)
    guard branches.count == 1, branches[0].inner.isEmpty, let frame = boxes.box(of: node)
    else { return branches }
    branches[0].element.frame = frame
    for action in own.flatMap(\.actions) where !branches[0].element.actions.contains(action) {
      branches[0].element.actions.append(action)
    }
    return branches
  }

  /// The elements of a view that is never seen, where it would be in the middle of a node.
  private func branches(of view: AnyView, standingFor node: ViewNode) -> [ElementBranch] {
    guard let box = boxes.box(of: node) else { return [] }
    let unseen = graph.graph(of: view, standingFor: node)
    guard let root = unseen.root else { return [] }
    let (size, own) = (node.layout.frame.size, root.layout.frame.size)
    let scale = CGSize(
      width: size.width > 0 ? box.width / size.width : 1,
      height: size.height > 0 ? box.height / size.height : 1)
    let start = CGPoint(
      x: box.minX + (size.width - own.width) / 2 * scale.width,
      y: box.minY + (size.height - own.height) / 2 * scale.height)
    return unseen.drawing {
      ElementReader(graph: unseen, boxes: SeenBoxes(unseen), area: nil).branches(of: root)
    }
    .map { $0.unseen(at: start, scale: scale, in: area) }
  }

  /// The elements in a node, with what the node adds to each of them.
  private func branches(in node: ViewNode) -> [ElementBranch] {
    var inner = branches(below: node).joiningLabels
    switch node.described {
    case .traits(let added, let removed):
      // A shape that is said to be something is an element.
      if inner.isEmpty, !added.isEmpty, let frame = boxes.box(of: node) {
        inner = [ElementBranch(element: group(node, frame), inner: [], area: area)]
      }
      inner.changeEach { $0.change(adding: added, removing: removed) }
    case .heading(let level):
      inner.changeEach { $0.element.heading = $0.element.heading ?? Int(level) }
    case .adjustable, .action, .actions:
      if inner.isEmpty, let frame = boxes.box(of: node) {
        inner = [ElementBranch(element: group(node, frame), inner: [], area: area)]
      }
      let actions = graph.performableActions(of: node).map(\.name)
      inner.changeEach { branch in
        if node.adjust != nil { branch.isAdjustable = true }
        branch.add(actions)
      }
    case .priority(let priority):
      for index in inner.indices where inner[index].priority == nil {
        inner[index].priority = priority
      }
    default: break
    }
    return inner
  }

  /// The elements in a node, part for part where its layout says in which order its views are read: what is said of the
  /// order in one of these does not reach beyond it.
  private func branches(below node: ViewNode) -> [ElementBranch] {
    let children = node.paintedChildren
    guard let order = node.layout.behavior.readingOrder else {
      // EL5, recorded on SwiftUI (MetalUI, docs/probes/swiftui-accessibility-bridge, arm 4).
      let read = node.layout.behavior.isReadFromFront ? node.frontToBack : children
      return read.flatMap { branches(of: $0) }
    }
    let places = order + children.indices.filter { !order.contains($0) }
    return places.filter(children.indices.contains).flatMap { place in
      branches(of: children[place]).outOfScrollAreas.inReadingOrder.map { branch in
        var placed = branch
        placed.priority = nil
        return placed
      }
    }
  }

  /// What a node says of itself; nil for one that says nothing.
  private func element(of node: ViewNode) -> ElementTree.Element? {
    guard let frame = boxes.box(of: node) else { return nil }
    var element = ElementTree.Element(type: .group, frame: frame)
    element.source = node.source
    element.isEnabled = node.isEnabled
    var says = !node.isDecorative
    if node.layout.behavior.text != nil {
      element.type = .text
      element.traits = node.isHeading ? [.isStaticText, .isHeader] : [.isStaticText]
      (element.lines, element.isTruncated) = graph.textLines(of: node)
    } else if let image = node.imageName, says {
      element.type = .image
      element.traits = [.isImage]
      element.image = image
    } else if let control = node.element {
      describe(control, in: &element)
    } else if node.isTouchable {
      describe(touchable: node, in: &element)
    } else {
      says = node.isHoverable
    }
    element.value = element.value ?? node.heldValue
    let words = node.words.joined(separator: ", ")
    switch node.described {
    case .identifier(let identifier): element.identifier = identifier
    case .help, .hint: element.hint = node.hint
    case .value: element.value = node.statedValue
    case .label, .element: element.label = words.isEmpty ? nil : words
    case .hidden, .shown, .traits, .heading, .priority, .container, .children, .representation,
      .adjustable, .action, .actions, nil:
      guard says || node.isNamed else { return nil }
    }
    if node.isNamed { element.name = node.name }
    // What was typed into a field is no name of it.
    let isUnnamed = node.element.map { $0.text != nil && $0.label == nil } ?? false
    if says, node.described == nil, !words.isEmpty, !isUnnamed { element.label = words }
    return element
  }

  private func describe(_ control: ElementContent, in element: inout ElementTree.Element) {
    element.type = .control(control.role)
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
    element.type = .view(node.name)
    let part = node.tappedPart
    element.role = part?.role
    element.traits = part?.role.map { Self.traits(of: $0) } ?? []
    if node.isSelected { element.traits.append(.isSelected) }
    element.actions = node.reactsToTaps ? [.tap] : [.touch]
  }

  private static func traits(of role: ElementRole) -> [ElementTrait] {
    switch role {
    case .button, .menu, .picker, .option, .tab, .datePicker: [.isButton]
    case .link: [.isLink]
    case .toggle: [.isButton, .isToggle]
    case .slider, .stepper, .textField, .progressView, .gauge, .pickerWheel: []
    }
  }

  /// An element and the only one in it as one; nil where both are touched and each in its own way.
  private func joined(
    _ outer: ElementTree.Element, with branch: ElementBranch, at node: ViewNode
  ) -> ElementBranch? {
    let inner = branch.element
    let isControl = node.element != nil
    if node.isTouchable, !inner.actions.isEmpty { return nil }
    var result = inner
    if outer.type != .group {
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
    // A picker whose label is not drawn is called by it, and holds what is drawn.
    let holdsLabel = outer.role == .picker && node.element?.label != nil
    result.value = outer.value ?? inner.value ?? (holdsLabel ? inner.label : nil)
    result.hint = outer.hint ?? inner.hint
    result.identifier = outer.identifier ?? inner.identifier
    result.name = outer.name ?? inner.name
    result.isEnabled = outer.isEnabled && inner.isEnabled
    result.source = inner.source ?? outer.source
    var joined = branch
    joined.isAdjustable = branch.isAdjustable || node.adjust != nil
    // A control is no part of a label around it.
    if outer.type != .group { joined.labelPart = nil }
    if inner.actions.isEmpty || isControl { (result.frame, joined.area) = (outer.frame, area) }
    joined.element = result
    if outer.traits.contains(.isSelected), !joined.added.contains(.isSelected) {
      joined.added.append(.isSelected)
    }
    return joined
  }
}
