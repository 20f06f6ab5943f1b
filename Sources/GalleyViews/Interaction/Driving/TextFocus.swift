import GalleyDiagnostics
import GalleyGeometry

/// A modifier that binds a state to whether its view has the focus.
protocol FocusHolder: NodeContent {
  var hasFocus: Bool { get }
  func setFocus(_ value: Bool)
}

/// Which field what is typed goes to.
final class TextFocus: GraphValue {
  private var field: ViewNode?

  /// Gives a field the focus, and takes it from the one that had it.
  func move(to new: ViewNode?, in root: ViewNode?) {
    let old = field?.successor(in: root)
    if let old, old === new { return }
    field = new
    if let old {
      old.reinstallProperties()
      for holder in old.focusHolders where holder.hasFocus { holder.setFocus(false) }
      (old.content as? ElementContent)?.text?.setEditing(false)
    }
    guard let new else { return }
    new.reinstallProperties()
    for holder in new.focusHolders where !holder.hasFocus { holder.setFocus(true) }
    (new.content as? ElementContent)?.text?.setEditing(true)
  }

  /// Takes the focus from the field that has it, by a tap or by a state.
  /// - Returns: whether one had it.
  func end(in root: ViewNode) -> Bool {
    guard let node = current(in: root) else { return false }
    field = node
    move(to: nil, in: root)
    return true
  }

  /// The field that has the focus: the one that states give it, or the one that was tapped last.
  func current(in root: ViewNode) -> ViewNode? {
    if let field = field?.successor(in: root) {
      self.field = field
      let holders = field.focusHolders
      if holders.isEmpty || holders.contains(where: \.hasFocus) { return field }
    }
    return root.first { node in
      (node.content as? ElementContent)?.text != nil
        && node.focusHolders.contains(where: \.hasFocus)
    }
  }
}

extension ViewGraph {
  var textFocus: TextFocus { memory.value() }
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

// Keys.
extension ViewDriver {
  /// Finds the field that is typed into. Called within `ViewGraph.perform`, and gives the field the focus.
  /// - Parameter query: nil is the field that has the focus.
  /// - Throws: `DrivingError`.
  package func focusField(_ query: ElementQuery?, occurrence: Int? = nil) throws {
    guard let root else { throw DrivingError.noTextField(query?.words ?? "") }
    let node: ViewNode
    if let query {
      let found = try ElementSearch(root).view(query, occurrence: occurrence)
      guard let field = found.nearestField else { throw DrivingError.noTextField(query.words) }
      guard field.environment.isEnabled else { throw DrivingError.disabled(query.words) }
      _ = try TouchTarget(field, in: root, called: query.words).place(for: "typing")
      node = field
    } else {
      guard let field = focus.current(in: root) else { throw DrivingError.noTextField("") }
      node = field
    }
    focus.move(to: node, in: root)
  }

  /// Types a character into the field that has the focus: a line feed submits a field of one line, and a backspace
  /// takes the last character away.
  /// - Returns: whether the text was submitted.
  /// - Throws: `DrivingError`.
  package func type(_ character: Character) throws -> Bool {
    guard let root, let field = focus.current(in: root),
      let handle = (field.content as? ElementContent)?.text
    else { throw DrivingError.noTextField("") }
    field.reinstallProperties()
    let text = handle.text()
    switch character {
    case "\u{8}", "\u{7F}":
      if !text.isEmpty { handle.setText(String(text.dropLast())) }
    case "\n" where !handle.hasLines, "\r" where !handle.hasLines:
      handle.commit()
      for action in field.environment.submitActions.reversed() { action() }
      return true
    default: handle.setText(text + String(character))
    }
    return false
  }

  /// Empties the field that has the focus.
  package func clearField() {
    guard let root, let field = focus.current(in: root) else { return }
    field.reinstallProperties()
    (field.content as? ElementContent)?.text?.setText("")
  }

  /// Takes the focus away after a text was submitted, unless that has given it to another field.
  package func endTyping(in field: FocusedField?) {
    guard let root, focusedField == field else { return }
    focus.move(to: nil, in: root)
  }

  /// The field that has the focus.
  package var focusedField: FocusedField? {
    guard let root, let content = focus.current(in: root)?.content as? ElementContent else {
      return nil
    }
    return FocusedField(place: content.place)
  }
}

/// A field, by the way to it.
package struct FocusedField: Equatable {
  let place: ViewIdentity
}

nonisolated extension EnvironmentValues {
  private enum SubmitKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }
  private enum SearchKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }

  /// What runs when a text is submitted, the innermost last.
  package var submitActions: [() -> Void] {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }

  /// What runs when a search is submitted, the innermost last.
  package var searchActions: [() -> Void] {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }
}
