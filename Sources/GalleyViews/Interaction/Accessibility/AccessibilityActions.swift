import GalleyGeometry

/// What an action of a view is for.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// One with a name of its own.
  public init(named name: Text) { self.name = "named" }

  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// The two ways of a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

/// What a group of actions is for.
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String

  public static let `default` = AccessibilityActionCategory(name: "default")
  public static let edit = AccessibilityActionCategory(name: "edit")
}

/// A zoom that was asked for.
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Hashable, Sendable {
    case zoomIn
    case zoomOut
  }
  public let direction: Direction
  public let location: UnitPoint
  /// In points.
  public let point: CGPoint
}

nonisolated extension View {
  /// Changes nothing: nobody acts on an image.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Changes nothing: nobody acts on an image.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Changes nothing: nobody acts on an image.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Changes nothing: nobody acts on an image.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Changes nothing: nobody acts on an image.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    self
  }

  /// Changes nothing: nobody acts on an image.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    self
  }

  /// Changes nothing: nobody acts on an image.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    self
  }

  /// Changes nothing: nobody acts on an image.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    self
  }

  /// Changes nothing: nobody acts on an image.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  /// Changes nothing: nobody acts on an image.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    self
  }
}
