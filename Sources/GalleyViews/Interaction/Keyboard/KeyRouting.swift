import GalleyGeometry

/// When a view hears of a key.
package enum KeyStage: Hashable, Sendable {
  /// Before the field with the focus does.
  case beforeEditing
  /// After it has not used the key.
  case afterEditing
}

/// A modifier that hears of keys while its view, or one in it, has the focus.
struct KeyContent: EffectContent {
  let name: String
  let stage: KeyStage
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result
  /// Instead of that, of the container in the view, what hears of keys with its rows; nil for others.
  var rowAction: ((KeyPress, [TouchedRow]) -> KeyPress.Result)?
}

/// A view that can have the focus without being a field.
struct FocusableContent: EffectContent, PlacedContent {
  let place: ViewIdentity
  let isFocusable: Bool
  /// Whether a tap gives it the focus.
  let takesTaps: Bool
  /// Whether a tap that a row in it reacts to does, too.
  var takesRowTaps = false
  let onFocusChange: (Bool) -> Void
  var name: String { "focusable" }
}

extension ViewNode {
  /// Whether the view can have the focus: a field, or a view that says so.
  package var isFocusTarget: Bool {
    if let focusable = content as? FocusableContent { return focusable.isFocusable }
    return element?.text != nil
  }

  /// Whether a tap gives the view the focus, though it has no gesture.
  package var takesFocusByTap: Bool {
    guard let focusable = content as? FocusableContent else { return false }
    return focusable.isFocusable && focusable.takesTaps && isEnabled
  }

  /// Whether the view or one around it hears of keys that come up.
  package var hearsReleases: Bool {
    var node: ViewNode? = self
    while let current = node {
      if let content = current.content as? KeyContent, content.phases.contains(.up) { return true }
      node = current.parent
    }
    return false
  }

  /// All nodes of the tree below that are not absent, parents before children.
  fileprivate func visit(_ body: (ViewNode) -> Void) {
    if layout.isAbsent { return }
    body(self)
    for child in children + secondary { child.visit(body) }
  }

  /// The nodes that are found on what is presented in front of all others, in the order in which they were written.
  fileprivate func inFront(where isFound: (ViewNode) -> Bool) -> [ViewNode] {
    var front = 0
    var found: [ViewNode] = []
    visit { node in
      front = max(front, node.environment.presentationLevel)
      if isFound(node) { found.append(node) }
    }
    return found.filter { $0.environment.presentationLevel == front }
  }
}

extension ViewGraph {
  /// Hands a key to a view and then to those around it, until one of them handles it.
  /// - Returns: whether one did.
  package func offer(
    _ key: KeyEquivalent, modifiers: EventModifiers, phase: KeyPress.Phases, to target: ViewNode,
    _ stage: KeyStage
  ) -> Bool {
    let isLarge = !modifiers.isDisjoint(with: [.shift, .capsLock])
    let character = String(key.character)
    let press = KeyPress(
      phase: phase, key: key, characters: isLarge ? character.uppercased() : character,
      modifiers: modifiers)
    var node: ViewNode? = target
    while let current = node {
      node = current.parent
      guard let content = current.content as? KeyContent, content.stage == stage,
        content.phases.contains(phase), current.isEnabled
      else { continue }
      pending.deferredWork.markUserCodeRan()
      current.reinstallProperties()
      let result = content.rowAction?(press, current.rowsInside) ?? content.action(press)
      if result == .handled { return true }
    }
    return false
  }

  /// Presses the first control whose shortcut the keys are. Of views behind something that is presented, none counts.
  /// - Returns: whether there is one.
  package func pressControl(by key: KeyEquivalent, modifiers: EventModifiers) -> Bool {
    let control = root?.inFront { node in
      guard let shortcut = node.environment.keyboardShortcut, node.isEnabled else { return false }
      return shortcut.isPressed(by: key, modifiers) && node.touchable?.pressAction != nil
    }.first
    guard let control, let press = control.touchable?.pressAction else { return false }
    pending.deferredWork.markUserCodeRan()
    control.reinstallProperties()
    press()
    return true
  }

  /// The views that can have the focus, in the order in which they were written, without those that are disabled, hidden
  /// or behind something that is presented.
  package var focusTargets: [ViewNode] {
    root?.inFront { $0.isFocusTarget && $0.isEnabled && !$0.isUnseenOrInUnseen } ?? []
  }
}

extension ViewNode {
  fileprivate var isUnseenOrInUnseen: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.isUnseen { return true }
      node = current.parent
    }
    return false
  }
}

extension KeyboardShortcut {
  fileprivate func isPressed(by key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    let uncounted: EventModifiers = [.capsLock, .numericPad]
    return self.modifiers.subtracting(uncounted) == modifiers.subtracting(uncounted)
      && self.key.character.lowercased() == key.character.lowercased()
  }
}

nonisolated extension EnvironmentValues {
  /// How many presented views the view lies on, one on the other: keys reach those that lie on the most.
  @Entry package var presentationLevel: Int = 0
}
