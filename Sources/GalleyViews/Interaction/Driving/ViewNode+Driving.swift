import GalleyGeometry
import GalleyLayout

// What driving a renderer knows of a node, whatever its content is.
extension ViewNode {
  /// Whether the view and those around it can be touched.
  package var isEnabled: Bool { environment.isEnabled }
  /// Whether the node reacts to touches of an area of the image, and not to those of a control.
  package var isArea: Bool { touchable?.isOfArea ?? false }
  /// Whether the node reacts to touches of a row.
  package var isOfRow: Bool { touchable?.isOfRow ?? false }
  /// The name of the image that the node shows.
  package var imageName: String? { namedImage?.imageName }
  /// Whether the node shows an image that says nothing to those who do not see it.
  package var isDecorative: Bool { namedImage?.isDecorative ?? false }
  /// What the node is as a control.
  package var element: ElementContent? { content as? ElementContent }
  /// What the node says of itself to searches for views.
  package var described: DescriptionContent.AccessibilityAttribute? {
    (content as? DescriptionContent)?.fact
  }
  /// Makes the node's value larger or smaller by a step; nil where it has none.
  package var adjust: ((AccessibilityAdjustmentDirection) -> Void)? {
    if case .adjustable(let adjust) = described {
      return { direction in
        self.reinstallProperties()
        adjust(direction)
      }
    }
    return element?.adjust
  }
  /// What the node says that the views in it do; nil where it says nothing of that.
  package var hint: String? {
    switch described {
    case .help(let text), .hint(let text): text.words(in: environment)
    default: nil
    }
  }
  /// What the node says that the views in it hold; nil where it says nothing of that.
  package var statedValue: String? {
    guard case .value(let text) = described else { return nil }
    return text.words(in: environment)
  }
  /// What the node leaves of the views in it, from 0 to 1, where movements come to rest.
  package var shownOpacity: Double { opacityHolder.map { min(max($0.opacity, 0), 1) } ?? 1 }
  /// The views that the node paints, in the order in which it does.
  package var paintedChildren: [ViewNode] { layered?.backToFront(self) ?? children }
  /// What runs when a text in the field is submitted, the innermost last.
  package var submitActions: [() -> Void] { environment.submitActions }

  /// Whether an explicit id lies on the way to the node.
  package func hasID(_ id: AnyHashable) -> Bool { identity.contains(id) }

  /// Whether nothing is seen of the node, or it is hidden from searches.
  package var isUnseen: Bool {
    if content is HiddenContent { return true }
    return hidesFromReaders || opacityHolder?.isClear ?? false
  }

  /// Whether the node says that the view in it is hidden, and nothing around the same view says that it is not (EL6; recorded
  /// on SwiftUI: MetalUI, docs/probes/swiftui-accessibility-part2, arm H4). That a view in which there is one other is the same
  /// one is assumed.
  package var hidesFromReaders: Bool {
    guard case .hidden = described else { return false }
    var node = self
    while let outer = node.parent, outer.children.count == 1 {
      if case .shown = outer.described { return false }
      node = outer
    }
    return true
  }
}

extension ViewNode {
  /// The field for text that the node is, is in, or holds as the first one.
  package var nearestField: ViewNode? {
    nearest { ($0.content as? ElementContent)?.text != nil }
  }

  /// The field for text that the node is, or is in.
  package var fieldAround: ViewNode? { around { ($0.content as? ElementContent)?.text != nil } }

  package func nearest(_ isFound: (ViewNode) -> Bool) -> ViewNode? {
    around(isFound) ?? first(isFound)
  }

  private func around(_ isFound: (ViewNode) -> Bool) -> ViewNode? {
    var node: ViewNode? = self
    while let current = node {
      if isFound(current) { return current }
      node = current.parent
    }
    return nil
  }

  /// The first node of the tree below that is found, parents before children.
  package func first(_ isFound: (ViewNode) -> Bool) -> ViewNode? {
    if layout.isAbsent { return nil }
    if isFound(self) { return self }
    for child in children + secondary {
      if let found = child.first(isFound) { return found }
    }
    return nil
  }
}
