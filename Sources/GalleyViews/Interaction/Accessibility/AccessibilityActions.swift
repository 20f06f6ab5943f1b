import GalleyDiagnostics
import GalleyGeometry

/// What an action of a view is for.
///
/// The text of a name is read where the action is told, and never written.
public struct AccessibilityActionKind: Equatable, @unchecked Sendable {
  private enum Name: Equatable {
    case standard(ElementAction)
    case custom(Text)
  }
  private let name: Name

  private init(_ action: ElementAction) { name = .standard(action) }

  /// One with a name of its own.
  public init(named name: Text) { self.name = .custom(name) }

  /// What a tap does: it goes before what a button does by itself.
  public static let `default` = AccessibilityActionKind(.default)
  /// Leaves what is shown.
  public static let escape = AccessibilityActionKind(.escape)
  /// Does what matters most in an app, as taking a call.
  public static let magicTap = AccessibilityActionKind(.magicTap)
  /// Removes the view.
  public static let delete = AccessibilityActionKind(.delete)
  /// Shows the view's menu.
  public static let showMenu = AccessibilityActionKind(.showMenu)

  /// The name as it is told.
  func resolved(in environment: EnvironmentValues) -> PerformableAction.Name {
    switch name {
    case .standard(let action): .standard(action)
    case .custom(let text): .custom(text.words(in: environment))
    }
  }
}

/// The two ways of a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To a larger value.
  case increment
  /// To a smaller value.
  case decrement
}

/// What a group of actions is for.
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String

  /// Actions of no group.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// Actions that change what is shown.
  public static let edit = AccessibilityActionCategory(name: "edit")
}

/// A zoom that was asked for.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The two ways of a zoom.
  public enum Direction: Hashable, Sendable {
    /// Larger.
    case zoomIn
    /// Smaller.
    case zoomOut
  }
  /// Whether a larger or a smaller size was asked for.
  public let direction: Direction
  /// The middle of the zoom, in the unit square of the view.
  public let location: UnitPoint
  /// In points.
  public let point: CGPoint
}

nonisolated extension View {
  /// Adds an action that is no touch to the elements of the view (EL7). The image is the same: a session for programs performs
  /// the action.
  /// - Parameter actionKind: what the action is for. The default one also makes buttons of the elements.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    described(as: .action(actionKind, handler))
  }

  /// Adds an action of a name to the elements of the view (EL7).
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action of a name to the elements of the view (EL7).
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an action of a name to the elements of the view (EL7).
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds an action to the elements of the view that is called as a label says, which is never seen (EL7).
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let button = label().pressable(name: "accessibilityAction", action: action)
    return described(as: .actions(AnyView(button)))
  }

  /// Adds the buttons of a view that is never seen to the elements of the view, as actions with the names of their labels
  /// (EL7). A disabled button is none. States in the view begin anew each time; those around it stay.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    described(as: .actions(AnyView(content())))
  }

  /// Adds the buttons of a view that is never seen to the elements of the view, as actions with the names of their labels
  /// (EL7).
  /// - Parameter category: no effect: actions are told in one list.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }

  /// Makes the elements of the view adjustable: their actions are `increment` and `decrement`, which a session for programs
  /// performs. The image is the same.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    described(as: .adjustable(handler))
  }

  /// No effect: no session performs it.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  /// No effect: no session performs it.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    self
  }
}
