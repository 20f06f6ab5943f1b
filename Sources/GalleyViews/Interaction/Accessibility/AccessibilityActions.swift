import GalleyGeometry

/// What an action of a view is for.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// One with a name of its own.
  public init(named name: Text) { self.name = "named" }

  /// What a tap does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaves what is shown.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// Does what matters most in an app, as taking a call.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// Removes the view.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Shows the view's menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
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
  /// No effect: accessibility actions are not run in an image.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// No effect: accessibility actions are not run in an image.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// No effect: accessibility actions are not run in an image.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// No effect: accessibility actions are not run in an image.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// No effect: accessibility actions are not run in an image.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    self
  }

  /// No effect: accessibility actions are not run in an image.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    self
  }

  /// No effect: accessibility actions are not run in an image.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    self
  }

  /// Makes the elements of the view adjustable: their actions are `increment` and `decrement`, which a session for programs
  /// performs. The image is the same.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    described(as: .adjustable(handler))
  }

  /// No effect: accessibility actions are not run in an image.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  /// No effect: accessibility actions are not run in an image.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    self
  }
}
