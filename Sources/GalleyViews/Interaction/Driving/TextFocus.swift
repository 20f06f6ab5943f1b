import GalleyGeometry

/// A modifier that binds a state to whether its view has the focus.
protocol FocusHolder: NodeContent {
  var hasFocus: Bool { get }
  func setFocus(_ value: Bool)
}

/// Which field what is typed goes to, or which other view keys do.
package final class TextFocus: GraphValue {
  private var field: ViewNode?
  /// Where in the field is typed, the field, and its text then; nil is the end of the text.
  private var caret: (value: TextCaret, field: FocusedField, text: String)?
  /// What was typed into the field since it has the focus.
  package var history = EditHistory()

  init() {}

  /// Gives a field the focus, and takes it from the one that had it.
  package func move(to new: ViewNode?, in root: ViewNode?) {
    let old = field?.successor(in: root)
    if let old, old === new { return }
    field = new
    caret = nil
    history = EditHistory()
    if let old {
      old.reinstallProperties()
      for holder in old.focusHolders where holder.hasFocus { holder.setFocus(false) }
      old.hearOfFocus(false)
    }
    guard let new else { return }
    new.reinstallProperties()
    for holder in new.focusHolders where !holder.hasFocus { holder.setFocus(true) }
    new.hearOfFocus(true)
  }

  /// Where in a field is typed; nil is the end of the text. A field that gets the focus, or whose text was changed by
  /// code since (assumed), begins there.
  package func caret(in field: ViewNode, of text: String) -> TextCaret? {
    guard let caret, caret.field == FocusedField(field), caret.text == text else { return nil }
    return caret.value
  }

  package func setCaret(_ value: TextCaret, in field: ViewNode, of text: String) {
    caret = FocusedField(field).map { (value, $0, text) }
  }

  /// Takes the focus from the field that has it, by a tap or by a state.
  /// - Returns: whether one had it.
  func end(in root: ViewNode) -> Bool {
    guard let node = current(in: root) else { return false }
    field = node
    move(to: nil, in: root)
    return true
  }

  /// The field or the view that has the focus: the one that states give it, or the one that was tapped last.
  package func current(in root: ViewNode) -> ViewNode? {
    if let field = field?.successor(in: root) {
      self.field = field
      let holders = field.focusHolders
      if holders.isEmpty || holders.contains(where: \.hasFocus) { return field }
    }
    return root.first { $0.isFocusTarget && $0.focusHolders.contains(where: \.hasFocus) }
  }
}

extension ViewGraph {
  package var textFocus: TextFocus { memory.value() }
}

extension CurrentCanvas {
  /// Takes the focus from the field of the image that has it. Called by code of the views.
  /// - Returns: whether one had it.
  @discardableResult
  package static func endEditing() -> Bool {
    guard let graph = device.views?.graph, let root = graph.root else { return false }
    return graph.textFocus.end(in: root)
  }
}

extension ViewNode {
  fileprivate func hearOfFocus(_ hasFocus: Bool) {
    (content as? ElementContent)?.text?.setEditing(hasFocus)
    (content as? FocusableContent)?.onFocusChange(hasFocus)
  }

  fileprivate var focusHolders: [any FocusHolder] {
    var holders: [any FocusHolder] = []
    var node: ViewNode? = self
    while let current = node {
      if let holder = current.focusHolder { holders.append(holder) }
      node = current.parent
    }
    return holders
  }
}

/// A field, by the way to it.
package struct FocusedField: Equatable {
  private let place: ViewIdentity

  /// Nil where the node is no control.
  package init?(_ node: ViewNode) {
    guard let content = node.element else { return nil }
    place = content.place
  }
}

nonisolated extension EnvironmentValues {
  /// What runs when a text is submitted, the innermost last.
  @Entry package var submitActions: [() -> Void] = []

  /// What runs when a search is submitted, the innermost last.
  @Entry package var searchActions: [() -> Void] = []
}
