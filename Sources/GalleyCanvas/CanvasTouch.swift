import Galley

/// A touch from its beginning to its end. What it takes of time is the canvas's own.
package struct CanvasTouch: Equatable {
  package enum Action: Equatable {
    /// Several taps are a tenth of a second apart.
    case tap(count: Int)
    /// Seconds.
    case press(Double)
    case secondaryClick
    /// In points and seconds.
    case drag(by: CGSize, over: Double)
    /// Drags the knob of a slider to a value.
    case slide(to: Double)
    /// Makes a value larger or smaller by some steps.
    case adjust(AccessibilityAdjustmentDirection, count: Int)
    /// Performs an action that is no touch, by the name that elements tell.
    case perform(String)
  }

  package var action: Action
  /// In points of the canvas.
  package var place: CGPoint
  /// The view's label, or another one of its names: where one view alone has it, that view is touched, wherever it reacts. A
  /// switch is turned over beside its title.
  package var label: String?

  package init(_ action: Action, at place: CGPoint, label: String? = nil) {
    (self.action, self.place, self.label) = (action, place, label)
  }
}

/// A text that is typed.
package struct CanvasEntry: Equatable {
  package var text: String
  /// A place in the field, in points of the canvas; nil is the field with the focus.
  package var place: CGPoint?
  /// One of the field's names, as of `CanvasTouch`.
  package var label: String?
  /// Whether the text of the field is taken away first.
  package var replaces: Bool

  package init(
    _ text: String, at place: CGPoint? = nil, label: String? = nil, replaces: Bool = false
  ) {
    (self.text, self.place, self.label, self.replaces) = (text, place, label, replaces)
  }
}

/// What a question is about.
package enum CanvasSubject: Equatable {
  /// A view by its id in the tree of views, such as `0.1.2`, or by its name.
  case view(String)
  /// The innermost view of that frame; where none has it, the innermost view at its middle.
  case frame(CGRect)
}
