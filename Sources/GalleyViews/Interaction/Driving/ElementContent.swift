import GalleyDiagnostics
import GalleyGeometry
import GalleyLayout

/// What a view says of itself to those who look for it, or cannot see it.
package struct DescriptionContent: EffectContent {
  package enum AccessibilityAttribute {
    case label(Text)
    case identifier(String)
    case hidden
    /// The view is not hidden, whatever is said of it inside.
    case shown
    /// What is in the view is one element; its words count where `ignoresWords` is false.
    case element(ignoresWords: Bool)
    /// The view is an element that those in it stay in.
    case container
    /// Elements of views that are never seen stand for those in the view.
    case children(AnyView)
    /// Elements of a view that is never seen stand for this one.
    case representation(AnyView)
    /// What the view does, in a sentence: a driven renderer also finds the view by it.
    case help(Text)
    /// What using the view does, in a sentence.
    case hint(Text)
    case value(Text)
    /// Traits that are added to those of the views in it, and then traits that they do not have.
    case traits(added: AccessibilityTraits, removed: AccessibilityTraits)
    /// The level of a heading, from 1.
    case heading(level: UInt)
    /// Views of a higher priority are read before others.
    case priority(Double)
    /// The view has a larger and a smaller value.
    case adjustable((AccessibilityAdjustmentDirection) -> Void)
    /// The view has an action that is no touch.
    case action(AccessibilityActionKind, () -> Void)
    /// The buttons of a view that is never seen are such actions.
    case actions(AnyView)
  }
  /// Nil says nothing.
  let fact: AccessibilityAttribute?

  var name: String {
    switch fact {
    case .shown, nil: "accessibility"
    case .label: "accessibilityLabel"
    case .identifier(let identifier): "accessibilityIdentifier(\"\(identifier)\")"
    case .hidden: "accessibilityHidden"
    case .element, .container: "accessibilityElement"
    case .children: "accessibilityChildren"
    case .representation: "accessibilityRepresentation"
    case .help: "help"
    case .hint: "accessibilityHint"
    case .value: "accessibilityValue"
    case .traits: "accessibilityTraits"
    case .heading: "accessibilityHeading"
    case .priority: "accessibilitySortPriority"
    case .adjustable: "accessibilityAdjustableAction"
    case .action: "accessibilityAction"
    case .actions: "accessibilityActions"
    }
  }
}

nonisolated extension View {
  func described(as fact: DescriptionContent.AccessibilityAttribute?) -> some View {
    modified(by: DescriptionContent(fact: fact))
  }
}

/// The value of a control with a knob.
package struct ValueHandle {
  /// The value's share of its range, 0 to 1.
  package var share: () -> Double
  /// The range in the unit of the value.
  package var bounds: ClosedRange<Double>
  /// Where the knob is for a share, in a box of a size.
  package var place: (Double, CGSize) -> CGPoint

  package init(
    bounds: ClosedRange<Double>, share: @escaping () -> Double,
    place: @escaping (Double, CGSize) -> CGPoint
  ) {
    (self.share, self.bounds, self.place) = (share, bounds, place)
  }
}

/// How the text of a field is read and written.
package struct TextHandle {
  package var text: () -> String
  package var setText: (String) -> Void
  /// Whether a return ends a line of the text and does not submit it.
  package var hasLines: Bool
  /// Whether the text can be copied.
  package var isCopyable = true
  /// Called when the field gets or loses the focus.
  package var setEditing: (Bool) -> Void
  /// Called when a return submits the text.
  package var commit: () -> Void

  package init(
    text: @escaping () -> String, setText: @escaping (String) -> Void, hasLines: Bool = false,
    setEditing: @escaping (Bool) -> Void = { _ in }, commit: @escaping () -> Void = {}
  ) {
    (self.text, self.setText, self.hasLines) = (text, setText, hasLines)
    (self.setEditing, self.commit) = (setEditing, commit)
  }
}

/// A control as a whole: what it is, and what it is called where its label is not drawn.
package struct ElementContent: EffectContent, PlacedContent {
  let place: ViewIdentity
  package let role: ElementRole
  package var label: Text?
  package private(set) var text: TextHandle?
  package private(set) var value: ValueHandle?
  var held: HeldValue?
  /// Makes the value larger or smaller by a step.
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  var name: String { role.rawValue }
}

nonisolated extension View {
  /// Marks a control.
  /// - Parameters:
  ///   - label: what the control is called where its label is not drawn.
  ///   - held: what a control without a knob and a text holds.
  package func element(
    _ role: ElementRole, label: Text? = nil, text: TextHandle? = nil, value: ValueHandle? = nil,
    holding held: HeldValue? = nil
  ) -> some View {
    PlacedView(content: self) {
      ElementContent(place: $0, role: role, label: label, text: text, value: value, held: held)
    }
  }

  /// Marks a control with a larger and a smaller value.
  /// - Parameter adjust: makes the value larger or smaller by a step, as far as it goes.
  package func element(
    _ role: ElementRole, label: Text? = nil, value: ValueHandle? = nil,
    adjust: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    PlacedView(content: self) {
      ElementContent(place: $0, role: role, label: label, value: value, adjust: adjust)
    }
  }

  /// Reacts to a press as a button does.
  /// - Parameters:
  ///   - part: what the view is for those who do not see it; nil for what only takes touches, as the ground of a menu.
  ///   - setPressed: called when the button is pressed, and when it is not any more.
  package func pressable(
    name: String, as part: TappedPart? = nil, setPressed: @escaping (Bool) -> Void = { _ in },
    action: @escaping () -> Void
  ) -> some View {
    touchable(by: ButtonGesture(action: action, setPressed: setPressed), name: name, as: part)
  }
}

/// A drag of a part of a control, from its first touch on.
nonisolated package struct KnobGesture: PrimitiveGesture {
  package struct Value: Equatable {
    /// In points.
    package var translation: CGSize
    /// Of the view that the gesture was added to, in points.
    package var size: CGSize
  }

  package init() {}

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<Value> {
    if let known = old as? PlacedRecognizer<DragGesture.Value, Value> { return known }
    let drag = DragRecognizer()
    drag.minimumDistance = 0
    return PlacedRecognizer(drag) { Value(translation: $0.translation, size: $1.size) }
  }
}

nonisolated extension View {
  package func knobGesture(name: String, _ gesture: some Gesture) -> some View {
    touchable(by: gesture, name: name)
  }

  /// Reacts to a drag in an area of the image.
  package func areaGesture(name: String, _ gesture: some Gesture) -> some View {
    touchable(by: gesture, ofArea: name)
  }

  /// Reacts to a gesture that goes before those of the views in this one.
  package func outerGesture(name: String, _ gesture: some Gesture) -> some View {
    touchable(by: gesture, ofArea: name, priority: .high)
  }

  /// Reacts to a drag that goes before the scroll views in this one where these have nothing above and a finger goes
  /// down.
  package func pullGesture(name: String, _ gesture: some Gesture) -> some View {
    touchable(by: gesture, ofArea: name, takesPulls: true)
  }
}

/// What a button does when it is pressed.
nonisolated struct ButtonGesture: PrimitiveGesture, PressGesture {
  typealias Value = Void
  let action: () -> Void
  let setPressed: (Bool) -> Void

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<Void> {
    let known = old as? EndedRecognizer<Void>
    let base = known?.base as? ButtonRecognizer ?? ButtonRecognizer()
    base.setPressed = setPressed
    guard let known else { return EndedRecognizer<Void>(base, { _ in action() }) }
    known.action = { _ in action() }
    return known
  }
}

extension ViewNode {
  /// What is written in the node, in the order in which it was written; a label stands for all that is in it.
  package var words: [String] {
    if layout.isAbsent || content is HiddenContent { return [] }
    if let text = layout.behavior.text { return text.isEmpty ? [] : [text] }
    if let control = content as? ElementContent, let label = control.label {
      return [label.words(in: environment)]
    }
    if let description = content as? DescriptionContent {
      switch description.fact {
      case .label(let label): return [label.words(in: environment)]
      case .hidden where hidesFromReaders: return []
      case .element(ignoresWords: true): return []
      case .hidden, .shown, .identifier, .element, .container, .children, .representation, .help,
        .hint, .value, .traits, .heading, .priority, .adjustable, .action, .actions, nil:
        break
      }
    }
    return (children + secondary).flatMap(\.words)
  }
}
